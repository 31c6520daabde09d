# Ce que le noyau dit dans tous les jeux.

list-last = { $first } et { $last }

# Lignes du journal. Qui fait plusieurs choses n’est nommé qu’une fois, « vous » aussi.
log-then = { $first } ; { $then }
log-you = Vous
log-chooses = { $name } : { $choice }

sealed-answer = { $seat } a répondu.
sealed-withdraw = changer sa réponse

# The title of something explained that has a printed name.
explain-name = { $item }
# What something costs and gives, and what a choice would do.
explain-costs = Coûte
explain-gains = Donne
explain-then-others = Ensuite, à { $names } de choisir.
explain-then-chance = Ensuite, un tirage ou un lancer de dés.
explain-then-open = Ensuite, toutes les réponses sont révélées.
explain-then-over = La partie se termine alors.
explain-points =
    { $number ->
        [one] { $change } point
       *[other] { $change } points
    }
result-ahead = 
    { $number ->
        [one] { $seat } a { $number } point, { $more } de plus que { $seat_second }.
       *[other] { $seat } a { $number } points, { $more } de plus que { $seat_second }.
    }
result-tied = 
    { $number ->
        [one] { $seat } et { $seat_second } ont { $number } point chacun ; l’égalité est départagée.
       *[other] { $seat } et { $seat_second } ont { $number } points chacun ; l’égalité est départagée.
    }
result-solo = { $seat } a { $number } PV, { $side } { $other }.

# Les chapitres d’un guide pour débutants.
guide-goal = Le but
guide-turn = Votre tour
guide-end = La fin
guide-score = Le décompte
guide-mistakes = Trois erreurs de débutant

# Erreurs. { $text } est la raison exacte, dans les mots du format de fichier ou des règles.
error = { $text }
error-illegal-choice = Impossible : { $text }
error-not-asked = Pas maintenant : { $text }
error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $games }.
error-unknown-bot = Robot inconnu : { $text }
error-weights = Poids inutilisables : { $text }
error-bad-option = Impossible : { $text }
error-bad-components = Fichier de matériel refusé : { $text }
error-bad-record = Enregistrement refusé : { $text }
error-bad-situation = Position refusée : { $text }
error-bad-save = Table enregistrée refusée : { $text }
error-cannot-write = Rien n’a été écrit : { $text }

# Leurs détails. Les mots des formats de fichier restent tels quels.
error-at-line = ligne { $line } : { $text }
error-because = { $text } : { $because }
error-puzzle = Exercice inconnu : { $text }
error-no-puzzle = { $title } a { $number } exercices, mais pas « { $puzzle } »
error-unknown-place = rien ici ne s’appelle « { $place } »
error-over = la partie est terminée
error-not-your-turn = ce n’est pas à { $who } de jouer ; on attend { $others }
error-empty = une ligne vide ne répond à rien ; possible : { $possible }
error-ambiguous = « { $text } » est ambigu : { $possible }
error-no-answer = « { $text } » ne répond pas à ce qui est demandé ; possible : { $possible }
error-option-players = { $title } se joue de { $least } à { $most }, pas à { $number }.
error-no-option = { $title } n’a pas d’option « { $option } ». Options : { $options }.
error-option-switch = L’option { $option } est true ou false, pas « { $value } » ({ $rule }).
error-option-number = L’option { $option } est un nombre entier de { $least } à { $most }, pas « { $value } » ({ $rule }).
error-option-word = L’option { $option } vaut l’un de ces mots : { $allowed }, pas « { $value } » ({ $rule }).
error-other-game = le jeu est « { $game } », pas « { $expected } »
error-newer-record = écrit par une version plus récente (format { $version }, celle-ci lit jusqu’à { $known }) ; mettez batisseurs à jour pour le reprendre
error-newer-rules = joué avec des règles plus récentes du jeu { $title } (version { $version }, celle-ci connaît { $known }) ; mettez batisseurs à jour pour le reprendre
error-newer-situation = écrite pour une version plus récente (format { $version }, celle-ci lit jusqu’à { $known }) ; mettez batisseurs à jour pour la lire
error-no-record = ce n’est pas un enregistrement : il devrait commencer par « { $word } »
error-record-version = « { $version } » n’est pas une version du format
error-record-cut-line = l’enregistrement est coupé au milieu d’une ligne
error-record-cut-header = l’enregistrement est coupé dans son en-tête
error-record-second = il y a une deuxième ligne « { $tag } »
error-record-seat = la place { $expected } est attendue ici
error-record-lacks = l’en-tête n’a pas de ligne « { $tag } »
error-record-number = la ligne « { $tag } » de l’en-tête n’a pas de nombre : « { $value } »
error-record-situation = la position est abîmée
error-record-goes-on = la partie est déjà terminée
error-record-line = « { $text } » n’est pas une ligne d’une partie à { $players } joueurs
error-record-result = la ligne du résultat est mal formée
error-record-seats = l’en-tête nomme { $number } places pour { $players } joueurs
error-record-other-situation = sa position a d’autres joueurs ou d’autres options que son en-tête
error-record-components = joué avec le matériel { $fingerprint }, ici c’est { $here } ; donnez le fichier de matériel avec lequel il a été joué
error-record-choice = « { $text } »
error-record-not-over = il a un résultat, mais la partie n’est pas terminée et attend { $waiting }
error-record-no-result = il est coupé : la partie est terminée, mais la ligne du résultat manque
error-record-other-result = sa ligne de résultat diffère du résultat de la partie
error-no-situation = ce n’est pas une position : elle devrait commencer par « situation = 1 »
error-situation-game = elle ne dit pas de quel jeu elle est : game = …
error-situation-tables = « options » et « table » sont des tables : [options], [table]
error-situation-seed = la graine (seed) est un nombre entier, pas « { $value } »
error-situation-turn = turn : « { $value } » n’est rien de cela : { $known }
error-situation-key = une position n’a pas de clé « { $key } » ; elle a : { $known }
error-situation-written = écrite avec { $key } « { $value } », ici { $key } vaut « { $here } »
error-situation-no-players = elle ne dit pas combien il y a de joueurs : players = …
error-situation-pending = ce qui est en attente ne va pas avec ce qui est sur la table

# Ce qui ne va pas dans un fichier de matériel, pour tous les jeux. { $what } dit où se trouve la valeur ; les mots du fichier restent tels quels.
error-constraint = il ne respecte pas la contrainte { $constraint }
error-components-game = son jeu est « { $game } », pas « { $expected } »
error-components-layout = il a la disposition (layout) { $version } ; ce programme lit la { $known }
fault-must-be = { $what } : le fichier dit { $said }, il faut { $must }
fault-range = { $what } : le fichier dit { $said }, il faut de { $least } à { $most }
fault-at-least = { $what } : le fichier dit { $said }, il faut { $least } ou plus
fault-at-most = { $what } : le fichier dit { $said }, il faut { $most } ou moins
fault-one-of = { $what } : il n’y a pas de « { $said } » ; possible : { $known }
fault-list = { $what } : nombre d’éléments dans le fichier : { $said }, il en faut de { $least } à { $most }
fault-list-exactly = { $what } : nombre d’éléments dans le fichier : { $said }, il en faut { $most }
fault-twice = { $what } : il y a { $number } entrées « { $said } » ; une seule dit tout de ses exemplaires
fault-missing = { $what } : « { $said } » manque ; ce qui n’est pas dans la boîte a copies = 0
fault-differs = { $what } : le fichier dit { $said } ; notre reconstitution a { $ours }
fault-differs-less = { $what } : le fichier dit { $said } ; notre reconstitution a { $ours } ou plus
fault-type =
    { $place } : { $expected ->
        [number] il faut un nombre entier
        [decimal] il faut un nombre
        [text] il faut un texte
        [switch] il faut true ou false
        [list] il faut une liste
        [table] il faut une table
       *[other] il faut une autre sorte de valeur
    }, pas { $got ->
        [number] un nombre entier
        [decimal] un nombre à virgule
        [text] un texte
        [switch] true ou false
        [list] une liste
        [table] une table
       *[other] ce qui s’y trouve
    }
fault-lacks = { $place } : « { $field } » manque
fault-unknown-key = { $place } : il n’y a pas de clé « { $field } »
fault-absent = { $what } : « { $said } » manque
fault-number = { $what } manque
fault-text = { $what } est vide
fault-other = { $place } : valeur incorrecte ({ $reason })
error-toml =
    TOML incorrect à la ligne { $line }, colonne { $column } : { $kind ->
        [twice] ceci est défini une deuxième fois
        [unclosed] quelque chose est ouvert et jamais fermé
        [equals] il manque le signe = après un nom
        [newline] il y a quelque chose après la fin d’une valeur
        [value] ce n’est pas une valeur
        [key] un titre ou un nom n’est pas écrit comme le veut TOML
        [character] ce caractère n’est pas possible ici
       *[other] ce n’est pas du TOML
    }
error-toml-end =
    TOML incorrect à la fin : { $kind ->
        [twice] ceci est défini une deuxième fois
       *[other] quelque chose est ouvert et jamais fermé, ou une valeur manque
    }
error-document-much =
    lecture impossible : { $kind ->
        [digits] un nombre a plus de { $most } chiffres
        [deep] plus de { $most } crochets sont imbriqués
        [parts] une clé a plus de { $most } parties
       *[lines] il y a plus de { $most } lignes
    }

# Contradictions dans ce qui est en attente, et tables enregistrées.
error-pending-form = « pending » est une liste d’étapes, chacune une liste d’un nom et de nombres entiers
error-no-step = pending : { $title } n’a pas d’étape « { $step } »
error-step-fields = pending : { $step } ne se compose pas de { $fields }
error-pending-seat = pending : { $step } s’adresse à une place qui n’existe pas à une table de { $players }
error-pending-nothing = rien n’est en attente, mais la partie n’est pas terminée
error-pending-cannot = pending : { $step } est impossible sur cette table
error-pending-no-choice = pending : { $step } ne laisse rien à choisir
error-situation-law = elle ne respecte pas une loi du jeu ({ $reason })
error-sealed-form = « sealed » est une liste de listes de nombres entiers, une par place
error-sealed-step = des réponses « sealed » demandent d’abord une étape à laquelle plusieurs places répondent
error-sealed-seats = « sealed » : nombre de listes : { $number }, nombre de places : { $players }
error-sealed-answer = « sealed » : { $player } ne peut pas avoir répondu { $answer }
error-no-save = ce n’est pas une table enregistrée, ou elle est abîmée
error-save-damaged = elle est abîmée
error-save-written = elle a été enregistrée avec { $game }, règles { $rules }, matériel { $components } ; ici : { $expected }, règles { $known }, matériel { $here }

# Enregistrements, fichiers et simulations.
error-in-record = enregistrement { $number } du fichier { $file } : { $text }
error-records-unreadable = { $file } ne peut pas être lu
error-records-text = { $file } n’est pas un fichier d’enregistrements : ce n’est pas du texte en UTF-8
error-records-empty = { $file } est vide : il ne contient aucun enregistrement
error-write = impossible d’écrire { $file } ; rien de ce qui s’y trouvait n’a changé
error-system =
    { $kind ->
        [no-file] ce fichier ou ce dossier n’existe pas
        [no-permission] ce n’est pas permis
        [folder] c’est un dossier
        [no-folder] une partie du chemin n’est pas un dossier
        [exists] il existe déjà
        [full] il n’y a plus de place sur le disque
        [too-large] le fichier serait trop grand
        [read-only] on ne peut rien y écrire
        [long-name] le nom est trop long
        [loop] des liens tournent en rond
        [too-many] trop de fichiers sont ouverts
        [device] l’appareil ne fonctionne pas
        [busy] il est en cours d’utilisation
        [memory] il n’y a pas assez de mémoire
       *[other] le système refuse ({ $reason })
    }
error-undo = coups qu’on peut annuler : { $number }, pas { $asked }
error-no-bot = « { $bot } » ; robots disponibles : { $bots }
error-no-program = « { $command } » n’est pas une commande que l’on peut lancer
error-bot-budget = « { $budget } » n’est pas un budget de recherche valable : au moins 1 partie ou 1 ms, par exemple { $examples }
error-weights-damaged = ce n’est pas un fichier de poids
error-weights-game = ils sont pour { $found }, pas pour { $title }
error-weights-version = ils sont pour la version { $found } des règles ; ici, c’est la version { $number }
error-weights-features = ils ne correspondent pas aux éléments évalués dans { $title } : { $features }
error-no-features = { $title } n’a pas de poids à apprendre : son évaluation est écrite à la main
error-train-way = { $title } ne peut pas apprendre par « { $way } » : pairs, ou points si son évaluation compte des points
error-few-games = l’apprentissage demande au moins { $least } parties, pas { $number }
error-no-bots = une simulation a besoin d’au moins un robot
error-many-bots = { $number } robots ne peuvent pas se partager { $players } places
error-at-least-one = { $name } vaut au moins 1, pas { $number }
error-bot-answer = le robot { $bot } répond à { $step } par { $choice }, qui n’est pas possible
error-worker-died =
    { $number ->
        [one] un processus s’est arrêté après { $number } partie sur { $asked }, peut-être par manque de mémoire ; essayez avec moins de cœurs
       *[other] un processus s’est arrêté après { $number } parties sur { $asked }, peut-être par manque de mémoire ; essayez avec moins de cœurs
    }
error-library = Il faut la bibliothèque { $library }. Installez-la : { $command }
