"""The rules engine: states, steps, actions and views. It knows no particular game, no randomness and no files."""
