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

# The common board.
esdras-et-nehemie-web-neutral = { $place }: neutral
esdras-et-nehemie-web-wall-built = { $place }: { $card }, rebuilt by { $seat }
esdras-et-nehemie-web-gate-built = { $place }: gatekeeper of { $seat }
esdras-et-nehemie-web-corner-free = { $place }: nobody’s yet
esdras-et-nehemie-web-cleared = { $place }: cleared. Rebuilding costs { $price }.
esdras-et-nehemie-web-rubble = { $place }: rubble { $rubble }. Rebuilding costs { $price }.
esdras-et-nehemie-web-clearing = Clearing it gives { $goods }.
esdras-et-nehemie-web-gate-gives = Silver on its card: { $silver }. The gatekeeper gains { $goods }; each connection gives { $connection }.
esdras-et-nehemie-web-row-price = Row { $row } of the Temple: its price in banners
esdras-et-nehemie-web-cell-empty = Temple, row { $row }, column { $column }, sector { $sector }: empty
esdras-et-nehemie-web-cell = Temple, row { $row }, column { $column }, sector { $sector }: { $good }
esdras-et-nehemie-web-levites = Levites of { $seat }: { $number }.
esdras-et-nehemie-web-levites-next = The next costs { $price } and gives { $goods }.
esdras-et-nehemie-web-judged-behind = Behind Zechariah: { $goods }
esdras-et-nehemie-web-judged-between = Between the Prophets: { $goods }
esdras-et-nehemie-web-judged-ahead = Level with Haggai or ahead: { $goods }
esdras-et-nehemie-web-prophet-zechariah = Zechariah
esdras-et-nehemie-web-prophet-haggai = Haggai
esdras-et-nehemie-web-tent = Tent of { $seat }: { $place }
esdras-et-nehemie-web-moves = What tent moves cost
esdras-et-nehemie-web-first = For the first scribe on this row
esdras-et-nehemie-web-heroes = Heroes whom nobody has called
esdras-et-nehemie-web-scroll = { $place }: { $tile }
esdras-et-nehemie-web-scroll-scribe = { $place }: { $tile }. Scribe of { $seat }.
esdras-et-nehemie-web-scroll-white = A white worker stands here.
esdras-et-nehemie-web-scroll-reached = { $place }: { $tile }. Within reach; the way costs { $number } silver.
esdras-et-nehemie-web-areas = Parts of the table
esdras-et-nehemie-web-area-own = Mine
esdras-et-nehemie-web-area-city = City
esdras-et-nehemie-web-area-temple = Temple
esdras-et-nehemie-web-area-scrolls = Scrolls
esdras-et-nehemie-web-area-others = Others
esdras-et-nehemie-web-offered =
    { $number ->
        [one] { $number } place to press
       *[other] { $number } places to press
    }
