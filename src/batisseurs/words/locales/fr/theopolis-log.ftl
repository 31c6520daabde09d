# Comment le journal raconte Theopolis. Les noms de cartes viennent du fichier de matériel ; une phrase peut en nommer plusieurs.

theopolis-turn-begins = Manche { $round } : à { $seat } de jouer
    .seat = Manche { $round } : à vous de jouer
    .short = Manche { $round }
theopolis-is-revealed = Sur le plateau : { $card }.
theopolis-disaster-put-away = Défaussé sans effet pendant la mise en place : { $card }.
theopolis-is-dealt = { $seat } reçoit { $card }.
    .seat = Vous recevez { $card }.
theopolis-is-dealt-a-card = { $seat } reçoit { $amount }.
    .seat = Vous recevez { $amount }.
theopolis-receives-saint = { $seat } reçoit { $saint } comme Saint Patron.
    .seat = Vous recevez { $saint } comme Saint Patron.
theopolis-plays = { $seat } joue { $card }.
    .seat = Vous jouez { $card }.
theopolis-adds-resource = { $seat } met : { $resource }.
    .seat = Vous mettez : { $resource }.
theopolis-exchanges = { $seat } échange { $card } contre { $other }.
    .seat = Vous échangez { $card } contre { $other }.
theopolis-confesses = { $seat } se confesse et défausse { $card }.
    .seat = Vous vous confessez et défaussez { $card }.
theopolis-loses-points = { $seat } perd { $amount } (reste { $left_now }).
    .seat = Vous perdez { $amount } (reste { $left_now }).
theopolis-regains-points = { $seat } reprend { $amount } (total : { $left_now }).
    .seat = Vous reprenez { $amount } (total : { $left_now }).
theopolis-leaves-city = { $seat } défausse { $card } de sa cité.
    .seat = Vous défaussez { $card } de votre cité.
theopolis-takes-from = { $seat } prend { $card } dans la cité voisine ({ $seat_from }).
    .seat = Vous prenez { $card } dans la cité voisine ({ $seat_from }).
    .seat_from = { $seat } prend { $card } dans votre cité.
theopolis-brings-back = { $seat } ramène { $card } de la défausse à la place de : { $other }.
    .seat = Vous ramenez { $card } de la défausse à la place de : { $other }.
theopolis-discards-from-board = { $seat } défausse { $card } du plateau.
    .seat = Vous défaussez { $card } du plateau.
theopolis-discards-excess = { $seat } a trop de cartes et défausse { $card }.
    .seat = Vous avez trop de cartes et défaussez { $card }.
theopolis-picks = { $seat } prend { $card } sur le plateau.
    .seat = Vous prenez { $card } sur le plateau.
theopolis-recovers = { $seat } prend { $card } dans la défausse.
    .seat = Vous prenez { $card } dans la défausse.
theopolis-strikes = Désastre ! { $card } frappe.
theopolis-spares-everyone = Égalité entre tous : { $card } est sans effet.
theopolis-loses-nothing = { $seat } ne perd rien ({ $card }).
    .seat = Vous ne perdez rien ({ $card }).
theopolis-ignores-disaster = { $seat } ignore { $disaster } et défausse { $card }.
    .seat = Vous ignorez { $disaster } et défaussez { $card }.
theopolis-loses-resource = { $seat } perd : { $resource }.
    .seat = Vous perdez : { $resource }.
theopolis-loses-card = { $seat } perd { $card } de sa cité.
    .seat = Vous perdez { $card } de votre cité.
theopolis-wins-by-original-points = { $seat } n’a plus de points originels et gagne !
    .seat = Vous n’avez plus de points originels et gagnez !
theopolis-wins-by-stones = { $seat } a assez de pierres d’édifice et gagne !
    .seat = Vous avez assez de pierres d’édifice et gagnez !
theopolis-wins-by-sacraments = { $seat } détient les sacrements nécessaires et gagne !
    .seat = Vous détenez les sacrements nécessaires et gagnez !
theopolis-wins-by-wonder = { $seat } ajoute la Merveille à sa cité et gagne !
    .seat = Vous ajoutez la Merveille à votre cité et gagnez !
theopolis-amount-card =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
theopolis-amount-original-point =
    { $number ->
        [one] { $number } point originel
       *[other] { $number } points originels
    }
