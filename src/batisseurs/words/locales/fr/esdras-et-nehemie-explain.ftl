# What everything in Esdras et Néhémie is, does, costs and gives, when somebody asks.

# Titles of what has no name of its own.
esdras-et-nehemie-explain-title-of = { $item } ({ $seat })
    .seat = { $item }
esdras-et-nehemie-explain-title-slot = { $item }, emplacement { $number } ({ $seat })
    .seat = { $item }, emplacement { $number }
esdras-et-nehemie-explain-title-stack = Pile { $number } ({ $seat })
    .seat = Pile { $number }
esdras-et-nehemie-explain-title-temple-row = Temple, ligne { $row }
esdras-et-nehemie-explain-title-temple-cell = Temple, ligne { $row }, colonne { $column }
esdras-et-nehemie-explain-title-altar-space = Piste Autel, case { $number }
esdras-et-nehemie-explain-title-scroll-row = Parchemins, rangée { $row }

# Goods, prices and rewards in short.
esdras-et-nehemie-explain-good-gold =
    { $number ->
        [one] { $number } cube Or
       *[other] { $number } cubes Or
    }
esdras-et-nehemie-explain-good-stone =
    { $number ->
        [one] { $number } cube Pierre
       *[other] { $number } cubes Pierre
    }
esdras-et-nehemie-explain-good-wood =
    { $number ->
        [one] { $number } cube Bois
       *[other] { $number } cubes Bois
    }
esdras-et-nehemie-explain-good-ash =
    { $number ->
        [one] { $number } cube Cendre
       *[other] { $number } cubes Cendre
    }
esdras-et-nehemie-explain-good-silver =
    { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    }
esdras-et-nehemie-explain-good-food =
    { $number ->
        [one] { $number } Pain
       *[other] { $number } Pains
    }
esdras-et-nehemie-explain-good-vp = { $number } PV
esdras-et-nehemie-explain-good-basic-resource =
    { $number ->
        [one] { $number } Ressource de base
       *[other] { $number } Ressources de base
    }
esdras-et-nehemie-explain-good-worker =
    { $number ->
        [one] { $number } Ouvrier
       *[other] { $number } Ouvriers
    }
esdras-et-nehemie-explain-good-blessing-orange =
    { $number ->
        [one] { $number } Bénédiction orange
       *[other] { $number } Bénédictions orange
    }
esdras-et-nehemie-explain-good-blessing-purple =
    { $number ->
        [one] { $number } Bénédiction violette
       *[other] { $number } Bénédictions violettes
    }
esdras-et-nehemie-explain-good-blessing-red =
    { $number ->
        [one] { $number } Bénédiction rouge
       *[other] { $number } Bénédictions rouges
    }
esdras-et-nehemie-explain-good-blessing-any =
    { $number ->
        [one] { $number } Bénédiction au choix
       *[other] { $number } Bénédictions au choix
    }
esdras-et-nehemie-explain-good-altar-step =
    { $number ->
        [one] { $number } case sur la piste Autel
       *[other] { $number } cases sur la piste Autel
    }
esdras-et-nehemie-explain-good-tent-step =
    { $number ->
        [one] { $number } case de Tente
       *[other] { $number } cases de Tente
    }
esdras-et-nehemie-explain-good-red-banner =
    { $number ->
        [one] { $number } bannière rouge
       *[other] { $number } bannières rouges
    }
esdras-et-nehemie-explain-good-grey-banner =
    { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    }
esdras-et-nehemie-explain-good-blue-banner =
    { $number ->
        [one] { $number } bannière bleue
       *[other] { $number } bannières bleues
    }
esdras-et-nehemie-explain-good-wild-banner =
    { $number ->
        [one] { $number } bannière au choix
       *[other] { $number } bannières au choix
    }
esdras-et-nehemie-explain-good-recover = récupérer un Négociant ou un Ancien
esdras-et-nehemie-explain-good-free-develop = retourner une tuile gratuitement
esdras-et-nehemie-explain-good-lose-food =
    { $number ->
        [one] { $number } Pain à rendre
       *[other] { $number } Pains à rendre
    }

# Goods and rewards.
esdras-et-nehemie-explain-gold = Le cube le plus précieux. Il paie les Scribes des rangées supérieures des Parchemins, rapporte { $points } PV dans le Temple et peut remplacer une Pierre ou un Bois quand vous reconstruisez. Ce n’est pas une Ressource de base. Au décompte final, chaque cube vaut { $silver } en Argent.
esdras-et-nehemie-explain-stone = Une Ressource de base. Elle sert à reconstruire Murs et Portes, ou se place dans le Temple pour { $points } PV. Au décompte final, chaque cube vaut { $silver } en Argent.
esdras-et-nehemie-explain-wood = Une Ressource de base. Elle sert à reconstruire les Portes, brûle sur l’Autel, ou se place dans le Temple pour { $points } PV. Au décompte final, chaque cube vaut { $silver } en Argent.
esdras-et-nehemie-explain-ash = Une Ressource de base. Elle brûle sur l’Autel et fait avancer votre marqueur sur la piste Autel. Au décompte final, chaque cube vaut { $silver } en Argent.
esdras-et-nehemie-explain-silver = Les Pièces paient le Commerce, les péages des Portes, les Scribes et certaines tuiles Développement. Au décompte final, tous vos biens sont changés en Argent, et chaque lot de { $number } Pièces rapporte 1 PV.
esdras-et-nehemie-explain-food = À chaque Sabbat, tous vos Ouvriers en jeu, sauf les Lévites, mangent 1 Pain chacun ; vous perdez { $points } PV par Ouvrier que vous ne pouvez pas nourrir. Placer des Lévites coûte aussi des Pains. Au décompte final, chaque Pain vaut { $silver } en Argent.
esdras-et-nehemie-explain-basic-resource = Pierre, Bois ou Cendre, à votre choix. L’Or n’est pas une Ressource de base.
esdras-et-nehemie-explain-worker = Un Ouvrier de votre couleur passe de la réserve principale à votre réserve, prêt à servir. S’il n’en reste plus dans la réserve principale, votre Tente avance d’une case à la place.
esdras-et-nehemie-explain-vp = Points de victoire. Le plus haut total après le troisième Sabbat gagne. Les points imprimés en argent comptent aussitôt, ceux imprimés en or seulement au décompte final.
esdras-et-nehemie-explain-lose-vp = Des points que vous perdez aussitôt. Un score peut descendre au-dessous de 0.
esdras-et-nehemie-explain-blessing = Gagner cette Bénédiction avance son marqueur d’une case vers la droite. Quand vos trois marqueurs ont atteint une colonne, vous gagnez le bonus imprimé au-dessus. Si le marqueur est sur la dernière case, votre Tente avance d’une case à la place. Certaines cartes Personnage rapportent des points pour elle.
esdras-et-nehemie-explain-blessing-any = Une Bénédiction de la couleur que vous choisissez : l’un de vos trois marqueurs avance d’une case vers la droite.
esdras-et-nehemie-explain-altar-step = Votre marqueur avance d’une case vers la droite sur la piste Autel et vous gagnez ce qui est imprimé sous cette case. Au bout de la piste, vous gagnez { $number } en Argent à la place.
esdras-et-nehemie-explain-tent-step = Votre Tente avance d’une case, dans le sens horaire, sur le Plan de la ville, et vous gagnez ce qui y est imprimé.
esdras-et-nehemie-explain-red-banner = Les bannières rouges paient l’action Temple et Autel : placer des cubes dans le Temple, brûler du Bois et de la Cendre sur l’Autel.
esdras-et-nehemie-explain-grey-banner = Les bannières grises paient l’action Décombres, Murs et Portes : déblayer et reconstruire.
esdras-et-nehemie-explain-blue-banner = Les bannières bleues paient l’action Torah et Tentes : placer un Scribe et déplacer votre Tente.
esdras-et-nehemie-explain-wild-banner = Elle compte comme une bannière de la couleur de votre action principale, pour ce tour seulement.
esdras-et-nehemie-explain-recover = Vous pouvez reprendre dans votre réserve l’un de vos Négociants ou Anciens. Son emplacement est de nouveau libre.
esdras-et-nehemie-explain-free-develop = Vous pouvez retourner une de vos tuiles Développement sans payer son coût. Vous gagnez quand même sa barre verte.
esdras-et-nehemie-explain-lose-food = Vous rendez ces Pains. Pour chaque Pain qui vous manque, vous perdez { $points } PV.

# People.
esdras-et-nehemie-explain-levites = Les Lévites font le travail de l’action rouge : chacun y sert une fois, pour placer un cube dans le Temple, en brûler un sur l’Autel, ou comme 1 bannière rouge de plus. Pendant une action rouge, vous pouvez placer un nouveau Lévite, avant la première ou après la dernière utilisation. Ils restent toute la partie et ne mangent pas au Sabbat.
esdras-et-nehemie-explain-gatekeepers = Un Ouvrier sur une Porte qui vous appartient. Les autres qui commercent à cette Porte vous versent { $number } en Argent. Il y reste toute la partie et doit être nourri à chaque Sabbat.
esdras-et-nehemie-explain-scribes = Un Ouvrier sur une tuile Parchemin. La capacité de la tuile est à vous, le Scribe rapporte à la fin les PV de sa rangée, et les autres dont le chemin passe par lui vous versent { $number } en Argent. Il doit être nourri à chaque Sabbat.
esdras-et-nehemie-explain-traders = Une fois par tour, vous pouvez déplacer un Ouvrier de votre réserve sur un emplacement Négociant libre et gagner ce qu’il montre. L’Ouvrier revient après le Sabbat.
esdras-et-nehemie-explain-elders = Une fois par tour, vous pouvez déplacer un Ouvrier de votre réserve sur un emplacement Ancien libre. Il donne des bannières pour ce tour, et souvent un peu plus. L’Ouvrier revient après le Sabbat.
esdras-et-nehemie-explain-farmers = Avant le Sabbat, chaque Ouvrier resté dans votre réserve devient Fermier ou Manœuvre. Chaque Fermier produit ce que montre la tuile Fermiers, surtout de la Nourriture.
esdras-et-nehemie-explain-labourers = Avant le Sabbat, chaque Ouvrier resté dans votre réserve devient Fermier ou Manœuvre. Chaque Manœuvre produit l’une des deux options de la tuile Manœuvres.
esdras-et-nehemie-explain-guards = La tuile Gardes limite le nombre de cubes que vous gardez entre les tours. Retournée, elle lève cette limite.
esdras-et-nehemie-explain-reserve = Vos Ouvriers prêts à servir : comme Lévites, Gardiens, Scribes, Négociants ou Anciens. Ceux qui restent avant le Sabbat deviennent Fermiers ou Manœuvres.
esdras-et-nehemie-explain-supply = Des Ouvriers que vous n’avez pas encore. Des récompenses les amènent dans votre réserve. Ils n’y retournent jamais, et ne mangent pas.
esdras-et-nehemie-explain-white-worker = Un Ouvrier neutre sur les Parchemins, à 1 ou 2 joueurs. Il ouvre les tuiles du dessus comme un Scribe ; un chemin qui passe par lui coûte { $number } en Argent. Vous pouvez placer un Scribe sur sa tuile : il est alors poussé vers le haut.

# Parts of the common board, and what is on it.
esdras-et-nehemie-explain-ring = L’enceinte de la ville. Pendant une action grise, vous choisissez un emplacement Mur ou une Porte, vous y déblayez des Décombres et gardez les cubes. Une fois l’endroit vide, vous pouvez le reconstruire. Murs et Portes rapportent à la fin, et les voisins se récompensent l’un l’autre.
esdras-et-nehemie-explain-temple = Pendant une action rouge, chaque Lévite peut placer ici une Pierre, un Bois ou un Or, sur la case vide la plus à gauche d’une ligne, pour autant de bannières rouges que coûte la ligne. Le cube rapporte aussitôt, et la ligne donne sa récompense.
esdras-et-nehemie-explain-altar = Brûler du Bois ou de la Cendre pendant une action rouge avance votre marqueur. Chaque case donne ce qui est imprimé dessous. Votre place ici départage toutes les égalités et décide du jugement des Prophètes, et le premier reçoit { $points } PV à la fin. Sur une même case, le marqueur du dessous est devant.
esdras-et-nehemie-explain-city = Pendant une action bleue, vous pouvez déplacer une fois votre Tente, de 1 à 4 cases dans le sens horaire. Beaucoup de récompenses la font aussi avancer. Vous gagnez ce qui est imprimé sur chaque case où vous entrez.
esdras-et-nehemie-explain-scrolls = Pendant une action bleue, vous pouvez placer un Scribe sur une tuile. La rangée 1 est ouverte à tous ; une tuile plus haute s’ouvre quand une tuile en dessous porte un Scribe ou un Ouvrier blanc. Chaque tuile a une capacité pour le reste de la partie, et le Scribe rapporte des PV à la fin.
esdras-et-nehemie-explain-judgement = Avant chaque Sabbat, les deux Prophètes jugent chacun selon sa place sur la piste Autel : derrière Zacharie, entre les deux, ou devant Aggée.
esdras-et-nehemie-explain-sector = Le Temple est divisé en secteurs. Le joueur qui remplit la dernière case d’un secteur gagne { $food } en Nourriture. Puis le joueur qui a le plus de Lévites gagne { $most } PV, à 3 joueurs ou plus celui qui en a le moins perd { $fewest } PV, et chacun gagne { $silver } en Argent par Lévite.
esdras-et-nehemie-explain-golden-space = Une case dorée de la piste Autel. Atteinte ou dépassée, elle compte pour une carte Personnage et pour une tuile Parchemin.
esdras-et-nehemie-explain-rubble = Des cubes qui encombrent un emplacement Mur ou une Porte. Vous les déblayez avec des bannières grises et les gardez. Déblayer le dernier cube d’un emplacement Mur donne aussi une Bénédiction.
esdras-et-nehemie-explain-neutral = Cela n’appartient à personne. On n’y déblaie et n’y reconstruit rien, et il n’y a jamais de connexion.
esdras-et-nehemie-explain-connection = Une Porte et un Mur reconstruit, juste à côté l’un de l’autre. Quand elle se forme, les propriétaires des deux gagnent la récompense de connexion de la Porte ; si les deux sont à vous, vous la gagnez une fois.
esdras-et-nehemie-explain-zechariah = Le Prophète gris, qui avance chaque semaine. Un marqueur derrière lui sur la piste Autel reçoit le pire jugement.
esdras-et-nehemie-explain-haggai = Le Prophète blanc, qui avance chaque semaine. Un marqueur devant lui sur la piste Autel reçoit le meilleur jugement.
esdras-et-nehemie-explain-shofar = Le joueur qui l’a commence la semaine. Après chaque Sabbat, il passe au joueur suivant dans le sens horaire.
esdras-et-nehemie-explain-week = La partie dure { $weeks } semaines de { $days } journées de labeur, chacune suivie d’un Sabbat. Chaque jour, chacun joue un tour : jouer une carte Personnage, choisir une action principale, finir le tour. Une fois par tour, vous pouvez aussi commercer ou retourner une tuile, placer un Négociant et placer un Ancien.
esdras-et-nehemie-explain-tent = Elle fait le tour du Plan de la ville dans le sens horaire, par des bannières bleues ou des récompenses, et gagne ce qui est imprimé sur chaque case où elle entre.
esdras-et-nehemie-explain-altar-marker = Il montre où en est un joueur sur la piste Autel. Le marqueur le plus avancé gagne toutes les égalités ; sur une même case, c’est celui du dessous.

# Parts of a player board.
esdras-et-nehemie-explain-board = Tout ce qu’a un joueur. Tout y est visible, sauf les cartes en main et l’ordre des pioches.
esdras-et-nehemie-explain-hand = Des cartes Personnage à jouer, une par tour. À la fin de votre tour, vous en piochez jusqu’à en avoir { $number }. Les autres ne les voient pas.
esdras-et-nehemie-explain-pile = Des cartes Personnage face cachée que vous piocherez. Après le Sabbat, les cartes restées sur vos piles forment la nouvelle pioche.
esdras-et-nehemie-explain-wall-pile = Vos cartes Mur face cachée. Quand vous reconstruisez un Mur, vous en piochez jusqu’à trois, en placez une, et remettez les autres sur et sous la pioche.
esdras-et-nehemie-explain-stacks = À chaque tour, vous jouez une carte Personnage sur une pile, { $number } au plus sur chacune. Seules les cartes visibles comptent : leurs bannières paient votre action principale. Au Sabbat, vous rangez des cartes prises ici.
esdras-et-nehemie-explain-tucked = Des cartes gardées sous votre aide de jeu pour le reste de la partie. Leur bannière du haut compte à chaque tour, et les cartes Personnage marquent leur condition à chaque Sabbat.
esdras-et-nehemie-explain-heroes = Trois cartes pour les Scribes des tuiles Pierre de la rangée 1. Un Héros donne des récompenses, davantage les dernières semaines, et une bannière pour le reste de la partie.
esdras-et-nehemie-explain-abilities = Les tuiles Parchemin où ce joueur a un Scribe. Elles aident pour le reste de la partie.
esdras-et-nehemie-explain-tiles = Cinq tuiles, une de chaque type. En retourner une est une action auxiliaire : payez son coût, gagnez sa barre verte, et tournez-la sur sa meilleure face. Chaque tuile retournée rapporte { $points } PV à la fin.
esdras-et-nehemie-explain-storage = À la fin de chaque tour et de chaque Sabbat, vous ne gardez que les cubes pour lesquels votre tuile Gardes a de la place. L’Argent et la Nourriture ne comptent pas.
esdras-et-nehemie-explain-blessings = Trois marqueurs, un par couleur. Gagner une Bénédiction avance le sien. Quand tous les trois ont atteint une colonne, vous en gagnez le bonus.
esdras-et-nehemie-explain-banners = Les bannières des cartes visibles de vos piles et celles du haut des cartes rangées comptent à chaque tour. Une action principale utilise une seule couleur. Celles que vous ne dépensez pas sont perdues à la fin du tour.
esdras-et-nehemie-explain-opponent = C’est contre lui que vous jouez en solo. À son tour, il révèle une carte Focus et commerce, puis révèle une carte Planification et exécute la première ligne possible. Il suit les cartes et ne décide de rien.
esdras-et-nehemie-explain-opponent-gains = Il reçoit 1 Or pour chaque Pierre, Bois ou Cendre qu’il devrait gagner et 1 Pièce par Pain. Il ne nourrit personne, et n’a ni main ni tuiles Développement.
esdras-et-nehemie-explain-focus = L’adversaire en révèle une à chaque tour et fait le Commerce le plus cher qu’il peut payer. La Porte, la flèche et la colonne de la carte décident ensuite où il agit.
esdras-et-nehemie-explain-scheme = L’adversaire en révèle une à chaque tour et en exécute une ligne : la plus haute dont il remplit la condition et qui est possible. Toutes servent une fois par semaine.
esdras-et-nehemie-explain-colour = La couleur des pièces d’un joueur. Elle ne change rien au jeu.

# Character cards and heroes.
esdras-et-nehemie-explain-character = Une carte Personnage. Jouez-en une par tour sur l’une de vos piles : ses bannières paient votre action principale, et son Commerce sert pendant le même tour. Rangée au Sabbat, elle rapporte des points.
esdras-et-nehemie-explain-shows-banners = Bannières : { $goods }.
esdras-et-nehemie-explain-keeps-banner = Rangée, elle garde ceci pour tous vos tours : { $goods }.
esdras-et-nehemie-explain-upper =
    Commerce du haut, pour { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } : { $goods }.
esdras-et-nehemie-explain-lower =
    Commerce du bas, pour { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } : { $goods }.
esdras-et-nehemie-explain-fee =
    Avant de commercer, vous payez { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } pour cette Porte, à son propriétaire ou sur sa carte, rien si elle est à vous : { $gate }.
esdras-et-nehemie-explain-sells =
    Commerce sans péage, vente sans limite : { $good }, { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } chaque fois.
esdras-et-nehemie-explain-tucked-golden-spaces =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV par case dorée de la piste Autel atteinte ou dépassée.
esdras-et-nehemie-explain-tucked-developed-tiles =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV par tuile que vous avez retournée.
esdras-et-nehemie-explain-tucked-purple-blessings =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV par Bénédiction violette.
esdras-et-nehemie-explain-tucked-gatekeepers =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV pour chacun de vos Gardiens.
esdras-et-nehemie-explain-tucked-walls =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV par Mur que vous avez reconstruit.
esdras-et-nehemie-explain-tucked-orange-blessings =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV par Bénédiction orange.
esdras-et-nehemie-explain-tucked-scribes =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV pour chacun de vos Scribes.
esdras-et-nehemie-explain-tucked-levites =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV pour chacun de vos Lévites.
esdras-et-nehemie-explain-tucked-red-blessings =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }1 PV par Bénédiction rouge.
esdras-et-nehemie-explain-tucked-top-scrolls =
    Rangée, elle rapporte à chaque Sabbat { $base ->
        [0] {""}
       *[other] { $base } PV plus{" "}
    }les PV de rangée de vos deux Scribes les plus hauts.
esdras-et-nehemie-explain-worth-now = Elle vous rapporterait { $points } PV si un Sabbat était compté maintenant.
esdras-et-nehemie-explain-on-stack = { $seat } : visible sur la pile { $number }.
    .seat = Vous l’avez, visible sur la pile { $number }.
esdras-et-nehemie-explain-covered = { $seat } : couverte sur la pile { $number }.
    .seat = Vous l’avez, couverte sur la pile { $number }.
esdras-et-nehemie-explain-tucked-by = { $seat } l’a rangée.
    .seat = Vous l’avez rangée.
esdras-et-nehemie-explain-in-hand = { $seat } l’a en main.
    .seat = Elle est dans votre main.
esdras-et-nehemie-explain-hero = Une carte Héros. Placez un Scribe sur sa tuile Pierre, dans la rangée 1 des Parchemins, pour la prendre : vous gagnez ses récompenses, puis la rangez.
esdras-et-nehemie-explain-hero-week = Prise à partir de la semaine { $number }, elle donne : { $goods }.
esdras-et-nehemie-explain-has-it = { $seat } l’a.
    .seat = Vous l’avez.
esdras-et-nehemie-explain-nobody-has-it = Personne ne l’a.
esdras-et-nehemie-explain-not-in-game = Ne sert pas dans cette partie.
esdras-et-nehemie-explain-has-colour = Couleur : { $colour }.

# Scroll tiles.
esdras-et-nehemie-explain-scroll = Une tuile Parchemin. Placez-y un Scribe pendant une action bleue ; sa capacité est alors à vous jusqu’à la fin de la partie.
esdras-et-nehemie-explain-stone-tile = Une tuile Pierre de la rangée 1. Placez-y un Scribe pendant une action bleue pour prendre ce Héros : { $card }.
esdras-et-nehemie-explain-on-cell = Sa place : { $place }.
esdras-et-nehemie-explain-scribe-of = { $seat } a un Scribe ici.
    .seat = Vous avez un Scribe ici.
esdras-et-nehemie-explain-path = Le chemin le moins cher pour y arriver coûte { $number } Argent.
esdras-et-nehemie-explain-white-here = Un Ouvrier blanc s’y trouve.
esdras-et-nehemie-explain-final-vp = { $number } PV au décompte final
esdras-et-nehemie-explain-ability-treasurer = Au décompte final, vous gagnez 1 PV par lot de { $amount } Pièces : il en faut davantage aux autres.
esdras-et-nehemie-explain-ability-house-completed = Au décompte final : { $amount } PV par ligne du Temple entièrement remplie, peu importe par qui.
esdras-et-nehemie-explain-ability-great-assembly = Au décompte final : 1 PV par lot de { $amount } parmi vos Lévites, Gardiens et Scribes réunis.
esdras-et-nehemie-explain-ability-chief-scribes = Au décompte final : { $amount } PV pour chacun de vos Scribes sur la rangée 4, celui-ci compris.
esdras-et-nehemie-explain-ability-threefold-blessing = Au décompte final : { $amount } PV par lot complet de trois Bénédictions.
esdras-et-nehemie-explain-ability-teaching-the-people = Au décompte final : { $amount } PV pour chacun de vos Scribes sur les rangées 1 à 3.
esdras-et-nehemie-explain-ability-ring-of-stone = Au décompte final : 1 PV par lot de { $amount } Murs et Portes que vous avez reconstruits. Les Portes d’angle ne comptent pas.
esdras-et-nehemie-explain-ability-hidden-merit = Au décompte final, vous marquez la condition de Sabbat de chaque carte Personnage de votre main, comme si elle était rangée.
esdras-et-nehemie-explain-ability-fields-of-rest = Vos Fermiers et Manœuvres n’ont pas à être nourris.
esdras-et-nehemie-explain-ability-market-on-the-eve = Avant chaque Sabbat, vous gagnez : { $goods }. Puis vous pouvez faire une action auxiliaire ; un Commerce peut utiliser n’importe quelle carte visible de vos piles.
esdras-et-nehemie-explain-ability-scribes-table = Vos Scribes n’ont pas à être nourris.
esdras-et-nehemie-explain-ability-perpetual-fire = Avant chaque Sabbat, vous gagnez, avant ou après le jugement : { $goods }.
esdras-et-nehemie-explain-ability-gate-provisions = Vos Négociants et Gardiens n’ont pas à être nourris.
esdras-et-nehemie-explain-ability-returning-exiles = Avant chaque Sabbat, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-tithes = Avant chaque Sabbat, vous gagnez pour chacun de vos Lévites : { $goods }.
esdras-et-nehemie-explain-ability-caravan = Avant chaque Sabbat, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-swift-tents = Une fois par tour, et une fois avant chaque Sabbat, votre Tente avance d’une case de plus dès qu’elle a avancé de { $amount }.
esdras-et-nehemie-explain-ability-portion-of-the-levites = Chaque Lévite que vous placez coûte { $amount } en Nourriture de moins.
esdras-et-nehemie-explain-ability-shared-labour = Quand vous reconstruisez un Mur, vous gagnez aussi l’effet d’un Mur reconstruit voisin, peu importe à qui, s’il n’y a pas de Porte entre les deux.
esdras-et-nehemie-explain-ability-keepers-oath = Chaque fois que vous placez un Gardien, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-counsel-of-elders = Chaque fois que vous placez un Ancien, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-blessed-pen = Chaque fois que vous placez un autre Scribe, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-golden-incense = Chaque fois que votre marqueur atteint une case dorée de la piste Autel, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-hewn-stones = Reconstruire un Mur ou une Porte vous coûte { $amount } en Pierre de moins.
esdras-et-nehemie-explain-ability-second-bargain = Après avoir placé un Négociant, vous pouvez payer { $amount } en Argent pour gagner encore une fois ce que montre son emplacement.
esdras-et-nehemie-explain-ability-fruit-of-the-land = Chaque fois que vous retournez une tuile Développement, vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-open-house = Vos piles n’ont pas de limite de cartes, et votre limite de main est { $amount }.
esdras-et-nehemie-explain-ability-profitable-trade = Après chaque Commerce, vous retournez une tuile en payant son coût, ou bien vous gagnez : { $goods }.
esdras-et-nehemie-explain-ability-royal-letters = L’option du bas d’un Commerce d’achat vous coûte { $amount } en Argent de moins.
esdras-et-nehemie-explain-ability-busy-markets = Votre Commerce peut utiliser n’importe quelle carte visible de vos piles.

# Development tiles.
esdras-et-nehemie-explain-tile = La retourner coûte ce qui est imprimé en haut et donne aussitôt sa barre verte. Elle reste retournée.
esdras-et-nehemie-explain-room = Recto : de la place pour { $number } cubes entre les tours.
esdras-et-nehemie-explain-room-developed = Retournée : aucune limite, et avant chaque Sabbat vous pouvez récupérer un Négociant ou un Ancien.
esdras-et-nehemie-explain-starts-with = Ressources au début de la partie : { $goods }.
esdras-et-nehemie-explain-farmer = Recto, chaque Fermier produit : { $goods }.
esdras-et-nehemie-explain-farmer-developed = Retournée, chaque Fermier produit : { $goods } ; avant chaque Sabbat, la tuile elle-même donne { $food } en Nourriture.
esdras-et-nehemie-explain-buys-food = Le joueur qui l’a peut acheter de la Nourriture à tout moment de son tour, et quand il faut en payer : 1 Pain pour { $number } en Argent.
esdras-et-nehemie-explain-slot = Emplacement { $slot }, recto : { $front } ; retournée : { $back }.
esdras-et-nehemie-explain-option = Chaque Manœuvre, option { $slot }, recto : { $front } ; retournée : { $back }.
esdras-et-nehemie-explain-tile-developed = { $seat } l’a retournée.
    .seat = Vous l’avez retournée.
esdras-et-nehemie-explain-tile-undeveloped = { $seat } ne l’a pas encore retournée.
    .seat = Vous ne l’avez pas encore retournée.
esdras-et-nehemie-explain-slot-free = Il est libre.
esdras-et-nehemie-explain-slot-filled = Un Ouvrier s’y trouve.
esdras-et-nehemie-explain-slot-shut = Il ne sert pas sur cette face de la tuile.

# Walls and gates.
esdras-et-nehemie-explain-wall = Un emplacement Mur. Déblayez-le pendant une action grise, puis reconstruisez le Mur pour son prix : vous piochez des cartes Mur, en placez une ici et gagnez son effet.
esdras-et-nehemie-explain-gate = Une Porte. Déblayez-la pendant une action grise, puis reconstruisez-la pour son prix et placez-y un Ouvrier comme Gardien : elle est à vous pour le reste de la partie.
esdras-et-nehemie-explain-corner = Une Porte d’angle, construite dès le début. Au début de la partie, les joueurs y placent des Gardiens. Elle ne rapporte pas de points.
esdras-et-nehemie-explain-cleared-gives = Déblayer son dernier cube donne : { $goods }.
esdras-et-nehemie-explain-connection-gives = Pour chaque connexion avec un Mur, les deux propriétaires gagnent : { $goods }.
esdras-et-nehemie-explain-trades-here = Cartes Personnage qui commercent à cette Porte, pour un péage de { $number } en Argent : { $cards }.
esdras-et-nehemie-explain-clearing = Déblayer un cube coûte des bannières grises : Cendre { $ash }, Bois { $wood }, Pierre { $stone }, Or { $gold }.
esdras-et-nehemie-explain-swap = À la place de chaque Pierre ou Bois, vous pouvez payer { $banners } bannières grises ou { $gold } en Or.
esdras-et-nehemie-explain-is-neutral = L’endroit est neutre.
esdras-et-nehemie-explain-gate-of = { $seat } a un Gardien ici.
    .seat = Vous avez un Gardien ici.
esdras-et-nehemie-explain-wall-of = { $seat } l’a reconstruit : { $card }.
    .seat = Vous l’avez reconstruit : { $card }.
esdras-et-nehemie-explain-corner-free = Personne n’a de Gardien ici.
esdras-et-nehemie-explain-rubble-now = Décombres : { $goods }.
esdras-et-nehemie-explain-silver-on-card = Argent sur sa carte, pour le joueur qui la reconstruit : { $number }.
esdras-et-nehemie-explain-ring-now = Pas encore reconstruits : { $number }. Cubes de Décombres restants : { $cubes }.
esdras-et-nehemie-explain-wall-card = Une carte Mur. En reconstruisant un Mur, vous pouvez la placer : vous gagnez aussitôt son effet, et ses PV à la fin.
esdras-et-nehemie-explain-placed-at = { $seat } l’a placée : { $place }.
    .seat = Vous l’avez placée : { $place }.

# Temple and Altar.
esdras-et-nehemie-explain-temple-row =
    La ligne { $row } coûte { $number ->
        [one] { $number } bannière rouge
       *[other] { $number } bannières rouges
    } ; sa récompense : { $goods }.
esdras-et-nehemie-explain-temple-points = { $gold } PV pour l’Or, { $stone } PV pour la Pierre, { $wood } PV pour le Bois
esdras-et-nehemie-explain-cells-left = Cases vides : { $number }.
esdras-et-nehemie-explain-cell-sector = Elle fait partie du secteur { $sector }.
esdras-et-nehemie-explain-cell-cube = Dessus : { $good }.
esdras-et-nehemie-explain-cell-next = Elle est vide, et la prochaine à remplir sur cette ligne.
esdras-et-nehemie-explain-cell-empty = Elle est vide.
esdras-et-nehemie-explain-cell-outside = Avec ce nombre de joueurs, le Temple est plus petit et n’a pas cette case.
esdras-et-nehemie-explain-burning = Le Bois coûte { $wood } bannières rouges et avance votre marqueur de { $wood_steps } ; la Cendre coûte { $ash } et l’avance de { $ash_steps }.
esdras-et-nehemie-explain-on-space = { $seat } : case { $number }.
    .seat = Vous : case { $number }.
esdras-et-nehemie-explain-altar-place = Rang sur la piste Autel : { $number }.
esdras-et-nehemie-explain-marker-here = Marqueur ici : { $seat }.
    .seat = Votre marqueur est ici.
esdras-et-nehemie-explain-prophet-here = Ici cette semaine : { $prophet }.
esdras-et-nehemie-explain-levite-row = Le Lévite { $number } coûte { $food } en Nourriture et donne : { $goods }.
esdras-et-nehemie-explain-next-levite = Le coût et la récompense sont ceux du prochain Lévite.
esdras-et-nehemie-explain-judged-behind = Semaine { $week }, derrière Zacharie (case { $space }) : { $goods }.
esdras-et-nehemie-explain-judged-between = Semaine { $week }, entre les Prophètes : { $goods }.
esdras-et-nehemie-explain-judged-ahead = Semaine { $week }, devant Aggée (case { $space }) : { $goods }.
esdras-et-nehemie-explain-prophet-reached = Un marqueur sur la case de Zacharie compte comme entre les deux, sur la case d’Aggée comme devant.
esdras-et-nehemie-explain-prophet-passed = Un marqueur sur la case de Zacharie compte comme derrière, sur la case d’Aggée comme entre les deux.
esdras-et-nehemie-explain-stands-behind = { $seat } : derrière, case { $number }.
    .seat = Vous : derrière, case { $number }.
esdras-et-nehemie-explain-stands-between = { $seat } : entre les deux, case { $number }.
    .seat = Vous : entre les deux, case { $number }.
esdras-et-nehemie-explain-stands-ahead = { $seat } : devant, case { $number }.
    .seat = Vous : devant, case { $number }.

# City map and scrolls.
esdras-et-nehemie-explain-city-space = Une case du Plan de la ville. Une Tente qui y entre gagne ce qui y est imprimé.
esdras-et-nehemie-explain-tent-price =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } : bannières bleues { $banners }, Ressources de base { $cubes }.
esdras-et-nehemie-explain-tent-at = { $seat } : { $place }.
    .seat = Vous : { $place }.
esdras-et-nehemie-explain-tent-here = Tente ici : { $seat }.
    .seat = Votre Tente est ici.
esdras-et-nehemie-explain-scroll-row = Rangée { $row } : un Scribe coûte { $banners } bannières bleues, { $silver } en Argent et { $gold } en Or, et rapporte { $points } PV à la fin.
esdras-et-nehemie-explain-row-food = Le premier joueur qui place un Scribe sur cette rangée prend ses Pains : { $number }.
esdras-et-nehemie-explain-food-left = Pains restants : { $number }.

# What somebody has.
esdras-et-nehemie-explain-count = { $seat } : { $number }.
    .seat = Vous : { $number }.
esdras-et-nehemie-explain-points-now = { $seat } : { $number } PV à présent → { $final } si la partie finissait maintenant.
    .seat = Vous : { $number } PV à présent → { $final } si la partie finissait maintenant.
esdras-et-nehemie-explain-to-feed = Ouvriers à nourrir si le Sabbat venait maintenant : { $number }.
esdras-et-nehemie-explain-banners-shown = Sur les cartes visibles et rangées : { $number }.
esdras-et-nehemie-explain-banners-left = À dépenser encore ce tour : { $number }.
esdras-et-nehemie-explain-banner-count = { $banner } : { $number }.
esdras-et-nehemie-explain-blessing-at = { $blessing } : { $number }.
esdras-et-nehemie-explain-cards = Cartes : { $cards }.
esdras-et-nehemie-explain-on-top = Sur la pioche : { $card }.
esdras-et-nehemie-explain-at-bottom = Sous la pioche : { $cards }.
esdras-et-nehemie-explain-under = Dessous : { $cards }.
esdras-et-nehemie-explain-stack-top = Pile { $number } : { $card }.
esdras-et-nehemie-explain-stack-empty = Pile { $number } : vide.
esdras-et-nehemie-explain-developed-tiles = Retournées : { $number }.
esdras-et-nehemie-explain-stored = Cubes : { $number }, place pour { $room } entre les tours.
esdras-et-nehemie-explain-stored-freely = Cubes : { $number }, sans limite.
esdras-et-nehemie-explain-column = Tous les trois à la colonne { $number } : { $goods }.
esdras-et-nehemie-explain-week-now = Semaine { $week }, jour { $day }.

# The solo opponent.
esdras-et-nehemie-explain-clockwise = Il cherche dans le sens horaire à partir de cette Porte : { $gate }. Colonne de sa case noire : { $column }.
esdras-et-nehemie-explain-counter-clockwise = Il cherche dans le sens antihoraire à partir de cette Porte : { $gate }. Colonne de sa case noire : { $column }.
esdras-et-nehemie-explain-revealed = C’est la dernière révélée.
esdras-et-nehemie-explain-row-gain = Ligne { $row } : prendre ce qui est imprimé.
esdras-et-nehemie-explain-row-build-temple = Ligne { $row } : placer un Lévite si possible, puis bâtir le Temple avec chaque Lévite.
esdras-et-nehemie-explain-row-clear-wall = Ligne { $row } : déblayer un emplacement Mur.
esdras-et-nehemie-explain-row-rebuild-gate = Ligne { $row } : déblayer et reconstruire une Porte.
esdras-et-nehemie-explain-row-rebuild-wall = Ligne { $row } : déblayer et reconstruire un Mur.
esdras-et-nehemie-explain-row-scribe-highest = Ligne { $row } : placer un Scribe sur la tuile la plus haute qu’il peut atteindre et payer.
esdras-et-nehemie-explain-row-scribe-lowest = Ligne { $row } : placer un Scribe sur la tuile la plus basse qu’il peut atteindre et payer.
esdras-et-nehemie-reason-row-gain = { esdras-et-nehemie-explain-row-gain }
esdras-et-nehemie-reason-row-build-temple = { esdras-et-nehemie-explain-row-build-temple }
esdras-et-nehemie-reason-row-clear-wall = { esdras-et-nehemie-explain-row-clear-wall }
esdras-et-nehemie-reason-row-rebuild-gate = { esdras-et-nehemie-explain-row-rebuild-gate }
esdras-et-nehemie-reason-row-rebuild-wall = { esdras-et-nehemie-explain-row-rebuild-wall }
esdras-et-nehemie-reason-row-scribe-highest = { esdras-et-nehemie-explain-row-scribe-highest }
esdras-et-nehemie-reason-row-scribe-lowest = { esdras-et-nehemie-explain-row-scribe-lowest }
esdras-et-nehemie-explain-row-spends = La ligne { $row } coûte { $number } en Or.
esdras-et-nehemie-explain-row-gives = La ligne { $row } donne : { $goods }.
esdras-et-nehemie-explain-least-workers = La ligne { $row } demande des Ouvriers dans sa réserve, au moins { $number }.
esdras-et-nehemie-explain-most-workers = La ligne { $row } demande peu d’Ouvriers dans sa réserve, au plus { $number }.
esdras-et-nehemie-explain-least-gold = La ligne { $row } demande au moins { $number } en Or.
esdras-et-nehemie-explain-most-gold = La ligne { $row } demande peu d’Or, au plus { $number }.
esdras-et-nehemie-explain-solo-face = Une face du plateau de l’adversaire. Il commence avec { $workers } Ouvriers, { $silver } en Argent et { $gold } en Or.
esdras-et-nehemie-explain-solo-judged = Son jugement : derrière { $behind } ; entre les deux { $between } ; devant { $ahead }.
esdras-et-nehemie-explain-solo-silver = Au Sabbat, il gagne { $number } en Argent par Ouvrier dans sa réserve, et des PV pour son Scribe le plus haut, ses Bénédictions et les cases dorées.
esdras-et-nehemie-explain-solo-most = Il marque aussi le plus grand de ses nombres de Gardiens, de Scribes et de Lévites.
esdras-et-nehemie-explain-solo-adds = Il marque aussi ses Gardiens, Scribes et Lévites, additionnés.

# Les parties de la table, titres de la vue en texte.
esdras-et-nehemie-area-course = Semaine et Prophètes
esdras-et-nehemie-area-ring = Murs et portes
esdras-et-nehemie-area-scrolls = Parchemins de la Torah
esdras-et-nehemie-area-temple = Temple et Lévites
esdras-et-nehemie-area-altar = Piste de l’Autel
esdras-et-nehemie-area-city = Plan de la ville
esdras-et-nehemie-area-opponent = Adversaire
esdras-et-nehemie-area-goods = Points, bannières et biens
esdras-et-nehemie-area-hand = Main
esdras-et-nehemie-area-stacks = Piles et cartes rangées
esdras-et-nehemie-area-people = Ouvriers
esdras-et-nehemie-area-progress = Tuiles Développement, tente, Bénédictions et héros
