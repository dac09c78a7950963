"""The terminal: a plain but pleasant table in text."""
