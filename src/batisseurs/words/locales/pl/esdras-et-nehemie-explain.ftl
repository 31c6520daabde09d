# What everything in Ezdrasz i Nehemiasz is, does, costs and gives, when somebody asks.

# Titles of what has no name of its own.
esdras-et-nehemie-explain-title-of = { $item } ({ $seat })
    .seat = { $item }
esdras-et-nehemie-explain-title-slot = { $item }, pole { $number } ({ $seat })
    .seat = { $item }, pole { $number }
esdras-et-nehemie-explain-title-stack = Stos { $number } ({ $seat })
    .seat = Stos { $number }
esdras-et-nehemie-explain-title-temple-row = Świątynia, rząd { $row }
esdras-et-nehemie-explain-title-temple-cell = Świątynia, rząd { $row }, kolumna { $column }
esdras-et-nehemie-explain-title-altar-space = Tor ołtarza, pole { $number }
esdras-et-nehemie-explain-title-scroll-row = Zwoje, rząd { $row }

# Goods, prices and rewards in short.
esdras-et-nehemie-explain-good-gold =
    { $number ->
        [one] { $number } kostka złota
        [few] { $number } kostki złota
        [many] { $number } kostek złota
       *[other] { $number } kostki złota
    }
esdras-et-nehemie-explain-good-stone =
    { $number ->
        [one] { $number } kostka kamienia
        [few] { $number } kostki kamienia
        [many] { $number } kostek kamienia
       *[other] { $number } kostki kamienia
    }
esdras-et-nehemie-explain-good-wood =
    { $number ->
        [one] { $number } kostka drewna
        [few] { $number } kostki drewna
        [many] { $number } kostek drewna
       *[other] { $number } kostki drewna
    }
esdras-et-nehemie-explain-good-ash =
    { $number ->
        [one] { $number } kostka popiołu
        [few] { $number } kostki popiołu
        [many] { $number } kostek popiołu
       *[other] { $number } kostki popiołu
    }
esdras-et-nehemie-explain-good-silver =
    { $number ->
        [one] { $number } moneta
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }
esdras-et-nehemie-explain-good-food =
    { $number ->
        [one] { $number } chleb
        [few] { $number } chleby
        [many] { $number } chlebów
       *[other] { $number } chleba
    }
esdras-et-nehemie-explain-good-vp = { $number } PZ
esdras-et-nehemie-explain-good-basic-resource =
    { $number ->
        [one] { $number } zasób podstawowy
        [few] { $number } zasoby podstawowe
        [many] { $number } zasobów podstawowych
       *[other] { $number } zasobu podstawowego
    }
esdras-et-nehemie-explain-good-worker =
    { $number ->
        [one] { $number } pracownik
        [few] { $number } pracowników
        [many] { $number } pracowników
       *[other] { $number } pracownika
    }
esdras-et-nehemie-explain-good-blessing-orange =
    { $number ->
        [one] { $number } pomarańczowe błogosławieństwo
        [few] { $number } pomarańczowe błogosławieństwa
        [many] { $number } pomarańczowych błogosławieństw
       *[other] { $number } pomarańczowego błogosławieństwa
    }
esdras-et-nehemie-explain-good-blessing-purple =
    { $number ->
        [one] { $number } fioletowe błogosławieństwo
        [few] { $number } fioletowe błogosławieństwa
        [many] { $number } fioletowych błogosławieństw
       *[other] { $number } fioletowego błogosławieństwa
    }
esdras-et-nehemie-explain-good-blessing-red =
    { $number ->
        [one] { $number } czerwone błogosławieństwo
        [few] { $number } czerwone błogosławieństwa
        [many] { $number } czerwonych błogosławieństw
       *[other] { $number } czerwonego błogosławieństwa
    }
esdras-et-nehemie-explain-good-blessing-any =
    { $number ->
        [one] { $number } dowolne błogosławieństwo
        [few] { $number } dowolne błogosławieństwa
        [many] { $number } dowolnych błogosławieństw
       *[other] { $number } dowolnego błogosławieństwa
    }
esdras-et-nehemie-explain-good-altar-step =
    { $number ->
        [one] { $number } ruch na torze ołtarza
        [few] { $number } ruchy na torze ołtarza
        [many] { $number } ruchów na torze ołtarza
       *[other] { $number } ruchu na torze ołtarza
    }
esdras-et-nehemie-explain-good-tent-step =
    { $number ->
        [one] { $number } ruch namiotu
        [few] { $number } ruchy namiotu
        [many] { $number } ruchów namiotu
       *[other] { $number } ruchu namiotu
    }
esdras-et-nehemie-explain-good-red-banner =
    { $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
        [many] { $number } czerwonych sztandarów
       *[other] { $number } czerwonego sztandaru
    }
esdras-et-nehemie-explain-good-grey-banner =
    { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarego sztandaru
    }
esdras-et-nehemie-explain-good-blue-banner =
    { $number ->
        [one] { $number } niebieski sztandar
        [few] { $number } niebieskie sztandary
        [many] { $number } niebieskich sztandarów
       *[other] { $number } niebieskiego sztandaru
    }
esdras-et-nehemie-explain-good-wild-banner =
    { $number ->
        [one] { $number } dowolny sztandar
        [few] { $number } dowolne sztandary
        [many] { $number } dowolnych sztandarów
       *[other] { $number } dowolnego sztandaru
    }
esdras-et-nehemie-explain-good-recover = odzyskanie kupca lub starszego
esdras-et-nehemie-explain-good-free-develop = darmowy rozwój
esdras-et-nehemie-explain-good-lose-food =
    { $number ->
        [one] { $number } chleb do oddania
        [few] { $number } chleby do oddania
        [many] { $number } chlebów do oddania
       *[other] { $number } chleba do oddania
    }

# Goods and rewards.
esdras-et-nehemie-explain-gold = Najcenniejsza kostka. Płaci się nią za skrybów w wyższych rzędach zwojów, w Świątyni daje { $points } PZ, a przy odbudowie może zastąpić kamień lub drewno. Nie jest zasobem podstawowym. Wartość w srebrze w punktacji końcowej: { $silver }.
esdras-et-nehemie-explain-stone = Zasób podstawowy. Służy do odbudowy murów i bram, a w Świątyni daje { $points } PZ. Wartość w srebrze w punktacji końcowej: { $silver }.
esdras-et-nehemie-explain-wood = Zasób podstawowy. Służy do odbudowy bram, można je spalić na ołtarzu, a w Świątyni daje { $points } PZ. Wartość w srebrze w punktacji końcowej: { $silver }.
esdras-et-nehemie-explain-ash = Zasób podstawowy. Kładzie się go na ołtarzu, aby przesunąć znacznik na torze ołtarza. Wartość w srebrze w punktacji końcowej: { $silver }.
esdras-et-nehemie-explain-silver = Monety. Płaci się nimi za handel, opłaty bram, skrybów i niektóre płytki rozwoju. W punktacji końcowej wszystkie dobra zamienia się w srebro; każde { $number } srebra daje 1 PZ.
esdras-et-nehemie-explain-food = W każdy szabat wszyscy twoi pracownicy w grze oprócz lewitów zjadają po 1 chlebie; za każdego nienakarmionego tracisz { $points } PZ. Chleb płaci się też za lewitów. Wartość w srebrze w punktacji końcowej: { $silver }.
esdras-et-nehemie-explain-basic-resource = Kamień, drewno lub popiół, według wyboru. Złoto nie jest zasobem podstawowym.
esdras-et-nehemie-explain-worker = Pracownik twojego koloru przechodzi z zasobów głównych do twoich zasobów i jest gotowy do użycia. Jeśli w zasobach głównych nie ma już żadnego, zamiast tego namiot przesuwa się o 1 pole.
esdras-et-nehemie-explain-vp = Punkty zwycięstwa. Wygrywa najwyższy wynik po trzecim szabacie. Punkty wydrukowane na srebrno liczą się od razu, na złoto dopiero w punktacji końcowej.
esdras-et-nehemie-explain-lose-vp = Punkty, które tracisz od razu. Wynik może spaść poniżej 0.
esdras-et-nehemie-explain-blessing = Zdobycie tego błogosławieństwa przesuwa jego znacznik o 1 pole w prawo. Gdy wszystkie trzy znaczniki dojdą do kolumny, zdobywasz premię nad nią. Jeśli znacznik jest na ostatnim polu, zamiast tego namiot przesuwa się o 1 pole. Niektóre karty postaci dają za nie punkty.
esdras-et-nehemie-explain-blessing-any = Błogosławieństwo wybranego koloru: jeden z trzech znaczników przesuwa się o 1 pole w prawo.
esdras-et-nehemie-explain-altar-step = Twój znacznik przesuwa się o 1 pole w prawo na torze ołtarza i zdobywasz to, co wydrukowano pod tym polem. Na końcu toru dostajesz zamiast tego srebro: { $number }.
esdras-et-nehemie-explain-tent-step = Twój namiot przesuwa się o 1 pole na mapie miasta, zgodnie z ruchem wskazówek zegara, i zdobywasz to, co tam wydrukowano.
esdras-et-nehemie-explain-red-banner = Czerwonymi sztandarami płacisz za akcję Świątynia i ołtarz: kładzenie kostek w Świątyni oraz drewna i popiołu na ołtarzu.
esdras-et-nehemie-explain-grey-banner = Szarymi sztandarami płacisz za akcję Gruz, mury i bramy: usuwanie gruzu i odbudowę.
esdras-et-nehemie-explain-blue-banner = Niebieskimi sztandarami płacisz za akcję Prawo i namioty: postawienie skryby i ruch namiotu.
esdras-et-nehemie-explain-wild-banner = Liczy się jako sztandar w kolorze twojej akcji głównej, tylko w tej turze.
esdras-et-nehemie-explain-recover = Możesz wziąć jednego ze swoich kupców lub starszych z powrotem do swoich zasobów. Jego pole jest znowu wolne.
esdras-et-nehemie-explain-free-develop = Możesz odwrócić jedną ze swoich płytek rozwoju bez płacenia kosztu. Zielony pasek i tak działa.
esdras-et-nehemie-explain-lose-food = Oddajesz ten chleb. Za każdy brakujący chleb tracisz { $points } PZ.

# People.
esdras-et-nehemie-explain-levites = Lewici wykonują pracę czerwonej akcji: każdego można w niej użyć raz, aby położyć kostkę w Świątyni, spalić ją na ołtarzu albo dodać 1 czerwony sztandar. W czerwonej akcji możesz postawić jednego nowego lewitę, przed pierwszym użyciem albo po ostatnim. Zostają do końca gry i w szabat nie jedzą.
esdras-et-nehemie-explain-gatekeepers = Pracownik na bramie, która należy do ciebie. Inni, którzy handlują przy tej bramie, płacą ci srebro: { $number }. Zostaje tam do końca gry i w każdy szabat trzeba go nakarmić.
esdras-et-nehemie-explain-scribes = Pracownik na płytce zwoju. Zdolność płytki jest twoja, skryba daje na koniec PZ swojego rzędu, a inni, których droga przez niego prowadzi, płacą ci srebro: { $number }. W każdy szabat trzeba go nakarmić.
esdras-et-nehemie-explain-traders = Raz w każdej swojej turze możesz przenieść pracownika ze swoich zasobów na wolne pole kupca i zdobyć to, co to pole pokazuje. Pracownik wraca po szabacie.
esdras-et-nehemie-explain-elders = Raz w każdej swojej turze możesz przenieść pracownika ze swoich zasobów na wolne pole starszego. Daje sztandary na tę turę, a często coś jeszcze. Pracownik wraca po szabacie.
esdras-et-nehemie-explain-farmers = Przed szabatem każdy pracownik, który został w twoich zasobach, staje się rolnikiem lub robotnikiem. Każdy rolnik wytwarza to, co pokazuje płytka Rolników, głównie chleb.
esdras-et-nehemie-explain-labourers = Przed szabatem każdy pracownik, który został w twoich zasobach, staje się rolnikiem lub robotnikiem. Każdy robotnik wytwarza jedną z dwóch opcji płytki Robotników.
esdras-et-nehemie-explain-guards = Płytka Strażników ogranicza, ile kostek możesz zachować między turami. Rozwinięta znosi limit.
esdras-et-nehemie-explain-reserve = Twoi pracownicy gotowi do użycia jako lewici, strażnicy bram, skrybowie, kupcy lub starsi. Ci, którzy zostaną przed szabatem, stają się rolnikami lub robotnikami.
esdras-et-nehemie-explain-supply = Pracownicy, których jeszcze nie masz. Nagrody przenoszą ich do twoich zasobów. Nigdy tu nie wracają i nie jedzą.
esdras-et-nehemie-explain-white-worker = Neutralny pracownik na zwojach, przy 1 lub 2 graczach. Otwiera płytki nad sobą tak jak skryba; opłata za drogę przez niego w monetach: { $number }. Na jego płytce można postawić skrybę: wtedy zostaje przesunięty w górę.

# Parts of the common board, and what is on it.
esdras-et-nehemie-explain-ring = Mur miasta. W szarej akcji wybierasz jedno pole muru lub bramę, usuwasz tam gruz i zatrzymujesz kostki. Puste pole możesz odbudować. Mury i bramy dają punkty na koniec, a sąsiedzi nagradzają się nawzajem.
esdras-et-nehemie-explain-temple = W czerwonej akcji każdy lewita może położyć tu jedną kostkę kamienia, drewna lub złota, na skrajnym lewym pustym polu rzędu, za tyle czerwonych sztandarów, ile kosztuje rząd. Kostka daje punkty od razu, a rząd swoją nagrodę.
esdras-et-nehemie-explain-altar = Drewno lub popiół spalone w czerwonej akcji przesuwają twój znacznik. Każde pole daje to, co pod nim wydrukowano. Twoje miejsce rozstrzyga wszystkie remisy i Wyrok Proroków, a kto jest na koniec z przodu, dostaje { $points } PZ. Na tym samym polu z przodu jest dolny znacznik.
esdras-et-nehemie-explain-city = W niebieskiej akcji możesz raz przesunąć namiot o 1 do 4 pól, zgodnie z ruchem wskazówek zegara. Przesuwa go też wiele nagród. Zdobywasz to, co wydrukowano na każdym polu, na które wchodzi.
esdras-et-nehemie-explain-scrolls = W niebieskiej akcji możesz postawić jednego skrybę na płytce. Rząd 1 jest dostępny dla wszystkich; wyższa płytka, gdy na którejś pod nią stoi skryba lub biały pracownik. Każda płytka ma zdolność do końca gry, a skryba daje PZ na koniec.
esdras-et-nehemie-explain-judgement = Przed każdym szabatem dwaj prorocy sądzą wszystkich według miejsca na torze ołtarza: za Zachariaszem, pomiędzy nimi lub przed Aggeuszem.
esdras-et-nehemie-explain-sector = Świątynia dzieli się na sektory. Kto zapełni ostatnie pole sektora, dostaje chleb: { $food }. Potem gracz z największą liczbą lewitów zyskuje { $most } PZ, przy 3 lub więcej graczach ten z najmniejszą traci { $fewest } PZ, a każdy zyskuje za każdego swojego lewitę srebro: { $silver }.
esdras-et-nehemie-explain-golden-space = Złote pole toru ołtarza. Osiągnięte lub minięte liczy się do karty postaci i do płytki zwoju.
esdras-et-nehemie-explain-rubble = Kostki, które blokują pole muru lub bramę. Usuwasz je szarymi sztandarami i zatrzymujesz. Usunięcie ostatniej kostki z pola muru daje też błogosławieństwo.
esdras-et-nehemie-explain-neutral = Nie należy do nikogo. Nic tu nie można usunąć ani odbudować i nigdy nie ma połączenia.
esdras-et-nehemie-explain-connection = Brama i odbudowany mur tuż obok siebie. Gdy powstaje, właściciele obu zyskują nagrodę za połączenie z tą bramą; jeśli oba są twoje, zyskujesz ją raz.
esdras-et-nehemie-explain-zechariah = Szary prorok, który co tydzień idzie naprzód. Znacznik za nim na torze ołtarza dostaje najgorszy wyrok.
esdras-et-nehemie-explain-haggai = Biały prorok, który co tydzień idzie naprzód. Znacznik przed nim na torze ołtarza dostaje najlepszy wyrok.
esdras-et-nehemie-explain-shofar = Kto go ma, zaczyna tydzień. Po każdym szabacie przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
esdras-et-nehemie-explain-week =
    Gra trwa { $weeks ->
        [one] { $weeks } tydzień
        [few] { $weeks } tygodnie
        [many] { $weeks } tygodni
       *[other] { $weeks } tygodnia
    }. Tydzień to { $days ->
        [one] { $days } dzień pracy
        [few] { $days } dni pracy
        [many] { $days } dni pracy
       *[other] { $days } dnia pracy
    } i szabat. Codziennie każdy rozgrywa jedną turę: zagrywa kartę postaci, wybiera akcję główną, kończy turę. Raz w turze możesz też handlować lub rozwinąć płytkę, postawić kupca i postawić starszego.
esdras-et-nehemie-explain-tent = Krąży po mapie miasta zgodnie z ruchem wskazówek zegara, dzięki niebieskim sztandarom lub nagrodom, i zdobywa to, co wydrukowano na każdym polu, na które wchodzi.
esdras-et-nehemie-explain-altar-marker = Pokazuje, jak daleko gracz jest na torze ołtarza. Znacznik najdalej z przodu wygrywa wszystkie remisy; na tym samym polu to ten dolny.

# Parts of a player board.
esdras-et-nehemie-explain-board = Wszystko, co ma gracz. Wszystko jest jawne oprócz kart na ręce i kolejności w stosach.
esdras-et-nehemie-explain-hand = Karty postaci do zagrania, po jednej w turze. Na końcu swojej tury dobierasz do limitu: { $number }. Inni ich nie widzą.
esdras-et-nehemie-explain-pile = Zakryte karty postaci, które dobierzesz. Po szabacie nowy stos tworzą karty pozostałe na twoich stosach.
esdras-et-nehemie-explain-wall-pile = Twoje zakryte karty muru. Odbudowując mur, dobierasz do trzech, kładziesz jedną, a pozostałe odkładasz na wierzch i na spód.
esdras-et-nehemie-explain-stacks = W każdej turze zagrywasz jedną kartę postaci na stos; najwięcej kart w stosie: { $number }. Liczą się tylko widoczne karty: ich sztandarami płacisz za akcję główną. W szabat chowasz stąd karty.
esdras-et-nehemie-explain-tucked = Karty schowane pod pomocą gracza do końca gry. Ich górny sztandar liczy się w każdej turze, a karty postaci punktują swój warunek w każdy szabat.
esdras-et-nehemie-explain-heroes = Trzy karty dla skrybów na kamiennych płytkach rzędu 1. Bohater daje nagrody, w późniejszych tygodniach więcej, i sztandar do końca gry.
esdras-et-nehemie-explain-abilities = Płytki zwojów, na których ten gracz ma skrybę. Pomagają do końca gry.
esdras-et-nehemie-explain-tiles = Pięć płytek, po jednej każdego rodzaju. Rozwój płytki to akcja pomocnicza: zapłać koszt, zdobądź zielony pasek i odwróć ją na lepszą stronę. Każda rozwinięta płytka daje na koniec { $points } PZ.
esdras-et-nehemie-explain-storage = Na końcu każdej tury i każdego szabatu możesz zachować tylko tyle kostek, ile miejsc ma twoja płytka Strażników. Srebro i chleb się nie liczą.
esdras-et-nehemie-explain-blessings = Trzy znaczniki, po jednym na kolor. Zdobyte błogosławieństwo przesuwa swój znacznik. Gdy wszystkie trzy dojdą do kolumny, zdobywasz jej premię.
esdras-et-nehemie-explain-banners = Sztandary widocznych kart na twoich stosach i górne sztandary schowanych kart liczą się w każdej turze. Akcja główna używa jednego koloru. Niewydane przepadają na końcu tury.
esdras-et-nehemie-explain-opponent = Z nim grasz w grze solo. W swojej turze odkrywa kartę skupienia i handluje, potem odkrywa kartę schematu i wykonuje pierwszy możliwy wiersz. Kieruje się kartami i o niczym nie decyduje.
esdras-et-nehemie-explain-opponent-gains = Za każdy kamień, drewno lub popiół dostaje 1 kostkę złota, a za każdy chleb 1 monetę. Nikogo nie karmi, nie ma ręki ani płytek rozwoju.
esdras-et-nehemie-explain-focus = Przeciwnik odkrywa jedną w każdej turze i wykonuje najdroższy handel, na jaki go stać. Brama, strzałka i kolumna karty decydują potem, gdzie działa.
esdras-et-nehemie-explain-scheme = Przeciwnik odkrywa jedną w każdej turze i wykonuje jeden wiersz: najwyższy, którego wymóg spełnia i który jest możliwy. W tygodniu każda jest użyta raz.
esdras-et-nehemie-explain-colour = Kolor elementów gracza. Nie ma wpływu na grę.

# Character cards and heroes.
esdras-et-nehemie-explain-character = Karta postaci. W każdej turze zagraj jedną na jeden ze swoich stosów: jej sztandarami płacisz za akcję główną, a jej handlu możesz użyć w tej samej turze. Schowana w szabat daje punkty.
esdras-et-nehemie-explain-shows-banners = Sztandary: { $goods }.
esdras-et-nehemie-explain-keeps-banner = Schowana zachowuje na wszystkie twoje tury: { $goods }.
esdras-et-nehemie-explain-upper = Górna opcja handlu, cena w monetach { $number }: { $goods }.
esdras-et-nehemie-explain-lower = Dolna opcja handlu, cena w monetach { $number }: { $goods }.
esdras-et-nehemie-explain-fee = Przed handlem płacisz za tę bramę jej właścicielowi lub na jej kartę, a nic, jeśli jest twoja: { $gate }. Opłata w monetach: { $number }.
esdras-et-nehemie-explain-sells = Handel bez opłaty, sprzedaż w dowolnej liczbie: { $good }. Cena w monetach za sztukę: { $number }.
esdras-et-nehemie-explain-tucked-golden-spaces =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każde złote pole toru ołtarza, osiągnięte lub minięte.
esdras-et-nehemie-explain-tucked-developed-tiles =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każdą twoją rozwiniętą płytkę.
esdras-et-nehemie-explain-tucked-purple-blessings =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każde fioletowe błogosławieństwo.
esdras-et-nehemie-explain-tucked-gatekeepers =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każdego twojego strażnika bramy.
esdras-et-nehemie-explain-tucked-walls =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każdy odbudowany przez ciebie mur.
esdras-et-nehemie-explain-tucked-orange-blessings =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każde pomarańczowe błogosławieństwo.
esdras-et-nehemie-explain-tucked-scribes =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każdego twojego skrybę.
esdras-et-nehemie-explain-tucked-levites =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każdego twojego lewitę.
esdras-et-nehemie-explain-tucked-red-blessings =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ i{" "}
    }po 1 PZ za każde czerwone błogosławieństwo.
esdras-et-nehemie-explain-tucked-top-scrolls =
    Schowana daje w każdy szabat { $base ->
        [0] {""}
       *[other] { $base } PZ oraz{" "}
    }PZ rzędów twoich dwóch najwyższych skrybów.
esdras-et-nehemie-explain-worth-now = Gdyby szabat punktowano teraz, dałaby ci { $points } PZ.
esdras-et-nehemie-explain-on-stack = { $seat }: widoczna na stosie { $number }.
    .seat = Masz ją, widoczną na stosie { $number }.
esdras-et-nehemie-explain-covered = { $seat }: zakryta na stosie { $number }.
    .seat = Masz ją, zakrytą na stosie { $number }.
esdras-et-nehemie-explain-tucked-by = Schowana: { $seat }.
    .seat = Masz ją schowaną.
esdras-et-nehemie-explain-in-hand = Na ręce: { $seat }.
    .seat = Masz ją na ręce.
esdras-et-nehemie-explain-hero = Karta bohatera. Aby ją wziąć, postaw skrybę na jej kamiennej płytce w rzędzie 1 zwojów: zdobywasz jej nagrody, a potem ją chowasz.
esdras-et-nehemie-explain-hero-week = Wzięta od tygodnia { $number } daje: { $goods }.
esdras-et-nehemie-explain-has-it = Ma to { $seat }.
    .seat = Masz to.
esdras-et-nehemie-explain-nobody-has-it = Nikt tego nie ma.
esdras-et-nehemie-explain-not-in-game = Nieużywane w tej grze.
esdras-et-nehemie-explain-has-colour = Kolor: { $colour }.

# Scroll tiles.
esdras-et-nehemie-explain-scroll = Płytka zwoju. Postaw na niej skrybę w niebieskiej akcji; jej zdolność jest odtąd twoja do końca gry.
esdras-et-nehemie-explain-stone-tile = Kamienna płytka rzędu 1. Postaw na niej skrybę w niebieskiej akcji, aby wziąć bohatera: { $card }.
esdras-et-nehemie-explain-on-cell = Miejsce: { $place }.
esdras-et-nehemie-explain-scribe-of = Skryba: { $seat }.
    .seat = Stoi tu twój skryba.
esdras-et-nehemie-explain-path = Najtańsza droga do niej kosztuje { $number } srebra.
esdras-et-nehemie-explain-white-here = Stoi tu biały pracownik.
esdras-et-nehemie-explain-final-vp = { $number } PZ w punktacji końcowej
esdras-et-nehemie-explain-ability-treasurer = W punktacji końcowej każde { $amount } srebra daje ci 1 PZ; inni potrzebują więcej.
esdras-et-nehemie-explain-ability-house-completed = W punktacji końcowej: { $amount } PZ za każdy całkowicie zapełniony rząd Świątyni, obojętne, kto go zapełnił.
esdras-et-nehemie-explain-ability-great-assembly =
    { $amount ->
        [1] W punktacji końcowej: 1 PZ za każdego twojego lewitę, strażnika bramy i skrybę.
       *[other] W punktacji końcowej: 1 PZ za każdych { $amount } twoich lewitów, strażników bram i skrybów łącznie.
    }
esdras-et-nehemie-explain-ability-chief-scribes = W punktacji końcowej: { $amount } PZ za każdego twojego skrybę w rzędzie 4, także tego.
esdras-et-nehemie-explain-ability-threefold-blessing = W punktacji końcowej: { $amount } PZ za każdy pełny zestaw trzech błogosławieństw.
esdras-et-nehemie-explain-ability-teaching-the-people = W punktacji końcowej: { $amount } PZ za każdego twojego skrybę w rzędach od 1 do 3.
esdras-et-nehemie-explain-ability-ring-of-stone =
    { $amount ->
        [one] W punktacji końcowej: 1 PZ za każdy odbudowany przez ciebie mur i każdą bramę. Bramy narożne się nie liczą.
        [few] W punktacji końcowej: 1 PZ za każde { $amount } mury i bramy, które odbudujesz, licząc je razem. Bramy narożne się nie liczą.
        [many] W punktacji końcowej: 1 PZ za każde { $amount } murów i bram, które odbudujesz, licząc je razem. Bramy narożne się nie liczą.
       *[other] W punktacji końcowej: 1 PZ za każde { $amount } muru i bramy, które odbudujesz, licząc je razem. Bramy narożne się nie liczą.
    }
esdras-et-nehemie-explain-ability-hidden-merit = W punktacji końcowej punktujesz warunek szabatu każdej karty postaci na ręce, jakby była schowana.
esdras-et-nehemie-explain-ability-fields-of-rest = Nie musisz karmić rolników ani robotników.
esdras-et-nehemie-explain-ability-market-on-the-eve = Przed każdym szabatem zdobywasz: { $goods }. Potem możesz wykonać jedną akcję pomocniczą; handel może użyć dowolnej widocznej karty z twoich stosów.
esdras-et-nehemie-explain-ability-scribes-table = Nie musisz karmić skrybów.
esdras-et-nehemie-explain-ability-perpetual-fire = Przed każdym szabatem, przed Wyrokiem Proroków lub po nim, zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-gate-provisions = Nie musisz karmić kupców ani strażników bram.
esdras-et-nehemie-explain-ability-returning-exiles = Przed każdym szabatem zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-tithes = Przed każdym szabatem zdobywasz za każdego swojego lewitę: { $goods }.
esdras-et-nehemie-explain-ability-caravan = Przed każdym szabatem zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-swift-tents = Raz w każdej turze i raz przed każdym szabatem namiot przesuwa się o 1 pole więcej, gdy tylko wykona tyle ruchów: { $amount }.
esdras-et-nehemie-explain-ability-portion-of-the-levites =
    { $amount ->
        [one] Każdy nowy lewita kosztuje cię o { $amount } chleb mniej.
        [few] Każdy nowy lewita kosztuje cię o { $amount } chleby mniej.
        [many] Każdy nowy lewita kosztuje cię o { $amount } chlebów mniej.
       *[other] Każdy nowy lewita kosztuje cię o { $amount } chleba mniej.
    }
esdras-et-nehemie-explain-ability-shared-labour = Odbudowując mur, zdobywasz też efekt jednego odbudowanego muru obok, czyjkolwiek jest, jeśli nie dzieli ich brama.
esdras-et-nehemie-explain-ability-keepers-oath = Za każdym razem, gdy stawiasz strażnika bramy, zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-counsel-of-elders = Za każdym razem, gdy stawiasz starszego, zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-blessed-pen = Za każdym razem, gdy stawiasz kolejnego skrybę, zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-golden-incense = Za każdym razem, gdy twój znacznik dochodzi do złotego pola toru ołtarza, zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-hewn-stones =
    { $amount ->
        [one] Odbudowa muru lub bramy kosztuje cię o { $amount } kamień mniej.
        [few] Odbudowa muru lub bramy kosztuje cię o { $amount } kamienie mniej.
        [many] Odbudowa muru lub bramy kosztuje cię o { $amount } kamieni mniej.
       *[other] Odbudowa muru lub bramy kosztuje cię o { $amount } kamienia mniej.
    }
esdras-et-nehemie-explain-ability-second-bargain = Po postawieniu kupca możesz zapłacić srebro ({ $amount }), aby jeszcze raz zdobyć to, co pokazuje jego pole.
esdras-et-nehemie-explain-ability-fruit-of-the-land = Za każdym razem, gdy odwracasz płytkę rozwoju, zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-open-house = Twoje stosy nie mają limitu kart, a limit kart na ręce wynosi { $amount }.
esdras-et-nehemie-explain-ability-profitable-trade = Po każdym handlu rozwijasz płytkę za jej koszt albo zdobywasz: { $goods }.
esdras-et-nehemie-explain-ability-royal-letters =
    { $amount ->
        [one] Dolna opcja handlu zakupowego kosztuje cię o { $amount } monetę mniej.
        [few] Dolna opcja handlu zakupowego kosztuje cię o { $amount } monety mniej.
        [many] Dolna opcja handlu zakupowego kosztuje cię o { $amount } monet mniej.
       *[other] Dolna opcja handlu zakupowego kosztuje cię o { $amount } monety mniej.
    }
esdras-et-nehemie-explain-ability-busy-markets = Twój handel może użyć dowolnej widocznej karty z twoich stosów.

# Development tiles.
esdras-et-nehemie-explain-tile = Rozwój kosztuje to, co wydrukowano u góry, i od razu daje zielony pasek. Płytka zostaje rozwinięta.
esdras-et-nehemie-explain-room = Przed rozwojem: miejsce na kostki między turami: { $number }.
esdras-et-nehemie-explain-room-developed = Po rozwoju: bez limitu, a przed każdym szabatem możesz odzyskać kupca lub starszego.
esdras-et-nehemie-explain-starts-with = Zasoby na początku gry: { $goods }.
esdras-et-nehemie-explain-farmer = Przed rozwojem każdy rolnik wytwarza: { $goods }.
esdras-et-nehemie-explain-farmer-developed = Po rozwoju każdy rolnik wytwarza: { $goods }; przed każdym szabatem sama płytka daje chleb: { $food }.
esdras-et-nehemie-explain-buys-food = Jej właściciel może kupować chleb w dowolnym momencie swojej tury i gdy trzeba go zapłacić; cena 1 chleba w monetach: { $number }.
esdras-et-nehemie-explain-slot = Pole { $slot }, przed rozwojem: { $front }; po rozwoju: { $back }.
esdras-et-nehemie-explain-option = Każdy robotnik, opcja { $slot }, przed rozwojem: { $front }; po rozwoju: { $back }.
esdras-et-nehemie-explain-tile-developed = { $seat }: rozwinięta.
    .seat = Masz ją rozwiniętą.
esdras-et-nehemie-explain-tile-undeveloped = { $seat }: jeszcze nierozwinięta.
    .seat = Masz ją, jeszcze nierozwiniętą.
esdras-et-nehemie-explain-slot-free = Jest wolne.
esdras-et-nehemie-explain-slot-filled = Stoi na nim pracownik.
esdras-et-nehemie-explain-slot-shut = Po tej stronie płytki nie można go użyć.

# Walls and gates.
esdras-et-nehemie-explain-wall = Pole muru. W szarej akcji usuń z niego gruz, a potem odbuduj mur za jego cenę: dobierasz karty muru, kładziesz tu jedną i zdobywasz jej efekt.
esdras-et-nehemie-explain-gate = Brama. W szarej akcji usuń z niej gruz, a potem odbuduj ją za jej cenę i postaw na niej pracownika jako strażnika bramy: jest twoja do końca gry.
esdras-et-nehemie-explain-corner = Brama narożna, odbudowana od początku. Na początku gry gracze stawiają na nich strażników. Sama nie daje punktów.
esdras-et-nehemie-explain-cleared-gives = Usunięcie ostatniej kostki daje: { $goods }.
esdras-et-nehemie-explain-connection-gives = Za każde połączenie z murem obaj właściciele zyskują: { $goods }.
esdras-et-nehemie-explain-trades-here = Karty postaci, które handlują przy tej bramie: { $cards }. Opłata w monetach: { $number }.
esdras-et-nehemie-explain-clearing = Usunięcie kostki kosztuje szare sztandary: popiół { $ash }, drewno { $wood }, kamień { $stone }, złoto { $gold }.
esdras-et-nehemie-explain-swap = Każdy kamień lub drewno możesz zastąpić szarymi sztandarami ({ $banners }) lub złotem ({ $gold }).
esdras-et-nehemie-explain-is-neutral = To miejsce jest neutralne.
esdras-et-nehemie-explain-gate-of = Strażnik bramy: { $seat }.
    .seat = Stoi tu twój strażnik.
esdras-et-nehemie-explain-wall-of = Odbudowany mur ({ $seat }): { $card }.
    .seat = Mur odbudowany przez ciebie: { $card }.
esdras-et-nehemie-explain-corner-free = Nikt nie ma tu strażnika.
esdras-et-nehemie-explain-rubble-now = Gruz: { $goods }.
esdras-et-nehemie-explain-silver-on-card = Srebro na jej karcie, dla tego, kto ją odbuduje: { $number }.
esdras-et-nehemie-explain-ring-now = Jeszcze nieodbudowane: { $number }. Pozostałe kostki gruzu: { $cubes }.
esdras-et-nehemie-explain-wall-card = Karta muru. Odbudowując mur, możesz ją położyć: od razu zdobywasz jej efekt, a na koniec jej PZ.
esdras-et-nehemie-explain-placed-at = { $seat }: leży tutaj: { $place }.
    .seat = Twoja, leży tutaj: { $place }.

# Temple and Altar.
esdras-et-nehemie-explain-temple-row =
    Rząd { $row } kosztuje { $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
        [many] { $number } czerwonych sztandarów
       *[other] { $number } czerwonego sztandaru
    }; jego nagroda: { $goods }.
esdras-et-nehemie-explain-temple-points = { $gold } PZ za złoto, { $stone } PZ za kamień, { $wood } PZ za drewno
esdras-et-nehemie-explain-cells-left = Puste pola: { $number }.
esdras-et-nehemie-explain-cell-sector = Należy do sektora { $sector }.
esdras-et-nehemie-explain-cell-cube = Na nim: { $good }.
esdras-et-nehemie-explain-cell-next = Jest puste i następne do zapełnienia w tym rzędzie.
esdras-et-nehemie-explain-cell-empty = Jest puste.
esdras-et-nehemie-explain-cell-outside = Przy tej liczbie graczy Świątynia jest mniejsza i nie ma tego pola.
esdras-et-nehemie-explain-burning = Drewno: czerwone sztandary { $wood }, ruchy na torze { $wood_steps }. Popiół: czerwone sztandary { $ash }, ruchy na torze { $ash_steps }.
esdras-et-nehemie-explain-on-space = { $seat }: pole { $number }.
    .seat = Ty: pole { $number }.
esdras-et-nehemie-explain-altar-place = Miejsce w kolejności na torze ołtarza: { $number }.
esdras-et-nehemie-explain-marker-here = Znacznik: { $seat }.
    .seat = Jest tu twój znacznik.
esdras-et-nehemie-explain-prophet-here = W tym tygodniu tutaj: { $prophet }.
esdras-et-nehemie-explain-levite-row = Lewita { $number } kosztuje w chlebie { $food } i daje: { $goods }.
esdras-et-nehemie-explain-next-levite = Koszt i nagroda dotyczą następnego lewity.
esdras-et-nehemie-explain-judged-behind = Tydzień { $week }, za Zachariaszem (pole { $space }): { $goods }.
esdras-et-nehemie-explain-judged-between = Tydzień { $week }, między prorokami: { $goods }.
esdras-et-nehemie-explain-judged-ahead = Tydzień { $week }, przed Aggeuszem (pole { $space }): { $goods }.
esdras-et-nehemie-explain-prophet-reached = Znacznik na polu Zachariasza liczy się jako pomiędzy, na polu Aggeusza jako z przodu.
esdras-et-nehemie-explain-prophet-passed = Znacznik na polu Zachariasza liczy się jako z tyłu, na polu Aggeusza jako pomiędzy.
esdras-et-nehemie-explain-stands-behind = { $seat }: z tyłu, na polu { $number }.
    .seat = Ty: z tyłu, na polu { $number }.
esdras-et-nehemie-explain-stands-between = { $seat }: pomiędzy, na polu { $number }.
    .seat = Ty: pomiędzy, na polu { $number }.
esdras-et-nehemie-explain-stands-ahead = { $seat }: z przodu, na polu { $number }.
    .seat = Ty: z przodu, na polu { $number }.

# City map and scrolls.
esdras-et-nehemie-explain-city-space = Pole mapy miasta. Namiot, który tu wchodzi, zdobywa to, co tu wydrukowano.
esdras-et-nehemie-explain-tent-price =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }: niebieskie sztandary { $banners }, zasoby podstawowe { $cubes }.
esdras-et-nehemie-explain-tent-at = { $seat }: { $place }.
    .seat = Ty: { $place }.
esdras-et-nehemie-explain-tent-here = Namiot: { $seat }.
    .seat = Jest tu twój namiot.
esdras-et-nehemie-explain-scroll-row = Rząd { $row }, koszt skryby: niebieskie sztandary { $banners }, srebro { $silver }, złoto { $gold }; na koniec { $points } PZ.
esdras-et-nehemie-explain-row-food = Kto pierwszy postawi skrybę w tym rzędzie, bierze jego chleb: { $number }.
esdras-et-nehemie-explain-food-left = Pozostały chleb: { $number }.

# What somebody has.
esdras-et-nehemie-explain-count = { $seat }: { $number }.
    .seat = Ty: { $number }.
esdras-et-nehemie-explain-points-now = { $seat }: { $number } PZ teraz → { $final }, gdyby gra skończyła się teraz.
    .seat = Ty: { $number } PZ teraz → { $final }, gdyby gra skończyła się teraz.
esdras-et-nehemie-explain-to-feed = Pracownicy do nakarmienia, gdyby szabat był teraz: { $number }.
esdras-et-nehemie-explain-banners-shown = Na widocznych i schowanych kartach: { $number }.
esdras-et-nehemie-explain-banners-left = Do wydania w tej turze: { $number }.
esdras-et-nehemie-explain-banner-count = { $banner }: { $number }.
esdras-et-nehemie-explain-blessing-at = { $blessing }: { $number }.
esdras-et-nehemie-explain-cards = Karty: { $cards }.
esdras-et-nehemie-explain-on-top = Na wierzchu: { $card }.
esdras-et-nehemie-explain-at-bottom = Na spodzie: { $cards }.
esdras-et-nehemie-explain-under = Pod nią: { $cards }.
esdras-et-nehemie-explain-stack-top = Stos { $number }: { $card }.
esdras-et-nehemie-explain-stack-empty = Stos { $number }: pusty.
esdras-et-nehemie-explain-developed-tiles = Rozwinięte: { $number }.
esdras-et-nehemie-explain-stored = Kostki: { $number }, miejsce na { $room } między turami.
esdras-et-nehemie-explain-stored-freely = Kostki: { $number }, bez limitu.
esdras-et-nehemie-explain-column = Wszystkie trzy w kolumnie { $number }: { $goods }.
esdras-et-nehemie-explain-week-now = Tydzień { $week }, dzień { $day }.

# The solo opponent.
esdras-et-nehemie-explain-clockwise = Szuka od tej bramy, zgodnie z ruchem wskazówek zegara: { $gate }. Kolumna czarnego pola: { $column }.
esdras-et-nehemie-explain-counter-clockwise = Szuka od tej bramy, przeciwnie do ruchu wskazówek zegara: { $gate }. Kolumna czarnego pola: { $column }.
esdras-et-nehemie-explain-revealed = Odkryto ją jako ostatnią.
esdras-et-nehemie-explain-row-gain = Wiersz { $row }: bierze to, co wydrukowano.
esdras-et-nehemie-explain-row-build-temple = Wiersz { $row }: stawia lewitę, jeśli może, a potem buduje Świątynię każdym lewitą.
esdras-et-nehemie-explain-row-clear-wall = Wiersz { $row }: usuwa gruz z pola muru.
esdras-et-nehemie-explain-row-rebuild-gate = Wiersz { $row }: usuwa gruz z bramy i ją odbudowuje.
esdras-et-nehemie-explain-row-rebuild-wall = Wiersz { $row }: usuwa gruz z pola muru i odbudowuje mur.
esdras-et-nehemie-explain-row-scribe-highest = Wiersz { $row }: stawia skrybę na najwyższej płytce, do której dojdzie i za którą zapłaci.
esdras-et-nehemie-explain-row-scribe-lowest = Wiersz { $row }: stawia skrybę na najniższej płytce, do której dojdzie i za którą zapłaci.
esdras-et-nehemie-reason-row-gain = { esdras-et-nehemie-explain-row-gain }
esdras-et-nehemie-reason-row-build-temple = { esdras-et-nehemie-explain-row-build-temple }
esdras-et-nehemie-reason-row-clear-wall = { esdras-et-nehemie-explain-row-clear-wall }
esdras-et-nehemie-reason-row-rebuild-gate = { esdras-et-nehemie-explain-row-rebuild-gate }
esdras-et-nehemie-reason-row-rebuild-wall = { esdras-et-nehemie-explain-row-rebuild-wall }
esdras-et-nehemie-reason-row-scribe-highest = { esdras-et-nehemie-explain-row-scribe-highest }
esdras-et-nehemie-reason-row-scribe-lowest = { esdras-et-nehemie-explain-row-scribe-lowest }
esdras-et-nehemie-explain-row-spends = Wiersz { $row }, koszt w złocie: { $number }.
esdras-et-nehemie-explain-row-gives = Wiersz { $row } daje: { $goods }.
esdras-et-nehemie-explain-least-workers = Wiersz { $row }, pracownicy w jego zasobach: co najmniej { $number }.
esdras-et-nehemie-explain-most-workers = Wiersz { $row }, pracownicy w jego zasobach: najwyżej { $number }.
esdras-et-nehemie-explain-least-gold = Wiersz { $row }, złoto: co najmniej { $number }.
esdras-et-nehemie-explain-most-gold = Wiersz { $row }, złoto: najwyżej { $number }.
esdras-et-nehemie-explain-solo-face = Strona planszy przeciwnika. Na początku ma: pracownicy { $workers }, srebro { $silver }, złoto { $gold }.
esdras-et-nehemie-explain-solo-judged = Jego wyrok: z tyłu { $behind }; pomiędzy { $between }; z przodu { $ahead }.
esdras-et-nehemie-explain-solo-silver = W szabat zyskuje srebro za każdego pracownika w swoich zasobach ({ $number }) oraz PZ za najwyższego skrybę, błogosławieństwa i złote pola.
esdras-et-nehemie-explain-solo-most = Punktuje też największą ze swoich liczb strażników bram, skrybów i lewitów.
esdras-et-nehemie-explain-solo-adds = Punktuje też łączną liczbę swoich strażników bram, skrybów i lewitów.

# Części stołu: nagłówki widoku tekstowego.
esdras-et-nehemie-area-course = Tydzień i Prorocy
esdras-et-nehemie-area-ring = Mury i bramy
esdras-et-nehemie-area-scrolls = Zwoje Prawa
esdras-et-nehemie-area-temple = Świątynia i Lewici
esdras-et-nehemie-area-altar = Tor ołtarza
esdras-et-nehemie-area-city = Mapa miasta
esdras-et-nehemie-area-opponent = Przeciwnik
esdras-et-nehemie-area-goods = Punkty, sztandary i dobra
esdras-et-nehemie-area-hand = Ręka
esdras-et-nehemie-area-stacks = Stosy i schowane karty
esdras-et-nehemie-area-people = Pracownicy
esdras-et-nehemie-area-progress = Płytki rozwoju, namiot, błogosławieństwa i bohaterowie
