# Nauka przez grę: po jednej myśli, najwyżej dwa zdania.

nehemiah-lesson-goal = Twoi robotnicy odbudowują Jerozolimę. Znaczniki na Murach, w Świątyni i w Straży punktują trzy razy w grze, a wygrywa największa liczba punktów zwycięstwa.
nehemiah-lesson-place = W swojej turze wysyłasz robotnika albo jednego aktywujesz. Wysłany staje na najwyższej wolnej karcie kolumny i będzie mógł jej użyć w późniejszej turze.
nehemiah-lesson-activate = Aktywuj stojącego robotnika: kładzie się, zmęczony, a ty używasz jego karty. Za 1 złota użyjesz też każdej karty nad nim, na której leży zmęczony robotnik, więc czasem warto poczekać.
nehemiah-lesson-perform = Teraz użyj karty pod robotnikiem: weź, co daje, albo zapłać za to, co buduje. Zrezygnuj tylko wtedy, gdy nie możesz lub nie chcesz zapłacić.
nehemiah-lesson-extra = Nad twoim robotnikiem leżą inni: możesz użyć też ich kart, każdej za 1 złoto. Złoto dostaje właściciel tego robotnika, a jeśli jest twój, bank.
nehemiah-lesson-wood = Drewnem płacisz za znaczniki na Murach i za bramy, a razem ze złotem za Straż. Na koniec 3 drewna są warte 1 punkt.
nehemiah-lesson-gold = Złotem płacisz za znaczniki w Świątyni i za karty nad twoim robotnikiem, więc zachowaj trochę. Na koniec 2 złota są warte 1 punkt.
nehemiah-lesson-cubes = Każda plansza daje pierwszą liczbę graczowi z największą liczbą znaczników, następną drugiemu i tak dalej. Wystarczy jeden znacznik więcej niż inni.
nehemiah-lesson-gate = Brama kosztuje 2 drewna, a jej punkty liczą się na koniec. Zawsze bierzesz wierzchnią ze stosu.
nehemiah-lesson-clears = Aktywowano robotnika na najniższej karcie: cała kolumna znika, jej robotnicy wracają do właścicieli i przychodzą nowe karty. Użyj tam swoich robotników na czas.
nehemiah-lesson-deck = Nowe karty przychodzą z talii tego etapu. Gdy jest ich za mało na całą kolumnę, etap się kończy i wszystkie plansze punktują: patrz, ile ich zostało.
nehemiah-lesson-round = Talia nie mogła uzupełnić kolumny: etap się skończył i wszystkie plansze zapunktowały. Lider każdej planszy zabiera z niej jeden znacznik.
nehemiah-lesson-last = Ostatnia talia jest pusta: gracze dogrywają kolejkę i każdy ma jeszcze jedną turę. Użyj teraz kart, na których stoją twoi robotnicy.
nehemiah-lesson-neutral = W grze dwuosobowej po twoim robotniku do innej kolumny trafia leżący neutralny robotnik. Jego karty można użyć za 1 złoto dla banku.
nehemiah-lesson-move-cube = Wszystkie twoje znaczniki są już na planszach: przenieś jeden z innej planszy. Weź go stamtąd, gdzie prowadzisz wyraźnie albo i tak nie zapunktujesz.
nehemiah-lesson-raise = Praca nocna podnosi leżącego robotnika. Można go aktywować jeszcze raz, więc wybierz takiego na przydatnej karcie.
nehemiah-lesson-further = Wysyłasz od razu kolejnych robotników, nie tracąc tury. Każdy z nich to jedna karta więcej do użycia później.
nehemiah-lesson-anywhere = Ten robotnik może stanąć na dowolnej wolnej karcie, nawet na samym dole kolumny. Stamtąd jedna aktywacja może użyć wszystkich kart powyżej.
nehemiah-lesson-replace = Zmiana brygady odsyła robotnika przeciwnika, a twój zajmuje jego miejsce. Wybierz kartę, której chcesz użyć, a której użyłby przeciwnik.
nehemiah-lesson-consolidation = Konsolidacja używa za opłatą innych zajętych kart swojej kolumny, także poniżej. Jedna tura wykonuje wtedy pracę kilku.
nehemiah-lesson-swap = Zamieniasz miejscami dwóch robotników albo dwie karty: najpierw pierwsze, potem drugie. Przenieś robotnika na lepszą kartę albo lepszą kartę do robotnika.
nehemiah-lesson-auction = Na licytację trafia przywódca budowy, a ty wybierasz którego. Będzie pomagał zwycięzcy w tym etapie.
nehemiah-lesson-bid = Każdy tajnie oferuje robotników, drewno i złoto; wygrywa najwięcej sztuk i tylko zwycięzca płaci. Oddani robotnicy wrócą dopiero w następnym etapie.
nehemiah-lesson-artisan = Rzemieślnik kładzie za darmo znacznik na Murach i w Świątyni. Jeden znacznik więcej może tam zmienić lidera.
nehemiah-lesson-architect = Architekt bierze za darmo wierzchnią bramę. Jej punkty liczą się na koniec.
nehemiah-lesson-sculptor = Rzeźbiarz daje 2 punkty za każdą parę: dostępny robotnik i drewno albo złoto. Robotnicy wracają w następnym etapie.
nehemiah-lesson-turncoat = Tuż przed punktowaniem plansz Zdrajca może przenieść jeden znacznik dowolnego gracza na inną planszę. Sprawdź, gdzie to zmieni kolejność.
nehemiah-lesson-foreman = Masz przywódcę budowy, którego można teraz użyć. Zrezygnuj, jeśli lepsza chwila przyjdzie później: pytanie wróci.
nehemiah-lesson-journeyman = Czeladnik przenosi stojącego robotnika na dowolną wolną kartę: najpierw kto, potem dokąd. Szukaj karty, nad którą leżą robotnicy.
nehemiah-lesson-assistant = Pomocnik aktywuje do dwóch twoich robotników, jednego po drugim. Zacznij od tego, który zarobi na drugiego.
nehemiah-lesson-corrupt = Przekupiony robotnik pozwala aktywować stojącego robotnika przeciwnika jak własnego. To, co daje karta, dostajesz ty.
nehemiah-lesson-inspector = Inspektor decyduje, co inny gracz robi w tej turze. Jeśli nakazu nie da się wykonać, wydajesz inny.

# Dlaczego taki ruch jest podpowiadany.

nehemiah-lesson-why-place = Robotnik w tym miejscu użyje tej karty w późniejszej turze.
nehemiah-lesson-why-activate = To, co da ta tura, jest warte więcej niż czekanie.
nehemiah-lesson-why-perform = To, co karta daje, jest warte więcej, niż kosztuje.
nehemiah-lesson-why-also = Za 1 złoto używasz jeszcze jednej karty w tej samej turze.
nehemiah-lesson-why-stop = Nic więcej nie jest tu warte swojej ceny: zachowaj ją na później.
nehemiah-lesson-why-decline = To kosztowałoby teraz więcej, niż daje.
nehemiah-lesson-why-better = To ustawienie najlepiej przygotowuje cię do następnych tur.
