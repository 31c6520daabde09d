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
