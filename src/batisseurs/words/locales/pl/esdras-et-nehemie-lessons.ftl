# Nauka przez grę: po jednej myśli, najwyżej dwa zdania.

esdras-et-nehemie-lesson-goal = W trzy tygodnie po sześć dni odbudowujesz Świątynię, mury i bramy Jerozolimy i nauczasz Tory. Po trzecim szabacie wygrywa największa liczba punktów zwycięstwa.
esdras-et-nehemie-lesson-corner = Najpierw stawiasz strażnika, jednego ze swoich pracowników, na bramie narożnej w murze miasta. Gdy ktokolwiek odbuduje mur obok, też dostaniesz nagrodę swojej bramy.
esdras-et-nehemie-lesson-play = Każdego dnia zagrywasz jedną kartę na jeden z trzech stosów. Liczy się tylko wierzchnia karta, a jej sztandary płacą za pracę, więc patrz na kolory.
esdras-et-nehemie-lesson-main = Po karcie przychodzi akcja główna: czerwona to Świątynia i ołtarz, szara mury i bramy, niebieska zwoje i namiot. Wybierz kolor, którego masz najwięcej sztandarów.
esdras-et-nehemie-lesson-extras = Po razie na turę możesz też postawić kupca, postawić starszego oraz handlować albo rozwinąć płytkę. Nie zużywa to akcji głównej, więc sprawdzaj je codziennie.
esdras-et-nehemie-lesson-trade = Zagrana dziś karta pozwala na handel, tylko dziś: kupić albo sprzedać zasoby. Z zasobów powstają Świątynia, mury i bramy.
esdras-et-nehemie-lesson-develop = Rozwinięcie kafelka kosztuje tyle, ile na nim wydrukowano, i jest warte 2 punkty na końcu; odtąd działa jego druga strona. W turze albo rozwijasz, albo handlujesz.
esdras-et-nehemie-lesson-levite = W akcji czerwonej możesz postawić jednego lewitę: kosztuje chleb, daje nagrodę i zostaje do końca gry. Każdy lewita wykonuje jedną pracę w każdej akcji czerwonej.
esdras-et-nehemie-lesson-temple = Wkładaj zasoby do Świątyni: rząd opłacasz czerwonymi sztandarami. Kamień i drewno dają 1 punkt, złoto 2, a większość rzędów także nagrodę.
esdras-et-nehemie-lesson-altar = Spal drewno albo popiół na ołtarzu: znacznik idzie po torze i zbiera nagrodę każdego pola. Przed szabatem prorocy sądzą, jak daleko jesteś.
esdras-et-nehemie-lesson-spot = Akcja szara dotyczy jednego pola muru. Wybierz takie, które twoje sztandary zdołają oczyścić, najlepiej z potrzebnymi zasobami.
esdras-et-nehemie-lesson-clear = Usuwanie gruzu kosztuje szare sztandary, a kostki są twoje. Ostatnia kostka z pola muru daje też błogosławieństwo.
esdras-et-nehemie-lesson-rebuild = Oczyszczone pole można odbudować za sztandary i zasoby. Mury i bramy dają efekt teraz i punkty na koniec.
esdras-et-nehemie-lesson-scribe = Skryba na zwoju kosztuje niebieskie sztandary i srebro. Płytka działa od razu albo do końca gry, a wyższe rzędy dają więcej punktów.
esdras-et-nehemie-lesson-tent = Namiot idzie przez miasto za niebieskie sztandary i zbiera nagrodę każdego pola. Pozostałe niebieskie sztandary zawsze się więc przydają.
esdras-et-nehemie-lesson-end = Gdy nic więcej nie jest przydatne, zakończ turę: dobierasz kartę, a niewydane sztandary przepadają.
esdras-et-nehemie-lesson-food = W szabat każdy zajęty pracownik oprócz lewitów zjada 1 chleb, a każdy głodny kosztuje 2 punkty. Policz chleb przed szóstym dniem.
esdras-et-nehemie-lesson-prepare = Przed szabatem pozostali pracownicy stają się rolnikami, którzy dają chleb, albo robotnikami, którzy dają zasoby. Sprawdź najpierw, ile chleba trzeba.
esdras-et-nehemie-lesson-tuck = Schowaj na stałe kartę ze stosów: zachowuje górny sztandar i punktuje w ten i każdy następny szabat. Wybierz taką, której warunek dobrze spełniasz.
esdras-et-nehemie-lesson-blessing = Dowolne błogosławieństwo przesuwa jeden z trzech znaczników. Pełne zestawy trzech kolorów dają premie znad kolumn.
esdras-et-nehemie-lesson-resource = Wybierz, który zasób bierzesz. Z kamienia i drewna się buduje, drewno i popiół płoną na ołtarzu, a nadmiar przepada.
esdras-et-nehemie-lesson-excess = Masz więcej zasobów niż miejsca i musisz część oddać. Rozwinięta płytka Strażników znosi ten limit.
esdras-et-nehemie-lesson-payment = Kamień albo drewno budowli można też opłacić 1 złotem albo 3 szarymi sztandarami. Sztandary i tak przepadną na koniec tury.
esdras-et-nehemie-lesson-wall = Oglądasz trzy karty muru i kładziesz jedną: efekt od razu, punkty na koniec. Z pozostałych jedna trafia na wierzch stosu i wróci następnym razem.
esdras-et-nehemie-lesson-copy = Wspólny trud daje ci jeszcze raz efekt sąsiedniego muru, czyjkolwiek jest. Wybierz lepszy.
esdras-et-nehemie-lesson-path = Skryba w wyższym rzędzie potrzebuje drogi po zajętych płytkach. Za każdego cudzego skrybę na niej płacisz właścicielowi 1 srebro.
esdras-et-nehemie-lesson-sell = Sprzedaj, ile chcesz tych zasobów, ale tylko teraz. Zachowaj to, czego potrzebujesz do budowy.
esdras-et-nehemie-lesson-recover = Kupiec albo starszy może wrócić ze swojego pola. Pole jest znowu wolne, a pracownika można użyć ponownie.
esdras-et-nehemie-lesson-assign = Ten pracownik od razu zaczyna pracę: jako rolnik daje chleb, jako robotnik zasoby. W szabat też je.
esdras-et-nehemie-lesson-free-develop = Sąd pozwala odwrócić płytkę za darmo. Weź najdroższą albo najbardziej przydatną.
esdras-et-nehemie-lesson-bonus = Po tym handlu możesz wziąć 1 srebro albo rozwinąć płytkę za jej koszt. Rozwinięta płytka jest warta 2 punkty.
esdras-et-nehemie-lesson-repeat = Za 1 srebro pole kupca działa jeszcze raz. Zapłać, jeśli daje więcej.
esdras-et-nehemie-lesson-market = Targ w przededniu pozwala teraz na handel albo rozwinięcie, z dowolną widoczną kartą stosów. Zdobądź to, czego wymaga szabat.
esdras-et-nehemie-lesson-buy-food = Możesz kupić chleb po 2 srebra, zanim trzeba go oddać. Głodny pracownik kosztuje 2 punkty, więc często się to opłaca.
esdras-et-nehemie-lesson-face = Wybierasz stronę karty ołtarza na tę grę. Mówi ona, co prorocy dają i zabierają przed każdym szabatem.

# Dlaczego taki ruch jest podpowiadany.

esdras-et-nehemie-lesson-why-play = Z twoich kart ta daje ci najwięcej, dziś i później.
esdras-et-nehemie-lesson-why-corner = Każdy mur odbudowany obok, przez kogokolwiek, daje ci nagrodę tej bramy.
esdras-et-nehemie-lesson-why-main = Przy twoich sztandarach ta akcja daje dziś najwięcej.
esdras-et-nehemie-lesson-why-extra = Nie zużywa akcji głównej i jest warte swojej ceny.
esdras-et-nehemie-lesson-why-build = Przybliża do punktów i nagród z budowy.
esdras-et-nehemie-lesson-why-spot = W tym miejscu twoje szare sztandary zdziałają najwięcej.
esdras-et-nehemie-lesson-why-clear = Kostka jest twoja, a oczyszczone miejsce można odbudować.
esdras-et-nehemie-lesson-why-rebuild = Efekt jest od razu, a punkty na końcu.
esdras-et-nehemie-lesson-why-temple = Zasoby w Świątyni dają punkty, a większość rzędów nagrodę.
esdras-et-nehemie-lesson-why-altar = Twój znacznik idzie dalej: każde pole ma nagrodę, a prorocy patrzą, jak daleko jest.
esdras-et-nehemie-lesson-why-levite = Zostaje na całą grę i pracuje w każdej czerwonej akcji.
esdras-et-nehemie-lesson-why-scribe = Kafelek daje efekt, a zwoje punktują na końcu.
esdras-et-nehemie-lesson-why-tent = Każde pole, na które wchodzi namiot, daje nagrodę.
esdras-et-nehemie-lesson-why-tuck = Punktuje w ten i każdy następny szabat, a jej warunek spełniasz najlepiej.
esdras-et-nehemie-lesson-why-end = Nic więcej nie jest dziś warte swojej ceny.
esdras-et-nehemie-lesson-why-better = Ze wszystkich możliwości ta ustawia cię najlepiej.
