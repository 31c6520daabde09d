# The board of Esdras et Néhémie in the browser.

# Goods, rewards and prices in words.
esdras-et-nehemie-web-good-gold = { $number } gold
esdras-et-nehemie-web-good-stone = { $number } stone
esdras-et-nehemie-web-good-wood = { $number } wood
esdras-et-nehemie-web-good-ash = { $number } ash
esdras-et-nehemie-web-good-silver = { $number } silver
esdras-et-nehemie-web-good-food = { $number } food
esdras-et-nehemie-web-good-vp = { $number } VP
esdras-et-nehemie-web-good-basic-resource =
    { $number ->
        [one] { $number } basic resource
       *[other] { $number } basic resources
    }
esdras-et-nehemie-web-good-worker =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
esdras-et-nehemie-web-good-blessing-orange =
    { $number ->
        [one] { $number } orange Blessing
       *[other] { $number } orange Blessings
    }
esdras-et-nehemie-web-good-blessing-purple =
    { $number ->
        [one] { $number } purple Blessing
       *[other] { $number } purple Blessings
    }
esdras-et-nehemie-web-good-blessing-red =
    { $number ->
        [one] { $number } red Blessing
       *[other] { $number } red Blessings
    }
esdras-et-nehemie-web-good-blessing-any =
    { $number ->
        [one] { $number } Blessing of choice
       *[other] { $number } Blessings of choice
    }
esdras-et-nehemie-web-good-altar-step =
    { $number ->
        [one] { $number } altar step
       *[other] { $number } altar steps
    }
esdras-et-nehemie-web-good-tent-step =
    { $number ->
        [one] { $number } tent step
       *[other] { $number } tent steps
    }
esdras-et-nehemie-web-good-red-banner =
    { $number ->
        [one] { $number } red banner
       *[other] { $number } red banners
    }
esdras-et-nehemie-web-good-grey-banner =
    { $number ->
        [one] { $number } grey banner
       *[other] { $number } grey banners
    }
esdras-et-nehemie-web-good-blue-banner =
    { $number ->
        [one] { $number } blue banner
       *[other] { $number } blue banners
    }
esdras-et-nehemie-web-good-wild-banner =
    { $number ->
        [one] { $number } wild banner
       *[other] { $number } wild banners
    }
esdras-et-nehemie-web-good-recover = recover a trader or elder
esdras-et-nehemie-web-good-free-develop = a free development
esdras-et-nehemie-web-good-lose-food = { $number } food to give
