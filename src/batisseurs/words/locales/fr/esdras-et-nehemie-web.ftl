# The board of Esdras et Néhémie in the browser.

# The common board.
esdras-et-nehemie-web-judged-behind = Derrière Zacharie : { $goods }
esdras-et-nehemie-web-judged-between = Entre les Prophètes : { $goods }
esdras-et-nehemie-web-judged-ahead = À hauteur d’Aggée ou devant : { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zacharie
esdras-et-nehemie-web-prophet-haggai = Aggée
esdras-et-nehemie-web-moves = Prix des déplacements de la Tente
esdras-et-nehemie-web-heroes = Héros encore disponibles
esdras-et-nehemie-web-areas = Parties de la table
esdras-et-nehemie-web-area-own = À moi
esdras-et-nehemie-web-area-city = Ville
esdras-et-nehemie-web-area-temple = Temple
esdras-et-nehemie-web-area-scrolls = Torah
esdras-et-nehemie-web-area-others = Autres
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } endroit disponible
       *[other] { $number } endroits disponibles
    }

# Solo: what the opponent did, step by step.
esdras-et-nehemie-web-solo-turn = Le tour de l’adversaire
esdras-et-nehemie-web-solo-sabbath = Le Sabbat de l’adversaire
esdras-et-nehemie-web-solo-end = Le décompte final de l’adversaire
esdras-et-nehemie-web-solo-again-turn = Revoir son dernier tour
esdras-et-nehemie-web-solo-again-sabbath = Revoir son Sabbat
esdras-et-nehemie-web-solo-again-end = Revoir son décompte final
esdras-et-nehemie-web-solo-back = Étape précédente
esdras-et-nehemie-web-solo-on = Étape suivante
esdras-et-nehemie-web-solo-play = Lecture
esdras-et-nehemie-web-solo-pause = Pause
esdras-et-nehemie-web-solo-skip = Passer (Échap)
esdras-et-nehemie-web-solo-close = Fermer (Échap)
esdras-et-nehemie-web-solo-paces = Vitesse
esdras-et-nehemie-web-solo-pace = Vitesse : { $pace }
esdras-et-nehemie-web-solo-pace-slow = lente
esdras-et-nehemie-web-solo-pace-normal = normale
esdras-et-nehemie-web-solo-pace-fast = rapide
esdras-et-nehemie-web-solo-pace-steps = étape par étape
esdras-et-nehemie-web-solo-pace-once = tout d’un coup
esdras-et-nehemie-web-solo-rules = Règles :
esdras-et-nehemie-web-solo-focus = Carte Focus : { $card }. Agrandir
esdras-et-nehemie-web-solo-scheme = Carte Planification : { $card }. Agrandir
esdras-et-nehemie-web-solo-clockwise = sens horaire, case noire dans la colonne { $column } ; Commerce :
esdras-et-nehemie-web-solo-counter-clockwise = sens antihoraire, case noire dans la colonne { $column } ; Commerce :
esdras-et-nehemie-web-solo-taken = (choisie)
esdras-et-nehemie-web-solo-passed = (écartée)
esdras-et-nehemie-web-solo-least-worker = Ouvriers : au moins { $number }
esdras-et-nehemie-web-solo-most-worker = Ouvriers : au plus { $number }
esdras-et-nehemie-web-solo-least-gold = Or : au moins { $number }
esdras-et-nehemie-web-solo-most-gold = Or : au plus { $number }
esdras-et-nehemie-web-solo-spends =
    dépenser { $number ->
        [one] { $number } cube Or
       *[other] { $number } cubes Or
    }
esdras-et-nehemie-web-solo-gains = gagner { $goods }
esdras-et-nehemie-web-solo-does-build-temple = bâtir le Temple
esdras-et-nehemie-web-solo-does-clear-wall = déblayer un emplacement Mur
esdras-et-nehemie-web-solo-does-rebuild-gate = déblayer et reconstruire une Porte
esdras-et-nehemie-web-solo-does-rebuild-wall = déblayer et reconstruire un Mur
esdras-et-nehemie-web-solo-does-scribe-highest = un Scribe sur la tuile la plus haute
esdras-et-nehemie-web-solo-does-scribe-lowest = un Scribe sur la tuile la plus basse

# Player boards, and the purse of banners.
esdras-et-nehemie-web-board = Plateau : { $seat }
esdras-et-nehemie-web-look-at = Regarder ce plateau
esdras-et-nehemie-web-purse = Bannières et biens
esdras-et-nehemie-web-front = Recto :
esdras-et-nehemie-web-back = Verso (retournée) :

# A turn as it is planned.
esdras-et-nehemie-web-plan = Ce tour
esdras-et-nehemie-web-plan-open = Encore possible à ce tour
esdras-et-nehemie-web-plan-lapses = Si le tour se terminait maintenant
esdras-et-nehemie-web-plan-stands = Acquis : ne peut plus être annulé librement.
esdras-et-nehemie-web-plan-back = Annuler à partir d’ici : { $step }
esdras-et-nehemie-web-hint = { $costs } → { $gains }
esdras-et-nehemie-web-part-auxiliary = Commerce ou Développement
esdras-et-nehemie-web-part-trader = Négociant
esdras-et-nehemie-web-part-elder = Ancien
esdras-et-nehemie-web-part-levite = Nouveau Lévite
esdras-et-nehemie-web-part-uses = Lévites
esdras-et-nehemie-web-part-clearing = Déblayer
esdras-et-nehemie-web-part-rebuild = Reconstruire
esdras-et-nehemie-web-part-scribe = Scribe
esdras-et-nehemie-web-part-tent = Tente
esdras-et-nehemie-web-part-done = fait à ce tour
esdras-et-nehemie-web-part-shut = impossible maintenant

# The Sabbath, one thing after the other.
esdras-et-nehemie-web-sabbath = Sabbat de la semaine { $number }
esdras-et-nehemie-web-sabbath-waits = C’est à { $seat }.
esdras-et-nehemie-web-stage-prepare = Préparer
esdras-et-nehemie-web-stage-feed = Nourrir
esdras-et-nehemie-web-stage-tuck = Ranger et marquer
esdras-et-nehemie-web-stage-done = fait
esdras-et-nehemie-web-stage-now = maintenant
esdras-et-nehemie-web-stage-later = plus tard
esdras-et-nehemie-web-items = À résoudre, dans n’importe quel ordre
esdras-et-nehemie-web-standing-behind = Vous êtes derrière Zacharie (vous { $space }, lui { $zechariah }, Aggée { $haggai }).
esdras-et-nehemie-web-standing-between = Vous êtes entre les Prophètes (vous { $space }, Zacharie { $zechariah }, Aggée { $haggai }).
esdras-et-nehemie-web-standing-ahead = Vous êtes à hauteur d’Aggée ou devant (vous { $space }, Zacharie { $zechariah }, Aggée { $haggai }).
esdras-et-nehemie-web-fire-between = Après le Feu perpétuel, vous seriez entre les Prophètes :
esdras-et-nehemie-web-fire-ahead = Après le Feu perpétuel, vous seriez à hauteur d’Aggée ou devant :
esdras-et-nehemie-web-to-assign =
    { $number ->
        [one] Encore { $number } Ouvrier
       *[other] Encore { $number } Ouvriers
    } à affecter.
esdras-et-nehemie-web-eaters = Ouvriers à nourrir
esdras-et-nehemie-web-food-due = Pains à donner : { $number } ; vous en avez { $food }.
esdras-et-nehemie-web-food-left = Il en restera { $number }.
esdras-et-nehemie-web-food-short =
    { $number ->
        [one] { $number } Ouvrier ne sera pas nourri
       *[other] { $number } Ouvriers ne seront pas nourris
    } : { $points ->
        [one] { $points } PV perdu
       *[other] { $points } PV perdus
    }.
esdras-et-nehemie-web-to-tuck = Cartes de vos piles
esdras-et-nehemie-web-tucked-worth =
    { $number ->
        [one] { $number } carte déjà rangée rapporte
       *[other] { $number } cartes déjà rangées rapportent
    } { $points } PV maintenant.
esdras-et-nehemie-web-worth-now = { $points } PV maintenant
esdras-et-nehemie-web-worth-by-the-end =
    { $points } PV en { $number ->
        [one] { $number } Sabbat
       *[other] { $number } Sabbats
    }
esdras-et-nehemie-web-banner-kept = Cette bannière reste visible.
esdras-et-nehemie-web-banners-lost = Ces bannières sont perdues, comme le Commerce de la carte.
