# Comment le journal raconte Theopolis. Les noms de cartes viennent du fichier de matériel ; une phrase peut en nommer plusieurs.

theopolis-turn-begins = Manche { $round } : à { $seat } de jouer
    .seat = Manche { $round } : à vous de jouer
    .short = Manche { $round }
theopolis-is-revealed = Sur le plateau : { $card }.
theopolis-disaster-put-away = Défaussé sans effet pendant la mise en place : { $card }.
theopolis-is-dealt = { $seat } reçoit : { $card }.
    .seat = Vous recevez : { $card }.
theopolis-is-dealt-a-card = { $seat } reçoit { $amount }.
    .seat = Vous recevez { $amount }.
theopolis-receives-saint = { $seat } reçoit : { $saint }.
    .seat = Vous recevez : { $saint }.
theopolis-plays = { $seat } joue : { $card }.
    .seat = Vous jouez : { $card }.
theopolis-adds-resource = { $seat } ajoute : { $resource }.
    .seat = Vous ajoutez : { $resource }.
theopolis-exchanges = { $seat } échange { $card } contre { $other }.
    .seat = Vous échangez { $card } contre { $other }.
theopolis-confesses = { $seat } se confesse et défausse : { $card }.
    .seat = Vous vous confessez et défaussez : { $card }.
theopolis-loses-points = { $seat } perd { $amount } (reste { $left_now }).
    .seat = Vous perdez { $amount } (reste { $left_now }).
theopolis-regains-points = { $seat } reprend { $amount } (en a { $left_now }).
    .seat = Vous reprenez { $amount } (en avez { $left_now }).
theopolis-leaves-city = { $seat } défausse de sa cité : { $card }.
    .seat = Vous défaussez de votre cité : { $card }.
theopolis-takes-from = { $seat } prend dans la cité voisine ({ $seat_from }) : { $card }.
    .seat = Vous prenez dans la cité voisine ({ $seat_from }) : { $card }.
    .seat_from = { $seat } prend dans votre cité : { $card }.
theopolis-brings-back = { $seat } ramène de la défausse { $card } à la place de : { $other }.
    .seat = Vous ramenez de la défausse { $card } à la place de : { $other }.
theopolis-discards-from-board = { $seat } défausse du plateau : { $card }.
    .seat = Vous défaussez du plateau : { $card }.
theopolis-discards-excess = { $seat } a trop de cartes et défausse : { $card }.
    .seat = Vous avez trop de cartes et défaussez : { $card }.
theopolis-picks = { $seat } prend sur le plateau : { $card }.
    .seat = Vous prenez sur le plateau : { $card }.
theopolis-recovers = { $seat } prend dans la défausse : { $card }.
    .seat = Vous prenez dans la défausse : { $card }.
theopolis-strikes = Désastre ! { $card } frappe.
theopolis-spares-everyone = Égalité entre tous : { $card } est sans effet.
theopolis-loses-nothing = { $seat } ne perd rien ({ $card }).
    .seat = Vous ne perdez rien ({ $card }).
theopolis-ignores-disaster = { $seat } ignore { $disaster } et défausse : { $card }.
    .seat = Vous ignorez { $disaster } et défaussez : { $card }.
theopolis-loses-resource = { $seat } perd : { $resource }.
    .seat = Vous perdez : { $resource }.
theopolis-loses-card = { $seat } perd de sa cité : { $card }.
    .seat = Vous perdez de votre cité : { $card }.
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
