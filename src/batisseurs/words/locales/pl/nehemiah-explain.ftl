# Co to jest? Wszystko na stole gry Nehemiah, dla kogoś, kto widzi ją pierwszy raz.
# „Ty” jest w atrybucie .seat tam, gdzie zdanie dotyczy czytającego.

# Tytuły tego, co nie ma drukowanej nazwy.
nehemiah-title-column = Kolumna { $column }
nehemiah-title-round =
    Etap { $number ->
        [1] I
        [2] II
       *[other] III
    }
nehemiah-title-discard = Odrzucone karty
nehemiah-title-foreman-deck = Talia przywódców budowy
nehemiah-title-side = Obszar gracza: { $seat }
    .seat = Twój obszar
nehemiah-title-workers = Dostępni robotnicy
nehemiah-title-cubes = Zapas znaczników
nehemiah-title-cubes-on = Znaczniki na planszy { $board }
nehemiah-title-scoring = Najbliższa punktacja plansz
nehemiah-title-bid-workers = Robotnicy w twojej ofercie
nehemiah-title-bid-wood = Drewno w twojej ofercie
nehemiah-title-bid-gold = Złoto w twojej ofercie

# Tytuły symboli.
nehemiah-title-worker = Stojący robotnik
nehemiah-title-tired = Leżący robotnik
nehemiah-title-neutral = Neutralni robotnicy
nehemiah-title-aside = Odłożeni robotnicy
nehemiah-title-free = Wolna karta
nehemiah-title-wood = Drewno
nehemiah-title-gold = Złoto
nehemiah-title-points = Punkty zwycięstwa (PZ)
nehemiah-title-cube = Znacznik wpływów
nehemiah-title-gate = Brama
nehemiah-title-arrow = Koszt i zysk
nehemiah-title-clear = Kolumna do opróżnienia
nehemiah-title-activated = Aktywowana karta
nehemiah-title-used = Karta już użyta
nehemiah-title-fee = Opłata
nehemiah-title-deck = Talia
nehemiah-title-first = Pierwszy gracz
nehemiah-title-screen = Zasłonka
nehemiah-title-hand = Dłoń: od razu
nehemiah-title-hourglass = Klepsydra: przez cały etap
nehemiah-title-scroll = Zwój: przed punktacją
nehemiah-title-exclamation = Wykrzyknik: w turze dowolnego gracza
nehemiah-title-plus = Plus: we własnej turze
nehemiah-title-silhouette = Sylwetka: zamiast akcji

# Co znaczą symbole i liczby.
nehemiah-explain-worker = Stojący robotnik jest gotowy. W swojej turze możesz aktywować jednego ze swoich: kładzie się, zmęczony, a ty możesz użyć jego karty.
nehemiah-explain-tired =
    Leżącego robotnika nie można aktywować. Jeśli jednak aktywujesz robotnika niżej w tej samej kolumnie, możesz użyć także jego karty za { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
        [many] { $gold } złota
       *[other] { $gold } złota
    }. Opłatę dostaje właściciel leżącego robotnika, a jeśli jest twój, bank. Robotnik wraca do właściciela, gdy kolumna jest opróżniana.
nehemiah-explain-neutral = Tylko w grze dwuosobowej: po wysłaniu własnego robotnika kładziesz neutralnego w innej kolumnie. Nie należy do nikogo i nigdy nie działa. Możesz zapłacić bankowi, aby użyć jego karty, tak jak karty każdego leżącego robotnika.
nehemiah-explain-aside = Robotnicy oddani w licytacji są odłożeni. Wracają na początku następnego etapu.
nehemiah-explain-free = Karta bez robotnika. Robotnik wysłany do kolumny staje zawsze na jej najwyższej wolnej karcie. Na karcie mieści się jeden robotnik.
nehemiah-explain-wood = Drewna wymagają: { $cards }. Na koniec gry każde { $number } drewna są warte 1 PZ. Przy remisie wygrywa ten, komu zostało więcej drewna.
nehemiah-explain-gold =
    Złota wymagają: { $cards }, a także użycie kart z leżącymi robotnikami (za każdą { $fee ->
        [one] { $fee } złoto
        [few] { $fee } złota
        [many] { $fee } złota
       *[other] { $fee } złota
    }). Na koniec gry każde { $number } złota są warte 1 PZ.
nehemiah-explain-points = Wygrywa gracz z największą liczbą punktów zwycięstwa. Dostajesz je przy punktacji plansz i z niektórych kart, a na koniec za bramy i pozostałe dobra. Leżą za zasłonką.
nehemiah-explain-cube = Twoje znaczniki na planszy to twoje wpływy. Kto ma ich najwięcej, dostaje tam najwięcej punktów, a potem zabiera jeden znacznik. Gdy twój zapas jest pusty, przenosisz znaczniki z innych plansz.
nehemiah-explain-gate = Bramy bierze się z wierzchu stosu, najpierw te o najniższej wartości, dzięki kartom: { $cards }. Punktują dopiero na koniec gry.
nehemiah-explain-arrow = Przed strzałką jest to, co płacisz, za strzałką to, co dostajesz. Płacisz całość i dostajesz całość albo nie używasz karty.
nehemiah-explain-clear = Gdy aktywuje się robotnika na najniższej karcie kolumny, kolumna jest opróżniana na koniec tury: wszyscy jej robotnicy wracają do właścicieli, karty są odrzucane, a z talii przychodzą nowe.
nehemiah-explain-activated = Karta, której robotnik jest właśnie aktywowany. Wykonaj jej akcję albo z niej zrezygnuj; potem możesz zapłacić za karty powyżej, na których leżą robotnicy.
nehemiah-explain-used = Każdej karty można użyć tylko raz w tej samej aktywacji.
nehemiah-explain-fee =
    Użycie karty powyżej, na której leży robotnik, kosztuje { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
        [many] { $gold } złota
       *[other] { $gold } złota
    }: dla właściciela robotnika, a jeśli robotnik jest twój albo neutralny, dla banku. Płacisz, zanim dostaniesz cokolwiek z karty.
nehemiah-explain-deck = Każdy etap ma własną talię kart pracy. Opróżnioną kolumnę uzupełnia się z talii bieżącego etapu.
nehemiah-explain-first = Pierwszy gracz rozgrywa pierwszą turę gry i zachowuje pionek. Ostatnia tura gry należy do gracza po jego prawej, więc wszyscy mają tyle samo tur.
nehemiah-explain-screen = Zasłonka ukrywa przed innymi drewno, złoto i punkty zwycięstwa do końca gry. Robotników, znaczniki, bramy i przywódców budowy widzą wszyscy.
nehemiah-explain-workers = Robotnicy, którzy nie są na kartach. Wysłanie jednego z nich to jedna z dwóch rzeczy, które możesz zrobić w swojej turze; bez dostępnych robotników musisz któregoś aktywować. Każdy gracz ma ich { $number }.
nehemiah-explain-cubes = Znaczniki, których jeszcze nie ma na planszach; każdy gracz ma ich razem { $number }. Gdy się skończą, przenosisz swoje znaczniki z innych plansz.
nehemiah-explain-scoring = Ile razem dałyby plansze Mury, Świątynia i Straż, gdyby etap skończył się teraz.
nehemiah-explain-side = To, co ma { $seat }. Drewno, złoto i PZ są ukryte za zasłonką do końca gry.
    .seat = To, co masz. Tylko ty widzisz drewno, złoto i PZ za swoją zasłonką.
nehemiah-explain-colour = Kolor robotników i znaczników jednego gracza.

# Układ kart.
nehemiah-explain-column = Kolumna kart pracy. Robotnik wysłany tutaj staje na najwyższej wolnej karcie.
nehemiah-explain-no-column =
    { $number ->
        [one] W tej grze układ ma tylko { $number } kolumnę.
        [few] W tej grze układ ma tylko { $number } kolumny.
        [many] W tej grze układ ma tylko { $number } kolumn.
       *[other] W tej grze układ ma tylko { $number } kolumny.
    }
nehemiah-explain-no-card = Nie ma tu karty: kolumnę opróżniono. Pozostaje pusta, jeśli ostatnia talia nie wystarcza.
nehemiah-explain-work = Aby użyć karty pracy, wyślij na nią robotnika i aktywuj go w późniejszej turze.
nehemiah-explain-bottom = To najniższa karta: gdy aktywuje się jej robotnika, cała kolumna jest opróżniana na koniec tury.
nehemiah-now-free = Wolna: { $spot }.
nehemiah-now-next = Wolna: { $spot }. Tu stanie następny robotnik wysłany do tej kolumny.
nehemiah-now-standing = Stojący robotnik (gracz: { $seat }): { $spot }.
    .seat = Twój robotnik, stoi: { $spot }. Aktywuj go w swojej turze, aby użyć karty.
nehemiah-now-tired =
    Leżący robotnik (gracz: { $seat }): { $spot }. Jeśli aktywujesz swojego robotnika niżej, możesz użyć także tej karty; gracz { $seat } dostaje za to { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
        [many] { $gold } złota
       *[other] { $gold } złota
    }.
    .seat =
        Twój robotnik, leży: { $spot }. Kto aktywuje robotnika niżej i użyje także tej karty, płaci ci { $gold ->
            [one] { $gold } złoto
            [few] { $gold } złota
            [many] { $gold } złota
           *[other] { $gold } złota
        }; ty płacisz bankowi.
nehemiah-now-neutral =
    Neutralny robotnik, leży: { $spot }. Jeśli aktywujesz swojego robotnika niżej, możesz użyć także tej karty; bank dostaje za to { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
        [many] { $gold } złota
       *[other] { $gold } złota
    }.
nehemiah-now-activated = Jej robotnik jest właśnie aktywowany.
nehemiah-now-used = Już użyta w tej aktywacji.
nehemiah-now-marked = Ta kolumna zostanie opróżniona na koniec tury.
nehemiah-now-next-card = Następny robotnik wysłany tutaj stanie na karcie: { $card }.
nehemiah-now-full = Wszystkie karty tej kolumny są zajęte.
nehemiah-now-no-cards = Ta kolumna nie ma kart.
nehemiah-now-bonus = Masz tego przywódcę budowy: { $card }. Bierzesz o { $number } więcej.
nehemiah-now-lies = W układzie: { $spot }.
nehemiah-copies = Egzemplarze w taliach I, II i III: { $first }, { $second }, { $third }.

# Co robią karty pracy.
nehemiah-effect-take-wood =
    Weź z banku { $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    }.
nehemiah-effect-take-gold =
    Weź z banku { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }.
nehemiah-effect-gain-points =
    { $number ->
        [one] Zdobądź { $number } punkt zwycięstwa.
        [few] Zdobądź { $number } punkty zwycięstwa.
        [many] Zdobądź { $number } punktów zwycięstwa.
       *[other] Zdobądź { $number } punktu zwycięstwa.
    }
nehemiah-effect-place-cubes =
    { $number ->
        [one] Połóż { $number } znacznik na planszy: { $board }.
        [few] Połóż { $number } znaczniki na planszy: { $board }.
        [many] Połóż { $number } znaczników na planszy: { $board }.
       *[other] Połóż { $number } znacznika na planszy: { $board }.
    }
nehemiah-effect-take-gate = Weź bramę z wierzchu stosu. Jej wartość liczy się na koniec gry.
nehemiah-effect-raise-workers =
    { $number ->
        [one] Podnieś { $number } swojego leżącego robotnika: można go będzie znowu aktywować. Nie tego, którego właśnie aktywujesz.
        [few] Podnieś do { $number } swoich leżących robotników: można ich będzie znowu aktywować. Nie tego, którego właśnie aktywujesz.
        [many] Podnieś do { $number } swoich leżących robotników: można ich będzie znowu aktywować. Nie tego, którego właśnie aktywujesz.
       *[other] Podnieś do { $number } swoich leżących robotników: można ich będzie znowu aktywować. Nie tego, którego właśnie aktywujesz.
    }
nehemiah-effect-place-workers =
    { $number ->
        [one] Wyślij jeszcze { $number } robotnika do kolumny.
        [few] Wyślij jeszcze do { $number } robotników do kolumn.
        [many] Wyślij jeszcze do { $number } robotników do kolumn.
       *[other] Wyślij jeszcze do { $number } robotników do kolumn.
    }
nehemiah-effect-place-anywhere = Postaw robotnika na dowolnej wolnej karcie, nie tylko na najwyższej w kolumnie.
nehemiah-effect-replace-worker = Odeślij robotnika przeciwnika i postaw na jego miejscu swojego, w tej samej pozycji.
nehemiah-effect-swap-workers = Zamień miejscami dwóch robotników z jednej kolumny. Leżący robotnik, który trafi na najniższą kartę, opróżnia kolumnę.
nehemiah-effect-swap-cards = Zamień miejscami dwie karty z jednej kolumny wraz z robotnikami na nich. Leżący robotnik, który trafi na sam dół, opróżnia kolumnę.
nehemiah-effect-use-cards =
    { $number ->
        [one]
            Użyj { $number } innej zajętej karty tej kolumny, powyżej lub poniżej, płacąc { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
        [few]
            Użyj do { $number } innych zajętych kart tej kolumny, powyżej lub poniżej, płacąc za każdą { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
        [many]
            Użyj do { $number } innych zajętych kart tej kolumny, powyżej lub poniżej, płacąc za każdą { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
       *[other]
            Użyj do { $number } innych zajętych kart tej kolumny, powyżej lub poniżej, płacąc za każdą { $gold ->
                [one] { $gold } złoto
                [few] { $gold } złota
                [many] { $gold } złota
               *[other] { $gold } złota
            }.
    }

# Plansze, bramy, talie.
nehemiah-explain-board = Plansza wpływów. Znaczniki kładzie się tu dzięki kartom: { $cards }.
nehemiah-explain-table = Na koniec każdego etapu gracz, który ma tu najwięcej znaczników, dostaje tyle PZ, ile mówi pierwsza z tych liczb, drugi gracz tyle, ile następna, i tak dalej: { $points }.
nehemiah-explain-ties = Bez znacznika nie dostajesz nic. Przy remisie gracze dzielą się punktami za swoje lokaty, z zaokrągleniem w dół; jeśli wszyscy mają tyle samo znaczników, nikt nie punktuje.
nehemiah-explain-leader = Po etapach I i II gracz, który ma tu najwięcej znaczników, zabiera jeden; przy remisie robią to wszyscy prowadzący.
nehemiah-now-no-cubes = Nikt nie ma tu jeszcze znacznika.
nehemiah-on-board =
    { $seat } – znaczniki: { $number }; PZ, gdyby punktować teraz: { $points }.
    .seat = Ty – znaczniki: { $number }; PZ, gdyby punktować teraz: { $points }.
nehemiah-explain-gate-worth =
    { $number ->
        [one] Na koniec gry warta { $number } punkt zwycięstwa.
        [few] Na koniec gry warta { $number } punkty zwycięstwa.
        [many] Na koniec gry warta { $number } punktów zwycięstwa.
       *[other] Na koniec gry warta { $number } punktu zwycięstwa.
    }
nehemiah-in-stack =
    { $number ->
        [0] Leży na wierzchu stosu: to następna brama do wzięcia.
        [one] Leży w stosie, pod { $number } inną bramą.
        [few] Leży w stosie, pod { $number } innymi bramami.
        [many] Leży w stosie, pod { $number } innymi bramami.
       *[other] Leży w stosie, pod { $number } innymi bramami.
    }
nehemiah-now-next-gate = Następna: { $gate }.
nehemiah-explain-deck-ends = Gdy nie można z niej uzupełnić kolumny, etap się kończy: punktuje się plansze i bierze następną talię.
nehemiah-explain-deck-last = Gdy nie można z niej uzupełnić kolumny, zaczyna się koniec gry: kończy się bieżącą kolejkę i każdy ma ostatnią turę. Potem ostatni raz punktuje się plansze.
nehemiah-deck-left =
    { $number ->
        [one] Została { $number } karta.
        [few] Zostały { $number } karty.
        [many] Zostało { $number } kart.
       *[other] Zostało { $number } karty.
    }
nehemiah-now-refills =
    { $number ->
        [0] Nie wystarczy już na żadną kolumnę.
        [one] Wystarczy jeszcze na { $number } kolumnę.
        [few] Wystarczy jeszcze na { $number } kolumny.
        [many] Wystarczy jeszcze na { $number } kolumn.
       *[other] Wystarczy jeszcze na { $number } kolumny.
    }
nehemiah-explain-discard = Karty opróżnionych kolumn. Są poza grą.
nehemiah-now-discard =
    { $number ->
        [one] { $number } karta: { $cards }.
        [few] { $number } karty: { $cards }.
        [many] { $number } kart: { $cards }.
       *[other] { $number } karty: { $cards }.
    }
nehemiah-now-no-discard = Jeszcze żadnych.
nehemiah-explain-round = Gra ma trzy etapy, po jednym na każdą talię. Etap się kończy, gdy opróżnionej kolumny nie można uzupełnić z talii. Wtedy punktuje się plansze Mury, Świątynia i Straż.
nehemiah-explain-last-round = W etapie III kończy się wtedy bieżącą kolejkę i każdy ma ostatnią turę przed ostatnią punktacją.

# Gracze.
nehemiah-now-has = { $seat }: { $number }.
    .seat = Ty: { $number }.
nehemiah-now-hidden = { $seat }: ukryte za zasłonką.
nehemiah-now-gates = Bramy: { $gates }.
nehemiah-now-foremen = Przywódcy budowy: { $cards }.
nehemiah-now-colour = Kolor gracza: { $seat }.
    .seat = Twój kolor.
nehemiah-now-colour-neutral = Neutralni robotnicy gracza: { $seat }.
    .seat = Twoi neutralni robotnicy.
nehemiah-now-no-colour = Nikt nie ma go w tej grze.
nehemiah-before = Leży przed: { $seat }.
    .seat = Leży przed tobą.
nehemiah-amount-available =
    { $number ->
        [one] { $number } dostępny robotnik
        [few] { $number } dostępnych robotników
        [many] { $number } dostępnych robotników
       *[other] { $number } dostępnego robotnika
    }
nehemiah-amount-aside =
    { $number ->
        [one] { $number } odłożony robotnik
        [few] { $number } odłożonych robotników
        [many] { $number } odłożonych robotników
       *[other] { $number } odłożonego robotnika
    }
nehemiah-amount-neutral =
    { $number ->
        [one] { $number } neutralny robotnik poza kartami
        [few] { $number } neutralnych robotników poza kartami
        [many] { $number } neutralnych robotników poza kartami
       *[other] { $number } neutralnego robotnika poza kartami
    }
nehemiah-amount-supply =
    { $number ->
        [one] { $number } znacznik w zapasie
        [few] { $number } znaczniki w zapasie
        [many] { $number } znaczników w zapasie
       *[other] { $number } znacznika w zapasie
    }

# Przywódcy budowy.
nehemiah-explain-foremen = Przed każdym etapem odkrywa się o jednego przywódcę budowy więcej, niż jest graczy. Gracze po kolei wystawiają po jednym na licytację; ostatni opuszcza grę.
nehemiah-explain-bid = Wszyscy składają oferty tajnie i jednocześnie. Wygrywa największa suma robotników, drewna i złota; przy remisie więcej robotników, potem więcej drewna, potem gracz, który wybrał kartę, albo pierwszy po nim zgodnie z ruchem wskazówek zegara. Płaci tylko zwycięzca.
nehemiah-explain-bid-workers = Dostępni robotnicy, których oferujesz. Jeśli wygrasz, są odłożeni do początku następnego etapu. Przy remisie najpierw liczą się robotnicy.
nehemiah-explain-bid-wood = Drewno, które oferujesz. Jeśli wygrasz, trafia do banku. Przy remisie drewno liczy się po robotnikach.
nehemiah-explain-bid-gold = Złoto, które oferujesz. Jeśli wygrasz, trafia do banku.
nehemiah-now-revealed = Do licytacji.
nehemiah-now-bid-for = Właśnie licytowany.
nehemiah-symbol-hand = Działa od razu, przed następną licytacją.
nehemiah-symbol-hourglass = Działa dla właściciela do końca etapu.
nehemiah-symbol-scroll = Do użycia raz, tuż przed punktacją plansz.
nehemiah-symbol-exclamation = Do użycia raz, w turze dowolnego gracza: przed akcją, po niej albo po uzupełnieniu kolumny. We własnej turze także podczas akcji.
nehemiah-symbol-plus = Do użycia raz, we własnej turze, przed akcją lub po niej.
nehemiah-symbol-silhouette = Do użycia raz, zamiast akcji; Inspektor w cudzej turze.
nehemiah-explain-artisan = Połóż za darmo znacznik na planszy Mury i znacznik na planszy Świątynia.
nehemiah-explain-architect = Weź za darmo bramę z wierzchu stosu.
nehemiah-explain-sculptor = Oddaj dowolną liczbę par: dostępny robotnik i drewno albo dostępny robotnik i złoto. Każda para daje { $number } PZ. Robotnicy wracają w następnym etapie.
nehemiah-explain-carpenter =
    Weź dodatkowo { $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    }, ilekroć używasz karty, która daje drewno.
nehemiah-explain-merchant =
    Weź dodatkowo { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }, ilekroć używasz karty, która daje złoto. Opłaty od innych się nie liczą.
nehemiah-explain-turncoat = Przenieś jeden znacznik dowolnego gracza, także swój, z jednej planszy na inną.
nehemiah-explain-administrator = Tylko gdy kolumna została właśnie uzupełniona: zamień miejscami dwie jej karty.
nehemiah-explain-seasonal = Wyślij jednego ze swoich dostępnych robotników do kolumny, na najwyższą wolną kartę.
nehemiah-explain-town-planner = Zdobądź { $number } PZ za każdą kolumnę, w której leży co najmniej jeden twój robotnik.
nehemiah-explain-substitute = Zamień miejscami dwóch dowolnych robotników w układzie, w dowolnych kolumnach; każdy dalej stoi albo leży. Leżący robotnik, który trafi na najniższą kartę, opróżnia tę kolumnę.
nehemiah-explain-journeyman = Przenieś jednego ze swoich stojących robotników na dowolną wolną kartę; dalej stoi.
nehemiah-explain-convict =
    { $number ->
        [one] Wyślij { $number } robotnika w jednej turze.
        [few] Wyślij { $number } robotników w jednej turze.
        [many] Wyślij { $number } robotników w jednej turze.
       *[other] Wyślij { $number } robotnika w jednej turze.
    }
nehemiah-explain-assistant =
    { $number ->
        [one] Aktywuj { $number } swojego stojącego robotnika wraz z kartami nad nim.
        [few] Aktywuj do { $number } swoich stojących robotników, jednego po drugim, każdego z kartami nad nim.
        [many] Aktywuj do { $number } swoich stojących robotników, jednego po drugim, każdego z kartami nad nim.
       *[other] Aktywuj do { $number } swoich stojących robotników, jednego po drugim, każdego z kartami nad nim.
    }
nehemiah-explain-corrupt-worker = Aktywuj stojącego robotnika przeciwnika jak własnego: kładzie się, a ty używasz jego karty, nic za niego nie płacąc.
nehemiah-explain-inspector = Na początku tury przeciwnika zdecyduj, co robi: do której kolumny wysyła robotnika albo którego ze swoich robotników aktywuje. O wszystkim innym decyduje sam.

# Części stołu: nagłówki widoku tekstowego.
nehemiah-area-cards = Karty pracy
nehemiah-area-boards = Plansze wpływów i bramy
nehemiah-area-foremen = Przywódcy budowy
nehemiah-area-course = Etap i talie
nehemiah-area-side = Robotnicy i zapasy
