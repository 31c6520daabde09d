"""Migrations: how the tables became what they are. Applied when a house is opened, see `schema`."""
