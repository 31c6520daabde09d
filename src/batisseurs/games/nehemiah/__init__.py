"""Nehemiah: the wall, the Temple and the guard of Jerusalem, rebuilt by workers on a grid of cards."""

PLACE = 2
