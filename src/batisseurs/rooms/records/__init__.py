"""Game records of rooms: a room written as a record, and a record replayed into a room."""
