# Ce qui peut clocher dans un fichier de matériel de Nehemiah. Les mots du fichier restent tels quels.

nehemiah-fault-board = { $what } : le fichier dit { $said } ; seuls des cubes se posent sur un plateau
nehemiah-fault-face-twice = { $what } : « { $said } » figure { $number } fois ; une seule entrée dit tout de ses exemplaires
nehemiah-fault-table-twice = { $what } : il y a une autre table à { $players } joueurs pour la manche { $number }
nehemiah-fault-columns = { $what } : nombre de cartes du fichier à { $players } joueurs : { $number } ; les dernières (nombre : { $rest }) ne complètent aucune colonne et ne servent pas
nehemiah-fault-deck = { $what } : nombre de cartes du fichier à { $players } joueurs : { $number }, il en faut { $least } ou plus
nehemiah-fault-c6 = une fois { $dealt } cartes étalées, il reste dans les paquets du fichier { $first }, { $second } et { $third } cartes ; une critique en a vu 16 et deux fois environ 16
nehemiah-fault-c8-none = aucune porte du fichier n’a la valeur { $value }
nehemiah-fault-c8-order = { $what } : le fichier dit { $said }, moins que la porte au-dessus ; les valeurs doivent monter
nehemiah-fault-c12 = { $what } à la manche { $round } : le fichier dit { $said } ; il faut { $players } nombres qui descendent jusqu’à 0 ou plus
nehemiah-fault-c17 = aucun paquet du fichier ne permet la colonne des exemples : { $cards }
nehemiah-fault-c22 = ouvriers du fichier à { $players } joueurs : { $workers } pour { $cards } cartes de l’étalage ; il en faut plus que de cartes
nehemiah-fault-c23 = à trois joueurs il n’y a aucune carte { $cards } ; dans notre reconstitution il y en a de toutes les sortes
nehemiah-fault-c24 = colonnes remplacées : { $three } à trois joueurs et { $four } à quatre, ce qui ne fait pas autant pour chacun ; notre reconstitution en a 11 et 14

# Ce qui ne va pas dans une position de Nehemiah. Les mots du document restent tels quels.
nehemiah-error-key = { $place } n’a pas de « { $key } » ; il y a : { $known }
nehemiah-error-number = { $place } : { $key } est un nombre entier de { $least } à { $most }, pas « { $value } »
nehemiah-error-seat = { $place } : « { $value } » n’est pas une place ; il y a p1 à { $last }
nehemiah-error-list = { $place } : il faut une liste de noms, pas « { $value } »
nehemiah-error-side = { $place } est une table : [table.{ $place }]
nehemiah-error-table = { $place } s’écrit comme wall = 2, temple = 1 entre accolades, pas « { $value } »
nehemiah-error-word = { $place } : « { $value } » n’est pas l’un des noms possibles : { $known }
nehemiah-error-twice = { $place } : { $value } figure deux fois
nehemiah-error-switch = { $place } est true ou false, pas « { $value } »
nehemiah-error-card = { $place } : il n’y a pas de carte « { $value } »
nehemiah-error-worker = { $place } : « { $value } » ne s’écrit pas comme wood_1 p1, wood_1 p1 tired ou wood_1 neutral p2
nehemiah-error-column = { $place } : une colonne a { $most } cartes, pas { $number } (NE-17)
nehemiah-error-decks = decks est une liste de { $number } tailles, pas « { $value } »
nehemiah-error-deck-past = le paquet { $number } est épuisé à la manche { $round } (NE-102)
nehemiah-error-deck-size = le paquet { $number } ne peut pas avoir autant de cartes : { $size } ; il en reste pour lui : { $left }
nehemiah-error-copies = { $place } : tous les exemplaires de la carte { $card } dans les paquets jusqu’à la manche { $round } ({ $number }) sont ailleurs
nehemiah-error-no-cards = { $place } : il ne reste plus de cartes
nehemiah-error-cubes = { $place } : cubes sur les plateaux : { $number }, mais un joueur en a { $most } (NE-12)
nehemiah-error-workers = { $place } : ouvriers sur des cartes ou écartés : { $number }, mais un joueur en a { $most } (NE-11)
nehemiah-error-neutral = { $place } : ouvriers neutres sur des cartes : { $number }, mais il y en a { $most } (NE-92)
nehemiah-error-gates = portes devant les joueurs : { $number }, mais il y en a { $most } (NE-6)
nehemiah-error-gate-order = { $place } : { $gate } a été prise, mais pas toutes les portes au-dessus (NE-20)
nehemiah-error-no-foremen = { $place } : il n’y a de contremaîtres qu’avec l’option foremen (NE-122)

# Ce qui est en attente dans une position et ne va pas avec la table.
nehemiah-pending-last = { $step } est en attente, mais rien ne vient après
nehemiah-pending-order = { $step } est en attente, mais { $after } ne peut pas venir après
nehemiah-pending-misfit =
    { $what ->
        [seat] { $step } est en attente, mais ce n’est pas la bonne place
        [active-seat] { $step } est en attente, mais c’est une autre place qui joue
        [spot] { $step } est en attente, mais cet emplacement n’existe pas
        [column] { $step } est en attente, mais ce n’est pas la bonne colonne
        [board] { $step } est en attente, mais ce plateau n’existe pas
        [swap] { $step } est en attente, mais cet échange n’a pas lieu maintenant
        [foreman] { $step } est en attente, mais ce contremaître n’est pas retourné
        [window] { $step } est en attente, mais ce moment n’est pas venu
       *[number] { $step } est en attente, mais ce nombre n’est pas possible
    }
nehemiah-pending-no-foremen = { $step } est en attente, mais la partie se joue sans contremaîtres (NE-122)
nehemiah-pending-turns = { $step } est en attente, mais nombre de tours commencés jusqu’ici : { $turns } (NE-23)
nehemiah-pending-between = between_turns est true si et seulement si OpenTurn est en attente (NE-180)
nehemiah-pending-last-turn = le dernier tour ne peut pas avoir le numéro { $last } ; tours commencés : { $turns }, joueurs : { $players } (NE-116)
nehemiah-pending-ending = la fin { $ending } ne va pas avec last_turn = { $last } (NE-113)
nehemiah-pending-end = la partie se termine après le tour { $last }, mais tours commencés jusqu’ici : { $turns } (NE-116)
nehemiah-pending-round = { $step } est en attente, mais la manche { $round } ne finit pas ainsi ; cartes dans son paquet : { $number } (NE-102)
nehemiah-pending-draw = { $step } est en attente, mais { $spot } n’est pas la prochaine carte à étaler (NE-59)
nehemiah-pending-dealt = { $step } est en attente, mais { $column } a déjà des cartes (NE-17)
nehemiah-pending-column = cartes dans { $column } : { $number }, mais une colonne en a { $most } ou aucune (NE-60)
nehemiah-pending-deck = cartes dans le paquet { $deck } : { $number }, à étaler : { $wanted } ; il doit rester des colonnes entières (NE-175)
nehemiah-pending-refill = { $step } est en attente, mais { $column } n’a pas été remplacée (NE-59)
nehemiah-pending-no-cards = aucune colonne n’a de cartes, mais la fin n’est pas déclenchée (NE-113)
nehemiah-pending-marked = { $column } est marquée, mais elle n’a pas de cartes ou n’est pas vidée pendant ce tour (NE-57)
nehemiah-pending-emptied = { $column } attend le paquet suivant, mais elle a des cartes ou aucun paquet ne vient (NE-103)
nehemiah-pending-bottom = un ouvrier couché est en { $spot }, mais { $column } n’est pas marquée (NE-176)
nehemiah-pending-cleared = des colonnes ont été vidées, mais aucun tour ne se termine (NE-57)
nehemiah-pending-anchor = il y a une carte activée si et seulement si une activation est en cours (NE-37)
nehemiah-pending-target = { $step } est en attente, mais la carte activée est dans une autre colonne (NE-88)
nehemiah-pending-used = { $spot } a été utilisée, mais pas dans une activation de sa colonne (NE-43)
nehemiah-pending-activated = aucun ouvrier ne peut avoir été activé pendant ce tour en { $spot } (NE-37)
nehemiah-pending-revealed = contremaîtres retournés : { $number }, à mettre aux enchères : { $wanted } (NE-126)
nehemiah-pending-foreman-deck = cartes dans le paquet des contremaîtres : { $number }, nécessaires aux manches à venir : { $needed } (NE-126)
nehemiah-pending-lacks =
    { $what ->
        [cube] { $step } est en attente, mais aucun cube ne peut y être déplacé (NE-64)
        [raise] { $step } est en attente, mais aucun ouvrier ne peut être relevé (NE-78)
        [place] { $step } est en attente, mais aucun ouvrier ne peut être envoyé au travail (NE-31)
        [replace] { $step } est en attente, mais aucun ouvrier ne peut être remplacé (NE-82)
        [target] { $step } est en attente, mais aucune carte de la colonne ne peut être utilisée (NE-88)
        [gate] { $step } est en attente, mais il ne reste plus de porte (NE-72)
        [foreman] { $step } est en attente, mais ce joueur n’a pas de contremaître pour cela (NE-135)
        [standing] { $step } est en attente, mais ce joueur n’a pas d’ouvrier debout ici (NE-36)
        [opponent] { $step } est en attente, mais aucun adversaire n’a d’ouvrier debout (NE-164)
        [neutral] { $step } est en attente, mais aucun ouvrier neutre ne peut être placé (NE-97)
        [anchor] { $step } est en attente, mais aucun ouvrier n’a été activé sur la carte activée (NE-37)
        [action] { $step } est en attente, mais ce joueur ne peut rien faire (NE-165)
       *[swap] { $step } est en attente, mais rien ne peut être échangé (NE-91)
    }

# Les clés d’une position, expliquées dans le document qu’écrit « position new ».
nehemiah-position-round = Le numéro de la manche.
nehemiah-position-first-player = Qui a le pion premier joueur.
nehemiah-position-turns = Combien de tours ont été commencés. Sans « pending » : combien ont eu lieu avant celui-ci ; le nombre est augmenté jusqu’à ce qu’il corresponde à la place dont c’est le tour.
nehemiah-position-last-clearing = Combien de tours avaient eu lieu quand une colonne a été vidée pour la dernière fois.
nehemiah-position-last-turn = Le numéro du dernier tour une fois la fin déclenchée, 0 avant.
nehemiah-position-ending = Comment la fin a été déclenchée : going_on, last_column, deadlock ou stalled.
nehemiah-position-decks = Les cartes qui restent dans les paquets I, II et III. Une liste au lieu d’un nombre : ces cartes-là.
nehemiah-position-discard = Des cartes de la défausse ; ce qui reste en trop s’y trouve aussi.
nehemiah-position-c1 = Une colonne depuis le haut : la carte, peut-être l’ouvrier dessus, peut-être tired (couché) ; un ouvrier neutre comme dans « wood_1 neutral p2 ». Un texte vide est une carte quelconque, une liste vide une colonne sans cartes ; les colonnes non indiquées sont distribuées.
nehemiah-position-marked = Les colonnes marquées pour être vidées, dans l’ordre des marques.
nehemiah-position-cleared = Combien de colonnes marquées pendant ce tour ont déjà été vidées ; seulement avec « pending ».
nehemiah-position-emptied = Les colonnes vidées qui attendent le paquet suivant, dans leur ordre ; seulement avec « pending ».
nehemiah-position-refilled = Combien d’entre elles ont déjà été remplacées ; seulement avec « pending ».
nehemiah-position-anchor = L’emplacement de la carte activée, comme c2r3 ; seulement avec « pending ».
nehemiah-position-used = Les emplacements des cartes utilisées dans cette activation ; seulement avec « pending ».
nehemiah-position-targets = Les emplacements des cartes utilisées par une même Consolidation ; seulement avec « pending ».
nehemiah-position-activated = Les emplacements des ouvriers activés pendant ce tour ; seulement avec « pending ».
nehemiah-position-between-turns = Si un blocage est en train d’être résolu avant le tour ; seulement avec « pending ».
nehemiah-position-revealed = Les contremaîtres mis aux enchères ; seulement avec « pending ».
nehemiah-position-foreman-deck = Les contremaîtres que personne n’a encore vus. Un nombre à la place : autant de ceux qui ne sont nulle part ailleurs.
nehemiah-position-seat-wood = Le bois.
nehemiah-position-seat-gold = L’or.
nehemiah-position-seat-points = Les points de victoire selon leur origine. Un nombre à la place : comme gagnés par des cartes.
nehemiah-position-seat-cubes = Les cubes sur les plateaux ; les autres sont dans la réserve.
nehemiah-position-seat-gates = Les portes prises, depuis le haut du paquet. Un nombre à la place : n’importe lesquelles de celles qui sont prises.
nehemiah-position-seat-set-aside = Les ouvriers écartés jusqu’à la manche suivante. Ceux qui ne sont nulle part sont disponibles.
nehemiah-position-seat-foremen = Les contremaîtres devant le joueur.
