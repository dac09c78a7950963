"""The games: rules only, each in rooms of the same names."""
