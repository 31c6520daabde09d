# My Village. Nazwy kart pochodzą z pliku elementów gry i stoją w mianowniku;
# zdania stawiają je po dwukropku.

my-village-what = Poprowadź wioskę przez pokolenia: sztandary, czas i ci, którzy odchodzą.
my-village-help =
    My Village. W swojej turze bierzesz dwie kości; ich suma to wartość sztandaru. Za nią aktywujesz jeden czarny sztandar ze środka stołu (dodajesz kartę, bierzesz dłoń albo klientów), albo dowolną liczbę białych sztandarów swojej wioski, albo sztandar „?” (ruch sołtysa). Czarne kości i większość sztandarów kosztują czas; gdy twój znacznik czasu minie most, na koniec tury umiera jeden z twoich mieszkańców, a szczur się przesuwa.
    Punkty historii na stuletnim drzewie są bezpieczne dopiero wtedy, gdy sołtys dotrze do ratusza. Gra kończy się po rundzie, w której zapełniono dość trumien; wygrywa gracz z największą liczbą punktów prestiżu.

# O co się pyta.
my-village-ask-board = Losowana jest plansza wioski (gracz: { $seat }).
my-village-ask-first = Losowany jest pierwszy gracz.
my-village-ask-customer-comes = Odkrywany jest następny klient z talii.
my-village-ask-monk-comes = Odkrywany jest następny mnich ze stosu.
my-village-ask-travel-card = Odwracana jest wierzchnia karta podróży.
my-village-ask-roll = Rzut kością numer { $number }.
my-village-ask-rat = Rzut kością szczura.
my-village-ask-value = { $seat }, twoja tura: wybierz wartość sztandaru z dwóch kości.
my-village-ask-dice = Które dwie kości bierzesz dla wartości { $number }?
my-village-ask-change = Jak płacisz, aby uzyskać { $number }?
my-village-ask-banner = Wartość sztandaru { $number }: który sztandar aktywujesz?
my-village-ask-white = Wartość sztandaru { $number }: następny biały sztandar czy koniec?
my-village-ask-way = Który koszt płacisz ({ $card })?
my-village-ask-pay = Czym płacisz ({ $card })?
my-village-ask-counter = Czy odkrywasz jeszcze jednego klienta i bierzesz jednego za darmo ({ $card })?
my-village-ask-free-customer = Którego klienta bierzesz za darmo?
my-village-ask-customer =
    Którego klienta bierzesz jako numer { $number }? Dodatkowy koszt: { $coins ->
        [0] czas { $time }
        [one] czas { $time } i { $coins } moneta
        [few] czas { $time } i { $coins } monety
        [many] czas { $time } i { $coins } monet
       *[other] czas { $time } i { $coins } monety
    }.
my-village-ask-school =
    Szkoła, { $number ->
        [one] { $number } aktywacja
        [few] { $number } aktywacje
        [many] { $number } aktywacji
       *[other] { $number } aktywacji
    }: kształć następcę albo osadź gotowego.
my-village-ask-headman = Dokąd idzie sołtys?
my-village-ask-slot = Które miejsce zakrywasz ({ $card })?
my-village-ask-tile = Obok którego białego sztandaru kładziesz żeton 2/12?
my-village-ask-keep = Czy dodajesz tę kartę, czy odwracasz następną ({ $card })?
my-village-ask-monk = Czy wykonujesz jednorazową akcję ({ $card })?
my-village-ask-deceased = { $seat }, który z twoich mieszkańców umiera?
my-village-ask-labourer = { $seat }, jaką profesję obejmuje wyrobnik?
my-village-ask-repel = { $seat }, czy odpierasz plagę szczurów?

# Akcje całym zdaniem.
my-village-value = wartość sztandaru { $number }
my-village-take =
    weź kości: { $black ->
        [0] biała
       *[1] czarna
    } { $face }, { $other_black ->
        [0] biała
       *[1] czarna
    } { $other }
my-village-pay-change = zapłać monety: { $coins }, znaczniki z placu wioski: { $markers }
my-village-plow = przełóż pług z kuźni na pole { $number }
my-village-plow-generic = przełóż zasób uniwersalny na pole { $number } jako pług
my-village-add = dodaj do wioski: { $card }
my-village-hand =
    { $number ->
        [one] weź dłoń pierwszego gracza; leży na niej { $number } punkt historii
        [few] weź dłoń pierwszego gracza; leżą na niej { $number } punkty historii
        [many] weź dłoń pierwszego gracza; leży na niej { $number } punktów historii
       *[other] weź dłoń pierwszego gracza; leży na niej { $number } punktu historii
    }
my-village-office = aktywuj biuro zarządcy
my-village-question = aktywuj sztandar „?”
my-village-activate = aktywuj biały sztandar: { $card }
my-village-harvest = aktywuj biały sztandar pola { $number }
my-village-serve = obsłuż: { $card }
my-village-stop = zakończ aktywacje
my-village-pay-way = zapłać: { $resource }
my-village-pay = zapłać: { $resource }
my-village-pay-field = zapłać pługiem z pola { $number }
my-village-pay-generic = zapłać zasobem uniwersalnym
my-village-use-counter = odkryj klienta i weź jednego za darmo
my-village-take-free = weź za darmo: { $card }
my-village-take-customer = weź: { $card }
my-village-stop-customers = nie bierz więcej klientów
my-village-train-new = kształć nowego następcę
my-village-train-on = przesuń następcę na prawe miejsce
my-village-place-left = osadź lewego następcę (czas: 1): { $profession }
my-village-place-right = osadź prawego następcę (czas: 1, punkty historii: 2): { $profession }
my-village-decline = zrezygnuj
my-village-move = przesuń sołtysa: { $space }
my-village-stay = sołtys zostaje
my-village-cover = zakryj: { $slot }
my-village-tile = połóż żeton 2/12 obok sztandaru: { $card }
my-village-tile-field = połóż żeton 2/12 obok pola { $number }
my-village-tile-stays = żeton 2/12 zostaje
my-village-keep = dodaj: { $card }
my-village-redraw = odwróć inną kartę zamiast: { $card }
my-village-perform-office = otwórz biuro zarządcy
my-village-perform-school =
    { $number ->
        [one] aktywuj szkołę
        [few] aktywuj szkołę { $number } razy
        [many] aktywuj szkołę { $number } razy
       *[other] aktywuj szkołę { $number } razy
    }
my-village-perform-question = przesuń sołtysa (czas: 1)
my-village-bury =
    pochowaj ({ $number ->
        [one] { $number } punkt historii
        [few] { $number } punkty historii
        [many] { $number } punktów historii
       *[other] { $number } punktu historii
    }): { $profession }
my-village-hire = najmij wyrobnika jako: { $profession }
my-village-repel = odeprzyj plagę szczurów
my-village-roll = kość szczura pokazuje { $number }
my-village-roll-die =
    rzut: { $black ->
        [0] biała
       *[1] czarna
    } { $face }
my-village-reveal = odkryto: { $card }
my-village-deal-board = otrzymuje { $seat }: { $board }
my-village-first = pierwszy gracz: { $seat }

# Czasowniki przed listą akcji.
my-village-verb-value = wartość
my-village-verb-take = weź
my-village-verb-pay = zapłać
my-village-verb-plow = pług
my-village-verb-add = dodaj
my-village-verb-activate = aktywuj
my-village-verb-serve = obsłuż
my-village-verb-stop = zakończ
my-village-verb-use = użyj
my-village-verb-decline = zrezygnuj
my-village-verb-train = kształć
my-village-verb-place = osadź
my-village-verb-move = przesuń
my-village-verb-stay = zostań
my-village-verb-cover = zakryj
my-village-verb-tile = żeton
my-village-verb-keep = dodaj
my-village-verb-redraw = odwróć inną
my-village-verb-perform = wykonaj
my-village-verb-bury = pochowaj
my-village-verb-hire = najmij
my-village-verb-repel = odeprzyj

# Dlaczego czegoś nie można.
my-village-why-value = żadne dwie kości z puli nie dają { $number } przy twoich monetach i znacznikach
my-village-why-die-limits = kość pokazuje od 1 do 6, więc dwie kości nigdy nie dają { $number }
my-village-why-no-die =
    tych kości nie ma w puli: { $black ->
        [0] biała
       *[1] czarna
    } { $face }, { $other_black ->
        [0] biała
       *[1] czarna
    } { $other }
my-village-why-two-dice = bierze się dokładnie dwie kości (tutaj: { $number })
my-village-why-change =
    nie stać cię, by uzyskać { $number } z tych kości: { $black ->
        [0] biała
       *[1] czarna
    } { $face }, { $other_black ->
        [0] biała
       *[1] czarna
    } { $other }
my-village-why-plowed = na polu { $number } leży już pług
my-village-why-no-plow = w twojej kuźni nie ma pługa
my-village-why-no-generic = nie masz zasobu uniwersalnego
my-village-why-cost = nie możesz zapłacić tego w całości: { $card }
my-village-why-not-asked = koszt tego nie wymaga: { $resource }
my-village-why-none-left = nie masz: { $resource }
my-village-why-needed = potrzebne na resztę kosztu: { $resource }
my-village-why-earlier = trzeba tym zapłacić przed innymi jednostkami tego kosztu: { $resource }
my-village-why-not-there = nie ma już takiej karty na środku: { $card }
my-village-why-wrong-value = sztandar nie pokazuje { $number }
my-village-why-no-villager = obszar nie jest aktywny, brakuje mieszkańca: { $profession }
my-village-why-owned = masz już taką kartę: { $card }
my-village-why-no-church = bez kościoła nie ma miejsca dla mnicha: { $card }
my-village-why-no-window = wszystkie okna twojego kościoła są zajęte: { $card }
my-village-why-not-next = podróże idą po kolei od A do E: { $card }
my-village-why-travels-ended = twoja ostatnia karta podróży kończy podróże: { $card }
my-village-why-unpayable = nie możesz zapłacić kosztu: { $card }
my-village-why-back-shows = dłoń już wzięto w tej rundzie
my-village-why-first-player = pierwszy gracz nie może wziąć dłoni
my-village-why-first-turn = pierwszy gracz nie może wziąć dłoni w swojej pierwszej turze rundy
my-village-why-no-customers = nie ma już klientów
my-village-why-used = ten sztandar był już aktywowany w tej turze
my-village-why-mode = w tej turze aktywujesz tylko białe sztandary
my-village-why-no-passing = musisz aktywować sztandar; sztandar „?” jest zawsze możliwy
my-village-why-one-customer = trzeba wziąć co najmniej jednego klienta
my-village-why-customer-cost = nie możesz wziąć ani opłacić kolejnego: { $card }
my-village-why-not-in-zone = nie ma w strefie klientów: { $card }
my-village-why-slot-empty = na tym miejscu szkoły nie ma następcy
my-village-why-space-taken = to miejsce mieszkańca jest zajęte: { $profession }
my-village-why-free-customer = Jeden klient ze strefy jest za darmo: weź go.
my-village-why-left-full = lewe miejsce szkoły jest zajęte
my-village-why-no-move-right = tylko następca z lewego miejsca przechodzi na puste prawe
my-village-why-far = sołtys przesuwa się o jedno pole
my-village-why-covered = to miejsce jest już zakryte
my-village-why-absent = nie ma tego mieszkańca: { $profession }
my-village-why-not-yours = to nie jest biały sztandar twojej wioski: { $card }
my-village-why-no-white = { $card } nie ma białego sztandaru
my-village-why-not-in-market = tego klienta nie ma na twoim targu: { $card }
my-village-why-only-office = klientów bierze się w biurze zarządcy: { $card }
my-village-why-same-field = inne twoje pole jest takie samo: wybierz tamto
my-village-why-no-field = nie masz pola { $number }
my-village-why-other-change = to nie daje { $number } z kości, które masz, albo tego nie masz
my-village-why-not-turned = odkryto inną kartę podróży, a nie tę: { $card }
my-village-why-tile-nowhere = żeton 2/12 jest nowy i trzeba go położyć
my-village-why-tile-here = żeton 2/12 już tam leży
my-village-why-no-slot = twoja izba nie ma takiego miejsca: { $slot }
my-village-why-other-payment = tym nie zapłacisz reszty kosztu: { $card }
my-village-why-no-banner = nie ma tu białego sztandaru do aktywowania
my-village-why-off-path = sołtys chodzi tylko między ratuszem, polem monety i polem historii
my-village-why-no-profession = to nie jest żadna z pięciu profesji
my-village-why-dice-order = najpierw wymień białe kości, potem czarne, od mniejszych do większych

# Koniec gry i notes punktacji.
my-village-ending-coffins = zapełniono dość trumien
my-village-ending-max-rounds = osiągnięto limit rund
my-village-ended-by-coffins = { $seat } zapełnia trumnę, która kończy grę
my-village-tie-break = Przy równych punktach wygrywa ten, kto ma więcej monet, towarów i punktów historii na drzewie.
my-village-score-church = Kościół
my-village-score-council = Rada
my-village-score-fields = Pola
my-village-score-travels = Podróże
my-village-score-customers = Klienci
my-village-score-stories = Historie
my-village-score-hand = Dłoń
my-village-score-labourers = Wyrobnicy

# Co jest nie tak w pozycji. Słowa dokumentu zostają bez zmian.
my-village-error-dice = dwie kości bierze się razem i mają one wartość (MV-61)
my-village-error-piles = monks: stosów jest { $most }, nie { $number } (MV-28)
my-village-error-zone = zone: może mieć najwyżej { $most } kart, nie { $number } (MV-250)
my-village-error-pool = pool: białych kości najwyżej { $white }, czarnych najwyżej { $black } (MV-37)
my-village-error-ranks = lokaty (rank), od 1, podaje się tylko wtedy, gdy gra się skończyła (MV-330)
my-village-error-side = { $place } powinno być tabelą: [table.{ $place }]
my-village-error-monks = { $place }: mnisi bez kościoła (MV-260)
my-village-error-windows = { $place }: więcej okien niż { $most } (MV-260)
my-village-error-two-shops = { $place }: dwa warsztaty jednego rodzaju: { $card } (MV-200)
my-village-error-plows = { $place }: plows to lista pól, każde od 1 do { $most }, nie „{ $value }” (MV-224)
my-village-error-travels = { $place }: podróże zaczynają się od A i idą po kolei: { $card } (MV-231)
my-village-error-travels-ended = { $place }: po podróży przed { $card } nie ma już następnej (MV-235)
my-village-error-tile-alone = { $place }: żeton wartości bez placu wioski (MV-291)
my-village-error-card = { $place }: nie ma tu takiej karty: „{ $value }”
my-village-error-elsewhere = { $place }: leży już gdzie indziej: { $card }
my-village-error-banner = { $place }: „{ $value }” nie jest białym sztandarem gracza { $player }
my-village-error-key = { $place }: nieznany klucz „{ $key }”; możliwe: { $known }
my-village-error-list = { $place }: tu powinna być lista nazw, nie „{ $value }”
my-village-error-name = { $key } to nazwa, nie „{ $value }”
my-village-error-switch = { $key } to true albo false, nie „{ $value }”
my-village-error-numbers = { $key } pisze się jak nazwa = 1 w nawiasach klamrowych
my-village-error-one-of = { $place }: „{ $value }” nie jest żadnym z: { $known }
my-village-error-number = { $place }: { $key } to liczba całkowita od { $least } do { $most }, nie „{ $value }”
my-village-error-seat = { $place }: „{ $value }” nie jest miejscem; są miejsca od p1 do { $last }

# Sprzeczności w tym, co oczekuje. Nazwy kroków zostają bez zmian.
my-village-pending-ended = gra się skończyła, a wciąż oczekuje { $step }
my-village-pending-misfit =
    { $what ->
        [seat] { $step } oczekuje, ale takiego gracza nie ma w grze
        [active-seat] { $step } oczekuje, ale aktywny jest inny gracz
       *[other] { $step } oczekuje, ale nie ma takiej liczby
    }
my-village-pending-state = { $step } oczekuje, ale nie pasuje to do tego, co leży na stole
my-village-pending-dice = kości w puli: { $number }, a pozostałe tury tej rundy potrzebują: { $needed } (MV-61)
my-village-pending-lost = podano „{ $what }”, ale żaden oczekujący krok się do tego nie odnosi

# Klucze pozycji, objaśnione w dokumencie, który zapisuje „position new”.
my-village-option-max-rounds = Limit rund.
my-village-option-travel-cost = Koszt tej karty podróży można odczytać na dwa sposoby (MV-R14). coins_and_either: 2 monety i (1 koń lub 1 wóz); cart_alone: (2 monety i 1 koń) lub 1 wóz.
my-village-position-round = Numer rundy.
my-village-position-turn = Ile tur rundy minęło przed tą.
my-village-position-active = Czyja jest tura; tylko z „pending”.
my-village-position-first = Kto rozpoczął rundę.
my-village-position-holder = Kto ma dłoń pierwszego gracza; gdy nie podano, kto rozpoczął rundę.
my-village-position-hand = Punkty historii na dłoni.
my-village-position-hand-back = Czy dłoń pokazuje grzbiet: true albo false.
my-village-position-pool = Kości w puli: w1 do w6 białe, b1 do b6 czarne. Gdy nie podano: rzuca się wszystkimi.
my-village-position-dice = Dwie kości wzięte w tej turze; tylko z „pending”.
my-village-position-value = Wartość sztandaru; tylko z „pending”.
my-village-position-white = Czy w tej turze aktywuje się białe sztandary; tylko z „pending”.
my-village-position-used = Białe sztandary aktywowane w tej turze; tylko z „pending”.
my-village-position-bill = Co zostało do zapłacenia; tylko z „pending”.
my-village-position-paid-with = Czym zapłacono ostatnią jednostkę; tylko z „pending”.
my-village-position-zone = Strefa klientów. Gdy nie podano: losuje się ją.
my-village-position-monks = Odkryci mnisi: różaniec, kielich, pióro; pusta nazwa to żaden. Gdy nie podano: losuje się ich.
my-village-position-turned = Karta podróży odwrócona i jeszcze niedodana; tylko z „pending”.
my-village-position-chronicle = Ile trumien w kronice zapełniono, według profesji.
my-village-position-graves = Ile anonimowych grobów zapełniono.
my-village-position-rat = Ile pól dzieli szczura od plagi.
my-village-position-protected = Kto nic nie traci w trwającej pladze; tylko z „pending”.
my-village-position-ending = Jak skończyła się gra.
my-village-position-seat-board = Plansza wioski; gdy nie podano, losuje się ją.
my-village-position-seat-coins = Monety w stodole.
my-village-position-seat-tree = Punkty historii na stuletnim drzewie.
my-village-position-seat-safe = Punkty historii w ratuszu.
my-village-position-seat-headman = Gdzie stoi sołtys: town_hall, coin_space albo story_space.
my-village-position-seat-cloud = Chmura znacznika czasu.
my-village-position-seat-reaper = Czy Śmierć stoi na znaczniku czasu: true albo false.
my-village-position-seat-labourers = Żetony wyrobników.
my-village-position-seat-school = Zajęte miejsca szkoły: left, right.
my-village-position-seat-villagers = Obecni mieszkańcy; gdy nie podano, wszyscy.
my-village-position-seat-church = Karta kościoła.
my-village-position-seat-protections = Ile razy kościół odparł szczury.
my-village-position-seat-chamber = Karta izby rady.
my-village-position-seat-covered = Zakryte miejsca izby: profesje albo kategorie.
my-village-position-seat-generic = Zasoby uniwersalne w izbie gildii.
my-village-position-seat-square = Czy jest plac wioski: true albo false.
my-village-position-seat-markers = Znaczniki na placu wioski.
my-village-position-seat-tile = Biały sztandar, obok którego leży żeton 2/12.
my-village-position-seat-fields = Liczba pól.
my-village-position-seat-plows = Pola z pługiem, jako lista liczb.
my-village-position-seat-monks = Karty mnichów w kościele.
my-village-position-seat-travels = Karty podróży od A.
my-village-position-seat-workshops = Karty warsztatów.
my-village-position-seat-goods = Zasoby w warsztatach.
my-village-position-seat-market = Klienci jeszcze nieobsłużeni.
my-village-position-seat-served = Klienci obsłużeni.
my-village-position-seat-rank = Lokata; tylko gdy gra się skończyła.

# My Village: co jest nie tak w pliku elementów gry.
my-village-fault-id = identyfikator składa się z małych liter, cyfr i znaku _, a „{ $said }” nie
my-village-fault-id-twice = identyfikator „{ $said }” występuje dwa razy
my-village-fault-units = { $what }: „units” i „of” muszą być razem
my-village-fault-none = { $what }: w pliku nie ma nic, co ma { $must }, a musi być
my-village-fault-same-values = { $what }: { $one } i { $other } pokazują te same wartości, a muszą się różnić
my-village-fault-sum = { $what }: żaden zestaw kart w liczbie { $number } nie ma w pliku razem { $points } pkt, a któryś musi
my-village-fault-shares-none = { $what }: w pliku jest { $said }, a inna karta tego typu musi pokazywać dokładnie jedną z tych wartości
my-village-fault-grey = { $what }: w pliku jest { $said }, musi być 1 moneta, 1 piwo, trochę czasu albo nic
my-village-fault-all-same = { $what } jest takie samo na wszystkich kartach każdego stosu, a w którymś musi się różnić
my-village-fault-shows = { $what }: w pliku jest { $said }, a musi tam być { $value }
my-village-fault-five-workshops = żadne pięć warsztatów różnych typów nie pokazuje razem tylko dwóch wartości, a któreś muszą
my-village-fault-board-workshops = { $what }: żadne pięć warsztatów różnych typów nie pokazuje samych { $said }, a w naszej rekonstrukcji tak
my-village-fault-long-turn = czas, który mogłaby zużyć jedna tura: { $number }, w naszej rekonstrukcji co najwyżej { $most }
my-village-fault-useless =
    { $colour ->
        [black] żaden czarny sztandar w pliku nie pokazuje { $value }, w naszej rekonstrukcji któryś pokazuje
       *[white] żaden biały sztandar w pliku nie pokazuje { $value }, w naszej rekonstrukcji któryś pokazuje
    }
