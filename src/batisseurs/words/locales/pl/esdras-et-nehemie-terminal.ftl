# Ezdrasz i Nehemiasz w terminalu: stół i działanie elementów.

# Stół.
esdras-et-nehemie-signs = Zasoby: złoto, kamień, drewno, popiół. Pola zwojów nazywają się s1_1 do s4_6, rząd 1 jest na dole; pola Świątyni t1_1 i tak dalej; pola murów w01, w02 i tak dalej. „legenda” mówi, co znaczą znaki na stole.
esdras-et-nehemie-letters = Z/K/D/P/C/p/f/c/c/s/n
esdras-et-nehemie-gates-in-short = Owcza/Zbiórki/Wschodnia/Końska/Wodna/Źródlana/Gnojna/Doliny/Stara/Rybna
esdras-et-nehemie-you = { $seat } (ty)
esdras-et-nehemie-key = { $resources }; ■ dowolny zasób podstawowy; ¢ srebro; ♟ pracownik; ★ PZ; ▷ ruch na torze ołtarza; ▲ ruch namiotu; { $blessings }; ✦ dowolne błogosławieństwo; ⚑ sztandary ({ $banners }; * dowolny); ↺ odzyskaj kupca lub starszego; ⇧ rozwiń za darmo; ° złote pole; ◇ neutralne lub biały; ▸ w zasięgu; @ brama opłaty; § zdolność zwoju; w01 z 3/2: cena w szarych sztandarach i kamieniu; cyfry w Świątyni: sektory pustych pól.
esdras-et-nehemie-head-setup = przygotowanie gry
esdras-et-nehemie-head-over = koniec gry
esdras-et-nehemie-head-day = tydzień { $round }, dzień { $day }
esdras-et-nehemie-head-sabbath = szabat tygodnia { $round }
esdras-et-nehemie-head-turn = tura: { $seat }
esdras-et-nehemie-head-shofar = szofar: { $seat }
esdras-et-nehemie-ring-title = Mury i bramy · każda brama { $gate }
esdras-et-nehemie-temple-title = Świątynia
esdras-et-nehemie-levites-title = Lewici
esdras-et-nehemie-map-title = Mapa miasta
esdras-et-nehemie-altar-title = Tor ołtarza, dolny znacznik jest z przodu:
esdras-et-nehemie-track-prophets = Zachariasz { $zechariah }, Aggeusz { $haggai }
esdras-et-nehemie-prophet-letters = Z/A
esdras-et-nehemie-judgement-line = z tyłu { $behind } / pomiędzy { $between } / z przodu { $ahead }
esdras-et-nehemie-scrolls-title = Zwoje Prawa
esdras-et-nehemie-others = Pozostali
esdras-et-nehemie-opponent-title = Karty przeciwnika · { $face }
esdras-et-nehemie-revealed-focus = Skupienie
esdras-et-nehemie-revealed-scheme = Schemat
esdras-et-nehemie-opponent-left = Pozostało: kart skupienia { $focus }, kart schematu { $scheme }

# Plansza gracza.
esdras-et-nehemie-row-goods = Dobra
esdras-et-nehemie-row-people = Pracownicy
esdras-et-nehemie-row-banners = Sztandary
esdras-et-nehemie-row-stacks = Stosy
esdras-et-nehemie-row-hand = Ręka
esdras-et-nehemie-row-tiles = Płytki
esdras-et-nehemie-row-traders = Kupcy
esdras-et-nehemie-row-elders = Starsi
esdras-et-nehemie-row-blessings = Błogosławieństwa
esdras-et-nehemie-row-kept = Zdobyte
esdras-et-nehemie-row-walls = Karty muru
esdras-et-nehemie-people-reserve = zasoby
esdras-et-nehemie-people-supply = zasoby główne
esdras-et-nehemie-people-farmers = rolnicy
esdras-et-nehemie-people-labourers = robotnicy
esdras-et-nehemie-people-levites = lewici
esdras-et-nehemie-people-gatekeepers = strażnicy bram
esdras-et-nehemie-people-scribes = skrybowie
esdras-et-nehemie-banner-red = czerwone
esdras-et-nehemie-banner-grey = szare
esdras-et-nehemie-banner-blue = niebieskie
esdras-et-nehemie-banners-spent = wydane: { $number }
esdras-et-nehemie-over = na: { $cards }
esdras-et-nehemie-pile = stos: { $number }
esdras-et-nehemie-cards = karty: { $number }
esdras-et-nehemie-storage = miejsce na { $number }
esdras-et-nehemie-developed = rozwinięte płytki: { $number }
esdras-et-nehemie-all-at = wszystkie na { $number }: { $goods }
esdras-et-nehemie-wall-top = na wierzchu stosu: { $card }
esdras-et-nehemie-wall-bottom = na spodzie: { $cards }

# Czego dotyczą ruchy.
esdras-et-nehemie-touch-hand = Twoja ręka
esdras-et-nehemie-touch-action = Akcja główna
esdras-et-nehemie-touch-trade = Handel
esdras-et-nehemie-touch-board = Twoja plansza
esdras-et-nehemie-touch-nothing = Dalej

# O co można zapytać.
esdras-et-nehemie-term-temple = Świątynia
esdras-et-nehemie-term-altar = Tor ołtarza
esdras-et-nehemie-term-levites = Lewici
esdras-et-nehemie-term-judgement = Wyrok Proroków
esdras-et-nehemie-term-scrolls = Zwoje
esdras-et-nehemie-term-ring = Mury i bramy
esdras-et-nehemie-term-tents = Namioty
esdras-et-nehemie-term-blessings = Błogosławieństwa
esdras-et-nehemie-term-stacks = Stosy
esdras-et-nehemie-term-opponent = Przeciwnik

# Warunki szabatu i działania przeciwnika.
esdras-et-nehemie-per-golden-spaces = 1★ za złote pole
esdras-et-nehemie-per-developed-tiles = 1★ za rozwiniętą płytkę
esdras-et-nehemie-per-purple-blessings = 1★ za fioletowe błogosławieństwo
esdras-et-nehemie-per-gatekeepers = 1★ za strażnika bramy
esdras-et-nehemie-per-walls = 1★ za mur
esdras-et-nehemie-per-orange-blessings = 1★ za pomarańczowe błogosławieństwo
esdras-et-nehemie-per-scribes = 1★ za skrybę
esdras-et-nehemie-per-levites = 1★ za lewitę
esdras-et-nehemie-per-red-blessings = 1★ za czerwone błogosławieństwo
esdras-et-nehemie-per-top-scrolls = rzędy dwóch najwyższych skrybów
esdras-et-nehemie-does-gain = zyskuje
esdras-et-nehemie-does-build-temple = Świątynia
esdras-et-nehemie-does-clear-wall = usuwa gruz z pola muru
esdras-et-nehemie-does-rebuild-gate = odbudowuje bramę
esdras-et-nehemie-does-rebuild-wall = odbudowuje mur
esdras-et-nehemie-does-scribe-highest = skryba, najwyższa płytka
esdras-et-nehemie-does-scribe-lowest = skryba, najniższa płytka
