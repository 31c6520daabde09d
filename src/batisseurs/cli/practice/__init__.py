"""`batisseurs practice`: the puzzles of a game in this terminal."""
