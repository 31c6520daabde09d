# Le terminal.

# À la table.
cli-welcome = { $title }
cli-how-to = Répondez par un numéro, ou avec les mots à l’écran. « ? » explique tout, « quitter » enregistre et quitte.
cli-resumed =
    { $number ->
        [one] Reprise après { $number } ligne : { $file }
       *[other] Reprise après { $number } lignes : { $file }
    }
cli-already-over = Cette partie est terminée : { $file }
cli-prompt = { $seat }>
cli-turn-built = { $seat }, votre tour est complet. Entrée continue, « annuler » annule votre dernier coup :
cli-hide = { $seat }, appuyez sur Entrée pour cacher votre main.
cli-hide-answer = { $seat }, appuyez sur Entrée pour cacher votre réponse, ou tapez « retirer » pour la changer.
cli-hand-over = Passez le clavier à { $seat }, qui appuie sur Entrée quand personne d’autre ne regarde.
cli-ready = { $seat }, appuyez sur Entrée.
cli-small = Ce terminal est petit ({ $columns } × { $lines }) : à partir de { $least_columns } colonnes et { $least_lines } lignes, la table se lit mieux. La partie continue ; après un changement de taille, Entrée la redessine.
cli-since-choice = Depuis votre dernier coup
cli-since-turn = Depuis votre dernier tour
cli-at-keyboard = Au clavier : { $seat }.
cli-name-person = Joueur { $number }
cli-name-bot = Robot { $number }
cli-seated = À table : { $names }
cli-thinking = { $seat } réfléchit…
cli-bot-lost =
    { $fault ->
        [late] { $seat } n’a pas répondu en { $seconds } s
        [stopped] Le programme du robot ({ $seat }) s’est arrêté
       *[nonsense] Le programme du robot ({ $seat }) a donné une réponse impossible
    } ; un robot de niveau amateur a choisi à sa place.
cli-chance-is-person = Mode compagnon : saisissez ici tout ce qui est pioché ou lancé à votre vraie table.
cli-chance-how = Saisissez ce qui est sorti à votre table, par son numéro ou son nom. Plusieurs réponses sur une ligne servent aussi aux questions suivantes : « { $example } ». « hasard » laisse le programme tirer cette fois, « hasard tout » jusqu’à ce que quelqu’un doive jouer. « annuler » corrige une saisie erronée.
cli-chance-list =
    { $number ->
        [one] { $number } issue possible. Entrée l’affiche.
       *[other] { $number } issues possibles. Entrée les affiche.
    }
cli-chance-order = Dans cet ordre : { $places }
cli-chance-all = tout
cli-chance = Le hasard

# Ce qui n’est pas une réponse.
cli-empty-answer = Réponse vide. Tapez un numéro de { $least } à { $most }, les mots d’une action, ou « ? ».
cli-no-number = Il n’y a pas d’action { $number }. Les actions vont de { $least } à { $most }.
cli-no-choice = « { $text } » n’est aucune des actions { $least } à { $most }. « ? { $text } » dit peut-être pourquoi, « table » affiche de nouveau la table, « ? » donne les commandes.
cli-chance-not-there = « { $text } » ne peut pas sortir maintenant. Entrée affiche ce qui le peut.
cli-chance-held = « { $text } » est déjà dans une autre main et ne peut pas sortir. Si c’est sorti à votre table, mettez-le de côté et prenez le suivant.
cli-chance-left-over = Il n’y a plus rien à tirer ici. Non utilisé : { $text }.
cli-ambiguous = « { $text } » peut vouloir dire { $choices }. Tapez-en un peu plus.
cli-not-possible = « { $text } » n’est pas possible maintenant : { $reason } ({ $rule }).
cli-possible = C’est possible, c’est l’action { $number } : { $choice }.
cli-nothing-known = Rien sur « { $text } ». Essayez les mots d’une action ou le nom d’une carte.
cli-card-which = Quelle carte ? Par exemple : carte { $card }
cli-no-guide = { $title } n’a pas encore de guide pour débutants.
cli-no-rule = Il n’y a pas de règle « { $rule } ». Les règles vont de { $first } à { $last }.
cli-rule = { $rule } : { $text }
cli-sources = Valeurs imprimées : { $sources }.
cli-labelled = { $label } : { $what }
cli-lang-which = Quelle langue ? Au choix : { $languages }. Langue actuelle : { $language }.

# Commandes pendant la partie : le mot à taper, et ce qu’il fait.
cli-word-help = aide
cli-word-why = pourquoi
cli-word-what = quoi
cli-word-explain = expliquer
cli-word-chance = hasard
cli-word-guide = guide
cli-word-table = table
cli-word-scores = scores
cli-word-recap = résumé
cli-word-log = journal
cli-word-card = carte
cli-word-legend = légende
cli-word-rule = règle
cli-word-again = recommencer
cli-word-show = montrer
cli-word-undo = annuler
cli-word-withdraw = retirer
cli-word-auto = auto
cli-word-lang = langue
cli-word-save = enregistrer
cli-word-quit = quitter
cli-help-answers = On répond par le numéro d’une action ou par ses mots ; le début suffit s’il est unique. Et aussi :
cli-help-outcomes = Saisissez ce qui est sorti par son numéro ou son nom ; le début suffit s’il est unique. Plusieurs réponses sur une ligne, séparées par des virgules ou des espaces, servent aussi aux questions suivantes. Et aussi :
cli-help-help = cette aide ; « ? 3 » explique l’action 3, « ? { $choice } » dit si c’est possible et sinon pourquoi, « ? { $card } » ce que fait une carte, « ? { $rule } » ce que dit une règle
cli-help-help-outcome = cette aide ; « ? 3 » explique l’issue 3, « ? { $card } » ce que fait une carte, « ? { $rule } » ce que dit une règle
cli-help-chance = laisse le programme tirer ; « hasard 5 » tire cinq fois, « hasard tout » jusqu’à ce que quelqu’un doive jouer
cli-help-guide = explique comment jouer, en une page
cli-help-table = affiche de nouveau toute la table
cli-help-scores = affiche les points jusqu’ici, par catégorie
cli-help-recap = résume ce qui s’est passé depuis votre dernier tour
cli-help-log = affiche les dernières lignes du journal ; « journal 100 » en affiche plus
cli-help-card = dit ce que fait une carte ou un autre élément du matériel : « carte { $card } »
cli-help-legend = explique les symboles du jeu
cli-help-rule = affiche une règle : « règle 36 »
cli-help-again = revient au début de l’exercice
cli-help-show = joue une solution de l’exercice
cli-help-undo = annule votre dernier coup, tant qu’aucune carte n’a été tirée, aucun dé lancé, et que personne d’autre n’a joué
cli-help-undo-outcome = annule la dernière saisie, ou un de vos coups juste avant ; « annuler 3 » en annule trois
cli-help-withdraw = retire votre réponse secrète, tant que tout le monde n’a pas répondu
cli-help-auto = « auto tour » : les offres qui reviennent sans cesse sont refusées jusqu’à votre prochain tour, « auto manche » : jusqu’à la fin de la manche, « auto CARTE » : toujours celles de cette carte ; « auto non » rétablit les questions, « auto » seul dit ce qui est réglé
cli-help-lang = change de langue : « langue en », « langue pl »
cli-help-save = enregistre la partie ; « enregistrer FICHIER » en fait une copie
cli-help-quit-practice = quitte ; les exercices réussis sont retenus
cli-help-quit = enregistre et quitte ; « --resume » reprend la partie
cli-scores-hidden = Les scores sont masqués jusqu’à la fin de la partie.
cli-log-earlier =
    { $number ->
        [one] ({ $number } ligne plus ancienne)
       *[other] ({ $number } lignes plus anciennes)
    }
cli-undone = Annulé : { $choice }
cli-undone-with-it =
    { $number ->
        [one] { $number } coup suivant a été annulé aussi.
       *[other] { $number } coups suivants ont été annulés aussi.
    }
cli-undo-start = Il n’y a rien à annuler.
cli-undo-chance = Impossible d’annuler plus loin : une carte a été tirée ou un dé lancé depuis votre dernier coup ({ $choice }).
cli-undo-other = Impossible d’annuler plus loin : quelqu’un d’autre a joué depuis ({ $choice }).
cli-withdraw-nothing = Vous n’avez pas de réponse secrète à retirer.
cli-may-withdraw = « retirer » retire ce que vous avez répondu jusqu’ici.

# Réponses automatiques : les mots derrière la commande, et ce qui est dit.
cli-auto-turn = tour
cli-auto-round = manche
cli-auto-off = non
cli-auto-hint = Trop de questions ? « auto tour », « auto manche » ou « auto » et le nom d’une carte refusent ces offres pour vous.
cli-auto-none = Aucune réponse automatique. « auto tour » refuse les offres jusqu’à votre prochain tour, « auto manche » jusqu’à la fin de la manche, « auto » et le nom d’une carte toujours celles de cette carte.
cli-auto-until-turn = Les offres sont refusées pour vous jusqu’à votre prochain tour.
cli-auto-until-round = Les offres sont refusées pour vous jusqu’à la fin de la manche.
cli-auto-for-card = Les offres de cette carte sont refusées pour vous : { $card }.
cli-auto-how-to-end = « auto non » rétablit les questions.
cli-auto-revoked = Désormais, on vous pose de nouveau toutes les questions.
cli-auto-what = « { $text } » n’est ni « tour », ni « manche », ni « non », ni le nom d’une seule carte.
cli-auto-gave =
    { $number ->
        [one] Votre réponse automatique a refusé { $number } offre.
       *[other] Votre réponse automatique a refusé { $number } offres.
    }
cli-saved = Enregistré : { $file }
cli-left = La partie est enregistrée : { $file } — pour la reprendre : batisseurs play --resume
cli-left-unsaved = La partie n’a PAS pu être enregistrée : { $file }
cli-kept = Enregistrement de la partie : { $file }

# La fin.
cli-winners =
    { $number ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
cli-over = La partie est terminée : { $ending }.
cli-total = Score

# Listes et vérifications.
cli-game = Jeu
cli-title = Titre
cli-players = Joueurs
cli-what = Description
cli-path = Matériel
cli-value = Valeur
cli-source = Source
cli-source-rulebook = règle du jeu
cli-source-public = public
cli-source-reconstructed = reconstitué
cli-waits-for = On attend { $seat } : { $prompt }
cli-waits-for-chance = On attend le hasard : { $prompt }
cli-record-ok =
    { $number ->
        [one] ok. { $title }, { $number } ligne. { $ending }
       *[other] ok. { $title }, { $number } lignes. { $ending }
    }
cli-record-going-on =
    { $number ->
        [one] ok. { $title }, { $number } ligne, partie en cours.
       *[other] ok. { $title }, { $number } lignes, partie en cours.
    }
cli-components-ok = { $file } : ok. Matériel du jeu { $title }, empreinte { $fingerprint }.
cli-components-note = À noter : { $note }
cli-position-ok =
    { $number ->
        [one] { $file } : ok. { $title }, { $number } joueur. On attend { $seat } : { $prompt }
       *[other] { $file } : ok. { $title }, { $number } joueurs. On attend { $seat } : { $prompt }
    }
cli-position-over =
    { $number ->
        [one] { $file } : ok. { $title }, { $number } joueur. La partie est terminée.
       *[other] { $file } : ok. { $title }, { $number } joueurs. La partie est terminée.
    }
cli-simulating = Parties
cli-simulation-stopped =
    { $number ->
        [one] Arrêté après { $number } partie.
       *[other] Arrêté après { $number } parties.
    }
cli-simulated =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed } : { $decisions } décisions en { $seconds } s.
cli-bot = Robot
cli-seat = Place
cli-wins = Victoires
cli-win-rate = Taux
cli-interval = Intervalle à 95 %
cli-mean-score = Score moyen
cli-mean-rank = Rang moyen
cli-ending = Fin de partie
cli-games = Parties
cli-share = Part
cli-length = Longueur d’une partie
cli-length-decisions = décisions
cli-length-lines = lignes enregistrées
cli-least = Minimum
cli-mean = Moyenne
cli-most = Maximum
cli-simulation-lost = { $bot } n’a pas donné de réponse valable (nombre de fois : { $number }) ; un robot de niveau amateur a choisi à sa place.
cli-simulation-records = Enregistrements : { $file }

# Aide des commandes.
cli-about = Des jeux de construction de cités à jouer, à simuler et à étudier.
cli-about-games = Liste les jeux.
cli-about-guide = Expliquer comment jouer à un jeu, en une page.
cli-about-play = Joue une partie dans le terminal. Contre des robots ou à plusieurs au même clavier ; elle est enregistrée après chaque coup.
cli-about-simulate = Fait jouer des robots et compte les résultats. Tous les cœurs aident ; leur nombre ne change rien au résultat.
cli-about-train = Apprend, à partir de parties entre robots, ce que vaut chaque élément d’une position.
cli-about-practice = Résout de petites positions, avec un but pour un tour, de la plus facile à la plus difficile. Votre progression est retenue.
cli-about-puzzles = Fait jouer des robots et écrit des positions bonnes pour s’exercer.
cli-about-replay = Revoit une partie enregistrée, ou la raconte en phrases.
cli-about-record = Examine des enregistrements de parties.
cli-about-record-check = Rejoue des enregistrements. Dit pour chacun s’il suit les règles.
cli-about-components = Affiche ou vérifie le matériel d’un jeu. Chaque valeur imprimée a sa source ; un fichier d’autres valeurs peut être vérifié.
cli-about-position = Examine des positions (tables écrites).
cli-about-position-check = Dit si une position est possible, et qui doit y jouer.
cli-option-version = Affiche la version et s’arrête.
cli-form-compiled = compilé
cli-form-plain = Python ordinaire
cli-form-stale = Python ordinaire : la forme compilée vient d’autres sources ; `make compile` la refait
cli-option-help = Affiche cette aide et s’arrête.
cli-option-install-completion = Installe la complétion pour ce shell.
cli-option-show-completion = Affiche le script de complétion pour ce shell.
cli-option-game = Le jeu, tel que « games » le nomme.
cli-option-lang = Langue ; par défaut BATISSEURS_LANG, puis la dernière choisie, puis celle du système.
cli-option-no-color = Sans couleurs (comme avec le réglage NO_COLOR).
cli-option-json = Écrit du JSON pour d’autres programmes.
cli-option-components = Joue avec les valeurs de ce fichier de matériel.
cli-option-option = Règle une option de la partie ; peut être répété.
cli-option-players = Le nombre de joueurs.
cli-option-seed = Un nombre entier : la même graine donne les mêmes cartes.
cli-option-seats = Qui joue, dans l’ordre du tour : person ou un robot, avec un nom si l’on veut, p. ex. Ann=person,casual. program:COMMANDE fait jouer votre propre programme.
cli-option-resume = Reprend une partie enregistrée ; sans fichier, la plus récente.
cli-option-save = Enregistre la partie dans ce nouveau fichier.
cli-option-from = Commence à partir de cette position.
cli-option-chance = Qui tire les cartes et les dés : le programme (program), ou une personne (person) qui saisit ce qui sort à une vraie table.
cli-option-record-file = Un fichier avec un enregistrement.
cli-option-record-files = Des fichiers d’enregistrements.
cli-option-position-file = Un fichier avec une position.
cli-option-to = S’arrête après cette ligne du fichier.
cli-option-number = Quel enregistrement, si le fichier en contient plusieurs.
cli-option-view = Le point de vue : une place (p1, p2, …) ou spectator, un spectateur.
cli-option-check = Vérifie ce fichier de matériel au lieu d’afficher les valeurs.
cli-option-games = Nombre de parties.
cli-option-train-by = Façon d’apprendre : pairs (les poids suivent le vainqueur de deux robots) ou points (ils prévoient les points de la fin).
cli-option-train-out = Fichier où écrire les poids.
cli-trained =
    { $games ->
        [one] Poids appris sur { $games } partie : { $file }
       *[other] Poids appris sur { $games } parties : { $file }
    }
cli-option-bots = Les robots qui jouent, p. ex. strong,casual. program:COMMANDE fait jouer votre propre programme.
cli-option-cores = Nombre de cœurs à utiliser ; tous par défaut.
cli-option-out = Écrit tous les enregistrements dans ce fichier.

# Ce qui ne va pas dans une commande.
cli-error-language = La langue « { $language } » n’existe pas. Au choix : { $languages }.
cli-error-which-game = Quel jeu ? Au choix : { $games }.
cli-error-option-form = « { $given } » n’est pas une option. Écrivez nom=valeur ; options : { $options }.
cli-error-seat = « { $given } » ne peut pas prendre place. Possible : { $choosers }, aussi avec un nom : Ann=person.
cli-error-chance = « { $given } » ne peut pas tirer les cartes et les dés. Possible : { $choosers }.
cli-error-seats-number =
    { $number ->
        [one] { $number } place est donnée pour { $players } joueurs.
       *[other] { $number } places sont données pour { $players } joueurs.
    }
cli-error-same-name = Deux places portent le nom « { $name } ».
cli-error-resume-options = Une partie reprise a déjà ses joueurs, ses options et sa graine : retirez --players, --option, --seed et --from.
cli-error-other-game = { $file } est une partie du jeu { $game }, pas du jeu { $asked }.
cli-error-several-records =
    { $number ->
        [one] { $file } contient { $number } enregistrement.
       *[other] { $file } contient { $number } enregistrements ; on ne reprend qu’un fichier qui en contient un seul.
    }
cli-error-record-number =
    { $most ->
        [one] { $file } contient { $most } enregistrement, il n’y a pas de numéro { $number }.
       *[other] { $file } contient { $most } enregistrements, il n’y a pas de numéro { $number }.
    }
cli-error-line = Les coups sont aux lignes après { $least } et jusqu’à { $most }, pas à la ligne { $line }.
cli-error-view = « { $view } » n’est pas un point de vue. Possible : p1 à { $last }, spectator.
cli-error-position-players =
    { $number ->
        [one] La position est pour { $number } joueur.
       *[other] La position est pour { $number } joueurs.
    }
cli-error-position-options = La position a déjà ses options : retirez --option.
cli-error-nothing-saved = Aucune partie enregistrée dans { $folder }.
cli-error-exists = { $file } existe déjà et reste tel quel. Prenez un autre nom.
cli-error-no-file = Il n’y a pas de fichier { $file }.
cli-error-folder = { $file } est un dossier, pas un fichier.
cli-error-too-large = { $file } est trop volumineux.
cli-error-not-text = { $file } n’est pas un texte en UTF-8.
cli-error-unreadable = { $file } ne peut pas être lu : { $reason }.
cli-error-save = La partie n’a pas pu être enregistrée dans { $file } : { $reason }. L’enregistrement précédent est intact, et la partie continue.
cli-error-system = Le système a refusé { $file } : { $reason }.
cli-error-system-output = Le système a refusé : { $reason }.
cli-error-bug = Ce programme a un défaut ({ $error }). Relancez-le avec BATISSEURS_DEBUG=1 pour voir où, et signalez-le, s’il vous plaît.
cli-error-no-such-option = { $command } n’a pas d’option { $option }. Options : { $options }.
cli-error-needs-value = L’option { $option } de la commande { $command } demande une valeur.
cli-error-missing = Il manque { $name } à { $command } ; « { $command } --help » en dit plus.
cli-error-not-a-number = { $name } doit être un nombre entier.
cli-error-bad-value = { $name } : { $text }
cli-error-no-command = { $command } n’a pas de commande « { $name } ». Commandes : { $commands }.
cli-error-extra = Argument inattendu pour { $command } : « { $text } ».
cli-error-usage = { $command } : { $text }
cli-error-bot = Il n’y a pas de robot « { $bot } ». Robots : { $bots }.
cli-error-many-bots = { $number } robots ne tiennent pas sur { $players } places.
cli-error-at-least-one = { $name } vaut au moins 1, pas { $number }.
cli-no-reason = « { $text } » n’est pas une des actions possibles. De quoi il s’agit :

# Une simulation en une page (simulate --report).
cli-report-title = Simulation : { $title }
cli-report-played =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ({ $bots }), { $decisions } décisions en tout.
cli-report-incomplete =
    { $number ->
        [one] Interrompue : { $number } partie jouée sur { $asked }.
       *[other] Interrompue : { $number } parties jouées sur { $asked }.
    }
cli-report-seat = Place { $number }
cli-report-wins = Victoires
cli-report-seats = Avantage de chaque place
cli-report-scores = Scores par catégorie
cli-report-lengths = Durée des parties
cli-report-endings = Fins de partie
cli-report-made = Comment cette page a été faite
cli-report-more = Plus de victoires qu’une part égale, au-delà de ce que le hasard explique : { $names }.
cli-report-less = Moins de victoires qu’une part égale, au-delà de ce que le hasard explique : { $names }.
cli-report-equal = Aucun taux de victoire ne s’écarte d’une part égale plus que le hasard ne l’explique.
cli-report-how-intervals = Le losange est la part des parties gagnées (une victoire partagée compte pour une fraction), la bande son intervalle à 95 %, la ligne pointillée une part égale : { $share }.
cli-report-how-seats = Quel que soit le robot : à chaque partie, les robots avancent d’une place. Les dernières colonnes du tableau donnent les points moyens par catégorie.
cli-report-how-scores = Combien de fois chaque nombre de points a été atteint à la fin, en part des parties ; la ligne pointillée est la moyenne.
cli-report-how-lengths = Décisions de tous les joueurs dans une partie, y compris les décisions forcées, en part des parties ; la ligne pointillée est la moyenne.
cli-report-how-endings = Part des parties pour chaque fin.
cli-report-part = { $part } % au plus
cli-report-median = Médiane
cli-report-rules = Version des règles
cli-report-components = Empreinte du matériel
cli-report-options = Options
cli-report-seed = Graine
cli-report-again = Pour rejouer les mêmes parties, sur un nombre quelconque de cœurs :
cli-report-written = Rapport : { $file }
cli-option-report = Présente les résultats dans ce nouveau fichier, une seule page HTML qui contient tout.
cli-renamed = « { $old } » s’appelle maintenant « { $new } » ; l’ancien nom marche jusqu’à la prochaine version.
cli-error-no-folder = Il n’y a pas de dossier { $folder }.
cli-error-closed-folder = On ne peut rien écrire dans le dossier { $folder }.

# Parcourir un enregistrement.
cli-option-tell = Raconte tout d’un coup, même dans un terminal.
cli-option-auto = Dans un terminal : avance tout seul, à raison de tant de secondes par ligne.
cli-replay-next = suivant
cli-replay-back = retour
cli-replay-start = début
cli-replay-end = fin
cli-replay-auto = auto
cli-replay-view = vue
cli-replay-next-does = ligne suivante
cli-replay-back-does = ligne précédente
cli-replay-start-does = avant la première ligne
cli-replay-end-does = après la dernière ligne
cli-replay-auto-does = avance tout seul ; « auto 0,5 » une demi-seconde par ligne ; + accélère, - ralentit, toute autre touche arrête
cli-replay-view-does = d’un autre point de vue : « vue p1 » ; seul, celui d’un spectateur
cli-replay-help-does = cette aide
cli-replay-quit-does = quitte la relecture
cli-replay-keys = Espace, Entrée ou → avance, ← recule, Page préc. et Page suiv. dix lignes, Début et Fin aux deux bouts. Un nombre va à cette ligne du fichier. Et aussi, avec Entrée (le début du mot suffit) :
cli-replay-hint = [Espace] avance · [←] recule · nombre : ligne · auto · ? · quitter
cli-replay-running = Tout seul, { $seconds } s par ligne · [+] plus vite · [-] moins vite · toute autre touche arrête
cli-replay-where = { $title } · { $file } · ligne { $line } sur { $last } · { $seat }
cli-replay-spectator = spectateur
cli-replay-nothing-yet = Personne n’a encore joué.
cli-replay-at-start = C’est le début.
cli-replay-at-end = C’est la fin.
cli-replay-low = Le terminal est trop bas pour toute la table : « table » l’affiche.
cli-replay-unknown = « { $text } » n’est pas une commande de relecture. Commandes : { $words }, et les numéros des lignes.
cli-replay-error-speed = Une ligne peut rester de { $least } à { $most } secondes, pas « { $text } ».

# Positions de départ, et tirées d’enregistrements.
cli-about-position-new = Écrit une position de départ. Chaque clé est expliquée ; elle est jouable telle quelle.
cli-about-position-at = Écrit une position tirée d’un enregistrement. En entier, ou seulement ce qu’une place peut savoir.
cli-option-new-file = Le nouveau fichier ; sans lui, le document est affiché.
cli-option-line = Après cette ligne de l’enregistrement ; par défaut après la dernière.
cli-option-seen = Seulement ce que cette place (p1, p2, …) ou un spectateur peut savoir ; les mains cachées en nombres.
cli-position-written = Position : { $file }
cli-position-head =
    { $number ->
        [one] Une position du jeu { $title } pour { $number } joueur. Les lignes qui commencent par # expliquent ; celles avec « clé = … » sont des exemples. Ce qui n’est pas précisé est distribué selon la graine. Changez ce que vous voulez, puis :
       *[other] Une position du jeu { $title } pour { $number } joueurs. Les lignes qui commencent par # expliquent ; celles avec « clé = … » sont des exemples. Ce qui n’est pas précisé est distribué selon la graine. Changez ce que vous voulez, puis :
    }
cli-position-key-position = La version de ce format.
cli-position-key-game = Le jeu.
cli-position-key-players = Le nombre de places.
cli-position-key-components = L’empreinte du matériel auquel cette position est destinée ; avec un autre, elle est refusée.
cli-position-key-turn = Qui commence son tour : p1, p2, …
cli-position-key-seed = Distribue ce qui n’est pas précisé. Un autre nombre entier distribue autrement.
cli-position-key-pending = « pending » et « sealed » disent ce que le jeu attend au milieu d’un tour. « batisseurs position at FICHIER » les écrit ; à la main, on n’en a pas besoin.
cli-position-names = Les noms à utiliser, avec ce qui est imprimé :
cli-position-at = { $file } après la ligne { $line }.
cli-position-at-seen = { $file } après la ligne { $line }, vu par { $seat }. Ce qui est caché est distribué selon la graine.
cli-error-position-seen = Ce que peut savoir { $seat } à ce moment ne peut pas s’écrire comme position. Prenez une ligne avant ou après.

# Les pages de --help : titres, marques, et ce qui tient lieu de valeur.
cli-page-usage = Utilisation :
cli-page-arguments = Arguments :
cli-page-options = Options :
cli-page-commands = Commandes :
cli-page-some-options = [OPTIONS]
cli-page-a-command = COMMANDE [ARGUMENTS]...
cli-page-required = (obligatoire)
cli-page-default = (par défaut : { $value })
cli-metavar-file = FICHIER
cli-metavar-line = LIGNE
cli-metavar-seconds = SECONDES
cli-metavar-name = NOM
cli-metavar-value = VALEUR
cli-metavar-record = ENREGISTREMENT
cli-metavar-game = JEU
cli-error-no-value = L’option { $option } de la commande { $command } ne prend pas de valeur.

# Une place à une table en ligne (join).
cli-about-join = Joue à une table en ligne, par son lien. Les autres y jouent dans un navigateur ou un terminal ; votre place vous reste quand vous partez.
cli-option-link = Le lien d’une place : http…/rooms/TABLE#CLÉ. Sans #CLÉ, vous retrouvez la place que vous avez déjà.
cli-option-name = Le nom sous lequel vous jouez.
cli-metavar-link = LIEN
cli-join-bad-link = « { $link } » n’est pas un lien vers une table. Il ressemble à { $form }.
cli-join-libraries = Pour rejoindre une table en ligne, il faut { $libraries } ; « { $command } » les installe.
cli-join-unreachable = Pas de réponse de { $server }. Le serveur est-il démarré, l’adresse est-elle juste ?
cli-join-no-server = { $server } répond ({ $status }), mais ce n’est pas un serveur Bâtisseurs.
cli-join-bad-key = La clé de ce lien ne fonctionne pas : elle est fausse, ou a déjà servi. Demandez un nouveau lien.
cli-join-no-seat = Vous n’avez pas de place à cette table. Ouvrez le lien entier, avec ce qui suit le #.
cli-join-unknown-game = On y joue à « { $game } », que ce programme ne connaît pas. Il connaît : { $games }.
cli-join-other-rules = On y joue à { $title } selon les règles { $version } ; ce programme a les règles { $known }. Il faut la même version des deux côtés.
cli-join-other-components = On y joue à { $title } avec un matériel que ce programme ne peut pas lire.
cli-join-not-playable = Les règles du jeu { $title } ont changé depuis : cette table peut être regardée dans un navigateur, mais la partie ne peut pas continuer.
cli-join-refused = Refusé par le serveur : { $text }
cli-join-your-name = Votre nom ? [{ $name }]
cli-join-sits = Votre nom à cette table : { $name }.
cli-join-looks-on = Vous regardez. Ce qui se passe est raconté ici ; la table elle-même se voit dans un navigateur.
cli-join-how-to = Répondez par un numéro, ou avec les mots à l’écran. « ? » explique tout, « dire » écrit aux autres, « quitter » s’en va et garde votre place.
cli-join-host-starts = Quand tout le monde est là, « commencer » lance la partie.
cli-join-wait-for-start = On attend que tout le monde soit là et que l’hôte lance la partie.
cli-join-prompt-open = { $seat }, pas commencé>
cli-join-prompt-waits = { $seat }, on attend { $names }>
cli-join-prompt-request = { $seat }, demande en cours>
cli-join-prompt-paused = { $seat }, en pause>
cli-join-prompt-bot = { $seat }, un robot joue pour vous>
cli-join-prompt-entry = { $seat }, saisissez dans le navigateur ce qui est sorti à votre vraie table>
cli-join-not-asked = Ce n’est pas à vous de jouer. « ? » dit ce que vous pouvez faire.
cli-join-moved-on = La partie a avancé entre-temps ; voici où elle en est.
cli-join-away = Connexion perdue avec { $server }. Nouvel essai… Ctrl-C s’en va et garde votre place.
cli-join-again = Connexion rétablie.
cli-join-seat-gone = Cette place n’est plus à vous : quelqu’un l’a prise avec un autre lien.
cli-join-seat-freed = L’hôte a libéré votre place avant la partie. Pour jouer quand même, demandez un nouveau lien.
cli-join-closed = Le serveur a fermé la connexion ({ $reason }).
cli-join-left = Votre place vous reste. Pour revenir : batisseurs join { $link }
cli-join-undo-ask =
    { $number ->
        [one] Une carte a été tirée, un dé lancé, ou quelqu’un a joué depuis. « demander annuler { $number } » demande aux autres d’annuler { $number } coup.
       *[other] Une carte a été tirée, un dé lancé, ou quelqu’un a joué depuis. « demander annuler { $number } » demande aux autres d’annuler { $number } coups.
    }
cli-join-ask-what = Demander quoi ? « demander annuler 3 » demande aux autres d’annuler trois coups.
cli-join-no-request = Personne n’a rien demandé.
cli-join-say-what = Dire quoi ? Par exemple : dire bonjour
cli-join-free-whose = Quelle place ? Donnez son numéro ou le nom de la personne, par exemple : libérer p2
cli-join-report-what = Signaler quoi ? Par exemple : signaler p2 insulte tout le monde
cli-join-reported = L’administrateur du serveur le lira.
cli-join-yes-or-no = Êtes-vous d’accord ? « oui » ou « non ».
cli-word-ask = demander
cli-word-yes = oui
cli-word-no = non
cli-word-say = dire
cli-word-bot = robot
cli-word-back = revenir
cli-word-pause = pause
cli-word-go = reprendre
cli-word-start = commencer
cli-word-free = libérer
cli-word-report = signaler
cli-help-ask = « demander annuler 3 » demande aux autres d’annuler trois coups ; « demander annuler » tout depuis votre dernier coup
cli-help-yes = accepte ce que quelqu’un demande
cli-help-no = refuse ; retire votre propre demande
cli-help-say = écrit à toute la table : « dire bien joué »
cli-help-bot = laisse un robot jouer pour vous ; « robot strong » en choisit un autre
cli-help-back = reprend la main
cli-help-pause = demande aux autres de mettre la partie en pause
cli-help-go = reprend la partie après une pause
cli-help-start = lance la partie quand toutes les places sont prises ; réservé à l’hôte
cli-help-free = libère la place de quelqu’un qui ne vient pas, avant la partie : « libérer p2 » ; réservé à l’hôte
cli-help-report = signale la table, ou quelqu’un, à l’administrateur du serveur : « signaler p2 insulte tout le monde »
cli-help-quit-room = s’en va ; votre place vous reste, et le même lien sans sa clé vous y ramène
cli-help-undo-room = annule votre dernier coup, tant qu’aucune carte n’a été tirée, aucun dé lancé, et que personne d’autre n’a joué ; plus loin avec « demander annuler »
cli-room-spectator = Spectateur
cli-room-joined = { $name } rejoint la table.
cli-room-seat-taken = La place { $number } a été prise par lien : une autre personne, ou la même sur un autre appareil.
cli-room-seat-taken-bot = Quelqu’un a pris par lien la place { $number }, où joue un robot, et voit ce que voit le robot.
cli-room-seat-returned = La personne venue à la place { $number } l’a quittée.
cli-room-left = { $name } a quitté la table.
cli-room-bot-took = Un robot ({ $bot }) joue maintenant pour { $name }.
cli-room-bot-sat = Robot ajouté ({ $bot }) : { $name }.
cli-room-bot-up = Robot retiré : sa place est de nouveau libre.
cli-room-freed = { $name } libère une place : { $other }.
cli-room-freed-by-host = L’hôte libère une place : { $other }.
cli-room-took-back = { $name } reprend la main.
cli-room-started = La partie commence.
cli-room-undone =
    { $number ->
        [one] { $name } annule { $number } coup.
       *[other] { $name } annule { $number } coups.
    }
cli-room-reopened = La fin est annulée : la partie continue.
cli-room-request-undo =
    { $number ->
        [one] { $name } demande à annuler le dernier coup :
       *[other] { $name } demande à annuler les { $number } derniers coups :
    }
cli-room-request-clock = { $name } demande à changer la pendule.
cli-room-request-pause-clocks = { $name } demande à arrêter les pendules.
cli-room-request-bot = { $name } demande qu’un robot remplace { $other }.
cli-room-request-export = { $name } demande à partager l’enregistrement de la partie, cartes cachées comprises.
cli-room-request-pause = { $name } demande à mettre la partie en pause.
cli-room-agrees = { $name } est d’accord.
cli-room-disagrees = { $name } n’est pas d’accord.
cli-room-agreed = Demande acceptée.
cli-room-not-agreed = Demande refusée.
cli-room-clock = La pendule a été changée.
cli-room-clocks-paused = Toutes les pendules sont arrêtées pour un moment.
cli-room-exported = L’enregistrement de la partie jusqu’ici est ouvert à toute la table.
cli-room-exported-alone = { $name } a lu l’enregistrement complet jusqu’ici, y compris les cartes cachées des robots.
cli-room-mark =
    { $mark ->
        [practice] Cette table est un exercice : il s’arrête à la fin de votre tour, et les robots attendent.
        [position] Cette partie a commencé à partir d’une position : la personne qui a ouvert la table connaît peut-être des cartes cachées.
        [record] Cette partie reprend un enregistrement : la personne qui a ouvert la table connaît peut-être des cartes cachées.
        [components] Cette partie se joue avec un autre matériel que celui de la boîte.
        [options] Cette partie se joue avec d’autres options que d’habitude.
        [export] L’enregistrement complet a été lu pendant la partie, cartes cachées comprises.
        [seat] Quelqu’un a pris une place en cours de partie.
       *[reopened] La partie a continué après sa fin, alors que tout avait été révélé.
    }
cli-room-paused = Partie en pause, comme l’a demandé { $name }.
cli-room-server-down = Le serveur a été arrêté ; personne n’a perdu de temps.
cli-room-resumed = { $name } relance la partie.
cli-room-reminded = Temps écoulé : { $name }.
cli-room-said = { $name } : « { $text } »
cli-room-muted = Messages masqués : { $name }.
cli-room-heard = Messages de nouveau affichés : { $name }.
cli-room-rematch = { $name } propose une revanche : batisseurs join { $link }
cli-room-hidden = L’administrateur du serveur a retiré la table de l’accueil.
cli-room-listed = L’administrateur du serveur a remis la table à l’accueil.
cli-room-forgotten = Le nom et les messages d’un joueur ont été effacés à sa demande.

# Une table ouverte sur un serveur (open).
cli-about-open = Ouvre une table sur un serveur. Pour des personnes où qu’elles soient et pour des robots : chacun reçoit un lien, et vous êtes la première personne.
cli-option-at = L’adresse du serveur ; par défaut BATISSEURS_SERVER, puis celle où « serve » écoute sur cette machine.
cli-option-open-seats = Qui doit jouer, dans l’ordre du tour : person ou un robot, avec un nom si l’on veut, p. ex. Ann=person,person,strong. La première personne, c’est vous ; sans cette option, toutes les places sont pour des personnes.
cli-option-open-from = Reprend cet enregistrement ou cette position.
cli-option-per-choice = Temps de réflexion par coup ; sans cette option, pas de pendule.
cli-option-time-bank = Réserve de temps de chacun pour toute la partie, en plus.
cli-option-policy = Ce qui se passe quand le temps est écoulé : un rappel (remind), un robot qui prend le relais (bot) ou un robot pour ce seul coup (skip).
cli-option-watch = Qui peut regarder : tout le monde (anyone), toute personne ayant le lien (link) ou personne (nobody).
cli-option-listed = Affiche la table à l’accueil du serveur.
cli-option-links-only = Affiche les liens et s’arrête ; vous prendrez votre place plus tard.
cli-open-bad-server = « { $server } » n’est pas l’adresse d’un serveur. Elle ressemble à { $usual }.
cli-open-bad-time = { $option } : « { $given } » n’est pas une durée. Écrivez 90s, 10m, 12h ou 2d (secondes, minutes, heures, jours).
cli-open-bad-word = { $option } : « { $given } » n’est pas possible. Possible : { $words }.
cli-open-no-clock = --time-bank et --policy demandent une pendule : donnez avec --per-choice le temps de réflexion par coup.
cli-open-json = --json va avec --links-only : il écrit les liens sous forme de données.
cli-open-opened = La table est ouverte. Envoyez à chacun la ligne de sa place :
cli-open-opened-alone = La table est ouverte.
cli-open-yours = { $name } (vous)
cli-open-shared = Un seul lien pour tout le monde : chaque personne qui l’ouvre reçoit une place libre, tant qu’il en reste :
cli-open-spectators = Pour les spectateurs, autant que vous voulez :
cli-open-once = Le lien d’une place ne sert qu’une fois : la première personne qui l’ouvre prend la place. N’envoyez chacun qu’à une seule personne.
cli-open-only-here = Ces liens ne fonctionnent que sur cette machine. Pour les autres, donnez avec --at l’adresse à laquelle ils atteignent le serveur.

# Practice.
cli-option-puzzle = le numéro de l’exercice ; par défaut, le premier que vous n’avez pas réussi
cli-option-puzzles = combien d’exercices écrire
cli-option-tables = à combien de tables différentes le tour d’un exercice peut mener
cli-option-puzzles-out = le dossier des exercices
cli-practice-how = Ce tour n’est qu’à vous. « recommencer » revient au début, « montrer » joue une solution ; « annuler » et « ? » marchent comme dans une partie.
cli-practice-solved = Entrée passe à l’exercice suivant ; sinon tapez « recommencer » ou « quitter » :
cli-practice-failed = Entrée fait réessayer ; sinon tapez « montrer », « annuler » ou « quitter » :
cli-puzzle-found =
    { $number ->
        [one] { $file } : { $goal } ({ $number } décision ; le hasard réussit { $percent } % du temps)
       *[other] { $file } : { $goal } ({ $number } décisions ; le hasard réussit { $percent } % du temps)
    }

# Apprendre en jouant.
cli-lesson-choose = Répondez par le numéro d’un choix, ou par ses mots. Les premières lettres suffisent si un seul choix commence ainsi.
cli-lesson-undo = Essayer ne coûte rien. « annuler » reprend votre dernier choix.
cli-lesson-what = « ? » et un nom explique tout ce qui est sur la table, « ? 3 » ce que ferait le choix 3. « légende » explique les symboles.
cli-lesson-why-not = Écrivez ce que vous aimeriez faire : si c’est impossible, on vous dit pourquoi, et selon quelle règle.
cli-lesson-log = « journal » raconte ce que chacun a fait, « résumé » ce qui s’est passé depuis votre dernier tour.
cli-lesson-suggest = Désormais, un coup n’est conseillé que quand vient du nouveau. « conseil » aide quand vous voulez.
cli-lesson = Leçon : { $text }
cli-lesson-more =
    { $number ->
        [one] Entrée affiche la leçon suivante.
       *[other] Entrée affiche la suivante de { $number } leçons.
    }
cli-suggested = Conseil : { $choice }.
cli-suggested-gains = Cela apporte : { $gains }.
cli-word-hint = conseil
cli-help-hint = conseille un coup et dit pourquoi, si vous jouez seul contre des robots
cli-word-lessons = leçons
cli-help-lessons = montre les leçons que vous avez lues ; « leçons off » les arrête, « leçons on » les reprend
cli-lessons-none = Vous n’avez encore lu aucune leçon de ce jeu.
cli-lessons-off = Plus de leçons. « leçons on » les reprend.
cli-lessons-on = Les leçons reprennent.
cli-hint-alone = un coup n’est conseillé que si vous jouez seul contre des robots
cli-no-lessons = { $title } n’a pas encore de leçons.
cli-about-learn = Apprendre un jeu en y jouant, contre des robots débutants.
