# What the browser says in the lobby, and until a game begins.
# Loaded by these pages. What tables say too is in web.ftl.

## Lobby: games, tables, links, import, rules, about
# The first page and an opened box.
web-lobby-title = Accueil
web-lobby-welcome = Que bâtissons-nous ce soir ?
web-lobby-lead = Quatre jeux de construction de cités, à jouer en ligne entre amis, autour d’un même appareil ou contre des robots. Pas de compte : un lien suffit.
web-lobby-trouble = Le serveur est injoignable pour le moment
web-lobby-again = Réessayer
web-lobby-games = Jeux
web-lobby-import = Charger une partie enregistrée ou une position
web-lobby-foot = Autres pages
web-lobby-play = Jouer à { $game }
web-lobby-players-range = { $least } à { $most } joueurs
web-lobby-minutes = { $least }–{ $most } min
web-lobby-weight = Difficulté { $weight } sur { $most }
web-lobby-rules = Règles
web-lobby-all-settings = Tous les réglages
web-lobby-start = Commencer la partie
web-lobby-open-invite = Ouvrir la table et inviter
web-lobby-company = Avec qui jouez-vous ?
web-lobby-company-bots = Robots
web-lobby-company-friends = Amis, par lien
web-lobby-company-here = Sur cet appareil
web-lobby-company-help-bots = La partie commence aussitôt ; les robots jouent sans attendre.
web-lobby-company-help-friends = Chacun reçoit un lien et joue dans son navigateur, tout de suite ou sur plusieurs jours.
web-lobby-company-help-here = L’appareil passe de main en main ; entre les tours, le plateau est masqué.
web-lobby-players = Joueurs
web-lobby-alone = Solo
web-lobby-strength = Robots
web-lobby-bot-beginner = Ne voit pas tout et joue parfois le deuxième meilleur coup, comme quand on découvre le jeu.
web-lobby-bot-casual = Joue ce qui paraît bon sur le moment, sans anticiper.
web-lobby-bot-strong = Essaie ses meilleurs coups et les réponses possibles.
web-lobby-bot-master = Anticipe plus loin, en trois secondes au plus par coup.
web-lobby-bot-random = Joue au hasard. Idéal pour découvrir les règles.
web-lobby-bot-greedy = Anticipe d’un coup et joue ce qui paraît le meilleur.
web-lobby-my-name = Votre nom
web-lobby-name-of = Nom du joueur { $number }
web-lobby-same-name = Deux joueurs portent le même nom.
web-game-theopolis = Bâtissez une cité pour le ciel. Les cartes coûtent Foi, Espérance et Charité, et votre cité grandit à chaque tour malgré les désastres. Dix pierres, cinq sacrements, la Merveille ou plus aucun point originel : vous gagnez, si l’Apocalypse ne vient pas d’abord.
web-game-nehemiah = Relevez les murs de Jérusalem. Envoyez vos ouvriers sur les cartes Travail, puis activez-les pour en réaliser l’action ; quand une colonne est remplacée, tous ses ouvriers rentrent. Trois manches pour le Mur, le Temple et la Garnison.
web-game-my-village = Deux dés, un village et une poignée de vies. Ajoutez église, conseil, ateliers et champs, et payez avec du temps : les villageois vieillissent, meurent et entrent dans les Chroniques. Gare au rat.
web-game-esdras-et-nehemie = Les exilés sont de retour. En trois semaines de six jours et un Sabbat, élevez le Temple, relevez portes et murs et enseignez la Torah. Riche, profond, et jouable aussi en solo.

# Lists of tables.
web-mine-title = Mes tables
web-mine-none = Aucune table pour l’instant. Celles que vous ouvrez ou rejoignez restent ici, même si vous revenez un autre jour.
web-mine-next =
    { $tables ->
        [one] Aller à la table qui vous attend
       *[other] Aller à la première des { $tables } tables qui vous attendent
    }
web-mine-all = Afficher les { $tables } tables
web-mine-your-turn = À vous
web-mine-due = Échéance : { $when }
web-mine-stage-open = Pas commencée
web-mine-stage-playing = En cours
web-mine-stage-over = Terminée
web-mine-stage-closed = Fermée
web-mine-paused = En pause
web-mine-waits-for = On attend { $names }
web-mine-free =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
web-open-title = Tables ouvertes
web-open-none = Aucune table ouverte pour le moment. Créez-en une et affichez-la, ou envoyez un lien à vos amis.
web-next-title = Table suivante
web-next-looking = Recherche de la table qui vous attend…
web-next-none = Aucune table ne vous attend
web-next-none-why = Les autres réfléchissent. Activez les notifications dans les réglages et nous vous préviendrons quand ce sera à vous.

# A new table.
web-new-title = Nouvelle table : { $game }
web-new-no-game = Ce jeu n’est pas disponible ici
web-new-seats = Places, dans l’ordre du tour
web-new-sitter = { $seat } : qui joue
web-new-sitter-me = Moi
web-new-sitter-friend = Un ami, par lien
web-new-sitter-here = Quelqu’un sur cet appareil
web-new-sitter-bot = Un robot
web-new-strength = { $seat } : quel robot
web-new-name = { $seat } : nom
web-new-name-later = Nom (facultatif)
web-new-earlier = Avancer { $seat } dans l’ordre du tour
web-new-later = Reculer { $seat } dans l’ordre du tour
web-new-options = Options du jeu
web-new-as-printed = comme dans la règle
web-new-clock = Pendule
web-new-clock-live = Temps réel
web-new-clock-days = Tour par tour
web-new-clock-help-none = Pas de limite de temps.
web-new-clock-help-live = Quelques minutes par coup, quand tout le monde est connecté.
web-new-clock-help-days = Quelques jours par coup, quand chacun joue à son heure.
web-new-each-live = Minutes par coup
web-new-each-days = Jours par coup
web-new-time-bank-live = Réserve de temps (minutes)
web-new-time-bank-days = Réserve de temps (jours)
web-new-who = Spectateurs et discussion
web-new-watching = Qui peut regarder
web-new-watching-link = Toute personne ayant le lien
web-new-watching-anyone = Tout le monde
web-new-watching-nobody = Personne
web-new-listed = Afficher la table à l’accueil
web-new-listed-help = Tous les visiteurs de ce serveur la voient, peuvent regarder et prendre une place libre.
web-new-chat = Discussion à la table
web-new-scores = Afficher les scores en cours de partie
web-new-scores-help = Sauf ceux que la règle garde secrets.
web-new-components = Matériel personnalisé
web-new-components-own = standard
web-new-components-other = votre fichier
web-new-components-help = Vous avez la boîte et une valeur est fausse ici, ou vous voulez essayer une variante ? Jouez à { $game } avec votre propre fichier de matériel. Il est vérifié à l’ouverture de la table.
web-new-components-remove = Retirer
web-new-summary =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $here } ici, { $friends } par lien, { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }
web-refusal-more =
    { $number ->
        [one] Et { $number } autre erreur.
       *[other] Et { $number } autres erreurs.
    }
web-file-choose = Choisir un fichier
web-file-drop = ou le déposer ici
web-file-too-large = Ce fichier est trop volumineux : deux millions de caractères au plus.
web-file-unreadable = Ce fichier n’est pas du texte (UTF-8).
web-yes = Oui
web-no = Non
web-option-theopolis-play-on = Continuer après une victoire
web-option-theopolis-short-deck = Pioche courte
web-option-theopolis-max-rounds = Nombre maximal de manches
web-option-nehemiah-foremen = Contremaîtres
web-option-nehemiah-open-screens = Sans paravents
web-option-nehemiah-first-player = Premier joueur
web-option-my-village-max-rounds = Nombre maximal de manches
web-option-esdras-et-nehemie-altar-face = Face de la carte Autel
web-option-esdras-et-nehemie-solo-face = Face du plateau solo
web-option-theopolis-neighbours = Cités voisines
web-option-theopolis-bishop-takes = Ce qu’un Évêque peut prendre
web-option-nehemiah-income = Bois et or au début d’une manche
web-option-nehemiah-tie-break = Égalités
web-option-my-village-travel-cost = Coût « 2 pièces et 1 cheval ou 1 chariot »
web-option-esdras-et-nehemie-prophet-space = Sur la case d’un Prophète
web-option-esdras-et-nehemie-solo-gate = Adversaire : une Porte qu’il ne peut pas payer
web-option-esdras-et-nehemie-solo-path = Adversaire : chemin à travers les Parchemins
web-option-about-nehemiah-foremen = Avant chaque manche, des cartes Contremaître sont mises aux enchères, avec des mises secrètes.
web-option-about-nehemiah-open-screens = Tout le monde voit le bois, l’or et les points de chacun.
web-option-about-theopolis-neighbours = Quelles cités sont « voisines » pour un Évêque ?
web-option-about-theopolis-bishop-takes = La règle dit seulement que les Évêques permettent de prendre des cartes.
web-option-about-nehemiah-income = Avec contremaîtres : « au début de chaque manche », un bois et un or.
web-option-about-nehemiah-tie-break = Quel bois et quel or départagent ?
web-option-about-my-village-travel-cost = Le coût de ce Voyage peut se lire de deux façons (MV-R14).
web-option-about-esdras-et-nehemie-prophet-space = Où compte un marqueur Autel sur la case d’un Prophète ?
web-option-about-esdras-et-nehemie-solo-gate = Solo : et si la première Porte non reconstruite coûte trop cher ?
web-option-about-esdras-et-nehemie-solo-path = Solo : quel chemin, s’il y en a plusieurs ?
web-value-random = Au hasard
web-value-p1 = Place 1
web-value-chosen = Choisie par le premier joueur
web-value-a = A
web-value-b = B, plus difficile
web-value-adjacent = Les joueurs à votre gauche et à votre droite
web-value-all = Tous les autres joueurs
web-value-limited = Cartes de coût imprimé 4 au plus, sans Évêques
web-value-any = Tout Édifice, Homme ou Symbole, Évêques compris
web-value-later-rounds = Aux manches II et III seulement ; le départ de la manche I le contient déjà
web-value-every-round = Aussi à la manche I
web-value-after-sale = Ce qui reste après la vente
web-value-before-sale = Ce que l’on avait avant la vente
web-value-coins-and-either = 2 pièces et (1 cheval ou 1 chariot)
web-value-cart-alone = (2 pièces et 1 cheval) ou 1 chariot
web-value-reached = Une case atteinte compte : celle de Zacharie est « entre », celle d’Aggée « devant »
web-value-passed = Seule une case dépassée compte : celle de Zacharie est « derrière », celle d’Aggée « entre »
web-value-next-gate = Il passe à la Porte suivante qu’il peut payer
web-value-first-gate = Il ne reconstruit aucune Porte
web-value-fewest-human = Le moins de vos Scribes, puis le moins d’Ouvriers blancs
web-value-own-first = Le plus de ses propres Scribes, puis les Ouvriers blancs avant les vôtres

# The waiting room, and links.
web-waiting-title = { $game } : en attente des joueurs
web-waiting-lead = La partie peut commencer quand toutes les places sont prises.
web-waiting-looking-on = Vous regardez. Pour jouer, demandez à quelqu’un de la table le lien d’une place.
web-waiting-may-sit = Vous regardez. Pour jouer, prenez une place libre.
web-waiting-take = Prendre cette place
web-waiting-bot = Ajouter un robot
web-waiting-bot-up = Libérer la place
web-waiting-free-ask = Libérer cette place : { $seat } ?
web-waiting-free-why = La personne qui l’occupe la perd et en est avertie. Vous pourrez alors envoyer un nouveau lien, ajouter un robot ou attendre quelqu’un d’autre.
web-waiting-free-keep = Attendre encore
web-waiting-seats = Places
web-waiting-you = vous
web-waiting-sits = en place
web-waiting-comes = nom à choisir
web-waiting-free = libre
web-waiting-shared = Inviter des amis
web-waiting-shared-help = Envoyez ce lien à tout le monde : chaque personne qui l’ouvre reçoit une place libre, tant qu’il en reste.
web-waiting-shared-link = Lien pour toutes les places libres
web-waiting-shared-end = Désactiver ce lien
web-waiting-link-one = Lien vers cette place seulement
web-waiting-once = Ce lien est pour une seule personne et ne fonctionne qu’une fois.
web-waiting-link = Lien vers { $seat }
web-waiting-sit = Rejoindre la table
web-waiting-for = On attend encore : { $seats }
web-waiting-ready = Tout le monde est là.
web-waiting-host = Tout le monde est là ; on attend que l’hôte lance la partie.
web-waiting-begin = Commencer la partie
web-waiting-spectators = Spectateurs
web-waiting-spectators-help = Ce lien permet à autant de personnes que vous voulez de regarder. Elles ne voient aucune carte cachée.
web-waiting-spectators-link = Lien pour les spectateurs
web-waiting-agreed = Réglages de la table
web-link-make = Créer un lien

# Import.
web-import-title = Charger une partie enregistrée ou une position
web-import-lead = Un enregistrement est une partie sous forme de texte : on la poursuit ou on la revoit. Une position est l’état d’une table, peut-être d’une vraie.
web-import-paste = Ou collez le texte ici
web-import-example = batisseurs-record 1 …
web-import-neither = Ce n’est ni un enregistrement ni une position
web-import-neither-why = Un enregistrement commence par « batisseurs-record 1 » ; une position contient la ligne « situation = 1 ».
web-import-which =
    { $number ->
        [one] Quel enregistrement ?
       *[other] Le fichier contient { $number } enregistrements. Lequel ?
    }
web-import-no-game = Ce jeu n’est pas disponible ici : { $game }
web-import-games = Jeux disponibles : { $games }
web-import-record = Un enregistrement
web-import-position = Une position
web-import-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-import-lines =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
web-import-over = La partie est terminée
web-import-goes-on = Partie en cours
web-import-seats = Joueurs
web-import-open = Ouvrir comme nouvelle table
web-import-look = Revoir la partie

# The rules on a page, and about us.
web-rules-of = Règles : { $game }
web-rules-lead = La règle du jeu avec nos mots ; chaque règle a son numéro, auquel renvoient messages, refus et cartes.
web-about-title = À propos
web-about-what = Bâtisseurs réunit des jeux de construction de cités : dans le navigateur, autour d’un appareil, dans un terminal, et pour des robots.
web-about-honest = Les règles suivent les livrets, une à une, chacune avec son numéro. Quand nous ne connaissons pas les valeurs imprimées d’une boîte, nous le disons.
web-about-games = Les jeux appartiennent à leurs auteurs et éditeurs. Ceci est une adaptation libre et non officielle de leurs règles. Si un jeu vous plaît, achetez la boîte.
web-about-sources = D’où viennent les valeurs
web-about-source-rulebook = Règle du jeu
web-about-source-rulebook-why = écrit dans le livret de règles, ou imposé par lui
web-about-source-public = Public
web-about-source-public-why = trouvé dans des descriptions publiques du jeu
web-about-source-reconstructed = Reconstitué
web-about-source-reconstructed-why = proposé par nous, car imprimé seulement sur du matériel que nous n’avons pas ; un fichier de matériel le corrige
web-about-credits = Crédits
web-about-art = Les couvertures, cartes et plateaux sont dessinés par nous.
web-about-fonts = Caractères : Alegreya et Alegreya Sans de Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
web-about-icons = Icônes : Lucide et son ancêtre Feather (licences ISC et MIT).
web-about-made-with = Réalisé avec React, React Aria, Motion et Fluent.
web-about-licence = Bâtisseurs est lui-même un logiciel libre (licence Apache 2.0).
web-about-privacy = Vie privée
web-about-privacy-how = Un cookie, pour que le serveur vous reconnaisse ; dans ce navigateur, vos réglages et les dernières tables vues, à consulter hors ligne. Ni compte, ni e-mail, ni pistage.
web-about-version = Version { $version }

## Companion: beside a real table
web-companion = Mode compagnon
web-companion-of = Mode compagnon pour { $game }, à côté d’une vraie table
web-companion-switch = Mode compagnon : nous jouons à une vraie table, je saisis ce qui y sort
web-companion-help = À côté d’une vraie table, vous saisissez les cartes, les cubes et les dés qui y sortent, et vous voyez ce qui s’ensuit. Tout le monde joue devant cet appareil, et la personne qui saisit quelque chose le voit. Ce que seul un robot peut voir est tiré par le serveur.

# Apprendre en jouant.
web-learn = Apprendre en jouant
web-learn-of = Apprendre en jouant : { $game }
web-learn-first = Première visite ? Choisissez un jeu et apprenez-le en jouant, contre des robots débutants.
