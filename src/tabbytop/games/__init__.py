"""The rules of each game. All game packages have the same layout."""
