# My Village. Les noms des cartes viennent du fichier de matériel, tels qu’ils sont imprimés ;
# les phrases les placent après un deux-points.

my-village-what = Menez un village à travers les générations : des Bannières, du temps, et des vies qui s’achèvent.
my-village-help = My Village. À votre tour, vous prenez deux dés ; leur somme est la valeur de Bannière. Avec elle, vous activez une Bannière noire du centre (ajouter une carte, prendre la main, prendre des clients), ou autant de Bannières blanches de votre village que vous voulez, ou la Bannière « ? » (déplacer le Chef). Les dés noirs et la plupart des Bannières coûtent du temps ; quand votre marqueur Temps passe le pont, un de vos villageois décède à la fin du tour, et le Rat avance. Les points d’Histoire de l’Arbre centenaire ne sont en lieu sûr qu’une fois le Chef arrivé à l’Hôtel de ville. La partie finit après la manche où assez de Cercueils sont occupés ; qui a le plus de points de Prestige gagne.

# Ce qu’on demande.
my-village-ask-board = Un plateau Village est distribué à { $seat }.
my-village-ask-first = On tire au sort le premier joueur.
my-village-ask-customer-comes = Le prochain client de la pile est révélé.
my-village-ask-monk-comes = Le prochain moine de la pile est révélé.
my-village-ask-travel-card = La carte Voyage du dessus est retournée.
my-village-ask-roll = On lance le dé { $number }.
my-village-ask-rat = On lance le dé Rat.
my-village-ask-value = { $seat }, à vous : choisissez une valeur de Bannière formée par deux dés.
my-village-ask-dice = Quels dés prenez-vous pour la valeur { $number } ?
my-village-ask-change = Comment payez-vous pour obtenir { $number } ?
my-village-ask-banner = Valeur de Bannière { $number } : quelle Bannière activez-vous ?
my-village-ask-white = Valeur de Bannière { $number } : une autre Bannière blanche, ou terminer ?
my-village-ask-way = Quel coût payez-vous pour : { $card } ?
my-village-ask-pay = Avec quoi payez-vous : { $card } ?
my-village-ask-counter = Révélez-vous un client de plus pour en prendre un gratuitement : { $card } ?
my-village-ask-free-customer = Quel client prenez-vous gratuitement ?
my-village-ask-customer =
    Quel client prenez-vous (nº { $number }) ? Coût supplémentaire : { $coins ->
        [0] { $time } temps
        [one] { $time } temps et { $coins } pièce
       *[other] { $time } temps et { $coins } pièces
    }.
my-village-ask-school =
    L’École, { $number ->
        [one] { $number } activation
       *[other] { $number } activations
    } : formez un successeur ou installez-en un.
my-village-ask-headman = Où va le Chef de village ?
my-village-ask-slot = Quel emplacement couvrez-vous : { $card } ?
my-village-ask-tile = À côté de quelle Bannière blanche va la tuile 2/12 ?
my-village-ask-keep = Ajoutez-vous cette carte ou en retournez-vous une autre : { $card } ?
my-village-ask-monk = Effectuez-vous l’action unique : { $card } ?
my-village-ask-deceased = { $seat }, quel villageois décède ?
my-village-ask-labourer = { $seat }, quelle profession prend le Journalier ?
my-village-ask-repel = { $seat }, évitez-vous l’invasion de rats ?

# Les choix, en phrases.
my-village-value = valeur de Bannière { $number }
my-village-take =
    prendre les dés : { $black ->
        [0] blanc
       *[1] noir
    } { $face }, { $other_black ->
        [0] blanc
       *[1] noir
    } { $other }
my-village-pay-change = payer (pièces : { $coins }, marqueurs de la place du village : { $markers })
my-village-plow = déplacer une charrue de la forge sur le champ { $number }
my-village-plow-generic = déplacer une ressource générique sur le champ { $number } comme charrue
my-village-add = ajouter au village : { $card }
my-village-hand =
    prendre la main Premier joueur avec { $number ->
        [one] { $number } point d’Histoire
       *[other] { $number } points d’Histoire
    }
my-village-office = activer le Bureau de l’intendant
my-village-question = activer la Bannière « ? »
my-village-activate = activer la Bannière blanche : { $card }
my-village-harvest = activer la Bannière blanche du champ { $number }
my-village-serve = servir : { $card }
my-village-stop = terminer les activations
my-village-pay-way = payer : { $resource }
my-village-pay = payer : { $resource }
my-village-pay-field = payer avec la charrue du champ { $number }
my-village-pay-generic = payer avec une ressource générique
my-village-use-counter = révéler un client et en prendre un gratuitement
my-village-take-free = prendre gratuitement : { $card }
my-village-take-customer = prendre : { $card }
my-village-stop-customers = ne plus prendre de clients
my-village-train-new = former un nouveau successeur
my-village-train-on = déplacer le successeur à droite
my-village-place-left = installer le successeur de gauche (1 temps) : { $profession }
my-village-place-right = installer le successeur de droite (1 temps, 2 points d’Histoire) : { $profession }
my-village-decline = renoncer
my-village-move = déplacer le Chef de village : { $space }
my-village-stay = le Chef reste
my-village-cover = couvrir : { $slot }
my-village-tile = placer la tuile 2/12 à côté de : { $card }
my-village-tile-field = placer la tuile 2/12 à côté du champ { $number }
my-village-tile-stays = la tuile 2/12 reste
my-village-keep = ajouter : { $card }
my-village-redraw = retourner une autre carte au lieu de : { $card }
my-village-perform-office = activer le Bureau de l’intendant
my-village-perform-school =
    { $number ->
        [one] activer l’École
       *[other] activer l’École { $number } fois
    }
my-village-perform-question = déplacer le Chef pour 1 temps
my-village-bury =
    laisser décéder ({ $number ->
        [one] { $number } point d’Histoire
       *[other] { $number } points d’Histoire
    }) : { $profession }
my-village-hire = engager un Journalier comme : { $profession }
my-village-repel = éviter l’invasion de rats
my-village-roll = le dé Rat indique { $number }
my-village-roll-die =
    lancé : { $black ->
        [0] blanc
       *[1] noir
    } { $face }
my-village-reveal = révélé : { $card }
my-village-deal-board = distribué à { $seat } : { $board }
my-village-first = { $seat } est premier joueur

# Verbes, devant une liste de choix.
my-village-verb-value = valeur
my-village-verb-take = prendre
my-village-verb-pay = payer
my-village-verb-plow = charrue
my-village-verb-add = ajouter
my-village-verb-activate = activer
my-village-verb-serve = servir
my-village-verb-stop = terminer
my-village-verb-use = utiliser
my-village-verb-decline = renoncer
my-village-verb-train = former
my-village-verb-place = installer
my-village-verb-move = déplacer
my-village-verb-stay = rester
my-village-verb-cover = couvrir
my-village-verb-tile = tuile
my-village-verb-keep = garder
my-village-verb-redraw = repiocher
my-village-verb-perform = effectuer
my-village-verb-bury = enterrer
my-village-verb-hire = engager
my-village-verb-repel = éviter

# Pourquoi quelque chose n’est pas possible.
my-village-why-value = aucune paire de dés de la réserve ne donne { $number } avec vos pièces et marqueurs
my-village-why-die-limits = un dé indique de 1 à 6, deux dés ne font donc jamais { $number }
my-village-why-no-die =
    ces dés ne sont pas dans la réserve : { $black ->
        [0] blanc
       *[1] noir
    } { $face }, { $other_black ->
        [0] blanc
       *[1] noir
    } { $other }
my-village-why-two-dice = on prend exactement deux dés, pas { $number }
my-village-why-change =
    vous ne pouvez pas payer pour obtenir { $number } avec ces dés : { $black ->
        [0] blanc
       *[1] noir
    } { $face }, { $other_black ->
        [0] blanc
       *[1] noir
    } { $other }
my-village-why-plowed = une charrue est déjà sur le champ { $number }
my-village-why-no-plow = il n’y a pas de charrue dans votre forge
my-village-why-no-generic = vous n’avez pas de ressource générique
my-village-why-cost = vous ne pouvez pas payer ceci en entier : { $card }
my-village-why-not-asked = le coût ne le demande pas : { $resource }
my-village-why-none-left = vous n’en avez pas : { $resource }
my-village-why-needed = le reste du coût en a besoin : { $resource }
my-village-why-earlier = à payer avant les autres unités de ce coût : { $resource }
my-village-why-not-there = aucune carte de ce genre ne reste au centre : { $card }
my-village-why-wrong-value = la Bannière n’indique pas { $number }
my-village-why-no-villager = la zone n’est pas active, ce villageois manque : { $profession }
my-village-why-owned = vous en possédez déjà une : { $card }
my-village-why-no-church = sans Église il n’y a pas de place pour un moine : { $card }
my-village-why-no-window = toutes les fenêtres de votre Église sont occupées : { $card }
my-village-why-not-next = les voyages vont de A à E dans l’ordre : { $card }
my-village-why-travels-ended = votre dernière carte Voyage met fin aux voyages : { $card }
my-village-why-unpayable = vous ne pouvez pas payer son coût : { $card }
my-village-why-back-shows = la main a déjà été prise dans cette manche
my-village-why-first-player = le premier joueur ne peut pas prendre la main
my-village-why-first-turn = le premier joueur ne peut pas prendre la main à son premier tour de la manche
my-village-why-no-customers = il ne reste aucun client
my-village-why-used = cette Bannière a déjà été activée à ce tour
my-village-why-mode = à ce tour, vous n’activez que des Bannières blanches
my-village-why-no-passing = vous devez activer une Bannière ; la Bannière « ? » est toujours possible
my-village-why-one-customer = on prend au moins un client
my-village-why-customer-cost = vous ne pouvez pas en prendre ou en payer un de plus : { $card }
my-village-why-not-in-zone = pas dans la zone Client : { $card }
my-village-why-slot-empty = aucun successeur n’est à cet emplacement de l’École
my-village-why-space-taken = l’emplacement n’est pas vide : { $profession }
my-village-why-free-customer = Un client de la zone est gratuit : prenez-le.
my-village-why-left-full = l’emplacement gauche de l’École est occupé
my-village-why-no-move-right = seul un successeur à gauche peut passer à droite, si la droite est vide
my-village-why-far = le Chef se déplace d’une case à la fois
my-village-why-covered = cet emplacement est déjà couvert
my-village-why-absent = ce villageois n’est pas là : { $profession }
my-village-why-not-yours = ce n’est pas une Bannière blanche de votre village : { $card }
my-village-why-no-white = { $card } n’a pas de Bannière blanche
my-village-why-not-in-market = ce client n’est pas dans votre Marché : { $card }
my-village-why-only-office = les clients se prennent au Bureau de l’intendant : { $card }
my-village-why-same-field = un autre de vos champs est identique : choisissez-le
my-village-why-no-field = vous n’avez pas de champ { $number }
my-village-why-other-change = cela ne fait pas { $number } avec les dés que vous avez pris, ou vous ne l’avez pas
my-village-why-not-turned = c’est une autre carte Voyage qui a été retournée, non { $card }
my-village-why-tile-nowhere = la tuile 2/12 est nouvelle et doit être posée
my-village-why-tile-here = la tuile 2/12 y est déjà
my-village-why-no-slot = votre chambre n’a pas cet emplacement : { $slot }
my-village-why-other-payment = cela ne paie pas le reste du coût : { $card }
my-village-why-no-banner = il n’y a pas de Bannière blanche à activer ici
my-village-why-off-path = le Chef de village ne va qu’entre l’Hôtel de ville, la case Pièce et la case Histoire
my-village-why-no-profession = ce n’est pas une des cinq professions
my-village-why-dice-order = nommez les dés blancs avant les noirs, et les plus petits d’abord

# La fin de la partie et le carnet de score.
my-village-ending-coffins = assez de Cercueils sont occupés
my-village-ending-max-rounds = la dernière manche est terminée
my-village-ended-by-coffins = le Cercueil qui met fin à la partie a été occupé par { $seat }
my-village-tie-break = À égalité de points, le plus de pièces, de biens et de points d’Histoire sur l’arbre l’emporte.
my-village-score-church = Église
my-village-score-council = Conseil
my-village-score-fields = Champs
my-village-score-travels = Voyages
my-village-score-customers = Clients
my-village-score-stories = Histoires
my-village-score-hand = Main
my-village-score-labourers = Journaliers

# Ce qui ne va pas dans une position. Les mots du document restent tels quels.
my-village-error-dice = deux dés sont pris ensemble, et ils ont une valeur (MV-61)
my-village-error-piles = monks : il y a { $most } piles, et non { $number } (MV-28)
my-village-error-zone = zone : elle a au plus { $most } cartes, et non { $number } (MV-250)
my-village-error-pool = pool : dés blancs au plus { $white }, dés noirs au plus { $black } (MV-37)
my-village-error-ranks = les places ont un rang, à partir de 1, quand la partie est terminée et pas avant (MV-330)
my-village-error-side = { $place } est une table : [table.{ $place }]
my-village-error-monks = { $place } : des moines sans Église (MV-260)
my-village-error-windows = { $place } : plus de fenêtres que { $most } (MV-260)
my-village-error-two-shops = { $place } : deux ateliers du même type : { $card } (MV-200)
my-village-error-plows = { $place } : plows est une liste de champs, chacun de 1 à { $most }, et non « { $value } » (MV-224)
my-village-error-travels = { $place } : les voyages commencent par A et suivent l’ordre : { $card } (MV-231)
my-village-error-travels-ended = { $place } : aucun voyage ne peut suivre celui qui précède { $card } (MV-235)
my-village-error-tile-alone = { $place } : une tuile de valeur sans Place du village (MV-291)
my-village-error-card = { $place } : il n’y a pas ici de carte « { $value } »
my-village-error-elsewhere = { $place } : se trouve déjà ailleurs : { $card }
my-village-error-banner = { $place } : « { $value } » n’est pas une Bannière blanche de { $player }
my-village-error-key = { $place } n’a pas de « { $key } » ; il y a : { $known }
my-village-error-list = { $place } : il faut une liste de noms, et non « { $value } »
my-village-error-name = { $key } est un nom, et non « { $value } »
my-village-error-switch = { $key } est true ou false, et non « { $value } »
my-village-error-numbers = { $key } s’écrit comme nom = 1 entre accolades
my-village-error-one-of = { $place } : « { $value } » n’est rien de cela : { $known }
my-village-error-number = { $place } : { $key } est un nombre entier de { $least } à { $most }, et non « { $value } »
my-village-error-seat = { $place } : « { $value } » n’est pas une place ; il y a p1 à { $last }

# Contradictions dans ce qui est en attente. Les noms des étapes restent tels quels.
my-village-pending-ended = la partie est terminée, mais { $step } est en attente
my-village-pending-misfit =
    { $what ->
        [seat] { $step } est en attente, mais cette place n’existe pas
        [active-seat] { $step } est en attente, mais c’est une autre place qui joue
       *[other] { $step } est en attente, mais ce nombre n’existe pas
    }
my-village-pending-state = { $step } est en attente, mais la table ne s’y prête pas
my-village-pending-dice = la réserve a { $number } dés, mais les tours qui restent dans la manche en demandent { $needed } (MV-61)
my-village-pending-lost = « { $what } » est indiqué, mais aucune étape en attente n’en part

# Les clés d’une position, expliquées dans le document qu’écrit « position new ».
my-village-option-max-rounds = Le nombre maximal de manches.
my-village-option-travel-cost = Le coût de ce Voyage peut se lire de deux façons (MV-R14). coins_and_either : 2 pièces et (1 cheval ou 1 chariot) ; cart_alone : (2 pièces et 1 cheval) ou 1 chariot.
my-village-position-round = Le numéro de la manche.
my-village-position-turn = Combien de tours de la manche étaient terminés avant celui-ci.
my-village-position-active = Qui joue son tour ; seulement avec « pending ».
my-village-position-first = Qui a commencé la manche.
my-village-position-holder = Qui a la main Premier joueur ; qui a commencé la manche si rien n’est précisé.
my-village-position-hand = Les points d’Histoire sur la main.
my-village-position-hand-back = Si la main montre son dos : true ou false.
my-village-position-pool = Les dés de la réserve : w1 à w6 blancs, b1 à b6 noirs. Sinon : tous sont lancés.
my-village-position-dice = Les deux dés pris à ce tour ; seulement avec « pending ».
my-village-position-value = La valeur de Bannière ; seulement avec « pending ».
my-village-position-white = Si des Bannières blanches sont activées à ce tour ; seulement avec « pending ».
my-village-position-used = Les Bannières blanches activées à ce tour ; seulement avec « pending ».
my-village-position-bill = Ce qui reste à payer ; seulement avec « pending ».
my-village-position-paid-with = Avec quoi la dernière unité a été payée ; seulement avec « pending ».
my-village-position-zone = La zone Client. Sinon : elle est distribuée.
my-village-position-monks = Les moines visibles : rosaire, calice, plume, un nom vide pour aucun. Sinon : ils sont distribués.
my-village-position-turned = Une carte Voyage retournée et pas encore ajoutée ; seulement avec « pending ».
my-village-position-chronicle = Combien de Cercueils des Chroniques sont occupés, par profession.
my-village-position-graves = Combien de Tombes anonymes sont occupées.
my-village-position-rat = À combien de cases de l’invasion est le Rat.
my-village-position-protected = Qui ne perd rien dans l’invasion en cours ; seulement avec « pending ».
my-village-position-ending = Comment la partie s’est terminée.
my-village-position-seat-board = Le plateau Village ; distribué si rien n’est précisé.
my-village-position-seat-coins = Les pièces dans la Grange.
my-village-position-seat-tree = Les points d’Histoire sur l’Arbre centenaire.
my-village-position-seat-safe = Les points d’Histoire sur l’Hôtel de ville.
my-village-position-seat-headman = Où se tient le Chef : town_hall, coin_space ou story_space.
my-village-position-seat-cloud = Le nuage du marqueur Temps.
my-village-position-seat-reaper = Si la Faucheuse est sur le marqueur Temps : true ou false.
my-village-position-seat-labourers = Les tuiles Journalier.
my-village-position-seat-school = Les emplacements occupés de l’École : left, right.
my-village-position-seat-villagers = Les villageois présents ; tous les cinq si rien n’est précisé.
my-village-position-seat-church = La carte Église.
my-village-position-seat-protections = Combien de fois l’Église a évité les rats.
my-village-position-seat-chamber = La carte Chambre du conseil.
my-village-position-seat-covered = Les emplacements couverts de la Chambre : professions ou catégories.
my-village-position-seat-generic = Les ressources génériques sur la Chambre de la guilde.
my-village-position-seat-square = S’il y a une place du village : true ou false.
my-village-position-seat-markers = Les marqueurs sur la place du village.
my-village-position-seat-tile = La Bannière blanche à côté de laquelle se trouve la tuile 2/12.
my-village-position-seat-fields = Le nombre de champs.
my-village-position-seat-plows = Les champs avec une charrue, en liste de nombres.
my-village-position-seat-monks = Les cartes Moine de l’Église.
my-village-position-seat-travels = Les cartes Voyage à partir de A.
my-village-position-seat-workshops = Les cartes Atelier.
my-village-position-seat-goods = Les ressources dans les ateliers.
my-village-position-seat-market = Les clients pas encore servis.
my-village-position-seat-served = Les clients servis.
my-village-position-seat-rank = Le rang ; seulement quand la partie est terminée.

# My Village : ce qui ne va pas dans un fichier de matériel.
my-village-fault-id = un identifiant est fait de lettres minuscules, de chiffres et de _, ce que « { $said } » n’est pas
my-village-fault-id-twice = l’identifiant « { $said } » est là deux fois
my-village-fault-units = { $what } : « units » et « of » vont ensemble
my-village-fault-none = { $what } : le fichier n’en a aucun avec { $must }, il en faut un
my-village-fault-same-values = { $what } : { $one } et { $other } montrent les mêmes valeurs, elles doivent différer
my-village-fault-sum = { $what } : aucun ensemble de { $number } cartes du fichier n’a { $points } points en tout, il en faut un
my-village-fault-shares-none = { $what } : le fichier dit { $said }, une autre carte de son type doit montrer exactement une de ces valeurs
my-village-fault-grey = { $what } : le fichier dit { $said }, il faut 1 pièce, 1 bière, du temps ou rien
my-village-fault-all-same = { $what } est pareil sur toutes les cartes de chaque pile, il faut une pile où cela diffère
my-village-fault-shows = { $what } : le fichier dit { $said }, il faut que { $value } en fasse partie
my-village-fault-five-workshops = aucun ensemble de cinq ateliers de types différents ne montre que deux valeurs en tout, il en faut un
my-village-fault-board-workshops = { $what } : aucun ensemble de cinq ateliers de types différents ne montre seulement { $said }, mais il y en a un dans notre reconstitution
my-village-fault-long-turn = temps qu’un tour pourrait consommer : { $number }, dans notre reconstitution au plus { $most }
my-village-fault-useless =
    { $colour ->
        [black] aucune Bannière noire du fichier ne montre { $value }, dans notre reconstitution il y en a une
       *[white] aucune Bannière blanche du fichier ne montre { $value }, dans notre reconstitution il y en a une
    }
