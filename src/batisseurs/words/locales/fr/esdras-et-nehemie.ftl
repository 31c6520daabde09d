# Esdras et Néhémie. Les noms des cartes, tuiles et lieux viennent du fichier de matériel.

# Le jeu.
esdras-et-nehemie-what = Reconstruire le Temple et les Murs de Jérusalem et enseigner la Torah en trois semaines de labeur ; de un à quatre joueurs.
esdras-et-nehemie-help = Esdras et Néhémie. À chaque tour, jouez une carte Personnage, choisissez une action principale et dépensez ses bannières : rouges pour le Temple et l’Autel, grises pour les Décombres, les Murs et les Portes, bleues pour la Torah et les Tentes. À tout moment de votre tour, vous pouvez aussi commercer ou retourner une tuile Développement, placer un Négociant et un Ancien. Après six journées vient le Sabbat : affectez vos Ouvriers, écoutez le jugement, nourrissez tout le monde, rangez des cartes et marquez leurs points. Qui a le plus de points après trois semaines gagne ; la piste Autel départage toujours.
esdras-et-nehemie-ending-scored = le troisième Sabbat est terminé
esdras-et-nehemie-tie-break = À égalité de points, le premier sur la piste de l’Autel l’emporte.
esdras-et-nehemie-option-altar-face = La face de la carte Autel : random (au hasard) ou chosen (choisie par la première place).
esdras-et-nehemie-option-solo-face = La face du plateau Solo : a, ou b, plus difficile ; seulement à un joueur.
esdras-et-nehemie-option-prophet-space = Où compte un marqueur Autel sur la case d’un Prophète ? reached : Une case atteinte compte : celle de Zacharie est « entre », celle d’Aggée « devant » ; passed : Seule une case dépassée compte : celle de Zacharie est « derrière », celle d’Aggée « entre ».
esdras-et-nehemie-option-solo-gate = Solo : et si la première Porte non reconstruite coûte trop cher ? next_gate : Il passe à la Porte suivante qu’il peut payer ; first_gate : Il ne reconstruit aucune Porte.
esdras-et-nehemie-option-solo-path = Solo : quel chemin, s’il y en a plusieurs ? fewest_human : Le moins de vos Scribes, puis le moins d’Ouvriers blancs ; own_first : Le plus de ses propres Scribes, puis les Ouvriers blancs avant les vôtres.

# Feuille de score.
esdras-et-nehemie-score-start = Départ
esdras-et-nehemie-score-temple = Temple
esdras-et-nehemie-score-sectors = Secteurs
esdras-et-nehemie-score-rewards = Récompenses
esdras-et-nehemie-score-cards = Sabbats
esdras-et-nehemie-score-hunger = Faim
esdras-et-nehemie-score-goods = Biens
esdras-et-nehemie-score-tiles = Tuiles retournées
esdras-et-nehemie-score-altar = Premier à l’Autel
esdras-et-nehemie-score-buildings = Murs et Portes
esdras-et-nehemie-score-scribes = Scribes
esdras-et-nehemie-score-scrolls = Parchemins Or

# Ce que le jeu demande.
esdras-et-nehemie-ask-first-player = Qui reçoit le Schofar ?
esdras-et-nehemie-ask-rubble = Un cube est tiré du sac : { $place }.
esdras-et-nehemie-ask-scroll = Une tuile Parchemin est tirée : { $place }.
esdras-et-nehemie-ask-face = Une face des cartes Autel est tirée.
esdras-et-nehemie-ask-face-chosen = { $seat }, avec quelle face de la carte Autel jouez-vous ?
esdras-et-nehemie-ask-tile = Une tuile Développement est distribuée ({ $seat }).
esdras-et-nehemie-ask-corner = { $seat }, sur quelle Porte d’angle placez-vous un Gardien ?
esdras-et-nehemie-ask-card = { $seat }, jouez une carte Personnage sur une de vos piles ; avant ou après, vous pouvez commercer ou développer une tuile.
esdras-et-nehemie-ask-action = { $seat }, choisissez une action principale : rouge (Temple et Autel), grise (Murs et Portes) ou bleue (Parchemins et Tente).
esdras-et-nehemie-ask-red =
    { $seat }, il reste { $number ->
        [one] { $number } bannière rouge
       *[other] { $number } bannières rouges
    } : placez des Ressources dans le Temple ou sur l’Autel.
esdras-et-nehemie-ask-grey =
    { $seat }, il reste { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    } : déblayez des Décombres, reconstruisez des Murs ou des Portes.
esdras-et-nehemie-ask-blue =
    { $seat }, il reste { $number ->
        [one] { $number } bannière bleue
       *[other] { $number } bannières bleues
    } : placez un Scribe ou avancez votre Tente.
esdras-et-nehemie-ask-draw = { $seat } pioche une carte Personnage.
esdras-et-nehemie-ask-discard =
    { $seat }, rendez { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } : lequel ?
esdras-et-nehemie-ask-blessing = { $seat }, quelle Bénédiction choisissez-vous ?
esdras-et-nehemie-ask-resource =
    { $seat }, prenez { $number ->
        [one] { $number } Ressource de base
       *[other] { $number } Ressources de base
    } : laquelle ?
esdras-et-nehemie-ask-buy-food =
    { $number ->
        [one] { $seat }, il faut { $number } Pain et vous en avez { $food } : en achetez-vous ?
       *[other] { $seat }, il faut { $number } Pains et vous en avez { $food } : en achetez-vous ?
    }
esdras-et-nehemie-ask-recover = { $seat }, qui récupérez-vous ?
esdras-et-nehemie-ask-assign = { $seat }, Fermier ou Manœuvre ?
esdras-et-nehemie-ask-free-develop = { $seat }, quelle tuile retournez-vous gratuitement ?
esdras-et-nehemie-ask-payment = { $seat }, comment payez-vous ({ $good }, { $place }) ?
esdras-et-nehemie-ask-draw-wall = { $seat } pioche une carte Mur.
esdras-et-nehemie-ask-wall-card = Quelle carte Mur placez-vous ({ $place }) ?
esdras-et-nehemie-ask-return = { $seat }, quelle carte va sur votre pile de Murs ?
esdras-et-nehemie-ask-adjacent = { $seat }, quel Mur voisin copiez-vous ?
esdras-et-nehemie-ask-path = { $seat }, par quelle tuile passe le chemin ({ $place }) ?
esdras-et-nehemie-ask-sell = { $seat }, que vendez-vous ({ $card }) ?
esdras-et-nehemie-ask-trade-bonus = { $seat }, après le Commerce : de l’Argent, ou retourner une tuile ?
esdras-et-nehemie-ask-repeat = { $seat }, résolvez-vous encore une fois l’emplacement { $slot } du Négociant ?
esdras-et-nehemie-ask-prepare =
    { $seat }, préparez le Sabbat : { $number ->
        [0] plus d’ouvrier à affecter ; utilisez ce qui peut encore vous servir.
       *[other] affectez des Fermiers et des Manœuvres, achetez de la nourriture. Ouvriers restants : { $number }.
    }
esdras-et-nehemie-ask-market = { $seat }, avant le Sabbat, vous pouvez commercer ou développer une tuile.
esdras-et-nehemie-ask-tuck = { $seat }, quelle carte rangez-vous ?
esdras-et-nehemie-ask-focus = Une carte Focus est révélée.
esdras-et-nehemie-ask-scheme = Une carte Planification est révélée.
esdras-et-nehemie-ask-opponent-wall = L’adversaire pioche une carte Mur.

# Les choix, en toutes lettres.
esdras-et-nehemie-first = le Schofar va à : { $seat }
esdras-et-nehemie-rubble = Décombres ({ $place }) : { $good }
esdras-et-nehemie-scroll = { $tile } ({ $place })
esdras-et-nehemie-face = carte Autel : { $card }
esdras-et-nehemie-tile = distribuée à { $seat } : { $tile }
esdras-et-nehemie-corner = placer un Gardien : { $place }
esdras-et-nehemie-play = jouer sur la pile { $stack } : { $card }
esdras-et-nehemie-red =
    Temple et Autel ({ $number ->
        [one] { $number } bannière rouge
       *[other] { $number } bannières rouges
    })
esdras-et-nehemie-grey =
    Décombres, Murs et Portes ({ $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    })
esdras-et-nehemie-blue =
    Torah et Tentes ({ $number ->
        [one] { $number } bannière bleue
       *[other] { $number } bannières bleues
    })
esdras-et-nehemie-end = terminer le tour
esdras-et-nehemie-trade-upper-choose = Commerce, option du haut : { $card }
esdras-et-nehemie-trade-lower-choose = Commerce, option du bas : { $card }
esdras-et-nehemie-trade-sell-choose = Commerce, vendre : { $card }
esdras-et-nehemie-develop = retourner la tuile : { $tile }
esdras-et-nehemie-trader = placer un Négociant sur l’emplacement { $slot }
esdras-et-nehemie-elder = placer un Ancien sur l’emplacement { $slot }
esdras-et-nehemie-buy-food =
    acheter 1 Pain pour { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    }
esdras-et-nehemie-enough = terminer
esdras-et-nehemie-levite =
    placer le Lévite { $number } pour { $food ->
        [one] { $food } Pain
       *[other] { $food } Pains
    }
esdras-et-nehemie-in-temple = Temple, ligne { $row } : { $good }
esdras-et-nehemie-on-altar =
    { $number ->
        [one] Autel, { $number } case : { $good }
       *[other] Autel, { $number } cases : { $good }
    }
esdras-et-nehemie-banner = utiliser un Lévite comme bannière rouge
esdras-et-nehemie-choose-spot = travailler ici : { $place }
esdras-et-nehemie-clear =
    déblayer pour { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    } ({ $place }) : { $good }
esdras-et-nehemie-rebuild = reconstruire : { $place }
esdras-et-nehemie-scribe = Scribe : { $tile } ({ $place })
esdras-et-nehemie-move-tent =
    avancer la Tente de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } pour { $banners ->
        [one] { $banners } bannière bleue
       *[other] { $banners } bannières bleues
    }
esdras-et-nehemie-move-tent-with =
    avancer la Tente de { $number ->
        [one] { $number } case
       *[other] { $number } cases
    } pour { $banners ->
        [one] { $banners } bannière bleue
       *[other] { $banners } bannières bleues
    } et : { $good }
esdras-et-nehemie-draw = { $seat } pioche : { $card }
esdras-et-nehemie-draw-veiled = { $seat } pioche une carte
esdras-et-nehemie-discard = rendre : { $good }
esdras-et-nehemie-bless = choisir : { $blessing }
esdras-et-nehemie-take = prendre : { $good }
esdras-et-nehemie-recover-trader = récupérer le Négociant de l’emplacement { $slot }
esdras-et-nehemie-recover-elder = récupérer l’Ancien de l’emplacement { $slot }
esdras-et-nehemie-decline-recovery = ne récupérer personne
esdras-et-nehemie-assign-farmer = Fermier
esdras-et-nehemie-assign-labourer = Manœuvre, option { $option }
esdras-et-nehemie-decline-development = ne retourner aucune tuile
esdras-et-nehemie-pay = payer : { $good }
esdras-et-nehemie-pay-banners =
    payer { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    }
esdras-et-nehemie-draw-wall = { $seat } pioche : { $card }
esdras-et-nehemie-draw-wall-veiled = { $seat } pioche une carte Mur
esdras-et-nehemie-place-wall = placer : { $card }
esdras-et-nehemie-return = sur le dessus : { $card }
esdras-et-nehemie-return-veiled = { $seat } remet les autres cartes Mur
esdras-et-nehemie-copy = copier ({ $place }) : { $card }
esdras-et-nehemie-path = par { $place } (Argent : { $number })
esdras-et-nehemie-sell =
    vendre pour { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } : { $good }
esdras-et-nehemie-stop-selling = ne plus vendre
esdras-et-nehemie-take-silver = prendre l’Argent
esdras-et-nehemie-repeat =
    payer { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    } et le résoudre encore une fois
esdras-et-nehemie-decline-repeat = en rester là
esdras-et-nehemie-item-judgement-choose = jugement des Prophètes
esdras-et-nehemie-item-farmers-food-choose = Pains de la tuile Fermiers
esdras-et-nehemie-item-guards-recovery-choose = récupérer quelqu’un (tuile Gardes)
esdras-et-nehemie-item-market-on-the-eve-choose = Marché de la veille
esdras-et-nehemie-item-perpetual-fire-choose = Feu perpétuel
esdras-et-nehemie-item-returning-exiles-choose = Le retour des exilés
esdras-et-nehemie-item-tithes-choose = La dîme
esdras-et-nehemie-item-caravan-choose = Caravane
esdras-et-nehemie-end-preparation = terminer la préparation
esdras-et-nehemie-decline-market = pas d’action auxiliaire
esdras-et-nehemie-tuck = ranger (vaut { $points } PV) : { $card }
esdras-et-nehemie-reveal-focus = carte Focus : { $card }
esdras-et-nehemie-reveal-scheme = carte Planification : { $card }
esdras-et-nehemie-draw-opponent-wall = l’adversaire pioche : { $card }

# Les verbes, devant une liste de choix.
esdras-et-nehemie-verb-play = jouer
esdras-et-nehemie-verb-red = rouge
esdras-et-nehemie-verb-grey = grise
esdras-et-nehemie-verb-blue = bleue
esdras-et-nehemie-verb-end = terminer
esdras-et-nehemie-verb-trade = Commerce
esdras-et-nehemie-verb-develop = retourner
esdras-et-nehemie-verb-trader = Négociant
esdras-et-nehemie-verb-elder = Ancien
esdras-et-nehemie-verb-buy = acheter
esdras-et-nehemie-verb-levite = Lévite
esdras-et-nehemie-verb-temple = Temple
esdras-et-nehemie-verb-altar = Autel
esdras-et-nehemie-verb-banner = bannière
esdras-et-nehemie-verb-spot = emplacement
esdras-et-nehemie-verb-clear = déblayer
esdras-et-nehemie-verb-rebuild = reconstruire
esdras-et-nehemie-verb-scribe = Scribe
esdras-et-nehemie-verb-tent = Tente
esdras-et-nehemie-verb-discard = rendre
esdras-et-nehemie-verb-bless = choisir
esdras-et-nehemie-verb-take = prendre
esdras-et-nehemie-verb-enough = terminer
esdras-et-nehemie-verb-recover = récupérer
esdras-et-nehemie-verb-decline = renoncer
esdras-et-nehemie-verb-farmer = Fermier
esdras-et-nehemie-verb-labourer = Manœuvre
esdras-et-nehemie-verb-pay = payer
esdras-et-nehemie-verb-place = placer
esdras-et-nehemie-verb-top = dessus
esdras-et-nehemie-verb-copy = copier
esdras-et-nehemie-verb-path = chemin
esdras-et-nehemie-verb-sell = vendre
esdras-et-nehemie-verb-stop = arrêter
esdras-et-nehemie-verb-repeat = répéter
esdras-et-nehemie-verb-judgement = jugement
esdras-et-nehemie-verb-farmers = Fermiers
esdras-et-nehemie-verb-guards = Gardes
esdras-et-nehemie-verb-market = marché
esdras-et-nehemie-verb-perpetual = feu
esdras-et-nehemie-verb-returning = exilés
esdras-et-nehemie-verb-tithes = dîme
esdras-et-nehemie-verb-caravan = caravane
esdras-et-nehemie-verb-tuck = ranger
esdras-et-nehemie-verb-gatekeeper = Gardien

# Pourquoi ce n’est pas possible.
esdras-et-nehemie-why-card-played = une carte a déjà été jouée ce tour-ci
esdras-et-nehemie-why-not-in-hand = pas dans votre main : { $card }
esdras-et-nehemie-why-stack-full = la pile { $stack } est pleine
esdras-et-nehemie-why-action-chosen = l’action principale de ce tour est déjà choisie
esdras-et-nehemie-why-card-first = jouez d’abord une carte Personnage
esdras-et-nehemie-why-action-first = choisissez d’abord l’action principale
esdras-et-nehemie-why-trader-placed = un Négociant a déjà été placé ce tour-ci
esdras-et-nehemie-why-elder-placed = un Ancien a déjà été placé ce tour-ci
esdras-et-nehemie-why-no-worker = vous n’avez aucun Ouvrier dans votre réserve
esdras-et-nehemie-why-slot-taken = l’emplacement { $slot } est occupé
esdras-et-nehemie-why-slot-unusable = l’emplacement { $slot } n’a pas d’effet imprimé
esdras-et-nehemie-why-slot-empty = l’emplacement { $slot } est vide
esdras-et-nehemie-why-no-repeat = une seule tuile permet de résoudre encore un emplacement, juste après avoir placé le Négociant et en payant : { $tile }
esdras-et-nehemie-why-repeat-first = décidez d’abord si vous résolvez encore l’emplacement { $slot }
esdras-et-nehemie-why-auxiliary-used = l’action auxiliaire de ce tour est déjà faite
esdras-et-nehemie-why-not-played-now = cette carte n’a pas été jouée ce tour-ci, ou est couverte : { $card }
esdras-et-nehemie-why-not-visible = cette carte n’est pas visible sur vos piles : { $card }
esdras-et-nehemie-why-no-such-trade = la carte n’a pas ce Commerce : { $card }
esdras-et-nehemie-why-nothing-to-sell = vous n’avez rien que la carte achète : { $card }
esdras-et-nehemie-why-trade-cost =
    { $number ->
        [one] cela coûte { $number } Pièce, plus un péage de { $fee }
       *[other] cela coûte { $number } Pièces, plus un péage de { $fee }
    }
esdras-et-nehemie-why-developed = déjà retournée : { $tile }
esdras-et-nehemie-why-develop-cost = la tuile coûte { $number } × { $good } : { $tile }
esdras-et-nehemie-why-no-food-sale = vous n’avez pas la tuile qui vend du Pain, ou pas assez d’Argent
esdras-et-nehemie-why-not-red = cela fait partie de l’action principale rouge
esdras-et-nehemie-why-not-grey = cela fait partie de l’action principale grise
esdras-et-nehemie-why-not-blue = cela fait partie de l’action principale bleue
esdras-et-nehemie-why-levite-placed = un Lévite a déjà été placé dans cette action
esdras-et-nehemie-why-levites-full = votre colonne de Lévites est pleine
esdras-et-nehemie-why-levite-food =
    le Lévite suivant coûte { $number ->
        [one] { $number } Pain
       *[other] { $number } Pains
    }
esdras-et-nehemie-why-uses-over = un Lévite a été placé après une utilisation ; plus aucun ne peut servir
esdras-et-nehemie-why-no-levite = tous vos Lévites ont servi
esdras-et-nehemie-why-not-in-temple = ne va pas dans le Temple : { $good }
esdras-et-nehemie-why-row-full = la ligne { $row } du Temple est pleine
esdras-et-nehemie-why-none = vous n’en avez pas : { $good }
esdras-et-nehemie-why-banners =
    cela coûte { $number ->
        [one] { $number } bannière
       *[other] { $number } bannières
    }, vous en avez { $available }
esdras-et-nehemie-why-not-on-altar = ne va pas sur l’Autel : { $good }
esdras-et-nehemie-why-spot-chosen = à ce tour, vous travaillez à un autre emplacement : { $place }
esdras-et-nehemie-why-corner = une Porte d’angle est toujours bâtie : { $place }
esdras-et-nehemie-why-neutral = c’est neutre : { $place }
esdras-et-nehemie-why-built = c’est déjà reconstruit : { $place }
esdras-et-nehemie-why-spot-first = choisissez d’abord un emplacement
esdras-et-nehemie-why-no-such-rubble = il n’y a pas ici de cube : { $good }
esdras-et-nehemie-why-rebuilt = un bâtiment a déjà été reconstruit ce tour-ci
esdras-et-nehemie-why-rubble-left = il y reste des Décombres
esdras-et-nehemie-why-no-wall-cards = votre pile de Murs est vide
esdras-et-nehemie-why-building-cost =
    cela coûte { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    } (vous en avez { $available }) ; pierre : { $stone }, bois : { $wood }
esdras-et-nehemie-why-no-payment = vous ne l’avez pas, ou il ne resterait pas de quoi payer la suite : { $good }
esdras-et-nehemie-why-payment-order = on paie d’abord avec des cubes, puis avec de l’Or, puis avec des bannières : cela revient au même
esdras-et-nehemie-why-not-drawn = cette carte n’a pas été piochée : { $card }
esdras-et-nehemie-why-scribe-placed = un Scribe a déjà été placé dans cette action
esdras-et-nehemie-why-tile-taken = un Scribe s’y trouve déjà
esdras-et-nehemie-why-not-accessible = aucune tuile au-dessous ne porte de Scribe ni d’Ouvrier blanc
esdras-et-nehemie-why-scribe-cost =
    cela coûte { $number ->
        [one] { $number } bannière bleue
       *[other] { $number } bannières bleues
    }, { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } et { $gold ->
        [one] { $gold } cube Or
       *[other] { $gold } cubes Or
    }
esdras-et-nehemie-why-path-cost =
    le chemin coûte encore { $number ->
        [one] { $number } Pièce
       *[other] { $number } Pièces
    }
esdras-et-nehemie-why-tent-moved = la Tente a déjà avancé dans cette action
esdras-et-nehemie-why-not-basic = l’Or n’est pas une Ressource de base
esdras-et-nehemie-why-not-bought = la carte n’en achète pas : { $good }
esdras-et-nehemie-why-sell-one = vendez au moins un cube
esdras-et-nehemie-why-blessing-full = ce marqueur est sur la dernière case : { $blessing }
esdras-et-nehemie-why-item-done = c’est déjà résolu
esdras-et-nehemie-why-no-item = vous ne l’avez pas
esdras-et-nehemie-why-not-prepared = affectez d’abord chaque Ouvrier et résolvez chaque élément
esdras-et-nehemie-why-assign-first = affectez d’abord l’Ouvrier récupéré comme Fermier ou Manœuvre
esdras-et-nehemie-why-not-on-stack = seule une carte de vos piles peut être rangée : { $card }
esdras-et-nehemie-why-corner-taken = elle a déjà un Gardien : { $place }
esdras-et-nehemie-why-no-corner = ce n’est pas une Porte d’angle : { $place }
esdras-et-nehemie-why-no-such = il n’y a rien de tel à choisir ici

# Erreurs dans les positions.
esdras-et-nehemie-error-key = { $place } n’a pas de « { $key } » ; il y a : { $known }
esdras-et-nehemie-error-workers = { $place } : { $number } Ouvriers, plus que { $most } (EN-4)
esdras-et-nehemie-error-word = { $place } : « { $value } » n’est rien de cela : { $known }
esdras-et-nehemie-error-list = { $place } : « { $value } » n’est pas une liste qui convient
esdras-et-nehemie-error-mapping = { $place } : il faut une table, pas « { $value } »
esdras-et-nehemie-error-number = { $place } : « { $value } » n’est pas un entier dans cet intervalle : { $known }
esdras-et-nehemie-error-twice = { $place } : déjà ailleurs : { $value }
esdras-et-nehemie-error-corner = { $place } : une Porte d’angle est toujours bâtie : { $value } (EN-16)
esdras-et-nehemie-error-silver = { $place } : une Porte bâtie ne porte pas d’argent : { $value } (EN-101)
esdras-et-nehemie-error-neutral = { $place } : neutre à ce nombre de joueurs : { $value } (EN-107)
esdras-et-nehemie-error-wall = { $place } : « { $value } » devrait être un joueur et une carte Mur, comme p1 wall_03
esdras-et-nehemie-error-scroll = { $place } : « { $value } » ne peut pas être sur cette rangée (EN-24)
esdras-et-nehemie-error-hand = { $place } : incompatible avec les cartes disponibles : { $value } (EN-37)
esdras-et-nehemie-error-rubble = { $place } : trop de cubes pour la place qu’il y a : { $value } (EN-22)
esdras-et-nehemie-error-order = { $place } : « { $value } » ne nomme pas chacun une fois : { $known }
esdras-et-nehemie-pending-misfit = { $step } est en attente, mais cette table n’a rien de tel : { $what }
esdras-et-nehemie-pending-phase = un tour est en attente hors des journées de labeur (EN-48)
esdras-et-nehemie-pending-face = aucune carte Autel n’est là (EN-27)
esdras-et-nehemie-pending-nothing = { $step } est en attente, mais il n’y a rien à choisir
esdras-et-nehemie-pending-turns = { $number } tours ont été commencés, plus que les { $most } d’une semaine (EN-48)
esdras-et-nehemie-pending-cards = { $place } : il en reste { $number }, mais les tours à venir en demandent { $needed } ({ $rule })

# Clés des positions.
esdras-et-nehemie-position-round = La semaine, de 1 à 3.
esdras-et-nehemie-position-turn = Tours de la semaine déjà commencés.
esdras-et-nehemie-position-phase = working_day, preparation, sabbath, set_up ou finished.
esdras-et-nehemie-position-shofar = Qui a le Schofar.
esdras-et-nehemie-position-active = Qui joue son tour ; seulement avec « pending ».
esdras-et-nehemie-position-altar-face = La face de la carte Autel.
esdras-et-nehemie-position-altar-order = Qui est devant sur une même case de la piste Autel.
esdras-et-nehemie-position-gates = Propriétaires des Portes.
esdras-et-nehemie-position-gate-silver = Argent sur les cartes Porte.
esdras-et-nehemie-position-walls = Murs reconstruits : propriétaire et carte.
esdras-et-nehemie-position-rubble = Cubes sur les emplacements de l’enceinte.
esdras-et-nehemie-position-bag = Cubes dans le sac ; seulement à la mise en place.
esdras-et-nehemie-position-temple = Cubes du Temple, lignes à partir du bas.
esdras-et-nehemie-position-scrolls = Tuiles Parchemin par case.
esdras-et-nehemie-position-scribes = Scribes par case.
esdras-et-nehemie-position-white = Ouvriers blancs par case.
esdras-et-nehemie-position-row-food = Pains au bout des rangées.
esdras-et-nehemie-position-played = La pile jouée ce tour-ci, 0 sinon.
esdras-et-nehemie-position-action = L’action principale choisie.
esdras-et-nehemie-position-spot = L’emplacement choisi pour l’action grise.
esdras-et-nehemie-position-banners = Bannières gagnées ce tour-ci.
esdras-et-nehemie-position-done = Ce qui a été fait ce tour-ci.
esdras-et-nehemie-position-spent = Bannières dépensées ce tour-ci.
esdras-et-nehemie-position-levites-used = Lévites utilisés ce tour-ci.
esdras-et-nehemie-position-items-done = Éléments de la préparation résolus, en bits.
esdras-et-nehemie-position-focus = La dernière carte Focus révélée.
esdras-et-nehemie-position-scheme = La dernière carte Planification révélée.
esdras-et-nehemie-position-focus-pile = Cartes Focus dans la pile.
esdras-et-nehemie-position-scheme-pile = Cartes Planification dans la pile.
esdras-et-nehemie-position-seat-vp = Points de victoire en tout.
esdras-et-nehemie-position-seat-gains = Points de victoire par origine.
esdras-et-nehemie-position-seat-silver = Argent.
esdras-et-nehemie-position-seat-food = Pains.
esdras-et-nehemie-position-seat-resources = Cubes par sorte.
esdras-et-nehemie-position-seat-reserve = Ouvriers dans la réserve.
esdras-et-nehemie-position-seat-farmers = Fermiers.
esdras-et-nehemie-position-seat-labourers = Manœuvres.
esdras-et-nehemie-position-seat-levites = Lévites.
esdras-et-nehemie-position-seat-tent = La case de la Tente, c0 à c11.
esdras-et-nehemie-position-seat-altar = La case de la piste Autel.
esdras-et-nehemie-position-seat-blessings = Marqueurs Bénédiction par couleur.
esdras-et-nehemie-position-seat-heroes = Cartes Héros.
esdras-et-nehemie-position-seat-tent-steps = Cases parcourues par la Tente à ce tour ; seulement avec « pending ».
esdras-et-nehemie-position-seat-wall-drawn = Cartes Mur piochées ; seulement avec « pending ».
esdras-et-nehemie-position-seat-wall-top = La carte Mur remise sur le dessus.
esdras-et-nehemie-position-seat-wall-bottom = Cartes Mur remises dessous.
esdras-et-nehemie-position-seat-traders = Emplacements de Négociants occupés.
esdras-et-nehemie-position-seat-elders = Emplacements d’Anciens occupés.
esdras-et-nehemie-position-seat-tiles = Tuiles Développement par type.
esdras-et-nehemie-position-seat-developed = Types des tuiles retournées.
esdras-et-nehemie-position-seat-hand = Cartes en main, ou leur nombre.
esdras-et-nehemie-position-seat-known = Cartes de la main que tout le monde connaît.
esdras-et-nehemie-position-seat-stacks = Cartes des trois piles, à partir du bas.
esdras-et-nehemie-position-seat-tucked = Cartes Personnage rangées.

# What somebody who ends a turn may have overlooked.
esdras-et-nehemie-warn-clear =
    Il vous reste { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    } : déblayer ici ne coûterait rien d’autre ({ $place }).
esdras-et-nehemie-warn-spot =
    Vous n’avez pas encore choisi d’emplacement : { $number ->
        [one] { $number } bannière grise sera perdue
       *[other] { $number } bannières grises seront perdues
    }.
esdras-et-nehemie-warn-tent =
    { $number ->
        [one] Votre Tente pourrait encore avancer de { $number } case avec des bannières sinon perdues.
       *[other] Votre Tente pourrait encore avancer de { $number } cases avec des bannières sinon perdues.
    }
esdras-et-nehemie-warn-trade = Un Commerce ne coûterait rien : { $card }.
esdras-et-nehemie-warn-storage =
    Votre limite est de { $room ->
        [one] { $room } cube
       *[other] { $room } cubes
    } : il faudra en rendre { $number }.
