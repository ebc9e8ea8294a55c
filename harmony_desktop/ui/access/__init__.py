"""What screen readers are given."""
