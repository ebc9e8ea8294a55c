"""About the program, and its licences."""
