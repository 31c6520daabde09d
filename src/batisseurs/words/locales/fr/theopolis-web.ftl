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
