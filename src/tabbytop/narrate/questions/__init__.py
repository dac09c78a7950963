"""Questions in sentences: what a player is asked that isn't simply their turn, about which card, and why."""
