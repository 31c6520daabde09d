# My Village w terminalu: stół i to, co robią jego elementy.

my-village-signs = Sztandary zaczynają się od swoich wartości: 5/8 Stajnia. ▸ pokazuje wartość z tej tury, × był w niej aktywowany, ✗ nie ma teraz miejsca w twojej wiosce (brak mieszkańca albo już taką masz). ◷2 czas, 1¢ monety, ✦ punkty historii, ★ punkty prestiżu, ◆ znacznik. To, co się płaci → to, co się dostaje. ♟ mieszkaniec jest, ✗ Opat nie ma go i jego obszar nic nie robi. ●○ miejsca zajęte i wolne, ⚒ pług na polu, ✠ mnich, +2/12 żeton wartości. ☠╫ Śmierć na moście, [4] znacznik czasu, [☠4] Śmierć stoi na nim. w3 to biała kość z wynikiem 3, b5 czarna z wynikiem 5. ▣ zapełniona trumna; liczba to tyle, ile przyniesie następna. ♦····▴▴▴☠ szczur, pola szare i czerwone, plaga. ♚ sołtys, ☞ dłoń pierwszego gracza, ▶ czyja jest tura. Pod kośćmi: każda wartość, ile kosztuje (✓ nic, – niemożliwa), ile sztandarów ze środka ma u ciebie miejsce i ile twoich ją pokazuje.

my-village-or = lub
my-village-any = dowolny

# Stół.
my-village-head-round = runda { $round }
my-village-head-turn = tura: { $seat }
my-village-head-over = koniec
my-village-head-coffins = trumny { $number }/{ $last }
my-village-you = { $seat } (ty)
my-village-dice = Kości
my-village-dice-white = białe
my-village-dice-black = czarne
my-village-die-white = biała { $face }
my-village-die-black = czarna { $face }
my-village-made = wartość { $number } ({ $dice })
my-village-row-value = wartość
my-village-row-price = koszt
my-village-row-black = środek ■
my-village-row-white = twoje □
my-village-deaths = Kronika, groby, szczur
my-village-graves =
    { $number ->
        [one] { $number } anonimowy grób
        [few] { $number } anonimowe groby
        [many] { $number } anonimowych grobów
       *[other] { $number } anonimowego grobu
    }
my-village-rat-grey =
    { $number ->
        [one] jeszcze { $number } pole
        [few] jeszcze { $number } pola
        [many] jeszcze { $number } pól
       *[other] jeszcze { $number } pola
    }
my-village-rat-red =
    { $number ->
        [one] jeszcze { $number } pole: czerwone!
        [few] jeszcze { $number } pola: czerwone!
        [many] jeszcze { $number } pól: czerwone!
       *[other] jeszcze { $number } pola: czerwone!
    }
my-village-middle = Środek stołu
my-village-board = Plansza
my-village-hand-taken = ma ją { $seat }
my-village-zone = Klienci
my-village-deck = w talii { $number }
my-village-churches = Kościoły
my-village-monks = Mnisi
my-village-chambers = Izby rady
my-village-squares = Plac, pola
my-village-travels = Podróże
my-village-workshops = Warsztaty
my-village-religion = Religia
my-village-council = Rada
my-village-harvests = Żniwa
my-village-travel-area = Podróże
my-village-workshop-area = Rzemiosło
my-village-market = Targ
my-village-windows =
    { $number ->
        [one] { $number } okno
        [few] { $number } okna
        [many] { $number } okien
       *[other] { $number } okna
    } → { $points }★
my-village-onward = potem { $cost }
my-village-served =
    { $number ->
        [one] { $number } obsłużony
        [few] { $number } obsłużeni
        [many] { $number } obsłużonych
       *[other] { $number } obsłużonego
    } → { $points }★
my-village-waiting =
    { $number ->
        [one] { $number } klient czeka
        [few] { $number } klienci czekają
        [many] { $number } klientów czeka
       *[other] { $number } klienta czeka
    }
my-village-others = Inne wioski
my-village-pay-order = Kilka jednostek płaci się w tej kolejności: zasoby tak, jak są wymienione, potem monety, pługi z pól, zasoby uniwersalne. Tym, co jest na liście przed twoją odpowiedzią, już nie zapłacisz.
my-village-bill = do zapłaty: { $cost }
my-village-safe = { $number }✦ bezpieczne
my-village-slot-left = lewe
my-village-slot-right = prawe

# Czego dotyczą ruchy, przed ich czasownikami.
my-village-touch-pay = Zapłata
my-village-touch-village = Twoja wioska
my-village-touch-nothing = Albo

# Co robią karty, jak najkrócej.
my-village-does-repel =
    odpiera szczury { $number ->
        [one] { $number } raz
        [few] { $number } razy
        [many] { $number } razy
       *[other] { $number } raza
    }
my-village-does-window = jedno okno więcej
my-village-does-counter = w biurze jeden klient więcej, za darmo
my-village-does-refuge = można odkryć inną kartę podróży
my-village-does-stories = { $number }✦
my-village-does-office = biuro
my-village-does-school =
    { $number ->
        [1] szkoła
       *[other] szkoła ×{ $number }
    }
my-village-does-question = sołtys
my-village-does-coins = za każdym razem { $number }¢
my-village-does-citizens = zakrywa profesję: { $number }★, jeśli jej mieszkaniec jest na końcu
my-village-does-properties = zakrywa rodzaj kart: { $number }★ za każdą na końcu
my-village-does-guild = za każdym razem jeden zasób uniwersalny

# Kości.
