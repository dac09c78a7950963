"""The games: rules only. Each is a package with modules of the same names."""
