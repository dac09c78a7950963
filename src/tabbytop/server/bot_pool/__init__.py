"""Worker processes that choose moves for bots."""
