# Zadania: cele, tytuły i czego każde uczy.
my-village-goal-coin =
    { $number ->
        [one] miej na koniec tury { $number } monetę
        [few] miej na koniec tury { $number } monety
        [many] miej na koniec tury { $number } monet
       *[other] miej na koniec tury { $number } monety
    }
my-village-goal-beer =
    { $number ->
        [one] miej na koniec tury { $number } piwo
        [few] miej na koniec tury { $number } piwa
        [many] miej na koniec tury { $number } piw
       *[other] miej na koniec tury { $number } piwa
    }
my-village-goal-cart =
    { $number ->
        [one] miej na koniec tury { $number } wóz
        [few] miej na koniec tury { $number } wozy
        [many] miej na koniec tury { $number } wozów
       *[other] miej na koniec tury { $number } wozu
    }
my-village-goal-window =
    { $number ->
        [one] miej na koniec tury { $number } zajęte okno kościoła
        [few] miej na koniec tury { $number } zajęte okna kościoła
        [many] miej na koniec tury { $number } zajętych okien kościoła
       *[other] miej na koniec tury { $number } zajętego okna kościoła
    }
my-village-goal-town-hall =
    { $number ->
        [one] miej na koniec tury { $number } punkt historii w ratuszu
        [few] miej na koniec tury { $number } punkty historii w ratuszu
        [many] miej na koniec tury { $number } punktów historii w ratuszu
       *[other] miej na koniec tury { $number } punktu historii w ratuszu
    }

my-village-puzzle-field = Pole
my-village-puzzle-field-idea = Pole od razu daje monetę, a na koniec punkty: wystarczą dwie kości o tej sumie.
my-village-puzzle-brewery = Znacznik dla kości
my-village-puzzle-brewery-idea = Znacznik z placu ustawia kość na dowolną ściankę: z dwóch małych kości zrobisz to, czego potrzebujesz.
my-village-puzzle-headman = Do ratusza
my-village-puzzle-headman-idea = Punkty historii liczą się tylko w ratuszu: wyślij tam sołtysa, zanim przyjdzie szczur.
my-village-puzzle-wheelwright = Najpierw sztandar, potem kości
my-village-puzzle-wheelwright-idea = Znajdź najpierw sztandar, którego chcesz, a potem dwie kości o tej sumie.
my-village-puzzle-last-field = Ostatnia runda
my-village-puzzle-last-field-idea = W ostatniej rundzie liczą się tylko punkty: wystarczy jeden więcej niż rywal.
my-village-puzzle-monk = Mnich w oknie
my-village-puzzle-monk-idea = Mnich wymaga opata, monet i wolnego okna; każde następne okno jest warte więcej niż poprzednie.
my-village-puzzle-coin-path = Monety sołtysa
my-village-puzzle-coin-path-idea = Sztandar „?” działa z dowolnymi kośćmi: weź te, które nic nie kosztują.
my-village-puzzle-council = Szkoła, potem rada
my-village-puzzle-council-idea = Białe sztandary o tej samej wartości działają po kolei: co da pierwszy, tego użyje następny.
my-village-puzzle-monk-and-school = Jedna karta, dwa zyski
my-village-puzzle-monk-and-school-idea = Mnich robi coś, gdy przychodzi: tu kształci mieszkańca, którego brakuje twojej radzie.
my-village-puzzle-harvest = Wielkie żniwa
my-village-puzzle-harvest-idea = Czarne kości kosztują czas, ale jedna wartość pozwala zebrać plony ze wszystkich pól w jednej turze.
