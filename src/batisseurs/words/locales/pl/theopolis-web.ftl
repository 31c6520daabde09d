# Plansza Theopolis w przeglądarce.

# Części stołu i co na nich leży.
theopolis-web-free-place = wolne miejsce na wystawce
theopolis-web-deck =
    { $number ->
        [one] Talia: { $number } karta. Apokalipsa jest wśród ostatnich { $last }.
        [few] Talia: { $number } karty. Apokalipsa jest wśród ostatnich { $last }.
        [many] Talia: { $number } kart. Apokalipsa jest wśród ostatnich { $last }.
       *[other] Talia: { $number } karty. Apokalipsa jest wśród ostatnich { $last }.
    }
theopolis-web-discard =
    { $number ->
        [one] Odrzucone: { $number } karta
        [few] Odrzucone: { $number } karty
        [many] Odrzucone: { $number } kart
       *[other] Odrzucone: { $number } karty
    }
theopolis-web-pile = Stos zasobów: { $resource }, zostało { $number }
theopolis-web-resources = { $resource }: gotowe { $unused }, wykorzystane { $used }
theopolis-web-city-empty = Nie ma tu jeszcze żadnej karty.
theopolis-web-fold = Zwiń

# Niebo: sakramenty według grup, szybka po szybce.
theopolis-web-heaven = Niebo: Święty Patron i sakramenty
theopolis-web-group-initiation = Wtajemniczenie
theopolis-web-group-healing = Uzdrowienie
theopolis-web-group-mission = Posłanie
theopolis-web-sacrament-held = { $sacrament }: zdobyty
theopolis-web-sacrament-missing = { $sacrament }: jeszcze brakuje: { $cards }

# Pięć sposobów, na które gra się kończy.
theopolis-web-ways = Pięć sposobów zakończenia gry
theopolis-web-points = { $number } pkt
theopolis-web-way-points =
    { $number ->
        [one] Został { $number } punkt grzechu pierworodnego; zero daje zwycięstwo
        [few] Zostały { $number } punkty grzechu pierworodnego; zero daje zwycięstwo
        [many] Zostało { $number } punktów grzechu pierworodnego; zero daje zwycięstwo
       *[other] Zostało { $number } punktu grzechu pierworodnego; zero daje zwycięstwo
    }
theopolis-web-way-stones = Kamienie budowlane: { $number } z { $goal } potrzebnych do zwycięstwa
theopolis-web-way-sacraments = Sakramenty do zwycięstwa: wtajemniczenie { $initiation }, uzdrowienie { $healing }, posłanie { $mission }
theopolis-web-way-wonder =
    Zasoby na Cud: { $number } z { $goal }; { $where ->
        [city] Cud stoi w mieście gracza { $seat }
        [hand] Cud ma na ręce { $seat }
        [known] Cud ma na ręce { $seat }
        [board] Cud leży na wystawce
        [discard] Cud leży wśród kart odrzuconych
        [out] Cud jest poza grą
       *[unseen] Cudu jeszcze nie widać
    }
theopolis-web-way-apocalypse =
    { $deck ->
        [one] W talii { $deck } karta; Apokalipsa jest wśród ostatnich { $last }. Wynik, gdyby nadeszła teraz: { $score }
        [few] W talii { $deck } karty; Apokalipsa jest wśród ostatnich { $last }. Wynik, gdyby nadeszła teraz: { $score }
        [many] W talii { $deck } kart; Apokalipsa jest wśród ostatnich { $last }. Wynik, gdyby nadeszła teraz: { $score }
       *[other] W talii { $deck } karty; Apokalipsa jest wśród ostatnich { $last }. Wynik, gdyby nadeszła teraz: { $score }
    }

# Co mówią elementy gry.
theopolis-web-saint-number = numer { $number }: najniższy zaczyna
theopolis-web-needs-one-of = wymaga jednej z kart: { $cards }
theopolis-web-part = { theopolis-victims }: { theopolis-loss }
theopolis-web-cheaper =
    zniżka ({ $faith ->
        [0] { "" }
       *[other] Wiara { $faith }
    }{ $hope ->
        [0] { "" }
       *[other]
            { $faith ->
                [0] { "" }
               *[other] { ", " }
            }Nadzieja { $hope }
    }{ $charity ->
        [0] { "" }
       *[other]
            { $faith ->
                [0]
                    { $hope ->
                        [0] { "" }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }Miłość { $charity }
    }): { $cards }
