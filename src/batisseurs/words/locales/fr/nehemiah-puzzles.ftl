# Exercices : buts, titres, et ce que chacun apprend.
nehemiah-goal-workers =
    { $number ->
        [one] finir le tour avec { $number } ouvrier disponible
       *[other] finir le tour avec { $number } ouvriers disponibles
    }
nehemiah-goal-wall =
    { $number ->
        [one] finir le tour avec { $number } cube sur le Mur
       *[other] finir le tour avec { $number } cubes sur le Mur
    }
nehemiah-goal-temple =
    { $number ->
        [one] finir le tour avec { $number } cube sur le Temple
       *[other] finir le tour avec { $number } cubes sur le Temple
    }
nehemiah-goal-wood = finir le tour avec { $number } bois

nehemiah-puzzle-homecoming = De retour
nehemiah-puzzle-homecoming-idea = Activer l’ouvrier de la carte la plus basse fait remplacer la colonne : tous ses ouvriers rentrent et peuvent repartir.
nehemiah-puzzle-wall = Un cube de plus
nehemiah-puzzle-wall-idea = Un cube peut compter trois fois, une fois par manche : plus il est placé tôt, mieux c’est.
nehemiah-puzzle-wood = Le bois vaut des points
nehemiah-puzzle-wood-idea = À la fin, 3 bois ou 2 pièces d’or valent un point : une action qui ne rapporte que des biens peut compter aussi.
nehemiah-puzzle-sacrifice = Au Temple
nehemiah-puzzle-sacrifice-idea = Lisez ce que prend une carte : le Temple veut de l’or, le Mur veut du bois.
nehemiah-puzzle-last-gate = La dernière porte
nehemiah-puzzle-last-gate-idea = Les portes ne comptent qu’à la fin et coûtent beaucoup de bois : gardez-en assez quand le dernier paquet s’épuise.
nehemiah-puzzle-cards-above = Les cartes du dessus
nehemiah-puzzle-cards-above-idea = Vous pouvez renoncer à la carte activée et utiliser quand même celles du dessus, avec un ouvrier couché : 1 pièce d’or chacune.
nehemiah-puzzle-twice = Deux fois en un tour
nehemiah-puzzle-twice-idea = Deux cartes semblables dans une colonne font deux actions en un tour, si vous gardez de l’or pour la seconde.
nehemiah-puzzle-consolidation = D’abord le bois
nehemiah-puzzle-consolidation-idea = Consolidation utilise une autre carte de sa colonne, que vous pouvez utiliser encore : d’abord les biens, ensuite les murs.
nehemiah-puzzle-planning = Un ouvrier couché tout en bas
nehemiah-puzzle-planning-idea = Planification déplace les ouvriers avec leurs cartes : un ouvrier couché qui arrive tout en bas fait remplacer la colonne.
nehemiah-puzzle-end-of-round = Avant le décompte
nehemiah-puzzle-end-of-round-idea = Le tour qui finit une manche fait décompter les plateaux : prenez avant tout ce que vous pouvez.
