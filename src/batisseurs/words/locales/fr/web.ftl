# What the browser says that no other part says, on every page. The rest is in lobby-web.ftl and table-web.ftl.
# One heading for each part of the client; games have their own catalogues.

## Look: what the parts of the design language say
web-pair = { $what } : { $value }
web-look-close = Fermer
web-look-toasts = Messages
web-look-home = Bâtisseurs : retour à l’accueil
web-look-language = Langue : { $language }
web-offline = Hors ligne
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
web-settings-recap = Résumer les coups des autres au début de mon tour
web-settings-recap-help = Affiché sous le plateau jusqu’à votre premier coup.
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

## What lobby and tables both say
web-bot-beginner = Débutant
web-bot-casual = Amateur
web-bot-strong = Fort
web-bot-master = Maître
web-bot-random = Au hasard
web-bot-greedy = Un coup d’avance
web-lobby-me = Bâtisseur
web-lobby-player = Joueur { $number }
# Bots are named after builders of old.
web-lobby-builder-1 = Imhotep
web-lobby-builder-2 = Betsalel
web-lobby-builder-3 = Hiram
web-lobby-builder-4 = Ictinos
web-lobby-builder-5 = Vitruve
web-new-clock-none = Sans pendule
web-new-policy = Quand le temps est écoulé
web-new-policy-remind = Envoyer un rappel et attendre
web-new-policy-skip = Un robot joue ce seul coup
web-new-policy-bot = Un robot prend le relais jusqu’au retour du joueur
web-clock-each = { $each } par coup
web-clock-each-time-bank = { $each } par coup, réserve de temps : { $bank }
web-away = page fermée
web-link-copy = Copier
web-link-share = Partager
web-link-code = Code QR
web-link-copied = Lien copié.
web-link-not-copied = Votre navigateur a refusé la copie. Sélectionnez le lien et copiez-le vous-même.
web-guide = Comment jouer
web-rules-contents = Sommaire
web-rules-every = Toutes les règles
web-rules-part = Que lire
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
