"""Benchmarks: how fast the engine, the search and the server are, compared with other projects."""
