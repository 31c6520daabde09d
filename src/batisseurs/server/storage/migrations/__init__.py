"""Migrations: how the tables became what they are. Applied when a server is opened, see `schema`."""
