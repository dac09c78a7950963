"""The table: one match being played, its dealer and its record."""
