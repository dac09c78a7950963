"""The engine: log entries, steps and views; it knows no game, no dice and no files."""
