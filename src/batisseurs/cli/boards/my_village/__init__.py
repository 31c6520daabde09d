"""My Village drawn as text."""
