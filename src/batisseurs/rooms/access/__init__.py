"""Who may enter a room, sit down, watch or invite, and under which name."""
