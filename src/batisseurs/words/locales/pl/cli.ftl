# Terminal.

# Przy stole.
cli-welcome = { $title }
cli-how-to = Odpowiadaj numerem albo słowami z ekranu. „?” wszystko wyjaśnia, „koniec” zapisuje i kończy.
cli-resumed =
    { $number ->
        [one] Wznowiono po { $number } wierszu: { $file }
        [few] Wznowiono po { $number } wierszach: { $file }
        [many] Wznowiono po { $number } wierszach: { $file }
       *[other] Wznowiono po { $number } wiersza: { $file }
    }
cli-already-over = Ta gra jest zakończona: { $file }
cli-prompt = { $seat }>
cli-turn-built = { $seat }, twoja tura jest gotowa. Enter: dalej, „cofnij”: cofnij ostatni ruch:
cli-hide = { $seat }, naciśnij Enter, żeby ukryć swoją rękę.
cli-hide-answer = { $seat }, naciśnij Enter, żeby ukryć swoją odpowiedź, albo wpisz „wycofaj”, żeby ją cofnąć.
cli-hand-over = Kolej na: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-ready = { $seat }, naciśnij Enter.
cli-small = Ten terminal jest mały ({ $columns } × { $lines }): od { $least_columns } kolumn i { $least_lines } wierszy stół wygląda lepiej. Gra toczy się dalej; sam Enter rysuje stół na nowo po zmianie rozmiaru.
cli-since-choice = Od twojego ostatniego ruchu
cli-since-turn = Od twojej ostatniej tury
cli-at-keyboard = Przy klawiaturze: { $seat }.
cli-name-person = Gracz { $number }
cli-name-bot = Bot { $number }
cli-seated = Przy stole: { $names }
cli-thinking = { $seat } myśli…
cli-bot-lost =
    { $fault ->
        [late] { $seat }: brak odpowiedzi w ciągu { $seconds } s
        [stopped] { $seat }: program się zakończył
       *[nonsense] { $seat }: program odpowiedział czymś, co nie jest możliwym ruchem
    }; zamiast niego wybrał bot amator.
cli-chance-is-person = Wszystkie losowania i rzuty wpisujesz tutaj.
cli-chance-how = Wpisz, co wypadło przy twoim stole: numer lub nazwę. Kilka w jednym wierszu odpowiada też na następne pytania: „{ $example }”. „los” każe programowi wylosować ten raz, „los wszystko” aż do czyjegoś ruchu. „cofnij” cofa błędny wpis.
cli-chance-list =
    { $number ->
        [one] Może wypaść { $number } rzecz. Enter ją pokazuje.
        [few] Mogą wypaść { $number } rzeczy. Enter je pokazuje.
        [many] Może wypaść { $number } rzeczy. Enter je pokazuje.
       *[other] Może wypaść { $number } rzeczy. Enter je pokazuje.
    }
cli-chance-order = W tej kolejności: { $places }
cli-chance-all = wszystko
cli-chance = Los

# Co nie jest odpowiedzią.
cli-empty-answer = Pusta odpowiedź. Wpisz numer od { $least } do { $most }, słowa którejś akcji albo „?”.
cli-no-number = Nie ma akcji { $number }. Są od { $least } do { $most }.
cli-no-choice = „{ $text }” nie jest żadną z akcji od { $least } do { $most }. „? { $text }” może powie dlaczego, „stół” pokazuje jeszcze raz stół, „?” pokazuje polecenia.
cli-chance-not-there = „{ $text }” nie może teraz wypaść. Enter pokazuje, co może.
cli-chance-held = „{ $text }” jest już na innej ręce i nie może wypaść. Jeśli wypadło przy twoim stole, odłóż to na bok i weź następne.
cli-chance-left-over = Nic więcej się tu nie losuje. Niewykorzystane: { $text }.
cli-ambiguous = „{ $text }” może oznaczać: { $choices }. Wpisz trochę więcej.
cli-not-possible = „{ $text }” jest teraz niemożliwe: { $reason } ({ $rule }).
cli-possible = To jest możliwe pod numerem { $number }: { $choice }.
cli-nothing-known = Nic nie wiadomo o „{ $text }”. Spróbuj słów którejś akcji albo nazwy karty.
cli-card-which = Która karta? Na przykład: karta { $card }
cli-no-guide = { $title } nie ma jeszcze poradnika dla początkujących.
cli-no-rule = Nie ma zasady „{ $rule }”. Są od { $first } do { $last }.
cli-rule = { $rule }: { $text }
cli-sources = Wydrukowane wartości: { $sources }.
cli-labelled = { $label }: { $what }
cli-lang-which = Jaki język? Są: { $languages }. Teraz: { $language }.

# Polecenia podczas gry: co wpisać i co to robi.
cli-word-help = pomoc
cli-word-why = dlaczego
cli-word-what = co
cli-word-explain = wyjaśnij
cli-word-chance = los
cli-word-guide = poradnik
cli-word-table = stół
cli-word-scores = punkty
cli-word-recap = skrót
cli-word-log = dziennik
cli-word-card = karta
cli-word-legend = legenda
cli-word-rule = zasada
cli-word-again = ponów
cli-word-show = pokaż
cli-word-undo = cofnij
cli-word-withdraw = wycofaj
cli-word-auto = auto
cli-word-lang = język
cli-word-save = zapisz
cli-word-quit = koniec
cli-help-answers = Odpowiedz numerem albo słowami; wystarczy początek, jeśli jest jednoznaczny. Ponadto:
cli-help-outcomes = To, co wypadło, wpisz numerem lub nazwą; wystarczy początek, jeśli jest jednoznaczny. Kilka w jednym wierszu, rozdzielonych przecinkami lub spacjami, odpowiada też na następne pytania. Ponadto:
cli-help-help = ta strona; „? 3” wyjaśnia akcję 3, „? { $choice }” mówi, czy to możliwe i dlaczego nie, „? { $card }” objaśnia kartę, „? { $rule }” zasadę
cli-help-help-outcome = ta strona; „? 3” wyjaśnia wynik 3, „? { $card }” objaśnia kartę, „? { $rule }” zasadę
cli-help-chance = każe losować programowi; „los 5” losuje pięć razy, „los wszystko” aż do czyjegoś ruchu
cli-help-guide = mówi, jak grać, na jednej stronie
cli-help-table = pokazuje jeszcze raz cały stół
cli-help-scores = pokazuje dotychczasowe punkty według kategorii
cli-help-recap = pokazuje, co się stało od twojej ostatniej tury
cli-help-log = pokazuje ostatnie wiersze dziennika; „dziennik 100” pokazuje więcej
cli-help-card = mówi, co robi karta albo inny element gry: „karta { $card }”
cli-help-legend = objaśnia symbole gry
cli-help-rule = podaje zasadę: „zasada 36”
cli-help-again = wraca na początek zadania
cli-help-show = gra rozwiązanie zadania
cli-help-undo = cofa twój ostatni ruch, dopóki nic nie wylosowano i nikt inny nie wykonał ruchu
cli-help-undo-outcome = cofa ostatni wpis albo twój ruch tuż przed nim; „cofnij 3” cofa trzy
cli-help-withdraw = wycofuje twoją tajną odpowiedź, dopóki nie odpowiedzieli wszyscy
cli-help-auto = „auto tura”: powtarzające się propozycje są odrzucane do twojej następnej tury, „auto runda”: do końca rundy, „auto KARTA”: zawsze te z tej karty; „auto nie” przywraca pytania, samo „auto” mówi, co obowiązuje
cli-help-lang = zmienia język: „język en”, „język fr”
cli-help-save = zapisuje grę; „zapisz PLIK” zapisuje kopię
cli-help-quit-practice = kończy; rozwiązane zadania są zapamiętane
cli-help-quit = zapisuje i kończy; „--resume” wznawia
cli-scores-hidden = Punkty są ukryte do końca gry.
cli-log-earlier =
    { $number ->
        [one] ({ $number } wcześniejszy wiersz)
        [few] ({ $number } wcześniejsze wiersze)
        [many] ({ $number } wcześniejszych wierszy)
       *[other] ({ $number } wcześniejszego wiersza)
    }
cli-undone = Cofnięto: { $choice }
cli-undone-with-it =
    { $number ->
        [one] Wraz z nim cofnięto { $number } późniejszy ruch.
        [few] Wraz z nim cofnięto { $number } późniejsze ruchy.
        [many] Wraz z nim cofnięto { $number } późniejszych ruchów.
       *[other] Wraz z nim cofnięto { $number } późniejszego ruchu.
    }
cli-undo-start = Nie ma czego cofać.
cli-undo-chance = Dalej cofnąć nie można: po twoim ostatnim ruchu coś wylosowano ({ $choice }).
cli-undo-other = Dalej cofnąć nie można: ruch wykonał już ktoś inny ({ $choice }).
cli-withdraw-nothing = Nie masz tajnej odpowiedzi, którą można wycofać.
cli-may-withdraw = „wycofaj” cofa to, co jest już w twojej odpowiedzi.

# Automatyczne odpowiedzi: słowa po poleceniu i to, co się mówi.
cli-auto-turn = tura
cli-auto-round = runda
cli-auto-off = nie
cli-auto-hint = Za dużo pytań? „auto tura”, „auto runda” albo „auto” z nazwą karty odrzuca takie propozycje za ciebie.
cli-auto-none = Nie ma automatycznych odpowiedzi. „auto tura” odrzuca propozycje do twojej następnej tury, „auto runda” do końca rundy, „auto” z nazwą karty zawsze te z tej karty.
cli-auto-until-turn = Propozycje są odrzucane automatycznie do twojej następnej tury.
cli-auto-until-round = Propozycje są odrzucane automatycznie do końca rundy.
cli-auto-for-card = Propozycje z tej karty są odrzucane automatycznie: { $card }.
cli-auto-how-to-end = „auto nie” przywraca pytania.
cli-auto-revoked = Wyłączono automatyczne odpowiedzi.
cli-auto-what = „{ $text }” to ani „tura”, ani „runda”, ani „nie”, ani nazwa jednej karty.
cli-auto-gave =
    { $number ->
        [one] Automatycznie odrzucono { $number } propozycję.
        [few] Automatycznie odrzucono { $number } propozycje.
        [many] Automatycznie odrzucono { $number } propozycji.
       *[other] Automatycznie odrzucono { $number } propozycji.
    }
cli-saved = Zapisano: { $file }
cli-left = Gra jest zapisana: { $file } — wznowienie: batisseurs play --resume
cli-left-unsaved = Gry NIE udało się zapisać: { $file }
cli-kept = Zapis gry: { $file }

# Koniec.
cli-winners =
    { $number ->
        [one] Wygrywa: { $names }.
        [few] Zwycięstwo dzielą: { $names }.
        [many] Zwycięstwo dzielą: { $names }.
       *[other] Zwycięstwo dzielą: { $names }.
    }
cli-over = Koniec gry: { $ending }.
cli-total = Wynik

# Listy i sprawdzanie.
cli-game = Gra
cli-title = Tytuł
cli-players = Gracze
cli-what = Opis
cli-path = Element
cli-value = Wartość
cli-source = Źródło
cli-source-rulebook = instrukcja
cli-source-public = publiczne
cli-source-reconstructed = odtworzone
cli-waits-for = Ruch ma { $seat }: { $prompt }
cli-waits-for-chance = Losowanie: { $prompt }
cli-record-ok =
    { $number ->
        [one] ok. { $title }, { $number } wiersz. { $ending }
        [few] ok. { $title }, { $number } wiersze. { $ending }
        [many] ok. { $title }, { $number } wierszy. { $ending }
       *[other] ok. { $title }, { $number } wiersza. { $ending }
    }
cli-record-going-on =
    { $number ->
        [one] ok. { $title }, { $number } wiersz, gra w toku.
        [few] ok. { $title }, { $number } wiersze, gra w toku.
        [many] ok. { $title }, { $number } wierszy, gra w toku.
       *[other] ok. { $title }, { $number } wiersza, gra w toku.
    }
cli-components-ok = { $file }: ok. Elementy gry { $title }, odcisk { $fingerprint }.
cli-components-note = Uwaga: { $note }
cli-position-ok =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } gracz. Ruch ma { $seat }: { $prompt }
        [few] { $file }: ok. { $title }, { $number } graczy. Ruch ma { $seat }: { $prompt }
        [many] { $file }: ok. { $title }, { $number } graczy. Ruch ma { $seat }: { $prompt }
       *[other] { $file }: ok. { $title }, { $number } gracza. Ruch ma { $seat }: { $prompt }
    }
cli-position-over =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } gracz. Koniec gry.
        [few] { $file }: ok. { $title }, { $number } graczy. Koniec gry.
        [many] { $file }: ok. { $title }, { $number } graczy. Koniec gry.
       *[other] { $file }: ok. { $title }, { $number } gracza. Koniec gry.
    }
cli-simulating = Symulacja
cli-simulation-stopped =
    { $number ->
        [one] Przerwano po { $number } grze.
        [few] Przerwano po { $number } grach.
        [many] Przerwano po { $number } grach.
       *[other] Przerwano po { $number } gry.
    }
cli-simulated =
    { $number ->
        [one] { $number } gra, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
        [few] { $number } gry, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
        [many] { $number } gier, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
       *[other] { $number } gry, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
    }
cli-bot = Bot
cli-seat = Miejsce
cli-wins = Wygrane
cli-win-rate = % wygranych
cli-interval = Przedział 95 %
cli-mean-score = Średni wynik
cli-mean-rank = Średnia lokata
cli-ending = Zakończenie
cli-games = Gry
cli-share = Udział
cli-length = Długość gry
cli-length-decisions = decyzje
cli-length-lines = wiersze zapisu gry
cli-least = Najmniej
cli-mean = Średnio
cli-most = Najwięcej
cli-simulation-lost = { $bot }: brak poprawnej odpowiedzi (ile razy: { $number }); zamiast niego wybrał bot amator.
cli-simulation-records = Zapisy gier: { $file }

# Pomoc do poleceń.
cli-about = Gry planszowe o budowaniu miast: do grania, symulowania i badania.
cli-about-games = Wymienia gry.
cli-about-guide = Powiedz, jak grać w daną grę, na jednej stronie.
cli-about-play = Gra w terminalu. Przeciw botom albo z innymi przy tej samej klawiaturze; gra jest zapisywana po każdym ruchu.
cli-about-simulate = Boty rozgrywają wiele gier, a program liczy. Działają wszystkie rdzenie; ich liczba nie zmienia wyniku.
cli-about-train = Uczy się z gier między botami, ile waży każda cecha pozycji.
cli-about-practice = Małe pozycje z celem na jedną turę, od łatwych do trudnych. Postęp jest zapamiętywany.
cli-about-puzzles = Boty grają, a program zapisuje pozycje dobre do ćwiczenia.
cli-about-replay = Pokazuje zapis gry, zdanie po zdaniu.
cli-about-record = Sprawdza zapisy gier.
cli-about-record-check = Odtwarza zapisy gier i mówi o każdym, czy jest zgodny z zasadami.
cli-about-components = Pokazuje lub sprawdza elementy gry. Każda wydrukowana wartość ma źródło; plik z innymi wartościami można sprawdzić.
cli-about-position = Tworzy i sprawdza pozycje (stan stołu jako dokument).
cli-about-position-check = Mówi, czy pozycja jest możliwa i kto ma w niej ruch.
cli-option-version = Pokazuje wersję i kończy.
cli-form-compiled = skompilowany
cli-form-plain = zwykły Python
cli-form-stale = zwykły Python: skompilowano inne źródła; `make compile` skompiluje je na nowo
cli-option-help = Pokazuje tę stronę i kończy.
cli-option-install-completion = Instaluje uzupełnianie dla tej powłoki.
cli-option-show-completion = Pokazuje skrypt uzupełniania dla tej powłoki.
cli-option-game = Gra, o nazwie takiej jak w „games”.
cli-option-lang = Język; domyślnie BATISSEURS_LANG, potem wybrany wcześniej, potem język systemu.
cli-option-no-color = Bez kolorów (jak przy ustawieniu NO_COLOR).
cli-option-json = Pisze JSON dla innych programów.
cli-option-components = Gra z wartościami z tego pliku elementów.
cli-option-option = Ustawia opcję stołu; można podać kilka razy.
cli-option-players = Liczba graczy.
cli-option-seed = Liczba całkowita: to samo ziarno daje te same karty.
cli-option-seats = Kto gra, w kolejności tur: person albo bot, opcjonalnie z imieniem, np. Ann=person,casual. program:POLECENIE – gra własny program.
cli-option-resume = Wznawia zapisaną grę; bez pliku najnowszą.
cli-option-save = Zapisuje grę w tym nowym pliku.
cli-option-from = Zaczyna od tej pozycji.
cli-option-chance = Kto losuje: program albo osoba (person), która wpisuje, co wypada przy prawdziwym stole.
cli-option-record-file = Plik z zapisem gry.
cli-option-record-files = Pliki z zapisami gier.
cli-option-position-file = Plik z pozycją.
cli-option-to = Kończy po tym wierszu pliku.
cli-option-number = Który zapis gry, jeśli plik zawiera ich kilka.
cli-option-view = Czyimi oczami patrzeć: gracza (p1, p2, …) albo widza (spectator).
cli-option-check = Sprawdza ten plik elementów zamiast pokazywać wartości.
cli-option-games = Ile gier.
cli-option-train-by = Jak się uczyć: pairs (wagi idą za zwycięzcą z dwóch botów) albo points (przewidują punkty na koniec).
cli-option-train-out = Dokąd zapisać wagi.
cli-trained = Wyuczone wagi (gier: { $games }): { $file }
cli-option-bots = Które boty grają, np. strong,casual. program:POLECENIE – gra własny program.
cli-option-cores = Ilu rdzeni użyć; domyślnie wszystkich.
cli-option-out = Zapisuje wszystkie gry do tego pliku.

# Co jest nie tak z poleceniem.
cli-error-language = Nie ma języka „{ $language }”. Możliwe: { $languages }.
cli-error-which-game = Która gra? Możliwe: { $games }.
cli-error-option-form = „{ $given }” nie jest opcją. Pisz nazwa=wartość; możliwe: { $options }.
cli-error-seat = „{ $given }” nie może zająć miejsca. Możliwe: { $choosers }, także z imieniem: Ann=person.
cli-error-chance = „{ $given }” nie może losować. Możliwe: { $choosers }.
cli-error-seats-number = Liczba podanych miejsc: { $number }, a graczy ma być { $players }.
cli-error-same-name = Dwa miejsca mają imię „{ $name }”.
cli-error-resume-options = Wznawiana gra ma już graczy, opcje i ziarno: pomiń --players, --option, --seed i --from.
cli-error-other-game = { $file } jest z gry { $game }, nie { $asked }.
cli-error-several-records =
    { $number ->
        [one] { $file } zawiera { $number } zapis gry.
        [few] { $file } zawiera { $number } zapisy gier; wznowić można tylko plik z jednym.
        [many] { $file } zawiera { $number } zapisów gier; wznowić można tylko plik z jednym.
       *[other] { $file } zawiera { $number } zapisu gier; wznowić można tylko plik z jednym.
    }
cli-error-record-number =
    { $most ->
        [one] { $file } zawiera { $most } zapis gry, nie ma numeru { $number }.
        [few] { $file } zawiera { $most } zapisy gier, nie ma numeru { $number }.
        [many] { $file } zawiera { $most } zapisów gier, nie ma numeru { $number }.
       *[other] { $file } zawiera { $most } zapisu gier, nie ma numeru { $number }.
    }
cli-error-line = Ruchy są w wierszach po { $least } aż do { $most }, nie w wierszu { $line }.
cli-error-view = „{ $view }” nie jest widokiem. Możliwe: od p1 do { $last }, spectator.
cli-error-position-players =
    { $number ->
        [one] W tej pozycji jest { $number } gracz.
        [few] W tej pozycji jest { $number } graczy.
        [many] W tej pozycji jest { $number } graczy.
       *[other] W tej pozycji jest { $number } gracza.
    }
cli-error-position-options = Pozycja ma już swoje opcje: pomiń --option.
cli-error-nothing-saved = Nie ma zapisanej gry w { $folder }.
cli-error-exists = { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
cli-error-no-file = Nie ma pliku { $file }.
cli-error-folder = { $file } to folder, nie plik.
cli-error-too-large = { $file } jest za duży na taki plik.
cli-error-not-text = { $file } nie jest tekstem w UTF-8.
cli-error-unreadable = Nie można odczytać { $file }: { $reason }.
cli-error-save = Nie udało się zapisać gry w { $file }: { $reason }. Poprzedni zapis jest nienaruszony, a gra toczy się dalej.
cli-error-system = System odmówił dostępu do { $file }: { $reason }.
cli-error-system-output = System odmówił: { $reason }.
cli-error-bug = Ten program ma błąd ({ $error }). Uruchom go z BATISSEURS_DEBUG=1, żeby zobaczyć gdzie, i zgłoś to nam.
cli-error-no-such-option = { $command } nie ma opcji { $option }. Możliwe: { $options }.
cli-error-needs-value = Opcja { $option } polecenia { $command } wymaga wartości.
cli-error-missing = W { $command } brakuje: { $name }; „{ $command } --help” mówi więcej.
cli-error-not-a-number = { $name } to liczba całkowita.
cli-error-bad-value = { $name }: { $text }
cli-error-no-command = { $command } nie ma polecenia „{ $name }”. Możliwe: { $commands }.
cli-error-extra = { $command } nie potrzebuje „{ $text }”.
cli-error-usage = { $command }: { $text }
cli-error-bot = Nie ma bota „{ $bot }”. Możliwe: { $bots }.
cli-error-many-bots = Boty ({ $number }) nie zmieszczą się na miejscach ({ $players }).
cli-error-at-least-one = { $name } wynosi co najmniej 1, nie { $number }.
cli-no-reason = „{ $text }” nie jest teraz możliwą akcją. O co chodzi:

# Symulacja na jednej stronie (simulate --report).
cli-report-title = Symulacja gry { $title }
cli-report-played =
    { $number ->
        [one] { $number } gra, liczba graczy: { $players } ({ $bots }), łącznie decyzji: { $decisions }.
        [few] { $number } gry, liczba graczy: { $players } ({ $bots }), łącznie decyzji: { $decisions }.
        [many] { $number } gier, liczba graczy: { $players } ({ $bots }), łącznie decyzji: { $decisions }.
       *[other] { $number } gry, liczba graczy: { $players } ({ $bots }), łącznie decyzji: { $decisions }.
    }
cli-report-incomplete =
    { $number ->
        [one] Przerwano: rozegrano { $number } grę z { $asked }.
        [few] Przerwano: rozegrano { $number } gry z { $asked }.
        [many] Przerwano: rozegrano { $number } gier z { $asked }.
       *[other] Przerwano: rozegrano { $number } gry z { $asked }.
    }
cli-report-seat = Miejsce { $number }
cli-report-wins = Zwycięstwa
cli-report-seats = Przewaga miejsca
cli-report-scores = Punkty według kategorii
cli-report-lengths = Długość gry
cli-report-endings = Zakończenia gry
cli-report-made = Jak powstała ta strona
cli-report-more = Więcej zwycięstw, niż wynosi równy udział, i nie tłumaczy tego przypadek: { $names }.
cli-report-less = Mniej zwycięstw, niż wynosi równy udział, i nie tłumaczy tego przypadek: { $names }.
cli-report-equal = Żaden udział zwycięstw nie różni się od równego bardziej, niż tłumaczy to przypadek.
cli-report-how-intervals = Romb to udział wygranych gier (zwycięstwo dzielone liczy się jako ułamek), pasek to jego przedział 95 %, linia przerywana to równy udział: { $share }.
cli-report-how-seats = Niezależnie od tego, kto tam siedział: boty przesuwają się co grę o jedno miejsce. Ostatnie kolumny tabeli to średnie punkty według kategorii.
cli-report-how-scores = Jak często na koniec osiągano każdą liczbę punktów, jako udział gier; linia przerywana to średnia.
cli-report-how-lengths = Decyzje wszystkich graczy w grze, także wymuszone, jako udział gier; linia przerywana to średnia.
cli-report-how-endings = Udział gier z każdym zakończeniem.
cli-report-part = najwyżej { $part } %
cli-report-median = Mediana
cli-report-rules = Wersja zasad
cli-report-components = Odcisk elementów gry
cli-report-options = Opcje
cli-report-seed = Ziarno
cli-report-again = Te same gry jeszcze raz, na dowolnej liczbie rdzeni:
cli-report-written = Raport: { $file }
cli-option-report = Rysuje wyniki w tym nowym pliku: jedna strona HTML, w której jest wszystko.
cli-renamed = „{ $old }” nazywa się teraz „{ $new }”; stara nazwa działa do następnego wydania.
cli-error-no-folder = Nie ma folderu { $folder }.
cli-error-closed-folder = W folderze { $folder } nie można nic zapisać.

# Powtórka zapisu gry.
cli-option-tell = Pokazuje wszystko od razu, także w terminalu.
cli-option-auto = W terminalu: odtwarza automatycznie, każdy wiersz przez tyle sekund.
cli-replay-next = dalej
cli-replay-back = wstecz
cli-replay-start = początek
cli-replay-end = finał
cli-replay-auto = auto
cli-replay-view = widok
cli-replay-next-does = o wiersz dalej
cli-replay-back-does = o wiersz wstecz
cli-replay-start-does = przed pierwszy wiersz
cli-replay-end-does = za ostatni wiersz
cli-replay-auto-does = odtwarza automatycznie; „auto 0,5” po pół sekundy na wiersz; + szybciej, - wolniej, każdy inny klawisz zatrzymuje
cli-replay-view-does = widok innego gracza: „widok p1”; bez niczego widok widza
cli-replay-help-does = ta strona
cli-replay-quit-does = kończy powtórkę
cli-replay-keys = Spacja, Enter albo → idzie dalej, ← wstecz, Page Up i Page Down o dziesięć wierszy, Home i End na oba końce. Liczba przechodzi do tego wiersza pliku. Poza tym, z Enterem, wystarczy początek słowa:
cli-replay-hint = [Spacja] dalej · [←] wstecz · liczba: wiersz · auto · ? · koniec
cli-replay-running = Automatycznie, { $seconds } s na wiersz · [+] szybciej · [-] wolniej · każdy inny klawisz zatrzymuje
cli-replay-where = { $title } · { $file } · wiersz { $line } z { $last } · { $seat }
cli-replay-spectator = widz
cli-replay-nothing-yet = Nikt jeszcze nie wykonał ruchu.
cli-replay-at-start = To jest początek.
cli-replay-at-end = To jest koniec.
cli-replay-low = Terminal jest za niski na cały stół: pokazuje go „stół”.
cli-replay-unknown = „{ $text }” nie jest poleceniem powtórki. Możliwe: { $words } i numery wierszy.
cli-replay-error-speed = Każdy wiersz może być widoczny od { $least } do { $most } sekund, nie „{ $text }”.

# Pozycje na początek i z zapisów gier.
cli-about-position-new = Zapisuje pozycję na początek. Każdy klucz jest objaśniony; można w nią grać od razu.
cli-about-position-at = Zapisuje pozycję z zapisu gry: wszystko albo tylko to, co może wiedzieć jeden gracz.
cli-option-new-file = Nowy plik; bez niego dokument zostaje pokazany.
cli-option-line = Po tym wierszu pliku z zapisem gry; domyślnie po ostatnim.
cli-option-seen = Tylko to, co może wiedzieć ten gracz (p1, p2, …) albo widz; ukryte karty jako liczby.
cli-position-written = Pozycja: { $file }
cli-position-head =
    { $number ->
        [one] Pozycja gry { $title } dla { $number } gracza. Wiersze zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
        [few] Pozycja gry { $title } dla { $number } graczy. Wiersze zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
        [many] Pozycja gry { $title } dla { $number } graczy. Wiersze zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
       *[other] Pozycja gry { $title } dla { $number } gracza. Wiersze zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
    }
cli-position-key-position = Wersja tego formatu.
cli-position-key-game = Gra.
cli-position-key-players = Liczba miejsc.
cli-position-key-components = Odcisk elementów gry, dla których jest przeznaczona; z innymi zostanie odrzucona.
cli-position-key-turn = Czyja tura się zaczyna: p1, p2, …
cli-position-key-seed = Rozdaje to, czego nie podano. Inna liczba całkowita rozdaje inaczej.
cli-position-key-pending = „pending” i „sealed” mówią, na co gra czeka w środku tury. Zapisuje je „batisseurs position at PLIK”; ręcznie nie są potrzebne.
cli-position-names = Nazwy do użycia, z tym, co wydrukowano:
cli-position-at = { $file } po wierszu { $line }.
cli-position-at-seen = { $file } po wierszu { $line }, to, co może wiedzieć { $seat }. Resztę rozdaje ziarno.
cli-error-position-seen = Tego, co w tej chwili może wiedzieć { $seat }, nie da się zapisać jako pozycji. Wybierz wiersz wcześniejszy albo późniejszy.

# Strony --help: nagłówki, oznaczenia i to, co zastępuje wartość.
cli-page-usage = Użycie:
cli-page-arguments = Argumenty:
cli-page-options = Opcje:
cli-page-commands = Polecenia:
cli-page-some-options = [OPCJE]
cli-page-a-command = POLECENIE [ARGUMENTY]...
cli-page-required = (wymagane)
cli-page-default = (domyślnie: { $value })
cli-metavar-file = PLIK
cli-metavar-line = WIERSZ
cli-metavar-seconds = SEKUNDY
cli-metavar-name = NAZWA
cli-metavar-value = WARTOŚĆ
cli-metavar-record = ZAPIS
cli-metavar-game = GRA
cli-error-no-value = Opcja { $option } polecenia { $command } nie przyjmuje wartości.

# Miejsce przy stole na serwerze (join).
cli-about-join = Gra przy stole na serwerze, przez link. Inni grają w przeglądarkach lub terminalach; gdy odejdziesz, twoje miejsce czeka.
cli-option-link = Link do miejsca: http…/rooms/STÓŁ#KLUCZ. Bez #KLUCZ wracasz na miejsce, które już masz.
cli-option-name = Imię, pod którym grasz.
cli-metavar-link = LINK
cli-join-bad-link = „{ $link }” nie jest linkiem do stołu. Wygląda on tak: { $form }.
cli-join-libraries = Aby dołączyć do stołu na serwerze, potrzeba: { $libraries }; zainstaluje to „{ $command }”.
cli-join-unreachable = { $server } nie odpowiada. Czy serwer działa, a adres jest dobry?
cli-join-no-server = { $server } odpowiada ({ $status }), ale to nie jest serwer Bâtisseurs.
cli-join-bad-key = Ten link już nie działa: jest błędny albo ktoś go już użył. Poproś o nowy.
cli-join-no-seat = Nie masz miejsca przy tym stole. Otwórz cały link, razem z tym, co jest po #.
cli-join-unknown-game = Grają tam w „{ $game }”, a ten program nie zna tej gry. Zna: { $games }.
cli-join-other-rules = Gra { $title } toczy się tam według zasad { $version }; ten program ma zasady { $known }. Obie strony potrzebują tej samej wersji.
cli-join-other-components = Gra { $title } toczy się tam z elementami, których ten program nie umie odczytać.
cli-join-not-playable = Zasady gry { $title } zmieniły się od tego czasu: stół można oglądać w przeglądarce, ale nie da się grać dalej.
cli-join-refused = Serwer odmawia: { $text }
cli-join-your-name = Twoje imię? [{ $name }]
cli-join-sits = Grasz jako { $name }.
cli-join-looks-on = Oglądasz grę. Zobaczysz tu, co się dzieje; sam stół widać w przeglądarce.
cli-join-how-to = Odpowiadaj numerem albo słowami z ekranu. „?” wszystko wyjaśnia, „powiedz” pisze do innych, „koniec” odchodzi i zachowuje twoje miejsce.
cli-join-host-starts = Gdy wszyscy już są, „zacznij” rozpoczyna grę.
cli-join-wait-for-start = Grę rozpocznie gospodarz, gdy wszyscy już będą.
cli-join-prompt-open = { $seat }, przed grą>
cli-join-prompt-waits = { $seat }, czekamy na: { $names }>
cli-join-prompt-request = { $seat }, otwarta prośba>
cli-join-prompt-paused = { $seat }, pauza>
cli-join-prompt-bot = { $seat }, gra za ciebie bot>
cli-join-prompt-entry = { $seat }, co wypadło przy prawdziwym stole, wpisuje się w przeglądarce>
cli-join-not-asked = Teraz nie jest twój ruch. „?” mówi, co możesz zrobić.
cli-join-moved-on = Gra poszła tymczasem dalej; tak wygląda teraz.
cli-join-away = { $server } nie odpowiada. Trwa ponowne łączenie; Ctrl-C odchodzi i zachowuje twoje miejsce.
cli-join-again = Połączono ponownie.
cli-join-seat-gone = To miejsce nie jest już twoje: ktoś zajął je innym linkiem.
cli-join-seat-freed = Gospodarz zwolnił twoje miejsce przed grą. Jeśli mimo to chcesz grać, poproś o nowy link.
cli-join-closed = Serwer zamknął połączenie ({ $reason }).
cli-join-left = Twoje miejsce czeka. Wróć przez: batisseurs join { $link }
cli-join-undo-ask =
    { $number ->
        [one] Od tego czasu coś wylosowano albo ktoś wykonał ruch. „poproś cofnij { $number }” prosi pozostałych o cofnięcie { $number } ruchu.
        [few] Od tego czasu coś wylosowano albo ktoś wykonał ruch. „poproś cofnij { $number }” prosi pozostałych o cofnięcie { $number } ruchów.
        [many] Od tego czasu coś wylosowano albo ktoś wykonał ruch. „poproś cofnij { $number }” prosi pozostałych o cofnięcie { $number } ruchów.
       *[other] Od tego czasu coś wylosowano albo ktoś wykonał ruch. „poproś cofnij { $number }” prosi pozostałych o cofnięcie { $number } ruchu.
    }
cli-join-ask-what = O co? „poproś cofnij 3” prosi pozostałych o cofnięcie trzech ruchów.
cli-join-no-request = Nikt o nic nie prosił.
cli-join-say-what = Co napisać? Na przykład: powiedz cześć
cli-join-free-whose = Które miejsce? Podaj jego numer albo imię gracza, na przykład: zwolnij p2
cli-join-report-what = Co zgłosić? Na przykład: zgłoś p2 obraża wszystkich
cli-join-reported = Administrator serwera to przeczyta.
cli-join-yes-or-no = Zgadzasz się? „tak” albo „nie”.
cli-word-ask = poproś
cli-word-yes = tak
cli-word-no = nie
cli-word-say = powiedz
cli-word-bot = bot
cli-word-back = wracam
cli-word-pause = pauza
cli-word-go = dalej
cli-word-start = zacznij
cli-word-free = zwolnij
cli-word-report = zgłoś
cli-help-ask = „poproś cofnij 3” prosi pozostałych o cofnięcie trzech ruchów; „poproś cofnij” wszystkich od twojego ostatniego
cli-help-yes = zgadza się na to, o co ktoś prosi
cli-help-no = nie zgadza się; wycofuje własną prośbę
cli-help-say = pisze do wszystkich przy stole: „powiedz dobra gra”
cli-help-bot = każe botowi grać za ciebie; „bot strong” wskazuje innego
cli-help-back = wracasz do gry
cli-help-pause = prosi pozostałych o wstrzymanie gry
cli-help-go = wznawia grę po pauzie
cli-help-start = rozpoczyna grę, gdy każde miejsce jest zajęte; może to zrobić gospodarz
cli-help-free = zwalnia przed grą miejsce kogoś, kto nie przychodzi: „zwolnij p2”; może to zrobić gospodarz
cli-help-report = zgłasza stół albo gracza administratorowi serwera: „zgłoś p2 obraża wszystkich”
cli-help-quit-room = odchodzi; twoje miejsce czeka, a ten sam link bez klucza pozwala wrócić
cli-help-undo-room = cofa twój ostatni ruch, dopóki nic nie wylosowano i nikt inny nie wykonał ruchu; więcej przez „poproś cofnij”
cli-room-spectator = Widz
cli-room-joined = { $name } dołącza do gry.
cli-room-seat-taken = Miejsce { $number } przejęto przez link: to inna osoba albo ta sama na innym urządzeniu.
cli-room-seat-taken-bot = Ktoś wszedł przez link na miejsce { $number }, na którym gra bot, i widzi to co on.
cli-room-seat-returned = Osoba, która przejęła miejsce { $number }, już je opuściła.
cli-room-left = { $name } odchodzi od stołu.
cli-room-bot-took = Za gracza { $name } gra teraz bot ({ $bot }).
cli-room-bot-sat = Dodano bota ({ $bot }): { $name }.
cli-room-bot-up = Usunięto bota: miejsce jest znów wolne.
cli-room-freed = { $name } zwalnia miejsce gracza { $other }.
cli-room-freed-by-host = Gospodarz zwalnia miejsce gracza { $other }.
cli-room-took-back = { $name } wraca do gry.
cli-room-started = Gra się zaczyna.
cli-room-undone =
    { $number ->
        [one] { $name } cofa { $number } ruch.
        [few] { $name } cofa { $number } ruchy.
        [many] { $name } cofa { $number } ruchów.
       *[other] { $name } cofa { $number } ruchu.
    }
cli-room-reopened = Koniec gry cofnięto: gramy dalej.
cli-room-request-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu:
        [few] { $name } prosi o cofnięcie ostatnich { $number } ruchów:
        [many] { $name } prosi o cofnięcie ostatnich { $number } ruchów:
       *[other] { $name } prosi o cofnięcie ostatniego { $number } ruchu:
    }
cli-room-request-clock = { $name } prosi o zmianę zegara.
cli-room-request-pause-clocks = { $name } prosi o zatrzymanie zegarów.
cli-room-request-bot = { $name } prosi o bota na miejsce gracza { $other }.
cli-room-request-export = { $name } prosi o udostępnienie zapisu tej gry, razem z tym, co zakryte.
cli-room-request-pause = { $name } prosi o wstrzymanie gry.
cli-room-agrees = { $name } się zgadza.
cli-room-disagrees = { $name } się nie zgadza.
cli-room-agreed = Prośba przyjęta.
cli-room-not-agreed = Prośba odrzucona.
cli-room-clock = Zegar został zmieniony.
cli-room-clocks-paused = Zegary są na jakiś czas zatrzymane.
cli-room-exported = Dotychczasowy zapis gry jest dostępny dla wszystkich przy stole.
cli-room-exported-alone = { $name } odczytuje cały dotychczasowy zapis gry, razem z tym, co ukrywają boty.
cli-room-mark =
    { $mark ->
        [practice] To zadanie do ćwiczenia: kończy się razem z twoją turą, a boty czekają.
        [position] Ta gra zaczęła się od pozycji: osoba, która otworzyła stół, może znać to, co zakryte.
        [record] Ta gra jest kontynuacją zapisu gry: osoba, która otworzyła stół, może znać to, co zakryte.
        [components] W tej grze używa się innych elementów niż wydrukowane.
        [options] W tej grze ustawiono inne opcje niż zwykle.
        [export] W trakcie gry odczytano cały jej zapis, razem z tym, co zakryte.
        [seat] W trakcie gry ktoś przejął miejsce.
       *[reopened] Grę wznowiono po zakończeniu, gdy wszystko było już odkryte.
    }
cli-room-paused = Gra jest wstrzymana na prośbę gracza { $name }.
cli-room-server-down = Serwer nie działał. Nikt nie stracił czasu.
cli-room-resumed = { $name } wznawia grę.
cli-room-reminded = Czas gracza { $name } minął.
cli-room-said = { $name }: „{ $text }”
cli-room-muted = Wyciszono: { $name }.
cli-room-heard = Wyłączono wyciszenie: { $name }.
cli-room-rematch = { $name } proponuje rewanż: batisseurs join { $link }
cli-room-hidden = Administrator serwera usunął stół ze strony głównej.
cli-room-listed = Administrator serwera przywrócił stół na stronę główną.
cli-room-forgotten = Imię i wiadomości gracza usunięto na jego prośbę.

# Stół otwierany na serwerze (open).
cli-about-open = Otwiera stół na serwerze, dla ludzi i botów: każdy dostaje link, a pierwsza osoba to ty.
cli-option-at = Adres serwera; domyślnie BATISSEURS_SERVER, potem tam, gdzie „serve” uruchamia go na tym komputerze.
cli-option-open-seats = Kto gra, w kolejności tur: person albo bot, opcjonalnie z imieniem, np. Ann=person,person,strong. Pierwsza osoba to ty; bez tej opcji wszystkie miejsca są dla osób.
cli-option-open-from = Gra dalej od tego zapisu gry albo od tej pozycji.
cli-option-per-choice = Ile czasu każdy ma na jeden ruch; bez tego nie ma zegara.
cli-option-time-bank = Zapas czasu każdego gracza na całą grę.
cli-option-policy = Co się dzieje, gdy czas się skończy: przypomnienie (remind), bot do powrotu gracza (bot) albo bot na ten jeden ruch (skip).
cli-option-watch = Kto może oglądać: każdy (anyone), każdy, kto ma link (link), albo nikt (nobody).
cli-option-listed = Pokazuje stół na stronie głównej serwera.
cli-option-links-only = Pokazuje linki i kończy; swoje miejsce zajmiesz później.
cli-open-bad-server = „{ $server }” nie jest adresem serwera. Wygląda on tak: { $usual }.
cli-open-bad-time = { $option }: „{ $given }” nie jest czasem. Pisz 90s, 10m, 12h albo 2d (sekundy, minuty, godziny, dni).
cli-open-bad-word = { $option }: „{ $given }” nie jest możliwe. Możliwe: { $words }.
cli-open-no-clock = --time-bank i --policy wymagają zegara: podaj przez --per-choice, ile czasu każdy ma na jeden ruch.
cli-open-json = --json idzie w parze z --links-only: zapisuje linki jako dane.
cli-open-opened = Stół jest otwarty. Wyślij każdemu wiersz z linkiem do jego miejsca:
cli-open-opened-alone = Stół jest otwarty.
cli-open-yours = { $name } (ty)
cli-open-shared = Jeden link dla wszystkich: każda osoba, która go użyje, dostanie wolne miejsce, dopóki jakieś jest:
cli-open-spectators = Link dla widzów, działa wiele razy:
cli-open-once = Link do miejsca działa raz: zajmuje je ten, kto pierwszy go użyje. Wyślij każdy tylko jednej osobie.
cli-open-only-here = Te linki prowadzą do tego komputera. Dla innych podaj przez --at adres serwera, pod którym mogą go znaleźć.

# Practice.
cli-option-puzzle = numer zadania; domyślnie pierwsze nierozwiązane
cli-option-puzzles = ile zadań zapisać
cli-option-tables = do ilu różnych stołów może prowadzić tura zadania
cli-option-puzzles-out = folder na zadania
cli-practice-how = Ta tura należy tylko do ciebie. „ponów” wraca na początek, „pokaż” gra rozwiązanie; „cofnij” i „?” działają jak w grze.
cli-practice-solved = Enter: następne zadanie; albo wpisz „ponów” lub „koniec”:
cli-practice-failed = Enter: spróbuj ponownie; albo wpisz „pokaż”, „cofnij” lub „koniec”:
cli-puzzle-found =
    { $number ->
        [one] { $file }: { $goal } ({ $number } decyzja; losowo udaje się w { $percent } %)
        [few] { $file }: { $goal } ({ $number } decyzje; losowo udaje się w { $percent } %)
        [many] { $file }: { $goal } ({ $number } decyzji; losowo udaje się w { $percent } %)
       *[other] { $file }: { $goal } ({ $number } decyzji; losowo udaje się w { $percent } %)
    }

# Nauka przez grę.
cli-lesson-choose = Odpowiadaj numerem możliwości albo jej słowami. Wystarczą pierwsze litery, jeśli tylko jedna tak się zaczyna.
cli-lesson-undo = Próbowanie nic nie kosztuje. „cofnij” cofa twój ostatni wybór.
cli-lesson-what = „?” i nazwa wyjaśnia wszystko na stole, „? 3” mówi, co da możliwość 3. „legenda” objaśnia symbole.
cli-lesson-why-not = Wpisz, co chcesz zrobić: jeśli to niemożliwe, dowiesz się dlaczego i według której zasady.
cli-lesson-log = „dziennik” opowiada, co kto zrobił, a „skrót” to, co stało się od twojej ostatniej tury.
cli-lesson-suggest = Odtąd ruch jest podpowiadany tylko wtedy, gdy pojawia się coś nowego. „podpowiedź” pomaga zawsze.
cli-lesson = Lekcja: { $text }
cli-lesson-more =
    { $number ->
        [one] Enter pokazuje następną lekcję.
        [few] Enter pokazuje następną z { $number } lekcji.
        [many] Enter pokazuje następną z { $number } lekcji.
       *[other] Enter pokazuje następną z { $number } lekcji.
    }
cli-suggested = Podpowiedź: { $choice }.
cli-suggested-gains = Daje to: { $gains }.
cli-word-hint = podpowiedź
cli-help-hint = podpowiada ruch i mówi dlaczego, w grze z samymi botami
cli-word-lessons = lekcje
cli-help-lessons = pokazuje przeczytane lekcje; „lekcje off” je wyłącza, „lekcje on” zaczyna od nowa
cli-lessons-none = Żadna lekcja tej gry nie została jeszcze przeczytana.
cli-lessons-off = Koniec lekcji. „lekcje on” zacznie je od nowa.
cli-lessons-on = Lekcje zaczynają się od nowa.
cli-hint-alone = ruchy są podpowiadane tylko w grze z samymi botami
cli-no-lessons = { $title }: nie ma jeszcze lekcji.
cli-about-learn = Naucz się gry, grając z początkującymi botami.
