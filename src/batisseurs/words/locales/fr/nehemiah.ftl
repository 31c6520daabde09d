# Nehemiah. Les noms des cartes, des portes et des plateaux viennent du fichier de matériel, tels qu’ils sont imprimés.
# Les noms des emplacements de l’étalage (colonne 2, rangée 3) viennent du jeu.

nehemiah-what = Relever la muraille de Jérusalem avec des ouvriers qui se fatiguent, dans des colonnes de cartes qui se renouvellent.
nehemiah-help = Nehemiah. À chaque tour, faites l’une de ces deux choses. Soit vous envoyez un ouvrier : il va, debout, sur la carte libre la plus haute d’une colonne. Soit vous activez un de vos ouvriers debout : il se couche et vous pouvez réaliser l’action de sa carte, puis utiliser aussi chaque carte plus haute de la colonne qui porte un ouvrier couché, pour 1 pièce d’or chacune, payée au propriétaire de l’ouvrier. Activer l’ouvrier de la carte la plus basse remplace toute la colonne : ses ouvriers rentrent et quatre nouvelles cartes arrivent. Quand un paquet ne suffit plus à remplacer une colonne, la manche se termine : on compte les cubes du Mur, du Temple et de la Garnison, et qui est en tête y reprend un cube. Après le troisième paquet, chacun joue un dernier tour, puis on compte encore les plateaux et les portes ; 3 bois ou 2 pièces d’or valent un point. Qui a le plus de points de victoire gagne.

# Ce qui est demandé.
nehemiah-ask-action = { $seat }, à vous : envoyez un ouvrier, ou activez-en un qui est debout.
nehemiah-ask-neutral = Dans quelle colonne couchez-vous un ouvrier neutre ?
nehemiah-ask-perform = Réalisez-vous l’action en { $spot } : { $card } ?
nehemiah-ask-extra =
    { $number ->
        [one] Pour { $number } pièce d’or chacune, vous pouvez utiliser des cartes au-dessus ({ $spot }) qui portent un ouvrier couché : laquelle ?
       *[other] Pour { $number } pièces d’or chacune, vous pouvez utiliser des cartes au-dessus ({ $spot }) qui portent un ouvrier couché : laquelle ?
    }
nehemiah-ask-move-cube =
    { $number ->
        [one] Votre réserve est vide : de quel plateau prenez-vous un cube pour le plateau { $board } ?
       *[other] Votre réserve est vide : de quel plateau prenez-vous le premier des { $number } cubes pour le plateau { $board } ?
    }
nehemiah-ask-raise =
    { $number ->
        [one] Lequel de vos ouvriers couchés se relève ?
       *[other] Jusqu’à { $number } de vos ouvriers couchés se relèvent : lequel d’abord ?
    }
nehemiah-ask-place-further =
    { $number ->
        [one] Dans quelle colonne envoyez-vous un ouvrier ?
       *[other] Vous envoyez jusqu’à { $number } ouvriers : dans quelle colonne le premier ?
    }
nehemiah-ask-place-anywhere = Sur quelle carte libre placez-vous un ouvrier ?
nehemiah-ask-replace = Quel ouvrier adverse rentre et laisse sa place au vôtre ?
nehemiah-ask-consolidate =
    { $number ->
        [one] Pour quelle carte occupée de la colonne { $column } payez-vous ?
       *[other] Vous pouvez payer pour utiliser jusqu’à { $number } cartes occupées de la colonne { $column } : laquelle d’abord ?
    }
nehemiah-ask-swap-workers = Vous échangez deux ouvriers : quel est le premier ?
nehemiah-ask-swap-cards = Vous échangez deux cartes : quelle est la première ?
nehemiah-ask-swap-with = Avec quoi échangez-vous cette carte ({ $spot }) ?
nehemiah-ask-journeyman = Lequel de vos ouvriers debout se déplace ?
nehemiah-ask-move-to = Votre ouvrier en { $spot } se déplace : sur quelle carte libre ?
nehemiah-ask-assistant =
    { $number ->
        [1] Quel ouvrier activez-vous d’abord ?
       *[other] Activez-vous un autre ouvrier ?
    }
nehemiah-ask-corrupt = Quel ouvrier adverse activez-vous ?
nehemiah-ask-inspector = Vous avez l’Inspecteur : décidez-vous de ce que fait { $seat } ce tour-ci ?
nehemiah-ask-order-anew = L’ordre ne peut plus être exécuté : que fait { $seat } à la place ?
nehemiah-ask-window-1 = Avant l’action ({ $seat }) : utilisez-vous un contremaître ?
nehemiah-ask-window-3 = Après l’action ({ $seat }) : utilisez-vous un contremaître ?
nehemiah-ask-window-4 = La colonne { $column } vient d’être remplacée : utilisez-vous un contremaître ?
nehemiah-ask-auction = Quel contremaître mettez-vous aux enchères ?
nehemiah-ask-bid = Que misez-vous pour ce contremaître : { $card } ?
nehemiah-ask-bid-workers = Votre mise secrète : { $card }. Combien d’ouvriers ?
nehemiah-ask-bid-wood =
    { $workers ->
        [one] Votre mise secrète : { $card }. { $workers } ouvrier, et combien de bois ?
       *[other] Votre mise secrète : { $card }. { $workers } ouvriers, et combien de bois ?
    }
nehemiah-ask-bid-gold =
    { $workers ->
        [one] Votre mise secrète : { $card }. { $workers } ouvrier, { $wood } bois, et combien d’or ?
       *[other] Votre mise secrète : { $card }. { $workers } ouvriers, { $wood } bois, et combien d’or ?
    }
nehemiah-ask-free-cube = Placez-vous gratuitement un cube sur le plateau { $board } ?
nehemiah-ask-free-gate = Prenez-vous gratuitement cette porte : { $gate } ?
nehemiah-ask-give-up-wood = Combien de paires d’un ouvrier disponible et d’un bois abandonnez-vous pour des points de victoire ?
nehemiah-ask-give-up-gold = Combien de paires d’un ouvrier disponible et d’une pièce d’or abandonnez-vous pour des points de victoire ?
nehemiah-ask-turncoat = On va compter les plateaux : déplacez-vous un cube avec le Transfuge ?
nehemiah-ask-turn-to = Un cube ({ $seat_owner }) quitte le plateau { $board } : pour quel plateau ?
nehemiah-ask-first-player = On tire au sort qui commence.
nehemiah-ask-draw = La prochaine carte du paquet arrive en { $spot }.
nehemiah-ask-reveal =
    { $number ->
        [one] On retourne le dernier contremaître pour les enchères.
       *[other] Il reste { $number } contremaîtres à retourner pour les enchères.
    }

# Les choix, en toutes lettres.
nehemiah-place = envoyer en colonne { $column } : { $card }
nehemiah-place-on = placer en { $spot }
nehemiah-neutral = coucher en { $spot }
nehemiah-activate = activer { $card } ({ $spot })
nehemiah-corrupt = activer { $card } ({ $spot }, { $seat_owner })
nehemiah-pass = passer
nehemiah-perform = réaliser l’action : { $card }
nehemiah-decline = renoncer à l’action : { $card }
nehemiah-also = payer pour { $card } ({ $spot })
nehemiah-use = payer pour { $card } ({ $spot })
nehemiah-stop = en rester là
nehemiah-move-cube = prendre un cube du plateau { $board }
nehemiah-raise = relever l’ouvrier en { $spot }
nehemiah-replace = remplacer l’ouvrier en { $spot } ({ $seat_owner })
nehemiah-swap = échanger { $card } ({ $spot })
nehemiah-swap-with = avec { $card } ({ $spot })
nehemiah-move = déplacer l’ouvrier en { $spot }
nehemiah-move-to = vers : { $spot }
nehemiah-end-turn = pas d’autre ouvrier
nehemiah-play-foreman = utiliser le contremaître : { $card }
nehemiah-play-seasonal = utiliser le contremaître { $card } ({ $spot })
nehemiah-decline-window = aucun contremaître pour l’instant
nehemiah-auction = mettre aux enchères : { $card }
nehemiah-bid-workers =
    { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
nehemiah-bid-wood = { $number } bois
nehemiah-bid-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
nehemiah-free-cube = placer un cube sur le plateau { $board }
nehemiah-take-gate = prendre : { $gate }
nehemiah-decline-free = renoncer
nehemiah-give-up-wood =
    { $number ->
        [0] rien
        [one] { $number } ouvrier et { $number } bois
       *[other] { $number } ouvriers et { $number } bois
    }
nehemiah-give-up-gold =
    { $number ->
        [0] rien
        [one] { $number } ouvrier et { $number } pièce d’or
       *[other] { $number } ouvriers et { $number } pièces d’or
    }
nehemiah-turn = déplacer un cube ({ $seat_owner }) du plateau { $board }
nehemiah-turn-to = vers le plateau { $board }
nehemiah-first = { $seat } commence
nehemiah-draw = { $spot } : { $card }
nehemiah-reveal = retourné : { $card }

# Les verbes, devant une liste de choix.
nehemiah-verb-place = envoyer
nehemiah-verb-neutral = coucher
nehemiah-verb-activate = activer
nehemiah-verb-pass = passer
nehemiah-verb-perform = réaliser
nehemiah-verb-decline = renoncer
nehemiah-verb-also = payer
nehemiah-verb-use = utiliser
nehemiah-verb-stop = arrêter
nehemiah-verb-move = déplacer
nehemiah-verb-raise = relever
nehemiah-verb-replace = remplacer
nehemiah-verb-swap = échanger
nehemiah-verb-with = avec
nehemiah-verb-to = vers
nehemiah-verb-end = terminer
nehemiah-verb-auction = proposer
nehemiah-verb-bid = miser
nehemiah-verb-take = prendre
nehemiah-verb-give = abandonner
nehemiah-verb-turn = déplacer

# Pourquoi ce n’est pas possible.
nehemiah-why-no-worker = { $seat } n’a pas d’ouvrier disponible
nehemiah-why-column-only = on choisit seulement la colonne, et l’ouvrier va sur sa carte libre la plus haute
nehemiah-why-anchor-over = cette action vient avant les activations supplémentaires, pas après : { $card }
nehemiah-why-full = la colonne { $column } n’a pas de carte libre
nehemiah-why-no-cards = la colonne { $column } n’a plus de cartes
nehemiah-why-same-column = votre propre ouvrier vient d’arriver dans la colonne { $column }, le neutre va dans une autre
nehemiah-why-bottom = seule la carte la plus basse de la colonne { $column } est libre, et aucun ouvrier neutre n’y va
nehemiah-why-no-card = il n’y a plus de carte en { $spot }
nehemiah-why-occupied = la carte en { $spot } est occupée
nehemiah-why-unoccupied = il n’y a pas d’ouvrier en { $spot }
nehemiah-why-neutral = l’ouvrier en { $spot } est neutre
nehemiah-why-not-yours = l’ouvrier en { $spot } n’est pas à vous
nehemiah-why-your-own = l’ouvrier en { $spot } est à vous
nehemiah-why-tired = l’ouvrier en { $spot } est couché
nehemiah-why-stands = l’ouvrier en { $spot } est déjà debout
nehemiah-why-still-stands = l’ouvrier en { $spot } est debout, et seules les cartes aux ouvriers couchés peuvent servir
nehemiah-why-on-night-work = l’ouvrier en { $spot } est couché sur le Travail de nuit lui-même
nehemiah-why-activated = l’ouvrier en { $spot } a été activé ce tour-ci
nehemiah-why-not-in-column = { $spot } n’est pas dans la colonne de la carte activée
nehemiah-why-not-above = { $spot } n’est pas au-dessus de la carte activée
nehemiah-why-used = la carte en { $spot } a déjà servi
nehemiah-why-other-column = { $spot } n’est pas dans la colonne de la Consolidation
nehemiah-why-consolidation = il y a une Consolidation en { $spot }, et l’une n’utilise pas l’autre
nehemiah-why-other-swap = { $spot } ne convient pas pour cet échange
nehemiah-why-fee =
    { $number ->
        [one] il vous manque { $number } pièce d’or à payer : { $card }
       *[other] il vous manque { $number } pièces d’or à payer : { $card }
    }
nehemiah-why-cost =
    { $wood ->
        [0] { $gold ->
            [one] il vous manque { $gold } pièce d’or : { $card }
           *[other] il vous manque { $gold } pièces d’or : { $card }
        }
       *[other] { $gold ->
            [0] il vous manque { $wood } bois : { $card }
            [one] il vous manque { $wood } bois et { $gold } pièce d’or : { $card }
           *[other] il vous manque { $wood } bois et { $gold } pièces d’or : { $card }
        }
    }
nehemiah-why-cubes = vous avez trop peu de cubes ailleurs : { $card }
nehemiah-why-no-gate = il ne reste plus de porte : { $card }
nehemiah-why-nothing = cette carte n’aurait aucun effet maintenant : { $card }
nehemiah-why-no-pass = on ne passe pas quand on peut envoyer ou activer un ouvrier
nehemiah-why-not-held = vous n’avez pas ce contremaître : { $card }
nehemiah-why-not-now = ce contremaître ne peut pas servir maintenant : { $card }
nehemiah-why-not-revealed = ce contremaître n’est pas proposé : { $card }
nehemiah-why-bid-workers =
    { $number ->
        [0] vous n’avez pas d’ouvrier disponible
        [one] vous n’avez que { $number } ouvrier disponible
       *[other] vous n’avez que { $number } ouvriers disponibles
    }
nehemiah-why-bid-wood =
    { $number ->
        [0] vous n’avez pas de bois
       *[other] vous pouvez miser { $number } bois au plus
    }
nehemiah-why-bid-gold =
    { $number ->
        [0] vous n’avez pas d’or
        [one] vous pouvez miser { $number } pièce d’or au plus
       *[other] vous pouvez miser { $number } pièces d’or au plus
    }
nehemiah-why-bid-order = on mise d’abord des ouvriers, puis du bois, puis de l’or
nehemiah-why-no-pair =
    { $number ->
        [0] vous n’avez aucune paire de ce genre
        [one] vous n’avez que { $number } paire de ce genre
       *[other] vous n’avez que { $number } paires de ce genre
    }
nehemiah-why-same-board = les cubes vont sur le plateau { $board }, ils viennent donc d’un autre
nehemiah-why-no-cube = vous n’avez pas de cube sur le plateau { $board }
nehemiah-why-no-cube-of = { $seat_owner } n’a pas de cube sur le plateau { $board }
nehemiah-why-all-there = tous vos cubes sont déjà sur le plateau { $board }
nehemiah-why-other-board = le cube vient du plateau { $board } et va sur un autre

# La fin de la partie et la feuille de score.
nehemiah-ending-last-column = le dernier paquet ne suffisait plus à remplacer une colonne
nehemiah-ending-deadlock = plus personne ne pouvait agir, et le dernier paquet ne suffisait plus à remplacer une colonne
nehemiah-ending-stalled = aucune colonne n’a été remplacée pendant longtemps, et le dernier paquet n’y suffisait plus
nehemiah-ended-by-last-column = { $seat } a vidé une colonne que le dernier paquet ne suffisait plus à remplacer
nehemiah-tie-break = À égalité de points, le plus de bois l’emporte, puis le plus d’or.
nehemiah-score-wall = Mur
nehemiah-score-temple = Temple
nehemiah-score-garrison = Garnison
nehemiah-score-cards = Cartes
nehemiah-score-gates = Portes
nehemiah-score-goods = Biens

# Les options, expliquées dans le document que « position new » écrit.
nehemiah-option-foremen = Des contremaîtres sont mis aux enchères avant chaque manche : true ou false.
nehemiah-option-open-screens = Tout le monde voit le bois, l’or et les points de chacun : true ou false.
nehemiah-option-first-player = Qui commence : random pour le hasard, ou p1 pour la première place.
nehemiah-option-income = Avec contremaîtres : « au début de chaque manche », un bois et un or. later_rounds : Aux manches II et III seulement ; le départ de la manche I le contient déjà ; every_round : Aussi à la manche I.
nehemiah-option-tie-break = Quel bois et quel or départagent ? after_sale : Ce qui reste après la vente ; before_sale : Ce que l’on avait avant la vente.
