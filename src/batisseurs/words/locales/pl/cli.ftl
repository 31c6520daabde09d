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
cli-already-over = Ta partia jest skończona: { $file }
cli-prompt = { $seat }>
cli-turn-built = { $seat }, twoja tura jest gotowa. Enter: dalej, „cofnij”: cofnij ostatni wybór:
cli-hide = { $seat }, naciśnij Enter, żeby ukryć swoją rękę.
cli-hide-answer = { $seat }, naciśnij Enter, żeby ukryć swoją odpowiedź, albo wpisz „wycofaj”, żeby ją cofnąć.
cli-hand-over = Teraz { $seat }: naciśnij Enter, gdy nikt inny nie patrzy.
cli-ready = { $seat }, naciśnij Enter.
cli-small = Ten terminal jest mały ({ $columns } × { $lines }): od { $least_columns } kolumn i { $least_lines } wierszy stół wygląda lepiej. Gra toczy się dalej; sam Enter rysuje stół na nowo po zmianie rozmiaru.
cli-since-choice = Od twojego ostatniego wyboru
cli-since-turn = Od twojej ostatniej tury
cli-at-keyboard = Przy klawiaturze: { $seat }.
cli-name-person = Gracz { $number }
cli-name-bot = Bot { $number }
cli-seated = Przy stole: { $names }
cli-chance-is-person = Losem jest osoba: wszystko, co się ciągnie lub rzuca, wpisuje się tutaj.
cli-chance-how = Wpisz, co wypadło przy twoim stole: numer lub nazwę. Kilka w jednym wierszu odpowiada też na następne pytania: „{ $example }”. „los” każe programowi wylosować ten raz, „los wszystko” aż ktoś będzie musiał wybierać. „cofnij” cofa błędny wpis.
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
cli-chooses = { $seat }: { $choice }
cli-times = { $sentence } (× { $number })

# Co nie jest odpowiedzią.
cli-empty-answer = Pusta odpowiedź. Wpisz numer od { $least } do { $most }, słowa którejś możliwości albo „?”.
cli-no-number = Nie ma możliwości { $number }. Są od { $least } do { $most }.
cli-no-choice = „{ $text }” nie jest żadną z możliwości od { $least } do { $most }. „? { $text }” może powie dlaczego, „?” pokazuje polecenia.
cli-chance-not-there = „{ $text }” nie może teraz wypaść. Enter pokazuje, co może.
cli-chance-held = „{ $text }” jest już w innej ręce i nie może wypaść. Jeśli wypadło przy twoim stole, odłóż to na bok i weź następne.
cli-chance-left-over = Los nie jest tu już pytany. Niewykorzystane: { $text }.
cli-ambiguous = „{ $text }” może znaczyć { $choices }. Wpisz trochę więcej.
cli-not-possible = „{ $text }” jest teraz niemożliwe: { $reason } ({ $rule }).
cli-possible = To jest możliwe pod numerem { $number }: { $choice }.
cli-nothing-known = Nic nie wiadomo o „{ $text }”. Spróbuj słów którejś możliwości albo nazwy karty.
cli-card-which = Która karta? Na przykład: karta { $card }
cli-no-rule = Nie ma zasady „{ $rule }”. Są od { $first } do { $last }.
cli-rule = { $rule }: { $text }
cli-lang-which = Jaki język? Są: { $languages }. Teraz: { $language }.

# Polecenia podczas gry: co wpisać i co to robi.
cli-word-help = pomoc
cli-word-chance = los
cli-word-table = stół
cli-word-recap = skrót
cli-word-log = dziennik
cli-word-card = karta
cli-word-rule = zasada
cli-word-undo = cofnij
cli-word-withdraw = wycofaj
cli-word-standing = dyspozycja
cli-word-lang = język
cli-word-save = zapisz
cli-word-quit = koniec
cli-help-answers = Odpowiada się numerem albo słowami; wystarczy początek, jeśli jest jednoznaczny. Ponadto:
cli-help-outcomes = To, co wypadło, wpisuje się numerem lub nazwą; wystarczy początek, jeśli jest jednoznaczny. Kilka w jednym wierszu, rozdzielonych przecinkami lub spacjami, odpowiada też na następne pytania. Poza tym:
cli-help-help = ta strona; „? 3” wyjaśnia wybór 3, „? { $choice }” mówi, czy to możliwe i dlaczego nie, „? { $card }” opowiada o karcie, „? { $rule }” o zasadzie
cli-help-help-outcome = ta strona; „? 3” wyjaśnia wynik 3, „? { $card }” opowiada o karcie, „? { $rule }” o zasadzie
cli-help-chance = każe losować programowi; „los 5” losuje pięć razy, „los wszystko” aż ktoś będzie musiał wybierać
cli-help-table = pokazuje jeszcze raz cały stół
cli-help-recap = opowiada, co się stało od twojej ostatniej tury
cli-help-log = opowiada ostatnie wiersze partii; „dziennik 100” opowiada więcej
cli-help-card = mówi, co robi karta albo inny element gry: „karta { $card }”
cli-help-rule = podaje zasadę: „zasada 36”
cli-help-undo = cofa twój ostatni wybór, dopóki nie zadziałał los ani nikt inny
cli-help-undo-outcome = cofa ostatni wpis albo twój wybór tuż przed nim; „cofnij 3” cofa trzy
cli-help-withdraw = wycofuje twoją tajną odpowiedź, dopóki nie odpowiedzieli wszyscy
cli-help-standing = „dyspozycja tura”: powtarzające się propozycje są odrzucane do twojej następnej tury, „dyspozycja etap”: do końca etapu, „dyspozycja KARTA”: zawsze te z tej karty; „dyspozycja nie” przywraca pytania, samo „dyspozycja” mówi, co obowiązuje
cli-help-lang = zmienia język: „język en”, „język fr”
cli-help-save = zapisuje partię; „zapisz PLIK” zapisuje kopię
cli-help-quit = zapisuje i kończy; „--resume” wznawia
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
        [one] Wraz z nim cofnięto { $number } późniejszy wiersz.
        [few] Wraz z nim cofnięto { $number } późniejsze wiersze.
        [many] Wraz z nim cofnięto { $number } późniejszych wierszy.
       *[other] Wraz z nim cofnięto { $number } późniejszego wiersza.
    }
cli-undo-start = Nie ma czego cofać.
cli-undo-chance = Dalej nie można: po twoim ostatnim wyborze zadziałał los ({ $choice }).
cli-undo-other = Dalej nie można: wybierał już ktoś inny ({ $choice }).
cli-withdraw-nothing = Nie masz tajnej odpowiedzi, którą można wycofać.
cli-may-withdraw = „wycofaj” cofa to, co już podano w odpowiedzi.

# Dyspozycje: słowa po poleceniu i to, co się mówi.
cli-standing-turn = tura
cli-standing-round = etap
cli-standing-off = nie
cli-standing-hint = Za dużo pytań? „dyspozycja tura”, „dyspozycja etap” albo „dyspozycja” z nazwą karty odrzuca takie propozycje za ciebie.
cli-standing-none = Pytania dotyczą wszystkiego. „dyspozycja tura” odrzuca propozycje do twojej następnej tury, „dyspozycja etap” do końca etapu, „dyspozycja” z nazwą karty zawsze te z tej karty.
cli-standing-until-turn = Propozycje są odrzucane za ciebie do twojej następnej tury.
cli-standing-until-round = Propozycje są odrzucane za ciebie do końca etapu.
cli-standing-for-card = Propozycje z tej karty są odrzucane za ciebie: { $card }.
cli-standing-how-to-end = „dyspozycja nie” przywraca pytania.
cli-standing-revoked = Od teraz pytania wracają.
cli-standing-what = „{ $text }” to ani „tura”, ani „etap”, ani „nie”, ani nazwa jednej karty.
cli-standing-gave =
    { $number ->
        [one] Twoja dyspozycja odrzuciła { $number } propozycję.
        [few] Twoja dyspozycja odrzuciła { $number } propozycje.
        [many] Twoja dyspozycja odrzuciła { $number } propozycji.
       *[other] Twoja dyspozycja odrzuciła { $number } propozycji.
    }
cli-saved = Zapisano: { $file }
cli-left = Partia jest zapisana: { $file } — wznowienie: batisseurs play --resume
cli-left-unsaved = Partii NIE udało się zapisać: { $file }
cli-kept = Zapis partii: { $file }

# Koniec.
cli-winners =
    { $number ->
        [one] Wygrywa: { $names }.
        [few] Wygrywają: { $names }.
        [many] Wygrywają: { $names }.
       *[other] Wygrywają: { $names }.
    }
cli-over = Koniec gry: { $ending }.
cli-rank = Miejsce
cli-name = Gracz
cli-total = Wynik

# Listy i sprawdzanie.
cli-game = Gra
cli-title = Tytuł
cli-players = Gracze
cli-what = Co to jest
cli-path = Element
cli-value = Wartość
cli-source = Źródło
cli-source-rulebook = instrukcja
cli-source-public = publiczne
cli-source-reconstructed = odtworzone
cli-waits-for = Decyduje { $seat }: { $prompt }
cli-waits-for-chance = Decyduje los: { $prompt }
cli-record-ok =
    { $number ->
        [one] ok. { $title }, { $number } wiersz. { $ending }
        [few] ok. { $title }, { $number } wiersze. { $ending }
        [many] ok. { $title }, { $number } wierszy. { $ending }
       *[other] ok. { $title }, { $number } wiersza. { $ending }
    }
cli-record-going-on =
    { $number ->
        [one] ok. { $title }, { $number } wiersz, partia trwa.
        [few] ok. { $title }, { $number } wiersze, partia trwa.
        [many] ok. { $title }, { $number } wierszy, partia trwa.
       *[other] ok. { $title }, { $number } wiersza, partia trwa.
    }
cli-components-ok = { $file }: ok. Elementy gry { $title }, odcisk { $fingerprint }.
cli-components-note = Uwaga: { $note }
cli-situation-ok =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } gracz. Decyduje { $seat }: { $prompt }
        [few] { $file }: ok. { $title }, { $number } gracze. Decyduje { $seat }: { $prompt }
        [many] { $file }: ok. { $title }, { $number } graczy. Decyduje { $seat }: { $prompt }
       *[other] { $file }: ok. { $title }, { $number } gracza. Decyduje { $seat }: { $prompt }
    }
cli-situation-over =
    { $number ->
        [one] { $file }: ok. { $title }, { $number } gracz. Koniec gry.
        [few] { $file }: ok. { $title }, { $number } gracze. Koniec gry.
        [many] { $file }: ok. { $title }, { $number } graczy. Koniec gry.
       *[other] { $file }: ok. { $title }, { $number } gracza. Koniec gry.
    }
cli-simulating = Partie
cli-simulation-stopped =
    { $number ->
        [one] Przerwano po { $number } partii.
        [few] Przerwano po { $number } partiach.
        [many] Przerwano po { $number } partiach.
       *[other] Przerwano po { $number } partii.
    }
cli-simulated =
    { $number ->
        [one] { $number } partia, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
        [few] { $number } partie, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
        [many] { $number } partii, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
       *[other] { $number } partii, gracze: { $players }, ziarno { $seed }; decyzje: { $decisions }, czas: { $seconds } s.
    }
cli-bot = Bot
cli-seat = Miejsce
cli-wins = Wygrane
cli-win-rate = Odsetek
cli-interval = Przedział 95 %
cli-mean-score = Średni wynik
cli-mean-rank = Średnie miejsce
cli-ending = Zakończenie
cli-games = Partie
cli-share = Udział
cli-length = Długość partii
cli-length-decisions = decyzje
cli-length-lines = wiersze zapisu
cli-least = Najmniej
cli-mean = Średnio
cli-most = Najwięcej
cli-simulation-records = Zapisy partii: { $file }

# Pomoc do poleceń.
cli-about = Gry planszowe o budowaniu miast: do grania, symulowania i badania.
cli-about-games = Wymienia gry.
cli-about-play = Gra w terminalu. Przeciw botom albo z innymi przy tej samej klawiaturze; partia jest zapisywana po każdym wyborze.
cli-about-simulate = Boty grają, a program liczy. Pomagają wszystkie rdzenie; ich liczba nie zmienia wyniku.
cli-about-replay = Opowiada zapisaną partię zdaniami.
cli-about-record = Ogląda zapisy partii.
cli-about-record-check = Odgrywa zapisy partii. Mówi o każdym, czy jest zgodny z zasadami.
cli-about-components = Pokazuje lub sprawdza elementy gry. Każda wydrukowana wartość ma źródło; plik z innymi wartościami można sprawdzić.
cli-about-situation = Ogląda sytuacje (zapisane stoły).
cli-about-situation-check = Mówi, czy sytuacja jest możliwa i kto w niej decyduje.
cli-option-version = Pokazuje wersję i kończy.
cli-form-compiled = skompilowany
cli-form-plain = zwykły Python
cli-form-stale = zwykły Python: to, co skompilowano, pochodzi z innych źródeł; `make compile` zbuduje je na nowo
cli-option-help = Pokazuje tę stronę i kończy.
cli-option-install-completion = Instaluje uzupełnianie dla tej powłoki.
cli-option-show-completion = Pokazuje skrypt uzupełniania dla tej powłoki.
cli-option-game = Gra, tak jak ją nazywa „games”.
cli-option-lang = Język; domyślnie BATISSEURS_LANG, potem wybrany wcześniej, potem język systemu.
cli-option-no-color = Bez kolorów (jak przy ustawieniu NO_COLOR).
cli-option-json = Pisze JSON dla innych programów.
cli-option-components = Gra z wartościami z tego pliku elementów gry.
cli-option-option = Ustawia opcję stołu; można podać kilka razy.
cli-option-players = Liczba graczy.
cli-option-seed = Liczba całkowita: to samo ziarno daje te same karty.
cli-option-seats = Kto siada, w kolejności tur: person albo bot, w razie chęci z imieniem, np. Ann=person,greedy.
cli-option-resume = Wznawia zapisaną partię; bez pliku najnowszą.
cli-option-save = Przechowuje partię w tym nowym pliku.
cli-option-from = Zaczyna od tej sytuacji.
cli-option-chance = Kto odpowiada za los: program (program) albo osoba (person), która wpisuje, co wypada przy prawdziwym stole.
cli-option-record-file = Plik z zapisem partii.
cli-option-record-files = Pliki z zapisami partii.
cli-option-situation-file = Plik z sytuacją.
cli-option-to = Kończy po tym wierszu pliku.
cli-option-number = Który zapis, jeśli plik zawiera ich kilka.
cli-option-view = Czyimi oczami patrzeć: miejsce (p1, p2, …) albo spectator, czyli widz.
cli-option-check = Sprawdza ten plik elementów gry zamiast pokazywać wartości.
cli-option-games = Ile partii.
cli-option-bots = Które boty grają, np. greedy,random.
cli-option-cores = Ilu rdzeni użyć; domyślnie wszystkich.
cli-option-out = Zapisuje wszystkie partie do tego pliku.

# Co jest nie tak z poleceniem.
cli-error-language = Nie ma języka „{ $language }”. Są: { $languages }.
cli-error-which-game = Która gra? Są: { $games }.
cli-error-option-form = „{ $given }” nie jest opcją. Pisz nazwa=wartość; są: { $options }.
cli-error-seat = „{ $given }” nie może usiąść. Możliwe: { $choosers }, także z imieniem: Ann=person.
cli-error-chance = „{ $given }” nie może odpowiadać za los. Możliwe: { $choosers }.
cli-error-seats-number = Podano miejsca: { $number }, a graczy ma być: { $players }.
cli-error-same-name = Dwa miejsca mają imię „{ $name }”.
cli-error-resume-options = Wznawiana partia ma już graczy, opcje i ziarno: pomiń --players, --option, --seed i --from.
cli-error-other-game = { $file } to partia gry { $game }, nie { $asked }.
cli-error-several-records =
    { $number ->
        [one] { $file } zawiera { $number } zapis.
        [few] { $file } zawiera { $number } zapisy; wznowić można tylko plik z jednym.
        [many] { $file } zawiera { $number } zapisów; wznowić można tylko plik z jednym.
       *[other] { $file } zawiera { $number } zapisu; wznowić można tylko plik z jednym.
    }
cli-error-record-number =
    { $most ->
        [one] { $file } zawiera { $most } zapis, nie ma numeru { $number }.
        [few] { $file } zawiera { $most } zapisy, nie ma numeru { $number }.
        [many] { $file } zawiera { $most } zapisów, nie ma numeru { $number }.
       *[other] { $file } zawiera { $most } zapisu, nie ma numeru { $number }.
    }
cli-error-line = Wybory stoją w wierszach po { $least } aż do { $most }, nie w wierszu { $line }.
cli-error-view = „{ $view }” nie jest punktem widzenia. Możliwe: od p1 do { $last }, spectator.
cli-error-situation-players =
    { $number ->
        [one] W tej sytuacji jest { $number } gracz.
        [few] W tej sytuacji jest { $number } graczy.
        [many] W tej sytuacji jest { $number } graczy.
       *[other] W tej sytuacji jest { $number } gracza.
    }
cli-error-situation-options = Sytuacja ma już swoje opcje: pomiń --option.
cli-error-nothing-saved = Nie ma zapisanej partii w { $folder }.
cli-error-exists = { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
cli-error-no-file = Nie ma pliku { $file }.
cli-error-folder = { $file } to folder, nie plik.
cli-error-too-large = { $file } jest za duży, żeby to był właściwy plik.
cli-error-not-text = { $file } nie jest tekstem w UTF-8.
cli-error-unreadable = Nie można odczytać { $file }: { $reason }.
cli-error-save = Nie udało się zapisać partii w { $file }: { $reason }. Poprzedni zapis jest nienaruszony, a gra toczy się dalej.
cli-error-system = System odmówił dostępu do { $file }: { $reason }.
cli-error-system-output = System odmówił: { $reason }.
cli-error-bug = Ten program ma błąd ({ $error }). Uruchom go z BATISSEURS_DEBUG=1, żeby zobaczyć gdzie, i prosimy o zgłoszenie.
cli-error-no-such-option = { $command } nie ma opcji { $option }. Są: { $options }.
cli-error-needs-value = Opcja { $option } polecenia { $command } wymaga wartości.
cli-error-missing = Brakuje { $name } w { $command }; „{ $command } --help” mówi więcej.
cli-error-not-a-number = { $name } to liczba całkowita.
cli-error-bad-value = { $name }: { $text }
cli-error-no-command = { $command } nie ma polecenia „{ $name }”. Są: { $commands }.
cli-error-extra = { $command } nie potrzebuje „{ $text }”.
cli-error-usage = { $command }: { $text }
cli-error-bot = Nie ma bota „{ $bot }”. Są: { $bots }.
cli-error-many-bots = Boty ({ $number }) nie zmieszczą się na miejscach ({ $players }).
cli-error-at-least-one = { $name } wynosi co najmniej 1, nie { $number }.
cli-no-reason = „{ $text }” nie jest teraz żadną z możliwości. O co chodzi:

# Symulacja na jednej stronie (simulate --report).
cli-report-title = Symulacja gry { $title }
cli-report-played =
    { $number ->
        [one] { $number } partia dla { $players } graczy ({ $bots }), łącznie decyzji: { $decisions }.
        [few] { $number } partie dla { $players } graczy ({ $bots }), łącznie decyzji: { $decisions }.
        [many] { $number } partii dla { $players } graczy ({ $bots }), łącznie decyzji: { $decisions }.
       *[other] { $number } partii dla { $players } graczy ({ $bots }), łącznie decyzji: { $decisions }.
    }
cli-report-incomplete =
    { $number ->
        [one] Przerwano: rozegrano { $number } partię z { $asked }.
        [few] Przerwano: rozegrano { $number } partie z { $asked }.
        [many] Przerwano: rozegrano { $number } partii z { $asked }.
       *[other] Przerwano: rozegrano { $number } partii z { $asked }.
    }
cli-report-seat = Miejsce { $number }
cli-report-wins = Zwycięstwa
cli-report-seats = Przewaga miejsca
cli-report-scores = Punkty według kategorii
cli-report-lengths = Długość partii
cli-report-endings = Zakończenia partii
cli-report-made = Jak powstała ta strona
cli-report-more = Więcej zwycięstw niż równy udział, ponad to, co tłumaczy los: { $names }.
cli-report-less = Mniej zwycięstw niż równy udział, ponad to, co tłumaczy los: { $names }.
cli-report-equal = Żaden udział zwycięstw nie różni się od równego bardziej, niż tłumaczy to los.
cli-report-how-intervals = Romb to udział wygranych partii (zwycięstwo dzielone liczy się jako ułamek), pasek to jego przedział 95 %, linia przerywana to równy udział: { $share }.
cli-report-how-seats = Ktokolwiek tam siedział: boty przesuwają się co partię o jedno miejsce. Ostatnie kolumny tabeli to średnie punkty według kategorii.
cli-report-how-scores = Jak często na koniec osiągano każdą liczbę punktów, jako udział partii; linia przerywana to średnia.
cli-report-how-lengths = Decyzje wszystkich graczy w partii, także wymuszone, jako udział partii; linia przerywana to średnia.
cli-report-how-endings = Udział partii z każdym zakończeniem.
cli-report-part = { $part } % najwyżej
cli-report-median = Mediana
cli-report-rules = Wersja zasad
cli-report-components = Odcisk elementów gry
cli-report-options = Opcje
cli-report-seed = Ziarno
cli-report-again = Te same partie jeszcze raz, na dowolnej liczbie rdzeni:
cli-report-written = Raport: { $file }
cli-option-report = Rysuje wyniki w tym nowym pliku, jednej stronie HTML, w której jest wszystko.
cli-error-no-folder = Nie ma folderu { $folder }.
cli-error-closed-folder = W folderze { $folder } nie można nic zapisać.

# Oglądanie zapisu partii.
cli-option-tell = Opowiada wszystko od razu, także w terminalu.
cli-option-auto = W terminalu: idzie dalej samo, każda linia przez tyle sekund.
cli-replay-next = dalej
cli-replay-back = wstecz
cli-replay-start = początek
cli-replay-end = finał
cli-replay-auto = auto
cli-replay-view = widok
cli-replay-next-does = o linię dalej
cli-replay-back-does = o linię wstecz
cli-replay-start-does = przed pierwszą linię
cli-replay-end-does = za ostatnią linię
cli-replay-auto-does = idzie dalej samo; „auto 0,5” po pół sekundy na linię; + szybciej, - wolniej, każdy inny klawisz zatrzymuje
cli-replay-view-does = innymi oczami: „widok p1”; bez niczego oczami widza
cli-replay-help-does = ta strona
cli-replay-quit-does = kończy oglądanie
cli-replay-keys = Spacja, Enter albo → idzie dalej, ← wstecz, Page Up i Page Down o dziesięć linii, Home i End na oba końce. Liczba przechodzi do tej linii pliku. Poza tym, z Enterem, wystarczy początek słowa:
cli-replay-hint = [Spacja] dalej · [←] wstecz · liczba: linia · auto · ? · koniec
cli-replay-running = Samo, { $seconds } s na linię · [+] szybciej · [-] wolniej · każdy inny klawisz zatrzymuje
cli-replay-where = { $title } · { $file } · linia { $line } z { $last } · { $seat }
cli-replay-spectator = widz
cli-replay-nothing-yet = Niczego jeszcze nie wybrano.
cli-replay-at-start = To jest początek.
cli-replay-at-end = To jest koniec.
cli-replay-low = Terminal jest za niski na cały stół: pokazuje go słowo „stół”.
cli-replay-unknown = „{ $text }” nie jest słowem do oglądania partii. Są: { $words } i numery linii.
cli-replay-error-speed = Linia może zostać od { $least } do { $most } sekund, nie „{ $text }”.

# Sytuacje na początek i z zapisów.
cli-about-situation-new = Zapisuje sytuację na początek. Każdy klucz jest objaśniony; można w nią grać od razu.
cli-about-situation-at = Zapisuje chwilę z zapisu partii. Wszystko albo tylko to, co może wiedzieć miejsce.
cli-option-new-file = Nowy plik; bez niego dokument zostaje pokazany.
cli-option-line = Po tej linii pliku z zapisem; domyślnie po ostatniej.
cli-option-seen = Tylko to, co może wiedzieć to miejsce (p1, p2, …) albo widz; ukryte karty jako liczby.
cli-situation-written = Sytuacja: { $file }
cli-situation-head =
    { $number ->
        [one] Sytuacja gry { $title } dla { $number } gracza. Linie zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
        [few] Sytuacja gry { $title } dla { $number } graczy. Linie zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
        [many] Sytuacja gry { $title } dla { $number } graczy. Linie zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
       *[other] Sytuacja gry { $title } dla { $number } graczy. Linie zaczynające się od # objaśniają; te z „klucz = …” to przykłady. Czego nie podano, to rozdaje ziarno. Zmień, co chcesz, a potem:
    }
cli-situation-key-situation = Wersja tego formatu.
cli-situation-key-game = Gra.
cli-situation-key-players = Ile jest miejsc.
cli-situation-key-components = Odcisk elementów gry, dla których jest przeznaczona; z innymi zostanie odrzucona.
cli-situation-key-turn = Czyja tura się zaczyna: p1, p2, …
cli-situation-key-seed = Rozdaje to, czego nie podano. Inna liczba całkowita rozdaje inaczej.
cli-situation-key-pending = „pending” i „sealed” mówią, na co gra czeka w środku tury. Zapisuje je „batisseurs situation at PLIK”; ręcznie nie są potrzebne.
cli-situation-names = Nazwy do użycia, z tym, co wydrukowano:
cli-situation-at = { $file } po linii { $line }.
cli-situation-at-seen = { $file } po linii { $line }, tak jak może to wiedzieć { $seat }. Co ukryte, to rozdaje ziarno.
cli-error-situation-seen = Tego, co w tej chwili może wiedzieć { $seat }, nie da się zapisać jako sytuacji. Wybierz linię wcześniejszą albo późniejszą.

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

# Miejsce w pokoju gdzie indziej (join).
cli-about-join = Graj przy stole gdzie indziej, przez link. Inni grają tam w przeglądarkach lub terminalach; twoje miejsce czeka, gdy odejdziesz.
cli-option-link = Link do miejsca: http…/rooms/POKÓJ#KLUCZ. Bez #KLUCZ grasz dalej tam, gdzie już siedzisz.
cli-option-name = Imię, pod którym tam siedzisz.
cli-metavar-link = LINK
cli-join-bad-link = „{ $link }” nie jest linkiem do pokoju. Wygląda on tak: { $form }.
cli-join-libraries = Aby dołączyć do stołu gdzie indziej, potrzeba: { $libraries }; przynosi je „{ $command }”.
cli-join-unreachable = Nikt nie odpowiada pod { $house }. Czy dom jest otwarty, a adres dobry?
cli-join-no-house = { $house } odpowiada ({ $status }), ale to nie jest nasz dom.
cli-join-bad-key = Klucz z tego linku niczego nie otwiera: jest zły albo ktoś go już użył. Poproś o nowy link.
cli-join-no-seat = Nie masz miejsca w tym pokoju. Otwórz cały link, z tym, co stoi za #.
cli-join-unknown-game = Grają tam w „{ $game }”, której ten program nie zna. Zna: { $games }.
cli-join-other-rules = Grają tam w { $title } według zasad { $version }; ten program ma zasady { $known }. Obie strony potrzebują tej samej wersji.
cli-join-other-components = Grają tam w { $title } z elementami, których ten program nie umie odczytać.
cli-join-not-playable = Zasady { $title } zmieniły się od tego czasu: ten pokój można oglądać w przeglądarce, ale nie grać dalej.
cli-join-refused = Dom odmawia: { $text }
cli-join-your-name = Twoje imię? [{ $name }]
cli-join-sits = Siedzisz tam jako { $name }.
cli-join-looks-on = Przyglądasz się. To, co się dzieje, jest opowiadane; sam stół widać w przeglądarce.
cli-join-how-to = Odpowiadaj numerem albo słowami z ekranu. „?” wszystko wyjaśnia, „powiedz” mówi do innych, „koniec” odchodzi i zachowuje twoje miejsce.
cli-join-host-starts = Gdy wszyscy są, „zacznij” rozpoczyna grę.
cli-join-wait-for-start = Kto otworzył pokój, zacznie, gdy wszyscy będą.
cli-join-prompt-open = { $seat }, jeszcze nie zaczęto>
cli-join-prompt-waits = { $seat }, czekamy na: { $names }>
cli-join-prompt-wish = { $seat }, otwarta prośba>
cli-join-prompt-paused = { $seat }, pauza>
cli-join-prompt-bot = { $seat }, gra za ciebie bot>
cli-join-prompt-entry = { $seat }, co wypadło przy prawdziwym stole, wpisuje się w przeglądarce>
cli-join-not-asked = Teraz nikt cię o nic nie pyta. „?” mówi, co możesz zrobić.
cli-join-moved-on = Gra tymczasem poszła dalej; tak wygląda teraz.
cli-join-away = { $house } jest nieosiągalny. Kolejne próby; Ctrl-C odchodzi i zachowuje twoje miejsce.
cli-join-again = Połączenie znów jest.
cli-join-seat-gone = To miejsce nie jest już twoje: ktoś zajął je innym linkiem.
cli-join-seat-freed = Gospodarz zwolnił twoje miejsce przed grą. Jeśli mimo to chcesz grać, poproś o nowy link.
cli-join-closed = Dom zamknął połączenie ({ $reason }).
cli-join-left = Twoje miejsce czeka. Wróć przez: batisseurs join { $link }
cli-join-undo-ask =
    { $number ->
        [one] Od tego czasu zadziałał los albo ktoś inny. „poproś cofnij { $number }” prosi wszystkich innych o cofnięcie { $number } wiersza.
        [few] Od tego czasu zadziałał los albo ktoś inny. „poproś cofnij { $number }” prosi wszystkich innych o cofnięcie { $number } wierszy.
        [many] Od tego czasu zadziałał los albo ktoś inny. „poproś cofnij { $number }” prosi wszystkich innych o cofnięcie { $number } wierszy.
       *[other] Od tego czasu zadziałał los albo ktoś inny. „poproś cofnij { $number }” prosi wszystkich innych o cofnięcie { $number } wiersza.
    }
cli-join-ask-what = O co? „poproś cofnij 3” prosi wszystkich innych o cofnięcie trzech wierszy.
cli-join-no-wish = Nikt o nic nie prosił.
cli-join-say-what = Co powiedzieć? Na przykład: powiedz cześć
cli-join-free-whose = Które miejsce? Podaj jego numer albo imię tego, kto tam siedzi, na przykład: zwolnij p2
cli-join-report-what = Co zgłosić? Na przykład: zgłoś p2 obraża wszystkich
cli-join-reported = Prowadzący ten serwer to przeczyta.
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
cli-help-ask = „poproś cofnij 3” prosi wszystkich innych o cofnięcie trzech wierszy; „poproś cofnij” wszystkich od twojego ostatniego wyboru
cli-help-yes = zgadza się na to, o co ktoś prosi
cli-help-no = nie zgadza się; wycofuje własną prośbę
cli-help-say = mówi coś do wszystkich przy stole: „powiedz dobra gra”
cli-help-bot = każe botowi grać za ciebie; „bot random” wskazuje innego
cli-help-back = grasz znów sam
cli-help-pause = prosi pozostałych o wstrzymanie gry
cli-help-go = gra dalej po pauzie
cli-help-start = rozpoczyna, gdy każde miejsce jest zajęte; może to ten, kto otworzył pokój
cli-help-free = zwalnia przed grą miejsce kogoś, kto nie przychodzi: „zwolnij p2”; może to ten, kto otworzył pokój
cli-help-report = zgłasza stół albo kogoś prowadzącemu ten serwer: „zgłoś p2 obraża wszystkich”
cli-help-quit-room = odchodzi; twoje miejsce czeka, a ten sam link bez klucza sprowadza cię z powrotem
cli-help-undo-room = cofa twój ostatni wybór, dopóki nie zadziałał los ani nikt inny; dalej przez „poproś cofnij”
cli-room-onlooker = Widz
cli-room-joined = { $name } siada.
cli-room-seat-taken = Miejsce { $number } zajmuje teraz ktoś z linkiem: inna osoba albo ta sama na innym urządzeniu.
cli-room-seat-taken-bot = Ktoś przyszedł z linkiem na miejsce { $number }, na którym gra bot, i widzi to co on.
cli-room-seat-returned = Kto przyszedł na miejsce { $number }, odszedł z niego.
cli-room-left = { $name } odchodzi na dobre.
cli-room-bot-took = Za gracza { $name } gra teraz bot ({ $bot }).
cli-room-bot-sat = Bot ({ $bot }) siada: { $name }.
cli-room-bot-up = Bot wstaje: jego miejsce jest znów wolne.
cli-room-freed = { $name } zwalnia miejsce: { $other }.
cli-room-freed-by-host = Gospodarz zwalnia miejsce: { $other }.
cli-room-took-back = { $name } znów gra.
cli-room-started = Gra się zaczyna.
cli-room-undone =
    { $number ->
        [one] { $name } cofa { $number } wiersz.
        [few] { $name } cofa { $number } wiersze.
        [many] { $name } cofa { $number } wierszy.
       *[other] { $name } cofa { $number } wiersza.
    }
cli-room-reopened = Gra nie jest już skończona.
cli-room-wish-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie ostatniego wiersza:
        [few] { $name } prosi o cofnięcie ostatnich { $number } wierszy:
        [many] { $name } prosi o cofnięcie ostatnich { $number } wierszy:
       *[other] { $name } prosi o cofnięcie ostatniego { $number } wiersza:
    }
cli-room-wish-clock = { $name } prosi o inny zegar.
cli-room-wish-time-off = { $name } prosi o czas wolny.
cli-room-wish-bot = { $name } prosi o bota w miejsce gracza { $other }.
cli-room-wish-export = { $name } prosi o otwarcie zapisu tej gry, razem z ukrytymi kartami.
cli-room-wish-pause = { $name } prosi o wstrzymanie gry.
cli-room-agrees = { $name } się zgadza.
cli-room-disagrees = { $name } się nie zgadza.
cli-room-agreed = Zgoda.
cli-room-not-agreed = Nie ma zgody.
cli-room-clock = Stół ma teraz inny zegar.
cli-room-time-off = Przez jakiś czas niczyj zegar nie chodzi.
cli-room-exported = Zapis do tego miejsca jest otwarty dla wszystkich przy stole.
cli-room-exported-alone = { $name }: odczytano cały dotychczasowy zapis gry, ze wszystkim, co ukrywają boty.
cli-room-mark =
    { $mark ->
        [position] Ta gra zaczęła się od pozycji: kto otworzył stół, może znać to, co zakryte.
        [record] Ta gra jest kontynuacją zapisu gry: kto otworzył stół, może znać to, co zakryte.
        [components] W tej grze używa się innych elementów niż wydrukowane.
        [options] W tej grze ustawiono inne opcje niż zwykle.
        [export] W trakcie gry odczytano cały jej zapis, ze wszystkim, co zakryte.
        [seat] Ktoś przyszedł na miejsce w trwającej grze.
       *[reopened] Gra toczyła się dalej po zakończeniu, gdy wszystko zostało pokazane.
    }
cli-room-paused = Gra jest wstrzymana na prośbę gracza { $name }.
cli-room-server-down = Serwer nie działał. Nikt nie stracił czasu.
cli-room-resumed = { $name } gra dalej.
cli-room-reminded = Czas gracza { $name } minął.
cli-room-said = { $name }: „{ $text }”
cli-room-muted = Gracza { $name } już nie słychać.
cli-room-heard = Gracza { $name } znów słychać.
cli-room-rematch = { $name } otwiera rewanż: batisseurs join { $link }
cli-room-hidden = Prowadzący ten serwer usunął stół z lobby.
cli-room-listed = Prowadzący ten serwer przywrócił stół do lobby.
cli-room-forgotten = Imię i wiadomości gracza usunięto na jego prośbę.

# Stół otwierany gdzie indziej (open).
cli-about-open = Otwiera stół w domu gier. Dla osób gdziekolwiek i dla botów: każdy dostaje link, a pierwsza osoba to ty.
cli-option-at = Adres domu gier; domyślnie BATISSEURS_HOUSE, potem tam, gdzie „serve” otwiera go na tej maszynie.
cli-option-open-seats = Kto ma usiąść, w kolejności tur: person albo bot, w razie chęci z imieniem, np. Ann=person,person,greedy. Pierwsza osoba to ty; bez tej opcji wszystkie miejsca są dla osób.
cli-option-open-from = Gra dalej od tego zapisu partii albo od tej sytuacji.
cli-option-per-choice = Jak długo każdy może się namyślać nad jednym wyborem; bez tego nie ma zegara.
cli-option-reserve = Ile czasu każdy ma poza tym, na całą grę.
cli-option-policy = Co się dzieje, gdy czas się skończy: przypomnienie (remind), bot do końca gry (bot) albo bot na ten jeden wybór (skip).
cli-option-watch = Kto może się przyglądać: każdy (anyone), kto ma do tego link (link), albo nikt (nobody).
cli-option-listed = Dom pokazuje stół wszystkim.
cli-option-links-only = Pokazuje linki i kończy; swoje miejsce zajmiesz później.
cli-open-bad-house = „{ $house }” nie jest adresem domu gier. Wygląda on tak: { $usual }.
cli-open-bad-time = { $option }: „{ $given }” nie jest czasem. Pisz 90s, 10m, 12h albo 2d (sekundy, minuty, godziny, dni).
cli-open-bad-word = { $option }: „{ $given }” nie jest możliwe. Możliwe: { $words }.
cli-open-no-clock = --reserve i --policy wymagają zegara: podaj przez --per-choice, jak długo każdy może się namyślać nad jednym wyborem.
cli-open-json = --json idzie w parze z --links-only: zapisuje linki jako dane.
cli-open-opened = Stół jest otwarty. Wyślij każdemu wiersz do jego miejsca:
cli-open-opened-alone = Stół jest otwarty.
cli-open-yours = { $name } (ty)
cli-open-onlookers = Dla tych, którzy się przyglądają, ilu tylko chcesz:
cli-open-once = Link do miejsca działa raz: siada ten, kto pierwszy go użyje. Wyślij każdy tylko jednej osobie.
cli-open-only-here = Te linki prowadzą do tej właśnie maszyny. Dla innych podaj przez --at adres, pod którym dom jest dla nich osiągalny.
