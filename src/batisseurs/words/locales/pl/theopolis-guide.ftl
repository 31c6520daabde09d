# Jak grać: jedna strona dla początkujących.

theopolis-guide-goal = Budujesz miasto z kart. Wygrywasz od razu, gdy pozbędziesz się wszystkich punktów grzechu pierworodnego, zbierzesz 10 kamieni budowlanych, skompletujesz pięć sakramentów (trzy wtajemniczenia, jeden uzdrowienia i jeden posłania) albo zbudujesz Cud. Jeśli wcześniej nadejdzie Apokalipsa, wygrywa najlepszy wynik.
theopolis-guide-turn-1 = Tura zaczyna się sama: tracisz tyle punktów grzechu pierworodnego, ile warci są twoi Ludzie. To dobrze: zaczynasz z 20, a 0 wygrywa.
theopolis-guide-turn-2 = Potem zagraj z ręki tyle kart, na ile cię stać. Każda kosztuje Wiarę, Nadzieję i Miłość. Zasoby zostają w mieście: każda karta zasobu płaci raz na turę.
theopolis-guide-turn-3 = W tej samej turze możesz dołożyć do miasta jeden zasób i wymienić jedną kartę z ręki na kartę z wystawki. Kolejność jest dowolna.
theopolis-guide-turn-4 = Na koniec tury bierzesz karty z wystawki, aż znów masz 4 na ręce. Puste miejsca uzupełnia się z talii. Jeśli pojawi się Klęska, uderza od razu, często w tego, kto ma czegoś najwięcej albo najmniej.
theopolis-guide-end = Gra kończy się w chwili, gdy ktoś osiągnie jeden z czterech celów, nawet w środku tury. Apokalipsa jest ukryta wśród dziesięciu ostatnich kart talii. Gdy pojawi się na wystawce, gra też się kończy.
theopolis-guide-score = Wynik liczy się tylko przy Apokalipsie: 2 punkty za każdy kamień budowlany i 3 za każdy sakrament, minus pozostałe punkty grzechu pierworodnego.
theopolis-guide-mistake-1 = Niedokładanie zasobów. To nic nie kosztuje, a zasób płaci w każdej turze do końca gry.
theopolis-guide-mistake-2 = Próbowanie wszystkiego po trochu. Wybierz cel wcześnie: Święty Patron i pierwsza ręka podpowiadają, który jest blisko.
theopolis-guide-mistake-3 = Niepatrzenie na innych. Licz ich kamienie i sakramenty i zabieraj z wystawki to, na co czekają.
