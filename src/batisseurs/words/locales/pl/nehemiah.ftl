# Nehemiah. Nazwy kart, bram i plansz pochodzą z pliku elementów gry i stoją w mianowniku.
# Nazwy miejsc w układzie kart (kolumna 2, rząd 3) pochodzą z gry.

nehemiah-what = Odbuduj mury Jerozolimy z robotnikami, którzy się męczą, w kolumnach kart, które przychodzą i odchodzą.
nehemiah-help =
    Nehemiah. W swojej turze robisz jedną z dwóch rzeczy. Wysyłasz robotnika: staje na najwyższej wolnej karcie kolumny. Albo aktywujesz jednego ze swoich stojących robotników: kładzie się, możesz wykonać akcję jego karty, a potem za opłatą 1 złota użyć też każdej karty nad nim w tej kolumnie, na której ktoś leży; opłatę dostaje właściciel leżącego robotnika. Aktywacja robotnika na najniższej karcie opróżnia całą kolumnę: wszyscy jej robotnicy wracają do właścicieli, a na stół trafiają cztery nowe karty.
    Gdy talia nie może uzupełnić kolumny, etap się kończy i punktuje się znaczniki na planszach Mury, Świątynia i Straż; kto prowadzi, zabiera stamtąd jeden znacznik. Po trzeciej talii każdy ma ostatnią turę, znowu punktuje się plansze, liczą się bramy, a 3 drewna albo 2 złota są warte punkt. Wygrywa gracz z największą liczbą punktów zwycięstwa.

# O co gra pyta.
nehemiah-ask-action = { $seat }, twoja tura: wyślij robotnika albo aktywuj stojącego.
nehemiah-ask-neutral = W której kolumnie kładziesz neutralnego robotnika?
nehemiah-ask-perform = Czy wykonujesz akcję: { $card } ({ $spot })?
nehemiah-ask-extra =
    { $number ->
        [one] Za { $number } złoto od każdej możesz użyć kart powyżej ({ $spot }), na których leży robotnik: której?
        [few] Za { $number } złota od każdej możesz użyć kart powyżej ({ $spot }), na których leży robotnik: której?
        [many] Za { $number } złota od każdej możesz użyć kart powyżej ({ $spot }), na których leży robotnik: której?
       *[other] Za { $number } złota od każdej możesz użyć kart powyżej ({ $spot }), na których leży robotnik: której?
    }
nehemiah-ask-move-cube =
    { $number ->
        [one] Twój zapas jest pusty: z której planszy przenosisz znacznik na planszę { $board }?
        [few] Twój zapas jest pusty: z której planszy przenosisz pierwszy z { $number } znaczników na planszę { $board }?
        [many] Twój zapas jest pusty: z której planszy przenosisz pierwszy z { $number } znaczników na planszę { $board }?
       *[other] Twój zapas jest pusty: z której planszy przenosisz pierwszy z { $number } znacznika na planszę { $board }?
    }
nehemiah-ask-raise =
    { $number ->
        [one] Którego ze swoich leżących robotników podnosisz?
        [few] Możesz podnieść do { $number } swoich leżących robotników: którego najpierw?
        [many] Możesz podnieść do { $number } swoich leżących robotników: którego najpierw?
       *[other] Możesz podnieść do { $number } swojego leżącego robotnika: którego najpierw?
    }
nehemiah-ask-place-further =
    { $number ->
        [one] Do której kolumny wysyłasz robotnika?
        [few] Wysyłasz do { $number } robotników: do której kolumny pierwszego?
        [many] Wysyłasz do { $number } robotników: do której kolumny pierwszego?
       *[other] Wysyłasz do { $number } robotnika: do której kolumny pierwszego?
    }
nehemiah-ask-place-anywhere = Na której wolnej karcie stawiasz robotnika?
nehemiah-ask-replace = Który robotnik przeciwnika wraca do właściciela i ustępuje miejsca twojemu?
nehemiah-ask-consolidate =
    { $number ->
        [one] Której zajętej karty w kolumnie { $column } używasz za opłatą?
        [few] Możesz za opłatą użyć do { $number } zajętych kart w kolumnie { $column }: której najpierw?
        [many] Możesz za opłatą użyć do { $number } zajętych kart w kolumnie { $column }: której najpierw?
       *[other] Możesz za opłatą użyć do { $number } zajętej karty w kolumnie { $column }: której najpierw?
    }
nehemiah-ask-swap-workers = Zamieniasz miejscami dwóch robotników: który jest pierwszy?
nehemiah-ask-swap-cards = Zamieniasz miejscami dwie karty: która jest pierwsza?
nehemiah-ask-swap-with = Z czym zamieniasz miejscami ({ $spot })?
nehemiah-ask-journeyman = Którego ze swoich stojących robotników przenosisz?
nehemiah-ask-move-to = Przenosisz robotnika ({ $spot }): na którą wolną kartę?
nehemiah-ask-assistant =
    { $number ->
        [1] Którego robotnika aktywujesz najpierw?
       *[other] Czy aktywujesz jeszcze jednego robotnika?
    }
nehemiah-ask-corrupt = Którego robotnika przeciwnika aktywujesz?
nehemiah-ask-inspector = Masz kartę Inspektor: czy decydujesz, co { $seat } robi w tej turze?
nehemiah-ask-order-anew = Nakazu nie można już wykonać: co { $seat } robi zamiast tego?
nehemiah-ask-window-1 = Przed działaniem (tura: { $seat }): czy używasz przywódcy budowy?
nehemiah-ask-window-3 = Po działaniu (tura: { $seat }): czy używasz przywódcy budowy?
nehemiah-ask-window-4 = Kolumna { $column } ma nowe karty: czy używasz przywódcy budowy?
nehemiah-ask-auction = Którego przywódcę budowy wystawiasz na licytację?
nehemiah-ask-bid = Co oferujesz za tego przywódcę budowy: { $card }?
nehemiah-ask-bid-workers = Twoja tajna oferta: { $card }. Ilu robotników?
nehemiah-ask-bid-wood =
    { $workers ->
        [one] Twoja tajna oferta: { $card }. { $workers } robotnik i ile drewna?
        [few] Twoja tajna oferta: { $card }. { $workers } robotników i ile drewna?
        [many] Twoja tajna oferta: { $card }. { $workers } robotników i ile drewna?
       *[other] Twoja tajna oferta: { $card }. { $workers } robotnika i ile drewna?
    }
nehemiah-ask-bid-gold =
    Twoja tajna oferta: { $card }. { $workers ->
        [one] { $workers } robotnik
        [few] { $workers } robotników
        [many] { $workers } robotników
       *[other] { $workers } robotnika
    }, { $wood ->
        [one] { $wood } drewno
        [few] { $wood } drewna
        [many] { $wood } drewna
       *[other] { $wood } drewna
    } i ile złota?
nehemiah-ask-free-cube = Czy kładziesz bez kosztu znacznik na planszy { $board }?
nehemiah-ask-free-gate = Czy bierzesz bez kosztu tę bramę: { $gate }?
nehemiah-ask-give-up-wood = Ile par (dostępny robotnik i drewno) oddajesz za punkty zwycięstwa?
nehemiah-ask-give-up-gold = Ile par (dostępny robotnik i złoto) oddajesz za punkty zwycięstwa?
nehemiah-ask-turncoat = Zaraz będzie punktacja plansz: czy używasz karty Zdrajca i przenosisz czyjś znacznik?
nehemiah-ask-turn-to = Znacznik (gracz: { $seat_owner }) opuszcza planszę { $board }: na którą trafi?
nehemiah-ask-first-player = Losowany jest pierwszy gracz.
nehemiah-ask-draw = Następna karta talii: { $spot }.
nehemiah-ask-reveal =
    { $number ->
        [one] Odkrywana jest ostatnia karta przywódcy budowy do licytacji.
        [few] Do licytacji trzeba odkryć jeszcze { $number } karty przywódców budowy.
        [many] Do licytacji trzeba odkryć jeszcze { $number } kart przywódców budowy.
       *[other] Do licytacji trzeba odkryć jeszcze { $number } karty przywódców budowy.
    }

# Możliwości całym zdaniem.
nehemiah-place = wyślij do kolumny { $column }: { $card }
nehemiah-place-on = postaw: { $spot }
nehemiah-neutral = połóż: { $spot }
nehemiah-activate = aktywuj: { $card } ({ $spot })
nehemiah-corrupt = aktywuj: { $card } ({ $spot }, gracz: { $seat_owner })
nehemiah-pass = pasuj
nehemiah-perform = wykonaj akcję: { $card }
nehemiah-decline = zrezygnuj z akcji: { $card }
nehemiah-also = zapłać za: { $card } ({ $spot })
nehemiah-use = zapłać za: { $card } ({ $spot })
nehemiah-stop = wystarczy
nehemiah-move-cube = przenieś z planszy { $board }
nehemiah-raise = podnieś robotnika ({ $spot })
nehemiah-replace = zastąp robotnika ({ $spot }, gracz: { $seat_owner })
nehemiah-swap = zamień: { $card } ({ $spot })
nehemiah-swap-with = z: { $card } ({ $spot })
nehemiah-move = przenieś robotnika ({ $spot })
nehemiah-move-to = na: { $spot }
nehemiah-end-turn = nikogo więcej
nehemiah-play-foreman = użyj przywódcy budowy: { $card }
nehemiah-play-seasonal = użyj przywódcy budowy: { $card } ({ $spot })
nehemiah-decline-window = na razie bez przywódcy budowy
nehemiah-auction = wystaw na licytację: { $card }
nehemiah-bid-workers =
    { $number ->
        [one] { $number } robotnik
        [few] { $number } robotników
        [many] { $number } robotników
       *[other] { $number } robotnika
    }
nehemiah-bid-wood =
    { $number ->
        [one] { $number } drewno
        [few] { $number } drewna
        [many] { $number } drewna
       *[other] { $number } drewna
    }
nehemiah-bid-gold =
    { $number ->
        [one] { $number } złoto
        [few] { $number } złota
        [many] { $number } złota
       *[other] { $number } złota
    }
nehemiah-free-cube = połóż znacznik na planszy { $board }
nehemiah-take-gate = weź: { $gate }
nehemiah-decline-free = zrezygnuj
nehemiah-give-up-wood =
    { $number ->
        [0] nic
        [one] { $number } robotnik i { $number } drewno
        [few] { $number } robotników i { $number } drewna
        [many] { $number } robotników i { $number } drewna
       *[other] { $number } robotnika i { $number } drewna
    }
nehemiah-give-up-gold =
    { $number ->
        [0] nic
        [one] { $number } robotnik i { $number } złoto
        [few] { $number } robotników i { $number } złota
        [many] { $number } robotników i { $number } złota
       *[other] { $number } robotnika i { $number } złota
    }
nehemiah-turn = przenieś znacznik (gracz: { $seat_owner }) z planszy { $board }
nehemiah-turn-to = na planszę { $board }
nehemiah-first = zaczyna { $seat }
nehemiah-draw = { $spot }: { $card }
nehemiah-reveal = odkryta karta: { $card }

# Czasowniki przed listą możliwości.
nehemiah-verb-place = wyślij
nehemiah-verb-neutral = połóż
nehemiah-verb-activate = aktywuj
nehemiah-verb-pass = pasuj
nehemiah-verb-perform = wykonaj
nehemiah-verb-decline = zrezygnuj
nehemiah-verb-also = zapłać
nehemiah-verb-use = użyj
nehemiah-verb-stop = przestań
nehemiah-verb-move = przenieś
nehemiah-verb-raise = podnieś
nehemiah-verb-replace = zastąp
nehemiah-verb-swap = zamień
nehemiah-verb-with = z
nehemiah-verb-to = na
nehemiah-verb-end = zakończ
nehemiah-verb-auction = wystaw
nehemiah-verb-bid = oferuj
nehemiah-verb-take = weź
nehemiah-verb-give = oddaj
nehemiah-verb-turn = przenieś

# Dlaczego coś jest niemożliwe.
nehemiah-why-no-worker = { $seat } nie ma dostępnego robotnika
nehemiah-why-column-only = wybierasz tylko kolumnę, a robotnik staje na jej najwyższej wolnej karcie
nehemiah-why-anchor-over = tę akcję wykonuje się przed dodatkowymi aktywacjami, nie po nich: { $card }
nehemiah-why-full = kolumna { $column } nie ma wolnej karty
nehemiah-why-no-cards = kolumna { $column } nie ma już kart
nehemiah-why-same-column = w kolumnie { $column } właśnie stanął twój własny robotnik, neutralny trafia do innej
nehemiah-why-bottom = w kolumnie { $column } wolna jest tylko najniższa karta, a neutralni robotnicy tam nie trafiają
nehemiah-why-no-card = nie ma tam już karty ({ $spot })
nehemiah-why-occupied = karta jest zajęta ({ $spot })
nehemiah-why-unoccupied = nie ma tam robotnika ({ $spot })
nehemiah-why-neutral = robotnik ({ $spot }) jest neutralny
nehemiah-why-not-yours = robotnik ({ $spot }) nie jest twój
nehemiah-why-your-own = robotnik ({ $spot }) jest twój
nehemiah-why-tired = robotnik ({ $spot }) leży
nehemiah-why-stands = robotnik ({ $spot }) już stoi
nehemiah-why-still-stands = robotnik ({ $spot }) stoi, a używać można tylko kart, na których ktoś leży
nehemiah-why-on-night-work = robotnik ({ $spot }) leży na samej Pracy nocnej
nehemiah-why-activated = robotnika ({ $spot }) aktywowano już w tej turze
nehemiah-why-not-in-column = { $spot } nie leży w kolumnie aktywowanej karty
nehemiah-why-not-above = { $spot } nie leży nad aktywowaną kartą
nehemiah-why-used = tej karty już użyto ({ $spot })
nehemiah-why-other-column = { $spot } nie leży w kolumnie Konsolidacji
nehemiah-why-consolidation = leży tam Konsolidacja ({ $spot }), a jedna nie używa drugiej
nehemiah-why-other-swap = { $spot } nie nadaje się do tej zamiany
nehemiah-why-fee = nie masz na opłatę, potrzeba { $number } złota: { $card }
nehemiah-why-cost =
    { $wood ->
        [0] brakuje ci { $gold } złota: { $card }
       *[other] { $gold ->
            [0] brakuje ci { $wood } drewna: { $card }
           *[other] brakuje ci { $wood } drewna i { $gold } złota: { $card }
        }
    }
nehemiah-why-cubes = masz za mało znaczników gdzie indziej: { $card }
nehemiah-why-no-gate = nie ma już żadnej bramy: { $card }
nehemiah-why-nothing = ta karta nic by teraz nie dała: { $card }
nehemiah-why-no-pass = nie możesz spasować, dopóki możesz wysłać albo aktywować robotnika
nehemiah-why-not-held = nie masz tego przywódcy budowy: { $card }
nehemiah-why-not-now = tego przywódcy budowy nie można teraz użyć: { $card }
nehemiah-why-not-revealed = tego przywódcy budowy nie ma w ofercie: { $card }
nehemiah-why-bid-workers =
    { $number ->
        [0] nie masz dostępnych robotników
        [one] masz tylko { $number } dostępnego robotnika
        [few] masz tylko { $number } dostępnych robotników
        [many] masz tylko { $number } dostępnych robotników
       *[other] masz tylko { $number } dostępnego robotnika
    }
nehemiah-why-bid-wood =
    { $number ->
        [0] nie masz drewna
        [one] możesz zaoferować najwyżej { $number } drewno
        [few] możesz zaoferować najwyżej { $number } drewna
        [many] możesz zaoferować najwyżej { $number } drewna
       *[other] możesz zaoferować najwyżej { $number } drewna
    }
nehemiah-why-bid-gold =
    { $number ->
        [0] nie masz złota
        [one] możesz zaoferować najwyżej { $number } złoto
        [few] możesz zaoferować najwyżej { $number } złota
        [many] możesz zaoferować najwyżej { $number } złota
       *[other] możesz zaoferować najwyżej { $number } złota
    }
nehemiah-why-bid-order = najpierw oferuje się robotników, potem drewno, potem złoto
nehemiah-why-no-pair =
    { $number ->
        [0] nie masz takiej pary
        [one] masz tylko { $number } taką parę
        [few] masz tylko { $number } takie pary
        [many] masz tylko { $number } takich par
       *[other] masz tylko { $number } takiej pary
    }
nehemiah-why-same-board = znaczniki trafiają na planszę { $board }, więc pochodzą z innej
nehemiah-why-no-cube = nie masz znacznika na planszy { $board }
nehemiah-why-no-cube-of = { $seat_owner } nie ma znacznika na planszy { $board }
nehemiah-why-all-there = wszystkie twoje znaczniki są już na planszy { $board }
nehemiah-why-other-board = znacznik pochodzi z planszy { $board }, a trafia na inną

# Zakończenie gry i arkusz punktów.
nehemiah-ending-last-column = ostatnia talia nie mogła uzupełnić kolumny
nehemiah-ending-deadlock = nikt nie mógł już nic zrobić, a ostatnia talia nie mogła uzupełnić kolumny
nehemiah-ending-stalled = długo nic się nie działo, a ostatnia talia nie mogła uzupełnić kolumny
nehemiah-ended-by-last-column = { $seat } opróżnia kolumnę, której ostatnia talia nie może już uzupełnić
nehemiah-tie-break = Przy równych punktach wygrywa większa ilość drewna, potem złota.
nehemiah-score-wall = Mury
nehemiah-score-temple = Świątynia
nehemiah-score-garrison = Straż
nehemiah-score-cards = Karty
nehemiah-score-gates = Bramy
nehemiah-score-goods = Dobra

# Opcje, objaśnione w dokumencie, który pisze „position new”.
nehemiah-option-foremen = Przed każdym etapem licytuje się przywódców budowy: true albo false.
nehemiah-option-open-screens = Wszyscy widzą drewno, złoto i punkty każdego gracza: true albo false.
nehemiah-option-first-player = Kto zaczyna: random (losowo) albo p1 (pierwsze miejsce).
nehemiah-option-income = Z przywódcami budowy: „na początku każdego etapu” jedno drewno i jedno złoto. later_rounds: Tylko w etapach II i III; początek etapu I już to zawiera; every_round: Także w etapie I.
nehemiah-option-tie-break = Które drewno i złoto rozstrzyga remis? after_sale: To, co zostało po sprzedaży; before_sale: To, co było przed sprzedażą.
