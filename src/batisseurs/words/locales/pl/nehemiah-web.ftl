# Plansza gry Nehemiah w przeglądarce.

# Części stołu i to, co tam leży.
nehemiah-web-column = Kolumna { $column }
nehemiah-web-free = { $card } ({ $spot }): wolna
nehemiah-web-standing = { $card } ({ $spot }): stoi tu robotnik, właściciel: { $seat }
nehemiah-web-tired = { $card } ({ $spot }): leży tu robotnik, właściciel: { $seat }
nehemiah-web-neutral = { $card } ({ $spot }): leży tu neutralny robotnik
nehemiah-web-decks = Talie
nehemiah-web-discard = Odrzucone: { $number }
nehemiah-web-screen = Zasłonka gracza { $seat }
nehemiah-web-asking = Pytaj mnie o przywódców, gdy można ich użyć
nehemiah-web-first = pierwszy gracz

# Czego użyłaby aktywacja robotnika.
nehemiah-web-preview = { $card } ({ $spot }).
nehemiah-web-preview-extras =
    Za { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
        [many] { $gold } złota
       *[other] { $gold } złota
    } od karty także: { $cards }.
nehemiah-web-preview-bank = { $card } (bank)
nehemiah-web-preview-player = { $card } (dostaje: { $seat })
nehemiah-web-preview-clears = Opróżnia kolumnę { $column }.

# Tajna oferta.
nehemiah-web-less = mniej: { $what }
nehemiah-web-more = więcej: { $what }
nehemiah-web-bid = Złóż ofertę: { $number }
nehemiah-web-bid-sealed = Twoja oferta jest zakryta; wszystkie odkrywa się razem.
nehemiah-web-bids-open = Wszystkie oferty odkrywa się razem.
nehemiah-web-sealed = oferta gotowa
nehemiah-web-bids = Oferty: { $card }
nehemiah-web-won = wygrywa

# Co mówią elementy gry.
nehemiah-web-costs =
    Koszt:{ $wood ->
        [0] { "" }
        [one] { " " }{ $wood } drewno
        [few] { " " }{ $wood } drewna
        [many] { " " }{ $wood } drewna
       *[other] { " " }{ $wood } drewna
    }{ $gold ->
        [0] { "" }
        [one]
            { $wood ->
                [0] { " " }
               *[other] { ", " }
            }{ $gold } złoto
        [few]
            { $wood ->
                [0] { " " }
               *[other] { ", " }
            }{ $gold } złota
        [many]
            { $wood ->
                [0] { " " }
               *[other] { ", " }
            }{ $gold } złota
       *[other]
            { $wood ->
                [0] { " " }
               *[other] { ", " }
            }{ $gold } złota
    }.
nehemiah-web-effect-take-wood =
    Weź z banku { $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    }.
nehemiah-web-effect-take-gold =
    Weź z banku { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }.
nehemiah-web-effect-gain-points =
    { $number ->
        [one] Zdobądź { $number } punkt zwycięstwa.
        [few] Zdobądź { $number } punkty zwycięstwa.
        [many] Zdobądź { $number } punktów zwycięstwa.
       *[other] Zdobądź { $number } punktu zwycięstwa.
    }
nehemiah-web-effect-place-cubes =
    { $number ->
        [one] Połóż { $number } znacznik na planszy: { $board }.
        [few] Połóż { $number } znaczniki na planszy: { $board }.
        [many] Połóż { $number } znaczników na planszy: { $board }.
       *[other] Połóż { $number } znacznika na planszy: { $board }.
    }
nehemiah-web-effect-take-gate = Weź bramę z wierzchu stosu.
nehemiah-web-effect-raise-workers =
    { $number ->
        [one] Podnieś { $number } swojego leżącego robotnika.
        [few] Podnieś do { $number } swoich leżących robotników.
        [many] Podnieś do { $number } swoich leżących robotników.
       *[other] Podnieś do { $number } swoich leżących robotników.
    }
nehemiah-web-effect-place-workers =
    { $number ->
        [one] Wyślij jeszcze { $number } robotnika.
        [few] Wyślij jeszcze do { $number } robotników.
        [many] Wyślij jeszcze do { $number } robotników.
       *[other] Wyślij jeszcze do { $number } robotników.
    }
nehemiah-web-effect-place-anywhere = Postaw robotnika na dowolnej wolnej karcie.
nehemiah-web-effect-replace-worker = Odeślij robotnika przeciwnika i postaw na jego miejscu swojego, w tej samej pozycji.
nehemiah-web-effect-swap-workers = Zamień miejscami dwóch robotników z jednej kolumny.
nehemiah-web-effect-swap-cards = Zamień miejscami dwie karty z jednej kolumny wraz z robotnikami na nich.
nehemiah-web-effect-use-cards =
    { $number ->
        [one]
            Użyj { $number } innej zajętej karty tej kolumny, płacąc { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
        [few]
            Użyj do { $number } innych zajętych kart tej kolumny, płacąc za każdą { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
        [many]
            Użyj do { $number } innych zajętych kart tej kolumny, płacąc za każdą { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
       *[other]
            Użyj do { $number } innych zajętych kart tej kolumny, płacąc za każdą { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
    }
nehemiah-web-icons =
    { $number ->
        [one] W grze trzyosobowej { $number } z nich jest odkładana.
        [few] W grze trzyosobowej { $number } z nich są odkładane.
        [many] W grze trzyosobowej { $number } z nich jest odkładanych.
       *[other] W grze trzyosobowej { $number } z nich jest odkładane.
    }
nehemiah-web-gate-worth =
    { $number ->
        [one] Na koniec gry warta { $number } punkt zwycięstwa.
        [few] Na koniec gry warta { $number } punkty zwycięstwa.
        [many] Na koniec gry warta { $number } punktów zwycięstwa.
       *[other] Na koniec gry warta { $number } punktu zwycięstwa.
    }
nehemiah-web-board-points = Liczba graczy: { $number }; punkty za lokaty, od pierwszej: { $points }
nehemiah-web-deck-cards = Kart: { $number }; w grze trzyosobowej odkłada się z nich: { $icons }.
