"""The pages of the window, one module each; loaded when they are first shown."""
