# Jak dziennik opowiada My Village. Nazwy kart i miejsc pochodzą z pliku elementów.

my-village-receives-board = { $seat } otrzymuje: { $board }.
    .seat = otrzymujesz: { $board }.
my-village-round-begins = Runda { $round }: rozpoczyna { $seat }; na dłoni { $amount }.
    .seat = Runda { $round }: rozpoczynasz; na dłoni { $amount }.
my-village-turn-begins = Runda { $round }, tura: { $seat }
    .seat = Runda { $round }: twoja tura
my-village-dice-rolled = Kości: białe { $white }, czarne { $black }.
my-village-takes-dice =
    { $seat } bierze { $black ->
        [0] białą
       *[1] czarną
    } { $face } i { $other_black ->
        [0] białą
       *[1] czarną
    } { $other }: sztandar { $number }.
    .seat =
        bierzesz { $black ->
            [0] białą
           *[1] czarną
        } { $face } i { $other_black ->
            [0] białą
           *[1] czarną
        } { $other }: sztandar { $number }.
my-village-changes-dice = { $seat } płaci { $amount }, aby uzyskać { $number }.
    .seat = płacisz { $amount }, aby uzyskać { $number }.
my-village-consumes-time = { $seat } zużywa { $amount } (chmura { $cloud_now }).
    .seat = zużywasz { $amount } (chmura { $cloud_now }).
my-village-crosses-bridge = { $seat } mija most: nadchodzi Śmierć.
    .seat = mijasz most: nadchodzi Śmierć.
my-village-gains = { $seat } zyskuje { $amount }.
    .seat = zyskujesz { $amount }.
my-village-pays-all = { $seat } płaci { $amount }.
    .seat = płacisz { $amount }.
my-village-moves-plow = { $seat } przekłada na pola { $amount }.
    .seat = przekładasz na pola { $amount }.
my-village-moves-generic = { $seat } przekłada na pola jako pług { $amount }.
    .seat = przekładasz na pola jako pług { $amount }.
my-village-activates-black = { $seat } aktywuje: { $card }.
    .seat = aktywujesz: { $card }.
my-village-activates-white = { $seat } aktywuje (biały sztandar): { $card }.
    .seat = aktywujesz (biały sztandar): { $card }.
my-village-activates-field = { $seat } aktywuje { $amount }.
    .seat = aktywujesz { $amount }.
my-village-activates-office = { $seat } aktywuje biuro zarządcy.
    .seat = aktywujesz biuro zarządcy.
my-village-activates-question = { $seat } aktywuje sztandar „?”.
    .seat = aktywujesz sztandar „?”.
my-village-takes-hand = { $seat } bierze dłoń pierwszego gracza.
    .seat = bierzesz dłoń pierwszego gracza.
my-village-adds = { $seat } dodaje do wioski: { $card }.
    .seat = dodajesz do wioski: { $card }.
my-village-serves = { $seat } obsługuje: { $card }.
    .seat = obsługujesz: { $card }.
my-village-takes-customer = { $seat } bierze: { $card }.
    .seat = bierzesz: { $card }.
my-village-customer-comes = { $amount }: { $card }.
my-village-monk-comes = { $amount }: { $card }.
my-village-trains = { $seat } kształci następcę.
    .seat = kształcisz następcę.
my-village-trains-on = { $seat } przesuwa następcę na prawe miejsce.
    .seat = przesuwasz następcę na prawe miejsce.
my-village-places-successor = { $seat } osadza następcę: { $profession }.
    .seat = osadzasz następcę: { $profession }.
my-village-moves-headman = { $seat } przesuwa sołtysa: { $space }.
    .seat = przesuwasz sołtysa: { $space }.
my-village-secures-stories = { $seat } zabezpiecza { $amount }.
    .seat = zabezpieczasz { $amount }.
my-village-covers = { $seat } zakrywa: { $slot }.
    .seat = zakrywasz: { $slot }.
my-village-places-tile = { $seat } kładzie żeton 2/12 obok sztandaru: { $card }.
    .seat = kładziesz żeton 2/12 obok sztandaru: { $card }.
my-village-places-tile-field = { $seat } kładzie żeton 2/12 obok pola { $number }.
    .seat = kładziesz żeton 2/12 obok pola { $number }.
my-village-turns-travel = { $seat } odwraca: { $card }.
    .seat = odwracasz: { $card }.
my-village-redraws = { $seat } odkłada na spód stosu: { $card }, i odwraca następną.
    .seat = odkładasz na spód stosu: { $card }, i odwracasz następną.
my-village-dies-chronicle = { $seat } chowa w kronice: { $profession }.
    .seat = chowasz w kronice: { $profession }.
my-village-dies-grave = { $seat } chowa w anonimowym grobie { $number }: { $profession }.
    .seat = chowasz w anonimowym grobie { $number }: { $profession }.
my-village-hires = { $seat } nie ma już mieszkańców i najmuje wyrobnika: { $profession }.
    .seat = nie masz już mieszkańców i najmujesz wyrobnika: { $profession }.
my-village-rat-moves =
    { $left ->
        [0] Kość szczura: { $number }; plaga szczurów!
        [one] Kość szczura: { $number }; do plagi { $left } pole.
        [few] Kość szczura: { $number }; do plagi { $left } pola.
        [many] Kość szczura: { $number }; do plagi { $left } pól.
       *[other] Kość szczura: { $number }; do plagi { $left } pola.
    }
my-village-invasion = Każdy traci połowę punktów historii ze stuletniego drzewa.
my-village-repels = { $seat } odpiera plagę szczurów.
    .seat = odpierasz plagę szczurów.
my-village-loses-story = { $seat } traci { $amount }.
    .seat = tracisz { $amount }.
my-village-ends = Gra kończy się po rundzie { $round }.
my-village-amount-coin =
    { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monet
    }
my-village-amount-story =
    { $number ->
        [one] { $number } punkt historii
        [few] { $number } punkty historii
        [many] { $number } punktów historii
       *[other] { $number } punktów historii
    }
my-village-amount-time =
    { $number ->
        [one] { $number } jednostkę czasu
        [few] { $number } jednostki czasu
        [many] { $number } jednostek czasu
       *[other] { $number } jednostek czasu
    }
my-village-amount-generic =
    { $number ->
        [one] { $number } zasób uniwersalny
        [few] { $number } zasoby uniwersalne
        [many] { $number } zasobów uniwersalnych
       *[other] { $number } zasobów uniwersalnych
    }
my-village-amount-marker =
    { $number ->
        [one] { $number } znacznik placu
        [few] { $number } znaczniki placu
        [many] { $number } znaczników placu
       *[other] { $number } znaczników placu
    }
my-village-amount-field =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pól
    }
my-village-amount-field-plow =
    { $number ->
        [one] { $number } pług z pola
        [few] { $number } pługi z pól
        [many] { $number } pługów z pól
       *[other] { $number } pługów z pól
    }
my-village-amount-new-customer =
    { $number ->
        [one] { $number } nowy klient
        [few] { $number } nowi klienci
        [many] { $number } nowych klientów
       *[other] { $number } nowych klientów
    }
my-village-amount-new-monk =
    { $number ->
        [one] { $number } nowy mnich
        [few] { $number } nowi mnisi
        [many] { $number } nowych mnichów
       *[other] { $number } nowych mnichów
    }
my-village-amount-beer =
    { $number ->
        [one] { $number } piwo
        [few] { $number } piwa
        [many] { $number } piw
       *[other] { $number } piw
    }
my-village-amount-horse =
    { $number ->
        [one] { $number } konia
        [few] { $number } konie
        [many] { $number } koni
       *[other] { $number } koni
    }
my-village-amount-plow =
    { $number ->
        [one] { $number } pług
        [few] { $number } pługi
        [many] { $number } pługów
       *[other] { $number } pługów
    }
my-village-amount-parchment =
    { $number ->
        [one] { $number } pergamin
        [few] { $number } pergaminy
        [many] { $number } pergaminów
       *[other] { $number } pergaminów
    }
my-village-amount-cart =
    { $number ->
        [one] { $number } wóz
        [few] { $number } wozy
        [many] { $number } wozów
       *[other] { $number } wozów
    }
