# The board of Theopolis in the browser.

# Les parties de la table, et ce qui s’y trouve.
theopolis-web-free-place = une place libre sur le plateau
theopolis-web-discard =
    { $number ->
        [one] Défausse : { $number } carte
       *[other] Défausse : { $number } cartes
    }
theopolis-web-city-empty = Aucune carte pour l’instant.
theopolis-web-fold = Replier

# Le Ciel : les sacrements par groupe, vitre par vitre.
theopolis-web-heaven = Ciel : Saint Patron et sacrements
theopolis-web-group-initiation = Initiation
theopolis-web-group-healing = Guérison
theopolis-web-group-mission = Mission

# Les cinq fins possibles.
theopolis-web-ways = Les cinq fins possibles
theopolis-web-points = { $number } { $number ->
    [one] pt
   *[other] pts
}
