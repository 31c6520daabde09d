"""Pushing what happens at a table to everyone who watches it: the hub, web sockets and event streams."""
