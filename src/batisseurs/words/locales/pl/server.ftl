# Co mówią serwer i jego polecenia.
