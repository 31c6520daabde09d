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

# Ich szczegóły. Słowa formatów plików pozostają bez zmian.
error-at-line = wiersz { $line }: { $text }
error-because = { $text }: { $because }
error-over = gra jest skończona, nikt już nie decyduje
error-not-your-turn = { $who } teraz nie decyduje; gra czeka na { $others }
error-empty = pusty wiersz na nic nie odpowiada; możliwe: { $possible }
error-ambiguous = „{ $text }” jest niejednoznaczne: { $possible }
error-no-answer = „{ $text }” nie odpowiada na pytanie; możliwe: { $possible }
error-option-players = { $title } jest dla liczby graczy od { $least } do { $most }, nie dla { $number }.
error-no-option = { $title } nie ma opcji „{ $option }”. Są: { $options }.
error-option-switch = Opcja { $option } to true albo false, nie „{ $value }” ({ $rule }).
error-option-number = Opcja { $option } to liczba całkowita od { $least } do { $most }, nie „{ $value }” ({ $rule }).
error-option-word = Opcja { $option } to jedno z: { $allowed }, nie „{ $value }” ({ $rule }).
error-other-game = to jest z gry „{ $game }”, nie z „{ $expected }”
error-newer-record = zapisała ją nowsza wersja (format { $version }, ta czyta do { $known }); zaktualizuj batisseurs, żeby ją wznowić
error-newer-rules = grano według nowszych zasad { $title } (wersja { $version }, ta zna { $known }); zaktualizuj batisseurs, żeby ją wznowić
error-newer-situation = napisano ją dla nowszej wersji (format { $version }, ta czyta do { $known }); zaktualizuj batisseurs, żeby ją odczytać
error-no-record = to nie jest zapis partii: powinien zaczynać się od „{ $word }”
error-record-version = „{ $version }” nie jest wersją formatu zapisu
error-record-cut-line = zapis urywa się w środku wiersza
error-record-cut-header = zapis urywa się w nagłówku
error-record-second = drugi wiersz „{ $tag }”
error-record-seat = tu powinno być miejsce { $expected }
error-record-lacks = nagłówek nie ma wiersza „{ $tag }”
error-record-number = wiersz „{ $tag }” w nagłówku nie ma liczby: „{ $value }”
error-record-situation = sytuacja jest uszkodzona: { $reason }
error-record-goes-on = gra jest już skończona
error-record-line = „{ $text }” nie jest wierszem partii; liczba graczy: { $players }
error-record-result = wiersz z wynikiem jest błędny
error-record-seats = nagłówek wymienia miejsca: { $number }, a graczy jest: { $players }
error-record-other-situation = sytuacja ma innych graczy albo inne opcje niż nagłówek
error-record-components = grano elementami { $fingerprint }, a tu są { $here }; podaj plik elementów gry, którym grano
error-record-choice = „{ $text }”
error-record-not-over = ma wynik, ale gra nie jest skończona i czeka na { $waiting }
error-record-no-result = zapis jest urwany: gra jest skończona, ale brakuje wiersza z wynikiem
error-record-other-result = wiersz z wynikiem różni się od wyniku gry
error-no-situation = to nie jest sytuacja: powinna zaczynać się od „situation = 1”
error-situation-toml = to nie jest poprawny TOML: { $reason }
error-situation-game = nie mówi, z jakiej jest gry: game = …
error-situation-tables = „options” i „table” to tabele: [options], [table]
error-situation-seed = ziarno (seed) to liczba całkowita, nie „{ $value }”
error-situation-turn = turn: „{ $value }” nie jest miejscem; są od p1 do { $last }
error-situation-key = sytuacja nie ma „{ $key }”; ma: { $known }
error-situation-written = napisano ją z { $key } „{ $value }”, a tu { $key } to „{ $here }”
error-situation-no-players = nie mówi, ilu jest graczy: players = …
error-situation-pending = to, co czeka, nie pasuje do tego, co leży na stole
