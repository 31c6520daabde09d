"""What a host does with a server: check, back up, restore, verify, moderate, and clean up."""
