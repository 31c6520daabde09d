# Zadania: cele, tytuły i czego każde uczy.
theopolis-goal-stones =
    { $number ->
        [one] miej na koniec tury { $number } kamień budowlany
        [few] miej na koniec tury { $number } kamienie budowlane
        [many] miej na koniec tury { $number } kamieni budowlanych
       *[other] miej na koniec tury { $number } kamienia budowlanego
    }
theopolis-goal-sacraments =
    { $number ->
        [one] miej na koniec tury { $number } sakrament
        [few] miej na koniec tury { $number } sakramenty
        [many] miej na koniec tury { $number } sakramentów
       *[other] miej na koniec tury { $number } sakramentu
    }
theopolis-goal-worth = miej na koniec tury Ludzi o wartości { $number }

theopolis-puzzle-baptism = Brakujący sakrament
theopolis-puzzle-baptism-idea = Symbol może dopełnić sakrament: sprawdź, czego brakuje twojemu miastu, zanim policzysz koszt karty.
theopolis-puzzle-hermit = Pierwszy Człowiek
theopolis-puzzle-hermit-idea = Ludzie odejmują ci punkty grzechu pierworodnego na początku każdej twojej tury: im wcześniej przyjdą, tym więcej odejmą.
theopolis-puzzle-church = Jeszcze jeden zasób
theopolis-puzzle-church-idea = Dołożenie zasobu nic nie kosztuje, a płaci on od razu: sprawdź, co mógłbyś zagrać z jednym więcej.
theopolis-puzzle-ramparts = Najpierw wymiana
theopolis-puzzle-ramparts-idea = Dopóki masz wymianę, karta z wystawki jest tyle warta co karta na ręce.
theopolis-puzzle-exchange = Oddaj drogą kartę
theopolis-puzzle-exchange-idea = Tani Człowiek zagrany teraz pracuje do końca gry; droga karta na ręce nie robi nic.
theopolis-puzzle-priest-and-bishop = Dwie karty, jedna sakiewka
theopolis-puzzle-priest-and-bishop-idea = Policz, ile kosztują obie karty razem, zanim zagrasz pierwszą.
theopolis-puzzle-bishop = Kaplica sąsiada
theopolis-puzzle-bishop-idea = Biskup sprowadza do ciebie kartę z sąsiedniego miasta: patrz, co zbudowali inni.
theopolis-puzzle-stole = Dwa sakramenty w jednej turze
theopolis-puzzle-stole-idea = Użyj wszystkiego, co daje tura: zasobu, wymiany i każdej karty, na którą cię jeszcze stać.
theopolis-puzzle-abbey = Nic ponad to
theopolis-puzzle-abbey-idea = Duża budowla wymaga i dołożonego zasobu, i wymiany: zaplanuj całą turę, potem zacznij.
theopolis-puzzle-last-stones = Ostatnie kamienie
theopolis-puzzle-last-stones-idea = Dziesięć kamieni budowlanych wygrywa od razu, nawet w środku tury: licz też te, które możesz zabrać.
