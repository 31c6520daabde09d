# Ce que le navigateur dit à une table : le cadre autour de chaque jeu, et le plateau des jeux qui n’en ont pas.
# Lu quand on s’assied ; ce qui se dit avant est dans web.ftl.

## Table : le cadre autour de chaque jeu
web-board = Plateau
web-text-view = Vue en texte
web-board-view = Vue du plateau
web-side = Panneau latéral
web-players = Joueurs
web-you = vous
web-your-turn = à vous
web-to-move = doit jouer
web-nobody-there = libre
web-seat-bot = Joué par un robot ({ $bot })
web-is-muted = Messages masqués
web-player-open = Voir le plateau : { $name }
web-player-menu = Options : { $name }
web-ask-bot = Demander un robot pour cette place
web-ask-bot-hint = Si quelqu’un ne vient plus. Tous les autres doivent être d’accord.
web-invite-seat = Lien vers cette place
web-invite-own = Continuer sur un autre appareil
web-mute = Masquer ses messages pour tous
web-unmute = Réafficher ses messages
web-tab-choices = Actions
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
        [one] { $label } : { $number } action
       *[other] { $label } : { $number } actions
    }
web-place-picked = { $label } : à préciser
web-place-refused = { $label } : impossible maintenant, pourquoi ?
web-choose-here = Choisissez une action
web-why-not = Pourquoi pas ?
web-read-item = Lire { $item }
web-moved-on = La partie a avancé entre-temps : rien n’a été fait. Voyez ce qui est demandé maintenant.
web-no-choices = Rien à faire pour l’instant. Vos actions possibles s’afficheront ici.
web-no-choice-fits = Aucune action ne correspond.
web-filter-choices = Filtrer les actions
web-stand-with = Toujours faire ainsi : { $choice }

## Table : la barre avec ce qui est demandé
web-prompt = À faire maintenant
web-prompt-waiting =
    { $number ->
        [0] Mise en place…
       *[other] On attend { $names }.
    }
web-prompt-thinking =
    { $number ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
web-prompt-spectator = Vous regardez. { $waiting }
web-prompt-over = La partie est terminée.
web-prompt-unplayable = Les règles ou le matériel de ce jeu ont changé depuis. Vous pouvez regarder la table et lire son journal, mais pas continuer.
web-prompt-nameless = Cette place est la vôtre. Sous quel nom jouez-vous ?
web-prompt-bot = Un robot joue pour vous.
web-prompt-paused = Partie en pause, pendules arrêtées.
web-prompt-request = Une demande attend les réponses.
web-prompt-sending = Envoi…
web-prompt-kept = Hors ligne. Votre coup est gardé et partira dès le retour du serveur.
web-prompt-unsure = { $choice } ? { $why }.
web-prompt-warned = { $choice } ?
web-prompt-asked = Choisissez une action.
web-sure = Confirmer
web-not-sure = Annuler
web-undo = Annuler
web-show-result = Résultat
web-your-name = Votre nom
web-sit-down = Rejoindre la table
web-take-back-seat = Reprendre la main
web-resume = Reprendre la partie
web-pause = Demander une pause

## Table : les demandes, que tous les autres doivent accepter
web-request = Demande en cours
web-request-undo =
    { $number ->
        [one] { $name } demande à annuler le dernier coup :
       *[other] { $name } demande à annuler les { $number } derniers coups :
    }
web-request-clock = { $name } demande à changer la pendule : { $clock }
web-request-pause-clocks = { $name } demande à arrêter les pendules jusqu’au { $until }.
web-request-bot = { $name } demande qu’un robot remplace { $other }.
web-request-export = { $name } demande à partager l’enregistrement de la partie avec tous, cartes cachées comprises.
web-request-pause = { $name } demande à mettre la partie en pause.
web-request-agrees = { $name } est d’accord
web-request-thinks = { $name } n’a pas répondu
web-request-yes = Accepter
web-request-no = Refuser
web-request-withdraw = Retirer ma demande
web-ask-all = Demander à tous
web-ask-first = Une demande est déjà en cours.
web-ask-undo = Annuler plus loin en arrière…
web-ask-undo-title = Annuler plus loin en arrière
web-ask-undo-how = Une carte a été tirée, un dé lancé, ou quelqu’un a joué depuis. Les autres doivent accepter ; ils voient ce qui serait annulé.
web-ask-undo-from = Revenir juste avant
web-ask-undo-number =
    { $number ->
        [one] { $number } coup serait annulé.
       *[other] { $number } coups seraient annulés.
    }
web-ask-clock = Changer la pendule…
web-ask-clock-title = Changer la pendule
web-ask-clock-now = Actuellement : { $clock }
web-ask-clock-pace = Nouvelle pendule
web-pace-none = Sans pendule
web-pace-quick = Rapide
web-pace-calm = Tranquille
web-pace-day = Un jour par coup
web-pace-days = Plusieurs jours par coup
web-ask-pause-clocks = Arrêter les pendules…
web-ask-pause-clocks-title = Arrêter toutes les pendules
web-ask-pause-clocks-how-long = Pendant
web-pause-clocks-hour = Une heure
web-pause-clocks-day = Un jour
web-pause-clocks-days = Trois jours
web-pause-clocks-week = Une semaine
web-ask-export = Partager l’enregistrement…
web-ask-export-title = Partager l’enregistrement avec tous
web-ask-export-what = L’enregistrement montre tout jusqu’ici, cartes cachées comprises. Toute la table pourra le lire si tout le monde est d’accord.
web-cancel = Annuler

## Table : son menu
web-menu = Menu de la table
web-menu-table = Cette table
web-menu-seat = Ma place
web-menu-ask = Demander à tous
web-menu-rules = Règles
web-menu-legend = Légende
web-legend-now = Sur la table en ce moment
web-menu-keys = Raccourcis clavier
web-menu-auto-answers =
    { $number ->
        [one] Réponse automatique
       *[other] Réponses automatiques ({ $number })
    }
web-menu-spectators = Lien pour les spectateurs
web-menu-record = Télécharger l’enregistrement
web-menu-rematch = Revanche
web-menu-report = Signaler…
web-report-title = Signaler à l’administrateur du serveur
web-report-why = Seul l’administrateur du serveur le lira ; personne à la table n’en sera averti.
web-report-about = Que signalez-vous ?
web-report-table = La table
web-report-text = Que s’est-il passé ?
web-report-send = Envoyer
web-report-cancel = Annuler
web-report-sent = Envoyé. L’administrateur du serveur le lira.
web-give-to-bot = Laisser un robot jouer pour moi
web-give-to-bot-hint = La place reste à vous ; reprenez la main quand vous voulez.
web-leave = Quitter la table
web-leave-title = Quitter cette table pour de bon ?
web-leave-playing = Un robot jouera à votre place jusqu’à ce que quelqu’un la prenne.
web-leave-over = Votre place sera libérée.
web-leave-instead = Pour revenir plus tard, inutile de quitter : fermez la page, la place reste à vous.
web-leave-stay = Rester
web-invite-title = Lien pour { $name }
web-invite-make = Créer un lien
web-invite-again = Créer un nouveau lien (celui-ci ne fonctionnera plus)
web-invite-note = La première personne à ouvrir ce lien prend cette place.
web-invite-own-note = Ouvrez-le sur l’autre appareil : votre place y passe, et cette page quitte la table.
web-invite-spectator-note = Toute personne ayant ce lien peut regarder et voit ce qui est public.
web-auto-answer-title = Réponses automatiques
web-auto-answer-what = Ces réponses sont données pour vous, sans vous le demander.
web-auto-answer-none = Aucune réponse automatique.
web-auto-answer-set = Désormais automatique : { $choice }. Modifiable dans le menu de la table.
web-auto-answer-end = Me demander de nouveau

## Table : les touches
web-keys-on = Activer les raccourcis clavier
web-keys-on-help = Sans eux, tout reste accessible avec Tab, les flèches et Entrée.
web-key-number = Choisir dans la liste
web-key-arrows = Se déplacer sur le plateau
web-key-enter = Sélectionner ou confirmer
web-key-next = Prochain endroit disponible
web-key-read = Agrandir la carte
web-key-choices = Liste des actions
web-key-undo = Annuler ; avec Maj, tout le tour
web-key-escape = Annuler la sélection
web-key-log = Journal
web-key-rules = Règles
web-key-legend = Légende : les symboles
web-key-help = Ce que vous désignez ; sinon, ces raccourcis

## Table : temps, connexion, appareils partagés
web-span-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-span-hours = { $hours } h { $minutes } min
web-span-minutes = { $minutes } min { $seconds } s
web-clock-runs = Temps restant : { $time }
web-clock-stands = Réserve de temps : { $time }
web-line-lost = Connexion perdue
web-line-comes-back = Rien n’est perdu ; reconnexion en cours…
web-line-kept = Rien n’est perdu : votre coup est gardé et partira dès que le serveur répondra.
web-line-back = Connexion rétablie.
web-hand-over = C’est à { $name } de jouer
web-hand-over-why = Passez l’appareil à { $name } ; les autres ne regardent pas.
web-hand-over-take = C’est moi, { $name }
web-hand-over-back = Revenir à { $name }
web-hand-over-now = Passer l’appareil

## Le plateau des jeux qui n’en ont pas : champs d’une vue
web-panel-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-zone-centre = Centre de la table
web-zone-places = Autres emplacements
web-zone-round = Manche
web-zone-turn = Tour
web-zone-active = Joueur actif
web-zone-day = Jour
web-zone-phase = Phase
web-zone-first = Premier joueur
web-zone-first-player = Premier joueur
web-zone-turns-left = Tours restants
web-zone-columns = Colonnes
web-zone-column = Colonne
web-zone-spots = Emplacements
web-zone-marked = Sera remplacée
web-zone-worker = Ouvrier
web-zone-neutral = Neutre
web-zone-tired = Couché
web-zone-anchor = Activée
web-zone-used = Utilisé
web-zone-decks = Paquets
web-zone-deck = Paquet
web-zone-discard = Défausse
web-zone-copies = Exemplaires
web-zone-boards = Influence
web-zone-board = Plateau
web-zone-cubes = Cubes
web-zone-score-table = Points par rang
web-zone-would-score = Marquerait maintenant
web-zone-gates = Portes
web-zone-gate = Porte
web-zone-value = Valeur
web-zone-owner = Propriétaire
web-zone-foremen = Contremaîtres
web-zone-foreman-deck = Contremaîtres restants
web-zone-revealed = Révélés
web-zone-auctioned = Aux enchères
web-zone-colour = Couleur
web-zone-neutral-colour = Couleur neutre
web-zone-available = Disponibles
web-zone-set-aside = Mis de côté
web-zone-cube-supply = Réserve de cubes
web-zone-gold = Or
web-zone-wood = Bois
web-zone-points = Points
web-zone-score = Score
web-zone-bid = Mise
web-zone-holder = Main Premier joueur
web-zone-hand = Main
web-zone-hand-back = Main prise cette manche
web-zone-hand-size = Cartes en main
web-zone-pool = Réserve de dés
web-zone-die = Dé
web-zone-dice = Dés pris
web-zone-face = Face
web-zone-number = Nombre
web-zone-white = Blanc
web-zone-bill = À payer
web-zone-means = Avec
web-zone-units = Unités
web-zone-zone = Clients
web-zone-churches = Églises
web-zone-church = Église
web-zone-chambers = Chambres du conseil
web-zone-chamber = Chambre du conseil
web-zone-workshops = Ateliers
web-zone-squares = Places du village
web-zone-square = Place du village
web-zone-fields = Champs
web-zone-monks = Moines
web-zone-travels = Voyages
web-zone-turned = Retournée
web-zone-chronicle = Chroniques
web-zone-graves = Tombes
web-zone-coffins = Cercueils
web-zone-last-coffin = Dernier cercueil
web-zone-rat = Rat
web-zone-red = Rouge
web-zone-protected = Protégés
web-zone-villages = Villages
web-zone-personal-values = Bannière Personnelle
web-zone-coins = Pièces
web-zone-tree = Arbre centenaire
web-zone-safe = En lieu sûr
web-zone-headman = Chef de village
web-zone-cloud = Nuage
web-zone-reaper = Faucheuse
web-zone-labourers = Manœuvres ou journaliers
web-zone-school-left = École, gauche
web-zone-school-right = École, droite
web-zone-villagers = Villageois
web-zone-protections = Protections
web-zone-windows = Fenêtres
web-zone-covered = Recouverts
web-zone-generic = Ressources génériques
web-zone-markers = Marqueurs
web-zone-tile = Tuile
web-zone-plow = Charrue
web-zone-resource = Ressource
web-zone-stock = Stock
web-zone-slots = Emplacements
web-zone-market = Marché
web-zone-served = Servis
web-zone-leftovers = Restes
web-zone-shofar = Schofar
web-zone-altar-face = Autel
web-zone-zechariah = Zacharie
web-zone-haggai = Aggée
web-zone-altar-order = Ordre à l’autel
web-zone-ring = Murs et portes
web-zone-state = État
web-zone-rubble = Décombres
web-zone-card = Carte
web-zone-silver = Argent
web-zone-blessing = Bénédiction
web-zone-temple = Temple
web-zone-banners = Bannières
web-zone-sectors = Secteurs
web-zone-scrolls = Parchemins
web-zone-scroll = Parchemin
web-zone-row = Rangée
web-zone-scribe = Scribe
web-zone-scribes = Scribes
web-zone-row-food = Nourriture des rangées
web-zone-heroes = Héros
web-zone-final = Décompte final
web-zone-resources = Pierre, bois, or, cendre
web-zone-food = Nourriture
web-zone-reserve = Réserve
web-zone-supply = Réserve principale
web-zone-farmers = Fermiers
web-zone-levites = Lévites
web-zone-levite = Lévite posé
web-zone-levites-used = Lévites utilisés
web-zone-gatekeepers = Gardiens
web-zone-traders = Négociants
web-zone-trader = Négociant
web-zone-elders = Anciens
web-zone-elder = Ancien
web-zone-tent = Tente
web-zone-altar = Autel
web-zone-blessings = Bénédictions
web-zone-tiles = Développement
web-zone-type = Type
web-zone-developed = Développé
web-zone-known = Cartes connues
web-zone-pile = Pile
web-zone-stacks = Piles
web-zone-stack = Pile
web-zone-tucked = Rangées
web-zone-abilities = Capacités
web-zone-wall-pile = Cartes Mur
web-zone-wall-top = Carte Mur du dessus
web-zone-wall-bottom = Cartes Mur du dessous
web-zone-wall-drawn = Cartes Mur piochées
web-zone-drawn = Piochées
web-zone-played = Jouée
web-zone-action = Action principale
web-zone-gained = Gagnés
web-zone-spent = Dépensés
web-zone-auxiliary = Action auxiliaire faite
web-zone-uses-over = Utilisations finies
web-zone-spot = Emplacement
web-zone-rebuilt = Reconstruit
web-zone-items = Éléments
web-zone-solo = Adversaire
web-zone-focus = Focus
web-zone-scheme = Planification
web-zone-focus-left = Cartes Focus restantes
web-zone-scheme-left = Cartes Planification restantes
web-word-black = noir
web-word-white = blanc
web-word-red = rouge
web-word-grey = gris
web-word-blue = bleu
web-word-left = gauche
web-word-right = droite
web-word-preparation = préparation
web-word-sabbath = Sabbat
web-word-working-day = journée de labeur
web-word-built = bâti
web-word-unbuilt = pas bâti
web-word-neutral = neutre

## Companion: entering what came at a real table
web-entry = Ce qui est sorti à votre table
web-entry-field = Qu’est-ce qui est sorti à votre table ?
web-entry-how = Un nom, son début ou un numéro. Vous pouvez en saisir plusieurs à la fois, séparés par des virgules.
web-entry-enter = Saisir
web-entry-draw = Tirer pour moi
web-entry-draw-all = Tirer le reste
web-entry-order = Dans cet ordre : { $places }
web-entry-outcomes =
    { $number ->
        [one] Ce qui peut sortir ({ $number } possibilité)
       *[other] Ce qui peut sortir ({ $number } possibilités)
    }
web-entry-left = × { $number }
web-entry-not-there = « { $text } » ne peut pas sortir maintenant.
web-entry-several = « { $text } » peut être : { $choices }.
web-entry-left-over = On ne tire plus rien ici. Non utilisé : { $text }

# Apprendre en jouant.
web-lesson-choose = Ce qu’on peut choisir a un bord clair sur le plateau : appuyez dessus. Tous les choix sont aussi en toutes lettres sous « Actions ».
web-lesson-undo = Essayer ne coûte rien. « Annuler » reprend votre dernier choix.
web-lesson-what = Pointez n’importe quoi sur la table, ou gardez le doigt dessus, pour lire ce que c’est. La légende, dans le menu, explique les symboles.
web-lesson-why-not = Appuyez sur ce qu’on ne peut pas choisir : la table dit pourquoi, et selon quelle règle.
web-lesson-log = Le journal raconte ce que chacun a fait. Appuyez sur une ligne pour revoir la table à cet instant.
web-lesson-suggest = Désormais, un coup n’est conseillé que quand vient du nouveau. « Conseiller un coup » aide quand vous voulez.
web-lesson-got-it = Compris
web-lesson-off = Plus de leçons
web-lesson-left = encore { $number }
web-lessons = Leçons
web-lessons-none = Vous n’avez encore lu aucune leçon de ce jeu.
web-lessons-again = Reprendre les leçons
web-lessons-on = Afficher les leçons
web-lessons-on-help = Une courte leçon vient quand quelque chose est nouveau pour vous.
web-suggest = Conseiller un coup
web-suggested = Conseil
web-suggest-play = Jouer ce coup
web-suggest-close = Fermer le conseil
web-key-suggest = Conseiller un coup (contre des robots)

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
