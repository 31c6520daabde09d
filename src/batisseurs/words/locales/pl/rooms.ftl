# Co mówią pokoje: najpierw odmowy, potem zdarzenia.

error-room = { $text }
error-room-unknown = Nie ma takiego pokoju: { $text }
error-room-not-allowed = Nie wolno tego zrobić: { $text }
error-room-not-now = Nie teraz: { $text }
error-room-bad-request = To nie ma sensu: { $text }
error-room-stale = Gra poszła dalej: { $text }
error-room-rules-changed = Zasady się zmieniły: { $text }
error-room-storage = Nic się nie zmieniło: { $text }
error-room-version = pokój ma wersję { $version }, a nie { $said }
