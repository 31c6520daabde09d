"""Theopolis: one module per chapter of its rules."""

PLACE = 1
