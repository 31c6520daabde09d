# Le plateau de Nehemiah dans le navigateur.

# Les parties de la table et ce qui s’y trouve.
nehemiah-web-column = Colonne { $column }
nehemiah-web-free = { $card } ({ $spot }) : libre
nehemiah-web-standing = { $card } ({ $spot }) : un ouvrier est debout ici ({ $seat })
nehemiah-web-tired = { $card } ({ $spot }) : un ouvrier est couché ici, fatigué ({ $seat })
nehemiah-web-neutral = { $card } ({ $spot }) : un ouvrier neutre est couché ici
nehemiah-web-decks = Paquets
nehemiah-web-discard = Défaussées : { $number }
nehemiah-web-screen = Côté du paravent : { $seat }
nehemiah-web-asking = Me proposer mes contremaîtres au moment voulu
nehemiah-web-first = premier joueur

# Ce que l’activation d’un ouvrier utiliserait.
nehemiah-web-preview = { $card } ({ $spot }).
nehemiah-web-preview-extras =
    { $gold ->
        [one] Et pour { $gold } pièce d’or chacune : { $cards }.
       *[other] Et pour { $gold } pièces d’or chacune : { $cards }.
    }
nehemiah-web-preview-bank = { $card } (banque)
nehemiah-web-preview-player = { $card } (à { $seat })
nehemiah-web-preview-clears = Remplace la colonne { $column }.

# La mise secrète.
nehemiah-web-less = moins : { $what }
nehemiah-web-more = plus : { $what }
nehemiah-web-bid = Miser { $number }
nehemiah-web-bid-sealed = Votre mise est faite ; toutes seront révélées ensemble.
nehemiah-web-bids-open = Toutes les mises sont révélées ensemble.
nehemiah-web-sealed = a misé
nehemiah-web-bids = Les mises : { $card }
nehemiah-web-won = gagne

# Ce que disent les éléments.
nehemiah-web-costs =
    Coûte { $wood ->
        [0] { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
       *[other] { $wood } bois{ $gold ->
            [0] { "" }
            [one] { " " }et { $gold } pièce d’or
           *[other] { " " }et { $gold } pièces d’or
        }
    }.
nehemiah-web-effect-take-wood = Prenez { $number } bois à la banque.
nehemiah-web-effect-take-gold =
    { $number ->
        [one] Prenez { $number } pièce d’or à la banque.
       *[other] Prenez { $number } pièces d’or à la banque.
    }
nehemiah-web-effect-gain-points =
    { $number ->
        [one] Gagnez { $number } point de victoire.
       *[other] Gagnez { $number } points de victoire.
    }
nehemiah-web-effect-place-cubes =
    { $number ->
        [one] Placez { $number } cube sur le plateau { $board }.
       *[other] Placez { $number } cubes sur le plateau { $board }.
    }
nehemiah-web-effect-take-gate = Prenez la première porte du paquet.
nehemiah-web-effect-raise-workers =
    { $number ->
        [one] Relevez { $number } de vos ouvriers fatigués.
       *[other] Relevez jusqu’à { $number } de vos ouvriers fatigués.
    }
nehemiah-web-effect-place-workers =
    { $number ->
        [one] Envoyez { $number } ouvrier de plus.
       *[other] Envoyez jusqu’à { $number } ouvriers de plus.
    }
nehemiah-web-effect-place-anywhere = Placez un ouvrier sur n’importe quelle carte libre.
nehemiah-web-effect-replace-worker = Renvoyez l’ouvrier d’un adversaire et mettez un des vôtres à sa place, dans la même position.
nehemiah-web-effect-swap-workers = Échangez deux ouvriers d’une même colonne.
nehemiah-web-effect-swap-cards = Échangez deux cartes d’une même colonne, avec les ouvriers qui s’y trouvent.
nehemiah-web-effect-use-cards =
    { $number ->
        [one] Utilisez { $number } autre carte occupée de cette colonne, pour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }.
       *[other] Utilisez jusqu’à { $number } autres cartes occupées de cette colonne, pour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } chacune.
    }
nehemiah-web-icons =
    { $number ->
        [one] À trois joueurs, { $number } d’entre elles quitte le jeu.
       *[other] À trois joueurs, { $number } d’entre elles quittent le jeu.
    }
nehemiah-web-gate-worth =
    { $number ->
        [one] Vaut { $number } point de victoire à la fin de la partie.
       *[other] Vaut { $number } points de victoire à la fin de la partie.
    }
nehemiah-web-board-points = À { $number } joueurs, à partir du premier rang : { $points }
nehemiah-web-deck-cards = Cartes : { $number } ; { $icons } d’entre elles quittent le jeu à trois joueurs.
