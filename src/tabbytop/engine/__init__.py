"""The rules engine: states, steps, actions and views. It is independent of any game, of randomness and of files."""
