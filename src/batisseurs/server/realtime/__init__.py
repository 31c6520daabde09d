"""Pushing what happens at a table to everybody who watches it: the hub, web sockets and event streams."""
