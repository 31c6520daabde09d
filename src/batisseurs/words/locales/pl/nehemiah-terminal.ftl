# Nehemiah w terminalu: stół i działanie elementów gry.

nehemiah-signs = ▲ stojący robotnik, ▬ zz leżący, ▭ neutralny, · wolna karta. Miejsca czyta się jako kolumnę i rząd: c2r3 to trzecia karta drugiej kolumny. ◆ karta, której robotnik jest aktywowany, × karta już użyta w tej aktywacji, ↻ kolumna, która zostanie opróżniona. ■ znacznik; za → tyle punktów, ile plansza dałaby teraz. Na kartach: co się płaci → co się dostaje, D drewno, Z złoto. Przywódcy: ☞ od razu, ∞ przez cały etap, § przed punktacją, ! w turze dowolnego gracza, + we własnej turze, ♟ zamiast akcji. ▸ następna brama. ▶ czyja jest tura, ① pierwszy gracz, ? za zasłonką.

# Litery drewna i złota.
nehemiah-letters = D/Z

# Stół.
nehemiah-head-round = etap { $round }
nehemiah-head-turn = tura: { $seat }
nehemiah-head-auctions = licytacje
nehemiah-head-over = koniec
nehemiah-head-scoring = przed punktacją
nehemiah-head-decks = talie { $decks }
nehemiah-head-last =
    { $number ->
        [one] jeszcze { $number } tura
        [few] jeszcze { $number } tury
        [many] jeszcze { $number } tur
       *[other] jeszcze { $number } tury
    }
nehemiah-boards = Plansze
nehemiah-gates = Bramy
nehemiah-gates-left = w stosie { $number }
nehemiah-auction-box = Przywódcy do licytacji
nehemiah-foreman-deck = w talii { $number }
nehemiah-players = Gracze
nehemiah-you = { $seat } (ty)
nehemiah-neutral-worker = neutralny
nehemiah-cleared = do wymiany
nehemiah-has-workers = robotnicy
nehemiah-has-aside = odłożeni
nehemiah-has-neutral = neutralni
nehemiah-has-cubes = znaczniki
nehemiah-has-wood = drewno
nehemiah-has-gold = złoto
nehemiah-has-points = PZ
nehemiah-has-score = razem

# Czego dotyczą ruchy, przed ich czasownikami.
nehemiah-touch-grid = Układ kart
nehemiah-touch-boards = Plansze
nehemiah-touch-gates = Bramy
nehemiah-touch-foremen = Przywódcy
nehemiah-touch-auction = Licytacja
nehemiah-touch-bid = Twoja oferta
nehemiah-touch-nothing = Albo

# Co robią karty pracy, najkrócej.
nehemiah-does-take-gate = brama
nehemiah-does-gain-points = { $number } PZ
nehemiah-does-raise-workers = podnieś { $number }
nehemiah-does-place-workers = wyślij { $number }
nehemiah-does-place-anywhere = dowolnie
nehemiah-does-replace-worker = zastąp
nehemiah-does-swap-workers = robotnicy ⇄
nehemiah-does-swap-cards = karty ⇄
nehemiah-does-use-cards = użyj { $number }

# Przywódcy budowy.
nehemiah-foreman-artisan = znacznik na planszę Mury i znacznik na planszę Świątynia, za darmo
nehemiah-foreman-architect = brama z wierzchu stosu, za darmo
nehemiah-foreman-sculptor = { $number } PZ za każdą parę: robotnik i drewno albo robotnik i złoto
nehemiah-foreman-carpenter =
    +{ $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    } przy każdej karcie, która daje drewno
nehemiah-foreman-merchant =
    +{ $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    } przy każdej karcie, która daje złoto
nehemiah-foreman-turncoat = przenosi dowolny znacznik na inną planszę przed punktacją
nehemiah-foreman-administrator = zamienia dwie karty właśnie uzupełnionej kolumny
nehemiah-foreman-seasonal = wysyła robotnika w turze dowolnego gracza
nehemiah-foreman-town-planner = { $number } PZ za każdą kolumnę, w której leży twój robotnik
nehemiah-foreman-substitute = zamienia dwóch dowolnych robotników w układzie
nehemiah-foreman-journeyman = przenosi twojego stojącego robotnika na wolną kartę
nehemiah-foreman-convict = wysyła robotników w jednej turze: { $number }
nehemiah-foreman-assistant = aktywuje twoich robotników, najwyżej { $number }
nehemiah-foreman-corrupt-worker = aktywuje dla ciebie robotnika przeciwnika
nehemiah-foreman-inspector = decyduje o akcji w turze przeciwnika
