# Qu’est-ce que c’est ? Tout ce qui se trouve sur la table de Nehemiah, pour qui la voit pour la première fois.
# « Vous » est dans l’attribut .seat là où la phrase parle de qui la lit.

# Titres de ce qui n’a pas de nom imprimé.
nehemiah-title-column = Colonne { $column }
nehemiah-title-round =
    Manche { $number ->
        [1] I
        [2] II
       *[other] III
    }
nehemiah-title-discard = Cartes défaussées
nehemiah-title-foreman-deck = Paquet Contremaître
nehemiah-title-side = Ce que possède { $seat }
    .seat = Ce que vous possédez
nehemiah-title-workers = Ouvriers disponibles
nehemiah-title-cubes = Réserve de cubes
nehemiah-title-cubes-on = Cubes sur le plateau { $board }
nehemiah-title-scoring = Prochain décompte des plateaux
nehemiah-title-bid-workers = Ouvriers de votre mise
nehemiah-title-bid-wood = Bois de votre mise
nehemiah-title-bid-gold = Or de votre mise

# Titres des symboles.
nehemiah-title-worker = Ouvrier debout
nehemiah-title-tired = Ouvrier couché
nehemiah-title-neutral = Ouvriers neutres
nehemiah-title-aside = Ouvriers écartés
nehemiah-title-free = Carte libre
nehemiah-title-wood = Bois
nehemiah-title-gold = Or
nehemiah-title-points = Points de victoire (PV)
nehemiah-title-cube = Cube Influence
nehemiah-title-gate = Porte
nehemiah-title-arrow = Coût et gain
nehemiah-title-clear = Colonne à remplacer
nehemiah-title-activated = Carte activée
nehemiah-title-used = Carte déjà utilisée
nehemiah-title-fee = Pièce à payer
nehemiah-title-deck = Paquet
nehemiah-title-first = Premier joueur
nehemiah-title-screen = Paravent
nehemiah-title-hand = Main : tout de suite
nehemiah-title-hourglass = Sablier : toute la manche
nehemiah-title-scroll = Parchemin : avant le décompte
nehemiah-title-exclamation = Point d’exclamation : au tour de n’importe qui
nehemiah-title-plus = Plus : à son propre tour
nehemiah-title-silhouette = Silhouette : à la place de l’action

# Ce que veulent dire les symboles et les nombres.
nehemiah-explain-worker = Un ouvrier debout est prêt. À votre tour, vous pouvez activer un des vôtres : il se couche, fatigué, et vous pouvez utiliser sa carte.
nehemiah-explain-tired =
    Un ouvrier couché ne peut pas être activé. Mais en activant un ouvrier plus bas dans la même colonne, vous pouvez aussi utiliser sa carte pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, pour son propriétaire, ou pour la banque si l’ouvrier est à vous. Il rentre quand la colonne est remplacée.
nehemiah-explain-neutral = À deux joueurs seulement : après avoir envoyé l’un de vos ouvriers, vous couchez un ouvrier neutre dans une autre colonne. Il n’est à personne et n’agit jamais. On paie la banque pour utiliser sa carte, comme celle de tout ouvrier couché.
nehemiah-explain-aside = Les ouvriers payés dans une enchère sont écartés. Ils reviennent au début de la manche suivante.
nehemiah-explain-free = Une carte sans ouvrier. Un ouvrier envoyé dans une colonne va toujours sur sa carte libre la plus haute. Une carte porte un seul ouvrier.
nehemiah-explain-wood = Il faut du bois pour : { $cards }. À la fin de la partie, { $number } bois valent 1 PV. En cas d’égalité, le joueur à qui il reste le plus de bois l’emporte.
nehemiah-explain-gold =
    Il faut de l’or pour : { $cards }, et pour utiliser les cartes aux ouvriers couchés ({ $fee ->
        [one] { $fee } pièce d’or
       *[other] { $fee } pièces d’or
    } chacune). À la fin de la partie, { $number ->
        [one] { $number } pièce d’or vaut
       *[other] { $number } pièces d’or valent
    } 1 PV.
nehemiah-explain-points = Le joueur qui a le plus de points de victoire gagne. On en reçoit au décompte des plateaux et avec quelques cartes, et à la fin pour les portes et les biens qui restent. Ils sont derrière le paravent.
nehemiah-explain-cube = Vos cubes sur un plateau sont votre influence. Le joueur qui en a le plus y reçoit le plus de points au décompte, puis reprend un cube. Quand votre réserve est vide, vous déplacez des cubes d’autres plateaux.
nehemiah-explain-gate = On prend les portes sur le dessus du paquet, la plus petite valeur d’abord, avec : { $cards }. Elles ne comptent qu’à la fin de la partie.
nehemiah-explain-arrow = Devant la flèche, ce que l’on paie ; derrière, ce que l’on reçoit. On paie tout et on reçoit tout, ou l’on n’utilise pas la carte.
nehemiah-explain-clear = Quand l’ouvrier de la carte la plus basse d’une colonne est activé, la colonne est remplacée à la fin du tour : tous ses ouvriers rentrent, ses cartes sont défaussées et de nouvelles arrivent du paquet.
nehemiah-explain-activated = La carte dont l’ouvrier est activé. Réalisez son action ou renoncez-y ; ensuite vous pouvez payer pour des cartes plus hautes qui portent un ouvrier couché.
nehemiah-explain-used = Chaque carte ne sert qu’une fois dans la même activation.
nehemiah-explain-fee =
    Utiliser une carte plus haute qui porte un ouvrier couché coûte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } : pour le propriétaire de l’ouvrier, ou pour la banque si l’ouvrier est à vous ou neutre. On paie avant de recevoir quoi que ce soit.
nehemiah-explain-deck = Chaque manche a son paquet de cartes Travail. Une colonne vidée reçoit de nouvelles cartes du paquet de la manche en cours.
nehemiah-explain-first = Le premier joueur joue le premier tour de la partie et garde le pion. Le dernier tour revient à son voisin de droite : tout le monde joue autant de tours.
nehemiah-explain-screen = Un paravent cache aux autres le bois, l’or et les points de victoire jusqu’à la fin de la partie. Les ouvriers, les cubes, les portes et les contremaîtres sont visibles de tous.
nehemiah-explain-workers = Les ouvriers qui ne sont pas sur une carte. En envoyer un est l’une des deux choses à faire à son tour ; sans ouvrier disponible, on doit en activer un. Chacun en a { $number }.
nehemiah-explain-cubes = Les cubes qui ne sont pas encore sur un plateau ; chacun en a { $number } en tout. Quand il n’y en a plus, on déplace ses cubes d’autres plateaux.
nehemiah-explain-scoring = Ce que le Mur, le Temple et la Garnison rapporteraient ensemble si la manche se terminait maintenant.
nehemiah-explain-side = Ce qui appartient à { $seat }. Le bois, l’or et les PV restent cachés derrière le paravent jusqu’à la fin.
    .seat = Ce qui vous appartient. Personne d’autre ne voit le bois, l’or et les PV derrière votre paravent.
nehemiah-explain-colour = La couleur des ouvriers et des cubes d’un joueur.

# L’étalage et ses cartes.
nehemiah-explain-column = Une colonne de cartes Travail. Un ouvrier envoyé ici va sur la carte libre la plus haute.
nehemiah-explain-no-column =
    { $number ->
        [one] Dans cette partie, l’étalage n’a que { $number } colonne.
       *[other] Dans cette partie, l’étalage n’a que { $number } colonnes.
    }
nehemiah-explain-no-card = Il n’y a pas de carte ici : la colonne a été vidée. Elle le reste si le dernier paquet ne suffit plus.
nehemiah-explain-work = Pour utiliser une carte Travail, envoyez-y un ouvrier, et activez-le à un tour suivant.
nehemiah-explain-bottom = C’est la carte la plus basse : quand son ouvrier est activé, toute la colonne est remplacée à la fin du tour.
nehemiah-now-free = Libre : { $spot }.
nehemiah-now-next = Libre : { $spot }. Le prochain ouvrier envoyé dans cette colonne vient ici.
nehemiah-now-standing = Un ouvrier debout ({ $seat }) : { $spot }.
    .seat = Votre ouvrier, debout : { $spot }. Activez-le à votre tour pour utiliser la carte.
nehemiah-now-tired =
    Un ouvrier couché ({ $seat }) : { $spot }. En activant un de vos ouvriers plus bas, vous pouvez aussi utiliser cette carte si vous payez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à { $seat }.
    .seat =
        Votre ouvrier, couché : { $spot }. Un joueur qui active un ouvrier plus bas et utilise aussi cette carte vous paie { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } ; vous, vous payez la banque.
nehemiah-now-neutral =
    Un ouvrier neutre, couché : { $spot }. En activant un de vos ouvriers plus bas, vous pouvez aussi utiliser cette carte si vous payez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à la banque.
nehemiah-now-activated = Son ouvrier est activé en ce moment.
nehemiah-now-used = Déjà utilisée dans cette activation.
nehemiah-now-marked = Cette colonne sera remplacée à la fin du tour.
nehemiah-now-next-card = Le prochain ouvrier envoyé ici va sur : { $card }.
nehemiah-now-full = Toutes les cartes de cette colonne sont occupées.
nehemiah-now-no-cards = Cette colonne n’a pas de cartes.
nehemiah-now-bonus = Vous avez ce contremaître : { $card }. Vous prenez { $number } de plus.
nehemiah-now-lies = Dans l’étalage : { $spot }.
nehemiah-copies = Exemplaires dans les paquets I, II et III : { $first }, { $second }, { $third }.

# Ce que font les cartes Travail.
nehemiah-effect-take-wood = Prenez { $number } bois à la banque.
nehemiah-effect-take-gold =
    { $number ->
        [one] Prenez { $number } pièce d’or à la banque.
       *[other] Prenez { $number } pièces d’or à la banque.
    }
nehemiah-effect-gain-points =
    { $number ->
        [one] Gagnez { $number } point de victoire.
       *[other] Gagnez { $number } points de victoire.
    }
nehemiah-effect-place-cubes =
    { $number ->
        [one] Placez { $number } cube sur le plateau { $board }.
       *[other] Placez { $number } cubes sur le plateau { $board }.
    }
nehemiah-effect-take-gate = Prenez la porte du dessus du paquet. Elle rapporte sa valeur à la fin de la partie.
nehemiah-effect-raise-workers =
    { $number ->
        [one] Relevez { $number } de vos ouvriers couchés : vous pourrez l’activer de nouveau. Pas celui que vous êtes en train d’activer.
       *[other] Relevez jusqu’à { $number } de vos ouvriers couchés : vous pourrez les activer de nouveau. Pas celui que vous êtes en train d’activer.
    }
nehemiah-effect-place-workers =
    { $number ->
        [one] Envoyez { $number } ouvrier de plus dans une colonne.
       *[other] Envoyez jusqu’à { $number } ouvriers de plus dans des colonnes.
    }
nehemiah-effect-place-anywhere = Placez un ouvrier sur n’importe quelle carte libre, pas seulement la plus haute d’une colonne.
nehemiah-effect-replace-worker = Renvoyez l’ouvrier d’un adversaire et mettez un des vôtres à sa place, dans la même position.
nehemiah-effect-swap-workers = Échangez deux ouvriers d’une même colonne. Un ouvrier couché qui arrive sur la carte la plus basse fait remplacer la colonne.
nehemiah-effect-swap-cards = Échangez deux cartes d’une même colonne, avec les ouvriers qui s’y trouvent. Un ouvrier couché qui arrive tout en bas fait remplacer la colonne.
nehemiah-effect-use-cards =
    { $number ->
        [one] Utilisez { $number } autre carte occupée de cette colonne, plus haute ou plus basse, pour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[other] Utilisez jusqu’à { $number } autres cartes occupées de cette colonne, plus hautes ou plus basses, pour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } chacune.
    }

# Plateaux, portes, paquets.
nehemiah-explain-board = Un plateau d’influence. Ces cartes y placent des cubes : { $cards }.
nehemiah-explain-table = À la fin de chaque manche, le joueur qui a le plus de cubes ici reçoit le premier de ces nombres en PV, le deuxième le suivant, et ainsi de suite : { $points }.
nehemiah-explain-ties = Sans cube ici, on ne reçoit rien. À égalité, on partage les points des rangs occupés, arrondis vers le bas ; si tous ont autant de cubes, personne ne marque.
nehemiah-explain-leader = Après les manches I et II, le joueur qui a le plus de cubes ici en reprend un ; en cas d’égalité, tous les premiers en reprennent un.
nehemiah-now-no-cubes = Personne n’a encore de cube ici.
nehemiah-on-board =
    { $seat } – cubes : { $number } ; PV si l’on comptait maintenant : { $points }.
    .seat = Vous – cubes : { $number } ; PV si l’on comptait maintenant : { $points }.
nehemiah-explain-gate-worth =
    { $number ->
        [one] Vaut { $number } point de victoire à la fin de la partie.
       *[other] Vaut { $number } points de victoire à la fin de la partie.
    }
nehemiah-in-stack =
    { $number ->
        [0] Sur le dessus du paquet : la prochaine à construire.
        [one] Dans le paquet, sous { $number } autre porte.
       *[other] Dans le paquet, sous { $number } autres portes.
    }
nehemiah-now-next-gate = La prochaine : { $gate }.
nehemiah-explain-deck-ends = Quand il ne suffit plus à remplacer une colonne, la manche se termine : on compte les plateaux et l’on prend le paquet suivant.
nehemiah-explain-deck-last = Quand il ne suffit plus à remplacer une colonne, la fin de la partie commence : on termine le tour de table et chacun joue un dernier tour. Puis on compte les plateaux une dernière fois.
nehemiah-deck-left =
    { $number ->
        [one] Il reste { $number } carte.
       *[other] Il reste { $number } cartes.
    }
nehemiah-now-refills =
    { $number ->
        [0] Il ne suffit plus à remplacer une colonne.
        [one] Assez pour remplacer encore { $number } colonne.
       *[other] Assez pour remplacer encore { $number } colonnes.
    }
nehemiah-explain-discard = Les cartes des colonnes remplacées. Elles sont hors jeu.
nehemiah-now-discard =
    { $number ->
        [one] { $number } carte : { $cards }.
       *[other] { $number } cartes : { $cards }.
    }
nehemiah-now-no-discard = Aucune carte pour l’instant.
nehemiah-explain-round = La partie a trois manches, une par paquet. Une manche se termine quand une colonne est vidée et que le paquet ne suffit plus à la remplacer. On compte alors le Mur, le Temple et la Garnison.
nehemiah-explain-last-round = À la manche III, on termine alors le tour de table et chacun joue un dernier tour avant le dernier décompte.

# Les joueurs.
nehemiah-now-has = { $seat } : { $number }.
    .seat = Vous : { $number }.
nehemiah-now-hidden = { $seat } : caché derrière le paravent.
nehemiah-now-gates = Portes : { $gates }.
nehemiah-now-foremen = Contremaîtres : { $cards }.
nehemiah-now-colour = C’est la couleur du joueur { $seat }.
    .seat = C’est votre couleur.
nehemiah-now-colour-neutral = Ce sont les ouvriers neutres du joueur { $seat }.
    .seat = Ce sont vos ouvriers neutres.
nehemiah-now-no-colour = Personne ne l’a dans cette partie.
nehemiah-before = Devant { $seat }.
    .seat = Devant vous.
nehemiah-amount-available =
    { $number ->
        [one] { $number } ouvrier disponible
       *[other] { $number } ouvriers disponibles
    }
nehemiah-amount-aside =
    { $number ->
        [one] { $number } ouvrier écarté
       *[other] { $number } ouvriers écartés
    }
nehemiah-amount-neutral =
    { $number ->
        [one] { $number } ouvrier neutre hors des cartes
       *[other] { $number } ouvriers neutres hors des cartes
    }
nehemiah-amount-supply =
    { $number ->
        [one] { $number } cube en réserve
       *[other] { $number } cubes en réserve
    }

# Contremaîtres.
nehemiah-explain-foremen = Avant chaque manche, on retourne un contremaître de plus qu’il n’y a de joueurs. Chacun à son tour en met un aux enchères ; le dernier quitte le jeu.
nehemiah-explain-bid = Tous misent en secret et en même temps. Le plus grand total d’ouvriers, de bois et d’or l’emporte ; à égalité, le plus d’ouvriers, puis le plus de bois, puis le joueur qui a choisi la carte ou, à défaut, le premier après lui dans le sens horaire. Seul le gagnant paie.
nehemiah-explain-bid-workers = Les ouvriers disponibles que vous offrez. Si vous gagnez, ils sont écartés jusqu’au début de la manche suivante. À égalité, les ouvriers comptent d’abord.
nehemiah-explain-bid-wood = Le bois que vous offrez. Si vous gagnez, il va à la banque. À égalité, le bois compte après les ouvriers.
nehemiah-explain-bid-gold = L’or que vous offrez. Si vous gagnez, il va à la banque.
nehemiah-now-revealed = Aux enchères.
nehemiah-now-bid-for = On mise pour cette carte en ce moment.
nehemiah-symbol-hand = Agit tout de suite, avant l’enchère suivante.
nehemiah-symbol-hourglass = Agit pour son propriétaire jusqu’à la fin de la manche.
nehemiah-symbol-scroll = S’utilise une fois, juste avant le décompte des plateaux.
nehemiah-symbol-exclamation = S’utilise une fois, au tour de n’importe qui : avant ou après l’action, ou juste après le remplacement d’une colonne. À son propre tour, aussi pendant l’action.
nehemiah-symbol-plus = S’utilise une fois, à son propre tour, avant ou après l’action.
nehemiah-symbol-silhouette = S’utilise une fois, à la place de l’action ; l’Inspecteur au tour d’un autre.
nehemiah-explain-artisan = Placez gratuitement un cube sur le Mur et un sur le Temple.
nehemiah-explain-architect = Prenez gratuitement la porte du dessus du paquet.
nehemiah-explain-sculptor = Abandonnez autant de paires que vous voulez : un ouvrier disponible et un bois, ou un ouvrier disponible et une pièce d’or. Chaque paire rapporte { $number } PV. Les ouvriers reviennent à la manche suivante.
nehemiah-explain-carpenter = Prenez { $number } bois de plus chaque fois que vous utilisez une carte qui donne du bois.
nehemiah-explain-merchant =
    Prenez { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    } de plus chaque fois que vous utilisez une carte qui donne de l’or. Ce que les autres vous paient ne compte pas.
nehemiah-explain-turncoat = Déplacez un cube de n’importe quel joueur, vous compris, d’un plateau à un autre.
nehemiah-explain-administrator = Seulement quand une colonne vient d’être remplacée : échangez deux de ses cartes.
nehemiah-explain-seasonal = Envoyez un de vos ouvriers disponibles dans une colonne, sur la carte libre la plus haute.
nehemiah-explain-town-planner = Gagnez { $number } PV par colonne où au moins un de vos ouvriers est couché.
nehemiah-explain-substitute = Échangez deux ouvriers de l’étalage, dans n’importe quelles colonnes ; chacun reste debout ou couché. Un ouvrier couché qui arrive sur la carte la plus basse d’une colonne la fait remplacer.
nehemiah-explain-journeyman = Déplacez un de vos ouvriers debout sur n’importe quelle carte libre ; il reste debout.
nehemiah-explain-convict =
    { $number ->
        [one] Envoyez { $number } ouvrier en un seul tour.
       *[other] Envoyez { $number } ouvriers en un seul tour.
    }
nehemiah-explain-assistant =
    { $number ->
        [one] Activez { $number } de vos ouvriers debout, avec les cartes au-dessus.
       *[other] Activez jusqu’à { $number } de vos ouvriers debout, l’un après l’autre, chacun avec les cartes au-dessus.
    }
nehemiah-explain-corrupt-worker = Activez l’ouvrier debout d’un adversaire comme s’il était à vous : il se couche et vous utilisez sa carte, sans rien payer pour lui.
nehemiah-explain-inspector = Au début du tour d’un adversaire, décidez ce qu’il fait : dans quelle colonne il envoie un ouvrier, ou lequel de ses ouvriers il active. Il décide de tout le reste.

# Les parties de la table, titres de la vue en texte.
nehemiah-area-cards = Cartes Travail
nehemiah-area-boards = Plateaux d’influence et portes
nehemiah-area-foremen = Contremaîtres
nehemiah-area-course = Manche et paquets
nehemiah-area-side = Ouvriers et réserves
