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
