"""Running tables: the task of each, its listeners, sealed answers and bots."""
