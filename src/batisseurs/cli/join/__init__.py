"""`batisseurs join`: a seat in a room elsewhere, where others play in browsers or in other terminals."""
