# Theopolis. Les noms des cartes viennent du fichier de matériel, tels qu’ils sont imprimés ;
# il peut y en avoir plusieurs : les phrases les placent après un deux-points.

theopolis-what = Bâtir une cité de pierres, d’Hommes et de sacrements ; cinq façons de finir la partie.
theopolis-help =
    Theopolis. À chaque tour, vous perdez des points originels selon les points de vos Hommes, puis vous pouvez jouer des cartes, mettre une ressource et échanger une carte avec le plateau ; à la fin vous complétez votre main depuis le plateau. Les ressources ne se dépensent pas : chacune sert une fois par tour. Un Désastre frappe dès qu’il arrive sur le plateau.
    Vous gagnez aussitôt avec 0 point originel, avec 10 pierres d’édifice, avec 3 sacrements d’initiation, 1 de guérison et 1 de mission, ou en ajoutant la Merveille à votre cité. Si l’Apocalypse vient avant, on compte 2 × pierres + 3 × sacrements − points originels.
theopolis-signs =
    ● une ressource droite, ou une part du coût que vous pouvez payer ; ○ une ressource utilisée, ou une part qui manque. ⌂ Édifice et ses pierres, ♙ Homme et ses points, † Symbole, ★ Merveille, ↯ Désastre. ✓ une carte de la main que vous pouvez jouer maintenant. ✠ le saint, et les sacrements : trois d’initiation, un de guérison, un de mission. ▶ à qui de jouer.

# Ce qui est demandé.
theopolis-ask-main = { $seat }, à vous : jouez une carte ou terminez le tour.
theopolis-ask-main-add = { $seat }, à vous : mettez une ressource ou jouez une carte.
theopolis-ask-main-exchange = { $seat }, à vous : jouez une carte, échangez-en une ou terminez le tour.
theopolis-ask-main-add-exchange = { $seat }, à vous : mettez une ressource, jouez une carte ou échangez-en une.
theopolis-ask-take = Quelle carte du plateau prenez-vous en échange ? (vous donnez : { $card })
theopolis-ask-take-from = Effet immédiat : quelle carte d’une cité voisine prenez-vous ?
theopolis-ask-bring = Effet immédiat : quelle carte de la défausse revient sur le plateau ?
theopolis-ask-replace = Quelle carte du plateau remplacez-vous par : { $card } ?
theopolis-ask-discard-from-board =
    { $number ->
        [one] Effet immédiat : vous pouvez défausser encore une carte du plateau.
       *[other] Effet immédiat : vous pouvez défausser jusqu’à { $number } cartes du plateau.
    }
theopolis-ask-free-resource = Effet immédiat : quelle ressource mettez-vous ?
theopolis-ask-rosary = { $disaster } vous touche : défaussez-vous cette carte pour l’ignorer : { $card } ?
theopolis-ask-lose-resource =
    { $number ->
        [one] { $disaster } : quelle ressource perdez-vous ?
       *[other] { $disaster } : vous perdez { $number } ressources. Laquelle d’abord ?
    }
theopolis-ask-lose-card = { $disaster } : quelle carte de votre cité perdez-vous ?
theopolis-ask-discard-excess =
    { $number ->
        [one] Vous avez une carte de trop : laquelle défaussez-vous ?
       *[other] Vous avez { $number } cartes de trop : laquelle défaussez-vous d’abord ?
    }
theopolis-ask-pick =
    { $number ->
        [one] Prenez une carte du plateau dans votre main.
       *[other] Prenez { $number } cartes du plateau dans votre main ; laquelle d’abord ?
    }
theopolis-ask-turn-up = La prochaine carte de la pioche est retournée.
theopolis-ask-deal = Une carte est distribuée ({ $seat }).
theopolis-ask-saint = Un Saint Patron est distribué ({ $seat }).

# Les choix, en toutes lettres.
theopolis-play = jouer : { $card }
theopolis-add = mettre : { $resource }
theopolis-exchange = échanger avec le plateau : { $card }
theopolis-confess = se confesser et perdre un point originel, en défaussant : { $card }
theopolis-end = terminer le tour
theopolis-take = prendre : { $card }
theopolis-take-from = prendre (à { $seat_from }) : { $card }
theopolis-take-nothing = ne rien prendre
theopolis-bring = ramener : { $card }
theopolis-bring-nothing = ne rien ramener
theopolis-replace = remplacer : { $card }
theopolis-discard = défausser : { $card }
theopolis-discard-from-board = défausser du plateau : { $card }
theopolis-stop = en rester là
theopolis-add-nothing = ne rien mettre
theopolis-use-rosary = défausser et ignorer le Désastre : { $card }
theopolis-keep-rosary = garder et subir le Désastre : { $card }
theopolis-lose-resource = perdre : { $resource }
theopolis-lose-card = perdre : { $card }
theopolis-pick = prendre : { $card }
theopolis-recover = prendre dans la défausse : { $card }
theopolis-reveal = retournée : { $card }
theopolis-deal = distribuée à { $seat } : { $card }
theopolis-deal-veiled = une carte est distribuée à { $seat }
theopolis-deal-saint = distribué à { $seat } : { $saint }

# Les verbes, devant une liste de choix.
theopolis-verb-play = jouer
theopolis-verb-add = mettre
theopolis-verb-exchange = échanger
theopolis-verb-confess = confesser
theopolis-verb-end = terminer
theopolis-verb-take = prendre
theopolis-verb-bring = ramener
theopolis-verb-replace = remplacer
theopolis-verb-discard = défausser
theopolis-verb-stop = arrêter
theopolis-verb-use = utiliser
theopolis-verb-keep = garder
theopolis-verb-lose = perdre
theopolis-verb-pick = prendre
theopolis-verb-recover = récupérer
# Ce que les choix touchent, devant leurs verbes.
theopolis-touch-hand = Votre main
theopolis-touch-board = Plateau
theopolis-touch-discard = Défausse
theopolis-touch-piles = Tas
theopolis-touch-city = Votre cité
theopolis-touch-city-of = Cité : { $seat }
theopolis-touch-turn = Votre tour
theopolis-touch-nothing = Ou bien

# Pourquoi ce n’est pas possible.
theopolis-why-disaster = { $card } est un Désastre et n’entre jamais dans une cité
theopolis-why-cost =
    pas assez de ressources droites pour { $card }, il manque : { $faith ->
        [0] { $hope ->
            [0] Charité { $charity }
           *[other] Espérance { $hope }{ $charity ->
                [0] { "" }
               *[other] , Charité { $charity }
            }
        }
       *[other] Foi { $faith }{ $hope ->
            [0] { "" }
           *[other] , Espérance { $hope }
        }{ $charity ->
            [0] { "" }
           *[other] , Charité { $charity }
        }
    }
theopolis-why-not-in-hand = { $card } est sur le plateau, et seules les cartes de la main se jouent
theopolis-why-not-on-board = { $card } n’est pas sur le plateau
theopolis-why-not-held = { $card } n’est pas dans votre main
theopolis-why-not-discarded = { $card } n’est pas dans la défausse
theopolis-why-not-there = { $card } n’est dans aucune cité voisine
theopolis-why-not-resource = on ne met que des ressources, et { $card } n’en est pas une
theopolis-why-no-rosary = { $card } ne protège pas de ce Désastre : { $disaster }
theopolis-why-not-owned = { $disaster } prend une ressource de votre cité, et vous n’avez pas : { $card }
theopolis-why-not-losable = { $disaster } ne prend pas dans votre cité : { $card }
theopolis-why-added =
    { $number ->
        [one] vous avez déjà mis une ressource ce tour-ci
       *[other] vous avez déjà mis { $number } ressources ce tour-ci
    }
theopolis-why-pile-empty = ce tas est vide : { $resource }
theopolis-why-exchanged = il ne vous reste plus d’échange ce tour-ci
theopolis-why-hand-empty = sans carte en main, il n’y a rien à échanger
theopolis-why-confessed = une seule confession par tour
theopolis-why-no-reconciliation = il faut la Réconciliation pour se confesser
theopolis-why-only-persons = seuls les Hommes reviennent de la défausse, et { $card } n’en est pas un
theopolis-why-no-anointing = sans le Sacrement des malades, la défausse vous est fermée
theopolis-why-no-resource = une ressource ne va jamais dans la main
theopolis-why-no-neighbour = { $seat } n’est pas à côté de vous
theopolis-why-bishops-barred = les Évêques ne prennent rien à { $seat }
theopolis-why-never-taken = { $card } ne se prend jamais
theopolis-why-too-dear = { $card } coûte plus de { $number } en tout
theopolis-why-building-safe = vos Édifices sont à l’abri des Désastres
theopolis-why-person-safe = vos Hommes sont à l’abri des Désastres
theopolis-why-not-largest = { $disaster } prend l’Édifice qui a le plus de pierres, et ce n’est pas { $card }
theopolis-why-not-asked = { $disaster } ne fait pas perdre { $card }

# La fin de la partie et la feuille de score.
theopolis-ending-original-points = plus aucun point originel dans une cité
theopolis-ending-stones = une cité a assez de pierres d’édifice
theopolis-ending-sacraments = une cité détient les sacrements nécessaires
theopolis-ending-wonder = la Merveille est bâtie
theopolis-ending-apocalypse = l’Apocalypse est arrivée
theopolis-ending-max-rounds = la dernière manche est terminée
theopolis-ending-last-player = il ne reste qu’un joueur
theopolis-tie-break = À égalité de points, le moins de points originels l’emporte, puis le plus de sacrements.

# The same with who has brought it about.
theopolis-ended-by-original-points = { $seat } n’a plus de point originel
theopolis-ended-by-stones = { $seat } a assez de pierres d’édifice
theopolis-ended-by-sacraments = { $seat } détient les sacrements nécessaires
theopolis-ended-by-wonder = { $seat } a bâti la Merveille
theopolis-ended-by-last-player = { $seat } reste sans adversaire
theopolis-score-stones = Pierres
theopolis-score-sacraments = Sacrements
theopolis-score-original-points = Points originels

# La table.
theopolis-head =
    manche { $round } sur { $rounds } · tour : { $seat } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
theopolis-board = Plateau
theopolis-letters = F/E/C
theopolis-piles = Tas :
theopolis-discard-pile = Défausse ({ $number }) :
theopolis-out = Hors jeu :
theopolis-city = { $seat }
theopolis-city-own = { $seat }, votre cité
theopolis-points = points originels { $number }
theopolis-points-short = points { $number }
theopolis-stones = pierres { $number }/{ $goal }
theopolis-hand-size = main { $number }/{ $limit }
theopolis-score = score { $number }
theopolis-known = en main :
theopolis-hand = Votre main { $number }/{ $limit }
theopolis-left = a gagné et quitté la table, rang { $rank }

# Ce qui ne va pas dans une position ou un fichier de matériel.
theopolis-error-out = des cartes ne quittent le jeu qu’avec play_on (TH-155)
theopolis-error-ending = ending : « { $value } » n’est rien de cela : { $known }
theopolis-error-board = board : il y a { $most } places, pas { $number } (TH-10)
theopolis-error-side = { $place } est une table : [table.{ $place }]
theopolis-error-disaster = { $place } : un Désastre n’est jamais dans une cité : { $card } (TH-35)
theopolis-error-known-more = { $place } : cartes connues (known) : { $known }, mais taille de la main : { $hand } (TH-22)
theopolis-error-no-saint = { $place } : « { $value } » n’est pas un Saint Patron ; il y a : { $known }
theopolis-error-saint-taken = { $place } : { $value } a déjà une cité (TH-14)
theopolis-error-left = { $place } : la cité, les ressources et le saint d’un gagnant ont quitté le jeu (TH-155)
theopolis-error-not-held = { $place } : { $card } est connue mais pas dans la main (TH-22)
theopolis-error-hand = { $place } : une main a de 0 à { $most } cartes, pas { $number } (TH-59)
theopolis-error-resources = { $place } s’écrit comme faith = 1, hope = 1, charity = 1 entre accolades
theopolis-error-pile = { $place } : { $number } cartes { $card }, mais il n’en reste que { $left } sur { $all }
theopolis-error-ranks-ended = quand la partie est terminée, chaque place a un rang, à partir de 1 (TH-151)
theopolis-error-ranks = un rang pendant la partie demande play_on, et les rangs commencent à 1 (TH-154)
theopolis-error-two-left = au moins deux joueurs sont encore en jeu (TH-158)
theopolis-error-no-cards = { $place } : il ne reste plus de cartes
theopolis-error-won = { $place } a déjà gagné par { $ending } ({ $rule })
theopolis-error-key = { $place } n’a pas de « { $key } » ; il y a : { $known }
theopolis-error-list = { $place } : il faut une liste de noms, pas « { $value } »
theopolis-error-card = { $place } : il n’y a pas de carte « { $value } »
theopolis-error-copies = { $place } : tous les exemplaires de la carte { $card } ({ $number }) sont déjà ailleurs
theopolis-error-number = { $place } : { $key } est un nombre entier de { $least } à { $most }, pas « { $value } »
theopolis-error-seat = { $place } : « { $value } » n’est pas une place ; il y a p1 à { $last }

# Ce qui ne va pas dans un fichier de matériel de Theopolis. Les mots du fichier restent tels quels.
theopolis-fault-hand-limit = { $what } : le fichier dit { $said }, il faut au plus la taille du plateau, { $most }
theopolis-fault-pile = { $what } : le fichier dit { $said }, mais { $players } cités commencent avec { $start } chacune
theopolis-fault-win = { $what } : le fichier dit { $said } ; la Merveille fait gagner, et rien d’autre (TH-146)
theopolis-fault-alone = { $what } : le fichier dit { $said } ; seul un Homme a des points
theopolis-fault-kind-twice = { $what } : « { $said } » est nommé deux fois
theopolis-fault-no-kinds = { $what } est vide ; il faut y nommer quelque chose
theopolis-fault-need-twice = { $what } : « { $said } » est nommé deux fois ; un exemplaire suffit pour un sacrement (TH-121)
theopolis-fault-deck = la pioche a { $number } cartes ; il en faut au plus { $most }
theopolis-fault-exchanges = un tour pourrait avoir { $number } échanges ; il en faut au plus { $most }
theopolis-fault-c11 = { $what } accepte une carte parmi { $said } ; un Évêque ne doit pas remplacer un Prêtre
theopolis-fault-c12 = { $what } : le fichier dit { $said }, le Caveau coûte { $cost } ; il faut { $must } ou plus
theopolis-fault-c13 = aucun Désastre du fichier ne détruit un Édifice, il en faut un
theopolis-fault-c14 = aucune carte du fichier n’enlève une carte du plateau ({ $effect }), il en faut une
theopolis-fault-c15-monk = rien dans le fichier ne peut faire perdre un Moine, il faut que ce soit possible
theopolis-fault-c15-eucharist = rien dans le fichier ne peut faire perdre une carte de l’Eucharistie, il faut que ce soit possible
theopolis-fault-c16-needs = { $what } : le fichier dit { $said } ; un Désastre ne peut pas entrer dans une cité
theopolis-fault-c16-parts = { $what } est vide ; un Désastre doit comparer les joueurs
theopolis-fault-c17 = la mise en place à { $players } joueurs peut révéler { $number } cartes, il en faut au plus { $most } d’une pioche de { $deck }
theopolis-fault-c18 = { $what } : le fichier dit { $said }, comme pour un autre saint ; tous doivent différer
theopolis-fault-c22-stones = aucune cité du fichier ne peut avoir { $number } pierres, il faut que ce soit possible
theopolis-fault-c22-sacraments = sacrements qu’une cité du fichier peut avoir : au plus { $most }, il faut que { $number } soient possibles
theopolis-fault-c22-points = aucun joueur du fichier ne peut avoir { $number } points originels, il faut que ce soit possible
theopolis-fault-c26 = { $what } : le fichier dit { $number } ({ $said }), il faut 1 ou plus ({ $must })
theopolis-fault-c27 = aucun effet du fichier ne donne plus de ressources par tour que { $number }, il en faut un
theopolis-fault-c31 = cartes jouables au premier tour : { $number }, moins que les { $ours } de notre reconstitution
theopolis-fault-c32 = autrement que dans notre reconstitution, un Évêque peut prendre : { $more } ; et ne peut pas prendre : { $fewer }
theopolis-fault-c33 = { $what } : le fichier dit { $said }, ce qui gagne avant le premier tour ; il faut moins de { $most }

# Contradictions dans ce qui est en attente. Les noms des étapes restent tels quels.
theopolis-pending-ended = la partie est terminée, mais { $step } est en attente
theopolis-pending-left = { $player } a quitté le jeu et ne peut pas être actif (TH-156)
theopolis-pending-misfit =
    { $what ->
        [seat] { $step } est en attente, mais cette place n’est pas dans la partie
        [active-seat] { $step } est en attente, mais c’est une autre place qui joue
        [number] { $step } est en attente, mais ce nombre n’existe pas
        [cost] { $step } est en attente, mais ce coût n’existe pas
        [hand-card] { $step } est en attente, mais cette carte n’est pas dans la main
        [discarded-card] { $step } est en attente, mais cette carte n’est pas dans la défausse
        [disaster] { $step } est en attente, mais ce Désastre n’est pas sur le plateau
       *[other] { $step } est en attente, mais le Désastre n’a pas cette partie
    }
theopolis-pending-free-place = le plateau a une place libre pendant une phase principale (TH-67)
theopolis-pending-disaster = { $card } est sur le plateau, mais ne frappe pas (TH-71)
theopolis-pending-no-place = { $step } est en attente, mais le plateau n’a pas de place libre (TH-67)
theopolis-pending-hand =
    { $number ->
        [one] { $step } est en attente, mais { $player } a { $number } carte (TH-59)
       *[other] { $step } est en attente, mais { $player } a { $number } cartes (TH-59)
    }
theopolis-pending-rosary = { $step } est en attente, mais { $player } n’a pas de Chapelet (TH-80)
theopolis-pending-saint = { $step } est en attente, mais { $player } a un Saint Patron (TH-14)

# Les clés d’une position, expliquées dans le document qu’écrit « position new ».
theopolis-option-play-on = Les vainqueurs quittent la table et les autres continuent : true ou false.
theopolis-option-short-deck = Des cartes sont retirées sans être vues : true ou false.
theopolis-option-max-rounds = Le nombre maximal de manches.
theopolis-option-neighbours = Quelles cités sont « voisines » pour un Évêque ? adjacent : Les joueurs à votre gauche et à votre droite ; all : Tous les autres joueurs.
theopolis-option-bishop-takes = La règle dit seulement que les Évêques permettent de prendre des cartes. limited : Cartes de coût imprimé 4 au plus, sans Évêques ; any : Tout Édifice, Homme ou Symbole, Évêques compris.
theopolis-position-round = Le numéro de la manche.
theopolis-position-active = Qui joue son tour ; seulement avec « pending ».
theopolis-position-board = Les cartes du plateau, place après place, un nom vide pour une place libre. Les places non nommées sont distribuées, jamais avec un Désastre.
theopolis-position-discard = Les cartes de la défausse.
theopolis-position-out = Les cartes hors du jeu ; seulement avec play_on.
theopolis-position-deck = Les cartes qui restent dans la pioche, l’Apocalypse comprise. Sinon : toutes celles qu’on n’a pas vues, moins celles que retire la pioche courte.
theopolis-position-added = Combien de ressources ont été mises à ce tour ; seulement avec « pending ».
theopolis-position-exchanged = Combien de cartes ont été échangées à ce tour ; seulement avec « pending ».
theopolis-position-confessed = Combien de confessions à ce tour ; seulement avec « pending ».
theopolis-position-turns-taken = Qui a déjà joué son tour dans cette manche ; seulement avec « pending ».
theopolis-position-ending = Comment la partie s’est terminée.
theopolis-position-seat-saint = Le Saint Patron ; aucun si rien n’est précisé.
theopolis-position-seat-original-points = Les points originels qui restent.
theopolis-position-seat-resources = Les cartes Ressource de la cité.
theopolis-position-seat-used = Combien d’entre elles sont utilisées.
theopolis-position-seat-city = Les cartes de la cité ; une carte qui s’y trouve deux fois est nommée deux fois.
theopolis-position-seat-hand = Les cartes en main. À la place un nombre : autant de cartes, distribuées sans être vues.
theopolis-position-seat-known = Les cartes de la main que tout le monde a vu prendre.
theopolis-position-seat-rank = Le rang déjà obtenu ; seulement avec play_on.
