"""The state of a room: its events, the room that they add up to, and the table that the rules make of it.

Code here makes no decisions and sends no answers. Commands add events; views read them.
"""
