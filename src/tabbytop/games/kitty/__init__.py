"""Here, Kitty, Kitty!: lure, steal and keep cats, with cards that answer out of turn."""
