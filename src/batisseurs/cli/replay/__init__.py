"""`batisseurs replay`: a game record shown at once or step by step."""
