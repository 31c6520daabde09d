# Ce qu’est et ce que fait tout ce qui se trouve sur la table de Theopolis : les réponses à « qu’est-ce que c’est ? ».

theopolis-type-building = Édifice
theopolis-type-wonder = Merveille
theopolis-type-person = Homme
theopolis-type-symbol = Symbole
theopolis-type-disaster = Désastre
theopolis-type-apocalypse = Apocalypse
theopolis-type-saint = Saint Patron
theopolis-type-sacrament = Sacrement
theopolis-type-resource = Ressource

# Ce que font les cartes.
theopolis-costs = Foi { $faith }, Espérance { $hope }, Charité { $charity }
theopolis-has-stones =
    { $number ->
        [one] { $number } pierre d’édifice
       *[other] { $number } pierres d’édifice
    }
theopolis-has-worth =
    { $number ->
        [one] { $number } point d’Homme
       *[other] { $number } points d’Homme
    }
theopolis-part-of = pour : { $sacraments }
theopolis-effect-exchanges =
    { $number ->
        [one] { $number } échange de plus par tour
       *[other] { $number } échanges de plus par tour
    }
theopolis-effect-buildings-safe = Édifices à l’abri des Désastres
theopolis-effect-persons-safe = Hommes à l’abri des Désastres
theopolis-effect-worth-more = +{ $number } par carte : { $cards }
theopolis-effect-worth-alone =
    { $number ->
        [one] { $number } point si c’est le seul Homme
       *[other] { $number } points si c’est le seul Homme
    }
theopolis-effect-hand-limit =
    { $number ->
        [one] main de { $number } carte
       *[other] main de { $number } cartes
    }
theopolis-effect-bishops-barred = les Évêques des autres ne prennent rien ici
theopolis-effect-ignore-disaster = à défausser pour ignorer un Désastre
theopolis-effect-win = victoire immédiate
theopolis-effect-apocalypse = la partie s’arrête
theopolis-effect-replace-board-card = effet immédiat : une carte de la défausse peut remplacer une carte du plateau
theopolis-effect-take-from-neighbour = effet immédiat : peut prendre à un voisin une carte de coût { $number } au plus
theopolis-effect-take-any-from-neighbour = effet immédiat : peut prendre à un voisin n’importe quelle carte, même un Évêque
theopolis-effect-lose-points =
    { $number ->
        [one] effet immédiat : perd { $number } point originel
       *[other] effet immédiat : perd { $number } points originels
    }
theopolis-effect-lose-points-and-leave =
    { $number ->
        [one] effet immédiat : perd { $number } point originel, puis la carte est défaussée
       *[other] effet immédiat : perd { $number } points originels, puis la carte est défaussée
    }
theopolis-effect-discard-board-cards =
    { $number ->
        [one] effet immédiat : peut défausser { $number } carte du plateau
       *[other] effet immédiat : peut défausser jusqu’à { $number } cartes du plateau
    }
theopolis-effect-add-resource =
    { $number ->
        [one] effet immédiat : peut mettre { $number } ressource
       *[other] effet immédiat : peut mettre jusqu’à { $number } ressources
    }
theopolis-effect-points-each-turn =
    { $number ->
        [one] { $number } point originel de plus perdu à chaque tour
       *[other] { $number } points originels de plus perdus à chaque tour
    }
theopolis-effect-confess =
    { $number ->
        [one] une fois par tour, défausser une carte pour perdre { $number } point originel
       *[other] une fois par tour, défausser une carte pour perdre { $number } points originels
    }
theopolis-effect-refill-from-discard = la main se complète aussi avec des Hommes de la défausse
theopolis-effect-additions =
    { $number ->
        [one] { $number } ressource par tour
       *[other] { $number } ressources par tour
    }
theopolis-effect-stones =
    { $number ->
        [one] { $number } pierre d’édifice de plus
       *[other] { $number } pierres d’édifice de plus
    }
theopolis-saint-cheaper =
    rabais ({ $faith ->
        [0] { $hope ->
            [0] Charité { $charity }
           *[other] Espérance { $hope }{ $charity ->
                [0] { "" }
               *[other] , Charité { $charity }
            }
        }
       *[other] Foi { $faith }{ $hope ->
            [0] { "" }
           *[other] , Espérance { $hope }
        }{ $charity ->
            [0] { "" }
           *[other] , Charité { $charity }
        }
    }) : { $cards }
theopolis-saint-lose-points =
    { $number ->
        [one] { $number } point originel de moins au départ
       *[other] { $number } points originels de moins au départ
    }
theopolis-saint-add-resource = +{ $number } au départ : { $cards }
theopolis-part = { theopolis-victims } : { theopolis-loss }
theopolis-victims =
    { $extreme ->
        [fewest] le moins
       *[most] le plus
    } { $measure ->
        [resources] de ressources
        [persons] d’Hommes
        [buildings] d’Édifices
        [stones] de pierres
        [symbols] de Symboles
        [sacraments] de sacrements
       *[original_points] de points originels
    }
theopolis-loss =
    { $loss ->
        [resource] { $number ->
            [one] perd { $number } ressource
           *[other] perd { $number } ressources
        }
        [person] perd un Homme
        [building] perd un Édifice
        [largest_building] perd son plus grand Édifice
        [symbol] perd un Symbole
        [one_of] perd une carte ({ $cards })
       *[regain_points] { $number ->
            [one] reprend { $number } point originel
           *[other] reprend { $number } points originels
        }
    }

# Les endroits : comment ils s’appellent.
theopolis-title-board = Plateau
theopolis-title-deck = Pioche
theopolis-title-discard = Défausse
theopolis-title-out = Hors jeu
theopolis-title-pile = Tas de ressources : { $resource }
theopolis-title-round = Manche { $number }
theopolis-title-city = Cité : { $seat }
    .seat = Votre cité
theopolis-title-hand = Main : { $seat }
    .seat = Votre main
theopolis-title-heaven = Ciel : { $seat }
    .seat = Votre Ciel
theopolis-title-points = Points originels
theopolis-title-stones = Pierres d’édifice
theopolis-title-sacraments = Sacrements
theopolis-title-worth = Points originels perdus à chaque tour
theopolis-title-hand-limit = Taille de main
theopolis-title-additions = Ressources à mettre
theopolis-title-exchanges = Échanges
theopolis-title-score = Score si l’Apocalypse venait maintenant
theopolis-title-resources = { $resource }

# Ce qu’ils sont, et à quoi ils servent.
theopolis-about-board = Les { $number } cartes visibles, pour tous les joueurs. Une fois par tour, vous pouvez échanger une carte de votre main contre l’une d’elles, et à la fin de votre tour vous complétez votre main ici. Un Désastre qui arrive ici frappe aussitôt.
theopolis-about-deck = La pioche, face cachée. Elle sert à remplir les places libres du plateau. L’Apocalypse, qui met fin à la partie, est quelque part parmi les { $last } dernières cartes.
theopolis-about-discard = Les cartes défaussées, face visible, Désastres compris. Vous pouvez les regarder à tout moment.
theopolis-about-discard-back = Des cartes en reviennent grâce à : { $cards }.
theopolis-about-out = Les cartes des joueurs qui ont gagné et quitté la table. Elles ne reviennent pas.
theopolis-about-pile =
    { $number ->
        [one] À chaque tour, vous pouvez prendre sur les tas { $number } ressource de votre choix et la mettre directement dans votre cité, gratuitement. Elle peut payer dès ce tour.
       *[other] À chaque tour, vous pouvez prendre sur les tas { $number } ressources de votre choix et les mettre directement dans votre cité, gratuitement. Elles peuvent payer dès ce tour.
    }
theopolis-about-resource = L’une des trois ressources qui paient les cartes. Une ressource ne se dépense jamais : on l’incline pour payer, et elle est redressée à la fin du tour. Aucune n’en remplace une autre.
theopolis-about-round = À chaque manche, chaque joueur joue un tour. Si personne n’a gagné après la manche { $rounds }, la partie finit comme si l’Apocalypse était arrivée.
theopolis-about-city = Les cartes qu’un joueur a jouées. Les Édifices donnent des pierres, les Hommes font perdre des points originels à chaque tour, les Symboles forment des sacrements avec les Hommes. Les cartes restent ici jusqu’à ce qu’un Désastre ou un autre joueur les enlève.
theopolis-about-hand = Seul son propriétaire voit une main. Vous pouvez jouer toutes les cartes que vous pouvez payer. À la fin de votre tour, vous prenez des cartes du plateau jusqu’à la taille de main, ou défaussez ce qui la dépasse.
theopolis-about-hand-limit = Le nombre de cartes d’une main à la fin du tour. Les effets qui l’augmentent ne s’ajoutent pas : le plus grand compte.
theopolis-about-heaven = Au-dessus de chaque cité : son Saint Patron, qui reste toute la partie, et les sacrements que la cité détient.
theopolis-about-points = Chaque joueur commence avec { $start } points originels et en perd au début de chaque tour, autant que valent les Hommes de sa cité. À zéro, vous gagnez aussitôt.
theopolis-about-stones = Les pierres de tous les Édifices d’une cité. Avec { $goal }, vous gagnez aussitôt. À l’Apocalypse, chacune vaut { $score }.
theopolis-about-sacraments = Une cité détient un sacrement tant qu’elle a toutes les cartes de sa combinaison. Vous gagnez aussitôt avec assez de sacrements de chaque groupe : initiation { $initiation }, guérison { $healing }, mission { $mission }. À l’Apocalypse, chacun vaut { $score }.
theopolis-about-worth = Au début de son tour, le joueur perd ce nombre de points originels : les points de tous les Hommes de sa cité, et ce qu’ajoutent les sacrements.
theopolis-about-additions = Combien de ressources peuvent encore être mises ce tour-ci. Un droit non utilisé est perdu.
theopolis-about-exchanges = Combien de cartes de la main peuvent encore être échangées contre des cartes du plateau ce tour-ci.
theopolis-about-score = Quand l’Apocalypse arrive, la partie est finie. Chaque pierre vaut { $stone }, chaque sacrement { $sacrament }, chaque point originel restant { $point }. Le plus haut score gagne.
theopolis-about-building = Un Édifice. Jouez-le de votre main dans votre cité : ses pierres comptent tant qu’il y est, et { $goal } pierres font gagner.
theopolis-about-person = Un Homme. Jouez-le de votre main dans votre cité : au début de chacun de vos tours, vous perdez autant de points originels que valent vos Hommes. À zéro point originel, vous gagnez.
theopolis-about-symbol = Un Symbole. Jouez-le de votre main dans votre cité. La plupart des Symboles y forment des sacrements, avec des Hommes.
theopolis-about-wonder = La Merveille. Jouez-la de votre main dans votre cité dès que vous pouvez la payer. Les Désastres n’en tiennent pas compte et ne peuvent pas l’enlever.
theopolis-about-disaster = Un Désastre. Il ne se joue pas. Il frappe dès qu’il arrive sur le plateau, de la pioche ou d’une main, puis il est défaussé. Si tous les joueurs sont à égalité, il ne se passe rien.
theopolis-about-part = Chaque joueur qui a { theopolis-victims } { theopolis-loss }.
theopolis-about-apocalypse = Elle est parmi les { $last } dernières cartes de la pioche. Quand elle arrive sur le plateau, la partie s’arrête aussitôt et le plus haut score gagne : { $stone } par pierre, { $sacrament } par sacrement, { $point } par point originel restant.
theopolis-about-saint =
    { $timing ->
        [immediate] Saint Patron numéro { $number }. Son effet a eu lieu au début de la partie. Le plus petit numéro a joué en premier.
       *[permanent] Saint Patron numéro { $number }. Son effet dure toute la partie, et rien ne l’enlève. Le plus petit numéro a joué en premier.
    }
theopolis-about-sacrament =
    { $group ->
        [initiation] Un sacrement d’initiation. Vous le détenez tant que votre cité a toutes les cartes de sa combinaison. Pour gagner par les sacrements, il en faut { $number } d’initiation.
        [healing] Un sacrement de guérison. Vous le détenez tant que votre cité a toutes les cartes de sa combinaison. Pour gagner par les sacrements, il en faut { $number } de guérison.
       *[mission] Un sacrement de mission. Vous le détenez tant que votre cité a toutes les cartes de sa combinaison. Pour gagner par les sacrements, il en faut { $number } de mission.
    }
theopolis-about-need =
    { $number ->
        [1] Sa combinaison demande : { $cards }.
       *[other] Sa combinaison demande l’une de ces cartes : { $cards }.
    }
theopolis-about-neighbours =
    { $reading ->
        [all] À cette table, tous les autres joueurs sont vos voisins.
       *[adjacent] Vos voisins sont les joueurs à votre gauche et à votre droite.
    }

# Ce que font les cartes, les sacrements et les saints, en phrases.
theopolis-does-exchanges =
    { $number ->
        [one] Vous pouvez échanger { $number } carte de plus avec le plateau à chaque tour.
       *[other] Vous pouvez échanger { $number } cartes de plus avec le plateau à chaque tour.
    }
theopolis-does-buildings-safe = Les Désastres ne vous font jamais défausser un Édifice.
theopolis-does-persons-safe = Les Désastres ne vous font jamais défausser un Homme.
theopolis-does-worth-more = Dans votre cité, chacune de ces cartes vaut { $number } de plus : { $cards }. Vous perdez plus vite vos points originels.
theopolis-does-worth-alone =
    { $number ->
        [one] Tant que c’est le seul Homme de votre cité, il vaut { $number } point.
       *[other] Tant que c’est le seul Homme de votre cité, il vaut { $number } points.
    }
theopolis-does-hand-limit =
    { $number ->
        [one] Votre taille de main est de { $number } carte. Plusieurs effets de ce genre ne s’ajoutent pas.
       *[other] Votre taille de main est de { $number } cartes. Plusieurs effets de ce genre ne s’ajoutent pas.
    }
theopolis-does-bishops-barred = Les Évêques des autres joueurs ne prennent rien dans votre cité.
theopolis-does-ignore-disaster = Quand un Désastre vous touche, vous pouvez défausser cette carte de votre cité pour l’ignorer entièrement.
theopolis-does-win = Le joueur qui ajoute cette carte à sa cité gagne aussitôt.
theopolis-does-replace-board-card = Quand cette carte arrive dans votre cité, vous pouvez ramener une carte de la défausse sur le plateau. Elle remplace une carte du plateau, qui est défaussée. Un Désastre ainsi ramené frappe aussitôt.
theopolis-does-take-from-neighbour = Quand cette carte arrive dans votre cité, vous pouvez prendre un Édifice, un Homme ou un Symbole dans la cité d’un voisin et l’ajouter à la vôtre sans payer. Son coût imprimé est de { $number } en tout au plus, et ce n’est pas un Évêque.
theopolis-does-take-any-from-neighbour = Quand cette carte arrive dans votre cité, vous pouvez prendre n’importe quel Édifice, Homme ou Symbole dans la cité d’un voisin et l’ajouter à la vôtre sans payer.
theopolis-does-lose-points =
    { $number ->
        [one] Quand cette carte arrive dans votre cité, vous perdez aussitôt { $number } point originel.
       *[other] Quand cette carte arrive dans votre cité, vous perdez aussitôt { $number } points originels.
    }
theopolis-does-lose-points-and-leave =
    { $number ->
        [one] Quand cette carte arrive dans votre cité, vous perdez aussitôt { $number } point originel. Puis elle est défaussée.
       *[other] Quand cette carte arrive dans votre cité, vous perdez aussitôt { $number } points originels. Puis elle est défaussée.
    }
theopolis-does-discard-board-cards =
    { $number ->
        [one] Quand cette carte arrive dans votre cité, vous pouvez défausser { $number } carte du plateau. Elle est remplacée aussitôt.
       *[other] Quand cette carte arrive dans votre cité, vous pouvez défausser jusqu’à { $number } cartes du plateau, l’une après l’autre. Chacune est remplacée aussitôt.
    }
theopolis-does-add-resource =
    { $number ->
        [one] Quand cette carte arrive dans votre cité, vous pouvez mettre { $number } ressource de votre choix. Elle s’ajoute à celle de chaque tour.
       *[other] Quand cette carte arrive dans votre cité, vous pouvez mettre { $number } ressources de votre choix. Elles s’ajoutent à celles de chaque tour.
    }
theopolis-does-points-each-turn =
    { $number ->
        [one] Au début de chacun de vos tours, vous perdez { $number } point originel de plus.
       *[other] Au début de chacun de vos tours, vous perdez { $number } points originels de plus.
    }
theopolis-does-confess =
    { $number ->
        [one] Une fois par tour, vous pouvez défausser une carte quelconque de votre main pour perdre { $number } point originel. Un Désastre ainsi défaussé n’a pas d’effet.
       *[other] Une fois par tour, vous pouvez défausser une carte quelconque de votre main pour perdre { $number } points originels. Un Désastre ainsi défaussé n’a pas d’effet.
    }
theopolis-does-refill-from-discard = Quand vous complétez votre main, vous pouvez prendre des Hommes de la défausse à la place de cartes du plateau.
theopolis-does-additions =
    { $number ->
        [one] Vous pouvez mettre { $number } ressource à chaque tour.
       *[other] Vous pouvez mettre { $number } ressources à chaque tour.
    }
theopolis-does-stones =
    { $number ->
        [one] Vous avez { $number } pierre d’édifice de plus, qui ne peut pas être perdue.
       *[other] Vous avez { $number } pierres d’édifice de plus, qui ne peuvent pas être perdues.
    }
theopolis-does-cheaper = Ces cartes vous coûtent moins, mais jamais moins de 0 d’une ressource : { $cards }.
theopolis-does-saint-lose-points =
    { $number ->
        [one] Sa cité commence la partie avec { $number } point originel de moins.
       *[other] Sa cité commence la partie avec { $number } points originels de moins.
    }
theopolis-does-saint-add-resource = Sa cité commence la partie avec { $number } de plus : { $cards }.

# L’état actuel.
theopolis-now-deck =
    { $number ->
        [one] Il reste { $number } carte.
       *[other] Il reste { $number } cartes.
    }
theopolis-now-omen = La prochaine carte peut être l’Apocalypse.
theopolis-now-cards =
    { $number ->
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
theopolis-now-pile = Il en reste { $number } sur le tas.
theopolis-now-resources =
    { $seat } : { $unused ->
        [one] { $unused } droite
       *[other] { $unused } droites
    }, { $used ->
        [one] { $used } inclinée
       *[other] { $used } inclinées
    }.
    .seat =
        Vous avez { $unused ->
            [one] { $unused } droite
           *[other] { $unused } droites
        } et { $used ->
            [one] { $used } inclinée
           *[other] { $used } inclinées
        }.
theopolis-now-turn = C’est à { $seat } de jouer.
    .seat = C’est à vous de jouer.
theopolis-now-city = Ce que les Désastres comparent : Édifices { $buildings }, Hommes { $persons }, Symboles { $symbols }, ressources { $resources }.
theopolis-now-hand = Cartes : { $number } sur { $limit }.
theopolis-now-known = Tout le monde a vu prendre : { $cards }.
theopolis-now-points =
    { $number ->
        [one] { $seat } a encore { $number } point.
       *[other] { $seat } a encore { $number } points.
    }
    .seat =
        { $number ->
            [one] Vous avez encore { $number } point.
           *[other] Vous avez encore { $number } points.
        }
theopolis-now-worth =
    { $number ->
        [one] { $seat } perd { $number } point au début de chaque tour.
       *[other] { $seat } perd { $number } points au début de chaque tour.
    }
    .seat =
        { $number ->
            [one] Vous perdez { $number } point au début de chaque tour.
           *[other] Vous perdez { $number } points au début de chaque tour.
        }
theopolis-now-stones = { $seat } en a { $number } sur { $goal }.
    .seat = Vous en avez { $number } sur { $goal }.
theopolis-now-group =
    { $group ->
        [initiation] Initiation : { $number } sur { $goal }.
        [healing] Guérison : { $number } sur { $goal }.
       *[mission] Mission : { $number } sur { $goal }.
    }
theopolis-now-held = Détenus : { $sacraments }.
theopolis-now-left-to-do = Il en reste { $number } sur { $goal }.
theopolis-now-score = { $seat } aurait { $number }.
    .seat = Vous auriez { $number }.
theopolis-now-holds = { $seat } le détient.
    .seat = Vous le détenez.
theopolis-now-saint = Le Saint Patron d’une cité ({ $seat }).
    .seat = Votre Saint Patron.
theopolis-now-lacks =
    { $number ->
        [1] Il manque encore dans la cité : { $cards }.
       *[other] Il manque encore dans la cité l’une de ces cartes : { $cards }.
    }
theopolis-now-wonder-where =
    { $where ->
        [city] Elle est dans une cité ({ $seat }).
        [hand] Elle est dans une main ({ $seat }).
        [board] Elle est sur le plateau.
        [discard] Elle est dans la défausse.
        [out] Elle est hors jeu.
       *[unseen] On ne l’a pas encore vue.
    }
theopolis-now-wonder =
    { $number ->
        [one] { $seat } a { $number } des { $goal } ressources qu’elle coûte.
       *[other] { $seat } a { $number } des { $goal } ressources qu’elle coûte.
    }
    .seat =
        { $number ->
            [one] Vous avez { $number } des { $goal } ressources qu’elle coûte.
           *[other] Vous avez { $number } des { $goal } ressources qu’elle coûte.
        }
theopolis-now-copies = Il y en a { $number } ici.
theopolis-now-in-all =
    { $number ->
        [one] Le jeu en compte { $number } exemplaire.
       *[other] Le jeu en compte { $number } exemplaires.
    }
theopolis-now-worth-here =
    { $number ->
        [one] Vaut ici { $number } point.
       *[other] Vaut ici { $number } points.
    }
theopolis-now-can-pay = Vous pouvez la payer maintenant.
theopolis-now-missing = Pour la jouer, il vous manque : { $resource } { $number }.
theopolis-now-printed = Son coût imprimé est : { theopolis-costs } ; votre Saint Patron le réduit.
theopolis-now-no-victim = S’il frappait maintenant, tous seraient à égalité et il ne se passerait rien.
theopolis-now-victim = S’il frappait maintenant, il toucherait { $seat } ({ theopolis-victims }).
    .seat = S’il frappait maintenant, il vous toucherait ({ theopolis-victims }).
theopolis-cost = { $resource } { $number }

# Les symboles des cartes et du plateau.
theopolis-sign-faith = Foi
theopolis-sign-faith-about = Une ressource. Sur une carte : combien de Foi elle coûte.
theopolis-sign-hope = Espérance
theopolis-sign-hope-about = Une ressource. Sur une carte : combien d’Espérance elle coûte.
theopolis-sign-charity = Charité
theopolis-sign-charity-about = Une ressource. Sur une carte : combien de Charité elle coûte.
theopolis-sign-missing = Coût impossible à payer
theopolis-sign-missing-about = Un coût au contour vide : vous n’avez pas maintenant assez de ressources droites de ce type. Un coût plein peut être payé.
theopolis-sign-used = Ressource utilisée
theopolis-sign-used-about = Une ressource inclinée a déjà payé ce tour-ci. Elle est redressée à la fin du tour.
theopolis-sign-stones = Pierres d’édifice
theopolis-sign-stones-about = Sur un Édifice : les pierres qu’il donne à sa cité. À côté d’un joueur : toutes les pierres de la cité. Avec { $goal }, on gagne.
theopolis-sign-worth = Points d’Homme
theopolis-sign-worth-about = Sur un Homme : combien de points originels il fait perdre à son propriétaire au début de chacun de ses tours.
theopolis-sign-original-points = Points originels
theopolis-sign-original-points-about = Les points originels qui restent. Chacun commence avec { $start } ; à zéro, on gagne.
theopolis-sign-sacraments = Sacrements
theopolis-sign-sacraments-about = À côté d’un joueur : combien de sacrements sa cité détient. En haut à droite d’une carte : elle vous manque encore pour un sacrement.
theopolis-sign-light = Arcs à côté d’un nom
theopolis-sign-light-about = Un arc pour chacun des sept sacrements, par groupe : initiation, guérison, mission. Un arc éclairé est un sacrement que la cité détient.
theopolis-sign-cards = Main
theopolis-sign-cards-about = À côté d’un joueur : ses cartes en main. Sur une carte : elle augmente la taille de main.
theopolis-sign-exchange = Échange
theopolis-sign-exchange-about = Elle permet plus d’échanges avec le plateau à chaque tour.
theopolis-sign-shield = Protection
theopolis-sign-shield-about = Elle protège la cité : des Désastres, ou des Évêques des autres joueurs.
theopolis-sign-more = Plus de points
theopolis-sign-more-about = Elle augmente les points d’autres Hommes de la cité.
theopolis-sign-alone = Seul
theopolis-sign-alone-about = Il vaut plus tant que c’est le seul Homme de la cité.
theopolis-sign-less = Moins
theopolis-sign-less-about = Elle fait perdre des points originels, ou rend des cartes moins chères.
theopolis-sign-take = Prendre
theopolis-sign-take-about = Elle prend une carte dans la cité d’un voisin.
theopolis-sign-bring = Ramener
theopolis-sign-bring-about = Elle fait revenir des cartes de la défausse.
theopolis-sign-sweep = Écarter
theopolis-sign-sweep-about = Elle défausse des cartes du plateau, aussitôt remplacées.
theopolis-sign-add = Mettre
theopolis-sign-add-about = Elle met des ressources dans la cité.
theopolis-sign-star = Étoile
theopolis-sign-star-about = La Merveille, qui fait gagner la partie. Sur un Saint Patron : son numéro ; le plus petit joue en premier.
theopolis-sign-bolt = Désastre
theopolis-sign-bolt-about = Un Désastre : il ne se joue pas et frappe dès qu’il arrive sur le plateau.
theopolis-sign-sun = Apocalypse
theopolis-sign-sun-about = L’Apocalypse, parmi les { $last } dernières cartes de la pioche. À côté de la pioche : c’est peut-être la prochaine carte.

# Les parties de la table, titres de la vue en texte.
theopolis-area-board = Plateau
theopolis-area-piles = Manche et tas
theopolis-area-hand = Main
theopolis-area-resources = Ressources, et ce qui reste ce tour
theopolis-area-victory = Façons de gagner
theopolis-area-city = Cité
theopolis-area-heaven = Ciel
