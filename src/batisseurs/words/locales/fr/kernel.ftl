# Ce que le noyau dit dans tous les jeux.

list-last = { $first } et { $last }

sealed-answer = { $seat } a répondu.
sealed-withdraw = reprendre sa réponse

# Erreurs. { $text } est la raison exacte, dans les mots du format de fichier ou des règles.
error = { $text }
error-illegal-choice = Impossible : { $text }
error-not-asked = Pas maintenant : { $text }
error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
error-unknown-bot = Robot inconnu : { $text }
error-bad-option = Impossible : { $text }
error-bad-components = Fichier de matériel refusé : { $text }
error-bad-record = Enregistrement refusé : { $text }
error-bad-situation = Situation refusée : { $text }
error-bad-save = Table enregistrée refusée : { $text }
error-cannot-write = Rien n’a été écrit : { $text }

# Leurs détails. Les mots des formats de fichier restent tels quels.
error-at-line = ligne { $line } : { $text }
error-because = { $text } : { $because }
error-over = la partie est finie, plus personne ne doit répondre
error-not-your-turn = { $who } ne doit pas répondre maintenant ; on attend { $others }
error-empty = une ligne vide ne répond à rien ; possible : { $possible }
error-ambiguous = « { $text } » est ambigu : { $possible }
error-no-answer = « { $text } » ne répond pas à ce qui est demandé ; possible : { $possible }
error-option-players = { $title } se joue de { $least } à { $most }, pas à { $number }.
error-no-option = { $title } n’a pas d’option « { $option } ». Il y a : { $options }.
error-option-switch = L’option { $option } est true ou false, pas « { $value } » ({ $rule }).
error-option-number = L’option { $option } est un nombre entier de { $least } à { $most }, pas « { $value } » ({ $rule }).
error-option-word = L’option { $option } est une de { $allowed }, pas « { $value } » ({ $rule }).
error-other-game = c’est du jeu « { $game } », pas de « { $expected } »
error-newer-record = enregistrée par une version plus récente (format { $version }, celle-ci lit jusqu’à { $known }) ; mettez batisseurs à jour pour la reprendre
error-newer-rules = jouée avec des règles plus récentes du jeu { $title } (version { $version }, celle-ci connaît { $known }) ; mettez batisseurs à jour pour la reprendre
error-newer-situation = écrite pour une version plus récente (format { $version }, celle-ci lit jusqu’à { $known }) ; mettez batisseurs à jour pour la lire
error-no-record = ce n’est pas un enregistrement : il devrait commencer par « { $word } »
error-record-version = « { $version } » n’est pas une version du format
error-record-cut-line = la partie est coupée au milieu d’une ligne
error-record-cut-header = la partie est coupée dans son en-tête
error-record-second = une deuxième ligne « { $tag } »
error-record-seat = le siège { $expected } est attendu ici
error-record-lacks = l’en-tête n’a pas de ligne « { $tag } »
error-record-number = la ligne « { $tag } » de l’en-tête n’a pas de nombre : « { $value } »
error-record-situation = la situation est abîmée
error-record-goes-on = la partie est déjà finie
error-record-line = « { $text } » n’est pas une ligne d’une partie à { $players }
error-record-result = la ligne du résultat est mal formée
error-record-seats = l’en-tête nomme { $number } sièges pour { $players } joueurs
error-record-other-situation = sa situation a d’autres joueurs ou d’autres options que son en-tête
error-record-components = jouée avec le matériel { $fingerprint }, ici c’est { $here } ; donnez le fichier de matériel avec lequel elle a été jouée
error-record-choice = « { $text } »
error-record-not-over = elle a un résultat, mais la partie n’est pas finie et attend { $waiting }
error-record-no-result = elle est coupée : la partie est finie, mais la ligne du résultat manque
error-record-other-result = sa ligne de résultat diffère du résultat de la partie
error-no-situation = ce n’est pas une situation : elle devrait commencer par « situation = 1 »
error-situation-game = elle ne dit pas de quel jeu elle est : game = …
error-situation-tables = « options » et « table » sont des tables : [options], [table]
error-situation-seed = la graine (seed) est un nombre entier, pas « { $value } »
error-situation-turn = turn : « { $value } » n’est rien de cela : { $known }
error-situation-key = une situation n’a pas de « { $key } » ; elle a : { $known }
error-situation-written = écrite avec { $key } « { $value } », ici { $key } vaut « { $here } »
error-situation-no-players = elle ne dit pas combien il y a de joueurs : players = …
error-situation-pending = ce qui est en attente ne va pas avec ce qui est sur la table

# Ce qui ne va pas dans un fichier de matériel, pour tous les jeux. { $what } dit où se trouve la valeur ; les mots du fichier restent tels quels.
error-constraint = il ne respecte pas la contrainte { $constraint }
error-components-game = il est du jeu « { $game } », pas de « { $expected } »
error-components-layout = il a la disposition (layout) { $version } ; ce programme lit la { $known }
fault-must-be = { $what } : le fichier dit { $said }, il faut { $must }
fault-range = { $what } : le fichier dit { $said }, il faut de { $least } à { $most }
fault-at-least = { $what } : le fichier dit { $said }, il faut { $least } ou plus
fault-at-most = { $what } : le fichier dit { $said }, il faut { $most } ou moins
fault-one-of = { $what } : il n’y a pas de « { $said } » ; il y a : { $known }
fault-list = { $what } : nombre d’éléments dans le fichier : { $said }, il en faut de { $least } à { $most }
fault-list-exactly = { $what } : nombre d’éléments dans le fichier : { $said }, il en faut { $most }
fault-twice = { $what } : il y a { $number } entrées « { $said } » ; une seule dit tout de ses exemplaires
fault-missing = { $what } : « { $said } » manque ; ce qui n’est pas dans la boîte a copies = 0
fault-differs = { $what } : le fichier dit { $said } ; notre reconstitution a { $ours }
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
fault-unknown-key = { $place } n’a pas de « { $field } »
fault-word = { $place } : « { $value } » n’est pas un des mots possibles
fault-other = { $place } n’est pas comme il faut ({ $reason })
error-toml =
    ce n’est pas du TOML valable à la ligne { $line }, colonne { $column } : { $kind ->
        [twice] ceci est dit une deuxième fois
        [unclosed] quelque chose est ouvert et jamais fermé
        [equals] il manque le signe = après un nom
        [newline] il y a quelque chose derrière la fin d’une valeur
        [value] ce n’est pas une valeur
        [key] un titre ou un nom n’est pas écrit comme le veut TOML
        [character] ce caractère n’est pas possible ici
       *[other] ce n’est pas du TOML
    }
error-toml-end =
    ce n’est pas du TOML valable à la fin : { $kind ->
        [twice] ceci est dit une deuxième fois
       *[other] quelque chose est ouvert et jamais fermé, ou une valeur manque
    }
error-document-much =
    lecture impossible : { $kind ->
        [digits] un nombre a plus de { $most } chiffres
        [deep] plus de { $most } crochets sont les uns dans les autres
        [parts] une clé a plus de { $most } parties
       *[lines] il y a plus de { $most } lignes
    }

# Contradictions dans ce qui est en attente, et tables sauvegardées.
error-pending-form = « pending » est une liste d’étapes, chacune une liste d’un nom et de nombres entiers
error-no-step = pending : { $title } n’a pas d’étape « { $step } »
error-step-fields = pending : { $step } ne se fait pas de { $fields }
error-pending-seat = pending : { $step } s’adresse à un siège qui n’existe pas à une table de { $players }
error-pending-nothing = rien n’est en attente, mais la partie n’est pas finie
error-pending-cannot = pending : { $step } est impossible sur cette table
error-pending-no-choice = pending : { $step } ne laisse rien à choisir
error-situation-law = elle ne respecte pas une loi du jeu ({ $reason })
error-sealed-form = « sealed » est une liste de listes de nombres entiers, une par siège
error-sealed-step = des réponses « sealed » demandent qu’une étape à laquelle plusieurs sièges répondent vienne d’abord
error-sealed-seats = « sealed » : nombre de listes : { $number }, nombre de sièges : { $players }
error-sealed-answer = « sealed » : { $player } ne peut pas avoir répondu { $answer }
error-no-save = ce n’est pas une table sauvegardée, ou elle est abîmée
error-save-damaged = elle est abîmée
error-save-written = elle a été sauvegardée avec { $game }, règles { $rules }, matériel { $components } ; ici : { $expected }, règles { $known }, matériel { $here }

# Parties notées, fichiers et simulations.
error-in-record = partie { $number } du fichier { $file } : { $text }
error-records-unreadable = { $file } ne peut pas être lu
error-records-text = { $file } n’est pas un fichier de parties : ce n’est pas du texte en UTF-8
error-records-empty = { $file } est vide : il ne contient aucune partie
error-write = impossible d’écrire { $file }, rien de ce qui s’y trouvait n’a changé
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
error-undo = lignes qu’on peut reprendre : { $number }, pas { $asked }
error-no-bot = « { $bot } » ; il y a : { $bots }
error-no-bots = une simulation a besoin d’au moins un robot
error-many-bots = { $number } robots ne peuvent pas se partager { $players } sièges
error-at-least-one = { $name } vaut au moins 1, pas { $number }
error-bot-answer = le robot { $bot } répond à { $step } par { $choice }, qui n’est pas un choix
error-worker-died = un processus s’est arrêté après { $number } parties sur { $asked }, peut-être par manque de mémoire ; moins de cœurs peuvent aider
error-report-library = Un rapport demande la bibliothèque matplotlib. Installez-la : { $command }
