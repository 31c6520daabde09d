# Ce qu’est chaque chose sur la table de My Village : pour « ? » dans le terminal, le navigateur et les lecteurs d’écran.

# Combien.
my-village-some-time =
    { $number ->
        [one] { $number } unité de temps
       *[other] { $number } unités de temps
    }
my-village-some-coin =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
my-village-some-story =
    { $number ->
        [one] { $number } point d’Histoire
       *[other] { $number } points d’Histoire
    }
my-village-some-points =
    { $number ->
        [one] { $number } point de Prestige
       *[other] { $number } points de Prestige
    }
my-village-some-points-between = de { $lowest } à { $highest } points de Prestige
my-village-some-marker =
    { $number ->
        [one] { $number } marqueur de la Place
       *[other] { $number } marqueurs de la Place
    }
my-village-some-horse =
    { $number ->
        [one] { $number } cheval
       *[other] { $number } chevaux
    }
my-village-some-beer =
    { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }
my-village-some-plow =
    { $number ->
        [one] { $number } charrue
       *[other] { $number } charrues
    }
my-village-some-parchment =
    { $number ->
        [one] { $number } parchemin
       *[other] { $number } parchemins
    }
my-village-some-cart =
    { $number ->
        [one] { $number } chariot
       *[other] { $number } chariots
    }
my-village-some-any =
    { $number ->
        [one] { $number } ressource au choix
       *[other] { $number } ressources au choix
    }
my-village-some-generic =
    { $number ->
        [one] { $number } ressource générique
       *[other] { $number } ressources génériques
    }
my-village-some-mixed =
    { $number ->
        [1] l’une de ces choses : { $resource }
       *[other] { $number } en tout, au choix parmi : { $resource }
    }
my-village-some-units =
    { $number ->
        [one] { $number } ressource ou pièce
       *[other] { $number } ressources ou pièces, au choix
    }
my-village-some-nothing = rien
my-village-or-these = ou { $resource }
my-village-or-any =
    { $number ->
        [one] ou { $number } ressource au choix
       *[other] ou { $number } ressources au choix
    }
my-village-or-mixed =
    { $number ->
        [1] ou l’une de ces choses : { $resource }
       *[other] ou { $number } en tout, au choix parmi : { $resource }
    }
my-village-or-units =
    { $number ->
        [one] ou { $number } ressource ou pièce
       *[other] ou { $number } ressources ou pièces, au choix
    }
my-village-needs-value = valeur de Bannière { $value }
my-village-needs-values = valeur de Bannière { $value } ou { $other }
my-village-needs-any-value = n’importe quelle valeur de Bannière
my-village-for-customers =
    { $number ->
        [one] { $number } client
       *[other] { $number } clients
    } : { $time ->
        [one] { $time } unité de temps
       *[other] { $time } unités de temps
    }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }

# À qui c’est, et ce qu’il en est.
my-village-belongs = Village : { $seat }.
    .seat = Dans votre village.
my-village-belongs-middle =
    { $number ->
        [one] Il en reste { $number } au centre.
       *[other] Il en reste { $number } au centre.
    }
my-village-has = { $seat } en a { $number }.
    .seat = Vous en avez { $number }.
my-village-has-slots = Emplacements occupés : { $number } sur { $slots }.
my-village-now-used = Déjà activée ce tour-ci.
my-village-now-tiled = La tuile 2/12 est à côté : 2 et 12 l’activent aussi.
my-village-now-inactive = Zone inactive, il manque ce villageois : { $profession }.
my-village-now-plow = Une charrue est dessus.
my-village-now-no-plow = Il n’y a pas de charrue dessus.

# Dés et valeurs.
my-village-term-dice = Dés
my-village-term-value = Valeur de Bannière
my-village-explain-die-white = Dé blanc : { $face }
my-village-explain-die-black = Dé noir : { $face }
my-village-explain-die = À votre tour, vous prenez deux dés de la réserve ; leur somme est votre valeur de Bannière. Chaque pièce change un dé de 1, chaque marqueur de votre Place du village tourne un dé sur la face de votre choix.
my-village-explain-die-time =
    Prendre un dé noir coûte tout de suite { $number ->
        [one] { $number } unité de temps
       *[other] { $number } unités de temps
    }.
my-village-explain-pool = Dans la réserve : { $number }.
my-village-explain-dice = Les dés de cette manche. Le premier joueur les lance tous ; à chaque tour, on en prend deux.
my-village-explain-value = Valeur de Bannière { $number }
my-village-explain-value-about = La somme de vos deux dés décide de ce que vous pouvez activer : une Bannière noire du centre qui la montre, ou autant de Bannières blanches de votre village qui la montrent que vous voulez, ou la Bannière « ? ».
my-village-explain-value-way = Autre façon : temps { $time }, marqueurs de la Place { $markers }, pièces { $coins }.
my-village-explain-value-never = Aucune paire de dés de la réserve ne la donne avec vos pièces et vos marqueurs.
my-village-explain-value-black = Vous pourriez activer l’une de ces Bannières du centre : { $banners }.
my-village-explain-value-no-black = Vous ne pourriez activer aucune Bannière du centre avec elle.
my-village-explain-value-white = Vous pourriez activer ces Bannières de votre village : { $banners }.
my-village-explain-value-no-white = Vous ne pourriez activer aucune Bannière blanche de votre village avec elle.
my-village-explain-opens = Nombres sous une valeur
my-village-explain-opens-about = Sur fond sombre : combien de Bannières du centre vous pourriez activer maintenant avec cette valeur. Sur fond clair : combien de Bannières blanches de votre village. Au-dessus, ce que coûte la valeur avec les dés de la réserve ; ✓ ne coûte rien, – est impossible.

# Signes.
my-village-term-time = Temps
my-village-explain-time = Presque tout coûte du temps. Chaque unité avance votre marqueur Temps d’un nuage ; un tour de piste a { $clouds } nuages. Chaque tour de piste vous coûte un villageois.
my-village-term-cloud = Piste de Temps de vie
my-village-explain-cloud = Votre marqueur Temps avance dans le sens horaire sur { $clouds } nuages, d’un nuage par unité de temps. Après le dernier, il passe le pont : un de vos villageois décède alors à la fin de votre tour.
my-village-explain-clouds = Le marqueur Temps est sur le nuage { $number } sur { $clouds } ; la Faucheuse attend sur le pont.
my-village-explain-clouds-reaper = Le marqueur Temps est sur le nuage { $number } sur { $clouds } avec la Faucheuse : un villageois décède à la fin de ce tour.
my-village-explain-clouds-left = Temps encore disponible avant de passer le pont : { $number }.
my-village-term-bridge = Pont
my-village-explain-bridge = Il est entre le dernier nuage et le premier et ne compte pas comme case. Quand votre marqueur Temps le passe, la Faucheuse monte sur le marqueur.
my-village-term-reaper = Faucheuse
my-village-explain-reaper = Elle attend sur le pont de votre piste de Temps de vie. Quand votre marqueur Temps passe le pont, elle l’accompagne, et à la fin de ce tour exactement un de vos villageois décède. Jusque-là, tous travaillent encore.
my-village-explain-coin = Les pièces sont dans votre Grange. Elles paient des coûts et, avant d’utiliser vos dés, chacune change un dé de 1. À la fin, elles ne font que départager.
my-village-term-stories = Points d’Histoire
my-village-explain-story = Les nouveaux points d’Histoire vont sur votre Arbre centenaire, où les rats peuvent en dévorer la moitié. Seuls ceux que le Chef de village a mis en lieu sûr à l’Hôtel de ville comptent à la fin : 1 point de Prestige chacun.
my-village-term-points = Points de Prestige
my-village-explain-points = Le joueur qui a le plus de points de Prestige gagne. Ils viennent de l’Église et de ses fenêtres, du Conseil, des champs, des voyages, des clients servis, des points d’Histoire en lieu sûr et de la main ; chaque Journalier en coûte.
my-village-explain-points-now = { $seat } en aurait { $number } si la partie s’arrêtait maintenant.
    .seat = Vous en auriez { $number } si la partie s’arrêtait maintenant.
my-village-explain-resource = Une ressource, produite ici : { $card }. Elle paie des Moines, des voyages et des clients. Elle reste sur son emplacement jusqu’à ce que vous la dépensiez, même sans Artisan.
my-village-explain-plow =
    Une charrue peut aussi aller sur un champ, avant ou entre les Bannières de votre tour : un champ avec une charrue donne chaque fois { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } de plus. Elle peut toujours y être dépensée comme charrue.
my-village-term-any = Ressource au choix
my-village-explain-any = Une ressource de votre choix : cheval, bière, charrue, parchemin ou chariot. Une ressource générique convient ; une pièce, non.
my-village-term-mixed = Signes soulignés
my-village-explain-mixed = Les signes soulignés vont ensemble : payez en tout autant que le dit le nombre qui les précède, en mélangeant à votre guise ce qu’ils montrent.
my-village-term-generic = Ressource générique
my-village-explain-generic = Elle vient de la Chambre de la guilde et remplace une ressource quelconque, jamais une pièce. Elle peut aussi aller sur un champ comme charrue.
my-village-term-marker = Marqueur
my-village-explain-marker = Un marqueur noir sur un emplacement est ce que produit sa carte : une ressource, une ressource générique, un emplacement couvert. Un marqueur de votre Place du village se rend pour tourner un de vos deux dés sur la face de votre choix ; le Conseiller n’est pas nécessaire.
my-village-term-slot = Emplacement
my-village-explain-slot = Chaque emplacement reçoit un marqueur. Quand tous ceux d’une carte sont occupés, sa Bannière agit encore et coûte autant, mais n’ajoute pas de marqueur.
my-village-term-window = Fenêtre
my-village-explain-window = Chaque Moine occupe une fenêtre de votre Église, et une Église en a déjà une. Pour 1, 2, 3… fenêtres, vous marquez à la fin { $points } points de Prestige ; { $number } au maximum.
my-village-explain-window-now = Fenêtres : { $number } ; points à la fin : { $points }.
my-village-term-shield = Protection contre les rats
my-village-term-customer = Clients
my-village-explain-customer = Les clients attendent dans votre Marché que vous les serviez avec leur Bannière blanche et ce qu’ils demandent. Seuls les clients servis rapportent des points.
my-village-explain-customer-now = Servis : { $served } ; en attente : { $waiting }.
my-village-term-redraw = Autre carte Voyage
my-village-term-cross = Croix
my-village-explain-cross = Dans un village : le villageois manque, sa zone est inactive. Dans les Chroniques : le Cercueil est occupé.
my-village-term-coffin = Cercueil
my-village-explain-coffin = Chaque villageois qui décède occupe un Cercueil, dans les Chroniques ou dans une Tombe anonyme. La partie se termine après la manche où { $last } sont occupés.
my-village-explain-coffin-now = Occupés : { $number } sur { $last }.
my-village-term-chronicle = Chroniques
my-village-explain-chronicle = Elles gardent la mémoire des deux premiers morts de chaque profession. Y enterrer un villageois rapporte les points d’Histoire du Cercueil, le meilleur d’abord. Quand les deux sont occupés, les morts de cette profession vont dans les Tombes anonymes.
my-village-explain-chronicle-next =
    { $number ->
        [one] Le prochain enterré ici rapporte { $number } point d’Histoire.
       *[other] Le prochain enterré ici rapporte { $number } points d’Histoire.
    }
my-village-explain-chronicle-full = Les deux Cercueils sont occupés : le prochain va dans une Tombe anonyme et ne rapporte rien.
my-village-term-grave = Tombe anonyme
my-village-explain-grave = Quand les Chroniques n’ont plus de Cercueil pour une profession, le villageois décédé vient ici et ne rapporte aucun point d’Histoire. Les Tombes comptent pour la fin de la partie.
my-village-explain-grave-now = Tombes occupées : { $number }.
my-village-term-rat = Rat
my-village-explain-rat = Après chaque décès, on lance le dé Rat et le Rat avance d’autant. Quand il atteint la dernière case, chacun perd la moitié des points d’Histoire de son Arbre centenaire, arrondie à l’inférieur, et le Rat repart du début. L’Hôtel de ville est à l’abri.
my-village-explain-rat-grey =
    { $number ->
        [one] Encore { $number } case ; sur gris, le prochain jet ne peut pas amener l’invasion.
       *[other] Encore { $number } cases ; sur gris, le prochain jet ne peut pas amener l’invasion.
    }
my-village-explain-rat-red =
    { $number ->
        [one] Encore { $number } case ; sur rouge, le prochain jet peut amener l’invasion.
       *[other] Encore { $number } cases ; sur rouge, le prochain jet peut amener l’invasion.
    }
my-village-term-tree = Arbre centenaire
my-village-explain-tree = Vos nouveaux points d’Histoire sont ici. Ils ne sont pas à l’abri : une invasion de rats vous en prend la moitié. Ils ne comptent qu’une fois que le Chef de village, en arrivant à l’Hôtel de ville, les y a tous rentrés.
my-village-term-barn = Grange
my-village-term-successor = Successeur
my-village-term-headman = Chef de village
my-village-explain-headman = Il marche entre l’Hôtel de ville, la case Pièce et la case Histoire, d’une case par Bannière « ? ».
my-village-explain-headman-here = Le Chef de village est ici.
my-village-term-labourer = Journalier
my-village-explain-labourer =
    Quand votre dernier villageois décède, vous devez prendre une tuile Journalier et recevez un villageois de la profession de votre choix. Chaque tuile compte { $number ->
        [one] { $number } point de Prestige
       *[other] { $number } points de Prestige
    } à la fin ; rien ne l’enlève.
my-village-term-deck = Pile de clients
my-village-explain-deck = Des clients face cachée. Ils complètent la zone Client quand quelqu’un en a pris au Bureau de l’intendant.
my-village-explain-deck-now = Cartes dans la pile : { $number }.
my-village-term-tile = Tuile 2/12
my-village-explain-tile = Elle vient avec la Place du village et se pose à côté d’une de vos Bannières blanches, qui s’active alors aussi avec 2 ou 12. À chaque activation de la Place, vous pouvez la déplacer.
my-village-explain-tile-now = Elle est à côté de : { $card }.
my-village-term-black = Bannière noire
my-village-explain-black = Les Bannières noires sont au centre. Avec votre valeur de Bannière, vous en activez exactement une qui la montre : payez temps et coût, puis prenez la carte, la main ou des clients. Rien d’autre n’est activé ce tour-là.
my-village-term-white = Bannière blanche
my-village-explain-white = Les Bannières blanches sont dans votre village. Au lieu d’une noire, vous pouvez activer toutes celles qui montrent votre valeur, chacune une fois par tour, l’une après l’autre ; ce que donne l’une peut payer la suivante.
my-village-term-grey = Bannière grise
my-village-explain-grey = Certaines cartes Voyage ont une Bannière grise. Son coût s’ajoute quand vous voyagez plus loin ; si vous ne le faites pas, vous ne la payez jamais.

# Le centre.
my-village-explain-hand =
    La prendre rapporte tous les points d’Histoire qui sont dessus, fait de vous le premier joueur dès la prochaine manche, et vaut { $number ->
        [one] { $number } point de Prestige
       *[other] { $number } points de Prestige
    } pour le joueur qui la tient à la fin. Elle ne coûte rien et ne demande aucun villageois.
my-village-explain-hand-limits = Elle ne se prend qu’une fois par manche. Le premier joueur ne peut pas la prendre ; à deux joueurs il le peut, à son second tour.
my-village-explain-hand-now = Joueur qui la tient : { $seat } ; un point s’y ajoute à chaque manche.
    .seat = Vous la tenez ; un point s’y ajoute à chaque manche.
my-village-explain-hand-back = { $seat } l’a prise pendant cette manche.
    .seat = Vous l’avez prise pendant cette manche.
my-village-explain-office = Ici, vous prenez des clients de la zone Client dans votre Marché. Aucun Marchand n’est nécessaire pour cela, seulement pour les servir ensuite.
my-village-explain-school = Elle forme des successeurs pour les villageois qui décèdent. Chaque activation place un nouveau marqueur à gauche, le déplace à droite, ou l’installe sur un emplacement Villageois libre.
my-village-explain-school-place =
    Installer un successeur coûte { $time ->
        [one] { $time } unité de temps
       *[other] { $time } unités de temps
    } ; depuis l’emplacement de droite, il rapporte aussi { $number ->
        [one] { $number } point d’Histoire
       *[other] { $number } points d’Histoire
    }.
my-village-explain-school-now = Successeurs à l’École : { $number } sur 2.
my-village-explain-personal = La seule Bannière de votre plateau dont les valeurs diffèrent d’un joueur à l’autre. Elle ne coûte rien.
my-village-explain-question = Elle s’active avec n’importe quels dés : vous n’êtes donc jamais bloqué. Votre Chef de village avance d’une case : vers la case Pièce pour des pièces, vers la case Histoire pour des points d’Histoire, ou vers l’Hôtel de ville pour mettre vos points d’Histoire en lieu sûr.
my-village-explain-town-hall = Quand le Chef de village arrive ici, tous les points d’Histoire de votre Arbre centenaire y entrent et sont en lieu sûr jusqu’à la fin. Eux seuls comptent.
my-village-explain-coin-space = Quand le Chef de village arrive ici depuis l’Hôtel de ville ou la case Histoire, vous gagnez des pièces.
my-village-explain-story-space = Quand le Chef de village arrive ici depuis la case Pièce, vous gagnez des points d’Histoire sur votre Arbre centenaire.
my-village-explain-board = Un plateau Village. Les plateaux ne diffèrent que par les deux valeurs de la Bannière Personnelle : ici { $value } et { $other }.
my-village-explain-abbot = Avec l’Abbé, votre zone Religion est active : c’est la condition pour ajouter une Église ou des Moines et pour utiliser l’avantage de votre Église.
my-village-explain-councillor = Avec le Conseiller, votre zone Conseil est active : c’est la condition pour ajouter une Chambre du conseil ou la Place du village et pour activer leurs Bannières blanches.
my-village-explain-traveller = Avec le Voyageur, vous pouvez ajouter des cartes Voyage.
my-village-explain-craftsman = Avec l’Artisan, vous pouvez ajouter des ateliers et y produire. Sans lui, vous pouvez encore dépenser ce qui est en stock.
my-village-explain-merchant = Avec le Marchand, vous pouvez servir les clients de votre Marché. Prendre des clients se fait aussi sans lui.
my-village-explain-present = Présent : la zone est active.
my-village-explain-absent = Absent : la zone est inactive. L’École peut amener un successeur.
my-village-explain-if-dead =
    { $number ->
        [0] Les deux Cercueils des Chroniques sont occupés : son décès ne rapporterait rien.
        [one] Son décès rapporterait { $number } point d’Histoire, dans les Chroniques.
       *[other] Son décès rapporterait { $number } points d’Histoire, dans les Chroniques.
    }

# Cartes.
my-village-explain-church = Une Église demande votre Abbé, et vous ne pouvez en avoir qu’une. Les Moines occupent ses fenêtres. Son avantage ne sert que tant que votre Abbé est là.
my-village-explain-repel =
    { $number ->
        [one] { $number } fois dans la partie, elle protège vos points d’Histoire des rats lors d’une invasion.
       *[other] { $number } fois dans la partie, elle protège vos points d’Histoire des rats lors d’une invasion.
    }
my-village-explain-church-window = Elle apporte déjà une fenêtre.
my-village-explain-counter = Au Bureau de l’intendant, vous pouvez retourner un client de plus et en prendre un gratuitement.
my-village-explain-refuge = Une fois par pile Voyage, vous pouvez mettre sous sa pile la carte Voyage que vous venez de voir et prendre la suivante à la place.
my-village-explain-monk = Un Moine demande votre Abbé et une Église avec une fenêtre libre. Il occupe une fenêtre et a un effet, une seule fois, quand vous l’ajoutez ; vous pouvez y renoncer.
my-village-explain-monk-stories =
    { $number ->
        [one] Il rapporte { $number } point d’Histoire.
       *[other] Il rapporte { $number } points d’Histoire.
    }
my-village-explain-monk-office = Il ouvre le Bureau de l’intendant : vous pouvez prendre jusqu’à { $number } clients au prix habituel.
my-village-explain-monk-school =
    { $number ->
        [one] Il active votre École { $number } fois.
       *[other] Il active votre École { $number } fois de suite.
    }
my-village-explain-monk-question =
    Il active votre Bannière « ? » : pour { $number ->
        [one] { $number } unité de temps
       *[other] { $number } unités de temps
    }, le Chef de village avance.
my-village-explain-chamber = Une Chambre du conseil demande votre Conseiller, et vous ne pouvez en avoir qu’une. Elle agit aussitôt que vous l’ajoutez, puis chaque fois que vous activez sa Bannière blanche.
my-village-explain-coins =
    { $number ->
        [one] Vous gagnez { $number } pièce.
       *[other] Vous gagnez { $number } pièces.
    }
my-village-explain-citizens =
    { $number ->
        [one] Vous couvrez une profession. À la fin, elle vaut { $number } point de Prestige si son villageois est dans votre village.
       *[other] Vous couvrez une profession. À la fin, elle vaut { $number } points de Prestige si son villageois est dans votre village.
    }
my-village-explain-properties =
    { $number ->
        [one] Vous couvrez une catégorie de cartes. À la fin, chacune de vos cartes de cette catégorie vaut { $number } point de Prestige de plus.
       *[other] Vous couvrez une catégorie de cartes. À la fin, chacune de vos cartes de cette catégorie vaut { $number } points de Prestige de plus.
    }
my-village-explain-guild = Vous gagnez une ressource générique.
my-village-explain-category = Un emplacement de la Chambre des propriétés : une fois couvert, chacune de vos cartes de cette catégorie rapporte à la fin.
my-village-explain-covered = Couverts : { $slots }.
my-village-explain-square = La Place du village demande votre Conseiller, et vous ne pouvez en avoir qu’une. Elle apporte la tuile 2/12. Chaque activation permet de déplacer la tuile et donne un point d’Histoire et un marqueur qui tourne un dé. Sa Bannière blanche doit être la dernière du tour.
my-village-explain-field =
    Un champ ne demande aucun villageois, et vous pouvez en avoir plusieurs. Sa Bannière blanche donne { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }, et { $more } de plus avec une charrue dessus.
my-village-explain-field-number = Champ { $number }
my-village-explain-travel-pile = Voyager demande votre Voyageur et se fait dans l’ordre : A, B, C, D, E, une carte chacun. Vous payez avant de voir la carte ; elle est ensuite retournée et ajoutée.
my-village-explain-travel = Une carte Voyage rapporte des points à la fin. Elle n’a pas de Bannière blanche.
my-village-explain-travel-ends = Ici se termine le voyage : on ne va pas plus loin.
my-village-explain-travel-grey = Sa Bannière grise : ce que voyager plus loin à partir d’ici coûte en plus.
my-village-explain-travel-free = Voyager plus loin à partir d’ici ne coûte rien de plus.
my-village-explain-travel-on = La Bannière grise de votre dernière carte Voyage fait partie du coût.
my-village-explain-workshop = Un atelier demande votre Artisan, et vous pouvez en avoir un de chaque type. Vous recevez sa ressource quand vous l’ajoutez, puis chaque fois que vous activez sa Bannière blanche. Les ateliers d’un type ne diffèrent que par leurs valeurs.
my-village-explain-symbol = Une des trois piles de Moines. Seule la carte du dessus peut être prise ; la suivante est alors visible.
my-village-explain-customer-card = Un client. Prenez-le au Bureau de l’intendant ; puis, avec votre Marchand, activez sa Bannière blanche et payez ce qu’il demande. Servi, il rapporte des points à la fin.
my-village-explain-customer-served = Servi : ses points comptent à la fin.
my-village-explain-white-free = Une fois dans votre village, sa Bannière blanche montre les mêmes valeurs et ne coûte rien.
my-village-explain-white-time =
    Une fois dans votre village, sa Bannière blanche montre les mêmes valeurs et coûte { $number ->
        [one] { $number } unité de temps
       *[other] { $number } unités de temps
    }.

# Villages.
my-village-explain-village = Village : { $seat }
    .seat = Votre village
my-village-explain-village-about = Cinq villageois sur le plateau et, autour, six zones pour les cartes. Une carte a besoin du villageois de sa zone, pour être ajoutée comme pour être activée.
my-village-explain-religion = Églises et Moines. Active tant que l’Abbé est là.
my-village-explain-council = Une Chambre du conseil et la Place du village. Active tant que le Conseiller est là.
my-village-explain-harvest = Les champs. Toujours active.
my-village-explain-travels = Les cartes Voyage, dans l’ordre de A à E. Active tant que le Voyageur est là.
my-village-explain-workshops = Un atelier de chacun des cinq types. Active tant que l’Artisan est là.
my-village-explain-market = Les clients qui attendent d’être servis. Active tant que le Marchand est là.

# Les parties de la table, titres de la vue en texte.
my-village-area-dice = Dés
my-village-area-values = Valeurs de bannière
my-village-area-office = Bureau de l’intendant et clients
my-village-area-middle = Cartes du centre
my-village-area-death = Chronique, tombes et rat
my-village-area-stock = Points, temps et ressources
my-village-area-villagers = Villageois et école
my-village-area-village = Bannières et cartes du village
