"""My Village."""
