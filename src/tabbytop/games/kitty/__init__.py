"""Here, Kitty, Kitty!: lure, steal and keep cats, with answers out of turn."""
