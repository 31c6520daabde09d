# Zadania: cele, tytuły i czego każde uczy.
esdras-et-nehemie-goal-altar = zakończ turę na polu { $number } toru ołtarza
esdras-et-nehemie-goal-food = miej na koniec tury { $number } żywności
esdras-et-nehemie-goal-silver = miej na koniec tury { $number } srebra
esdras-et-nehemie-goal-gold = miej na koniec tury { $number } złota
esdras-et-nehemie-goal-scribes =
    { $number ->
        [one] miej na koniec tury { $number } skrybę na zwojach
        [few] miej na koniec tury { $number } skrybów na zwojach
        [many] miej na koniec tury { $number } skrybów na zwojach
       *[other] miej na koniec tury { $number } skryby na zwojach
    }
esdras-et-nehemie-goal-levites =
    { $number ->
        [one] miej na koniec tury { $number } lewitę
        [few] miej na koniec tury { $number } lewitów
        [many] miej na koniec tury { $number } lewitów
       *[other] miej na koniec tury { $number } lewity
    }
esdras-et-nehemie-goal-gatekeepers =
    { $number ->
        [one] miej na koniec tury { $number } strażnika bramy
        [few] miej na koniec tury { $number } strażników bram
        [many] miej na koniec tury { $number } strażników bram
       *[other] miej na koniec tury { $number } strażnika bramy
    }

esdras-et-nehemie-puzzle-watch-fire = Właściwy mur
esdras-et-nehemie-puzzle-watch-fire-idea = Z dobranych kart muru budujesz jedną: przeczytaj, co daje oprócz punktów.
esdras-et-nehemie-puzzle-tent = Namiot w mieście
esdras-et-nehemie-puzzle-tent-idea = Namiot przynosi to, co pokazuje jego pole: policz niebieskie sztandary i sprawdź, dokąd może dojść.
esdras-et-nehemie-puzzle-trader = Kupiec przy okazji
esdras-et-nehemie-puzzle-trader-idea = Postawienie kupca nie zużywa akcji głównej, a każde pole ma własną nagrodę.
esdras-et-nehemie-puzzle-scribe = Droga w górę
esdras-et-nehemie-puzzle-scribe-idea = Skryba płaci srebrem za drogę obok innych: zachowaj je na wyższe rzędy.
esdras-et-nehemie-puzzle-temple-wood = Dwa razy do Świątyni
esdras-et-nehemie-puzzle-temple-wood-idea = Czerwone sztandary opłacą kilka zasobów w jednej turze, dopóki je masz.
esdras-et-nehemie-puzzle-levite = Żywność dla lewity
esdras-et-nehemie-puzzle-levite-idea = To, co da Świątynia, działa od razu: tutaj żywi lewitę.
esdras-et-nehemie-puzzle-scroll = Wyższy zwój
esdras-et-nehemie-puzzle-scroll-idea = Skryba w wyższym rzędzie jest na koniec wart więcej, a może coś przynieść już teraz.
esdras-et-nehemie-puzzle-new-trader = Pracownik w samą porę
esdras-et-nehemie-puzzle-new-trader-idea = Odwrócenie płytki może dać pracownika, którego ci brakuje: postaw go w tej samej turze.
esdras-et-nehemie-puzzle-elder = Sztandary w trakcie
esdras-et-nehemie-puzzle-elder-idea = Starszy przynosi sztandary w środku akcji: postaw go, gdy ich zabraknie.
esdras-et-nehemie-puzzle-gate = Brama Doliny
esdras-et-nehemie-puzzle-gate-idea = Brama wymaga oczyszczonego pola, sztandarów, zasobów i pracownika: miej to wszystko, zanim zaczniesz usuwać gruz.
