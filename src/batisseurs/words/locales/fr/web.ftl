# What the browser says that no other part says: the frame, the lobby, the table.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-look-close = Fermer
web-look-toasts = Messages
web-look-home = Bâtisseurs : vers l’accueil
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
web-settings-speed = Vitesse des pièces
web-settings-speed-slow = Lente
web-settings-speed-normal = Normale
web-settings-speed-fast = Rapide
web-settings-sure = Demander avant ce qu’on ne peut plus reprendre
web-settings-sure-help = Une carte piochée, le tour d’un autre : ensuite, il faut l’accord de tous pour revenir en arrière.
web-settings-auto = Répondre pour moi quand il n’y a qu’un seul choix
web-settings-auto-help = Rien n’est caché : le journal le raconte, et vous pouvez l’annuler.
web-settings-sound = Un son quand c’est à moi
web-settings-notices = Une notification quand c’est à moi
web-settings-notices-denied = Votre navigateur ne l’autorise pas pour ce site ; cela se change dans ses propres réglages.
web-settings-notices-help = Quand cette page est à l’arrière-plan. Votre navigateur vous demandera de l’autoriser.

## App: pages, errors, the line to the server
web-app-loading = Chargement…
web-app-to-lobby = À l’accueil
web-app-reload = Recharger la page
web-app-nothing-here = Il n’y a rien ici
web-app-nothing-here-why = Le lien a peut-être été coupé en chemin. Redemandez-le, ou repartez de l’accueil.
web-app-broken = Quelque chose s’est cassé sur cette page
web-app-broken-why = C’est notre faute, pas la vôtre. Votre partie est en sécurité : le serveur garde chaque coup. Recharger la page suffit d’habitude.
web-app-old = Cette page est plus ancienne que le serveur
web-app-old-why = Une partie n’en existe plus, ou le serveur est absent. Rechargez la page ; votre partie est conservée.
web-error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion ; cette page continue d’essayer.
web-error-unexpected = Quelque chose n’a pas marché ici, et ce n’est pas votre faute. Rechargez la page si rien ne reprend.
web-error-cookies = Votre navigateur ne garde pas de cookies pour cette page : le serveur ne peut pas vous reconnaître. Autorisez-les et rechargez la page.
web-error-not-the-house = Quelque chose a répondu à la place du serveur : une page de connexion du réseau, ou un proxy.
web-seat = Place { $number }

## Table : le cadre autour de chaque jeu
web-title-theopolis = Theopolis
web-title-nehemiah = Nehemiah
web-title-my-village = My Village
web-title-esdras-et-nehemie = Esdras et Néhémie
web-table-loading = La table se met en place…
web-board = Plateau
web-side = À côté du plateau
web-players = Joueurs
web-you = vous
web-to-move = doit choisir
web-nobody-there = libre
web-seat-bot = Joué par un bot ({ $bot })
web-is-muted = Réduit au silence
web-player-menu = Plus sur { $name }
web-ask-bot = Demander un bot à cette place
web-ask-bot-hint = Si quelqu’un ne vient plus : tous les autres doivent être d’accord.
web-invite-seat = Lien vers cette place
web-invite-own = Continuer à ma place sur un autre appareil
web-mute = Réduire au silence pour tous
web-unmute = Laisser parler de nouveau
web-tab-choices = Choix
web-tab-log = Journal
web-tab-scores = Scores
web-tab-chat = Discussion
web-tab-unread =
    { $number ->
        [one] { $number } nouveau
       *[other] { $number } nouveaux
    }

## Table : lieux et choix
web-place-read = { $label } : lire
web-place-offered = { $label } : { $choice }
web-place-several =
    { $number ->
        [one] { $label } : { $number } choix
       *[other] { $label } : { $number } choix
    }
web-place-picked = { $label } : désigné, il faut préciser
web-place-refused = { $label } : impossible maintenant, pourquoi ?
web-choose-here = Que faites-vous ici ?
web-why-not = Pourquoi pas ?
web-read-item = Lire { $item }
web-no-choices = On ne vous demande rien maintenant. Vos choix se trouveront ici.
web-no-choice-fits = Aucun choix ne contient ces mots.
web-filter-choices = Trouver un choix
web-stand-with = Désormais toujours, sans demander : { $choice }

## Table : la barre avec ce qui est demandé
web-prompt = Ce qui est demandé
web-prompt-waiting =
    { $number ->
        [0] La table se prépare.
        [one] { $names } choisit.
       *[other] { $names } choisissent.
    }
web-prompt-onlooker = Vous regardez. { $waiting }
web-prompt-over = La partie est terminée.
web-prompt-unplayable = Les règles ou le matériel de ce jeu ont changé depuis. On peut regarder la table et lire son journal, mais pas continuer.
web-prompt-nameless = Cette place est la vôtre. Sous quel nom jouez-vous ?
web-prompt-bot = Un bot joue pour vous.
web-prompt-paused = La partie est en pause : les horloges sont arrêtées.
web-prompt-sending = En route
web-prompt-kept = Personne ne répond pour l’instant. Votre choix est gardé et partira dès que le serveur sera de retour.
web-prompt-unsure = { $choice } ? On ne pourra pas revenir en arrière.
web-prompt-asked = Que faites-vous ?
web-sure = Oui, faisons-le
web-not-sure = Non, retour
web-undo = Annuler
web-show-result = Résultat
web-your-name = Votre nom
web-sit-down = S’asseoir
web-take-back-seat = Rejouer moi-même
web-resume = Continuer
web-pause = Mettre la partie en pause

## Table : les souhaits, que tous les autres doivent accepter
web-wish = Un souhait ouvert
web-wish-undo =
    { $number ->
        [one] { $name } demande à reprendre la dernière ligne :
       *[other] { $name } demande à reprendre les { $number } dernières lignes :
    }
web-wish-clock = { $name } demande une autre horloge : { $clock }
web-wish-time-off = { $name } demande du temps libre : aucune horloge ne tourne jusqu’au { $until }.
web-wish-bot = { $name } demande un bot à la place de { $other }.
web-wish-export = { $name } demande d’ouvrir à tous la partie notée, cartes cachées comprises.
web-wish-agrees = { $name } est d’accord
web-wish-thinks = { $name } n’a pas répondu
web-wish-yes = Je suis d’accord
web-wish-no = Je ne suis pas d’accord
web-wish-withdraw = Laisser tomber
web-ask-all = Demander à tous
web-ask-first = Le souhait ouvert passe d’abord.
web-ask-undo = Reprendre plus loin…
web-ask-undo-title = Reprendre plus loin
web-ask-undo-how = Le hasard ou quelqu’un d’autre a agi depuis. On demande à tous les autres, qui voient ce qui serait repris.
web-ask-undo-from = Recommencer avant
web-ask-undo-number =
    { $number ->
        [one] { $number } ligne serait reprise.
       *[other] { $number } lignes seraient reprises.
    }
web-ask-clock = Une autre horloge…
web-ask-clock-title = Une autre horloge
web-ask-clock-now = Maintenant : { $clock }
web-ask-clock-pace = Désormais
web-pace-none = Sans horloge
web-pace-quick = Vite
web-pace-calm = En paix
web-pace-day = Un jour par choix
web-pace-days = Sur des semaines
web-ask-time-off = Du temps libre…
web-ask-time-off-title = Du temps libre pour tous
web-ask-time-off-how-long = Aucune horloge ne tourne pendant
web-time-off-hour = Une heure
web-time-off-day = Un jour
web-time-off-days = Trois jours
web-time-off-week = Une semaine
web-ask-export = Ouvrir la partie notée…
web-ask-export-title = Ouvrir la partie notée à tous
web-ask-export-what = La partie notée montre tout jusqu’ici, cartes cachées comprises. Toute la table pourra la lire si tous sont d’accord.
web-cancel = Annuler

## Table : son menu
web-menu = Menu de la table
web-menu-table = Cette table
web-menu-seat = Ma place
web-menu-ask = Demander à tous
web-menu-rules = Règles
web-menu-keys = Touches
web-menu-standing =
    { $number ->
        [one] Réponse permanente
       *[other] Réponses permanentes ({ $number })
    }
web-menu-onlookers = Lien pour les spectateurs
web-menu-record = Enregistrer la partie notée
web-menu-rematch = Rejouer
web-give-to-bot = Laisser un bot jouer pour moi
web-give-to-bot-hint = La place reste à vous ; rejouez quand vous voulez.
web-leave = Quitter la table
web-leave-title = Quitter cette table pour de bon ?
web-leave-playing = Un bot continue à votre place jusqu’à ce que quelqu’un la prenne.
web-leave-over = Vous rendez votre place ici.
web-leave-instead = Pour revenir plus tard, inutile de quitter : fermez la page, la place reste à vous.
web-leave-stay = Rester
web-invite-title = Lien vers la place de { $name }
web-invite-make = Créer un lien
web-invite-note = Qui ouvre ce lien en premier s’assied ici.
web-invite-own-note = Ouvrez-le sur l’autre appareil : votre place y passe, et cette page ne fait plus que regarder.
web-invite-onlooker-note = Qui ouvre ce lien peut regarder et voit ce que tout le monde voit.
web-standing-title = Réponses permanentes
web-standing-what = Ces réponses sont données pour vous dès qu’on les demande.
web-standing-none = On vous demande tout.
web-standing-end = Me demander de nouveau

## Table : les touches
web-keys-on = Les touches agissent où que je sois à la table
web-keys-on-help = Sans elles, tout reste accessible avec Tab, les flèches et Entrée.
web-key-number = Choisir dans la liste
web-key-arrows = D’un lieu à l’autre sur le plateau
web-key-enter = Appuyer, ou confirmer
web-key-next = Prochain lieu où l’on peut choisir
web-key-read = Lire la carte en grand
web-key-choices = Liste des choix
web-key-undo = Annuler ; avec Maj, tout le tour
web-key-escape = Reposer ce qui est désigné ; ne pas confirmer
web-key-log = Journal
web-key-rules = Règles
web-key-help = Ces touches

## Table : temps, connexion, appareils partagés, portes qui restent closes
web-span-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-span-hours = { $hours } h { $minutes } min
web-span-minutes = { $minutes } min { $seconds } s
web-clock-runs = Temps restant : { $time }
web-clock-stands = En réserve : { $time }
web-line-lost = Le serveur ne répond pas.
web-line-comes-back = Rien n’est perdu ; la table revient d’elle-même.
web-line-kept = Rien n’est perdu : votre choix est gardé et partira dès qu’il répondra.
web-line-back = La connexion est rétablie.
web-hand-over = Au tour de { $name }
web-hand-over-why = Passez l’appareil à { $name }. Les autres détournent les yeux.
web-hand-over-take = C’est moi, { $name }
web-hand-over-back = Revenir à { $name }
web-hand-over-now = Passer l’appareil
web-dead-key = Ce lien n’ouvre plus rien
web-dead-key-why = Un lien vers une place sert une seule fois. Si c’est vous qui l’avez ouvert, sur cet appareil, la table vous reste ouverte. Sinon, demandez-en un nouveau à qui vous l’a envoyé.
web-dead-key-anyway = Voir si elle m’est ouverte
web-gone = Cette table ne vous est pas ouverte
web-gone-why = Le lien a peut-être été coupé, la table fermée, ou votre place reprise sur un autre appareil. Demandez un nouveau lien, ou repartez de l’accueil.
