"""Long-running checks, started by name with `python3 dev.py campaign NAME`."""
