"""What a room is: its events, the fold of them, and the table that the rules make of its lines.

Code that decides nothing and answers nobody belongs here. Commands add events; views read them.
"""
