# Exercices : buts, titres, et ce que chacun apprend.
esdras-et-nehemie-goal-altar = finir le tour sur la case { $number } de la piste Autel
esdras-et-nehemie-goal-food = finir le tour avec { $number } nourriture
esdras-et-nehemie-goal-silver = finir le tour avec { $number } Argent
esdras-et-nehemie-goal-gold = finir le tour avec { $number } Or
esdras-et-nehemie-goal-scribes =
    { $number ->
        [one] finir le tour avec { $number } Scribe sur les parchemins
       *[other] finir le tour avec { $number } Scribes sur les parchemins
    }
esdras-et-nehemie-goal-levites =
    { $number ->
        [one] finir le tour avec { $number } Lévite
       *[other] finir le tour avec { $number } Lévites
    }
esdras-et-nehemie-goal-gatekeepers =
    { $number ->
        [one] finir le tour avec { $number } Gardien
       *[other] finir le tour avec { $number } Gardiens
    }

esdras-et-nehemie-puzzle-watch-fire = Le bon mur
esdras-et-nehemie-puzzle-watch-fire-idea = Parmi les cartes Mur piochées, vous en bâtissez une : lisez ce qu’elle donne en plus des points.
esdras-et-nehemie-puzzle-tent = Une Tente en ville
esdras-et-nehemie-puzzle-tent-idea = La Tente rapporte ce que montre sa case : comptez vos bannières bleues et voyez jusqu’où elle peut aller.
esdras-et-nehemie-puzzle-trader = Un Négociant en plus
esdras-et-nehemie-puzzle-trader-idea = Placer un Négociant ne prend pas l’action principale, et chaque emplacement a sa récompense.
esdras-et-nehemie-puzzle-scribe = Le chemin vers le haut
esdras-et-nehemie-puzzle-scribe-idea = Un Scribe paie de l’Argent pour passer les autres : gardez-en pour les rangées du haut.
esdras-et-nehemie-puzzle-temple-wood = Deux fois au Temple
esdras-et-nehemie-puzzle-temple-wood-idea = Les bannières rouges paient plusieurs dépôts en un tour, tant qu’il y a des ressources.
esdras-et-nehemie-puzzle-levite = À manger pour un Lévite
esdras-et-nehemie-puzzle-levite-idea = Ce que donne le Temple sert aussitôt : ici, il nourrit le Lévite.
esdras-et-nehemie-puzzle-scroll = Le parchemin d’en haut
esdras-et-nehemie-puzzle-scroll-idea = Un Scribe plus haut vaut davantage à la fin, et peut rapporter quelque chose tout de suite.
esdras-et-nehemie-puzzle-new-trader = Un Ouvrier à temps
esdras-et-nehemie-puzzle-new-trader-idea = Retourner une tuile peut apporter l’Ouvrier qui vous manque : placez-le dans le même tour.
esdras-et-nehemie-puzzle-elder = Des bannières en chemin
esdras-et-nehemie-puzzle-elder-idea = Un Ancien apporte des bannières au milieu d’une action : placez-le quand elles manquent.
esdras-et-nehemie-puzzle-gate = La Porte de la Vallée
esdras-et-nehemie-puzzle-gate-idea = Une porte demande un emplacement déblayé, des bannières, des ressources et un Ouvrier : ayez les quatre avant de déblayer.
