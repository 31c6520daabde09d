"""Nehemiah drawn as text."""
