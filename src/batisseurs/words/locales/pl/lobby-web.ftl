# What the browser says in the lobby, and until a game begins.
# Loaded by these pages. What tables say too is in web.ftl.

## Lobby: games, tables, links, import, rules, about
# The first page and an opened box.
web-lobby-title = Strona główna
web-lobby-welcome = Co dziś zbudujemy?
web-lobby-lead = Cztery gry o budowaniu miast: ze znajomymi na odległość, przy jednym stole albo przeciw botom. Bez konta, wystarczy link.
web-lobby-trouble = Nie można połączyć się z serwerem
web-lobby-again = Spróbuj ponownie
web-lobby-games = Gry
web-lobby-import = Wczytaj zapis gry lub pozycję
web-lobby-foot = Inne strony
web-lobby-play = Zagraj: { $game }
web-lobby-players-range = od { $least } do { $most } graczy
web-lobby-minutes = { $least }–{ $most } min
web-lobby-weight = Złożoność { $weight } na { $most }
web-lobby-rules = Zasady
web-lobby-all-settings = Wszystkie ustawienia
web-lobby-start = Zacznij grę
web-lobby-open-invite = Otwórz stół i zaproś
web-lobby-company = Z kim?
web-lobby-company-bots = Boty
web-lobby-company-friends = Znajomi, przez link
web-lobby-company-here = Na tym urządzeniu
web-lobby-company-help-bots = Zaczynasz od razu; boty odpowiadają bez zwłoki.
web-lobby-company-help-friends = Każdy dostaje link i gra w swojej przeglądarce, teraz albo przez wiele dni.
web-lobby-company-help-here = Urządzenie wędruje z rąk do rąk; między turami stół jest zakryty.
web-lobby-players = Gracze
web-lobby-alone = Solo
web-lobby-strength = Boty
web-lobby-bot-beginner = Nie wszystko zauważa i czasem wybiera drugi najlepszy ruch, jak ktoś, kto dopiero poznaje grę.
web-lobby-bot-casual = Wybiera to, co teraz wygląda dobrze, i nie myśli daleko naprzód.
web-lobby-bot-strong = Sprawdza swoje najlepsze ruchy i możliwe odpowiedzi.
web-lobby-bot-master = Myśli dalej naprzód, najwyżej trzy sekundy na ruch.
web-lobby-bot-random = Gra losowo. Dobry do nauki zasad.
web-lobby-bot-greedy = Patrzy jeden ruch naprzód i wybiera najlepszy.
web-lobby-my-name = Twoje imię
web-lobby-name-of = Imię gracza { $number }
web-lobby-same-name = Dwóch graczy ma to samo imię.
web-game-theopolis = Zbuduj miasto dla nieba. Karty kosztują Wiarę, Nadzieję i Miłość, a miasto rośnie co turę mimo Klęsk. Dziesięć kamieni, pięć sakramentów, Cud albo utrata wszystkich punktów grzechu pierworodnego daje zwycięstwo, o ile wcześniej nie nadejdzie Apokalipsa.
web-game-nehemiah = Odbuduj mury Jerozolimy. Wysyłaj robotników na karty pracy, a potem aktywuj ich, by wykonać akcje kart; gdy kolumna jest opróżniana, wszyscy z niej wracają do domu. Trzy etapy dla Murów, Świątyni i Straży.
web-game-my-village = Dwie kości, wioska i garść ludzkich żywotów. Dodawaj kościół, radę, warsztaty i pola, a płać czasem: mieszkańcy starzeją się, umierają i trafiają do kroniki. Strzeż się szczura.
web-game-esdras-et-nehemie = Wygnańcy wrócili. W trzy tygodnie po sześć dni i szabat wznosisz Świątynię, usuwasz gruz z bram i murów i nauczasz Prawa. Bogata, głęboka, także dla jednego gracza.

# Lists of tables.
web-mine-title = Moje stoły
web-mine-none = Nie masz jeszcze żadnego stołu. Znajdziesz tu stoły, które otworzysz lub do których dołączysz, także innego dnia.
web-mine-next =
    { $tables ->
        [one] Do czekającego stołu
        [few] Do następnego stołu ({ $tables })
        [many] Do następnego stołu ({ $tables })
       *[other] Do następnego stołu ({ $tables })
    }
web-mine-all = Pokaż wszystkie stoły ({ $tables })
web-mine-your-turn = Twoja kolej
web-mine-due = Termin: { $when }
web-mine-stage-open = Nierozpoczęta
web-mine-stage-playing = W toku
web-mine-stage-over = Zakończona
web-mine-stage-closed = Zamknięta
web-mine-paused = Wstrzymana
web-mine-waits-for = Czeka na: { $names }
web-mine-free =
    { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
        [many] { $number } wolnych miejsc
       *[other] { $number } wolnego miejsca
    }
web-open-title = Otwarte stoły
web-open-none = Nie ma teraz otwartych stołów. Utwórz własny i pokaż go na liście albo wyślij znajomym link.
web-next-title = Następny stół
web-next-looking = Szukam stołu, który na ciebie czeka…
web-next-none = Żaden stół na ciebie nie czeka
web-next-none-why = Inni się namyślają. Damy znać, gdy przyjdzie twoja kolej, jeśli pozwolisz na to w ustawieniach.

# A new table.
web-new-title = Nowy stół: { $game }
web-new-no-game = Nie ma tu takiej gry
web-new-seats = Miejsca, w kolejności tur
web-new-sitter = Kto gra: { $seat }
web-new-sitter-me = Ja
web-new-sitter-friend = Ktoś znajomy, przez link
web-new-sitter-here = Ktoś przy tym urządzeniu
web-new-sitter-bot = Bot
web-new-strength = Który bot gra: { $seat }
web-new-name = Imię: { $seat }
web-new-name-later = Imię (opcjonalnie)
web-new-earlier = { $seat }: przesuń wyżej
web-new-later = { $seat }: przesuń niżej
web-new-options = Opcje gry
web-new-as-printed = jak w instrukcji
web-new-clock = Zegar
web-new-clock-live = Na żywo
web-new-clock-days = Korespondencyjnie
web-new-clock-help-none = Bez limitu czasu.
web-new-clock-help-live = Minuty na ruch, gdy wszyscy są online.
web-new-clock-help-days = Dni na ruch, gdy każdy zagląda, kiedy ma czas.
web-new-each-live = Minuty na ruch
web-new-each-days = Dni na ruch
web-new-time-bank-live = Zapas czasu (minuty)
web-new-time-bank-days = Zapas czasu (dni)
web-new-who = Widzowie i czat
web-new-watching = Kto może oglądać
web-new-watching-link = Każdy, kto ma link
web-new-watching-anyone = Każdy
web-new-watching-nobody = Nikt
web-new-listed = Pokaż stół na stronie głównej
web-new-listed-help = Każdy na tym serwerze zobaczy go tam i będzie mógł oglądać grę albo zająć wolne miejsce.
web-new-chat = Czat przy stole
web-new-scores = Pokazuj punkty w trakcie gry
web-new-scores-help = O ile zasady ich nie ukrywają.
web-new-components = Własne elementy
web-new-components-own = standardowe
web-new-components-other = z twojego pliku
web-new-components-help = Masz pudełko, a jakaś wartość jest tu błędna, albo chcesz wypróbować wariant? Zagraj z własnym plikiem elementów do gry { $game }. Zostanie sprawdzony przy otwarciu stołu.
web-new-components-remove = Usuń
web-new-summary =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }: { $here ->
        [one] { $here } tutaj
        [few] { $here } tutaj
        [many] { $here } tutaj
       *[other] { $here } tutaj
    }, { $friends ->
        [one] { $friends } przez link
        [few] { $friends } przez link
        [many] { $friends } przez link
       *[other] { $friends } przez link
    }, { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }
web-refusal-more =
    { $number ->
        [one] I jeszcze { $number }.
        [few] I jeszcze { $number }.
        [many] I jeszcze { $number }.
       *[other] I jeszcze { $number }.
    }
web-file-choose = Wybierz plik
web-file-drop = albo upuść go tutaj
web-file-too-large = Ten plik jest za duży: najwyżej dwa miliony znaków.
web-file-unreadable = Ten plik nie jest tekstem (UTF-8).
web-yes = Tak
web-no = Nie
web-option-theopolis-play-on = Gramy dalej po zwycięstwie
web-option-theopolis-short-deck = Krótka talia
web-option-theopolis-max-rounds = Limit rund
web-option-nehemiah-foremen = Przywódcy budowy
web-option-nehemiah-open-screens = Bez zasłonek
web-option-nehemiah-first-player = Pierwszy gracz
web-option-my-village-max-rounds = Limit rund
web-option-esdras-et-nehemie-altar-face = Strona karty ołtarza
web-option-esdras-et-nehemie-solo-face = Strona planszy solo
web-option-theopolis-neighbours = Sąsiednie miasta
web-option-theopolis-bishop-takes = Co może zabrać Biskup
web-option-nehemiah-income = Drewno i złoto na początku etapu
web-option-nehemiah-tie-break = Remisy
web-option-my-village-travel-cost = Koszt „2 monety i 1 koń lub 1 wóz”
web-option-esdras-et-nehemie-prophet-space = Na polu Proroka
web-option-esdras-et-nehemie-solo-gate = Przeciwnik: brama, na którą go nie stać
web-option-esdras-et-nehemie-solo-path = Przeciwnik: droga przez zwoje
web-option-about-nehemiah-foremen = Przed każdym etapem karty przywódców budowy są licytowane zakrytymi ofertami.
web-option-about-nehemiah-open-screens = Wszyscy widzą drewno, złoto i punkty wszystkich.
web-option-about-theopolis-neighbours = Które miasta są „sąsiednie” dla Biskupa?
web-option-about-theopolis-bishop-takes = Instrukcja mówi tylko, że Biskupi pozwalają zabierać karty.
web-option-about-nehemiah-income = Z przywódcami budowy: „na początku każdego etapu” jedno drewno i jedno złoto.
web-option-about-nehemiah-tie-break = Które drewno i złoto rozstrzyga remis?
web-option-about-my-village-travel-cost = Koszt tej karty podróży można odczytać na dwa sposoby (MV-R14).
web-option-about-esdras-et-nehemie-prophet-space = Gdzie liczy się znacznik ołtarza na polu Proroka?
web-option-about-esdras-et-nehemie-solo-gate = Solo: co, jeśli pierwsza niezbudowana brama jest za droga?
web-option-about-esdras-et-nehemie-solo-path = Solo: która droga, jeśli jest kilka?
web-value-random = Losowo
web-value-p1 = Miejsce 1
web-value-chosen = Wybiera pierwszy gracz
web-value-a = A
web-value-b = B, trudniejsza
web-value-adjacent = Gracze po lewej i po prawej
web-value-all = Wszyscy inni gracze
web-value-limited = Karty o wydrukowanym koszcie do 4, bez Biskupów
web-value-any = Dowolna Budowla, Człowiek lub Symbol, także Biskup
web-value-later-rounds = Tylko w etapach II i III; początek etapu I już to zawiera
web-value-every-round = Także w etapie I
web-value-after-sale = To, co zostało po sprzedaży
web-value-before-sale = To, co było przed sprzedażą
web-value-coins-and-either = 2 monety i (1 koń lub 1 wóz)
web-value-cart-alone = (2 monety i 1 koń) lub 1 wóz
web-value-reached = Osiągnięte pole się liczy: pole Zachariasza to „pomiędzy”, pole Aggeusza to „z przodu”
web-value-passed = Liczy się tylko minięte pole: pole Zachariasza to „z tyłu”, pole Aggeusza to „pomiędzy”
web-value-next-gate = Przechodzi do następnej bramy, na którą go stać
web-value-first-gate = Nie buduje żadnej bramy
web-value-fewest-human = Najmniej twoich skrybów, potem najmniej białych pracowników
web-value-own-first = Najwięcej własnych skrybów, potem biali pracownicy przed twoimi skrybami

# The waiting room, and links.
web-waiting-title = { $game }: przed grą
web-waiting-lead = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
web-waiting-looking-on = Oglądasz grę. Żeby zagrać, poproś kogoś przy stole o link do miejsca.
web-waiting-may-sit = Oglądasz grę. Żeby zagrać, zajmij wolne miejsce.
web-waiting-take = Zajmij to miejsce
web-waiting-bot = Dodaj bota
web-waiting-bot-up = Zwolnij miejsce
web-waiting-free-ask = Zwolnić miejsce gracza { $seat }?
web-waiting-free-why = Osoba, która je zajmuje, straci je i dowie się o tym. Potem możesz wysłać nowy link, dodać bota albo poczekać na kogoś innego.
web-waiting-free-keep = Czekaj dalej
web-waiting-seats = Miejsca
web-waiting-you = ty
web-waiting-sits = na miejscu
web-waiting-comes = już tu jest, jeszcze bez imienia
web-waiting-free = wolne
web-waiting-shared = Zaproś znajomych
web-waiting-shared-help = Wyślij ten link wszystkim: każda osoba, która go otworzy, dostanie wolne miejsce, dopóki jakieś jest.
web-waiting-shared-link = Link do wszystkich wolnych miejsc
web-waiting-shared-end = Unieważnij link
web-waiting-link-one = Link tylko do tego miejsca
web-waiting-once = Ten link jest dla jednej osoby i działa raz.
web-waiting-link = Link: { $seat }
web-waiting-sit = Dołącz
web-waiting-for = Czekamy jeszcze na: { $seats }
web-waiting-ready = Wszyscy już są.
web-waiting-host = Wszyscy już są; czekamy, aż gospodarz rozpocznie grę.
web-waiting-begin = Zacznij grę
web-waiting-spectators = Widzowie
web-waiting-spectators-help = Z tym linkiem każdy może oglądać grę. Ukrytych kart nie widać.
web-waiting-spectators-link = Link dla widzów
web-waiting-agreed = Ustawienia stołu
web-link-make = Utwórz link

# Import.
web-import-title = Wczytaj zapis gry lub pozycję
web-import-lead = Zapis gry to gra w postaci tekstu: można ją kontynuować albo obejrzeć. Pozycja to stan stołu, także prawdziwego.
web-import-paste = Albo wklej tutaj
web-import-example = batisseurs-record 1 …
web-import-neither = To ani zapis gry, ani pozycja
web-import-neither-why = Zapis gry zaczyna się od „batisseurs-record 1”; pozycja ma wiersz „situation = 1”.
web-import-which =
    { $number ->
        [one] Który zapis?
        [few] W pliku są { $number } zapisy. Który?
        [many] W pliku jest { $number } zapisów. Który?
       *[other] W pliku jest { $number } zapisu. Który?
    }
web-import-no-game = Ta gra nie jest tu dostępna: { $game }
web-import-games = Tutaj są: { $games }
web-import-record = Zapis gry
web-import-position = Pozycja
web-import-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
web-import-lines =
    { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }
web-import-over = Gra zakończona
web-import-goes-on = Gra w toku
web-import-seats = Gracze
web-import-open = Otwórz jako nowy stół
web-import-look = Obejrzyj partię

# The rules on a page, and about us.
web-rules-of = Zasady: { $game }
web-rules-lead = Instrukcja naszymi słowami, każda zasada ze swoim numerem. Komunikaty, odmowy i karty odsyłają tutaj.
web-about-title = O projekcie
web-about-what = Bâtisseurs to miejsce dla gier o budowaniu miast: w przeglądarce, na jednym urządzeniu, w terminalu i dla botów.
web-about-honest = Zasady są z instrukcji, jedna po drugiej, każda z numerem. Gdzie nie znamy wartości wydrukowanych w pudełku, mówimy o tym.
web-about-games = Gry należą do swoich autorów i wydawców. To nieoficjalna, wolna implementacja ich zasad. Jeśli gra ci się podoba, kup pudełko.
web-about-sources = Skąd są wartości
web-about-source-rulebook = Instrukcja
web-about-source-rulebook-why = napisane w instrukcji albo z niej wynika
web-about-source-public = Publiczne
web-about-source-public-why = znalezione w publicznych opisach gry
web-about-source-reconstructed = Odtworzone
web-about-source-reconstructed-why = zaproponowane przez nas, bo jest wydrukowane tylko na elemencie, którego nie mamy; poprawia je plik elementów
web-about-credits = Autorzy i licencje
web-about-art = Okładki, karty i plansze rysujemy sami.
web-about-fonts = Kroje pisma: Alegreya i Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
web-about-icons = Ikony: Lucide i jego przodek Feather (licencje ISC i MIT).
web-about-made-with = Zrobione z użyciem React, React Aria, Motion i Fluent.
web-about-licence = Bâtisseurs to wolne oprogramowanie (licencja Apache 2.0).
web-about-privacy = Prywatność
web-about-privacy-how = Jedno ciasteczko, żeby serwer cię rozpoznał; w tej przeglądarce twoje ustawienia i ostatnio oglądane stoły, by obejrzeć je bez sieci. Bez konta, bez e-maila, bez śledzenia.
web-about-version = Wersja { $version }

## Companion: beside a real table
web-companion = Tryb przy stole
web-companion-of = Tryb przy stole: { $game }
web-companion-switch = Tryb przy stole: gramy na prawdziwym stole, a ja wpisuję, co wypadło
web-companion-help = Wpisujesz, jakie karty, znaczniki i kości wypadły przy prawdziwym stole, a program mówi, co z tego wynika. Wszyscy korzystają z tego urządzenia; kto coś wpisuje, ten to widzi. To, co może zobaczyć tylko bot, losuje serwer.

# Nauka przez grę.
web-learn = Ucz się, grając
web-learn-of = Ucz się, grając: { $game }
web-learn-first = Pierwszy raz tutaj? Wybierz grę i naucz się jej, grając z początkującymi botami.
