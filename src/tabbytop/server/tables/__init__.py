"""A table: its log, its state and its commands. Nothing here waits, stores or sends."""
