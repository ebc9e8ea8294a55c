"""Names and announcements for screen readers."""
