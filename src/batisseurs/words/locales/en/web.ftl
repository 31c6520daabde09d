# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-look-close = Close
web-look-toasts = Messages
