"""The benchmark: how fast the engine plays, beside other people's engines."""
