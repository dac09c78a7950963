"""Questions other than a normal turn, in sentences: what a player is asked, about which card, and why."""
