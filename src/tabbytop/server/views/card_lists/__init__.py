"""Lists of all cards of a game, with the number of copies, for the rules pages."""
