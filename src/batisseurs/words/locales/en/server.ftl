# What the server and its commands say.

# The storage.

error-bad-database = This database cannot be used: { $text }
error-database-url = a database is named by { $file }, by the file alone, or by { $server }
error-database-foreign = it belongs to another program
error-database-newer = it has schema { $schema }, and this program knows schemas up to { $known }: a newer version of it has been here. Start that version.
error-database-no-sqlite = { $file } is a file of another kind
error-storage-full = the disk of the database is full. Try again when there is room.
error-storage-busy = the database is busy. Try again.
error-storage-read-only = the database can only be read now. Try again later.
error-storage-damaged = the database is damaged. Whoever runs this house must restore a backup.
error-storage-moved = the file of the database was moved or removed. Try again when it is back.
error-storage-gone = the database cannot be reached. Try again.
error-storage-no-room = nothing is kept under this name
error-storage-unstorable = a text has a character, or a number a size, that cannot be kept
error-database-empty = there is no house in it yet
error-database-not-empty = a backup is restored into an empty database only, and this one is not empty
error-bad-backup = This backup cannot be used: { $text }
error-no-backup = { $file } is no backup
error-backup-newer = { $file } has format { $version }, and this program reads formats up to { $known }
error-backup-newer-schema = { $file } has schema { $schema }, which this program does not know: a newer version wrote it
error-backup-damaged = { $file } is damaged or cut off: its checksum is wrong
error-backup-rows = the rows of { $file } contradict each other
