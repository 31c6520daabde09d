# Nauka przez grę: po jednej myśli, najwyżej dwa zdania.

my-village-lesson-goal = Prowadzisz wioskę przez kilka pokoleń. Karty, obsłużeni klienci i punkty historii w ratuszu dają punkty prestiżu, a wygrywa największa ich liczba.
my-village-lesson-value = Wszyscy biorą z tych samych kości: dwie, a ich suma to twoja wartość sztandaru. Najpierw wybierz wartość, patrząc, które czarne i białe sztandary otwiera.
my-village-lesson-dice = Weź dwie kości dające twoją wartość. Każda czarna kość kosztuje 2 czasu, więc jeśli masz wybór, bierz białe.
my-village-lesson-change = Każda moneta zmienia kość o jeden, a znacznik z placu obraca kość na dowolną ściankę. Tak uzyskasz wartość, której nikt nie wyrzucił.
my-village-lesson-add = Twoja wartość otwiera czarne sztandary na środku: możesz dodać jedną taką kartę do wioski. Warsztaty, pola, kościół i rada będą odtąd dla ciebie pracować.
my-village-lesson-white = Możesz użyć po kolei wszystkich białych sztandarów wioski z tą wartością. Warsztaty wytwarzają zasoby, zasoby obsługują klientów, pola dają plony.
my-village-lesson-question = Sztandar „?” działa z każdą wartością: za 1 czasu rusza sołtys. Przynosi monetę albo 3 punkty historii, a w ratuszu zabezpiecza twoje punkty.
my-village-lesson-hand = Dłoń pierwszego gracza nic nie kosztuje. Zaczynasz następną rundę z najlepszym wyborem kości i dostajesz leżące na niej punkty historii.
my-village-lesson-stop = Możesz użyć następnych białych sztandarów tej wartości albo skończyć. Każdy kosztuje czas, więc używaj tylko tych, które coś dają.
my-village-lesson-pay = Ten koszt można zapłacić na kilka sposobów. Płać tym, czego masz za dużo, a zachowaj zasoby, których chcą twoi klienci.
my-village-lesson-time = Czas przesuwa twój znacznik po chmurach. Gdy minie most, na koniec tury umiera jeden z twoich mieszkańców.
my-village-lesson-story = Punkty historii wiszą najpierw na drzewie: tam szczur może zabrać połowę i nie punktują. Niech sołtys na czas zaniesie je do ratusza.
my-village-lesson-death = Umiera jeden z twoich mieszkańców, a ty wybierasz kto. Pierwsi z każdej profesji trafiają do kroniki i dają punkty historii.
my-village-lesson-empty = Ktoś umarł: obszar bez swojego mieszkańca nie działa. Miej w szkole następcę, gotowego zająć puste miejsce.
my-village-lesson-rat = Każda śmierć przesuwa szczura. Gdy dojdzie do celu, każdy gracz traci połowę punktów historii ze swojego drzewa.
my-village-lesson-end = Gra kończy się po rundzie, w której zapełniono dość trumien. Do tego czasu zanieś punkty historii do ratusza i obsłuż ostatnich klientów.
my-village-lesson-customer = Klientów najpierw się bierze, a potem obsługuje zasobami; punktują tylko obsłużeni. Bierz tych, którzy chcą tego, co robią twoje warsztaty.
my-village-lesson-counter = Faktoria diecezjalna odkrywa jeszcze jednego klienta i daje ci jednego za darmo. Rzadko warto odmówić.
my-village-lesson-school = Szkoła kształci następcę albo wysyła go na puste miejsce mieszkańca za 1 czasu. Z prawego miejsca daje to też 2 punkty historii.
my-village-lesson-headman = Sołtys idzie o jedno pole: moneta, 3 punkty historii albo powrót do ratusza. Ilekroć tam dojdzie, trafiają tam z nim wszystkie punkty z drzewa.
my-village-lesson-slot = Izba punktuje na koniec za każde zakryte miejsce. Zakryj to, co będziesz wtedy mieć: żywych mieszkańców albo wiele kart jednego rodzaju.
my-village-lesson-tile = Żeton 2/12 sprawia, że jeden z twoich białych sztandarów działa też przy 2 i 12. Połóż go obok najczęściej używanego.
my-village-lesson-travel = Schronisko pielgrzymów pozwala obejrzeć kartę podróży i odwrócić zamiast niej następną. Drugą trzeba zatrzymać.
my-village-lesson-monk = Mnich to okno twojego kościoła i jednorazowa akcja. Zrezygnuj z niej tylko wtedy, gdy nic nie daje.
my-village-lesson-labourer = Umarł twój ostatni mieszkaniec: wyrobnik od razu zajmuje miejsce i kosztuje na koniec 5 punktów. Wybierz obszar, którego potrzebujesz.
my-village-lesson-repel = Sanatorium chroni twoje drzewo przed szczurami, dwa razy w grze. Użyj jej, gdy wisi tam dużo punktów historii.

# Dlaczego taki ruch jest podpowiadany.

my-village-lesson-why-value = Ta wartość otwiera ci najbardziej przydatny sztandar.
my-village-lesson-why-dice = Te kości dają twoją wartość najtaniej.
my-village-lesson-why-pay = To kosztuje cię to, czego najmniej potrzebujesz.
my-village-lesson-why-add = Karta zostaje w wiosce i pracuje albo punktuje do końca gry.
my-village-lesson-why-activate = Daje więcej niż kosztowany czas.
my-village-lesson-why-hand = W następnej rundzie zaczynasz i wybierasz kości przed innymi.
my-village-lesson-why-stop = W tej turze nic więcej nie jest warte swojego czasu.
my-village-lesson-why-successor = Następca wykształcony dziś zajmie jutro puste miejsce.
my-village-lesson-why-bury = Ta śmierć kosztuje wioskę najmniej albo daje najwięcej.
my-village-lesson-why-reveal = Następna karta może być warta więcej, a próba nic nie kosztuje.
my-village-lesson-why-better = Ze wszystkich możliwości ta daje twojej wiosce najwięcej.
