# Co mówią serwer i jego polecenia.

# Przechowywanie.

error-bad-database = Tej bazy danych nie można użyć: { $text }
error-database-url = bazę danych wskazuje się przez { $file }, sam plik albo { $server }
error-database-foreign = należy do innego programu
error-database-newer = ma schemat { $schema }, a ten program zna schematy do { $known }: była tu nowsza wersja programu. Uruchom tamtą wersję.
error-database-no-sqlite = { $file } jest plikiem innego rodzaju
error-storage-full = dysk bazy danych jest pełny. Spróbuj ponownie, gdy będzie miejsce.
error-storage-busy = baza danych jest zajęta. Spróbuj ponownie.
error-storage-read-only = bazę danych można teraz tylko czytać. Spróbuj ponownie później.
error-storage-damaged = baza danych jest uszkodzona. Osoba prowadząca ten dom musi przywrócić kopię zapasową.
error-storage-moved = plik bazy danych został przeniesiony lub usunięty. Spróbuj ponownie, gdy wróci.
error-storage-gone = baza danych jest nieosiągalna. Spróbuj ponownie.
error-storage-no-room = pod tą nazwą nic nie jest przechowywane
error-storage-unstorable = tekst ma znak albo liczba ma wielkość, której nie da się przechować
error-database-empty = nie ma w niej jeszcze domu
error-database-not-empty = kopię zapasową przywraca się tylko do pustej bazy danych, a ta nie jest pusta
error-bad-backup = Tej kopii zapasowej nie można użyć: { $text }
error-no-backup = { $file } nie jest kopią zapasową
error-backup-newer = { $file } ma format { $version }, a ten program czyta formaty do { $known }
error-backup-newer-schema = { $file } ma schemat { $schema }, którego ten program nie zna: zapisała ją nowsza wersja
error-backup-damaged = { $file } jest uszkodzona lub ucięta: jej suma kontrolna się nie zgadza
error-backup-rows = wiersze { $file } są ze sobą sprzeczne
