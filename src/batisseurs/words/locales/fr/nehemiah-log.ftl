# Comment le journal raconte Nehemiah. Les noms de cartes, portes, plateaux et lieux viennent du jeu.

nehemiah-turn-begins = À { $seat } de jouer
    .seat = À vous de jouer
nehemiah-first-player = { $seat } est premier joueur.
    .seat = Vous êtes premier joueur.
nehemiah-places = { $seat } envoie un ouvrier sur { $card } (colonne { $column }).
    .seat = Vous envoyez un ouvrier sur { $card } (colonne { $column }).
nehemiah-places-neutral = { $seat } couche un ouvrier neutre (colonne { $column }).
    .seat = Vous couchez un ouvrier neutre (colonne { $column }).
nehemiah-activates = { $seat } active { $card } (colonne { $column }).
    .seat = Vous activez { $card } (colonne { $column }).
nehemiah-corrupts = { $seat } active l’ouvrier adverse ({ $seat_owner }) sur { $card } (colonne { $column }).
    .seat = Vous activez l’ouvrier adverse ({ $seat_owner }) sur { $card } (colonne { $column }).
    .seat_owner = { $seat } active votre ouvrier sur { $card } (colonne { $column }).
nehemiah-declines = { $seat } n’utilise pas la carte.
    .seat = Vous n’utilisez pas la carte.
nehemiah-passes = { $seat } passe.
    .seat = Vous passez.
nehemiah-pays-player = { $seat } paie { $amount } à { $seat_owner } et utilise { $card }.
    .seat = Vous payez { $amount } à { $seat_owner } et utilisez { $card }.
    .seat_owner = { $seat } vous paie { $amount } et utilise { $card }.
nehemiah-pays-bank = { $seat } paie { $amount } à la banque et utilise { $card }.
    .seat = Vous payez { $amount } à la banque et utilisez { $card }.
nehemiah-gains = { $seat } gagne { $amount }.
    .seat = Vous gagnez { $amount }.
nehemiah-moves-cube = { $seat } déplace un cube du plateau { $board } au plateau { $other }.
    .seat = Vous déplacez un cube du plateau { $board } au plateau { $other }.
nehemiah-takes-gate = { $seat } construit la { $gate } ({ $amount }).
    .seat = Vous construisez la { $gate } ({ $amount }).
nehemiah-raises = { $seat } relève { $amount } ({ $spot }).
    .seat = Vous relevez { $amount } ({ $spot }).
nehemiah-replaces = { $seat } renvoie l’ouvrier adverse ({ $seat_owner }) et prend sa place ({ $spot }).
    .seat = Vous renvoyez l’ouvrier adverse ({ $seat_owner }) et prenez sa place ({ $spot }).
    .seat_owner = { $seat } renvoie votre ouvrier et prend sa place ({ $spot }).
nehemiah-swaps-workers = { $seat } échange deux ouvriers : { $spot } ; { $other }.
    .seat = Vous échangez deux ouvriers : { $spot } ; { $other }.
nehemiah-swaps-cards = { $seat } échange deux cartes : { $spot } ; { $other }.
    .seat = Vous échangez deux cartes : { $spot } ; { $other }.
nehemiah-moves = { $seat } déplace un ouvrier : { $spot } → { $other }.
    .seat = Vous déplacez un ouvrier : { $spot } → { $other }.
nehemiah-clears = La colonne { $column } est remplacée.
nehemiah-goes-home =
    { $number ->
        [one] { $seat } reprend { $number } ouvrier sans l’avoir activé.
       *[other] { $seat } reprend { $number } ouvriers sans les avoir activés.
    }
    .seat =
        { $number ->
            [one] Vous reprenez { $number } ouvrier sans l’avoir activé.
           *[other] Vous reprenez { $number } ouvriers sans les avoir activés.
        }
nehemiah-new-card = Colonne { $column } : { $card }.
nehemiah-deadlock = Personne ne peut envoyer ni activer d’ouvrier : les deux colonnes les plus à gauche sont remplacées.
nehemiah-stalled = Aucune colonne n’a été remplacée depuis longtemps : les deux plus à gauche le sont maintenant.
nehemiah-round-ends =
    La manche { $number ->
        [1] I
        [2] II
       *[other] III
    } est terminée.
nehemiah-round-begins =
    La manche { $number ->
        [1] I
        [2] II
       *[other] III
    } commence.
nehemiah-scores = { $seat } marque { $amount }.
    .seat = Vous marquez { $amount }.
nehemiah-takes-cube-back = { $seat } est en tête et reprend un cube : { $board }.
    .seat = Vous êtes en tête et reprenez un cube : { $board }.
nehemiah-end-triggered =
    { $number ->
        [one] Le dernier paquet ne suffit plus à remplacer une colonne : il reste { $number } tour.
       *[other] Le dernier paquet ne suffit plus à remplacer une colonne : il reste { $number } tours.
    }
nehemiah-sells = { $seat } marque { $amount } pour ses biens.
    .seat = Vous marquez { $amount } pour vos biens.
nehemiah-income =
    Les ouvriers écartés reviennent, et chacun reçoit { $wood } bois et { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
nehemiah-reveals-foreman = Aux enchères : { $card }.
nehemiah-auctions = { $seat } met aux enchères : { $card }.
    .seat = Vous mettez aux enchères : { $card }.
nehemiah-bids = { $seat } mise { $amount }.
    .seat = Vous misez { $amount }.
nehemiah-wins-auction = { $seat } remporte l’enchère : { $card }.
    .seat = Vous remportez l’enchère : { $card }.
nehemiah-foreman-left-over = Sans preneur, hors du jeu : { $card }.
nehemiah-plays-foreman = { $seat } utilise le contremaître : { $card }.
    .seat = Vous utilisez le contremaître : { $card }.
nehemiah-gives-up = { $seat } sacrifie { $amount } pour { $points } PV.
    .seat = Vous sacrifiez { $amount } pour { $points } PV.
nehemiah-turns-cube = { $seat } déplace un cube ({ $seat_owner }) du plateau { $board } au plateau { $other }.
    .seat = Vous déplacez un cube ({ $seat_owner }) du plateau { $board } au plateau { $other }.
    .seat_owner = { $seat } déplace votre cube du plateau { $board } au plateau { $other }.
nehemiah-amount-wood = { $number } bois
nehemiah-amount-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
nehemiah-amount-point = { $number } PV
nehemiah-amount-worker =
    { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
nehemiah-amount-tired-worker =
    { $number ->
        [one] { $number } ouvrier couché
       *[other] { $number } ouvriers couchés
    }
nehemiah-amount-cube-wall =
    { $number ->
        [one] { $number } cube sur le Mur
       *[other] { $number } cubes sur le Mur
    }
nehemiah-amount-cube-temple =
    { $number ->
        [one] { $number } cube sur le Temple
       *[other] { $number } cubes sur le Temple
    }
nehemiah-amount-cube-garrison =
    { $number ->
        [one] { $number } cube sur la Garnison
       *[other] { $number } cubes sur la Garnison
    }
nehemiah-amount-board-wall = { $number } PV pour le Mur
nehemiah-amount-board-temple = { $number } PV pour le Temple
nehemiah-amount-board-garrison = { $number } PV pour la Garnison
