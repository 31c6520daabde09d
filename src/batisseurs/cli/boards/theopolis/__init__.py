"""Theopolis drawn as text."""
