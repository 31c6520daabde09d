# Apprendre en jouant : une idée à la fois, deux phrases au plus.

my-village-lesson-goal = Vous menez un village à travers plusieurs générations. Cartes, clients servis et points d’Histoire à l’Hôtel de ville rapportent des points de Prestige, et le plus l’emporte.
my-village-lesson-value = Tout le monde prend parmi les mêmes dés : deux dés, et leur somme est votre valeur de Bannière. Choisissez d’abord la valeur, selon les Bannières noires et blanches qu’elle ouvre.
my-village-lesson-dice = Prenez les deux dés qui font votre valeur. Chaque dé noir coûte 2 temps : à choisir, prenez des dés blancs.
my-village-lesson-change = Chaque pièce change un dé de un ; un marqueur de la place du village tourne un dé sur n’importe quelle face. Vous obtenez ainsi une valeur que personne n’a lancée.
my-village-lesson-add = Votre valeur ouvre des Bannières noires au centre : ajoutez une de ces cartes à votre village. Ateliers, champs, église et conseil travaillent ensuite pour vous.
my-village-lesson-white = Les Bannières blanches de votre village qui montrent la valeur servent toutes, l’une après l’autre. Les ateliers produisent, les ressources servent des clients, les champs se récoltent.
my-village-lesson-question = La Bannière « ? » marche avec n’importe quelle valeur : pour 1 temps, le Chef avance. Il rapporte une pièce ou 3 points d’Histoire, et met vos points à l’abri à l’Hôtel de ville.
my-village-lesson-hand = La main Premier joueur ne coûte rien. Vous commencez la manche suivante, avec le meilleur choix de dés, et recevez les points d’Histoire posés dessus.
my-village-lesson-stop = Vous pouvez employer d’autres Bannières blanches de cette valeur, ou terminer. Chacune coûte du temps : n’employez que ce qui rapporte.
my-village-lesson-pay = Ce coût se paie de plusieurs façons. Payez avec ce que vous avez en trop et gardez les ressources que veulent vos clients.
my-village-lesson-time = Le temps fait avancer votre marqueur sur les nuages. Quand il a passé le pont, un de vos villageois meurt à la fin du tour.
my-village-lesson-story = Les points d’Histoire sont d’abord sur votre arbre : le rat peut en prendre la moitié, et ils n’y comptent pas. Faites-les porter à temps à l’Hôtel de ville.
my-village-lesson-death = Un de vos villageois meurt, et vous choisissez lequel. Les premiers de chaque profession entrent dans les Chroniques et rapportent des points d’Histoire.
my-village-lesson-empty = Quelqu’un est mort : sans son villageois, une zone ne sert plus. Gardez à l’école un successeur prêt à prendre la place vide.
my-village-lesson-rat = Chaque décès fait avancer le rat. Quand il arrive, chacun perd la moitié des points d’Histoire de son arbre.
my-village-lesson-end = La partie s’arrête à la fin de la manche où assez de cercueils sont remplis. D’ici là, mettez vos points d’Histoire à l’abri et servez vos derniers clients.
my-village-lesson-customer = On prend les clients, puis on les sert avec des ressources ; seuls les clients servis comptent. Prenez ceux qui veulent ce que vos ateliers produisent.
my-village-lesson-counter = Le Comptoir du diocèse révèle un client de plus et vous en donne un gratuitement. Il n’y a guère de raison de refuser.
my-village-lesson-school = L’école forme un successeur, ou en place un sur un espace villageois vide pour 1 temps. Depuis l’emplacement de droite, cela rapporte aussi 2 points d’Histoire.
my-village-lesson-headman = Le Chef avance d’une case : une pièce, 3 points d’Histoire, ou retour à l’Hôtel de ville. Chaque fois qu’il y arrive, tous les points de votre arbre l’y suivent.
my-village-lesson-slot = La chambre rapporte à la fin pour chaque emplacement couvert. Couvrez ce que vous aurez alors : des villageois présents, ou beaucoup de cartes d’une sorte.
my-village-lesson-tile = La tuile 2/12 fait marcher une de vos Bannières blanches aussi avec 2 et 12. Mettez-la à côté de celle qui sert le plus.
my-village-lesson-travel = Le Refuge des pèlerins permet de voir la carte Voyage et d’en retourner une autre à la place. La seconde doit être gardée.
my-village-lesson-monk = Un moine est une fenêtre de votre église et offre une action unique. N’y renoncez que si elle ne sert à rien.
my-village-lesson-labourer = Votre dernier villageois est mort : un Journalier prend aussitôt une place et coûtera 5 points à la fin. Choisissez la zone dont vous aurez besoin.
my-village-lesson-repel = Le Sanatorium protège votre arbre des rats, deux fois dans la partie. Servez-vous-en quand beaucoup de points d’Histoire y sont.

# Pourquoi un tel coup est conseillé.

my-village-lesson-why-value = Cette valeur vous ouvre la Bannière la plus utile.
my-village-lesson-why-dice = Ces dés font votre valeur au plus bas prix.
my-village-lesson-why-pay = Cela vous coûte ce dont vous avez le moins besoin.
my-village-lesson-why-add = La carte reste dans votre village et travaille ou rapporte jusqu’à la fin.
my-village-lesson-why-activate = Cela rapporte plus que le temps dépensé.
my-village-lesson-why-hand = Vous commencez la manche suivante et choisissez les dés avant les autres.
my-village-lesson-why-stop = Plus rien ne vaut son temps dans ce tour.
my-village-lesson-why-successor = Un successeur formé à temps reprendra une place vide.
my-village-lesson-why-bury = Ce décès coûte le moins à votre village, ou lui rapporte le plus.
my-village-lesson-why-reveal = La carte suivante peut valoir plus, et essayer ne coûte rien.
my-village-lesson-why-better = De toutes les possibilités, c’est celle qui rapporte le plus à votre village.
