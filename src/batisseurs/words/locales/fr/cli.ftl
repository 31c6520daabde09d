# Le terminal.

# À la table.
cli-welcome = { $title }
cli-how-to = Répondez par un numéro, ou avec les mots à l’écran. « ? » explique tout, « quitter » enregistre et arrête.
cli-resumed =
    { $number ->
        [one] Reprise après { $number } ligne : { $file }
       *[other] Reprise après { $number } lignes : { $file }
    }
cli-already-over = Cette partie est finie : { $file }
cli-prompt = { $seat }>
cli-turn-built = { $seat }, votre tour est complet. Entrée continue, « annuler » reprend votre dernier choix :
cli-hide = { $seat }, appuyez sur Entrée pour cacher votre main.
cli-hide-answer = { $seat }, appuyez sur Entrée pour cacher votre réponse, ou tapez « retirer » pour la reprendre.
cli-hand-over = Passez à { $seat }, qui appuie sur Entrée quand personne d’autre ne regarde.
cli-ready = { $seat }, appuyez sur Entrée.
cli-small = Ce terminal est petit ({ $columns } × { $lines }) : à partir de { $least_columns } colonnes et { $least_lines } lignes, la table se lit mieux. La partie continue ; Entrée seule la redessine après un changement de taille.
cli-since-choice = Depuis votre dernier choix
cli-since-turn = Depuis votre dernier tour
cli-at-keyboard = Au clavier : { $seat }.
cli-name-person = Joueur { $number }
cli-name-bot = Robot { $number }
cli-seated = À table : { $names }
cli-chance-is-person = Le hasard est une personne : tout ce qui est pioché ou lancé se saisit ici.
cli-chance-how = Saisissez ce qui est sorti à votre table, par son numéro ou son nom. Plusieurs sur une ligne répondent aussi aux questions suivantes : « { $example } ». « hasard » laisse le programme tirer cette fois, « hasard tout » jusqu’à ce que quelqu’un doive choisir. « annuler » reprend une saisie erronée.
cli-chance-list =
    { $number ->
        [one] { $number } issue est possible. Entrée l’affiche.
       *[other] { $number } issues sont possibles. Entrée les affiche.
    }
cli-chance-order = Dans cet ordre : { $places }
cli-chance-all = tout
cli-chance = Le hasard
cli-chooses = { $seat } : { $choice }
cli-times = { $sentence } (× { $number })

# Ce qui n’est pas une réponse.
cli-empty-answer = Réponse vide. Tapez un numéro de { $least } à { $most }, les mots d’un choix, ou « ? ».
cli-no-number = Il n’y a pas de choix { $number }. Les choix vont de { $least } à { $most }.
cli-no-choice = « { $text } » n’est aucun des choix { $least } à { $most }. « ? { $text } » dit peut-être pourquoi, « ? » donne les commandes.
cli-chance-not-there = « { $text } » ne peut pas sortir maintenant. Entrée affiche ce qui le peut.
cli-chance-held = « { $text } » est déjà dans une autre main et ne peut pas sortir. Si c’est sorti à votre table, mettez-le de côté et prenez le suivant.
cli-chance-left-over = Le hasard n’est plus interrogé ici. Non utilisé : { $text }.
cli-ambiguous = « { $text } » peut vouloir dire { $choices }. Tapez-en un peu plus.
cli-not-possible = « { $text } » n’est pas possible maintenant : { $reason } ({ $rule }).
cli-possible = C’est possible, c’est le choix { $number } : { $choice }.
cli-nothing-known = On ne sait rien de « { $text } ». Essayez les mots d’un choix ou le nom d’une carte.
cli-card-which = Quelle carte ? Par exemple : carte { $card }
cli-no-rule = Il n’y a pas de règle « { $rule } ». Il y a { $first } à { $last }.
cli-rule = { $rule } : { $text }
cli-lang-which = Quelle langue ? Il y a : { $languages }. Maintenant : { $language }.

# Commandes pendant la partie : le mot à taper, et ce qu’il fait.
cli-word-help = aide
cli-word-chance = hasard
cli-word-table = table
cli-word-recap = résumé
cli-word-log = journal
cli-word-card = carte
cli-word-rule = règle
cli-word-undo = annuler
cli-word-withdraw = retirer
cli-word-standing = consigne
cli-word-lang = langue
cli-word-save = enregistrer
cli-word-quit = quitter
cli-help-answers = On répond à un choix par son numéro ou par ses mots ; le début suffit s’il est unique. Et aussi :
cli-help-outcomes = Ce qui est sorti se saisit par son numéro ou son nom ; le début suffit s’il est sans équivoque. Plusieurs sur une ligne, séparés par des virgules ou des espaces, répondent aussi aux questions suivantes. En outre :
cli-help-help = cette page ; « ? 3 » explique le choix 3, « ? { $choice } » dit si c’est possible et sinon pourquoi, « ? { $card } » ce que fait une carte, « ? { $rule } » ce que dit une règle
cli-help-help-outcome = cette page ; « ? 3 » explique l’issue 3, « ? { $card } » ce que fait une carte, « ? { $rule } » ce que dit une règle
cli-help-chance = laisse le programme tirer ; « hasard 5 » tire cinq fois, « hasard tout » jusqu’à ce que quelqu’un doive choisir
cli-help-table = montre de nouveau toute la table
cli-help-recap = raconte ce qui s’est passé depuis votre dernier tour
cli-help-log = raconte les dernières lignes de la partie ; « journal 100 » en raconte plus
cli-help-card = dit ce que fait une carte ou un autre élément du matériel : « carte { $card } »
cli-help-rule = dit une règle : « règle 36 »
cli-help-undo = reprend votre dernier choix, tant que ni le hasard ni personne d’autre n’a agi
cli-help-undo-outcome = reprend la dernière saisie, ou un choix à vous juste avant ; « annuler 3 » en reprend trois
cli-help-withdraw = reprend ce que vous avez répondu en secret, tant que tous n’ont pas répondu
cli-help-standing = « consigne tour » : les offres qui reviennent sans cesse sont refusées jusqu’à votre prochain tour, « consigne manche » : jusqu’à la fin de la manche, « consigne CARTE » : toujours celles de cette carte ; « consigne non » pose de nouveau les questions, « consigne » seul dit ce qui vaut
cli-help-lang = continue dans une autre langue : « langue en », « langue pl »
cli-help-save = enregistre la partie ; « enregistrer FICHIER » en fait une copie
cli-help-quit = enregistre et arrête ; « --resume » reprend
cli-log-earlier =
    { $number ->
        [one] ({ $number } ligne plus tôt)
       *[other] ({ $number } lignes plus tôt)
    }
cli-undone = Repris : { $choice }
cli-undone-with-it =
    { $number ->
        [one] { $number } ligne suivante a été reprise avec.
       *[other] { $number } lignes suivantes ont été reprises avec.
    }
cli-undo-start = Il n’y a rien à reprendre.
cli-undo-chance = Pas plus loin : le hasard a agi depuis votre dernier choix ({ $choice }).
cli-undo-other = Pas plus loin : quelqu’un d’autre a choisi depuis ({ $choice }).
cli-withdraw-nothing = Vous n’avez pas de réponse secrète à reprendre.
cli-may-withdraw = « retirer » reprend ce que vous avez répondu jusqu’ici.

# Consignes : les mots derrière la commande, et ce qui est dit.
cli-standing-turn = tour
cli-standing-round = manche
cli-standing-off = non
cli-standing-hint = Trop de questions ? « consigne tour », « consigne manche » ou « consigne » et le nom d’une carte refusent pour vous de telles offres.
cli-standing-none = On vous demande tout. « consigne tour » refuse les offres jusqu’à votre prochain tour, « consigne manche » jusqu’à la fin de la manche, « consigne » et le nom d’une carte toujours celles de cette carte.
cli-standing-until-turn = Les offres sont refusées pour vous jusqu’à votre prochain tour.
cli-standing-until-round = Les offres sont refusées pour vous jusqu’à la fin de la manche.
cli-standing-for-card = Les offres de cette carte sont refusées pour vous : { $card }.
cli-standing-how-to-end = « consigne non » pose de nouveau les questions.
cli-standing-revoked = Désormais, on vous demande de nouveau.
cli-standing-what = « { $text } » n’est ni « tour », ni « manche », ni « non », ni le nom d’une seule carte.
cli-standing-gave =
    { $number ->
        [one] Votre consigne a refusé { $number } offre.
       *[other] Votre consigne a refusé { $number } offres.
    }
cli-saved = Enregistré : { $file }
cli-left = La partie est enregistrée : { $file } — pour la reprendre : batisseurs play --resume
cli-left-unsaved = La partie n’a PAS pu être enregistrée : { $file }
cli-kept = La partie notée : { $file }

# La fin.
cli-winners =
    { $number ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
cli-over = La partie est finie : { $ending }.
cli-rank = Rang
cli-name = Joueur
cli-total = Score

# Listes et vérifications.
cli-game = Jeu
cli-title = Titre
cli-players = Joueurs
cli-what = Ce que c’est
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
cli-situation-ok =
    { $number ->
        [one] { $file } : ok. { $title }, { $number } joueur. On attend { $seat } : { $prompt }
       *[other] { $file } : ok. { $title }, { $number } joueurs. On attend { $seat } : { $prompt }
    }
cli-situation-over =
    { $number ->
        [one] { $file } : ok. { $title }, { $number } joueur. La partie est finie.
       *[other] { $file } : ok. { $title }, { $number } joueurs. La partie est finie.
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
cli-seat = Siège
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
cli-length-lines = lignes notées
cli-least = Minimum
cli-mean = Moyenne
cli-most = Maximum
cli-simulation-records = Les parties notées : { $file }

# Aide des commandes.
cli-about = Des jeux de bâtisseurs à jouer, à simuler et à étudier.
cli-about-games = Énumère les jeux.
cli-about-play = Joue une partie au terminal. Contre des robots ou à plusieurs au même clavier ; elle est enregistrée après chaque choix.
cli-about-simulate = Fait jouer des robots, et compte. Tous les cœurs aident ; leur nombre ne change rien au résultat.
cli-about-replay = Raconte une partie notée en phrases.
cli-about-record = Examine des parties notées.
cli-about-record-check = Rejoue des parties notées. Dit pour chacune si elle suit les règles.
cli-about-components = Montre ou vérifie le matériel d’un jeu. Chaque valeur imprimée a sa source ; un fichier d’autres valeurs peut être vérifié.
cli-about-situation = Examine des situations (tables écrites).
cli-about-situation-check = Dit si une situation est possible, et qui doit y répondre.
cli-option-version = Montre la version et s’arrête.
cli-form-compiled = compilé
cli-form-plain = Python ordinaire
cli-form-stale = Python ordinaire : ce qui est compilé vient d’autres sources ; `make compile` le refait
cli-option-help = Montre cette page et s’arrête.
cli-option-install-completion = Installe la complétion pour ce shell.
cli-option-show-completion = Montre le script de complétion pour ce shell.
cli-option-game = Le jeu, tel que « games » le nomme.
cli-option-lang = Langue ; par défaut BATISSEURS_LANG, puis celle choisie auparavant, puis la langue du système.
cli-option-no-color = Sans couleurs (comme avec le réglage NO_COLOR).
cli-option-json = Écrit du JSON pour d’autres programmes.
cli-option-components = Joue avec les valeurs de ce fichier de matériel.
cli-option-option = Règle une option de la table ; peut être donné plusieurs fois.
cli-option-players = Le nombre de joueurs.
cli-option-seed = Un nombre entier : la même graine donne les mêmes cartes.
cli-option-seats = Qui joue, dans l’ordre du tour : person ou un robot, avec un nom si l’on veut, p. ex. Ann=person,greedy.
cli-option-resume = Reprend une partie enregistrée ; sans fichier, la plus récente.
cli-option-save = Garde la partie dans ce nouveau fichier.
cli-option-from = Commence par cette situation.
cli-option-chance = Qui répond pour le hasard : le programme (program), ou une personne (person) qui saisit ce qui sort à une vraie table.
cli-option-record-file = Un fichier avec une partie notée.
cli-option-record-files = Des fichiers de parties notées.
cli-option-situation-file = Un fichier avec une situation.
cli-option-to = S’arrête après cette ligne du fichier.
cli-option-number = Quelle partie, si le fichier en contient plusieurs.
cli-option-view = Avec quels yeux regarder : un siège (p1, p2, …) ou spectator, un spectateur.
cli-option-check = Vérifie ce fichier de matériel au lieu de montrer les valeurs.
cli-option-games = Combien de parties.
cli-option-bots = Quels robots jouent, p. ex. greedy,random.
cli-option-cores = Combien de cœurs utiliser ; tous par défaut.
cli-option-out = Écrit toutes les parties notées dans ce fichier.

# Ce qui ne va pas dans une commande.
cli-error-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.
cli-error-which-game = Quel jeu ? Il y a : { $games }.
cli-error-option-form = « { $given } » n’est pas une option. Écrivez nom=valeur ; il y a : { $options }.
cli-error-seat = « { $given } » ne peut pas prendre place. Possible : { $choosers }, aussi avec un nom : Ann=person.
cli-error-chance = « { $given } » ne peut pas répondre pour le hasard. Possible : { $choosers }.
cli-error-seats-number = { $number } sièges sont donnés pour { $players } joueurs.
cli-error-same-name = Deux sièges portent le nom « { $name } ».
cli-error-resume-options = Une partie reprise a déjà ses joueurs, ses options et sa graine : retirez --players, --option, --seed et --from.
cli-error-other-game = { $file } est une partie du jeu { $game }, pas du jeu { $asked }.
cli-error-several-records =
    { $number ->
        [one] { $file } contient { $number } partie.
       *[other] { $file } contient { $number } parties ; on ne reprend qu’un fichier qui en contient une.
    }
cli-error-record-number =
    { $most ->
        [one] { $file } contient { $most } partie, il n’y a pas de numéro { $number }.
       *[other] { $file } contient { $most } parties, il n’y a pas de numéro { $number }.
    }
cli-error-line = Les choix sont aux lignes après { $least } et jusqu’à { $most }, pas à la ligne { $line }.
cli-error-view = « { $view } » n’est pas un point de vue. Possible : p1 à { $last }, spectator.
cli-error-situation-players =
    { $number ->
        [one] La situation a { $number } joueur.
       *[other] La situation a { $number } joueurs.
    }
cli-error-situation-options = La situation a déjà ses options : retirez --option.
cli-error-nothing-saved = Aucune partie enregistrée dans { $folder }.
cli-error-exists = { $file } existe déjà et reste tel quel. Prenez un autre nom.
cli-error-no-file = Il n’y a pas de fichier { $file }.
cli-error-folder = { $file } est un dossier, pas un fichier.
cli-error-too-large = { $file } est trop gros pour être ce qu’il faut.
cli-error-not-text = { $file } n’est pas un texte en UTF-8.
cli-error-unreadable = { $file } ne peut pas être lu : { $reason }.
cli-error-save = La partie n’a pas pu être enregistrée dans { $file } : { $reason }. L’enregistrement précédent est intact, et la partie continue.
cli-error-system = Le système a refusé { $file } : { $reason }.
cli-error-system-output = Le système a refusé : { $reason }.
cli-error-bug = Ce programme a un défaut ({ $error }). Relancez-le avec BATISSEURS_DEBUG=1 pour voir où, et signalez-le, s’il vous plaît.
cli-error-no-such-option = { $command } n’a pas d’option { $option }. Il y a : { $options }.
cli-error-needs-value = L’option { $option } de la commande { $command } demande une valeur.
cli-error-missing = Il manque { $name } à { $command } ; « { $command } --help » en dit plus.
cli-error-not-a-number = { $name } est un nombre entier.
cli-error-bad-value = { $name } : { $text }
cli-error-no-command = { $command } n’a pas de commande « { $name } ». Il y a : { $commands }.
cli-error-extra = { $command } n’a pas besoin de « { $text } ».
cli-error-usage = { $command } : { $text }
cli-error-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $bots }.
cli-error-many-bots = { $number } robots ne tiennent pas sur { $players } sièges.
cli-error-at-least-one = { $name } vaut au moins 1, pas { $number }.
cli-no-reason = « { $text } » n’est aucun des choix de maintenant. De quoi il s’agit :

# Une simulation en une page (simulate --report).
cli-report-title = Simulation : { $title }
cli-report-played =
    { $number ->
        [one] { $number } partie à { $players } joueurs ({ $bots }), { $decisions } décisions en tout.
       *[other] { $number } parties à { $players } joueurs ({ $bots }), { $decisions } décisions en tout.
    }
cli-report-incomplete =
    { $number ->
        [one] Interrompue : { $number } partie jouée sur { $asked }.
       *[other] Interrompue : { $number } parties jouées sur { $asked }.
    }
cli-report-seat = Siège { $number }
cli-report-wins = Victoires
cli-report-seats = Avantage d’un siège
cli-report-scores = Scores par catégorie
cli-report-lengths = Durée des parties
cli-report-endings = Fins de partie
cli-report-made = Comment cette page a été faite
cli-report-more = Plus de victoires qu’une part égale, au-delà de ce que le hasard explique : { $names }.
cli-report-less = Moins de victoires qu’une part égale, au-delà de ce que le hasard explique : { $names }.
cli-report-equal = Aucun taux de victoire ne s’écarte d’une part égale plus que le hasard ne l’explique.
cli-report-how-intervals = Le losange est la part des parties gagnées (une victoire partagée compte pour une fraction), la bande son intervalle à 95 %, la ligne pointillée une part égale : { $share }.
cli-report-how-seats = Qui que ce soit qui s’y trouve : les robots avancent d’un siège à chaque partie. Les dernières colonnes du tableau sont les points moyens par catégorie.
cli-report-how-scores = Combien de fois chaque nombre de points a été atteint à la fin, en part des parties ; la ligne pointillée est la moyenne.
cli-report-how-lengths = Décisions de tous les joueurs dans une partie, y compris les décisions forcées, en part des parties ; la ligne pointillée est la moyenne.
cli-report-how-endings = Part des parties pour chaque fin.
cli-report-part = { $part } % au plus
cli-report-median = Médiane
cli-report-rules = Version des règles
cli-report-components = Empreinte du matériel
cli-report-options = Options
cli-report-seed = Graine
cli-report-again = Les mêmes parties encore une fois, sur un nombre quelconque de cœurs :
cli-report-written = Le rapport : { $file }
cli-option-report = Dessine les résultats dans ce nouveau fichier, une seule page HTML qui contient tout.
cli-error-no-folder = Il n’y a pas de dossier { $folder }.
cli-error-closed-folder = On ne peut rien écrire dans le dossier { $folder }.

# Parcourir une partie notée.
cli-option-tell = Raconte tout d’un coup, même dans un terminal.
cli-option-auto = Dans un terminal : avance tout seul, tant de secondes par ligne.
cli-replay-next = suivant
cli-replay-back = retour
cli-replay-start = début
cli-replay-end = fin
cli-replay-auto = auto
cli-replay-view = vue
cli-replay-next-does = une ligne plus loin
cli-replay-back-does = une ligne en arrière
cli-replay-start-does = avant la première ligne
cli-replay-end-does = après la dernière ligne
cli-replay-auto-does = avance tout seul ; « auto 0,5 » une demi-seconde par ligne ; + accélère, - ralentit, toute autre touche arrête
cli-replay-view-does = avec d’autres yeux : « vue p1 » ; seul, ceux d’un spectateur
cli-replay-help-does = cette page
cli-replay-quit-does = cesse de regarder
cli-replay-keys = Espace, Entrée ou → avance, ← recule, Page préc. et Page suiv. dix lignes, Début et Fin aux deux bouts. Un nombre va à cette ligne du fichier. En outre, avec Entrée, le début du mot suffit :
cli-replay-hint = [Espace] avance · [←] recule · nombre : ligne · auto · ? · quitter
cli-replay-running = Tout seul, { $seconds } s par ligne · [+] plus vite · [-] moins vite · toute autre touche arrête
cli-replay-where = { $title } · { $file } · ligne { $line } sur { $last } · { $seat }
cli-replay-spectator = spectateur
cli-replay-nothing-yet = Rien n’a encore été choisi.
cli-replay-at-start = C’est le début.
cli-replay-at-end = C’est la fin.
cli-replay-low = Le terminal est trop bas pour toute la table : « table » la montre.
cli-replay-unknown = « { $text } » n’est pas un mot pour regarder une partie. Il y a : { $words }, et les numéros des lignes.
cli-replay-error-speed = Une ligne peut rester de { $least } à { $most } secondes, pas « { $text } ».

# Situations pour commencer, et tirées de parties notées.
cli-about-situation-new = Écrit une situation pour commencer. Chaque clé est expliquée ; elle peut être jouée telle quelle.
cli-about-situation-at = Écrit un moment d’une partie notée. Tout, ou seulement ce qu’un siège peut savoir.
cli-option-new-file = Le nouveau fichier ; sans lui, le document est affiché.
cli-option-line = Après cette ligne du fichier de la partie ; par défaut après la dernière.
cli-option-seen = Seulement ce que ce siège (p1, p2, …) ou un spectateur peut savoir ; les mains cachées en nombres.
cli-situation-written = La situation : { $file }
cli-situation-head =
    { $number ->
        [one] Une situation du jeu { $title } pour { $number } joueur. Les lignes qui commencent par # expliquent ; celles avec « clé = … » sont des exemples. Ce qui n’est pas dit est distribué par la graine. Changez ce que vous voulez, puis :
       *[other] Une situation du jeu { $title } pour { $number } joueurs. Les lignes qui commencent par # expliquent ; celles avec « clé = … » sont des exemples. Ce qui n’est pas dit est distribué par la graine. Changez ce que vous voulez, puis :
    }
cli-situation-key-situation = La version de ce format.
cli-situation-key-game = Le jeu.
cli-situation-key-players = Le nombre de sièges.
cli-situation-key-components = L’empreinte du matériel auquel elle est destinée ; avec un autre, elle est refusée.
cli-situation-key-turn = Qui commence son tour : p1, p2, …
cli-situation-key-seed = Distribue ce qui n’est pas dit. Un autre nombre entier distribue autrement.
cli-situation-key-pending = « pending » et « sealed » disent ce que le jeu attend au milieu d’un tour. « batisseurs situation at FICHIER » les écrit ; à la main, on n’en a pas besoin.
cli-situation-names = Les noms à utiliser, avec ce qui est imprimé :
cli-situation-at = { $file } après la ligne { $line }.
cli-situation-at-seen = { $file } après la ligne { $line }, tel que peut le savoir { $seat }. Ce qui est caché est distribué par la graine.
cli-error-situation-seen = Ce que peut savoir { $seat } à ce moment ne peut pas s’écrire comme situation. Prenez une ligne avant ou après.

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
cli-metavar-record = PARTIE
cli-metavar-game = JEU
cli-error-no-value = L’option { $option } de la commande { $command } ne prend pas de valeur.

# Une place dans une salle ailleurs (join).
cli-about-join = Jouer à une table ailleurs, par son lien. Les autres y jouent dans un navigateur ou un terminal ; votre place vous reste quand vous partez.
cli-option-link = Le lien d’une place : http…/rooms/SALLE#CLÉ. Sans #CLÉ, vous continuez là où vous êtes déjà assis.
cli-option-name = Le nom sous lequel vous y êtes assis.
cli-metavar-link = LIEN
cli-join-bad-link = « { $link } » n’est pas un lien vers une salle. Il ressemble à { $form }.
cli-join-libraries = Pour rejoindre une table ailleurs, il faut { $libraries } ; « { $command } » les apporte.
cli-join-unreachable = Personne ne répond à { $house }. La maison est-elle ouverte, l’adresse est-elle juste ?
cli-join-no-house = { $house } répond ({ $status }), mais ce n’est pas une de nos maisons.
cli-join-bad-key = La clé de ce lien n’ouvre rien : elle est fausse, ou quelqu’un s’en est servi. Demandez un nouveau lien.
cli-join-no-seat = Vous n’avez pas de place dans cette salle. Ouvrez le lien entier, avec ce qui suit le #.
cli-join-unknown-game = On y joue à « { $game } », que ce programme ne connaît pas. Il connaît : { $games }.
cli-join-other-rules = On y joue à { $title } selon les règles { $version } ; ce programme a les règles { $known }. Il faut la même version des deux côtés.
cli-join-other-components = On y joue à { $title } avec un matériel que ce programme ne peut pas lire.
cli-join-not-playable = Les règles du jeu { $title } ont changé depuis : cette salle peut être regardée dans un navigateur, mais pas continuée.
cli-join-refused = La maison refuse : { $text }
cli-join-your-name = Votre nom ? [{ $name }]
cli-join-sits = Vous y êtes assis ; votre nom : { $name }.
cli-join-looks-on = Vous regardez. Ce qui se passe est raconté ; la table elle-même se voit dans un navigateur.
cli-join-how-to = Répondez par un numéro, ou avec les mots à l’écran. « ? » explique tout, « dire » parle aux autres, « quitter » s’en va et garde votre place.
cli-join-host-starts = Quand tout le monde est là, « commencer » lance la partie.
cli-join-wait-for-start = Qui a ouvert la salle commence quand tout le monde est là.
cli-join-prompt-open = { $seat }, pas commencé>
cli-join-prompt-waits = { $seat }, on attend { $names }>
cli-join-prompt-wish = { $seat }, un souhait ouvert>
cli-join-prompt-paused = { $seat }, en pause>
cli-join-prompt-bot = { $seat }, un robot joue pour vous>
cli-join-prompt-entry = { $seat }, ce qui est sorti à votre vraie table se saisit dans le navigateur>
cli-join-not-asked = On ne vous demande rien maintenant. « ? » donne ce que vous pouvez faire.
cli-join-moved-on = La table a avancé entre-temps ; voici où elle en est.
cli-join-away = { $house } n’est pas joignable. Nouvel essai ; Ctrl-C s’en va et garde votre place.
cli-join-again = La connexion est rétablie.
cli-join-seat-gone = Cette place n’est plus à vous : quelqu’un l’a prise avec un autre lien.
cli-join-seat-freed = L’hôte a libéré votre place avant la partie. Pour jouer quand même, demandez un nouveau lien.
cli-join-closed = La maison a fermé la connexion ({ $reason }).
cli-join-left = Votre place vous reste. Pour revenir : batisseurs join { $link }
cli-join-undo-ask =
    { $number ->
        [one] Le hasard ou quelqu’un d’autre a agi depuis. « demander annuler { $number } » demande à tous les autres de reprendre { $number } ligne.
       *[other] Le hasard ou quelqu’un d’autre a agi depuis. « demander annuler { $number } » demande à tous les autres de reprendre { $number } lignes.
    }
cli-join-ask-what = Demander quoi ? « demander annuler 3 » demande à tous les autres de reprendre trois lignes.
cli-join-no-wish = Personne n’a rien demandé.
cli-join-say-what = Dire quoi ? Par exemple : dire bonjour
cli-join-free-whose = Quelle place ? Donnez son numéro ou le nom de qui y est assis, par exemple : libérer p2
cli-join-report-what = Signaler quoi ? Par exemple : signaler p2 insulte tout le monde
cli-join-reported = L’hébergeur de ce serveur le lira.
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
cli-help-ask = « demander annuler 3 » demande à tous les autres de reprendre trois lignes ; « demander annuler » tout depuis votre dernier choix
cli-help-yes = accepte ce que quelqu’un demande
cli-help-no = n’accepte pas ; retire un souhait à vous
cli-help-say = dit quelque chose à toute la table : « dire bien joué »
cli-help-bot = laisse un robot jouer pour vous ; « robot random » en nomme un autre
cli-help-back = joue de nouveau vous-même
cli-help-pause = demande aux autres de mettre la partie en pause
cli-help-go = continue après une pause
cli-help-start = commence, quand chaque place a quelqu’un ; qui a ouvert la salle le peut
cli-help-free = libère la place de quelqu’un qui ne vient pas, avant la partie : « libérer p2 » ; qui a ouvert la salle le peut
cli-help-report = signale la table, ou quelqu’un, à l’hébergeur de ce serveur : « signaler p2 insulte tout le monde »
cli-help-quit-room = s’en va ; votre place vous reste, et le même lien sans sa clé vous ramène
cli-help-undo-room = reprend votre dernier choix, tant que ni le hasard ni personne d’autre n’a agi ; plus loin avec « demander annuler »
cli-room-onlooker = Spectateur
cli-room-joined = { $name } s’assied.
cli-room-seat-taken = La place { $number } est désormais tenue par quelqu’un qui a un lien : une autre personne, ou la même sur un autre appareil.
cli-room-seat-taken-bot = Quelqu’un est venu par un lien à la place { $number }, où joue un robot, et voit ce qu’il voit.
cli-room-seat-returned = Qui était venu à la place { $number } l’a quittée.
cli-room-left = { $name } est parti.
cli-room-bot-took = Un robot ({ $bot }) joue maintenant pour { $name }.
cli-room-bot-sat = Un robot ({ $bot }) s’assied : { $name }.
cli-room-bot-up = Un robot se lève : sa place est de nouveau libre.
cli-room-freed = { $name } libère une place : { $other }.
cli-room-freed-by-host = L’hôte libère une place : { $other }.
cli-room-took-back = { $name } rejoue.
cli-room-started = La partie commence.
cli-room-undone =
    { $number ->
        [one] { $name } reprend { $number } ligne.
       *[other] { $name } reprend { $number } lignes.
    }
cli-room-reopened = La partie n’est plus terminée.
cli-room-wish-undo =
    { $number ->
        [one] { $name } demande à reprendre la dernière ligne :
       *[other] { $name } demande à reprendre les { $number } dernières lignes :
    }
cli-room-wish-clock = { $name } demande une autre horloge.
cli-room-wish-time-off = { $name } demande du temps libre.
cli-room-wish-bot = { $name } demande qu’un robot remplace { $other }.
cli-room-wish-export = { $name } demande d’ouvrir la partie notée à tous, cartes cachées comprises.
cli-room-wish-pause = { $name } demande de mettre la partie en pause.
cli-room-agrees = { $name } est d’accord.
cli-room-disagrees = { $name } n’est pas d’accord.
cli-room-agreed = C’est convenu.
cli-room-not-agreed = Ce n’est pas convenu.
cli-room-clock = La table a maintenant une autre horloge.
cli-room-time-off = L’horloge de personne ne tourne pendant un moment.
cli-room-exported = La partie notée jusqu’ici est ouverte à toute la table.
cli-room-exported-alone = { $name } a lu l’enregistrement complet jusqu’ici, avec tout ce que cachent les robots.
cli-room-mark =
    { $mark ->
        [position] Cette partie a commencé à partir d’une position : qui a ouvert la table connaît peut-être ce qui est caché.
        [record] Cette partie reprend un enregistrement : qui a ouvert la table connaît peut-être ce qui est caché.
        [components] Cette partie se joue avec un autre matériel que celui imprimé.
        [options] Cette partie se joue avec d’autres options que d’habitude.
        [export] L’enregistrement complet a été lu pendant la partie, avec tout ce qu’il cache.
        [seat] Quelqu’un est venu à une place de la partie en cours.
       *[reopened] La partie a repris après sa fin, quand tout avait été montré.
    }
cli-room-paused = { $name } obtient une pause.
cli-room-server-down = Le serveur était arrêté. Personne n’a perdu de temps.
cli-room-resumed = { $name } continue.
cli-room-reminded = { $name } n’a plus de temps.
cli-room-said = { $name } : « { $text } »
cli-room-muted = On n’entend plus { $name }.
cli-room-heard = On entend de nouveau { $name }.
cli-room-rematch = { $name } ouvre une revanche : batisseurs join { $link }
cli-room-hidden = L’hébergeur de ce serveur a retiré la table du salon.
cli-room-listed = L’hébergeur de ce serveur a remis la table au salon.
cli-room-forgotten = Le nom et les messages d’un joueur ont été effacés à sa demande.

# Une table ouverte ailleurs (open).
cli-about-open = Ouvre une table dans une maison. Pour des personnes n’importe où et pour des robots : chacun reçoit un lien, et vous êtes la première personne.
cli-option-at = L’adresse de la maison ; par défaut BATISSEURS_HOUSE, puis là où « serve » en ouvre une sur cette machine.
cli-option-open-seats = Qui doit jouer, dans l’ordre du tour : person ou un robot, avec un nom si l’on veut, p. ex. Ann=person,person,greedy. La première personne, c’est vous ; sans cette option, toutes les places sont pour des personnes.
cli-option-open-from = Continue à partir de cette partie enregistrée ou de cette situation.
cli-option-per-choice = Combien de temps chacun peut réfléchir à chaque choix ; sans cela, il n’y a pas de pendule.
cli-option-reserve = Combien de temps chacun peut réfléchir en plus, en tout.
cli-option-policy = Ce qui se passe quand tout est épuisé : un rappel (remind), un robot pour le reste de la partie (bot) ou un robot pour ce seul choix (skip).
cli-option-watch = Qui peut regarder : tout le monde (anyone), qui a un lien pour cela (link) ou personne (nobody).
cli-option-listed = La maison montre la table à tout le monde.
cli-option-links-only = Montre les liens et s’arrête ; vous prendrez votre place plus tard.
cli-open-bad-house = « { $house } » n’est pas l’adresse d’une maison. Elle ressemble à { $usual }.
cli-open-bad-time = { $option } : « { $given } » n’est pas une durée. Écrivez 90s, 10m, 12h ou 2d (secondes, minutes, heures, jours).
cli-open-bad-word = { $option } : « { $given } » n’est pas possible. Possible : { $words }.
cli-open-no-clock = --reserve et --policy demandent une pendule : dites avec --per-choice combien de temps chacun peut réfléchir à chaque choix.
cli-open-json = --json va avec --links-only : il écrit les liens comme données.
cli-open-opened = La table est ouverte. Envoyez à chacun la ligne de sa place :
cli-open-opened-alone = La table est ouverte.
cli-open-yours = { $name } (vous)
cli-open-onlookers = Pour ceux qui regardent, autant que vous voulez :
cli-open-once = Le lien d’une place ne sert qu’une fois : la première personne qui s’en sert s’y assoit. N’envoyez chacun qu’à une seule personne.
cli-open-only-here = Ces liens mènent à cette machine même. Pour les autres, donnez avec --at l’adresse par laquelle ils atteignent la maison.
