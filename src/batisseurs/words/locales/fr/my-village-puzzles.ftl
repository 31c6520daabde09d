# Exercices : buts, titres, et ce que chacun apprend.
my-village-goal-coin =
    { $number ->
        [one] finir le tour avec { $number } pièce
       *[other] finir le tour avec { $number } pièces
    }
my-village-goal-beer =
    { $number ->
        [one] finir le tour avec { $number } bière
       *[other] finir le tour avec { $number } bières
    }
my-village-goal-cart =
    { $number ->
        [one] finir le tour avec { $number } chariot
       *[other] finir le tour avec { $number } chariots
    }
my-village-goal-window =
    { $number ->
        [one] finir le tour avec { $number } fenêtre d’Église occupée
       *[other] finir le tour avec { $number } fenêtres d’Église occupées
    }
my-village-goal-town-hall =
    { $number ->
        [one] finir le tour avec { $number } point d’Histoire à l’Hôtel de ville
       *[other] finir le tour avec { $number } points d’Histoire à l’Hôtel de ville
    }

my-village-puzzle-field = Un Champ
my-village-puzzle-field-idea = Un Champ rapporte aussitôt une pièce, et des points à la fin : deux dés qui font sa somme suffisent.
my-village-puzzle-brewery = Un marqueur pour les dés
my-village-puzzle-brewery-idea = Un marqueur de votre Place tourne un dé sur la face de votre choix : deux petits dés peuvent devenir ce qu’il vous faut.
my-village-puzzle-headman = À l’Hôtel de ville
my-village-puzzle-headman-idea = Les points d’Histoire ne comptent qu’à l’Hôtel de ville : envoyez-y le Chef de village avant le Rat.
my-village-puzzle-wheelwright = D’abord la Bannière, puis les dés
my-village-puzzle-wheelwright-idea = Cherchez d’abord la Bannière qu’il vous faut, et ensuite deux dés qui en font la somme.
my-village-puzzle-last-field = La dernière manche
my-village-puzzle-last-field-idea = À la dernière manche, seuls les points comptent : un de plus que l’adversaire suffit.
my-village-puzzle-monk = Un Moine à la fenêtre
my-village-puzzle-monk-idea = Un Moine demande votre Abbé, des pièces et une fenêtre libre ; chaque fenêtre de plus vaut davantage que la précédente.
my-village-puzzle-coin-path = Les pièces du Chef
my-village-puzzle-coin-path-idea = La Bannière « ? » marche avec n’importe quels dés : prenez ceux qui ne vous coûtent rien.
my-village-puzzle-council = L’École, puis le Conseil
my-village-puzzle-council-idea = Les Bannières blanches d’une même valeur se suivent : la deuxième peut employer ce que donne la première.
my-village-puzzle-monk-and-school = Une carte, deux gains
my-village-puzzle-monk-and-school-idea = Un Moine agit quand il arrive : ici, il forme le villageois qui manque à votre Conseil.
my-village-puzzle-harvest = Une grande Moisson
my-village-puzzle-harvest-idea = Les dés noirs coûtent du temps, mais une seule valeur peut récolter tous vos Champs en un tour.
