"""The table: a match in progress, its dealer and its record."""
