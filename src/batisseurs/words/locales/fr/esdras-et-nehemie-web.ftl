# The board of Esdras et Néhémie in the browser.

# Goods, rewards and prices in words.
esdras-et-nehemie-web-good-gold = { $number } or
esdras-et-nehemie-web-good-stone = { $number } pierre
esdras-et-nehemie-web-good-wood = { $number } bois
esdras-et-nehemie-web-good-ash = { $number } cendre
esdras-et-nehemie-web-good-silver = { $number } argent
esdras-et-nehemie-web-good-food = { $number } nourriture
esdras-et-nehemie-web-good-vp = { $number } PV
esdras-et-nehemie-web-good-basic-resource =
    { $number ->
        [one] { $number } ressource de base
       *[other] { $number } ressources de base
    }
esdras-et-nehemie-web-good-worker =
    { $number ->
        [one] { $number } Ouvrier
       *[other] { $number } Ouvriers
    }
esdras-et-nehemie-web-good-blessing-orange =
    { $number ->
        [one] { $number } Bénédiction orange
       *[other] { $number } Bénédictions orange
    }
esdras-et-nehemie-web-good-blessing-purple =
    { $number ->
        [one] { $number } Bénédiction violette
       *[other] { $number } Bénédictions violettes
    }
esdras-et-nehemie-web-good-blessing-red =
    { $number ->
        [one] { $number } Bénédiction rouge
       *[other] { $number } Bénédictions rouges
    }
esdras-et-nehemie-web-good-blessing-any =
    { $number ->
        [one] { $number } Bénédiction au choix
       *[other] { $number } Bénédictions au choix
    }
esdras-et-nehemie-web-good-altar-step =
    { $number ->
        [one] { $number } pas sur la piste Autel
       *[other] { $number } pas sur la piste Autel
    }
esdras-et-nehemie-web-good-tent-step =
    { $number ->
        [one] { $number } pas de Tente
       *[other] { $number } pas de Tente
    }
esdras-et-nehemie-web-good-red-banner =
    { $number ->
        [one] { $number } bannière rouge
       *[other] { $number } bannières rouges
    }
esdras-et-nehemie-web-good-grey-banner =
    { $number ->
        [one] { $number } bannière grise
       *[other] { $number } bannières grises
    }
esdras-et-nehemie-web-good-blue-banner =
    { $number ->
        [one] { $number } bannière bleue
       *[other] { $number } bannières bleues
    }
esdras-et-nehemie-web-good-wild-banner =
    { $number ->
        [one] { $number } bannière au choix
       *[other] { $number } bannières au choix
    }
esdras-et-nehemie-web-good-recover = récupérer un Négociant ou un Ancien
esdras-et-nehemie-web-good-free-develop = un développement gratuit
esdras-et-nehemie-web-good-lose-food = { $number } nourriture à rendre

# The common board.
esdras-et-nehemie-web-neutral = { $place } : neutre
esdras-et-nehemie-web-wall-built = { $place } : { $card }, reconstruit par { $seat }
esdras-et-nehemie-web-gate-built = { $place } : gardien de { $seat }
esdras-et-nehemie-web-corner-free = { $place } : encore à personne
esdras-et-nehemie-web-cleared = { $place } : déblayé. La reconstruction coûte { $price }.
esdras-et-nehemie-web-rubble = { $place } : décombres { $rubble }. La reconstruction coûte { $price }.
esdras-et-nehemie-web-clearing = Le déblayer rapporte { $goods }.
esdras-et-nehemie-web-gate-gives = Argent sur sa carte : { $silver }. Le gardien gagne { $goods } ; chaque connexion rapporte { $connection }.
esdras-et-nehemie-web-row-price = Ligne { $row } du Temple : son prix en bannières
esdras-et-nehemie-web-cell-empty = Temple, ligne { $row }, colonne { $column }, secteur { $sector } : vide
esdras-et-nehemie-web-cell = Temple, ligne { $row }, colonne { $column }, secteur { $sector } : { $good }
esdras-et-nehemie-web-levites = Lévites de { $seat } : { $number }.
esdras-et-nehemie-web-levites-next = Le prochain coûte { $price } et rapporte { $goods }.
esdras-et-nehemie-web-judged-behind = Derrière Zacharie : { $goods }
esdras-et-nehemie-web-judged-between = Entre les Prophètes : { $goods }
esdras-et-nehemie-web-judged-ahead = À la hauteur d’Aggée ou devant : { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zacharie
esdras-et-nehemie-web-prophet-haggai = Aggée
esdras-et-nehemie-web-tent = Tente de { $seat } : { $place }
esdras-et-nehemie-web-moves = Le prix des déplacements de Tente
esdras-et-nehemie-web-first = Pour le premier Scribe de cette rangée
esdras-et-nehemie-web-heroes = Héros que personne n’a appelés
esdras-et-nehemie-web-scroll = { $place } : { $tile }
esdras-et-nehemie-web-scroll-scribe = { $place } : { $tile }. Scribe de { $seat }.
esdras-et-nehemie-web-scroll-white = Un Ouvrier blanc s’y trouve.
esdras-et-nehemie-web-scroll-reached = { $place } : { $tile }. Accessible ; le chemin coûte { $number } argent.
esdras-et-nehemie-web-areas = Parties de la table
esdras-et-nehemie-web-area-own = À moi
esdras-et-nehemie-web-area-city = Ville
esdras-et-nehemie-web-area-temple = Temple
esdras-et-nehemie-web-area-scrolls = Torah
esdras-et-nehemie-web-area-others = Autres
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } endroit à toucher
       *[other] { $number } endroits à toucher
    }
