# Le plateau de Nehemiah dans le navigateur.

# Les parties de la table et ce qui s’y trouve.
nehemiah-web-column = Colonne { $column }
nehemiah-web-free = { $spot } { $card } : libre
nehemiah-web-standing = { $spot } { $card } : un ouvrier est debout ici ({ $seat })
nehemiah-web-tired = { $spot } { $card } : un ouvrier est couché ici, fatigué ({ $seat })
nehemiah-web-neutral = { $spot } { $card } : un ouvrier neutre est couché ici
nehemiah-web-decks = Paquets
nehemiah-web-discard = Défaussées : { $number }
nehemiah-web-screen = Côté du paravent : { $seat }
nehemiah-web-asking = Me proposer mes contremaîtres quand leur moment vient
nehemiah-web-first = premier joueur

# Ce que l’activation d’un ouvrier utiliserait.
nehemiah-web-preview = { $spot } : { $card }.
nehemiah-web-preview-extras = Et pour { $gold } or chacune : { $cards }.
nehemiah-web-preview-bank = { $card } (banque)
nehemiah-web-preview-player = { $card } (à { $seat })
nehemiah-web-preview-clears = Remplace la colonne { $column }.

# La mise secrète.
nehemiah-web-less = moins : { $what }
nehemiah-web-more = plus : { $what }
nehemiah-web-bid = Miser { $number }
nehemiah-web-bid-sealed = Votre mise est scellée ; toutes sont révélées ensemble.
nehemiah-web-bids-open = Toutes les mises sont révélées ensemble.
nehemiah-web-sealed = a misé
nehemiah-web-bids = Les mises : { $card }
nehemiah-web-won = gagne

# Ce que disent les éléments.
nehemiah-web-costs =
    Coûte { $wood ->
        [0] { $gold } or
       *[other] { $wood } bois{ $gold ->
            [0] { "" }
           *[other] { " " }et { $gold } or
        }
    }.
nehemiah-web-effect-take-wood = Prenez { $number } bois à la banque.
nehemiah-web-effect-take-gold = Prenez { $number } or à la banque.
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
        [one] Utilisez { $number } autre carte occupée de cette colonne, pour { $gold } or.
       *[other] Utilisez jusqu’à { $number } autres cartes occupées de cette colonne, pour { $gold } or chacune.
    }
nehemiah-web-icons =
    { $number ->
        [one] À trois joueurs, { $number } d’entre elles quitte le jeu.
       *[other] À trois joueurs, { $number } d’entre elles quittent le jeu.
    }
nehemiah-web-gate-worth = Vaut { $number } points de victoire à la fin de la partie.
nehemiah-web-board-points = À { $number } joueurs, à partir de la première place : { $points }
nehemiah-web-deck-cards = Cartes : { $number } ; { $icons } d’entre elles quittent le jeu à trois joueurs.
