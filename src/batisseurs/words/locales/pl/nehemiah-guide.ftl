# Jak grać: jedna strona dla początkujących.

nehemiah-guide-goal = Mury Jerozolimy powstają na nowo, a twoi robotnicy pomagają. Znaczniki na trzech planszach, Mury, Świątynia i Straż, pokazują twoje wpływy. Plansze punktują trzy razy. Potem wygrywa gracz z największą liczbą punktów zwycięstwa.
nehemiah-guide-turn-1 = W swojej turze robisz jedną z dwóch rzeczy: wysyłasz robotnika albo jednego aktywujesz.
nehemiah-guide-turn-2 = Wysłanie robotnika: wybierz kolumnę. Robotnik staje na jej najwyższej wolnej karcie. Na razie to wszystko.
nehemiah-guide-turn-3 = Aktywacja stojącego robotnika: kładzie się, zmęczony, a ty możesz użyć jego karty. Karty dają drewno albo złoto, kładą twoje znaczniki na planszy, przynoszą bramę albo punkty zwycięstwa lub przesuwają robotników.
nehemiah-guide-turn-4 = Potem możesz użyć także kart wyżej w tej samej kolumnie, na których leży robotnik. Każda kosztuje 1 złoto dla właściciela tego robotnika, a jeśli jest twój, dla banku.
nehemiah-guide-turn-5 = Jeśli aktywujesz robotnika na najniższej karcie, cała kolumna jest opróżniana na koniec tury: jej robotnicy wracają do właścicieli, a z talii przychodzą nowe karty. W grze dwuosobowej kolumny zapełniają też neutralni robotnicy.
nehemiah-guide-end = Etap kończy się, gdy talia nie może uzupełnić kolumny. Plansze punktują, lider każdej planszy zabiera z niej jeden znacznik i zaczyna się następna talia. Gdy skończy się trzecia, gracze dogrywają kolejkę i każdy ma jeszcze jedną turę.
nehemiah-guide-score = Każda plansza daje pierwszą liczbę graczowi z największą liczbą znaczników, następną drugiemu i tak dalej. Na koniec dolicz bramy oraz po 1 punkcie za każde 3 drewna i każde 2 złota. Remis: więcej drewna, potem więcej złota.
nehemiah-guide-mistake-1 = Używanie kart po jednej. Poczekaj, aż nad twoim robotnikiem leżą inni: jedna aktywacja użyje wtedy kilku kart.
nehemiah-guide-mistake-2 = Opróżnianie kolumny, w której stoją jeszcze twoi robotnicy. Wracają, nic nie zrobiwszy.
nehemiah-guide-mistake-3 = Wydawanie ostatniego złota. Potrzebujesz go na karty powyżej, a płaci się, zanim karta coś da.
