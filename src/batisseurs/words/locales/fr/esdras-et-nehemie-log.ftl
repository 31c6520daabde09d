# Comment le journal raconte Esdras et Néhémie. Les noms de cartes, de tuiles et de lieux viennent du jeu.

esdras-et-nehemie-turn-begins = Semaine { $round }, jour { $day } · { $seat }
    .seat = Semaine { $round }, jour { $day } · à vous de jouer
    .short = Semaine { $round }, jour { $day }
esdras-et-nehemie-gains = { $seat } gagne { $amount }.
    .seat = Vous gagnez { $amount }.
esdras-et-nehemie-loses = { $seat } perd { $amount }.
    .seat = Vous perdez { $amount }.
esdras-et-nehemie-pays = { $seat } paie { $amount }.
    .seat = Vous payez { $amount }.
esdras-et-nehemie-rubble-laid = Décombres : { $amount }.
esdras-et-nehemie-scrolls-laid = Parchemins, rangée { $row } : { $tile }.
esdras-et-nehemie-tiles-dealt = { $seat } reçoit { $tile }.
    .seat = Vous recevez { $tile }.
esdras-et-nehemie-draws = { $seat } pioche { $card }.
    .seat = Vous piochez { $card }.
esdras-et-nehemie-draws-cards = { $seat } pioche { $amount }.
    .seat = Vous piochez { $amount }.
esdras-et-nehemie-no-worker-left =
    { $number ->
        [one] { $seat } n’a plus d’Ouvrier dans la réserve principale ; sa Tente avance de { $number } case.
       *[other] { $seat } n’a plus d’Ouvrier dans la réserve principale ; sa Tente avance de { $number } cases.
    }
    .seat =
        { $number ->
            [one] Vous n’avez plus d’Ouvrier dans la réserve principale ; votre Tente avance de { $number } case.
           *[other] Vous n’avez plus d’Ouvrier dans la réserve principale ; votre Tente avance de { $number } cases.
        }
esdras-et-nehemie-altar-step = { $seat } arrive sur la case { $space_now } de la piste Autel.
    .seat = Vous arrivez sur la case { $space_now } de la piste Autel.
esdras-et-nehemie-altar-end = { $seat } est au bout de la piste Autel et gagne { $amount }.
    .seat = Vous êtes au bout de la piste Autel et gagnez { $amount }.
esdras-et-nehemie-tent-step = { $seat } avance sa Tente : { $place_now }.
    .seat = Vous avancez votre Tente : { $place_now }.
esdras-et-nehemie-blessing-full = { $seat } ne peut plus recevoir cette Bénédiction ; la Tente avance.
    .seat = Vous ne pouvez plus recevoir cette Bénédiction ; la Tente avance.
esdras-et-nehemie-column = { $seat } atteint la colonne { $number_now } avec toutes les Bénédictions.
    .seat = Vous atteignez la colonne { $number_now } avec toutes les Bénédictions.
esdras-et-nehemie-buys-food = 
    { $seat } achète { $amount } à { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } l’unité.
    .seat = 
        Vous achetez { $amount } à { $number ->
            [one] { $number } Pièce
           *[other] { $number } Pièces
        } l’unité.
esdras-et-nehemie-loses-food =
    { $points ->
        [0] { $seat } rend { $amount }.
       *[other] { $seat } rend { $amount } et perd { $points } PV.
    }
    .seat =
        { $points ->
            [0] Vous rendez { $amount }.
           *[other] Vous rendez { $amount } et perdez { $points } PV.
        }
esdras-et-nehemie-feeds =
    { $points ->
        [0] { $seat } nourrit tous ses Ouvriers ({ $number }) : { $amount }.
       *[other] { $seat } nourrit ses Ouvriers ({ $number }) avec { $amount } et perd { $points } PV.
    }
    .seat =
        { $points ->
            [0] Vous nourrissez tous vos Ouvriers ({ $number }) : { $amount }.
           *[other] Vous nourrissez vos Ouvriers ({ $number }) avec { $amount } et perdez { $points } PV.
        }
esdras-et-nehemie-recovers = { $seat } récupère { $amount }.
    .seat = Vous récupérez { $amount }.
esdras-et-nehemie-assigns = { $seat } affecte { $amount }.
    .seat = Vous affectez { $amount }.
esdras-et-nehemie-develops = { $seat } retourne { $tile }.
    .seat = Vous retournez { $tile }.
esdras-et-nehemie-places-levite = { $seat } place le Lévite { $number } pour { $amount }.
    .seat = Vous placez le Lévite { $number } pour { $amount }.
esdras-et-nehemie-levite-banner = { $seat } utilise un Lévite comme bannière rouge.
    .seat = Vous utilisez un Lévite comme bannière rouge.
esdras-et-nehemie-temple = { $seat } bâtit le Temple : { $good } ({ $place }), { $points } PV par cube.
    .seat = Vous bâtissez le Temple : { $good } ({ $place }), { $points } PV par cube.
esdras-et-nehemie-sector = { $seat } achève le secteur { $number } du Temple.
    .seat = Vous achevez le secteur { $number } du Temple.
esdras-et-nehemie-sector-most = { $seat } a le plus de Lévites : { $points } PV.
    .seat = Vous avez le plus de Lévites : { $points } PV.
esdras-et-nehemie-sector-fewest = { $seat } a le moins de Lévites et perd { $points } PV.
    .seat = Vous avez le moins de Lévites et perdez { $points } PV.
esdras-et-nehemie-burns = { $seat } brûle { $amount } sur l’Autel.
    .seat = Vous brûlez { $amount } sur l’Autel.
esdras-et-nehemie-clears = { $seat } déblaie { $amount } ({ $place }).
    .seat = Vous déblayez { $amount } ({ $place }).
esdras-et-nehemie-pays-gold = { $seat } paie { $amount } au lieu de : { $good }.
    .seat = Vous payez { $amount } au lieu de : { $good }.
esdras-et-nehemie-pays-banners = { $seat } paie { $amount } au lieu de : { $good }.
    .seat = Vous payez { $amount } au lieu de : { $good }.
esdras-et-nehemie-builds-wall = { $seat } reconstruit le Mur ({ $place }) avec { $card }.
    .seat = Vous reconstruisez le Mur ({ $place }) avec { $card }.
esdras-et-nehemie-shared-labour = { $seat } gagne aussi l’effet du Mur voisin : { $place }.
    .seat = Vous gagnez aussi l’effet du Mur voisin : { $place }.
esdras-et-nehemie-builds-gate = { $seat } reconstruit la { $place } et prend { $amount } sur sa carte.
    .seat = Vous reconstruisez la { $place } et prenez { $amount } sur sa carte.
esdras-et-nehemie-connection = Connexion : { $wall } – { $gate }.
esdras-et-nehemie-path-white = { $seat } paie { $amount } pour les Ouvriers blancs du chemin ({ $place }).
    .seat = Vous payez { $amount } pour les Ouvriers blancs du chemin ({ $place }).
esdras-et-nehemie-path-pays = { $seat } reçoit { $amount } pour les Scribes du chemin ({ $place }).
    .seat = Vous recevez { $amount } pour les Scribes du chemin ({ $place }).
esdras-et-nehemie-places-scribe = { $seat } place un Scribe sur { $tile } ({ $place }).
    .seat = Vous placez un Scribe sur { $tile } ({ $place }).
esdras-et-nehemie-white-pushed = L’Ouvrier blanc monte : { $place }.
esdras-et-nehemie-white-leaves = L’Ouvrier blanc quitte la partie.
esdras-et-nehemie-row-food = { $seat } arrive en premier sur la rangée { $row } et gagne { $amount }.
    .seat = Vous arrivez en premier sur la rangée { $row } et gagnez { $amount }.
esdras-et-nehemie-row-silver = { $seat } arrive en premier sur la rangée { $row } et gagne { $amount }.
    .seat = Vous arrivez en premier sur la rangée { $row } et gagnez { $amount }.
esdras-et-nehemie-takes-hero = { $seat } prend la carte Héros { $card }.
    .seat = Vous prenez la carte Héros { $card }.
esdras-et-nehemie-moves-tent = { $seat } dépense { $amount } pour sa Tente.
    .seat = Vous dépensez { $amount } pour votre Tente.
esdras-et-nehemie-fee-to = { $seat } reçoit un péage de { $amount } ({ $gate }).
    .seat = Vous recevez un péage de { $amount } ({ $gate }).
esdras-et-nehemie-fee-card = { $seat } pose { $amount } sur la carte de la { $gate }.
    .seat = Vous posez { $amount } sur la carte de la { $gate }.
esdras-et-nehemie-fee-supply = { $seat } paie un péage de { $amount } à la réserve principale ({ $gate }).
    .seat = Vous payez un péage de { $amount } à la réserve principale ({ $gate }).
esdras-et-nehemie-trades = { $seat } fait du Commerce pour { $amount } ({ $card }).
    .seat = Vous faites du Commerce pour { $amount } ({ $card }).
esdras-et-nehemie-sells = 
    { $seat } vend { $amount } à { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } l’unité.
    .seat = 
        Vous vendez { $amount } à { $number ->
            [one] { $number } Pièce
           *[other] { $number } Pièces
        } l’unité.
esdras-et-nehemie-places-trader = { $seat } place un Négociant sur l’emplacement { $slot }.
    .seat = Vous placez un Négociant sur l’emplacement { $slot }.
esdras-et-nehemie-places-elder = { $seat } place un Ancien sur l’emplacement { $slot }.
    .seat = Vous placez un Ancien sur l’emplacement { $slot }.
esdras-et-nehemie-repeats-trader = { $seat } paie { $amount } et résout encore l’emplacement { $slot }.
    .seat = Vous payez { $amount } et résolvez encore l’emplacement { $slot }.
esdras-et-nehemie-plays = { $seat } joue { $card } sur la pile { $stack }.
    .seat = Vous jouez { $card } sur la pile { $stack }.
esdras-et-nehemie-action-red = { $seat } choisit Temple et Autel (bannières rouges : { $number }).
    .seat = Vous choisissez Temple et Autel (bannières rouges : { $number }).
esdras-et-nehemie-action-grey = { $seat } choisit Décombres, Murs et Portes (bannières grises : { $number }).
    .seat = Vous choisissez Décombres, Murs et Portes (bannières grises : { $number }).
esdras-et-nehemie-action-blue = { $seat } choisit Torah et Tentes (bannières bleues : { $number }).
    .seat = Vous choisissez Torah et Tentes (bannières bleues : { $number }).
esdras-et-nehemie-discards = { $seat } dépasse sa limite de stockage et rend { $amount }.
    .seat = Vous dépassez votre limite de stockage et rendez { $amount }.
esdras-et-nehemie-gatekeeper = { $seat } place { $amount } : { $place }.
    .seat = Vous placez { $amount } : { $place }.
esdras-et-nehemie-sabbath-begins = La semaine { $round } est terminée : on prépare le Sabbat.
esdras-et-nehemie-judged-behind = { $seat } est derrière les Prophètes (case { $space }).
    .seat = Vous êtes derrière les Prophètes (case { $space }).
esdras-et-nehemie-judged-between = { $seat } est entre les Prophètes (case { $space }).
    .seat = Vous êtes entre les Prophètes (case { $space }).
esdras-et-nehemie-judged-ahead = { $seat } est devant les Prophètes (case { $space }).
    .seat = Vous êtes devant les Prophètes (case { $space }).
esdras-et-nehemie-item-market-on-the-eve = { $seat } utilise le Marché de la veille.
    .seat = Vous utilisez le Marché de la veille.
esdras-et-nehemie-item-perpetual-fire = { $seat } utilise le Feu perpétuel.
    .seat = Vous utilisez le Feu perpétuel.
esdras-et-nehemie-item-returning-exiles = { $seat } utilise le Retour des exilés.
    .seat = Vous utilisez le Retour des exilés.
esdras-et-nehemie-item-tithes = { $seat } utilise la Dîme.
    .seat = Vous utilisez la Dîme.
esdras-et-nehemie-item-caravan = { $seat } utilise la Caravane.
    .seat = Vous utilisez la Caravane.
esdras-et-nehemie-tucks = { $seat } range { $card }.
    .seat = Vous rangez { $card }.
esdras-et-nehemie-scores-card = { $seat } marque { $points } PV par carte : { $card }.
    .seat = Vous marquez { $points } PV par carte : { $card }.
esdras-et-nehemie-prophets = Zacharie avance à la case { $zechariah }, Aggée à la case { $haggai }.
esdras-et-nehemie-shofar = { $seat } prend le Schofar.
    .seat = Vous prenez le Schofar.
esdras-et-nehemie-altar-leader = { $seat } est en tête de la piste Autel.
    .seat = Vous êtes en tête de la piste Autel.
esdras-et-nehemie-final-points = { $seat } marque { $amount }.
    .seat = Vous marquez { $amount }.
esdras-et-nehemie-final = { $seat } a { $points } PV en tout.
    .seat = Vous avez { $points } PV en tout.
esdras-et-nehemie-amount-gold =
    { $number ->
        [one] { $number } cube Or
       *[other] { $number } cubes Or
    }
esdras-et-nehemie-amount-stone =
    { $number ->
        [one] { $number } cube Pierre
       *[other] { $number } cubes Pierre
    }
esdras-et-nehemie-amount-wood =
    { $number ->
        [one] { $number } cube Bois
       *[other] { $number } cubes Bois
    }
esdras-et-nehemie-amount-ash =
    { $number ->
        [one] { $number } cube Cendre
       *[other] { $number } cubes Cendre
    }
esdras-et-nehemie-amount-silver =
    { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    }
esdras-et-nehemie-amount-food =
    { $number ->
        [one] { $number } Pain
       *[other] { $number } Pains
    }
esdras-et-nehemie-amount-vp = { $number } PV
esdras-et-nehemie-amount-worker =
    { $number ->
        [one] { $number } Ouvrier
       *[other] { $number } Ouvriers
    }
esdras-et-nehemie-amount-blessing-orange =
    { $number ->
        [one] { $number } Bénédiction orange
       *[other] { $number } Bénédictions orange
    }
esdras-et-nehemie-amount-blessing-purple =
    { $number ->
        [one] { $number } Bénédiction violette
       *[other] { $number } Bénédictions violettes
    }
esdras-et-nehemie-amount-blessing-red =
    { $number ->
        [one] { $number } Bénédiction rouge
       *[other] { $number } Bénédictions rouges
    }
esdras-et-nehemie-amount-red-banner =
    { $number ->
        [one] { $number } bannière rouge
       *[other] { $number } bannières rouges
    }
esdras-et-nehemie-amount-grey-banner =
    { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    }
esdras-et-nehemie-amount-blue-banner =
    { $number ->
        [one] { $number } bannière bleue
       *[other] { $number } bannières bleues
    }
esdras-et-nehemie-amount-wild-banner =
    { $number ->
        [one] { $number } bannière au choix
       *[other] { $number } bannières au choix
    }
esdras-et-nehemie-amount-card =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
esdras-et-nehemie-amount-trader =
    { $number ->
        [one] { $number } Négociant
       *[other] { $number } Négociants
    }
esdras-et-nehemie-amount-elder =
    { $number ->
        [one] { $number } Ancien
       *[other] { $number } Anciens
    }
esdras-et-nehemie-amount-gatekeeper =
    { $number ->
        [one] { $number } Gardien
       *[other] { $number } Gardiens
    }
esdras-et-nehemie-amount-farmer =
    { $number ->
        [one] { $number } Fermier
       *[other] { $number } Fermiers
    }
esdras-et-nehemie-amount-labourer =
    { $number ->
        [one] { $number } Manœuvre
       *[other] { $number } Manœuvres
    }
esdras-et-nehemie-amount-final-goods = { $number } PV pour les biens
esdras-et-nehemie-amount-final-tiles = { $number } PV pour les tuiles retournées
esdras-et-nehemie-amount-final-altar = { $number } PV pour la piste Autel
esdras-et-nehemie-amount-final-buildings = { $number } PV pour les Murs et Portes
esdras-et-nehemie-amount-final-scribes = { $number } PV pour les Scribes
esdras-et-nehemie-amount-final-scrolls = { $number } PV pour les Parchemins Or

# L’adversaire solo dit pourquoi.
esdras-et-nehemie-focus-clockwise = { $seat } révèle la carte Focus { $card } (sens horaire, colonne { $column }).
esdras-et-nehemie-focus-counter-clockwise = { $seat } révèle la carte Focus { $card } (sens antihoraire, colonne { $column }).
esdras-et-nehemie-no-trade =
    { $seat } a { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } et il en faudrait { $number } : pas de Commerce, la Tente avance.
esdras-et-nehemie-trade-upper =
    { $seat } a { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } : Commerce du haut pour { $number }, péage { $fee }.
esdras-et-nehemie-trade-lower =
    { $seat } a { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } : Commerce du bas pour { $number }, péage { $fee }.
esdras-et-nehemie-scheme = { $seat } révèle la carte Planification { $card }.
esdras-et-nehemie-scheme-not-met =
    { $seat } ne remplit pas la condition de la ligne { $number } ({ $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }, { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }).
esdras-et-nehemie-scheme-impossible =
    { $seat } ne trouve pas de cible pour la ligne { $number } ({ $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }, { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }).
esdras-et-nehemie-scheme-action =
    { $seat } suit la ligne { $number } ({ $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }, { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }).
esdras-et-nehemie-opponent-levite =
    { $seat } paie { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    } et place le Lévite { $number }.
esdras-et-nehemie-opponent-changes = { $seat } n’a pas d’Or pour le Temple et échange 1 Pièce contre 1 cube Or.
esdras-et-nehemie-opponent-altar = { $seat } n’a ni Or ni Argent : une case sur la piste Autel.
esdras-et-nehemie-opponent-target = { $seat } part de la { $gate } ; cible : { $place }.
esdras-et-nehemie-opponent-pays =
    { $seat } paie { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }.
esdras-et-nehemie-opponent-scribe-highest =
    { $seat } prend la tuile la plus haute, selon la colonne { $column } : { $place } pour { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }.
esdras-et-nehemie-opponent-scribe-lowest =
    { $seat } prend la tuile la plus basse, selon la colonne { $column } : { $place } pour { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }.
esdras-et-nehemie-opponent-sabbath =
    { $seat } observe le Sabbat et gagne { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } ; PV : plus haut Scribe { $scribe }, personnages { $people }, Bénédictions et cases dorées { $blessed }.

# Why the solo opponent acts as it does.
esdras-et-nehemie-reason-focus = Il fait d’abord du Commerce selon cette carte. La Porte, la flèche et la colonne de la carte disent ensuite où il agit.
esdras-et-nehemie-reason-scheme = Ses lignes sont essayées de haut en bas : la première dont la condition est remplie et qui est possible est exécutée.
esdras-et-nehemie-reason-dearest =
    Péage compris, l’option du haut coûte { $upper ->
        [one] { $upper } Pièce
       *[other] { $upper } Pièces
    }, celle du bas { $lower }. Avec { $silver }, il peut payer l’une ou l’autre et prend la plus chère.
esdras-et-nehemie-reason-same =
    Péage compris, l’option du haut coûte { $upper ->
        [one] { $upper } Pièce
       *[other] { $upper } Pièces
    } et celle du bas { $lower }, autant. Avec { $silver }, il peut payer l’une ou l’autre et prend celle du bas.
esdras-et-nehemie-reason-only-upper =
    Péage compris, l’option du haut coûte { $upper ->
        [one] { $upper } Pièce
       *[other] { $upper } Pièces
    } ; celle du bas, à { $lower }, est trop chère : il n’en a que { $silver }.
esdras-et-nehemie-reason-only-lower =
    Péage compris, l’option du bas coûte { $lower ->
        [one] { $lower } Pièce
       *[other] { $lower } Pièces
    } ; celle du haut, à { $upper }, est trop chère : il n’en a que { $silver }.
esdras-et-nehemie-reason-no-trade =
    Péage compris, l’option du haut coûte { $upper ->
        [one] { $upper } Pièce
       *[other] { $upper } Pièces
    } et celle du bas { $lower } : avec { $silver }, il ne peut payer ni l’une ni l’autre.
esdras-et-nehemie-reason-least-workers = Ouvriers requis dans la réserve : au moins { $number } ; il en a { $has }.
esdras-et-nehemie-reason-most-workers = Ouvriers admis dans la réserve : au plus { $number } ; il en a { $has }.
esdras-et-nehemie-reason-least-gold = Or requis : au moins { $number } ; il en a { $has }.
esdras-et-nehemie-reason-most-gold = Or admis : au plus { $number } ; il en a { $has }.
esdras-et-nehemie-reason-no-worker = Il n’a pas d’Ouvrier dans sa réserve pour cela.
esdras-et-nehemie-reason-no-gate = Il ne peut reconstruire aucune Porte parmi celles qu’il a le droit de choisir : son Or et les cubes de la Porte doivent faire au moins { $gold } ensemble.
esdras-et-nehemie-reason-no-wall-card = Sa pile de cartes Mur est vide.
esdras-et-nehemie-reason-no-wall = Il ne peut reconstruire aucun Mur : son Or et les cubes de sa cible doivent faire au moins { $gold } ensemble.
esdras-et-nehemie-reason-no-rubble = Il n’y a plus de Décombres sur aucun emplacement Mur.
esdras-et-nehemie-reason-no-tile = Il ne peut atteindre et payer aucune tuile.
esdras-et-nehemie-reason-row = C’est la ligne la plus haute dont la condition est remplie et qui est possible.
esdras-et-nehemie-reason-last-row = Aucune ligne au-dessus n’était possible, et la dernière ne demande rien.
esdras-et-nehemie-reason-gate = À partir de cette Porte, dans le sens de la flèche, c’est la première à reconstruire qu’il peut payer : son Or et ses cubes font au moins { $gold }.
esdras-et-nehemie-reason-passed-gates = Écartées : { $gates }.
esdras-et-nehemie-reason-wall = À partir de cette Porte, dans le sens de la flèche, c’est le premier emplacement Mur avec des Décombres.
esdras-et-nehemie-reason-empty-wall = Il n’y a plus de Décombres sur aucun emplacement Mur : il prend le premier emplacement vide dans le sens de la flèche.
esdras-et-nehemie-reason-passed-walls = Emplacements Mur sans Décombres en chemin : { $number }.
esdras-et-nehemie-reason-tile = Tuiles de la rangée qu’il peut atteindre et payer, de gauche à droite : { $options }. Sur { $all }, la colonne { $column } désigne le numéro { $number }.
esdras-et-nehemie-reason-only-tile = C’est la seule tuile de la rangée qu’il peut atteindre et payer.
esdras-et-nehemie-reason-levite = Avec un Ouvrier et assez d’Or, il doit d’abord placer un Lévite ; puis chacun de ses Lévites agit.
esdras-et-nehemie-reason-temple = Un Lévite place de l’Or dans la colonne la plus à gauche qui a une case vide, sur la plus basse de ces cases.
esdras-et-nehemie-reason-clears = Il prend tous les Décombres ; il gagne 1 cube Or par cube, ainsi que la Bénédiction d’un emplacement Mur.
esdras-et-nehemie-reason-pays = L’Or remplace tous les coûts imprimés ; celui qu’il vient de gagner compte.
esdras-et-nehemie-reason-wall-card = Il place la première carte de sa pioche de cartes Mur.
esdras-et-nehemie-reason-path-pays = Ce chemin passe par les Scribes des autres ; il ne paie rien pour eux, c’est la réserve principale qui paie.
esdras-et-nehemie-reason-judged-nothing = { $face } de son plateau : rien pour cette place.
esdras-et-nehemie-reason-sabbath-most =
    { $face } : { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } par Ouvrier dans sa réserve ; parmi ses Gardiens, Scribes et Lévites, seul le groupe le plus nombreux compte (Gardiens { $gatekeepers }, Scribes { $scribes }, Lévites { $levites }).
esdras-et-nehemie-reason-sabbath-sum =
    { $face } : { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } par Ouvrier dans sa réserve ; ses Gardiens, Scribes et Lévites s’additionnent (Gardiens { $gatekeepers }, Scribes { $scribes }, Lévites { $levites }).
esdras-et-nehemie-reason-first-gate = À partir de cette Porte, dans le sens de la flèche, c’est la première à reconstruire, et il peut la payer : son Or et ses cubes font au moins { $gold }.
esdras-et-nehemie-reason-no-first-gate = La première Porte à reconstruire, dans le sens de la flèche, est trop chère : son Or et les cubes de la Porte doivent faire au moins { $gold } ensemble.
esdras-et-nehemie-reason-path-white = Ce chemin passe par un Ouvrier blanc, qu’il paie.
esdras-et-nehemie-reason-fewest-human = De plusieurs chemins, il prend celui avec le moins de vos Scribes, puis avec le moins d’Ouvriers blancs.
esdras-et-nehemie-reason-own-first = De plusieurs chemins, il prend celui avec le plus de ses propres Scribes, puis avec des Ouvriers blancs plutôt que vos Scribes.
esdras-et-nehemie-reason-judged = { $face } de son plateau dit ce qu’il gagne pour cette place.
esdras-et-nehemie-reason-passed = Seule compte la case d’un Prophète qui est dépassée.
esdras-et-nehemie-reason-reached = La case d’un Prophète compte dès qu’elle est atteinte.
