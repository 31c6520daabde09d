# Jak grać: jedna strona dla początkujących.

esdras-et-nehemie-guide-goal = Masz trzy tygodnie, by odbudować Świątynię, mury i bramy Jerozolimy i nauczać Prawa. Tydzień to sześć dni pracy i szabat. Po trzecim szabacie wygrywa gracz z największą liczbą punktów zwycięstwa.
esdras-et-nehemie-guide-turn-1 = Każdego dnia zagrywasz kartę postaci na jeden z trzech stosów. Liczy się tylko wierzchnia karta każdego stosu. Jej sztandary płacą za twoją pracę.
esdras-et-nehemie-guide-turn-2 = Potem wybierz akcję główną. Czerwona: postaw lewitę, włóż zasoby do Świątyni, spal drewno i popiół na ołtarzu. Szara: oczyść pole z gruzu i odbuduj tam mur albo bramę. Niebieska: postaw skrybę na zwoju i przesuń namiot po mieście.
esdras-et-nehemie-guide-turn-3 = Do tego po razie w turze: handel albo odwrócenie płytki rozwoju, postawienie kupca, postawienie starszego. Na koniec dobierz kartę.
esdras-et-nehemie-guide-turn-4 = Przed szabatem pracownicy, którzy zostali w twoich zasobach, stają się rolnikami, którzy przynoszą chleb, albo robotnikami, którzy przynoszą zasoby. Wyrok Proroków zależy od tego, jak daleko jest twój znacznik na torze ołtarza.
esdras-et-nehemie-guide-turn-5 = W szabat każdy zajęty pracownik oprócz lewitów zjada 1 chleb; każdy głodny kosztuje 2 punkty. Potem chowasz kartę ze stosów, w drugim tygodniu dwie. Zachowuje ona górny sztandar i punktuje w ten i każdy następny szabat.
esdras-et-nehemie-guide-end = Gra kończy się po trzecim szabacie: każdy rozegrał 18 tur.
esdras-et-nehemie-guide-score = Zasoby i chleb zamienia się na srebro, a każde 5 srebra to punkt. Punktują też odwrócone płytki, mury i bramy, skrybowie i złote zwoje. Gracz najdalej na torze ołtarza dostaje 3 punkty i wygrywa remisy.
esdras-et-nehemie-guide-mistake-1 = Zapominanie o chlebie. Policz pracowników przed szóstym dniem: brak dwóch rolników może kosztować więcej, niż daje mur.
esdras-et-nehemie-guide-mistake-2 = Przykrywanie złej karty. Karty leżą na stosach cały tydzień. Przykrywaj te, których sztandary nie są już potrzebne.
esdras-et-nehemie-guide-mistake-3 = Pomijanie dodatków. Handel, kupiec i starszy nie zużywają akcji głównej. Sprawdzaj je w każdej turze.
