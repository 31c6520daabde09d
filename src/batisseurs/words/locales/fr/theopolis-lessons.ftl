# Apprendre en jouant : une idée à la fois, deux phrases au plus.

theopolis-lesson-goal = Vous bâtissez une cité avec des cartes. Plus aucun point originel, 10 pierres d’édifice, cinq sacrements ou la Merveille : atteignez l’un de ces buts et vous gagnez aussitôt.
theopolis-lesson-add = Une fois par tour, vous pouvez mettre gratuitement une ressource dans votre cité. Elle paie à chaque tour jusqu’à la fin : ne l’oubliez jamais.
theopolis-lesson-play = Jouez les cartes de votre main que vos ressources peuvent payer. Chaque ressource paie une fois par tour et reste dans la cité, comme la carte jouée.
theopolis-lesson-exchange = Une fois par tour, deux avec Saint Paul, l’École ou la Confirmation, échangez une carte de votre main contre une du plateau. Donnez ce que vous ne pourrez pas payer bientôt, prenez ce que vous pouvez jouer.
theopolis-lesson-held = Un Désastre en main ne se joue pas ; il frappe dès qu’il arrive sur le plateau. Échangez-le quand il toucherait les autres et pas vous.
theopolis-lesson-end = À la fin de votre tour, vous complétez votre main et vos ressources peuvent payer de nouveau. Avant, regardez encore si une carte peut être jouée.
theopolis-lesson-confess = La Réconciliation permet, une fois par tour, de défausser une carte de votre main pour perdre 1 point originel. Même un Désastre peut partir ainsi.
theopolis-lesson-take = Choisissez maintenant la carte du plateau que vous recevez en échange. Vous pouvez la jouer dans ce même tour.
theopolis-lesson-pick = Votre tour est fini : prenez des cartes du plateau pour compléter votre main. Choisissez ce que vous paierez bientôt et ce qui rapproche de votre but.
theopolis-lesson-sin = Au début de votre tour, vous perdez autant de points originels que vos Hommes en valent. Plus d’Hommes mènent plus vite à 0, et 0 fait gagner.
theopolis-lesson-stones = Le nombre d’un Édifice est celui de ses pierres. 10 pierres font gagner, et chacune compte à l’Apocalypse.
theopolis-lesson-strikes = Un Désastre est apparu sur le plateau et a frappé aussitôt. Il touche souvent qui a le plus ou le moins de quelque chose : regardez qui c’est.
theopolis-lesson-sacrament = Un sacrement est complet tant que ses cartes sont dans la cité, et il a son propre effet. Cinq des sept, les bons, font gagner.
theopolis-lesson-lose-card = Un Désastre prend une carte de votre cité, et vous choisissez laquelle. Sacrifiez celle qui sert le moins votre but.
theopolis-lesson-lose-resource = Un Désastre prend une ressource, du type de votre choix. Gardez les types que coûtent vos cartes en main.
theopolis-lesson-rosary = Un Chapelet dans votre cité peut être défaussé pour ignorer tout un Désastre. Gardez-le si celui-ci coûte peu.
theopolis-lesson-bishop = L’Évêque peut prendre une carte peu chère d’une cité voisine. Prenez ce qui sert votre but, ou ce dont le voisin a le plus besoin.
theopolis-lesson-vault = Le Caveau peut ramener une carte de la défausse sur le plateau, à la place d’une autre. De là, vous pourrez la prendre en main.
theopolis-lesson-pilgrim = Le Pèlerin peut défausser jusqu’à trois cartes du plateau, une par une, et de nouvelles arrivent. Retirez ce que les autres attendent.
theopolis-lesson-benefactor = Le Bienfaiteur ajoute une ressource de plus, en dehors de celle du tour. Choisissez le type qui manque à votre prochaine carte.
theopolis-lesson-excess = Vous avez plus de cartes que permis : défaussez-en une, sans effet. Renoncez à ce que vous ne pourrez pas payer avant longtemps.

# Pourquoi un tel coup est conseillé.

theopolis-lesson-why-add = C’est gratuit, et elle paie à chaque tour.
theopolis-lesson-why-play = Vos ressources peuvent la payer, et elle reste dans votre cité.
theopolis-lesson-why-exchange = Cette carte vous aide le moins en ce moment : il y a mieux sur le plateau.
theopolis-lesson-why-pick = Des cartes visibles, c’est celle qui sert le mieux vos buts, maintenant ou bientôt.
theopolis-lesson-why-end = Il n’y a plus rien d’utile à faire ce tour-ci.
theopolis-lesson-why-least = De toutes les possibilités, c’est celle qui vous coûte le moins.
theopolis-lesson-why-better = De toutes les possibilités, c’est celle qui vous rapproche le plus de vos buts.
