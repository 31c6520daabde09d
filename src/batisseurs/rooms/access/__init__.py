"""Who may enter a room, take a seat, watch or invite; and names."""
