"""What can be done in a room: `model.py` lists the commands, `dispatch.py` finds the module of each.

One module for each subject. A command checks its sender and what is possible, then adds events to a draft.
If it is refused, nothing changes.
"""
