# Jak dziennik opowiada Nehemiah. Nazwy kart, bram, plansz i miejsc pochodzą z gry.

nehemiah-turn-begins = Tura: { $seat }
    .seat = Twoja tura
nehemiah-first-player = { $seat } rozpoczyna.
    .seat = rozpoczynasz.
nehemiah-places = { $seat } wysyła robotnika na kartę { $card } (kolumna { $column }).
    .seat = wysyłasz robotnika na kartę { $card } (kolumna { $column }).
nehemiah-places-neutral = { $seat } kładzie neutralnego robotnika (kolumna { $column }).
    .seat = kładziesz neutralnego robotnika (kolumna { $column }).
nehemiah-activates = { $seat } aktywuje kartę { $card } (kolumna { $column }).
    .seat = aktywujesz kartę { $card } (kolumna { $column }).
nehemiah-corrupts = { $seat } aktywuje cudzego robotnika ({ $seat_owner }) na karcie { $card } (kolumna { $column }).
    .seat = aktywujesz cudzego robotnika ({ $seat_owner }) na karcie { $card } (kolumna { $column }).
    .seat_owner = { $seat } aktywuje twojego robotnika na karcie { $card } (kolumna { $column }).
nehemiah-declines = { $seat } nie używa karty.
    .seat = nie używasz karty.
nehemiah-passes = { $seat } pasuje.
    .seat = pasujesz.
nehemiah-pays-player = { $seat } płaci graczowi { $seat_owner } { $amount } i używa karty { $card }.
    .seat = płacisz graczowi { $seat_owner } { $amount } i używasz karty { $card }.
    .seat_owner = { $seat } płaci ci { $amount } i używa karty { $card }.
nehemiah-pays-bank = { $seat } płaci { $amount } do banku i używa karty { $card }.
    .seat = płacisz { $amount } do banku i używasz karty { $card }.
nehemiah-gains = { $seat } zyskuje { $amount }.
    .seat = zyskujesz { $amount }.
nehemiah-moves-cube = { $seat } przenosi znacznik z planszy { $board } na planszę { $other }.
    .seat = przenosisz znacznik z planszy { $board } na planszę { $other }.
nehemiah-takes-gate = { $seat } buduje: { $gate } ({ $amount }).
    .seat = budujesz: { $gate } ({ $amount }).
nehemiah-raises = { $seat } podnosi { $amount } ({ $spot }).
    .seat = podnosisz { $amount } ({ $spot }).
nehemiah-replaces = { $seat } odsyła cudzego robotnika ({ $seat_owner }) i zajmuje jego miejsce ({ $spot }).
    .seat = odsyłasz cudzego robotnika ({ $seat_owner }) i zajmujesz jego miejsce ({ $spot }).
    .seat_owner = { $seat } odsyła twojego robotnika i zajmuje jego miejsce ({ $spot }).
nehemiah-swaps-workers = { $seat } zamienia miejscami dwóch robotników: { $spot }; { $other }.
    .seat = zamieniasz miejscami dwóch robotników: { $spot }; { $other }.
nehemiah-swaps-cards = { $seat } zamienia miejscami dwie karty: { $spot }; { $other }.
    .seat = zamieniasz miejscami dwie karty: { $spot }; { $other }.
nehemiah-moves = { $seat } przenosi robotnika: { $spot } → { $other }.
    .seat = przenosisz robotnika: { $spot } → { $other }.
nehemiah-clears = Kolumna { $column } zostaje opróżniona.
nehemiah-goes-home =
    { $number ->
        [one] { $seat } odzyskuje { $number } niewykorzystanego robotnika.
        [few] { $seat } odzyskuje { $number } niewykorzystanych robotników.
        [many] { $seat } odzyskuje { $number } niewykorzystanych robotników.
       *[other] { $seat } odzyskuje { $number } niewykorzystanego robotnika.
    }
    .seat =
        { $number ->
            [one] odzyskujesz { $number } niewykorzystanego robotnika.
            [few] odzyskujesz { $number } niewykorzystanych robotników.
            [many] odzyskujesz { $number } niewykorzystanych robotników.
           *[other] odzyskujesz { $number } niewykorzystanego robotnika.
        }
nehemiah-new-card = Kolumna { $column }: { $card }.
nehemiah-deadlock = Nikt nie może wysłać ani aktywować robotnika: dwie pierwsze kolumny od lewej zostają opróżnione.
nehemiah-stalled = Od dawna nie opróżniono żadnej kolumny: dwie pierwsze od lewej zostają teraz opróżnione.
nehemiah-round-ends =
    Koniec etapu { $number ->
        [1] I
        [2] II
       *[other] III
    }.
nehemiah-round-begins =
    Zaczyna się etap { $number ->
        [1] I
        [2] II
       *[other] III
    }.
nehemiah-scores = { $seat } zdobywa { $amount }.
    .seat = zdobywasz { $amount }.
nehemiah-takes-cube-back = { $seat } prowadzi i zabiera swój znacznik: { $board }.
    .seat = prowadzisz i zabierasz swój znacznik: { $board }.
nehemiah-end-triggered =
    { $number ->
        [one] Ostatnia talia nie może uzupełnić kolumny: została jeszcze { $number } tura.
        [few] Ostatnia talia nie może uzupełnić kolumny: zostały jeszcze { $number } tury.
        [many] Ostatnia talia nie może uzupełnić kolumny: zostało jeszcze { $number } tur.
       *[other] Ostatnia talia nie może uzupełnić kolumny: zostało jeszcze { $number } tury.
    }
nehemiah-sells = { $seat } zdobywa { $amount } za dobra.
    .seat = zdobywasz { $amount } za dobra.
nehemiah-income =
    Odłożeni robotnicy wracają, a każdy dostaje { $wood ->
        [one] { $wood } drewno
        [few] { $wood } drewna
        [many] { $wood } drewna
       *[other] { $wood } drewna
    } i { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
        [many] { $gold } złota
       *[other] { $gold } złota
    }.
nehemiah-reveals-foreman = Do licytacji: { $card }.
nehemiah-auctions = { $seat } wystawia na licytację: { $card }.
    .seat = wystawiasz na licytację: { $card }.
nehemiah-bids = { $seat } oferuje { $amount }.
    .seat = oferujesz { $amount }.
nehemiah-wins-auction = { $seat } wygrywa licytację: { $card }.
    .seat = wygrywasz licytację: { $card }.
nehemiah-foreman-left-over = Zostaje i wypada z gry: { $card }.
nehemiah-plays-foreman = { $seat } używa przywódcy budowy: { $card }.
    .seat = używasz przywódcy budowy: { $card }.
nehemiah-gives-up = { $seat } oddaje { $amount } za { $points } PZ.
    .seat = oddajesz { $amount } za { $points } PZ.
nehemiah-turns-cube = { $seat } przenosi znacznik (gracz: { $seat_owner }) z planszy { $board } na planszę { $other }.
    .seat = przenosisz znacznik (gracz: { $seat_owner }) z planszy { $board } na planszę { $other }.
    .seat_owner = { $seat } przenosi twój znacznik z planszy { $board } na planszę { $other }.
nehemiah-amount-wood =
    { $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    }
nehemiah-amount-gold =
    { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }
nehemiah-amount-point = { $number } PZ
nehemiah-amount-worker =
    { $number ->
        [one] { $number } robotnika
        [few] { $number } robotników
        [many] { $number } robotników
       *[other] { $number } robotników
    }
nehemiah-amount-tired-worker =
    { $number ->
        [one] { $number } leżącego robotnika
        [few] { $number } leżących robotników
        [many] { $number } leżących robotników
       *[other] { $number } leżących robotników
    }
nehemiah-amount-cube-wall =
    { $number ->
        [one] { $number } znacznik na Murach
        [few] { $number } znaczniki na Murach
        [many] { $number } znaczników na Murach
       *[other] { $number } znaczników na Murach
    }
nehemiah-amount-cube-temple =
    { $number ->
        [one] { $number } znacznik w Świątyni
        [few] { $number } znaczniki w Świątyni
        [many] { $number } znaczników w Świątyni
       *[other] { $number } znaczników w Świątyni
    }
nehemiah-amount-cube-garrison =
    { $number ->
        [one] { $number } znacznik w Straży
        [few] { $number } znaczniki w Straży
        [many] { $number } znaczników w Straży
       *[other] { $number } znaczników w Straży
    }
nehemiah-amount-board-wall = { $number } PZ za Mury
nehemiah-amount-board-temple = { $number } PZ za Świątynię
nehemiah-amount-board-garrison = { $number } PZ za Straż
