"""Noughts and crosses: the smallest game that is a whole one."""
