"""Tables at which people play: who may enter, what they may do, what they see. Logic over a storage.

`service.py` is the way in for every caller. `state` holds what a room is, `commands` what can be done there,
`access` who may do it, `views` what each reader sees, and `records` games that come in or go out as text.
Nothing here knows a network, a clock or a database: `storage.py` says what a storage must promise.
"""
