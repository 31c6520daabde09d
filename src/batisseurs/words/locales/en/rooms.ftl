# What rooms say: refusals first, then events.

error-room = { $text }
error-room-unknown = There is no such room: { $text }
error-room-not-allowed = You may not do that: { $text }
error-room-not-now = Not now: { $text }
error-room-bad-request = That makes no sense: { $text }
error-room-stale = The table has moved on: { $text }
error-room-rules-changed = The rules have changed: { $text }
error-room-storage = Nothing was changed: { $text }
error-room-version = the room is at version { $version }, not { $said }
