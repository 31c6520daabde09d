"""The browser client: its words, and itself in a browser."""
