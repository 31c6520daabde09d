# Zadania: małe pozycje z celem, w terminalu i w przeglądarce.
practice-title = Ćwiczenia
practice-of = Ćwiczenia: { $game }
practice-lead = Małe pozycje, od łatwych do trudnych. Osiągnij cel, zanim skończy się twoja tura; boty czekają.
practice-progress = Rozwiązane: { $solved } z { $number }
practice-none = Ta gra nie ma jeszcze zadań.
practice-puzzle = Zadanie { $number }: { $title }
practice-is-solved = rozwiązane
practice-is-open = jeszcze nierozwiązane
practice-goal = Cel: { $goal }
practice-goal-points =
    { $number ->
        [one] zdobądź { $number } punkt w tej turze
        [few] zdobądź { $number } punkty w tej turze
        [many] zdobądź { $number } punktów w tej turze
       *[other] zdobądź { $number } punktu w tej turze
    }
practice-goal-win = wygraj grę w tej turze
practice-so-far = Dotąd: { $reached } z { $wanted }
practice-solved = Rozwiązane!
practice-failed = Nierozwiązane: { $reached } z { $wanted }.
practice-failed-win = Nierozwiązane: gra nie jest wygrana.
practice-shown = To jedno z rozwiązań.
practice-start = Zacznij
practice-again = Spróbuj ponownie
practice-show = Pokaż mi
practice-show-next = Następny ruch
practice-next = Następne zadanie
practice-all = Wszystkie zadania
