# Zadania: cele, tytuły i czego każde uczy.
nehemiah-goal-workers =
    { $number ->
        [one] miej na koniec tury { $number } dostępnego robotnika
        [few] miej na koniec tury { $number } dostępnych robotników
        [many] miej na koniec tury { $number } dostępnych robotników
       *[other] miej na koniec tury { $number } dostępnego robotnika
    }
nehemiah-goal-wall =
    { $number ->
        [one] miej na koniec tury { $number } znacznik na Murach
        [few] miej na koniec tury { $number } znaczniki na Murach
        [many] miej na koniec tury { $number } znaczników na Murach
       *[other] miej na koniec tury { $number } znacznika na Murach
    }
nehemiah-goal-temple =
    { $number ->
        [one] miej na koniec tury { $number } znacznik na Świątyni
        [few] miej na koniec tury { $number } znaczniki na Świątyni
        [many] miej na koniec tury { $number } znaczników na Świątyni
       *[other] miej na koniec tury { $number } znacznika na Świątyni
    }
nehemiah-goal-wood = miej na koniec tury { $number } drewna

nehemiah-puzzle-homecoming = Z powrotem w domu
nehemiah-puzzle-homecoming-idea = Aktywacja robotnika na najniższej karcie opróżnia kolumnę: wszyscy robotnicy z niej wracają i można ich wysłać znowu.
nehemiah-puzzle-wall = Jeszcze jeden znacznik
nehemiah-puzzle-wall-idea = Znacznik może punktować trzy razy, po każdym etapie: im wcześniej leży na planszy, tym lepiej.
nehemiah-puzzle-wood = Drewno to punkty
nehemiah-puzzle-wood-idea = Na koniec 3 drewna albo 2 złota są warte punkt: akcja, która daje tylko zasoby, też może punktować.
nehemiah-puzzle-sacrifice = W Świątyni
nehemiah-puzzle-sacrifice-idea = Czytaj, czego chce karta: Świątynia chce złota, Mury chcą drewna.
nehemiah-puzzle-last-gate = Ostatnia brama
nehemiah-puzzle-last-gate-idea = Bramy liczą się dopiero na koniec i kosztują dużo drewna: zachowaj go dość, gdy kończy się ostatnia talia.
nehemiah-puzzle-cards-above = Karty powyżej
nehemiah-puzzle-cards-above-idea = Możesz zrezygnować z aktywowanej karty, a i tak użyć kart powyżej z leżącym robotnikiem, po 1 złocie za każdą.
nehemiah-puzzle-twice = Dwa razy w jednej turze
nehemiah-puzzle-twice-idea = Dwie takie same karty w kolumnie to dwie akcje w jednej turze, jeśli zachowasz złoto na opłatę.
nehemiah-puzzle-consolidation = Najpierw drewno
nehemiah-puzzle-consolidation-idea = Konsolidacja używa innej karty swojej kolumny, a potem możesz użyć jej znowu: najpierw zasoby, potem budowa.
nehemiah-puzzle-planning = Leżący na samym dole
nehemiah-puzzle-planning-idea = Planowanie przenosi robotników razem z kartami: leżący robotnik, który trafi na najniższą kartę, opróżnia kolumnę.
nehemiah-puzzle-end-of-round = Przed punktacją
nehemiah-puzzle-end-of-round-idea = Tura, która kończy etap, uruchamia też punktację plansz: weź przedtem wszystko, co się da.
