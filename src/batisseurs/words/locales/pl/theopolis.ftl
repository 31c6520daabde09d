# Theopolis. Nazwy kart pochodzą z pliku elementów gry i stoją w mianowniku;
# bywa ich kilka, dlatego zdania stawiają je po dwukropku.

theopolis-what = Buduj miasto z kamieni, ludzi i sakramentów; pięć sposobów zakończenia gry.
theopolis-help =
    Theopolis. W każdej turze tracisz punkty grzechu pierworodnego według wartości swoich Ludzi, potem możesz zagrywać karty, dołożyć jeden zasób i wymienić jedną kartę z wystawką, a na końcu uzupełniasz rękę z wystawki. Zasobów się nie wydaje: każdy można wykorzystać raz na turę. Klęska uderza, gdy tylko trafi na wystawkę.
    Wygrywasz od razu, gdy masz 0 punktów grzechu pierworodnego, 10 kamieni budowlanych, 3 sakramenty wtajemniczenia, 1 uzdrowienia i 1 posłania, albo gdy w twoim mieście stanie Cud. Jeśli wcześniej nadejdzie Apokalipsa, liczy się: 2 × kamienie + 3 × sakramenty − punkty grzechu pierworodnego.
theopolis-signs =
    ● gotowy zasób albo część kosztu, którą możesz zapłacić; ○ wykorzystany albo brakująca część. ⌂ Budowla i jej kamienie, ♙ Człowiek i jego wartość, † Symbol, ★ Cud, ↯ Klęska. ✓ karta z ręki, którą możesz teraz zagrać. ✠ święty oraz sakramenty: trzy wtajemniczenia, jeden uzdrowienia, jeden posłania. ▶ czyja jest tura.

# O co gra pyta.
theopolis-ask-main = { $seat }, twoja tura: zagraj kartę albo zakończ turę.
theopolis-ask-main-add = { $seat }, twoja tura: dołóż zasób albo zagraj kartę.
theopolis-ask-main-exchange = { $seat }, twoja tura: zagraj kartę, wymień jedną albo zakończ turę.
theopolis-ask-main-add-exchange = { $seat }, twoja tura: dołóż zasób, zagraj kartę albo wymień jedną.
theopolis-ask-take = Którą kartę bierzesz z wystawki? (oddajesz: { $card })
theopolis-ask-take-from = Efekt wejścia: którą kartę zabierasz z sąsiedniego miasta?
theopolis-ask-bring = Efekt wejścia: która odrzucona karta wraca na wystawkę?
theopolis-ask-replace = Na wystawkę wraca: { $card }. Która karta ustąpi jej miejsca?
theopolis-ask-discard-from-board =
    { $number ->
        [one] Efekt wejścia: możesz odrzucić z wystawki jeszcze { $number } kartę.
        [few] Efekt wejścia: możesz odrzucić z wystawki jeszcze do { $number } kart.
        [many] Efekt wejścia: możesz odrzucić z wystawki jeszcze do { $number } kart.
       *[other] Efekt wejścia: możesz odrzucić z wystawki jeszcze do { $number } karty.
    }
theopolis-ask-free-resource = Efekt wejścia: który zasób dokładasz?
theopolis-ask-rosary = Uderza w ciebie { $disaster }. Czy pomijasz tę Klęskę, odrzucając kartę: { $card }?
theopolis-ask-lose-resource =
    { $number ->
        [one] { $disaster }: który zasób tracisz?
        [few] { $disaster }: tracisz { $number } zasoby. Który najpierw?
        [many] { $disaster }: tracisz { $number } zasobów. Który najpierw?
       *[other] { $disaster }: tracisz { $number } zasobu. Który najpierw?
    }
theopolis-ask-lose-card = { $disaster }: którą kartę tracisz ze swojego miasta?
theopolis-ask-discard-excess =
    { $number ->
        [one] Masz o { $number } kartę za dużo: którą odrzucasz?
        [few] Masz o { $number } karty za dużo: którą odrzucasz najpierw?
        [many] Masz o { $number } kart za dużo: którą odrzucasz najpierw?
       *[other] Masz o { $number } karty za dużo: którą odrzucasz najpierw?
    }
theopolis-ask-pick =
    { $number ->
        [one] Weź na rękę { $number } kartę z wystawki.
        [few] Weź na rękę { $number } karty z wystawki; którą najpierw?
        [many] Weź na rękę { $number } kart z wystawki; którą najpierw?
       *[other] Weź na rękę { $number } karty z wystawki; którą najpierw?
    }
theopolis-ask-turn-up = Odkrywana jest następna karta talii.
theopolis-ask-deal = Rozdawana jest karta (gracz: { $seat }).
theopolis-ask-saint = Rozdawany jest Święty Patron (gracz: { $seat }).

# Możliwości całym zdaniem.
theopolis-play = zagraj kartę: { $card }
theopolis-add = dołóż zasób: { $resource }
theopolis-exchange = wymień z wystawką kartę: { $card }
theopolis-confess = wyspowiadaj się: strać punkt grzechu pierworodnego, odrzucając: { $card }
theopolis-end = zakończ turę
theopolis-take = weź: { $card }
theopolis-take-from = zabierz (gracz: { $seat_from }): { $card }
theopolis-take-nothing = nic
theopolis-bring = przywróć: { $card }
theopolis-bring-nothing = nic
theopolis-replace = zastąp: { $card }
theopolis-discard = odrzuć: { $card }
theopolis-discard-from-board = odrzuć z wystawki: { $card }
theopolis-stop = wystarczy
theopolis-add-nothing = nic
theopolis-use-rosary = odrzuć i pomiń Klęskę: { $card }
theopolis-keep-rosary = zatrzymaj i przyjmij Klęskę: { $card }
theopolis-lose-resource = strać zasób: { $resource }
theopolis-lose-card = strać kartę: { $card }
theopolis-pick = weź: { $card }
theopolis-recover = weź z kart odrzuconych: { $card }
theopolis-reveal = odkryta karta: { $card }
theopolis-deal = karta dla gracza { $seat }: { $card }
theopolis-deal-veiled = karta dla gracza { $seat }
theopolis-deal-saint = Święty Patron dla gracza { $seat }: { $saint }

# Czasowniki przed listą możliwości.
theopolis-verb-play = zagraj
theopolis-verb-add = dołóż
theopolis-verb-exchange = wymień
theopolis-verb-confess = spowiedź
theopolis-verb-end = zakończ
theopolis-verb-take = weź
theopolis-verb-bring = przywróć
theopolis-verb-replace = zastąp
theopolis-verb-discard = odrzuć
theopolis-verb-stop = przestań
theopolis-verb-use = użyj
theopolis-verb-keep = zatrzymaj
theopolis-verb-lose = strać
theopolis-verb-pick = weź
theopolis-verb-recover = weź z odrzuconych
# Czego dotyczą ruchy, przed ich czasownikami.
theopolis-touch-hand = Twoja ręka
theopolis-touch-board = Wystawka
theopolis-touch-discard = Odrzucone
theopolis-touch-piles = Stosy
theopolis-touch-city = Twoje miasto
theopolis-touch-city-of = Miasto: { $seat }
theopolis-touch-turn = Twoja tura
theopolis-touch-nothing = Albo

# Dlaczego coś jest niemożliwe.
theopolis-why-disaster = { $card } to Klęska i nigdy nie wchodzi do miasta
theopolis-why-cost =
    { $card }: za mało gotowych zasobów, brakuje:{ $faith ->
        [0] { "" }
       *[other] { " " }Wiara { $faith }
    }{ $hope ->
        [0] { "" }
       *[other]
            { $faith ->
                [0] { " " }
               *[other] { ", " }
            }Nadzieja { $hope }
    }{ $charity ->
        [0] { "" }
       *[other]
            { $faith ->
                [0]
                    { $hope ->
                        [0] { " " }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }Miłość { $charity }
    }
theopolis-why-not-in-hand = { $card } leży na wystawce, a zagrywa się tylko karty z ręki
theopolis-why-not-on-board = { $card } nie leży na wystawce
theopolis-why-not-held = { $card }: tej karty nie masz na ręce
theopolis-why-not-discarded = { $card }: tej karty nie ma wśród odrzuconych
theopolis-why-not-there = { $card }: tej karty nie ma w sąsiednim mieście
theopolis-why-not-resource = dokłada się tylko zasoby, a nie: { $card }
theopolis-why-no-rosary = { $card }: ta karta nie chroni przed Klęską ({ $disaster })
theopolis-why-not-owned = { $disaster } zabiera zasób z twojego miasta, a nie masz: { $card }
theopolis-why-not-losable = { $disaster } nie zabiera z twojego miasta: { $card }
theopolis-why-added =
    { $number ->
        [one] w tej turze dołożono już { $number } zasób
        [few] w tej turze dołożono już { $number } zasoby
        [many] w tej turze dołożono już { $number } zasobów
       *[other] w tej turze dołożono już { $number } zasobu
    }
theopolis-why-pile-empty = ten stos jest pusty: { $resource }
theopolis-why-exchanged = nie masz już wymiany w tej turze
theopolis-why-hand-empty = bez karty na ręce nie ma czego wymieniać
theopolis-why-confessed = spowiedź jest możliwa tylko raz na turę
theopolis-why-no-reconciliation = spowiedź wymaga sakramentu pokuty i pojednania
theopolis-why-only-persons = z kart odrzuconych wracają tylko Ludzie, a nie: { $card }
theopolis-why-no-anointing = bez sakramentu namaszczenia chorych karty odrzucone są niedostępne
theopolis-why-no-resource = zasobów nigdy nie bierze się na rękę
theopolis-why-no-neighbour = { $seat } nie siedzi obok ciebie
theopolis-why-bishops-barred = Biskupi niczego nie mogą tu zabrać (gracz: { $seat })
theopolis-why-never-taken = { $card }: tej karty nigdy nie można zabrać
theopolis-why-too-dear = { $card }: łączny koszt jest większy niż { $number }
theopolis-why-building-safe = Klęski nie odrzucają twoich Budowli
theopolis-why-person-safe = Klęski nie odrzucają twoich Ludzi
theopolis-why-not-largest = { $disaster } zabiera Budowlę o największej liczbie kamieni, a nie: { $card }
theopolis-why-not-asked = { $disaster } nie zabiera takiej karty: { $card }

# Zakończenie gry i arkusz punktów.
theopolis-ending-original-points = stracono ostatni punkt grzechu pierworodnego
theopolis-ending-stones = zebrano dość kamieni budowlanych
theopolis-ending-sacraments = zebrano sakramenty potrzebne do zwycięstwa
theopolis-ending-wonder = stanął Cud
theopolis-ending-apocalypse = nadeszła Apokalipsa
theopolis-ending-max-rounds = osiągnięto limit rund
theopolis-ending-last-player = został tylko jeden gracz
theopolis-tie-break = Przy równych punktach wygrywa mniej grzechu pierworodnego, potem więcej sakramentów.

# The same with who has brought it about.
theopolis-ended-by-original-points = { $seat } nie ma już punktów grzechu pierworodnego
theopolis-ended-by-stones = { $seat } ma dość kamieni budowlanych
theopolis-ended-by-sacraments = { $seat } ma sakramenty potrzebne do zwycięstwa
theopolis-ended-by-wonder = { $seat } ma ukończony Cud
theopolis-ended-by-last-player = przy stole zostaje tylko { $seat }
theopolis-score-stones = Kamienie
theopolis-score-sacraments = Sakramenty
theopolis-score-original-points = Grzech pierworodny

# Stół.
theopolis-head =
    runda { $round } z { $rounds } · tura: { $seat } · { $deck ->
        [one] { $deck } karta w talii
        [few] { $deck } karty w talii
        [many] { $deck } kart w talii
       *[other] { $deck } karty w talii
    }
theopolis-board = Wystawka
theopolis-letters = W/N/M
theopolis-piles = Stosy:
theopolis-discard-pile = Karty odrzucone ({ $number }):
theopolis-out = Poza grą:
theopolis-city = { $seat }
theopolis-city-own = { $seat }, twoje miasto
theopolis-points = grzech pierworodny { $number }
theopolis-points-short = grzech { $number }
theopolis-stones = kamienie { $number }/{ $goal }
theopolis-hand-size = ręka { $number }/{ $limit }
theopolis-score = wynik { $number }
theopolis-known = na ręce:
theopolis-hand = Twoja ręka { $number }/{ $limit }
theopolis-left = wygrana i odejście od stołu, lokata { $rank }

# Co jest nie tak z pozycją albo z plikiem elementów gry.
theopolis-error-out = karty opuszczają grę tylko z play_on (TH-155)
theopolis-error-ending = ending: „{ $value }” nie jest żadnym z: { $known }
theopolis-error-board = board: liczba miejsc na wystawce to { $most }, nie { $number } (TH-10)
theopolis-error-side = { $place } powinno być tabelą: [table.{ $place }]
theopolis-error-disaster = { $place }: Klęska nigdy nie wchodzi do miasta: { $card } (TH-35)
theopolis-error-known-more = { $place }: znane karty (known): { $known }, ale liczba kart na ręce: { $hand } (TH-22)
theopolis-error-no-saint = { $place }: „{ $value }” nie jest Świętym Patronem; możliwe: { $known }
theopolis-error-saint-taken = { $place }: { $value } ma już inne miasto (TH-14)
theopolis-error-left = { $place }: miasto, zasoby i święty zwycięzcy opuściły grę (TH-155)
theopolis-error-not-held = { $place }: { $card } jest znana, ale nie ma jej na ręce (TH-22)
theopolis-error-hand = { $place }: na ręce jest od 0 do { $most } kart, nie { $number } (TH-59)
theopolis-error-resources = { $place } pisze się jak faith = 1, hope = 1, charity = 1 w nawiasach klamrowych
theopolis-error-pile = { $place }: kart { $card } podano { $number }, a zostało tylko { $left } z { $all }
theopolis-error-ranks-ended = gdy gra się skończyła, każdy gracz ma lokatę (rank), od 1 (TH-151)
theopolis-error-ranks = lokata (rank) podczas gry wymaga play_on, a lokaty zaczynają się od 1 (TH-154)
theopolis-error-two-left = co najmniej dwóch graczy jest jeszcze w grze (TH-158)
theopolis-error-no-cards = { $place }: nie ma już kart, którymi można by to uzupełnić
theopolis-error-won = { $place }: to już zwycięstwo ({ $ending }, { $rule })
theopolis-error-key = { $place }: nieznany klucz „{ $key }”; możliwe: { $known }
theopolis-error-list = { $place }: tu powinna być lista nazw, nie „{ $value }”
theopolis-error-card = { $place }: nie ma karty „{ $value }”
theopolis-error-copies = { $place }: wszystkie egzemplarze { $card } ({ $number }) leżą już gdzie indziej
theopolis-error-number = { $place }: { $key } to liczba całkowita od { $least } do { $most }, nie „{ $value }”
theopolis-error-seat = { $place }: „{ $value }” nie jest miejscem; są miejsca od p1 do { $last }

# Co jest nie tak w pliku elementów Theopolis. Słowa pliku zostają bez zmian.
theopolis-fault-hand-limit = { $what }: w pliku jest { $said }, a może być co najwyżej tyle, ile miejsc na wystawce: { $most }
theopolis-fault-pile = { $what }: w pliku jest { $said }, a miast jest { $players } i każde zaczyna z { $start }
theopolis-fault-win = { $what }: w pliku jest { $said }; wygrywa Cud i nic innego (TH-146)
theopolis-fault-alone = { $what }: w pliku jest { $said }, a wartość ma tylko Człowiek
theopolis-fault-kind-twice = { $what }: „{ $said }” podano dwa razy
theopolis-fault-no-kinds = { $what } jest puste; trzeba tu coś podać
theopolis-fault-need-twice = { $what }: „{ $said }” podano dwa razy; do sakramentu wystarczy jeden egzemplarz (TH-121)
theopolis-fault-deck = liczba kart w talii: { $number }; może być co najwyżej { $most }
theopolis-fault-exchanges = liczba wymian w turze mogłaby wynieść { $number }; może być co najwyżej { $most }
theopolis-fault-c11 = { $what } przyjmuje jedną z kart: { $said }; Biskup nie może zastępować Kapłana
theopolis-fault-c12 = { $what }: w pliku jest { $said }, Grobowiec kosztuje { $cost }; musi być { $must } lub więcej
theopolis-fault-c13 = żadna Klęska w pliku nie niszczy Budowli, a któraś musi
theopolis-fault-c14 = żadna karta w pliku nie usuwa karty z wystawki ({ $effect }), a któraś musi
theopolis-fault-c15-monk = nic w pliku nie odbiera Mnicha, a musi to być możliwe
theopolis-fault-c15-eucharist = nic w pliku nie odbiera żadnej karty Eucharystii, a musi to być możliwe
theopolis-fault-c16-needs = { $what }: w pliku jest { $said }; Klęska nie może wejść do miasta
theopolis-fault-c16-parts = { $what } jest puste; Klęska musi porównywać graczy
theopolis-fault-c17 = przygotowanie gry (liczba graczy: { $players }) może odkryć tyle kart: { $number }, a może co najwyżej { $most } z talii liczącej { $deck }
theopolis-fault-c18 = { $what }: w pliku jest { $said }, jak u innego świętego; wszystkie muszą się różnić
theopolis-fault-c22-stones = żadne miasto z pliku nie może mieć tylu kamieni: { $number }, a musi to być możliwe
theopolis-fault-c22-sacraments = liczba sakramentów, którą może mieć miasto z pliku: co najwyżej { $most }, a możliwa musi być { $number }
theopolis-fault-c22-points = żaden gracz z pliku nie może mieć tylu punktów grzechu pierworodnego: { $number }, a musi to być możliwe
theopolis-fault-c26 = { $what }: w pliku jest { $number } ({ $said }), musi być 1 lub więcej ({ $must })
theopolis-fault-c27 = żaden efekt w pliku nie daje na turę więcej zasobów niż { $number }, a któryś musi
theopolis-fault-c31 = liczba kart, które można zagrać w pierwszej turze: { $number }, mniej niż { $ours } w naszej rekonstrukcji
theopolis-fault-c32 = inaczej niż w naszej rekonstrukcji Biskup może zabrać: { $more }; a nie może zabrać: { $fewer }
theopolis-fault-c33 = { $what }: w pliku jest { $said }, co wygrywa przed pierwszą turą; musi być mniej niż { $most }

# Sprzeczności w tym, co oczekuje. Nazwy kroków zostają bez zmian.
theopolis-pending-ended = gra się skończyła, a wciąż oczekuje { $step }
theopolis-pending-left = { $player } nie jest już w grze i nie może być aktywnym graczem (TH-156)
theopolis-pending-misfit =
    { $what ->
        [seat] { $step } oczekuje, ale takiego gracza nie ma w grze
        [active-seat] { $step } oczekuje, ale aktywny jest inny gracz
        [number] { $step } oczekuje, ale nie ma takiej liczby
        [cost] { $step } oczekuje, ale nie ma takiego kosztu
        [hand-card] { $step } oczekuje, ale takiej karty nie ma na ręce
        [discarded-card] { $step } oczekuje, ale takiej karty nie ma wśród odrzuconych
        [disaster] { $step } oczekuje, ale takiej Klęski nie ma na wystawce
       *[other] { $step } oczekuje, ale Klęska nie ma takiej części
    }
theopolis-pending-free-place = w fazie głównej na wystawce jest wolne miejsce (TH-67)
theopolis-pending-disaster = { $card } leży na wystawce, ale nie uderza (TH-71)
theopolis-pending-no-place = { $step } oczekuje, ale na wystawce nie ma wolnego miejsca (TH-67)
theopolis-pending-hand =
    { $number ->
        [one] { $step } oczekuje, ale { $player } ma { $number } kartę (TH-59)
        [few] { $step } oczekuje, ale { $player } ma { $number } karty (TH-59)
        [many] { $step } oczekuje, ale { $player } ma { $number } kart (TH-59)
       *[other] { $step } oczekuje, ale { $player } ma { $number } karty (TH-59)
    }
theopolis-pending-rosary = { $step } oczekuje, ale { $player } nie ma Różańca (TH-80)
theopolis-pending-saint = { $step } oczekuje, ale { $player } ma Świętego Patrona (TH-14)

# Klucze pozycji, objaśnione w dokumencie, który zapisuje „position new”.
theopolis-option-play-on = Zwycięzcy odchodzą, a pozostali grają dalej: true albo false.
theopolis-option-short-deck = Część kart usunięto bez oglądania: true albo false.
theopolis-option-max-rounds = Limit rund.
theopolis-option-neighbours = Które miasta są „sąsiednie” dla Biskupa? adjacent: Gracze po lewej i po prawej; all: Wszyscy inni gracze.
theopolis-option-bishop-takes = Instrukcja mówi tylko, że Biskupi pozwalają zabierać karty. limited: Karty o wydrukowanym koszcie do 4, bez Biskupów; any: Dowolna Budowla, Człowiek lub Symbol, także Biskup.
theopolis-position-round = Numer rundy.
theopolis-position-active = Czyja jest tura; tylko z „pending”.
theopolis-position-board = Karty na wystawce, miejsce po miejscu; pusta nazwa to wolne miejsce. Miejsca niepodane uzupełnia się losowo, nigdy Klęską.
theopolis-position-discard = Karty odrzucone.
theopolis-position-out = Karty poza grą; tylko z play_on.
theopolis-position-deck = Karty, które zostały w talii, razem z Apokalipsą. Gdy nie podano: wszystkie niewidziane, bez kart usuniętych ze skróconej talii.
theopolis-position-added = Ile zasobów dołożono w tej turze; tylko z „pending”.
theopolis-position-exchanged = Ile kart wymieniono w tej turze; tylko z „pending”.
theopolis-position-confessed = Ile razy w tej turze się spowiadano; tylko z „pending”.
theopolis-position-turns-taken = Kto miał już turę w tej rundzie; tylko z „pending”.
theopolis-position-ending = Jak skończyła się gra.
theopolis-position-seat-saint = Święty Patron; gdy nie podano, żaden.
theopolis-position-seat-original-points = Ile zostało punktów grzechu pierworodnego.
theopolis-position-seat-resources = Karty zasobów w mieście.
theopolis-position-seat-used = Ile z nich jest wykorzystanych.
theopolis-position-seat-city = Karty w mieście; kartę, która leży tam dwa razy, podaje się dwa razy.
theopolis-position-seat-hand = Karty na ręce. Zamiast tego liczba: tyle kart, rozdanych bez oglądania.
theopolis-position-seat-known = Które karty z ręki wszyscy widzieli przy braniu.
theopolis-position-seat-rank = Zdobyta już lokata; tylko z play_on.
