# The board of Esdras et Néhémie in the browser.

# Goods, rewards and prices in words.
esdras-et-nehemie-web-good-gold = { $number } złota
esdras-et-nehemie-web-good-stone = { $number } kamienia
esdras-et-nehemie-web-good-wood = { $number } drewna
esdras-et-nehemie-web-good-ash = { $number } popiołu
esdras-et-nehemie-web-good-silver = { $number } srebra
esdras-et-nehemie-web-good-food = { $number } żywności
esdras-et-nehemie-web-good-vp = { $number } PZ
esdras-et-nehemie-web-good-basic-resource =
    { $number ->
        [one] { $number } zasób podstawowy
        [few] { $number } zasoby podstawowe
        [many] { $number } zasobów podstawowych
       *[other] { $number } zasobu podstawowego
    }
esdras-et-nehemie-web-good-worker =
    { $number ->
        [one] { $number } pracownik
        [few] { $number } pracowników
        [many] { $number } pracowników
       *[other] { $number } pracownika
    }
esdras-et-nehemie-web-good-blessing-orange =
    { $number ->
        [one] { $number } pomarańczowe błogosławieństwo
        [few] { $number } pomarańczowe błogosławieństwa
        [many] { $number } pomarańczowych błogosławieństw
       *[other] { $number } pomarańczowego błogosławieństwa
    }
esdras-et-nehemie-web-good-blessing-purple =
    { $number ->
        [one] { $number } fioletowe błogosławieństwo
        [few] { $number } fioletowe błogosławieństwa
        [many] { $number } fioletowych błogosławieństw
       *[other] { $number } fioletowego błogosławieństwa
    }
esdras-et-nehemie-web-good-blessing-red =
    { $number ->
        [one] { $number } czerwone błogosławieństwo
        [few] { $number } czerwone błogosławieństwa
        [many] { $number } czerwonych błogosławieństw
       *[other] { $number } czerwonego błogosławieństwa
    }
esdras-et-nehemie-web-good-blessing-any =
    { $number ->
        [one] { $number } dowolne błogosławieństwo
        [few] { $number } dowolne błogosławieństwa
        [many] { $number } dowolnych błogosławieństw
       *[other] { $number } dowolnego błogosławieństwa
    }
esdras-et-nehemie-web-good-altar-step =
    { $number ->
        [one] { $number } krok na torze ołtarza
        [few] { $number } kroki na torze ołtarza
        [many] { $number } kroków na torze ołtarza
       *[other] { $number } kroku na torze ołtarza
    }
esdras-et-nehemie-web-good-tent-step =
    { $number ->
        [one] { $number } krok namiotu
        [few] { $number } kroki namiotu
        [many] { $number } kroków namiotu
       *[other] { $number } kroku namiotu
    }
esdras-et-nehemie-web-good-red-banner =
    { $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
        [many] { $number } czerwonych sztandarów
       *[other] { $number } czerwonego sztandaru
    }
esdras-et-nehemie-web-good-grey-banner =
    { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    }
esdras-et-nehemie-web-good-blue-banner =
    { $number ->
        [one] { $number } niebieski sztandar
        [few] { $number } niebieskie sztandary
        [many] { $number } niebieskich sztandarów
       *[other] { $number } niebieskiego sztandaru
    }
esdras-et-nehemie-web-good-wild-banner =
    { $number ->
        [one] { $number } dowolny sztandar
        [few] { $number } dowolne sztandary
        [many] { $number } dowolnych sztandarów
       *[other] { $number } dowolnego sztandaru
    }
esdras-et-nehemie-web-good-recover = odzyskanie kupca lub starszego
esdras-et-nehemie-web-good-free-develop = darmowy rozwój
esdras-et-nehemie-web-good-lose-food = { $number } żywności do oddania

# The common board.
esdras-et-nehemie-web-neutral = { $place }: neutralne
esdras-et-nehemie-web-wall-built = { $place }: { $card }, odbudowane ({ $seat })
esdras-et-nehemie-web-gate-built = { $place }: odźwierny ({ $seat })
esdras-et-nehemie-web-corner-free = { $place }: jeszcze niczyja
esdras-et-nehemie-web-cleared = { $place }: oczyszczone. Odbudowa kosztuje: { $price }.
esdras-et-nehemie-web-rubble = { $place }: gruz { $rubble }. Odbudowa kosztuje: { $price }.
esdras-et-nehemie-web-clearing = Oczyszczenie daje: { $goods }.
esdras-et-nehemie-web-gate-gives = Srebro na karcie: { $silver }. Odźwierny zyskuje: { $goods }; każde połączenie daje: { $connection }.
esdras-et-nehemie-web-row-price = Rząd { $row } Świątyni: cena w sztandarach
esdras-et-nehemie-web-cell-empty = Świątynia, rząd { $row }, kolumna { $column }, sektor { $sector }: puste
esdras-et-nehemie-web-cell = Świątynia, rząd { $row }, kolumna { $column }, sektor { $sector }: { $good }
esdras-et-nehemie-web-levites = Lewici ({ $seat }): { $number }.
esdras-et-nehemie-web-levites-next = Następny kosztuje: { $price }; daje: { $goods }.
esdras-et-nehemie-web-judged-behind = Za Zachariaszem: { $goods }
esdras-et-nehemie-web-judged-between = Między prorokami: { $goods }
esdras-et-nehemie-web-judged-ahead = Na równi z Aggeuszem lub przed nim: { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zachariasz
esdras-et-nehemie-web-prophet-haggai = Aggeusz
esdras-et-nehemie-web-tent = Namiot ({ $seat }): { $place }
esdras-et-nehemie-web-moves = Ceny ruchów namiotu
esdras-et-nehemie-web-first = Dla pierwszego skryby w tym rzędzie
esdras-et-nehemie-web-heroes = Bohaterowie, których nikt nie wezwał
esdras-et-nehemie-web-scroll = { $place }: { $tile }
esdras-et-nehemie-web-scroll-scribe = { $place }: { $tile }. Skryba ({ $seat }).
esdras-et-nehemie-web-scroll-white = Stoi tu biały pracownik.
esdras-et-nehemie-web-scroll-reached = { $place }: { $tile }. W zasięgu; droga kosztuje { $number } srebra.
esdras-et-nehemie-web-areas = Części stołu
esdras-et-nehemie-web-area-own = Moje
esdras-et-nehemie-web-area-city = Miasto
esdras-et-nehemie-web-area-temple = Świątynia
esdras-et-nehemie-web-area-scrolls = Zwoje
esdras-et-nehemie-web-area-others = Inni
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } miejsce do wskazania
        [few] { $number } miejsca do wskazania
        [many] { $number } miejsc do wskazania
       *[other] { $number } miejsca do wskazania
    }
