"""Parts every page and table is built from: drawing, theme, languages, widgets, commands."""
