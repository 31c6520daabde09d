# Czym jest i co robi wszystko na stole Theopolis: odpowiedzi na pytanie „co to jest?”.

theopolis-type-building = Budowla
theopolis-type-wonder = Cud
theopolis-type-person = Człowiek
theopolis-type-symbol = Symbol
theopolis-type-disaster = Klęska
theopolis-type-apocalypse = Apokalipsa
theopolis-type-saint = Święty Patron
theopolis-type-sacrament = Sakrament
theopolis-type-resource = Zasób

# Co robią karty.
theopolis-costs = Wiara { $faith }, Nadzieja { $hope }, Miłość { $charity }
theopolis-has-stones =
    { $number ->
        [one] { $number } kamień budowlany
        [few] { $number } kamienie budowlane
        [many] { $number } kamieni budowlanych
       *[other] { $number } kamienia budowlanego
    }
theopolis-has-worth = wartość { $number }
theopolis-part-of = dla: { $sacraments }
theopolis-effect-exchanges =
    { $number ->
        [one] o { $number } wymianę więcej na turę
        [few] o { $number } wymiany więcej na turę
        [many] o { $number } wymian więcej na turę
       *[other] o { $number } wymiany więcej na turę
    }
theopolis-effect-buildings-safe = Budowle chronione przed Klęskami
theopolis-effect-persons-safe = Ludzie chronieni przed Klęskami
theopolis-effect-worth-more = wartość każdej karty o { $number } większa: { $cards }
theopolis-effect-worth-alone = wartość { $number }, gdy to jedyny Człowiek
theopolis-effect-hand-limit = limit kart na ręce: { $number }
theopolis-effect-bishops-barred = ochrona przed Biskupami innych graczy
theopolis-effect-ignore-disaster = odrzuć, aby pominąć Klęskę
theopolis-effect-win = natychmiastowe zwycięstwo
theopolis-effect-apocalypse = gra się kończy
theopolis-effect-replace-board-card = efekt wejścia: można zastąpić kartę wystawki kartą odrzuconą
theopolis-effect-take-from-neighbour = efekt wejścia: można zabrać sąsiadowi kartę o koszcie do { $number }
theopolis-effect-take-any-from-neighbour = efekt wejścia: można zabrać sąsiadowi dowolną kartę, nawet Biskupa
theopolis-effect-lose-points =
    { $number ->
        [one] efekt wejścia: tracisz { $number } punkt grzechu pierworodnego
        [few] efekt wejścia: tracisz { $number } punkty grzechu pierworodnego
        [many] efekt wejścia: tracisz { $number } punktów grzechu pierworodnego
       *[other] efekt wejścia: tracisz { $number } punktu grzechu pierworodnego
    }
theopolis-effect-lose-points-and-leave =
    { $number ->
        [one] efekt wejścia: tracisz { $number } punkt grzechu pierworodnego, potem odrzuć tę kartę
        [few] efekt wejścia: tracisz { $number } punkty grzechu pierworodnego, potem odrzuć tę kartę
        [many] efekt wejścia: tracisz { $number } punktów grzechu pierworodnego, potem odrzuć tę kartę
       *[other] efekt wejścia: tracisz { $number } punktu grzechu pierworodnego, potem odrzuć tę kartę
    }
theopolis-effect-discard-board-cards =
    { $number ->
        [one] efekt wejścia: można odrzucić { $number } kartę z wystawki
        [few] efekt wejścia: można odrzucić do { $number } kart z wystawki
        [many] efekt wejścia: można odrzucić do { $number } kart z wystawki
       *[other] efekt wejścia: można odrzucić do { $number } karty z wystawki
    }
theopolis-effect-add-resource =
    { $number ->
        [one] efekt wejścia: można dołożyć { $number } zasób
        [few] efekt wejścia: można dołożyć { $number } zasoby
        [many] efekt wejścia: można dołożyć { $number } zasobów
       *[other] efekt wejścia: można dołożyć { $number } zasobu
    }
theopolis-effect-points-each-turn =
    { $number ->
        [one] co turę tracisz o { $number } punkt grzechu pierworodnego więcej
        [few] co turę tracisz o { $number } punkty grzechu pierworodnego więcej
        [many] co turę tracisz o { $number } punktów grzechu pierworodnego więcej
       *[other] co turę tracisz o { $number } punktu grzechu pierworodnego więcej
    }
theopolis-effect-confess =
    { $number ->
        [one] raz na turę odrzuć kartę z ręki, aby stracić { $number } punkt grzechu pierworodnego
        [few] raz na turę odrzuć kartę z ręki, aby stracić { $number } punkty grzechu pierworodnego
        [many] raz na turę odrzuć kartę z ręki, aby stracić { $number } punktów grzechu pierworodnego
       *[other] raz na turę odrzuć kartę z ręki, aby stracić { $number } punktu grzechu pierworodnego
    }
theopolis-effect-refill-from-discard = rękę można uzupełniać także odrzuconymi Ludźmi
theopolis-effect-additions =
    { $number ->
        [one] { $number } zasób na turę
        [few] { $number } zasoby na turę
        [many] { $number } zasobów na turę
       *[other] { $number } zasobu na turę
    }
theopolis-effect-stones =
    { $number ->
        [one] o { $number } kamień budowlany więcej
        [few] o { $number } kamienie budowlane więcej
        [many] o { $number } kamieni budowlanych więcej
       *[other] o { $number } kamienia budowlanego więcej
    }
theopolis-saint-cheaper =
    zniżka ({ $faith ->
        [0] { "" }
       *[other] Wiara { $faith }
    }{ $hope ->
        [0] { "" }
       *[other]
            { $faith ->
                [0] { "" }
               *[other] { ", " }
            }Nadzieja { $hope }
    }{ $charity ->
        [0] { "" }
       *[other]
            { $faith ->
                [0]
                    { $hope ->
                        [0] { "" }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }Miłość { $charity }
    }): { $cards }
theopolis-saint-lose-points =
    { $number ->
        [one] na początku o { $number } punkt grzechu pierworodnego mniej
        [few] na początku o { $number } punkty grzechu pierworodnego mniej
        [many] na początku o { $number } punktów grzechu pierworodnego mniej
       *[other] na początku o { $number } punktu grzechu pierworodnego mniej
    }
theopolis-saint-add-resource = na początku +{ $number }: { $cards }
theopolis-part = { theopolis-victims }: { theopolis-loss }
theopolis-victims =
    { $extreme ->
        [fewest] najmniej
       *[most] najwięcej
    } { $measure ->
        [resources] zasobów
        [persons] Ludzi
        [buildings] Budowli
        [stones] kamieni
        [symbols] Symboli
        [sacraments] sakramentów
       *[original_points] punktów grzechu pierworodnego
    }
theopolis-loss =
    { $loss ->
        [resource] { $number ->
            [one] traci { $number } zasób
            [few] traci { $number } zasoby
            [many] traci { $number } zasobów
           *[other] traci { $number } zasobu
        }
        [person] traci Człowieka
        [building] traci Budowlę
        [largest_building] traci swoją największą Budowlę
        [symbol] traci Symbol
        [one_of] traci jedną kartę ({ $cards })
       *[regain_points] { $number ->
            [one] odzyskuje { $number } punkt grzechu pierworodnego
            [few] odzyskuje { $number } punkty grzechu pierworodnego
            [many] odzyskuje { $number } punktów grzechu pierworodnego
           *[other] odzyskuje { $number } punktu grzechu pierworodnego
        }
    }

# Miejsca: jak się nazywają.
theopolis-title-board = Wystawka
theopolis-title-deck = Talia
theopolis-title-discard = Stos kart odrzuconych
theopolis-title-out = Poza grą
theopolis-title-pile = Stos zasobów: { $resource }
theopolis-title-round = Runda { $number }
theopolis-title-city = Miasto: { $seat }
    .seat = Twoje miasto
theopolis-title-hand = Ręka: { $seat }
    .seat = Twoja ręka
theopolis-title-heaven = Niebo: { $seat }
    .seat = Twoje Niebo
theopolis-title-points = Grzech pierworodny
theopolis-title-stones = Kamienie budowlane
theopolis-title-sacraments = Sakramenty
theopolis-title-worth = Grzech pierworodny tracony co turę
theopolis-title-hand-limit = Limit kart na ręce
theopolis-title-additions = Zasoby do dołożenia
theopolis-title-exchanges = Wymiany
theopolis-title-score = Wynik, gdyby Apokalipsa nadeszła teraz
theopolis-title-resources = { $resource }

# Czym są i do czego służą.
theopolis-about-board =
    { $number ->
        [one] { $number } odkryta karta, dla wszystkich graczy. Raz na turę możesz wymienić na nią kartę z ręki, a na końcu tury uzupełniasz stąd rękę. Klęska, która tu trafi, uderza od razu.
        [few] { $number } odkryte karty, dla wszystkich graczy. Raz na turę możesz wymienić kartę z ręki na jedną z nich, a na końcu tury uzupełniasz stąd rękę. Klęska, która tu trafi, uderza od razu.
        [many] { $number } odkrytych kart, dla wszystkich graczy. Raz na turę możesz wymienić kartę z ręki na jedną z nich, a na końcu tury uzupełniasz stąd rękę. Klęska, która tu trafi, uderza od razu.
       *[other] { $number } odkrytej karty, dla wszystkich graczy. Raz na turę możesz wymienić kartę z ręki na jedną z nich, a na końcu tury uzupełniasz stąd rękę. Klęska, która tu trafi, uderza od razu.
    }
theopolis-about-deck = Zakryta talia. Z niej uzupełnia się wolne miejsca wystawki. Apokalipsa, która kończy grę, jest gdzieś wśród ostatnich { $last } kart.
theopolis-about-discard = Odrzucone karty, odkryte, także Klęski. Możesz je przejrzeć w każdej chwili.
theopolis-about-discard-back = Karty wracają stąd dzięki: { $cards }.
theopolis-about-out = Karty graczy, którzy wygrali i odeszli od stołu. Już nie wracają.
theopolis-about-pile =
    { $number ->
        [one] Co turę możesz wziąć ze stosów { $number } wybrany zasób i dołożyć go od razu do swojego miasta, za darmo. Można nim zapłacić w tej samej turze.
        [few] Co turę możesz wziąć ze stosów { $number } wybrane zasoby i dołożyć je od razu do swojego miasta, za darmo. Można nimi zapłacić w tej samej turze.
        [many] Co turę możesz wziąć ze stosów { $number } wybranych zasobów i dołożyć je od razu do swojego miasta, za darmo. Można nimi zapłacić w tej samej turze.
       *[other] Co turę możesz wziąć ze stosów { $number } wybranego zasobu i dołożyć go od razu do swojego miasta, za darmo. Można nim zapłacić w tej samej turze.
    }
theopolis-about-resource = Jeden z trzech zasobów, którymi płaci się za karty. Zasobu nigdy się nie wydaje: płacąc, obraca się go, a na końcu tury jest znowu gotowy. Jeden rodzaj nie zastępuje drugiego.
theopolis-about-round = W rundzie każdy gracz ma jedną turę. Jeśli po rundzie { $rounds } nikt nie wygrał, gra kończy się tak, jakby nadeszła Apokalipsa.
theopolis-about-city = Karty, które gracz zagrał. Budowle dają kamienie, Ludzie co turę odbierają grzech pierworodny, a Symbole razem z Ludźmi tworzą sakramenty. Karty zostają tu, dopóki nie zabierze ich Klęska albo inny gracz.
theopolis-about-hand = Rękę widzi tylko jej właściciel. Możesz zagrać każdą kartę, którą możesz opłacić. Na końcu tury bierzesz karty z wystawki do limitu albo odrzucasz nadmiar.
theopolis-about-hand-limit = Ile kart jest na ręce na końcu tury. Efekty, które go zwiększają, nie sumują się: liczy się największy.
theopolis-about-heaven = Nad każdym miastem: jego Święty Patron, który zostaje przez całą grę, i sakramenty, które miasto zdobyło.
theopolis-about-points =
    { $start ->
        [one] Każdy gracz zaczyna z { $start } punktem grzechu pierworodnego. Na początku każdej tury traci tyle punktów, ile wynosi wartość Ludzi w jego mieście. Przy zerze wygrywasz od razu.
        [few] Każdy gracz zaczyna z { $start } punktami grzechu pierworodnego. Na początku każdej tury traci tyle punktów, ile wynosi wartość Ludzi w jego mieście. Przy zerze wygrywasz od razu.
        [many] Każdy gracz zaczyna z { $start } punktami grzechu pierworodnego. Na początku każdej tury traci tyle punktów, ile wynosi wartość Ludzi w jego mieście. Przy zerze wygrywasz od razu.
       *[other] Każdy gracz zaczyna z { $start } punktu grzechu pierworodnego. Na początku każdej tury traci tyle punktów, ile wynosi wartość Ludzi w jego mieście. Przy zerze wygrywasz od razu.
    }
theopolis-about-stones = Kamienie wszystkich Budowli miasta. Do zwycięstwa wystarczy { $goal }. Przy Apokalipsie każdy liczy się za { $score }.
theopolis-about-sacraments = Miasto ma sakrament, dopóki są w nim wszystkie karty jego układu. Wygrywasz od razu, gdy masz: wtajemniczenie { $initiation }, uzdrowienie { $healing }, posłanie { $mission }. Przy Apokalipsie każdy liczy się za { $score }.
theopolis-about-worth = Tyle punktów grzechu pierworodnego gracz traci na początku swojej tury: łączną wartość Ludzi w mieście i to, co dodają sakramenty.
theopolis-about-additions = Ile zasobów można jeszcze dołożyć w tej turze. Niewykorzystane prawo przepada.
theopolis-about-exchanges = Ile kart z ręki można jeszcze w tej turze wymienić na karty z wystawki.
theopolis-about-score = Gdy nadchodzi Apokalipsa, gra się kończy. Kamień liczy się za { $stone }, sakrament za { $sacrament }, pozostały punkt grzechu pierworodnego za { $point }. Wygrywa najwyższy wynik.
theopolis-about-building = Budowla. Zagraj ją z ręki do swojego miasta: jej kamienie liczą się, dopóki tam stoi. Do zwycięstwa wystarczy tyle kamieni: { $goal }.
theopolis-about-person = Człowiek. Zagraj tę kartę z ręki do swojego miasta: na początku każdej twojej tury tracisz tyle punktów grzechu pierworodnego, ile warci są twoi Ludzie. Gdy spadną do zera, wygrywasz.
theopolis-about-symbol = Symbol. Zagraj go z ręki do swojego miasta. Większość Symboli tworzy tam sakramenty razem z Ludźmi.
theopolis-about-wonder = Cud. Zagraj go z ręki do swojego miasta, gdy tylko możesz za niego zapłacić. Klęski go nie liczą ani nie zabierają.
theopolis-about-disaster = Klęska. Nie można jej zagrać. Uderza, gdy tylko trafi na wystawkę, z talii albo z ręki, a potem jest odrzucana. Jeśli wszyscy gracze mają tyle samo, nic się nie dzieje.
theopolis-about-part = Gracze, którzy mają { theopolis-victims }: każdy { theopolis-loss }.
theopolis-about-apocalypse = Jest wśród ostatnich { $last } kart talii. Gdy trafi na wystawkę, gra kończy się od razu i wygrywa najwyższy wynik: { $stone } za kamień, { $sacrament } za sakrament, { $point } za każdy pozostały punkt grzechu pierworodnego.
theopolis-about-saint =
    { $timing ->
        [immediate] Święty Patron, numer { $number }. Jego efekt zadziałał na początku gry. Najniższy numer miał pierwszą turę.
       *[permanent] Święty Patron, numer { $number }. Jego efekt trwa przez całą grę i nic go nie odbiera. Najniższy numer miał pierwszą turę.
    }
theopolis-about-sacrament =
    { $group ->
        [initiation] Sakrament wtajemniczenia. Masz go, dopóki w twoim mieście są wszystkie karty jego układu. Do zwycięstwa sakramentami trzeba mieć z tej grupy: { $number }.
        [healing] Sakrament uzdrowienia. Masz go, dopóki w twoim mieście są wszystkie karty jego układu. Do zwycięstwa sakramentami trzeba mieć z tej grupy: { $number }.
       *[mission] Sakrament posłania. Masz go, dopóki w twoim mieście są wszystkie karty jego układu. Do zwycięstwa sakramentami trzeba mieć z tej grupy: { $number }.
    }
theopolis-about-need =
    { $number ->
        [1] Układ wymaga karty: { $cards }.
       *[other] Układ wymaga jednej z kart: { $cards }.
    }
theopolis-about-neighbours =
    { $reading ->
        [all] Przy tym stole sąsiadami są wszyscy pozostali gracze.
       *[adjacent] Twoi sąsiedzi to najbliżsi gracze po lewej i po prawej.
    }

# Co robią karty, sakramenty i święci, pełnym zdaniem.
theopolis-does-exchanges =
    { $number ->
        [one] Co turę możesz wymienić z wystawką o { $number } kartę więcej.
        [few] Co turę możesz wymienić z wystawką o { $number } karty więcej.
        [many] Co turę możesz wymienić z wystawką o { $number } kart więcej.
       *[other] Co turę możesz wymienić z wystawką o { $number } karty więcej.
    }
theopolis-does-buildings-safe = Klęski nigdy nie każą ci odrzucić Budowli.
theopolis-does-persons-safe = Klęski nigdy nie każą ci odrzucić Człowieka.
theopolis-does-worth-more = Każda z tych kart w twoim mieście jest warta o { $number } więcej: { $cards }. Szybciej tracisz grzech pierworodny.
theopolis-does-worth-alone = Dopóki to jedyny Człowiek w twoim mieście, jego wartość to { $number }.
theopolis-does-hand-limit = Twój limit kart na ręce to { $number }. Takie efekty się nie sumują.
theopolis-does-bishops-barred = Biskupi innych graczy niczego nie zabierają z twojego miasta.
theopolis-does-ignore-disaster = Gdy miałaby cię dotknąć Klęska, możesz odrzucić tę kartę z miasta i pominąć całą Klęskę.
theopolis-does-win = Gracz, w którego mieście stanie ta karta, wygrywa od razu.
theopolis-does-replace-board-card = Gdy ta karta trafi do twojego miasta, możesz przywrócić na wystawkę kartę ze stosu kart odrzuconych. Zastępuje ona kartę wystawki, którą się odrzuca. Przywrócona Klęska uderza od razu.
theopolis-does-take-from-neighbour = Gdy ta karta trafi do twojego miasta, możesz zabrać Budowlę, Człowieka albo Symbol z miasta sąsiada do swojego, bez płacenia. Wydrukowany koszt tej karty to razem najwyżej { $number } i nie może to być Biskup.
theopolis-does-take-any-from-neighbour = Gdy ta karta trafi do twojego miasta, możesz zabrać dowolną Budowlę, Człowieka albo Symbol z miasta sąsiada do swojego, bez płacenia.
theopolis-does-lose-points =
    { $number ->
        [one] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punkt grzechu pierworodnego.
        [few] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punkty grzechu pierworodnego.
        [many] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punktów grzechu pierworodnego.
       *[other] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punktu grzechu pierworodnego.
    }
theopolis-does-lose-points-and-leave =
    { $number ->
        [one] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punkt grzechu pierworodnego. Potem jest odrzucana.
        [few] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punkty grzechu pierworodnego. Potem jest odrzucana.
        [many] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punktów grzechu pierworodnego. Potem jest odrzucana.
       *[other] Gdy ta karta trafi do twojego miasta, tracisz od razu { $number } punktu grzechu pierworodnego. Potem jest odrzucana.
    }
theopolis-does-discard-board-cards =
    { $number ->
        [one] Gdy ta karta trafi do twojego miasta, możesz odrzucić z wystawki { $number } kartę. Od razu zastępuje ją następna.
        [few] Gdy ta karta trafi do twojego miasta, możesz odrzucić z wystawki do { $number } kart, jedną po drugiej. Każdą od razu zastępuje następna.
        [many] Gdy ta karta trafi do twojego miasta, możesz odrzucić z wystawki do { $number } kart, jedną po drugiej. Każdą od razu zastępuje następna.
       *[other] Gdy ta karta trafi do twojego miasta, możesz odrzucić z wystawki do { $number } karty, jedną po drugiej. Każdą od razu zastępuje następna.
    }
theopolis-does-add-resource =
    { $number ->
        [one] Gdy ta karta trafi do twojego miasta, możesz dołożyć { $number } wybrany zasób. Nie liczy się on do zasobów dokładanych co turę.
        [few] Gdy ta karta trafi do twojego miasta, możesz dołożyć { $number } wybrane zasoby. Nie liczą się one do zasobów dokładanych co turę.
        [many] Gdy ta karta trafi do twojego miasta, możesz dołożyć { $number } wybranych zasobów. Nie liczą się one do zasobów dokładanych co turę.
       *[other] Gdy ta karta trafi do twojego miasta, możesz dołożyć { $number } wybranego zasobu. Nie liczy się on do zasobów dokładanych co turę.
    }
theopolis-does-points-each-turn =
    { $number ->
        [one] Na początku każdej twojej tury tracisz o { $number } punkt grzechu pierworodnego więcej.
        [few] Na początku każdej twojej tury tracisz o { $number } punkty grzechu pierworodnego więcej.
        [many] Na początku każdej twojej tury tracisz o { $number } punktów grzechu pierworodnego więcej.
       *[other] Na początku każdej twojej tury tracisz o { $number } punktu grzechu pierworodnego więcej.
    }
theopolis-does-confess =
    { $number ->
        [one] Raz na turę możesz odrzucić dowolną kartę z ręki, aby stracić { $number } punkt grzechu pierworodnego. Odrzucona tak Klęska nie ma efektu.
        [few] Raz na turę możesz odrzucić dowolną kartę z ręki, aby stracić { $number } punkty grzechu pierworodnego. Odrzucona tak Klęska nie ma efektu.
        [many] Raz na turę możesz odrzucić dowolną kartę z ręki, aby stracić { $number } punktów grzechu pierworodnego. Odrzucona tak Klęska nie ma efektu.
       *[other] Raz na turę możesz odrzucić dowolną kartę z ręki, aby stracić { $number } punktu grzechu pierworodnego. Odrzucona tak Klęska nie ma efektu.
    }
theopolis-does-refill-from-discard = Uzupełniając rękę, możesz zamiast kart z wystawki brać Ludzi ze stosu kart odrzuconych.
theopolis-does-additions =
    { $number ->
        [one] Co turę możesz dołożyć { $number } zasób.
        [few] Co turę możesz dołożyć { $number } zasoby.
        [many] Co turę możesz dołożyć { $number } zasobów.
       *[other] Co turę możesz dołożyć { $number } zasobu.
    }
theopolis-does-stones =
    { $number ->
        [one] Masz o { $number } kamień budowlany więcej i nie możesz go stracić.
        [few] Masz o { $number } kamienie budowlane więcej i nie możesz ich stracić.
        [many] Masz o { $number } kamieni budowlanych więcej i nie możesz ich stracić.
       *[other] Masz o { $number } kamienia budowlanego więcej i nie możesz ich stracić.
    }
theopolis-does-cheaper = Te karty kosztują cię mniej, choć nigdy mniej niż 0 zasobów danego rodzaju: { $cards }.
theopolis-does-saint-lose-points =
    { $number ->
        [one] Na początku gry jego miasto ma o { $number } punkt grzechu pierworodnego mniej.
        [few] Na początku gry jego miasto ma o { $number } punkty grzechu pierworodnego mniej.
        [many] Na początku gry jego miasto ma o { $number } punktów grzechu pierworodnego mniej.
       *[other] Na początku gry jego miasto ma o { $number } punktu grzechu pierworodnego mniej.
    }
theopolis-does-saint-add-resource = Na początku gry jego miasto dostaje dodatkowo ({ $number }): { $cards }.

# Jak jest teraz.
theopolis-now-deck =
    { $number ->
        [one] Została { $number } karta.
        [few] Zostały { $number } karty.
        [many] Zostało { $number } kart.
       *[other] Zostało { $number } karty.
    }
theopolis-now-omen = Następna karta może być Apokalipsą.
theopolis-now-cards =
    { $number ->
        [one] { $number } karta.
        [few] { $number } karty.
        [many] { $number } kart.
       *[other] { $number } karty.
    }
theopolis-now-pile = Na stosie zostało: { $number }.
theopolis-now-resources = { $seat } ma gotowych: { $unused }, wykorzystanych: { $used }.
    .seat = Masz gotowych: { $unused }, wykorzystanych: { $used }.
theopolis-now-turn = Teraz tura: { $seat }.
    .seat = Teraz jest twoja tura.
theopolis-now-city = Klęski porównują: Budowle { $buildings }, Ludzie { $persons }, Symbole { $symbols }, zasoby { $resources }.
theopolis-now-hand = Karty: { $number } z { $limit }.
theopolis-now-known = Wszyscy widzieli, że wzięto: { $cards }.
theopolis-now-points =
    { $number ->
        [one] { $seat } ma jeszcze { $number } punkt.
        [few] { $seat } ma jeszcze { $number } punkty.
        [many] { $seat } ma jeszcze { $number } punktów.
       *[other] { $seat } ma jeszcze { $number } punktu.
    }
    .seat =
        { $number ->
            [one] Masz jeszcze { $number } punkt.
            [few] Masz jeszcze { $number } punkty.
            [many] Masz jeszcze { $number } punktów.
           *[other] Masz jeszcze { $number } punktu.
        }
theopolis-now-worth =
    { $number ->
        [one] { $seat } traci { $number } punkt na początku każdej tury.
        [few] { $seat } traci { $number } punkty na początku każdej tury.
        [many] { $seat } traci { $number } punktów na początku każdej tury.
       *[other] { $seat } traci { $number } punktu na początku każdej tury.
    }
    .seat =
        { $number ->
            [one] Tracisz { $number } punkt na początku każdej tury.
            [few] Tracisz { $number } punkty na początku każdej tury.
            [many] Tracisz { $number } punktów na początku każdej tury.
           *[other] Tracisz { $number } punktu na początku każdej tury.
        }
theopolis-now-stones = { $seat } ma { $number } z { $goal }.
    .seat = Masz { $number } z { $goal }.
theopolis-now-group =
    { $group ->
        [initiation] Wtajemniczenie: { $number } z { $goal }.
        [healing] Uzdrowienie: { $number } z { $goal }.
       *[mission] Posłanie: { $number } z { $goal }.
    }
theopolis-now-held = Zdobyte: { $sacraments }.
theopolis-now-left-to-do = Zostało { $number } z { $goal }.
theopolis-now-score = { $seat }: wynik { $number }.
    .seat = Twój wynik: { $number }.
theopolis-now-holds = Ma go { $seat }.
    .seat = Masz go.
theopolis-now-saint = Święty Patron gracza { $seat }.
    .seat = Twój Święty Patron.
theopolis-now-lacks =
    { $number ->
        [1] W mieście brakuje jeszcze karty: { $cards }.
       *[other] W mieście brakuje jeszcze jednej z kart: { $cards }.
    }
theopolis-now-wonder-where =
    { $where ->
        [city] Stoi w mieście gracza { $seat }.
        [hand] Ma go na ręce { $seat }.
        [board] Leży na wystawce.
        [discard] Leży wśród kart odrzuconych.
        [out] Jest poza grą.
       *[unseen] Jeszcze go nie odkryto.
    }
theopolis-now-wonder = { $seat } ma { $number } z { $goal } potrzebnych zasobów.
    .seat = Masz { $number } z { $goal } potrzebnych zasobów.
theopolis-now-copies = Tu leży ich: { $number }.
theopolis-now-in-all =
    { $number ->
        [one] W grze jest { $number } egzemplarz.
        [few] W grze są { $number } egzemplarze.
        [many] W grze jest { $number } egzemplarzy.
       *[other] W grze jest { $number } egzemplarza.
    }
theopolis-now-worth-here = Wartość tutaj: { $number }.
theopolis-now-can-pay = Możesz ją teraz opłacić.
theopolis-now-missing = Aby ją zagrać, brakuje ci: { $resource } { $number }.
theopolis-now-printed = Wydrukowany koszt to { theopolis-costs }; zmniejsza go twój Święty Patron.
theopolis-now-no-victim = Gdyby uderzyła teraz, wszyscy mieliby tyle samo i nic by się nie stało.
theopolis-now-victim = Gdyby uderzyła teraz, poszkodowany byłby gracz { $seat } ({ theopolis-victims }).
    .seat = Gdyby uderzyła teraz, dotknęłaby ciebie ({ theopolis-victims }).
theopolis-cost = { $resource } { $number }

# Symbole na kartach i na stole.
theopolis-sign-faith = Wiara
theopolis-sign-faith-about = Zasób. Na karcie: ile Wiary ona kosztuje.
theopolis-sign-hope = Nadzieja
theopolis-sign-hope-about = Zasób. Na karcie: ile Nadziei ona kosztuje.
theopolis-sign-charity = Miłość
theopolis-sign-charity-about = Zasób. Na karcie: ile Miłości ona kosztuje.
theopolis-sign-missing = Koszt, którego nie zapłacisz
theopolis-sign-missing-about = Koszt w samym obrysie: nie masz teraz tylu gotowych zasobów tego rodzaju. Koszt wypełniony możesz zapłacić.
theopolis-sign-used = Wykorzystany zasób
theopolis-sign-used-about = Pochylonym zasobem już w tej turze zapłacono. Na końcu tury jest znowu gotowy.
theopolis-sign-stones = Kamienie budowlane
theopolis-sign-stones-about = Na karcie Budowli: ile kamieni daje swojemu miastu. Przy graczu: wszystkie kamienie miasta. Do zwycięstwa wystarczy { $goal }.
theopolis-sign-worth = Wartość
theopolis-sign-worth-about = Na karcie Człowieka: ile punktów grzechu pierworodnego traci dzięki niemu właściciel na początku każdej swojej tury.
theopolis-sign-original-points = Grzech pierworodny
theopolis-sign-original-points-about = Pozostałe punkty grzechu pierworodnego. Każdy zaczyna z tyloma: { $start }; przy zerze wygrywasz.
theopolis-sign-sacraments = Sakramenty
theopolis-sign-sacraments-about = Przy graczu: ile sakramentów ma jego miasto. W prawym górnym rogu karty: brakuje ci jej jeszcze do sakramentu.
theopolis-sign-light = Łuki przy imieniu
theopolis-sign-light-about = Po jednym łuku na każdy z siedmiu sakramentów, grupami: wtajemniczenie, uzdrowienie, posłanie. Oświetlony łuk to sakrament, który miasto zdobyło.
theopolis-sign-cards = Ręka
theopolis-sign-cards-about = Przy graczu: karty na ręce. Na karcie: zwiększa limit kart na ręce.
theopolis-sign-exchange = Wymiana
theopolis-sign-exchange-about = Pozwala na więcej wymian z wystawką co turę.
theopolis-sign-shield = Ochrona
theopolis-sign-shield-about = Chroni miasto przed Klęskami albo przed Biskupami innych graczy.
theopolis-sign-more = Większa wartość
theopolis-sign-more-about = Zwiększa wartość innych Ludzi w mieście.
theopolis-sign-alone = Samotnie
theopolis-sign-alone-about = Ma większą wartość jako jedyny Człowiek w mieście.
theopolis-sign-less = Mniej
theopolis-sign-less-about = Odbiera punkty grzechu pierworodnego albo obniża koszt kart.
theopolis-sign-take = Zabierz
theopolis-sign-take-about = Zabiera kartę z miasta sąsiada.
theopolis-sign-bring = Przywróć
theopolis-sign-bring-about = Przywraca karty ze stosu kart odrzuconych.
theopolis-sign-sweep = Odrzuć
theopolis-sign-sweep-about = Odrzuca karty z wystawki; od razu zastępują je następne.
theopolis-sign-add = Dołóż
theopolis-sign-add-about = Dokłada zasoby do miasta.
theopolis-sign-star = Gwiazda
theopolis-sign-star-about = Cud, który wygrywa grę. Na Świętym Patronie: numer; najniższy ma pierwszą turę.
theopolis-sign-bolt = Klęska
theopolis-sign-bolt-about = Klęska: nie można jej zagrać, a uderza, gdy tylko trafi na wystawkę.
theopolis-sign-sun = Apokalipsa
theopolis-sign-sun-about = Apokalipsa, wśród ostatnich { $last } kart talii. Przy talii: może nią być następna karta.

# Części stołu: nagłówki widoku tekstowego.
theopolis-area-board = Wystawka
theopolis-area-piles = Runda i stosy
theopolis-area-hand = Ręka
theopolis-area-resources = Zasoby i to, co zostało w tej turze
theopolis-area-victory = Drogi do zwycięstwa
theopolis-area-city = Miasto
theopolis-area-heaven = Niebo
