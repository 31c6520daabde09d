"""What one reader gets to see of a room. Everything that leaves a room is a struct of `model.py`.

What is hidden from a reader is cut here and nowhere else.
"""
