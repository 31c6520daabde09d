"""What each reader sees of a room. Everything that leaves a room is a struct of `model.py`.

Hidden information is removed here and nowhere else.
"""
