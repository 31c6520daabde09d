# Exercices : buts, titres, et ce que chacun apprend.
theopolis-goal-stones =
    { $number ->
        [one] finir le tour avec { $number } pierre d’édifice
       *[other] finir le tour avec { $number } pierres d’édifice
    }
theopolis-goal-sacraments =
    { $number ->
        [one] finir le tour avec { $number } sacrement
       *[other] finir le tour avec { $number } sacrements
    }
theopolis-goal-worth = finir le tour avec des Hommes qui valent { $number }

theopolis-puzzle-baptism = Le sacrement manquant
theopolis-puzzle-baptism-idea = Un Symbole peut compléter un sacrement : regardez ce qui manque à votre cité avant de compter ce que coûte une carte.
theopolis-puzzle-hermit = Un premier Homme
theopolis-puzzle-hermit-idea = Les Hommes vous font perdre des points originels au début de chacun de vos tours : plus ils arrivent tôt, plus ils en retirent.
theopolis-puzzle-church = Une ressource de plus
theopolis-puzzle-church-idea = Mettre une ressource est gratuit, et elle paie aussitôt : voyez ce qu’une de plus vous laisserait jouer.
theopolis-puzzle-ramparts = Échanger, puis bâtir
theopolis-puzzle-ramparts-idea = Tant qu’il vous reste un échange, une carte du plateau vaut une carte de votre main.
theopolis-puzzle-exchange = Rendre la carte trop chère
theopolis-puzzle-exchange-idea = Un Homme bon marché, joué maintenant, sert jusqu’à la fin ; une carte trop chère reste dans la main.
theopolis-puzzle-priest-and-bishop = Deux cartes, une bourse
theopolis-puzzle-priest-and-bishop-idea = Comptez ce que les deux cartes coûtent ensemble avant de jouer la première.
theopolis-puzzle-bishop = La chapelle du voisin
theopolis-puzzle-bishop-idea = L’Évêque fait venir chez vous une carte d’une cité voisine : regardez ce que les autres ont bâti.
theopolis-puzzle-stole = Deux sacrements en un tour
theopolis-puzzle-stole-idea = Employez tout ce qu’offre un tour : une ressource, un échange, et chaque carte que vous pouvez encore payer.
theopolis-puzzle-abbey = Rien de trop
theopolis-puzzle-abbey-idea = Le grand édifice demande la ressource ajoutée et l’échange : préparez tout le tour, puis commencez.
theopolis-puzzle-last-stones = Les dernières pierres
theopolis-puzzle-last-stones-idea = Dix pierres d’édifice font gagner aussitôt, même au milieu d’un tour : comptez aussi celles que vous pouvez prendre.
