"""`batisseurs open` and `join`: a seat at a table of a server, where others play in browsers or terminals."""
