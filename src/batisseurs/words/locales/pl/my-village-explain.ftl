# Czym jest każda rzecz na stole My Village: dla „?” w terminalu, przeglądarki i czytników ekranu.

# Ile.
my-village-some-time = { $number } czasu
my-village-some-coin =
    { $number ->
        [one] { $number } moneta
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }
my-village-some-story =
    { $number ->
        [one] { $number } punkt historii
        [few] { $number } punkty historii
        [many] { $number } punktów historii
       *[other] { $number } punktu historii
    }
my-village-some-points =
    { $number ->
        [one] { $number } punkt prestiżu
        [few] { $number } punkty prestiżu
        [many] { $number } punktów prestiżu
       *[other] { $number } punktu prestiżu
    }
my-village-some-points-between = od { $lowest } do { $highest } punktów prestiżu
my-village-some-marker =
    { $number ->
        [one] { $number } znacznik z placu
        [few] { $number } znaczniki z placu
        [many] { $number } znaczników z placu
       *[other] { $number } znacznika z placu
    }
my-village-some-horse =
    { $number ->
        [one] { $number } koń
        [few] { $number } konie
        [many] { $number } koni
       *[other] { $number } konia
    }
my-village-some-beer =
    { $number ->
        [one] { $number } piwo
        [few] { $number } piwa
        [many] { $number } piw
       *[other] { $number } piwa
    }
my-village-some-plow =
    { $number ->
        [one] { $number } pług
        [few] { $number } pługi
        [many] { $number } pługów
       *[other] { $number } pługa
    }
my-village-some-parchment =
    { $number ->
        [one] { $number } pergamin
        [few] { $number } pergaminy
        [many] { $number } pergaminów
       *[other] { $number } pergaminu
    }
my-village-some-cart =
    { $number ->
        [one] { $number } wóz
        [few] { $number } wozy
        [many] { $number } wozów
       *[other] { $number } wozu
    }
my-village-some-any =
    { $number ->
        [one] { $number } dowolny zasób
        [few] { $number } dowolne zasoby
        [many] { $number } dowolnych zasobów
       *[other] { $number } dowolnego zasobu
    }
my-village-some-generic =
    { $number ->
        [one] { $number } zasób uniwersalny
        [few] { $number } zasoby uniwersalne
        [many] { $number } zasobów uniwersalnych
       *[other] { $number } zasobu uniwersalnego
    }
my-village-some-mixed =
    { $number ->
        [1] jedno z tych: { $resource }
       *[other] razem { $number }, w dowolnej kombinacji: { $resource }
    }
my-village-some-units =
    { $number ->
        [1] dowolny zasób albo moneta
       *[other] razem { $number }: zasoby i monety w dowolnej kombinacji
    }
my-village-some-nothing = nic
my-village-or-these = albo { $resource }
my-village-or-any =
    { $number ->
        [one] albo { $number } dowolny zasób
        [few] albo { $number } dowolne zasoby
        [many] albo { $number } dowolnych zasobów
       *[other] albo { $number } dowolnego zasobu
    }
my-village-or-mixed =
    { $number ->
        [1] albo jedno z tych: { $resource }
       *[other] albo razem { $number }, w dowolnej kombinacji: { $resource }
    }
my-village-or-units =
    { $number ->
        [1] albo dowolny zasób czy moneta
       *[other] albo razem { $number }: zasoby i monety w dowolnej kombinacji
    }
my-village-needs-value = wartość sztandaru { $value }
my-village-needs-values = wartość sztandaru { $value } albo { $other }
my-village-needs-any-value = dowolna wartość sztandaru
my-village-for-customers =
    { $number ->
        [one] { $number } klient: { $time } czasu
        [few] { $number } klienci: { $time } czasu
        [many] { $number } klientów: { $time } czasu
       *[other] { $number } klienta: { $time } czasu
    }{ $coins ->
        [0] {""}
        [one] , { $coins } moneta
        [few] , { $coins } monety
        [many] , { $coins } monet
       *[other] , { $coins } monety
    }

# Czyje to jest i jak jest teraz.
my-village-belongs = W wiosce gracza { $seat }.
    .seat = W twojej wiosce.
my-village-belongs-middle = Na środku stołu zostało: { $number }.
my-village-has = { $seat } ma: { $number }.
    .seat = Masz: { $number }.
my-village-has-slots = Zajęte miejsca: { $number } z { $slots }.
my-village-now-used = Aktywowano go już w tej turze.
my-village-now-tiled = Obok leży żeton 2/12: aktywują go też 2 i 12.
my-village-now-inactive = Obszar jest nieaktywny, brakuje mieszkańca: { $profession }.
my-village-now-plow = Leży na nim pług.
my-village-now-no-plow = Nie ma na nim pługa.

# Kości i wartości.
my-village-term-dice = Kości
my-village-term-value = Wartość sztandaru
my-village-explain-die-white = Biała kość: { $face }
my-village-explain-die-black = Czarna kość: { $face }
my-village-explain-die = W swojej turze bierzesz z puli dwie kości; ich suma to twoja wartość sztandaru. Każda moneta zmienia wynik kości o 1, każdy znacznik z twojego placu wioski obraca kość na dowolną ściankę.
my-village-explain-die-time = Wzięcie czarnej kości od razu kosztuje { $number } czasu.
my-village-explain-pool = Tyle jest w puli: { $number }.
my-village-explain-dice = Kości tej rundy. Pierwszy gracz rzuca wszystkimi; w każdej turze bierze się dwie.
my-village-explain-value = Wartość sztandaru { $number }
my-village-explain-value-about = Suma twoich dwóch kości decyduje, co możesz aktywować: jeden czarny sztandar ze środka stołu, który ją pokazuje, albo dowolną liczbę białych sztandarów swojej wioski, które ją pokazują, albo sztandar „?”.
my-village-explain-value-way = Inny sposób: czas { $time }, znaczniki z placu { $markers }, monety { $coins }.
my-village-explain-value-never = Żadne dwie kości z puli nie dadzą jej z twoimi monetami i znacznikami.
my-village-explain-value-black = Na środku stołu możesz aktywować jeden z tych sztandarów: { $banners }.
my-village-explain-value-no-black = Nie aktywujesz nią żadnego sztandaru na środku stołu.
my-village-explain-value-white = W swojej wiosce możesz aktywować: { $banners }.
my-village-explain-value-no-white = Nie aktywujesz nią żadnego białego sztandaru w swojej wiosce.
my-village-explain-opens = Liczby pod wartością
my-village-explain-opens-about = Na ciemnym tle: ile sztandarów na środku stołu możesz teraz aktywować tą wartością. Na jasnym tle: ile białych sztandarów własnej wioski. Nad nimi: ile kosztuje ta wartość przy kościach z puli; ✓ nic nie kosztuje, – nie da się jej uzyskać.

# Znaki.
my-village-term-time = Czas
my-village-explain-time = Prawie wszystko kosztuje czas. Każda jednostka przesuwa twój znacznik czasu o jedną chmurę; okrążenie ma ich { $clouds }. Każde okrążenie kosztuje cię jednego mieszkańca.
my-village-term-cloud = Tor życia
my-village-explain-cloud = Twój znacznik czasu idzie zgodnie z ruchem wskazówek zegara, po jednej chmurze za jednostkę czasu. Chmur jest { $clouds }. Za ostatnią mija most i wraca na pierwszą: wtedy na koniec twojej tury umiera jeden z twoich mieszkańców.
my-village-explain-clouds = Znacznik czasu leży na chmurze { $number } z { $clouds }; Śmierć czeka na moście.
my-village-explain-clouds-reaper = Znacznik czasu leży na chmurze { $number } z { $clouds }, a na nim Śmierć: na koniec tej tury umiera jeden mieszkaniec.
my-village-explain-clouds-left = Czas, który można jeszcze zużyć przed mostem: { $number }.
my-village-term-bridge = Most
my-village-explain-bridge = Leży między ostatnią a pierwszą chmurą i nie liczy się jako pole. Gdy twój znacznik czasu go minie, Śmierć wchodzi na znacznik.
my-village-term-reaper = Śmierć
my-village-explain-reaper = Czeka na moście twojego toru życia. Gdy twój znacznik czasu minie most, idzie z nim, a na koniec tej tury umiera dokładnie jeden z twoich mieszkańców. Do tego czasu wszyscy jeszcze pracują.
my-village-explain-coin = Monety są w twojej stodole. Płacisz nimi koszty, a zanim użyjesz kości, każda moneta zmienia wynik kości o 1. Na koniec tylko rozstrzygają remisy.
my-village-term-stories = Punkty historii
my-village-explain-story = Nowe punkty historii trafiają na twoje stuletnie drzewo, gdzie szczury mogą zjeść połowę. Na koniec liczą się tylko te, które sołtys zabezpieczył w ratuszu: po 1 punkcie prestiżu.
my-village-term-points = Punkty prestiżu
my-village-explain-points = Wygrywa gracz z największą liczbą punktów prestiżu. Dają je kościół i okna, rada, pola, podróże, obsłużeni klienci, bezpieczne punkty historii i dłoń; każdy wyrobnik je odejmuje.
my-village-explain-points-now = Wynik, gdyby gra skończyła się teraz ({ $seat }): { $number }.
    .seat = Twój wynik, gdyby gra skończyła się teraz: { $number }.
my-village-explain-resource = Zasób, który wytwarza: { $card }. Płacisz nim za mnichów, podróże i klientów. Leży na swoim miejscu, aż go wydasz, nawet gdy nie ma rzemieślnika.
my-village-explain-plow =
    Pług można też położyć na polu, przed aktywacją sztandarów swojej tury lub między nimi: pole z pługiem daje za każdym razem o { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    } więcej. Z pola też można nim zapłacić.
my-village-term-any = Dowolny zasób
my-village-explain-any = Jeden wybrany zasób: koń, piwo, pług, pergamin albo wóz. Może to być zasób uniwersalny, ale nie moneta.
my-village-term-mixed = Podkreślone znaki
my-village-explain-mixed = Podkreślone znaki tworzą całość: zapłać razem tyle, ile mówi liczba przed nimi, w dowolnej kombinacji tego, co pokazują.
my-village-term-generic = Zasób uniwersalny
my-village-explain-generic = Daje go Izba gildii; zastępuje jeden dowolny zasób, nigdy monetę. Można go też położyć na polu jako pług.
my-village-term-marker = Znacznik
my-village-explain-marker = Czarny znacznik na miejscu karty jest tym, co ta karta daje: zasobem, zasobem uniwersalnym, zakrytym miejscem. Znacznik z placu wioski można oddać, żeby obrócić jedną z dwóch kości na dowolną ściankę; radny nie jest do tego potrzebny.
my-village-term-slot = Miejsce
my-village-explain-slot = Na każdym miejscu mieści się jeden znacznik. Gdy wszystkie miejsca karty są zajęte, jej sztandar nadal działa i kosztuje tyle samo, ale nie daje znacznika.
my-village-term-window = Okno
my-village-explain-window = Każdy mnich zajmuje okno twojego kościoła, a jeden kościół ma już własne. Za 1, 2, 3… okna dostajesz na koniec punkty prestiżu: { $points }; najwięcej może być { $number }.
my-village-explain-window-now = Okna: { $number }; punkty na koniec: { $points }.
my-village-term-shield = Ochrona przed szczurami
my-village-term-customer = Klienci
my-village-explain-customer = Klienci czekają na twoim targu, aż ich obsłużysz ich białym sztandarem i tym, czego chcą. Punkty dają tylko obsłużeni.
my-village-explain-customer-now = Obsłużeni: { $served }, czekający: { $waiting }.
my-village-term-redraw = Inna karta podróży
my-village-term-cross = Krzyż
my-village-explain-cross = W wiosce: brakuje mieszkańca i jego obszar jest nieaktywny. W kronice: trumna jest zajęta.
my-village-term-coffin = Trumna
my-village-explain-coffin = Każdy zmarły mieszkaniec zajmuje trumnę, w kronice albo w anonimowym grobie. Gra kończy się po rundzie, w której zajętych jest ich { $last }.
my-village-explain-coffin-now = Zajęte: { $number } z { $last }.
my-village-term-chronicle = Kronika
my-village-explain-chronicle = Pamięta dwóch pierwszych zmarłych każdej profesji. Pochowanie tu mieszkańca daje punkty historii jego trumny, najpierw lepszej. Gdy obie są zajęte, zmarli tej profesji trafiają do anonimowych grobów.
my-village-explain-chronicle-next =
    Następny pochowany tutaj daje { $number ->
        [one] { $number } punkt historii
        [few] { $number } punkty historii
        [many] { $number } punktów historii
       *[other] { $number } punktu historii
    }.
my-village-explain-chronicle-full = Obie trumny są zajęte: następny trafi do anonimowego grobu i nic nie da.
my-village-term-grave = Anonimowy grób
my-village-explain-grave = Gdy kronika nie ma już trumny dla profesji, zmarły mieszkaniec trafia tutaj i nie daje punktów historii. Groby liczą się do końca gry.
my-village-explain-grave-now = Zajęte groby: { $number }.
my-village-term-rat = Szczur
my-village-explain-rat = Po każdej śmierci rzuca się kością szczura, a szczur przesuwa się o tyle pól. Gdy dojdzie do ostatniego pola, każdy traci połowę punktów historii ze swojego drzewa, zaokrągloną w dół, a szczur zaczyna od nowa. Ratusz jest bezpieczny.
my-village-explain-rat-grey = Do plagi zostało pól: { $number }; na szarym następny rzut jeszcze jej nie sprowadzi.
my-village-explain-rat-red = Do plagi zostało pól: { $number }; na czerwonym następny rzut może ją sprowadzić.
my-village-term-tree = Stuletnie drzewo
my-village-explain-tree = Tu są twoje nowe punkty historii. Nie są bezpieczne: plaga szczurów zabiera połowę. Zaczną się liczyć, gdy sołtys dojdzie do ratusza i wszystkie tam wniesie.
my-village-term-barn = Stodoła
my-village-term-successor = Następca
my-village-term-headman = Sołtys
my-village-explain-headman = Chodzi między ratuszem, polem monety i polem historii, o jedno pole za każdy sztandar „?”.
my-village-explain-headman-here = Sołtys jest tutaj.
my-village-term-labourer = Wyrobnik
my-village-explain-labourer =
    Gdy umrze twój ostatni mieszkaniec, musisz wziąć żeton wyrobnika i dostajesz mieszkańca dowolnej profesji. Każdy żeton to na koniec { $number ->
        [one] { $number } punkt prestiżu
        [few] { $number } punkty prestiżu
        [many] { $number } punktów prestiżu
       *[other] { $number } punktów prestiżu
    }; nic go nie usuwa.
my-village-term-deck = Talia klientów
my-village-explain-deck = Zakryci klienci. Uzupełniają strefę klientów, gdy ktoś weźmie klientów w biurze zarządcy.
my-village-explain-deck-now = Karty w talii: { $number }.
my-village-term-tile = Żeton 2/12
my-village-explain-tile = Dostajesz go z placem wioski; leży obok jednego z twoich białych sztandarów, który można wtedy aktywować także wartością 2 albo 12. Przy każdej aktywacji placu możesz go przełożyć.
my-village-explain-tile-now = Leży obok sztandaru: { $card }.
my-village-term-black = Czarny sztandar
my-village-explain-black = Czarne sztandary są na środku stołu. Swoją wartością aktywujesz dokładnie jeden, który ją pokazuje: płacisz czas i koszt, a potem bierzesz kartę, dłoń albo klientów. Nic innego nie aktywujesz w tej turze.
my-village-term-white = Biały sztandar
my-village-explain-white = Białe sztandary są w twojej wiosce. Zamiast czarnego możesz aktywować dowolną liczbę tych, które pokazują twoją wartość, każdy raz na turę, jeden po drugim; tym, co da jeden, możesz zapłacić za następny.
my-village-term-grey = Szary sztandar
my-village-explain-grey = Szary sztandar jest na niektórych kartach podróży. Jego koszt dochodzi, gdy podróżujesz stąd dalej; jeśli nie podróżujesz, nigdy go nie płacisz.

# Środek stołu.
my-village-explain-hand =
    Kto ją bierze, zyskuje wszystkie leżące na niej punkty historii i od następnej rundy jest pierwszym graczem; kto ją ma na koniec, dostaje { $number ->
        [one] { $number } punkt prestiżu
        [few] { $number } punkty prestiżu
        [many] { $number } punktów prestiżu
       *[other] { $number } punktu prestiżu
    }. Nic nie kosztuje i nie wymaga mieszkańca.
my-village-explain-hand-limits = Można ją wziąć raz na rundę. Pierwszy gracz nie może jej wziąć; w grze dwuosobowej może, w swojej drugiej turze.
my-village-explain-hand-now = Ma ją { $seat }; w każdej rundzie dochodzi punkt.
    .seat = Masz ją ty; w każdej rundzie dochodzi punkt.
my-village-explain-hand-back = W tej rundzie zabiera ją { $seat }.
    .seat = W tej rundzie zabierasz ją ty.
my-village-explain-office = Tutaj bierzesz klientów ze strefy klientów na swój targ. Kupiec nie jest do tego potrzebny, dopiero żeby ich potem obsłużyć.
my-village-explain-school = Kształci następców dla mieszkańców, którzy umierają. Każda aktywacja kładzie nowy znacznik na lewym miejscu, przesuwa go na prawe albo osadza na pustym polu mieszkańca.
my-village-explain-school-place =
    Osadzenie następcy kosztuje { $time } czasu; z prawego miejsca daje też { $number ->
        [one] { $number } punkt historii
        [few] { $number } punkty historii
        [many] { $number } punktów historii
       *[other] { $number } punktu historii
    }.
my-village-explain-school-now = Następcy w szkole: { $number } z 2.
my-village-explain-personal = Jedyny sztandar planszy, którego wartości są u każdego gracza inne. Nic nie kosztuje.
my-village-explain-question = Możesz go użyć z dowolnymi kośćmi, więc zawsze masz ruch. Sołtys idzie o jedno pole: na pole monety po monety, na pole historii po punkty historii albo do ratusza, żeby zabezpieczyć twoje punkty historii.
my-village-explain-town-hall = Gdy sołtys tu dojdzie, wszystkie punkty historii z twojego drzewa trafiają tutaj i są bezpieczne do końca gry. Tylko one się liczą.
my-village-explain-coin-space = Gdy sołtys dojdzie tu z ratusza albo z pola historii, zyskujesz monety.
my-village-explain-story-space = Gdy sołtys dojdzie tu z pola monety, zyskujesz punkty historii na swoje drzewo.
my-village-explain-board = Plansza wioski. Plansze różnią się tylko dwiema wartościami sztandaru osobistego: tu { $value } i { $other }.
my-village-explain-abbot = Z opatem twój obszar religii jest aktywny: tylko wtedy możesz dodać kościół albo mnichów i korzystać z przywileju kościoła.
my-village-explain-councillor = Z radnym twój obszar rady jest aktywny: tylko wtedy możesz dodać izbę rady albo plac wioski i aktywować ich białe sztandary.
my-village-explain-traveller = Z podróżnikiem możesz dodawać karty podróży.
my-village-explain-craftsman = Z rzemieślnikiem możesz dodawać warsztaty i w nich wytwarzać. Bez niego możesz nadal wydawać to, co jest w zapasie.
my-village-explain-merchant = Z kupcem możesz obsługiwać klientów na swoim targu. Brać klientów możesz i bez niego.
my-village-explain-present = Jest obecny: obszar jest aktywny.
my-village-explain-absent = Nieobecny: obszar jest nieaktywny. Szkoła może przysłać następcę.
my-village-explain-if-dead =
    { $number ->
        [0] Obie trumny kroniki są zajęte: jego śmierć nic nie da.
        [one] Jego śmierć da { $number } punkt historii, z kroniki.
        [few] Jego śmierć da { $number } punkty historii, z kroniki.
        [many] Jego śmierć da { $number } punktów historii, z kroniki.
       *[other] Jego śmierć da { $number } punktu historii, z kroniki.
    }

# Karty.
my-village-explain-church = Kościół wymaga opata i możesz mieć tylko jeden. Mnisi zajmują jego okna. Jego przywilej działa tylko, gdy obecny jest opat.
my-village-explain-repel =
    { $number ->
        [one] { $number } raz w grze chroni podczas plagi twoje punkty historii przed szczurami.
        [few] { $number } razy w grze chroni podczas plagi twoje punkty historii przed szczurami.
        [many] { $number } razy w grze chroni podczas plagi twoje punkty historii przed szczurami.
       *[other] { $number } razy w grze chroni podczas plagi twoje punkty historii przed szczurami.
    }
my-village-explain-church-window = Ma już jedno własne okno.
my-village-explain-counter = W biurze zarządcy możesz odkryć jednego klienta więcej i wziąć jednego za darmo.
my-village-explain-refuge = Raz na stos podróży możesz włożyć kartę, którą właśnie widzisz, pod jej stos i wziąć zamiast niej następną.
my-village-explain-monk = Mnich wymaga opata i kościoła z wolnym oknem. Zajmuje jedno okno i raz, przy dodaniu, coś robi; możesz z tego zrezygnować.
my-village-explain-monk-stories =
    Daje { $number ->
        [one] { $number } punkt historii
        [few] { $number } punkty historii
        [many] { $number } punktów historii
       *[other] { $number } punktu historii
    }.
my-village-explain-monk-office = Otwiera biuro zarządcy: możesz wziąć klientów po zwykłej cenie, najwyżej tylu: { $number }.
my-village-explain-monk-school =
    { $number ->
        [1] Aktywuje twoją szkołę raz.
       *[other] Aktywuje twoją szkołę { $number } razy z rzędu.
    }
my-village-explain-monk-question = Aktywuje twój sztandar „?”: za { $number } czasu sołtys idzie o jedno pole.
my-village-explain-chamber = Izba rady wymaga radnego i możesz mieć tylko jedną. Działa od razu przy dodaniu, a potem przy każdej aktywacji białego sztandaru.
my-village-explain-coins =
    Zyskujesz { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }.
my-village-explain-citizens =
    Zakrywasz profesję. Jeśli na koniec jej mieszkaniec jest w wiosce, daje { $number ->
        [one] { $number } punkt prestiżu
        [few] { $number } punkty prestiżu
        [many] { $number } punktów prestiżu
       *[other] { $number } punktu prestiżu
    }.
my-village-explain-properties =
    Zakrywasz rodzaj kart. Na koniec każda twoja karta tego rodzaju daje dodatkowo { $number ->
        [one] { $number } punkt prestiżu
        [few] { $number } punkty prestiżu
        [many] { $number } punktów prestiżu
       *[other] { $number } punktu prestiżu
    }.
my-village-explain-guild = Zyskujesz jeden zasób uniwersalny.
my-village-explain-category = Miejsce Izby własności: gdy jest zakryte, na koniec punktuje każda twoja karta tego rodzaju.
my-village-explain-covered = Zakryte: { $slots }.
my-village-explain-square = Plac wioski wymaga radnego i możesz mieć tylko jeden. Dostajesz z nim żeton 2/12. Każda aktywacja pozwala przełożyć żeton i daje punkt historii oraz znacznik, który obraca kość. Jego biały sztandar musi być ostatnim w turze.
my-village-explain-field =
    Pole nie wymaga mieszkańca i możesz mieć ich kilka. Jego biały sztandar daje { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }, a z pługiem o { $more } więcej.
my-village-explain-field-number = Pole { $number }
my-village-explain-travel-pile = Podróż wymaga podróżnika i odbywa się po kolei: A, B, C, D, E, po jednej karcie. Płacisz, zanim zobaczysz kartę; potem się ją odkrywa i dodaje.
my-village-explain-travel = Karta podróży daje punkty na koniec. Nie ma białego sztandaru.
my-village-explain-travel-ends = Tu podróż się kończy: dalej się nie podróżuje.
my-village-explain-travel-grey = Jej szary sztandar: tyle dodatkowo kosztuje dalsza podróż stąd.
my-village-explain-travel-free = Dalsza podróż stąd nie kosztuje nic dodatkowo.
my-village-explain-travel-on = Szary sztandar twojej ostatniej karty podróży wchodzi w koszt.
my-village-explain-workshop = Warsztat wymaga rzemieślnika i możesz mieć po jednym każdego typu. Jego zasób dostajesz przy dodaniu, a potem przy każdej aktywacji białego sztandaru. Warsztaty jednego typu różnią się tylko wartościami.
my-village-explain-symbol = Jeden z trzech stosów mnichów. Wziąć można tylko wierzchnią kartę; potem odkrywa się następną.
my-village-explain-customer-card = Klient. Weź go w biurze zarządcy; potem, mając kupca, aktywuj jego biały sztandar i zapłać, czego chce. Obsłużony daje punkty na koniec.
my-village-explain-customer-served = Obsłużony: jego punkty liczą się na koniec.
my-village-explain-white-free = W twojej wiosce jej biały sztandar pokazuje te same wartości i nic nie kosztuje.
my-village-explain-white-time = W twojej wiosce jej biały sztandar pokazuje te same wartości i kosztuje { $number } czasu.

# Wioski.
my-village-explain-village = Wioska: { $seat }
    .seat = Twoja wioska
my-village-explain-village-about = Pięciu mieszkańców na planszy, a wokół sześć obszarów na karty. Karta potrzebuje mieszkańca swojego obszaru, żeby ją dodać i żeby ją aktywować.
my-village-explain-religion = Kościoły i mnisi. Aktywny, gdy obecny jest opat.
my-village-explain-council = Izba rady i plac wioski. Aktywny, gdy obecny jest radny.
my-village-explain-harvest = Pola. Zawsze aktywny.
my-village-explain-travels = Karty podróży, po kolei od A do E. Aktywny, gdy obecny jest podróżnik.
my-village-explain-workshops = Po jednym warsztacie każdego z pięciu typów. Aktywny, gdy obecny jest rzemieślnik.
my-village-explain-market = Klienci, którzy czekają na obsłużenie. Aktywny, gdy obecny jest kupiec.

# Części stołu: nagłówki widoku tekstowego.
my-village-area-dice = Kości
my-village-area-values = Wartości sztandarów
my-village-area-office = Biuro zarządcy i klienci
my-village-area-middle = Karty pośrodku
my-village-area-death = Kronika, groby i szczur
my-village-area-stock = Punkty, czas i zasoby
my-village-area-villagers = Mieszkańcy i szkoła
my-village-area-village = Sztandary i karty wioski
