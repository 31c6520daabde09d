# Jak dziennik opowiada grę Ezdrasz i Nehemiasz. Nazwy kart, płytek i miejsc pochodzą z gry.

esdras-et-nehemie-turn-begins = Tydzień { $round }, dzień { $day }, tura: { $seat }
    .seat = Tydzień { $round }, dzień { $day }: twoja tura
    .short = Tydzień { $round }, dzień { $day }
esdras-et-nehemie-gains = { $seat } zdobywa { $amount }.
    .seat = zdobywasz { $amount }.
esdras-et-nehemie-loses = { $seat } traci { $amount }.
    .seat = tracisz { $amount }.
esdras-et-nehemie-pays = { $seat } płaci { $amount }.
    .seat = płacisz { $amount }.
esdras-et-nehemie-rubble-laid = Gruz: { $amount }.
esdras-et-nehemie-scrolls-laid = Zwoje, rząd { $row }: { $tile }.
esdras-et-nehemie-tiles-dealt = { $seat } otrzymuje: { $tile }.
    .seat = otrzymujesz: { $tile }.
esdras-et-nehemie-draws = { $seat } dobiera: { $card }.
    .seat = dobierasz: { $card }.
esdras-et-nehemie-draws-cards = { $seat } dobiera { $amount }.
    .seat = dobierasz { $amount }.
esdras-et-nehemie-no-worker-left =
    { $seat } nie ma już pracowników w zasobach głównych; namiot przesuwa się o { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }.
    .seat =
        nie masz już pracowników w zasobach głównych; twój namiot przesuwa się o { $number ->
            [one] { $number } pole
            [few] { $number } pola
            [many] { $number } pól
           *[other] { $number } pola
        }.
esdras-et-nehemie-altar-step = { $seat } wchodzi na pole { $space_now } toru ołtarza.
    .seat = wchodzisz na pole { $space_now } toru ołtarza.
esdras-et-nehemie-altar-end = { $seat } stoi na końcu toru ołtarza i zdobywa { $amount }.
    .seat = stoisz na końcu toru ołtarza i zdobywasz { $amount }.
esdras-et-nehemie-tent-step = { $seat } przesuwa namiot: { $place_now }.
    .seat = przesuwasz namiot: { $place_now }.
esdras-et-nehemie-blessing-full = { $seat } nie może już otrzymać tego błogosławieństwa; namiot przesuwa się o 1 pole.
    .seat = nie możesz już otrzymać tego błogosławieństwa; namiot przesuwa się o 1 pole.
esdras-et-nehemie-column = { $seat } doprowadza wszystkie błogosławieństwa do kolumny { $number_now }.
    .seat = doprowadzasz wszystkie błogosławieństwa do kolumny { $number_now }.
esdras-et-nehemie-buys-food =
    { $seat } kupuje { $amount } po { $number ->
        [one] { $number } monecie
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }.
    .seat =
        kupujesz { $amount } po { $number ->
            [one] { $number } monecie
            [few] { $number } monety
            [many] { $number } monet
           *[other] { $number } monety
        }.
esdras-et-nehemie-loses-food =
    { $points ->
        [0] { $seat } oddaje { $amount }.
       *[other] { $seat } oddaje { $amount } i traci { $points } PZ.
    }
    .seat =
        { $points ->
            [0] oddajesz { $amount }.
           *[other] oddajesz { $amount } i tracisz { $points } PZ.
        }
esdras-et-nehemie-feeds =
    { $points ->
        [0] { $seat } karmi wszystkich pracowników ({ $number }): { $amount }.
       *[other] { $seat } karmi pracowników ({ $number }): { $amount }, i traci { $points } PZ.
    }
    .seat =
        { $points ->
            [0] karmisz wszystkich pracowników ({ $number }): { $amount }.
           *[other] karmisz pracowników ({ $number }): { $amount }, i tracisz { $points } PZ.
        }
esdras-et-nehemie-recovers = { $seat } odzyskuje { $amount }.
    .seat = odzyskujesz { $amount }.
esdras-et-nehemie-assigns = { $seat } przydziela { $amount }.
    .seat = przydzielasz { $amount }.
esdras-et-nehemie-develops = { $seat } rozwija: { $tile }.
    .seat = rozwijasz: { $tile }.
esdras-et-nehemie-places-levite = { $seat } stawia lewitę nr { $number } za { $amount }.
    .seat = stawiasz lewitę nr { $number } za { $amount }.
esdras-et-nehemie-levite-banner = { $seat } używa lewity jako czerwonego sztandaru.
    .seat = używasz lewity jako czerwonego sztandaru.
esdras-et-nehemie-temple = { $seat } buduje Świątynię, { $good } ({ $place }): { $points } PZ za kostkę.
    .seat = budujesz Świątynię, { $good } ({ $place }): { $points } PZ za kostkę.
esdras-et-nehemie-sector = { $seat } kończy sektor { $number } Świątyni.
    .seat = kończysz sektor { $number } Świątyni.
esdras-et-nehemie-sector-most = { $seat } ma najwięcej lewitów: { $points } PZ.
    .seat = masz najwięcej lewitów: { $points } PZ.
esdras-et-nehemie-sector-fewest = { $seat } ma najmniej lewitów i traci { $points } PZ.
    .seat = masz najmniej lewitów i tracisz { $points } PZ.
esdras-et-nehemie-burns = { $seat } spala na ołtarzu { $amount }.
    .seat = spalasz na ołtarzu { $amount }.
esdras-et-nehemie-clears = { $seat } usuwa gruz ({ $place }): { $amount }.
    .seat = usuwasz gruz ({ $place }): { $amount }.
esdras-et-nehemie-pays-gold = { $seat } płaci { $amount } zamiast: { $good }.
    .seat = płacisz { $amount } zamiast: { $good }.
esdras-et-nehemie-pays-banners = { $seat } wydaje { $amount } zamiast: { $good }.
    .seat = wydajesz { $amount } zamiast: { $good }.
esdras-et-nehemie-builds-wall = { $seat } odbudowuje mur ({ $place }): { $card }.
    .seat = odbudowujesz mur ({ $place }): { $card }.
esdras-et-nehemie-shared-labour = { $seat } zyskuje też efekt sąsiedniego muru: { $place }.
    .seat = zyskujesz też efekt sąsiedniego muru: { $place }.
esdras-et-nehemie-builds-gate = { $seat } odbudowuje bramę i bierze { $amount } z jej karty: { $place }.
    .seat = odbudowujesz bramę i bierzesz { $amount } z jej karty: { $place }.
esdras-et-nehemie-connection = Połączenie: { $wall } – { $gate }.
esdras-et-nehemie-path-white = { $seat } płaci { $amount } za białych pracowników na drodze ({ $place }).
    .seat = płacisz { $amount } za białych pracowników na drodze ({ $place }).
esdras-et-nehemie-path-pays = { $seat } otrzymuje { $amount } za skrybów na drodze ({ $place }).
    .seat = otrzymujesz { $amount } za skrybów na drodze ({ $place }).
esdras-et-nehemie-places-scribe = { $seat } stawia skrybę: { $tile } ({ $place }).
    .seat = stawiasz skrybę: { $tile } ({ $place }).
esdras-et-nehemie-white-pushed = Biały pracownik przechodzi wyżej: { $place }.
esdras-et-nehemie-white-leaves = Biały pracownik opuszcza grę.
esdras-et-nehemie-row-food = { $seat } zajmuje rząd { $row } przed innymi i zdobywa { $amount }.
    .seat = zajmujesz rząd { $row } przed innymi i zdobywasz { $amount }.
esdras-et-nehemie-row-silver = { $seat } zajmuje rząd { $row } przed innymi i zdobywa { $amount }.
    .seat = zajmujesz rząd { $row } przed innymi i zdobywasz { $amount }.
esdras-et-nehemie-takes-hero = { $seat } bierze kartę bohatera: { $card }.
    .seat = bierzesz kartę bohatera: { $card }.
esdras-et-nehemie-moves-tent = { $seat } wydaje { $amount } na namiot.
    .seat = wydajesz { $amount } na namiot.
esdras-et-nehemie-fee-to = { $seat } otrzymuje { $amount } opłaty ({ $gate }).
    .seat = otrzymujesz { $amount } opłaty ({ $gate }).
esdras-et-nehemie-fee-card = { $seat } kładzie { $amount } na karcie bramy ({ $gate }).
    .seat = kładziesz { $amount } na karcie bramy ({ $gate }).
esdras-et-nehemie-fee-supply = { $seat } płaci { $amount } opłaty do zasobów głównych ({ $gate }).
    .seat = płacisz { $amount } opłaty do zasobów głównych ({ $gate }).
esdras-et-nehemie-trades = { $seat } handluje za { $amount } ({ $card }).
    .seat = handlujesz za { $amount } ({ $card }).
esdras-et-nehemie-sells =
    { $seat } sprzedaje { $amount } po { $number ->
        [one] { $number } monecie
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monety
    }.
    .seat =
        sprzedajesz { $amount } po { $number ->
            [one] { $number } monecie
            [few] { $number } monety
            [many] { $number } monet
           *[other] { $number } monety
        }.
esdras-et-nehemie-places-trader = { $seat } stawia kupca na polu { $slot }.
    .seat = stawiasz kupca na polu { $slot }.
esdras-et-nehemie-places-elder = { $seat } stawia starszego na polu { $slot }.
    .seat = stawiasz starszego na polu { $slot }.
esdras-et-nehemie-repeats-trader = { $seat } płaci { $amount } i ponownie rozpatruje pole { $slot }.
    .seat = płacisz { $amount } i ponownie rozpatrujesz pole { $slot }.
esdras-et-nehemie-plays = { $seat } zagrywa na stos { $stack }: { $card }.
    .seat = zagrywasz na stos { $stack }: { $card }.
esdras-et-nehemie-action-red = { $seat } wybiera Świątynię i ołtarz (czerwone sztandary: { $number }).
    .seat = wybierasz Świątynię i ołtarz (czerwone sztandary: { $number }).
esdras-et-nehemie-action-grey = { $seat } wybiera gruz, mury i bramy (szare sztandary: { $number }).
    .seat = wybierasz gruz, mury i bramy (szare sztandary: { $number }).
esdras-et-nehemie-action-blue = { $seat } wybiera Prawo i namioty (niebieskie sztandary: { $number }).
    .seat = wybierasz Prawo i namioty (niebieskie sztandary: { $number }).
esdras-et-nehemie-discards = { $seat } nie ma miejsca i oddaje { $amount }.
    .seat = nie masz miejsca i oddajesz { $amount }.
esdras-et-nehemie-gatekeeper = { $seat } stawia { $amount }: { $place }.
    .seat = stawiasz { $amount }: { $place }.
esdras-et-nehemie-sabbath-begins = Tydzień { $round } minął: przygotowanie do szabatu.
esdras-et-nehemie-judged-behind = { $seat } stoi za prorokami (pole { $space }).
    .seat = stoisz za prorokami (pole { $space }).
esdras-et-nehemie-judged-between = { $seat } stoi między prorokami (pole { $space }).
    .seat = stoisz między prorokami (pole { $space }).
esdras-et-nehemie-judged-ahead = { $seat } stoi przed prorokami (pole { $space }).
    .seat = stoisz przed prorokami (pole { $space }).
esdras-et-nehemie-item-market-on-the-eve = { $seat } korzysta z Targu w przededniu.
    .seat = korzystasz z Targu w przededniu.
esdras-et-nehemie-item-perpetual-fire = { $seat } korzysta z Wiecznego ognia.
    .seat = korzystasz z Wiecznego ognia.
esdras-et-nehemie-item-returning-exiles = { $seat } korzysta z Powrotu wygnańców.
    .seat = korzystasz z Powrotu wygnańców.
esdras-et-nehemie-item-tithes = { $seat } korzysta z Dziesięciny.
    .seat = korzystasz z Dziesięciny.
esdras-et-nehemie-item-caravan = { $seat } korzysta z Karawany.
    .seat = korzystasz z Karawany.
esdras-et-nehemie-tucks = { $seat } chowa: { $card }.
    .seat = chowasz: { $card }.
esdras-et-nehemie-scores-card = { $seat } zdobywa { $points } PZ za kartę: { $card }.
    .seat = zdobywasz { $points } PZ za kartę: { $card }.
esdras-et-nehemie-prophets = Zachariasz przechodzi na pole { $zechariah }, Aggeusz na pole { $haggai }.
esdras-et-nehemie-shofar = { $seat } bierze szofar.
    .seat = bierzesz szofar.
esdras-et-nehemie-altar-leader = { $seat } prowadzi na torze ołtarza.
    .seat = prowadzisz na torze ołtarza.
esdras-et-nehemie-final-points = { $seat } zdobywa { $amount }.
    .seat = zdobywasz { $amount }.
esdras-et-nehemie-final = { $seat } ma razem { $points } PZ.
    .seat = masz razem { $points } PZ.
esdras-et-nehemie-amount-gold =
    { $number ->
        [one] { $number } kostkę złota
        [few] { $number } kostki złota
        [many] { $number } kostek złota
       *[other] { $number } kostek złota
    }
esdras-et-nehemie-amount-stone =
    { $number ->
        [one] { $number } kostkę kamienia
        [few] { $number } kostki kamienia
        [many] { $number } kostek kamienia
       *[other] { $number } kostek kamienia
    }
esdras-et-nehemie-amount-wood =
    { $number ->
        [one] { $number } kostkę drewna
        [few] { $number } kostki drewna
        [many] { $number } kostek drewna
       *[other] { $number } kostek drewna
    }
esdras-et-nehemie-amount-ash =
    { $number ->
        [one] { $number } kostkę popiołu
        [few] { $number } kostki popiołu
        [many] { $number } kostek popiołu
       *[other] { $number } kostek popiołu
    }
esdras-et-nehemie-amount-silver =
    { $number ->
        [one] { $number } monetę
        [few] { $number } monety
        [many] { $number } monet
       *[other] { $number } monet
    }
esdras-et-nehemie-amount-food =
    { $number ->
        [one] { $number } chleb
        [few] { $number } chleby
        [many] { $number } chlebów
       *[other] { $number } chlebów
    }
esdras-et-nehemie-amount-vp = { $number } PZ
esdras-et-nehemie-amount-worker =
    { $number ->
        [one] { $number } pracownika
        [few] { $number } pracowników
        [many] { $number } pracowników
       *[other] { $number } pracowników
    }
esdras-et-nehemie-amount-blessing-orange =
    { $number ->
        [one] { $number } pomarańczowe błogosławieństwo
        [few] { $number } pomarańczowe błogosławieństwa
        [many] { $number } pomarańczowych błogosławieństw
       *[other] { $number } pomarańczowych błogosławieństw
    }
esdras-et-nehemie-amount-blessing-purple =
    { $number ->
        [one] { $number } fioletowe błogosławieństwo
        [few] { $number } fioletowe błogosławieństwa
        [many] { $number } fioletowych błogosławieństw
       *[other] { $number } fioletowych błogosławieństw
    }
esdras-et-nehemie-amount-blessing-red =
    { $number ->
        [one] { $number } czerwone błogosławieństwo
        [few] { $number } czerwone błogosławieństwa
        [many] { $number } czerwonych błogosławieństw
       *[other] { $number } czerwonych błogosławieństw
    }
esdras-et-nehemie-amount-red-banner =
    { $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
        [many] { $number } czerwonych sztandarów
       *[other] { $number } czerwonych sztandarów
    }
esdras-et-nehemie-amount-grey-banner =
    { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
        [many] { $number } szarych sztandarów
       *[other] { $number } szarych sztandarów
    }
esdras-et-nehemie-amount-blue-banner =
    { $number ->
        [one] { $number } niebieski sztandar
        [few] { $number } niebieskie sztandary
        [many] { $number } niebieskich sztandarów
       *[other] { $number } niebieskich sztandarów
    }
esdras-et-nehemie-amount-wild-banner =
    { $number ->
        [one] { $number } dowolny sztandar
        [few] { $number } dowolne sztandary
        [many] { $number } dowolnych sztandarów
       *[other] { $number } dowolnych sztandarów
    }
esdras-et-nehemie-amount-card =
    { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } kart
    }
esdras-et-nehemie-amount-trader =
    { $number ->
        [one] { $number } kupca
        [few] { $number } kupców
        [many] { $number } kupców
       *[other] { $number } kupców
    }
esdras-et-nehemie-amount-elder =
    { $number ->
        [one] { $number } starszego
        [few] { $number } starszych
        [many] { $number } starszych
       *[other] { $number } starszych
    }
esdras-et-nehemie-amount-gatekeeper =
    { $number ->
        [one] { $number } strażnika bram
        [few] { $number } strażników bram
        [many] { $number } strażników bram
       *[other] { $number } strażników bram
    }
esdras-et-nehemie-amount-farmer =
    { $number ->
        [one] { $number } rolnika
        [few] { $number } rolników
        [many] { $number } rolników
       *[other] { $number } rolników
    }
esdras-et-nehemie-amount-labourer =
    { $number ->
        [one] { $number } robotnika
        [few] { $number } robotników
        [many] { $number } robotników
       *[other] { $number } robotników
    }
esdras-et-nehemie-amount-final-goods = { $number } PZ za dobra
esdras-et-nehemie-amount-final-tiles = { $number } PZ za rozwinięte płytki
esdras-et-nehemie-amount-final-altar = { $number } PZ za tor ołtarza
esdras-et-nehemie-amount-final-buildings = { $number } PZ za mury i bramy
esdras-et-nehemie-amount-final-scribes = { $number } PZ za skrybów
esdras-et-nehemie-amount-final-scrolls = { $number } PZ za złote zwoje

# Przeciwnik solo mówi dlaczego.
esdras-et-nehemie-focus-clockwise = { $seat } odkrywa kartę skupienia (zgodnie z ruchem wskazówek zegara, kolumna { $column }): { $card }.
esdras-et-nehemie-focus-counter-clockwise = { $seat } odkrywa kartę skupienia (przeciwnie do ruchu wskazówek zegara, kolumna { $column }): { $card }.
esdras-et-nehemie-no-trade =
    { $seat } ma { $silver ->
        [one] { $silver } monetę
        [few] { $silver } monety
        [many] { $silver } monet
       *[other] { $silver } monety
    }, a potrzeba { $number }: bez handlu, namiot przesuwa się.
esdras-et-nehemie-trade-upper =
    { $seat } ma { $silver ->
        [one] { $silver } monetę
        [few] { $silver } monety
        [many] { $silver } monet
       *[other] { $silver } monety
    }: górny handel za { $number }, opłata { $fee }.
esdras-et-nehemie-trade-lower =
    { $seat } ma { $silver ->
        [one] { $silver } monetę
        [few] { $silver } monety
        [many] { $silver } monet
       *[other] { $silver } monety
    }: dolny handel za { $number }, opłata { $fee }.
esdras-et-nehemie-scheme = { $seat } odkrywa kartę schematu: { $card }.
esdras-et-nehemie-scheme-not-met = { $seat } nie spełnia wiersza { $number } (pracownicy: { $workers }, złoto: { $gold }).
esdras-et-nehemie-scheme-impossible = { $seat } nie znajduje celu dla wiersza { $number } (pracownicy: { $workers }, złoto: { $gold }).
esdras-et-nehemie-scheme-action = { $seat } wykonuje wiersz { $number } (pracownicy: { $workers }, złoto: { $gold }).
esdras-et-nehemie-opponent-levite =
    { $seat } płaci { $gold ->
        [one] { $gold } kostkę złota
        [few] { $gold } kostki złota
        [many] { $gold } kostek złota
       *[other] { $gold } kostki złota
    } i stawia lewitę nr { $number }.
esdras-et-nehemie-opponent-changes = { $seat } nie ma złota na Świątynię i zamienia 1 monetę na 1 kostkę złota.
esdras-et-nehemie-opponent-altar = { $seat } nie ma złota ani srebra: 1 pole na torze ołtarza.
esdras-et-nehemie-opponent-target = { $seat } szuka stąd: { $gate }. Cel: { $place }.
esdras-et-nehemie-opponent-pays =
    { $seat } płaci { $gold ->
        [one] { $gold } kostkę złota
        [few] { $gold } kostki złota
        [many] { $gold } kostek złota
       *[other] { $gold } kostki złota
    }.
esdras-et-nehemie-opponent-scribe-highest =
    { $seat } bierze najwyższą płytkę według kolumny { $column }: { $place } za { $gold ->
        [one] { $gold } kostkę złota
        [few] { $gold } kostki złota
        [many] { $gold } kostek złota
       *[other] { $gold } kostki złota
    }.
esdras-et-nehemie-opponent-scribe-lowest =
    { $seat } bierze najniższą płytkę według kolumny { $column }: { $place } za { $gold ->
        [one] { $gold } kostkę złota
        [few] { $gold } kostki złota
        [many] { $gold } kostek złota
       *[other] { $gold } kostki złota
    }.
esdras-et-nehemie-opponent-sabbath =
    { $seat } świętuje szabat i zdobywa { $silver ->
        [one] { $silver } monetę
        [few] { $silver } monety
        [many] { $silver } monet
       *[other] { $silver } monety
    }; PZ: najwyższy skryba { $scribe }, ludzie { $people }, błogosławieństwa i złote pola { $blessed }.

# Why the solo opponent acts as it does.
esdras-et-nehemie-reason-focus = Najpierw handluje według tej karty. Jej brama, strzałka i kolumna wskażą potem, gdzie działa.
esdras-et-nehemie-reason-scheme = Przeciwnik sprawdza wiersze od góry i wykonuje pierwszy, którego warunek jest spełniony i który da się wykonać.
esdras-et-nehemie-reason-dearest =
    Wraz z opłatą górna opcja kosztuje { $upper ->
        [one] { $upper } monetę
        [few] { $upper } monety
        [many] { $upper } monet
       *[other] { $upper } monety
    }, a dolna { $lower }. Mając { $silver }, może zapłacić za każdą z nich i wybiera droższą.
esdras-et-nehemie-reason-same =
    Wraz z opłatą górna opcja kosztuje { $upper ->
        [one] { $upper } monetę
        [few] { $upper } monety
        [many] { $upper } monet
       *[other] { $upper } monety
    }, a dolna { $lower }, czyli tyle samo. Mając { $silver }, może zapłacić za każdą z nich i wybiera dolną.
esdras-et-nehemie-reason-only-upper =
    Wraz z opłatą górna opcja kosztuje { $upper ->
        [one] { $upper } monetę
        [few] { $upper } monety
        [many] { $upper } monet
       *[other] { $upper } monety
    }; dolna, za { $lower }, jest za droga, bo przeciwnik ma tylko { $silver }.
esdras-et-nehemie-reason-only-lower =
    Wraz z opłatą dolna opcja kosztuje { $lower ->
        [one] { $lower } monetę
        [few] { $lower } monety
        [many] { $lower } monet
       *[other] { $lower } monety
    }; górna, za { $upper }, jest za droga, bo przeciwnik ma tylko { $silver }.
esdras-et-nehemie-reason-no-trade =
    Wraz z opłatą górna opcja kosztuje { $upper ->
        [one] { $upper } monetę
        [few] { $upper } monety
        [many] { $upper } monet
       *[other] { $upper } monety
    }, a dolna { $lower }: mając { $silver }, nie może zapłacić za żadną z nich.
esdras-et-nehemie-reason-least-workers = Wymagani pracownicy w zasobach: co najmniej { $number }; ma { $has }.
esdras-et-nehemie-reason-most-workers = Dopuszczalni pracownicy w zasobach: najwyżej { $number }; ma { $has }.
esdras-et-nehemie-reason-least-gold = Wymagane złoto: co najmniej { $number }; ma { $has }.
esdras-et-nehemie-reason-most-gold = Dopuszczalne złoto: najwyżej { $number }; ma { $has }.
esdras-et-nehemie-reason-no-worker = Przeciwnik nie ma na to pracownika w zasobach.
esdras-et-nehemie-reason-no-gate = Żadnej bramy, którą wolno mu wybrać, nie może odbudować: jego złoto i kostki na bramie muszą dać razem co najmniej { $gold }.
esdras-et-nehemie-reason-no-wall-card = Jego stos kart muru jest pusty.
esdras-et-nehemie-reason-no-wall = Żadnego muru nie może odbudować: jego złoto i kostki na polu muru muszą dać razem co najmniej { $gold }.
esdras-et-nehemie-reason-no-rubble = Na żadnym polu muru nie ma już gruzu.
esdras-et-nehemie-reason-no-tile = Nie może dojść do żadnej płytki, za którą mógłby zapłacić.
esdras-et-nehemie-reason-row = To najwyższy wiersz, którego warunek jest spełniony i który da się wykonać.
esdras-et-nehemie-reason-last-row = Żadnego wiersza powyżej nie dało się wykonać, a ostatni niczego nie wymaga.
esdras-et-nehemie-reason-gate = Licząc od tej bramy w kierunku strzałki, to pierwsza nieodbudowana brama, za którą może zapłacić: jego złoto i kostki na niej dają razem co najmniej { $gold }.
esdras-et-nehemie-reason-passed-gates = Pominięto: { $gates }.
esdras-et-nehemie-reason-wall = Licząc od tej bramy w kierunku strzałki, to pierwsze pole muru z gruzem.
esdras-et-nehemie-reason-empty-wall = Na żadnym polu muru nie ma już gruzu: bierze pierwsze puste w kierunku strzałki.
esdras-et-nehemie-reason-passed-walls = Pola muru bez gruzu po drodze: { $number }.
esdras-et-nehemie-reason-tile = Płytki rzędu, do których może dojść i za które może zapłacić, od lewej: { $options }. Z { $all } możliwych kolumna { $column } wskazuje numer { $number }.
esdras-et-nehemie-reason-only-tile = To jedyna płytka rzędu, do której może dojść i za którą może zapłacić.
esdras-et-nehemie-reason-levite = Mając pracownika i dość złota, musi najpierw postawić lewitę; potem działa każdy jego lewita.
esdras-et-nehemie-reason-temple = Lewita kładzie złoto w pierwszej od lewej kolumnie, która ma puste pole, na najniższym z jej pustych pól.
esdras-et-nehemie-reason-clears = Zabiera cały gruz, zdobywa 1 kostkę złota za każdą kostkę oraz błogosławieństwo pola muru.
esdras-et-nehemie-reason-pays = Złoto zastępuje wszystkie wydrukowane koszty; dopiero co zdobyte też się liczy.
esdras-et-nehemie-reason-wall-card = Kładzie wierzchnią kartę ze swojego stosu kart muru.
esdras-et-nehemie-reason-path-pays = Ta droga prowadzi przez cudzych skrybów; nic za nich nie płaci, płacą zasoby główne.
esdras-et-nehemie-reason-judged-nothing = { $face } jego planszy nic za to nie daje.
esdras-et-nehemie-reason-sabbath-most = { $face }: srebro za każdego pracownika w zasobach: { $number }; z jego ludzi liczą się tylko najliczniejsi (strażnicy bram { $gatekeepers }, skrybowie { $scribes }, lewici { $levites }).
esdras-et-nehemie-reason-sabbath-sum = { $face }: srebro za każdego pracownika w zasobach: { $number }; sumuje się wszystkich jego ludzi (strażnicy bram { $gatekeepers }, skrybowie { $scribes }, lewici { $levites }).
esdras-et-nehemie-reason-first-gate = Licząc od tej bramy w kierunku strzałki, to pierwsza nieodbudowana brama i może za nią zapłacić: jego złoto i kostki na niej dają razem co najmniej { $gold }.
esdras-et-nehemie-reason-no-first-gate = Pierwsza nieodbudowana brama w kierunku strzałki jest za droga: jego złoto i kostki na bramie muszą dać razem co najmniej { $gold }.
esdras-et-nehemie-reason-path-white = Ta droga prowadzi przez białego pracownika, za którego płaci.
esdras-et-nehemie-reason-fewest-human = Z kilku dróg wybiera tę z najmniejszą liczbą twoich skrybów, potem z najmniejszą liczbą białych pracowników.
esdras-et-nehemie-reason-own-first = Z kilku dróg wybiera tę z największą liczbą własnych skrybów, potem raczej z białymi pracownikami niż z twoimi skrybami.
esdras-et-nehemie-reason-judged = { $face } jego planszy mówi, co za to zyskuje.
esdras-et-nehemie-reason-passed = Liczy się tylko minięte pole Proroka.
esdras-et-nehemie-reason-reached = Liczy się już osiągnięte pole Proroka.
