# Jak grać: jedna strona dla początkujących.

my-village-guide-goal = Prowadzisz wioskę przez kilka pokoleń. Wokół planszy zbierasz kościół, radę, pola, podróże, warsztaty i klientów. Gdy skończy się ostatnia runda, wygrywa gracz z największą liczbą punktów prestiżu.
my-village-guide-turn-1 = Kośćmi rzuca się raz na rundę, dla wszystkich. W swojej turze weź dwie: ich suma to twoja wartość sztandaru. Każda czarna kość kosztuje 2 czasu. Każda zapłacona moneta zmienia wynik kości o 1.
my-village-guide-turn-2 = Użyj tej wartości na jeden z trzech sposobów. Po pierwsze, czarny sztandar z tą liczbą: dodaj kartę do wioski, weź klientów albo dłoń pierwszego gracza.
my-village-guide-turn-3 = Po drugie, białe sztandary twojej wioski z tą liczbą, ile chcesz: warsztaty wytwarzają zasoby, z pól zbierasz plony, zasobami obsługujesz klientów, szkoła kształci mieszkańców.
my-village-guide-turn-4 = Po trzecie, sztandar „?” z dowolną wartością: rusza sołtys. Przynosi monetę albo punkty historii lub zanosi twoje punkty historii ze stuletniego drzewa do ratusza.
my-village-guide-turn-5 = Czas przesuwa twój znacznik po chmurach. Gdy minie most, umiera jeden z twoich mieszkańców, a szczur podchodzi bliżej. Obszar bez swojego mieszkańca nie działa.
my-village-guide-end = Gra kończy się po rundzie, w której zapełniono dość trumien: 9 przy dwóch graczach, 14 przy trzech, 18 przy czterech.
my-village-guide-score = Punktują kościół i mnisi, rada, pola, podróże, obsłużeni klienci, punkty historii w ratuszu i dłoń pierwszego gracza. Każdy wyrobnik, najęty po śmierci ostatniego mieszkańca, kosztuje 5 punktów. Remis: razem monety, zasoby i punkty historii na drzewie.
my-village-guide-mistake-1 = Zbytni strach przed śmiercią. Pierwsi zmarli każdej profesji trafiają do kroniki i dają punkty historii. Miej tylko kogoś w szkole, gotowego do zastępstwa.
my-village-guide-mistake-2 = Zostawianie punktów historii na drzewie. Szczur zabiera połowę, a na koniec się nie liczą. Wyślij na czas sołtysa do ratusza.
my-village-guide-mistake-3 = Branie klientów, których nie można obsłużyć. Sprawdź, jakich zasobów chcą i jakie masz warsztaty.
