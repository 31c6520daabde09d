# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-pair = { $what } : { $value }
web-look-close = Fermer
web-look-toasts = Messages
web-look-home = Bâtisseurs : retour à l’accueil
web-look-language = Langue : { $language }
web-look-skip = Aller au contenu
web-look-your-turn =
    { $tables ->
        [one] À vous de jouer
       *[other] À vous de jouer à { $tables } tables
    }

## Settings of the reader
web-settings = Réglages
web-settings-language = Langue
web-settings-theme = Apparence
web-settings-theme-auto = Système
web-settings-theme-light = Claire
web-settings-theme-dark = Sombre
web-settings-theme-contrast = Contraste élevé
web-settings-text = Taille du texte
web-settings-text-size = { $percent } %
web-settings-motion = Animations
web-settings-motion-auto = Système
web-settings-motion-full = Oui
web-settings-motion-off = Non
web-settings-speed = Vitesse des animations
web-settings-speed-slow = Lente
web-settings-speed-normal = Normale
web-settings-speed-fast = Rapide
web-settings-sure = Confirmer les coups qu’on ne peut pas annuler
web-settings-sure-help = Après une carte piochée, un dé lancé ou le coup d’un autre, il faut l’accord de tous pour annuler.
web-settings-auto = Jouer pour moi les coups forcés
web-settings-auto-help = Ils restent visibles dans le journal, et vous pouvez les annuler.
web-settings-sound = Émettre un son quand c’est mon tour
web-settings-notices = M’avertir quand c’est mon tour
web-settings-notices-denied = Votre navigateur ne l’autorise pas pour ce site ; vous pouvez le changer dans ses réglages.
web-settings-notices-help = Quand cette page est à l’arrière-plan. Votre navigateur vous demandera l’autorisation.

## App: pages, errors, the line to the server
web-app-loading = Chargement…
web-app-to-lobby = Retour à l’accueil
web-app-reload = Recharger la page
web-app-nothing-here = Page introuvable
web-app-nothing-here-why = Le lien est peut-être incomplet. Redemandez-le, ou repartez de l’accueil.
web-app-broken = Une erreur est survenue
web-app-broken-why = C’est notre faute, pas la vôtre. Votre partie est sauve : le serveur garde chaque coup. En général, il suffit de recharger la page.
web-app-old = Cette page n’est plus à jour
web-app-old-why = La page n’a pas pu être chargée en entier, ou le serveur est indisponible. Rechargez-la ; votre partie est conservée.
web-error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion ; cette page réessaie d’elle-même.
web-error-unexpected = Une erreur est survenue de notre côté. Rechargez la page si rien ne se passe.
web-error-cookies = Votre navigateur refuse les cookies de ce site : le serveur ne peut pas vous reconnaître. Autorisez-les et rechargez la page.
web-error-not-this-server = Ce n’est pas le serveur qui a répondu, mais la page de connexion d’un réseau ou un proxy.
web-seat = Place { $number }

## Raconter : le journal, ses événements, le résumé et la relecture
web-log = Journal de la partie
web-log-before = Mise en place
web-log-struck = Annulé :
web-log-by-clock = Temps écoulé : un robot a joué ce coup
web-log-by-auto-answer = Réponse automatique
web-log-newest =
    { $number ->
        [one] { $number } nouvelle ligne
       *[other] { $number } nouvelles lignes
    }
web-log-empty = Il ne s’est encore rien passé
web-log-empty-how = Tout ce qui se passe à cette table s’affichera ici, tour par tour.
web-event-joined = { $name } rejoint la table.
web-event-seat-taken = La place { $number } a été prise par lien : une autre personne, ou la même sur un autre appareil.
web-event-seat-taken-bot = Quelqu’un a pris par lien la place { $number }, où joue un robot, et voit ce que voit le robot.
web-event-seat-returned = La personne venue à la place { $number } l’a quittée.
web-event-left = { $name } a quitté la table.
web-event-bot-took =
    { $why ->
        [agreed] D’un commun accord, un robot joue maintenant pour { $name }.
        [clock] { $name } n’a plus de temps : un robot prend le relais.
        [left] Un robot joue désormais pour { $name }.
       *[asked] Un robot joue maintenant pour { $name }.
    }
web-event-bot-sat = Robot ajouté : { $name }.
web-event-bot-up = Robot retiré : sa place est de nouveau libre.
web-event-freed = { $name } libère une place : { $other }.
web-event-freed-by-host = L’hôte libère une place : { $other }.
web-event-took-back = { $name } reprend la main.
web-event-started = La partie commence.
web-event-undone =
    { $number ->
        [one] { $name } annule { $number } coup.
       *[other] { $name } annule { $number } coups.
    }
web-event-ended = La partie est terminée.
web-event-reopened = La fin est annulée : la partie continue.
web-event-request-undo =
    { $number ->
        [one] { $name } demande à annuler le dernier coup.
       *[other] { $name } demande à annuler les { $number } derniers coups.
    }
web-event-request-clock = { $name } demande à changer la pendule.
web-event-request-time-off = { $name } demande à arrêter les pendules.
web-event-request-bot = { $name } demande qu’un robot remplace { $other }.
web-event-request-export = { $name } demande à partager l’enregistrement de la partie, cartes cachées comprises.
web-event-request-pause = { $name } demande à mettre la partie en pause.
web-event-agrees = { $name } est d’accord.
web-event-disagrees = { $name } n’est pas d’accord.
web-event-agreed = Demande acceptée.
web-event-not-agreed = Demande refusée.
web-event-clock = La pendule a été changée.
web-event-clocks-paused = Toutes les pendules sont arrêtées pour un moment.
web-event-exported = L’enregistrement de la partie jusqu’ici est ouvert à toute la table.
web-event-exported-alone = { $name } a lu l’enregistrement complet jusqu’ici, y compris les cartes cachées des robots.
web-marks = Particularités de cette table
web-mark =
    { $mark ->
        [practice] Exercice
        [position] Position chargée
        [record] Enregistrement chargé
        [components] Matériel modifié
        [options] Options modifiées
        [export] Enregistrement lu
        [seat] Place reprise
        [lesson] Première partie
       *[reopened] Partie rouverte
    }
web-mark-about =
    { $mark ->
        [practice] Cette table est un exercice : il s’arrête à la fin de votre tour, et les robots attendent.
        [position] Cette partie a commencé à partir d’une position : la personne qui a ouvert la table connaît peut-être des cartes cachées.
        [record] Cette partie reprend un enregistrement : la personne qui a ouvert la table connaît peut-être des cartes cachées.
        [components] Cette partie se joue avec un autre matériel que celui de la boîte.
        [options] Cette partie se joue avec d’autres options que d’habitude.
        [export] L’enregistrement complet a été lu pendant la partie, cartes cachées comprises.
        [seat] Quelqu’un a pris une place en cours de partie.
        [lesson] Cette table apprend le jeu : la donne est toujours la même, et des coups sont conseillés.
       *[reopened] La partie a continué après sa fin, alors que tout avait été révélé.
    }
web-event-paused = Partie en pause, comme l’a demandé { $name }.
web-event-server-down = Le serveur a été arrêté ; personne n’a perdu de temps.
web-event-resumed = { $name } relance la partie.
web-event-reminded = Temps écoulé : { $name }.
web-event-muted = Messages masqués : { $name }.
web-event-heard = Messages de nouveau affichés : { $name }.
web-event-spectators-muted = Les messages des spectateurs sont masqués.
web-event-spectators-heard = Les messages des spectateurs sont de nouveau affichés.
web-event-rematch = { $name } propose une revanche.
web-event-hidden = L’administrateur du serveur a retiré la table de l’accueil.
web-event-listed = L’administrateur du serveur a remis la table à l’accueil.
web-event-forgotten = Le nom et les messages d’un joueur ont été effacés à sa demande.
web-recap = Depuis votre dernier tour
web-recap-close = Fermer (réaffiché au prochain tour)
web-recap-others =
    { $number ->
        [0] Il s’est passé bien des choses.
        [one] { $names } a joué.
       *[other] { $names } ont joué.
    }
web-recap-touched = Ce qui vous concerne :
web-recap-all = Tous les coups ({ $number })
web-recap-step = Revoir coup par coup sur le plateau
web-recap-never = Ne plus afficher ce résumé
web-settings-recap = Résumer les coups des autres au début de mon tour
web-settings-recap-help = Affiché sous le plateau jusqu’à votre premier coup.
web-replay = Revoir la partie
web-replay-past = Position antérieure
web-replay-now = Revenir à la partie en cours
web-replay-start = Position de départ.
web-replay-slider = Position dans la partie
web-replay-says = { $number } sur { $last } : { $sentence }
web-replay-back = Coup précédent (←)
web-replay-forward = Coup suivant (→)
web-replay-round-back = Début de la manche (Maj + ←)
web-replay-round-forward = Manche suivante (Maj + →)
web-replay-play = Lecture (espace)
web-replay-pause = Pause (espace)
web-replay-round = Manche { $round }
web-replay-speed = Vitesse : { $speed }
web-replay-speeds = Vitesse
web-replay-link = Copier le lien vers cette position
web-replay-link-copied = Lien copié.
web-replay-link-in-address = Copiez le lien vers cette position dans la barre d’adresse.

## Les scores et la fin d’une partie
web-scores-now = Score actuel
web-scores-total = Total
web-scores-rank = Rang
web-scores-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
web-scores-none = Scores masqués
web-scores-none-why = À cette table, les scores sont masqués en cours de partie. On compte à la fin.
web-ended-you = Vous avez gagné !
web-ended-won =
    { $number ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
web-ended-how = { $ending }.
web-ended-rank = Vous êtes à la { $rank }e place sur { $number }.
web-ended-sheet = Feuille de score
web-ended-replay = Revoir
web-ended-rematch = Revanche
web-ended-to-rematch = Aller à la revanche
web-ended-record = Télécharger l’enregistrement
web-chart = Évolution des scores
web-chart-rounds = En bas, les manches. Touchez le graphique pour voir le plateau à cet endroit.
web-chart-table = Sous forme de tableau
web-chart-line = Coup

## Règles et composants à lire
web-rule-open = Règle { $rule }
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-found =
    { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }
web-rules-none = Aucune règle trouvée
web-rules-none-why = Essayez moins de mots, une autre forme, ou le numéro d’une règle.
web-rules-all = Afficher toutes les règles
web-rules-loading = Chargement des règles…
web-rules-back = Règle précédente
web-rules-forward = Règle suivante
web-rules-behind = Citée par :
web-reader-neighbours = Précédente et suivante
web-reader-before = Précédente (←)
web-reader-after = Suivante (→)
web-reader-place = { $place } sur { $number }
web-reader-rules = Règles à ce sujet
web-reader-values = Sources
web-reader-value = Donnée
web-reader-printed = Dans le fichier de matériel
web-reader-source = Source
web-source-rulebook = Règle du jeu
web-source-rulebook-why = Règle du jeu : c’est écrit ou montré dans la règle publiée.
web-source-public = Public
web-source-public-why = Public : l’éditeur ou des joueurs l’ont montré ailleurs.
web-source-reconstructed = Reconstitué
web-source-reconstructed-why = Reconstitué : nous ne connaissons pas la valeur imprimée et en avons choisi une qui s’accorde au reste. Si vous avez la boîte, vous pouvez saisir la vraie.
web-value-name = Nom
web-value-type = Type
web-value-copies = Exemplaires
web-value-cost = Coût
web-value-effect = Effet
web-value-stones = Pierres
web-value-worth = Points d’Homme
web-value-number = Numéro
web-value-timing = Quand
web-value-group = Groupe
web-value-needs = Condition
web-value-value = Valeur
web-value-symbol = Symbole
web-value-amount = Quantité
web-value-values = Valeurs
web-value-stories = Points d’Histoire
web-value-points = Points
web-value-colour = Couleur
web-value-slots = Emplacements
web-value-time = Temps
web-value-coins = Pièces
web-value-resource = Ressource
web-value-action = Action

## Discussion
web-chat-said = Messages
web-chat-empty = Aucun message pour l’instant
web-chat-empty-why = Toute la table et les spectateurs lisent les messages. Chacun voit les phrases toutes faites dans sa langue.
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-chat-left =
    { $number ->
        [one] encore { $number } caractère
       *[other] encore { $number } caractères
    }
web-chat-spectator = Spectateur
web-chat-spectators = les spectateurs
web-chat-hearing = Messages : { $name }
web-chat-mute-me = Masquer les messages pour moi : { $name }
web-chat-mute-all = Masquer les messages pour tous : { $name }
web-chat-hear-all = Réafficher les messages pour tous : { $name }
web-chat-hear-me = Réafficher les messages : { $name }
web-chat-silenced = Messages masqués
web-chat-off = La discussion est désactivée à cette table.
web-chat-you-silent = L’hôte a masqué vos messages. Vous pouvez continuer à lire.
web-chat-spectators-silent = L’hôte a masqué les messages des spectateurs. Vous pouvez continuer à lire.
web-chat-phrases = Phrases toutes faites
web-chat-phrase-hello = Bonjour, et bonne partie !
web-chat-phrase-well-played = Bien joué !
web-chat-phrase-thanks = Merci !
web-chat-phrase-sorry = Pardon !
web-chat-phrase-moment = Un instant, s’il vous plaît.
web-chat-phrase-good-game = C’était une belle partie. Merci à tous !

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
web-bot-beginner = Débutant
web-bot-casual = Amateur
web-bot-strong = Fort
web-bot-master = Maître
web-bot-random = Au hasard
web-bot-greedy = Un coup d’avance
web-lobby-bot-beginner = Ne voit pas tout et joue parfois le deuxième meilleur coup, comme quand on découvre le jeu.
web-lobby-bot-casual = Joue ce qui paraît bon sur le moment, sans anticiper.
web-lobby-bot-strong = Essaie ses meilleurs coups et les réponses possibles.
web-lobby-bot-master = Anticipe plus loin, en trois secondes au plus par coup.
web-lobby-bot-random = Joue au hasard. Idéal pour découvrir les règles.
web-lobby-bot-greedy = Anticipe d’un coup et joue ce qui paraît le meilleur.
web-lobby-me = Bâtisseur
web-lobby-my-name = Votre nom
web-lobby-name-of = Nom du joueur { $number }
web-lobby-player = Joueur { $number }
web-lobby-same-name = Deux joueurs portent le même nom.
# Bots are named after builders of old.
web-lobby-builder-1 = Imhotep
web-lobby-builder-2 = Betsalel
web-lobby-builder-3 = Hiram
web-lobby-builder-4 = Ictinos
web-lobby-builder-5 = Vitruve
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
web-new-clock-none = Sans pendule
web-new-clock-live = Temps réel
web-new-clock-days = Tour par tour
web-new-clock-help-none = Pas de limite de temps.
web-new-clock-help-live = Quelques minutes par coup, quand tout le monde est connecté.
web-new-clock-help-days = Quelques jours par coup, quand chacun joue à son heure.
web-new-each-live = Minutes par coup
web-new-each-days = Jours par coup
web-new-time-bank-live = Réserve de temps (minutes)
web-new-time-bank-days = Réserve de temps (jours)
web-new-policy = Quand le temps est écoulé
web-new-policy-remind = Envoyer un rappel et attendre
web-new-policy-skip = Un robot joue ce seul coup
web-new-policy-bot = Un robot prend le relais jusqu’au retour du joueur
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
web-clock-each = { $each } par coup
web-clock-each-time-bank = { $each } par coup, réserve de temps : { $bank }

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
web-away = page fermée
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
web-link-copy = Copier
web-link-share = Partager
web-link-code = Code QR
web-link-copied = Lien copié.
web-link-not-copied = Votre navigateur a refusé la copie. Sélectionnez le lien et copiez-le vous-même.

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
web-guide = Comment jouer
web-rules-contents = Sommaire
web-rules-every = Toutes les règles
web-rules-part = Que lire
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
web-about-privacy-how = Un cookie, pour que le serveur vous reconnaisse, et vos réglages dans ce navigateur. Ni compte, ni e-mail, ni pistage.
web-about-version = Version { $version }

## Portes : pendant qu’une table se prépare, et là où aucune n’est ouverte
web-table-loading = Mise en place de la table…
web-dead-key = Ce lien a déjà servi
web-dead-key-why = Un lien vers une place ne sert qu’une fois. Si c’est vous qui l’avez ouvert, sur cet appareil, vous avez toujours accès à la table. Sinon, demandez-en un nouveau à la personne qui vous l’a envoyé.
web-dead-key-anyway = Vérifier si j’y ai accès
web-gone = Vous n’avez pas accès à cette table
web-gone-why = Le lien est peut-être incomplet, la table fermée, ou votre place libérée par l’hôte ou reprise sur un autre appareil. Demandez un nouveau lien, ou repartez de l’accueil.
web-moved = Votre place est passée sur un autre appareil
web-moved-why = Son lien y a été ouvert : la partie continue là-bas, et cette page n’est plus à la table.
web-moved-back = Pour revenir ici, créez un lien sur l’autre appareil, dans le menu de votre place, et ouvrez-le ici.
web-moved-stay = Continuer ici avec l’autre place
web-moved-look-on = Regarder en spectateur
web-freed = Vous avez perdu votre place
web-freed-why = L’hôte a libéré votre place avant la partie.
web-freed-may-sit = Cette table est ouverte à tous : si une place est libre, vous pouvez la prendre.
web-freed-sit = Prendre une place libre
web-freed-link = Pour jouer quand même, demandez un nouveau lien à l’hôte.

## Companion: beside a real table
web-companion = Mode compagnon
web-companion-of = Mode compagnon pour { $game }, à côté d’une vraie table
web-companion-switch = Mode compagnon : nous jouons à une vraie table, je saisis ce qui y sort
web-companion-help = À côté d’une vraie table, vous saisissez les cartes, les cubes et les dés qui y sortent, et vous voyez ce qui s’ensuit. Tout le monde joue devant cet appareil, et la personne qui saisit quelque chose le voit. Ce que seul un robot peut voir est tiré par le serveur.

# Apprendre en jouant.
web-learn = Apprendre en jouant
web-learn-of = Apprendre en jouant : { $game }
web-learn-first = Première visite ? Choisissez un jeu et apprenez-le en jouant, contre un robot débutant.
