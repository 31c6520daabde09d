"""Processes with a limit of time and memory, for what strangers send and for bots."""
