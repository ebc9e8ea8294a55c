"""The window: pages, the table, pictures, sound and accessibility."""
