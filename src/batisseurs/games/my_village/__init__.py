"""My Village: one module per chapter of its rules."""

PLACE = 3
