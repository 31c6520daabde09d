"""Tables at which people play: who may enter, what they may do, what they see. Logic on top of a storage.

`service.py` is the entry point for every caller. `state` is what a room consists of, `commands` what can be
done there, `access` who may do it, `views` what each reader sees, and `records` import and export of games.
Nothing here knows a network, a clock or a database: `storage.py` is the interface of a storage.
"""
