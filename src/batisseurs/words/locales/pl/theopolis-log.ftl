# Jak dziennik opowiada Theopolis. Nazwy kart pochodzą z pliku elementów; jedno zdanie może wymienić kilka.

theopolis-turn-begins = Runda { $round }, tura: { $seat }
    .seat = Runda { $round }: twoja tura
    .short = Runda { $round }
theopolis-is-revealed = Na wystawkę trafia: { $card }.
theopolis-disaster-put-away = Odrzucono bez efektu: { $card }.
theopolis-is-dealt = { $seat } otrzymuje: { $card }.
    .seat = otrzymujesz: { $card }.
theopolis-is-dealt-a-card = { $seat } otrzymuje { $amount }.
    .seat = otrzymujesz { $amount }.
theopolis-receives-saint = { $seat } otrzymuje Świętego Patrona: { $saint }.
    .seat = otrzymujesz Świętego Patrona: { $saint }.
theopolis-plays = { $seat } zagrywa: { $card }.
    .seat = zagrywasz: { $card }.
theopolis-adds-resource = { $seat } dokłada: { $resource }.
    .seat = dokładasz: { $resource }.
theopolis-exchanges = { $seat } oddaje: { $card }, a bierze: { $other }.
    .seat = oddajesz: { $card }, a bierzesz: { $other }.
theopolis-confesses = { $seat } spowiada się i odrzuca: { $card }.
    .seat = spowiadasz się i odrzucasz: { $card }.
theopolis-loses-points = { $seat } traci { $amount } (zostaje { $left_now }).
    .seat = tracisz { $amount } (zostaje { $left_now }).
theopolis-regains-points = { $seat } odzyskuje { $amount } (teraz { $left_now }).
    .seat = odzyskujesz { $amount } (teraz { $left_now }).
theopolis-leaves-city = { $seat } odrzuca ze swojego miasta: { $card }.
    .seat = odrzucasz ze swojego miasta: { $card }.
theopolis-takes-from = { $seat } zabiera z sąsiedniego miasta ({ $seat_from }): { $card }.
    .seat = zabierasz z sąsiedniego miasta ({ $seat_from }): { $card }.
    .seat_from = { $seat } zabiera z twojego miasta: { $card }.
theopolis-brings-back = { $seat } przywraca z kart odrzuconych: { $card }; z wystawki schodzi: { $other }.
    .seat = przywracasz z kart odrzuconych: { $card }; z wystawki schodzi: { $other }.
theopolis-discards-from-board = { $seat } odrzuca z wystawki: { $card }.
    .seat = odrzucasz z wystawki: { $card }.
theopolis-discards-excess = { $seat } ma za dużo kart i odrzuca: { $card }.
    .seat = masz za dużo kart i odrzucasz: { $card }.
theopolis-picks = { $seat } bierze z wystawki: { $card }.
    .seat = bierzesz z wystawki: { $card }.
theopolis-recovers = { $seat } bierze z kart odrzuconych: { $card }.
    .seat = bierzesz z kart odrzuconych: { $card }.
theopolis-strikes = Klęska! Uderza: { $card }.
theopolis-spares-everyone = Wszyscy mają tyle samo: { $card } nie działa.
theopolis-loses-nothing = { $seat } niczego nie traci ({ $card }).
    .seat = niczego nie tracisz ({ $card }).
theopolis-ignores-disaster = { $seat } pomija Klęskę ({ $disaster }) i odrzuca: { $card }.
    .seat = pomijasz Klęskę ({ $disaster }) i odrzucasz: { $card }.
theopolis-loses-resource = { $seat } traci: { $resource }.
    .seat = tracisz: { $resource }.
theopolis-loses-card = { $seat } traci z miasta: { $card }.
    .seat = tracisz z miasta: { $card }.
theopolis-wins-by-original-points = { $seat } nie ma już punktów grzechu pierworodnego i wygrywa!
    .seat = nie masz już punktów grzechu pierworodnego i wygrywasz!
theopolis-wins-by-stones = { $seat } ma dość kamieni budowlanych i wygrywa!
    .seat = masz dość kamieni budowlanych i wygrywasz!
theopolis-wins-by-sacraments = { $seat } ma wszystkie sakramenty do zwycięstwa i wygrywa!
    .seat = masz wszystkie sakramenty do zwycięstwa i wygrywasz!
theopolis-wins-by-wonder = { $seat } buduje Cud i wygrywa!
    .seat = budujesz Cud i wygrywasz!
theopolis-amount-card =
    { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } kart
    }
theopolis-amount-original-point =
    { $number ->
        [one] { $number } punkt grzechu pierworodnego
        [few] { $number } punkty grzechu pierworodnego
        [many] { $number } punktów grzechu pierworodnego
       *[other] { $number } punktów grzechu pierworodnego
    }
