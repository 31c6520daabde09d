"""Bots at tables of this server: a pool of processes that think, and a fair queue of who is served next."""
