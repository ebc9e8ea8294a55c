"""The window: starting, one instance, navigation, opening files, the log, pictures of pages."""
