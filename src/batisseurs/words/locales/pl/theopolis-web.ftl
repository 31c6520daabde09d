# Plansza Theopolis w przeglądarce.

# Części stołu i co na nich leży.
theopolis-web-free-place = wolne miejsce na wystawce
theopolis-web-discard =
    { $number ->
        [one] Odrzucone: { $number } karta
        [few] Odrzucone: { $number } karty
        [many] Odrzucone: { $number } kart
       *[other] Odrzucone: { $number } karty
    }
theopolis-web-city-empty = Nie ma tu jeszcze żadnej karty.
theopolis-web-fold = Zwiń

# Niebo: sakramenty według grup, szybka po szybce.
theopolis-web-heaven = Niebo: Święty Patron i sakramenty
theopolis-web-group-initiation = Wtajemniczenie
theopolis-web-group-healing = Uzdrowienie
theopolis-web-group-mission = Posłanie

# Pięć sposobów, na które gra się kończy.
theopolis-web-ways = Pięć sposobów zakończenia gry
theopolis-web-points = { $number } pkt
