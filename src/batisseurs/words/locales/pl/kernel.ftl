# Co jądro mówi w każdej grze.

list-last = { $first } i { $last }

sealed-answer = { $seat } ma już odpowiedź.
sealed-withdraw = wycofaj swoją odpowiedź

# Błędy. { $text } to dokładny powód, słowami formatu pliku albo zasad.
error = { $text }
error-illegal-choice = Niemożliwe: { $text }
error-not-asked = Nie teraz: { $text }
error-unknown-game = Nie ma gry „{ $game }”. Są: { $games }.
error-unknown-bot = Nieznany bot: { $text }
error-bad-option = Niemożliwe: { $text }
error-bad-components = Plik elementów gry odrzucony: { $text }
error-bad-record = Zapis partii odrzucony: { $text }
error-bad-situation = Sytuacja odrzucona: { $text }
error-bad-save = Zapisany stół odrzucony: { $text }
error-cannot-write = Nic nie zapisano: { $text }
error-needs-library = Czegoś brakuje: { $text }
