# Comment jouer : une page pour qui découvre le jeu.

theopolis-guide-goal = Vous bâtissez une cité avec des cartes. Vous gagnez aussitôt si vous n’avez plus aucun point originel, si vous réunissez 10 pierres d’édifice, si vous complétez cinq sacrements (trois d’initiation, un de guérison et un de mission) ou si vous bâtissez la Merveille. Si l’Apocalypse arrive avant, le meilleur score l’emporte.
theopolis-guide-turn-1 = Votre tour commence tout seul : vous perdez autant de points originels que vos Hommes en valent. C’est une bonne chose : vous partez de 20, et 0 fait gagner.
theopolis-guide-turn-2 = Jouez ensuite autant de cartes de votre main que vous pouvez en payer. Chacune coûte de la Foi, de l’Espérance et de la Charité. Les ressources restent dans la cité : chaque carte Ressource paie une fois par tour.
theopolis-guide-turn-3 = Dans le même tour, vous pouvez mettre une ressource dans votre cité et échanger une carte de votre main contre une carte du plateau. Le tout dans l’ordre que vous voulez.
theopolis-guide-turn-4 = À la fin du tour, vous prenez des cartes du plateau jusqu’à en avoir de nouveau 4 en main. Les places vides sont complétées depuis la pioche. Un Désastre qui apparaît frappe aussitôt, souvent le joueur qui a le plus ou le moins de quelque chose.
theopolis-guide-end = La partie s’arrête à l’instant où quelqu’un atteint l’un des quatre buts, même au milieu d’un tour. L’Apocalypse est cachée parmi les dix dernières cartes de la pioche. Quand elle apparaît sur le plateau, la partie est finie aussi.
theopolis-guide-score = Le score ne sert qu’à l’Apocalypse : 2 points par pierre d’édifice et 3 par sacrement, moins les points originels qui vous restent.
theopolis-guide-mistake-1 = Ne pas mettre de ressource. C’est gratuit, et elle paie à chaque tour jusqu’à la fin.
theopolis-guide-mistake-2 = Essayer un peu de tout. Choisissez tôt un but : votre Saint Patron et votre première main vous disent lequel est proche.
theopolis-guide-mistake-3 = Oublier les autres. Comptez leurs pierres et leurs sacrements, et prenez sur le plateau ce qu’ils attendent.
