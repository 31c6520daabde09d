"""`batisseurs play`: a game in this terminal, between people at one keyboard and bots."""
