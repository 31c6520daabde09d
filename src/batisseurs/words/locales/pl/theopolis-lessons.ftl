# Nauka przez grę: po jednej myśli, najwyżej dwa zdania.

theopolis-lesson-goal = Budujesz miasto z kart. Brak grzechu pierworodnego, 10 kamieni budowlanych, pięć sakramentów albo Cud: osiągnij pierwszy jeden z tych celów, a od razu wygrywasz.
theopolis-lesson-add = Raz na turę możesz za darmo dołożyć do miasta zasób. Płaci w każdej turze do końca gry, więc nigdy o nim nie zapominaj.
theopolis-lesson-play = Zagrywaj z ręki karty, na które wystarcza zasobów. Każdy zasób płaci raz na turę i zostaje w mieście, tak jak zagrana karta.
theopolis-lesson-exchange = Raz na turę, dwa razy ze Świętym Pawłem, Szkołą lub Bierzmowaniem, możesz wymienić kartę z ręki na kartę z wystawki. Oddaj to, na co długo nie będzie cię stać, a weź to, co zagrasz od razu.
theopolis-lesson-held = Klęski z ręki nie można zagrać; uderza, gdy tylko trafi na wystawkę. Wymień ją wtedy, gdy dotknie innych, a nie ciebie.
theopolis-lesson-end = Na koniec tury uzupełniasz rękę z wystawki, a zasoby znów mogą płacić. Przedtem sprawdź jeszcze, czy da się coś zagrać.
theopolis-lesson-confess = Pojednanie pozwala raz na turę odrzucić kartę z ręki, by stracić 1 punkt grzechu pierworodnego. Tak można się pozbyć nawet Klęski.
theopolis-lesson-take = Teraz wybierz z wystawki kartę, którą dostajesz w zamian. Możesz ją zagrać jeszcze w tej turze.
theopolis-lesson-pick = Tura się skończyła: bierz karty z wystawki, aż ręka będzie pełna. Wybierz to, na co wkrótce cię stać i co przybliża cel.
theopolis-lesson-sin = Na początku tury tracisz tyle punktów grzechu pierworodnego, ile warci są twoi Ludzie. Więcej Ludzi szybciej prowadzi do 0, a 0 wygrywa.
theopolis-lesson-stones = Liczba na Budowli to jej kamienie budowlane. 10 kamieni wygrywa, a każdy liczy się podczas Apokalipsy.
theopolis-lesson-strikes = Na wystawce pojawiła się Klęska i od razu uderzyła. Często dotyka tego, kto ma czegoś najwięcej albo najmniej, więc sprawdź, kto to jest.
theopolis-lesson-sacrament = Sakrament jest kompletny, dopóki jego karty są w mieście, i ma własne działanie. Właściwych pięć z siedmiu wygrywa.
theopolis-lesson-lose-card = Klęska zabiera kartę z twojego miasta, a ty wybierasz którą. Oddaj tę, która najmniej pomaga w twoim celu.
theopolis-lesson-lose-resource = Klęska zabiera zasób wybranego przez ciebie rodzaju. Zachowaj te rodzaje, których potrzebują karty z ręki.
theopolis-lesson-rosary = Różaniec w mieście można odrzucić, by pominąć całą Klęskę. Zachowaj go, jeśli ta kosztuje niewiele.
theopolis-lesson-bishop = Biskup może zabrać tanią kartę z sąsiedniego miasta do twojego. Weź to, co służy twojemu celowi, albo to, czego sąsiad najbardziej potrzebuje.
theopolis-lesson-vault = Grobowiec może przywrócić odrzuconą kartę na wystawkę w miejsce innej. Stamtąd możesz ją wziąć na rękę.
theopolis-lesson-pilgrim = Pielgrzym może odrzucić z wystawki do trzech kart, po kolei, a przychodzą nowe. Usuń to, na co czekają inni.
theopolis-lesson-benefactor = Dobroczyńca dokłada jeszcze jeden zasób, poza zasobem tury. Wybierz rodzaj, którego brakuje do następnej karty.
theopolis-lesson-excess = Masz na ręce za dużo kart: odrzuć jedną bez efektu. Pozbądź się tego, na co długo nie będzie cię stać.

# Dlaczego taki ruch jest podpowiadany.

theopolis-lesson-why-add = Nic nie kosztuje, a płaci w każdej turze.
theopolis-lesson-why-play = Masz na nią zasoby, a zostaje w mieście.
theopolis-lesson-why-exchange = Ta karta pomaga teraz najmniej: na wystawce jest coś lepszego.
theopolis-lesson-why-pick = Z odkrytych kart ta najlepiej służy twoim celom, teraz lub wkrótce.
theopolis-lesson-why-end = W tej turze nic więcej nie da się z pożytkiem zrobić.
theopolis-lesson-why-least = Ze wszystkich możliwości ta kosztuje cię najmniej.
theopolis-lesson-why-better = Ze wszystkich możliwości ta najbardziej przybliża twoje cele.
