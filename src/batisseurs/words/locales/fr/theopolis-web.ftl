# The board of Theopolis in the browser.

# Les parties de la table, et ce qui s’y trouve.
theopolis-web-free-place = une place libre sur le plateau
theopolis-web-deck =
    { $number ->
        [one] Pioche : { $number } carte. L’Apocalypse est parmi les { $last } dernières.
       *[other] Pioche : { $number } cartes. L’Apocalypse est parmi les { $last } dernières.
    }
theopolis-web-discard =
    { $number ->
        [one] Défausse : { $number } carte
       *[other] Défausse : { $number } cartes
    }
theopolis-web-pile = Tas de ressources : { $resource }, il en reste { $number }
theopolis-web-resources =
    { $resource } : { $unused ->
        [one] { $unused } droite
       *[other] { $unused } droites
    }, { $used ->
        [one] { $used } inclinée
       *[other] { $used } inclinées
    }
theopolis-web-city-empty = Aucune carte pour l’instant.
theopolis-web-fold = Replier

# Le Ciel : les sacrements par groupe, vitre par vitre.
theopolis-web-heaven = Ciel : Saint Patron et sacrements
theopolis-web-group-initiation = Initiation
theopolis-web-group-healing = Guérison
theopolis-web-group-mission = Mission
theopolis-web-sacrament-held = { $sacrament } : détenu
theopolis-web-sacrament-missing = { $sacrament } : il manque encore : { $cards }

# Les cinq fins possibles.
theopolis-web-ways = Les cinq fins possibles
theopolis-web-points = { $number } pts
theopolis-web-way-points =
    { $number ->
        [one] Reste { $number } point originel : à zéro, la partie est gagnée
       *[other] Restent { $number } points originels : à zéro, la partie est gagnée
    }
theopolis-web-way-stones =
    { $number ->
        [one] { $number } pierre d’édifice sur les { $goal } qui font gagner
       *[other] { $number } pierres d’édifice sur les { $goal } qui font gagner
    }
theopolis-web-way-sacraments = Sacrements qui font gagner : initiation { $initiation }, guérison { $healing }, mission { $mission }
theopolis-web-way-wonder =
    { $number ->
        [one] { $number } ressource
       *[other] { $number } ressources
    } sur { $goal } pour la Merveille, { $where ->
        [city] qui est dans une cité ({ $seat })
        [hand] qui est dans une main ({ $seat })
        [known] qui est dans une main ({ $seat })
        [board] qui est sur le plateau
        [discard] qui est dans la défausse
        [out] qui est hors du jeu
       *[unseen] qu’on n’a pas encore vue
    }
theopolis-web-way-apocalypse =
    { $deck ->
        [one] { $deck } carte dans la pioche ; l’Apocalypse est parmi les { $last } dernières. Score si elle venait maintenant : { $score }
       *[other] { $deck } cartes dans la pioche ; l’Apocalypse est parmi les { $last } dernières. Score si elle venait maintenant : { $score }
    }

# Ce que disent les éléments.
theopolis-web-saint-number = numéro { $number } : le plus petit commence
theopolis-web-needs-one-of = demande l’une de ces cartes : { $cards }
theopolis-web-part = { theopolis-victims } : { theopolis-loss }
theopolis-web-cheaper =
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
