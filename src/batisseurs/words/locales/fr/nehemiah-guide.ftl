# Comment jouer : une page pour qui découvre le jeu.

nehemiah-guide-goal = On reconstruit les murs de Jérusalem, et vos ouvriers y travaillent. Vos cubes sur trois plateaux, Mur, Temple et Garnison, montrent votre influence. Les plateaux sont décomptés trois fois. Ensuite, le joueur qui a le plus de points de victoire l’emporte.
nehemiah-guide-turn-1 = À votre tour, choisissez : envoyer un ouvrier, ou en activer un.
nehemiah-guide-turn-2 = Envoyer un ouvrier : choisissez une colonne. Il se place debout sur la carte libre la plus haute. C’est tout pour l’instant.
nehemiah-guide-turn-3 = Activer un de vos ouvriers debout : il se couche, fatigué, et vous pouvez utiliser sa carte. Les cartes donnent du bois ou de l’or, placent vos cubes sur un plateau, apportent une porte ou des points de victoire, ou déplacent des ouvriers.
nehemiah-guide-turn-4 = Vous pouvez ensuite utiliser aussi les cartes plus hautes de la même colonne qui portent un ouvrier couché. Chacune coûte 1 pièce d’or, payée au propriétaire de cet ouvrier, ou à la banque s’il est à vous.
nehemiah-guide-turn-5 = Si vous activez l’ouvrier de la carte la plus basse, toute la colonne est remplacée à la fin de votre tour : ses ouvriers rentrent, et de nouvelles cartes viennent du paquet. À deux joueurs, des ouvriers neutres remplissent aussi les colonnes.
nehemiah-guide-end = Une manche s’arrête quand le paquet ne peut plus remplir une colonne. On décompte les plateaux, le premier de chaque plateau en reprend un cube, et l’on passe au paquet suivant. Quand le troisième est épuisé, on finit le tour de table, puis chacun joue un dernier tour.
nehemiah-guide-score = Chaque plateau donne son premier nombre au joueur qui y a le plus de cubes, le nombre suivant au deuxième, et ainsi de suite. À la fin, ajoutez vos portes, et 1 point pour 3 bois et pour 2 pièces d’or. Égalité : le plus de bois, puis le plus d’or.
nehemiah-guide-mistake-1 = Utiliser une carte à la fois. Attendez que des ouvriers couchés se trouvent au-dessus du vôtre : une seule activation permet alors d’utiliser plusieurs cartes.
nehemiah-guide-mistake-2 = Faire remplacer une colonne où vos propres ouvriers sont encore debout. Ils rentrent sans avoir rien fait.
nehemiah-guide-mistake-3 = Dépenser sa dernière pièce d’or. Il en faut pour les cartes du dessus, et on paie avant de recevoir.
