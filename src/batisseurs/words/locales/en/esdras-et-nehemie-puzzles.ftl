# Puzzles: goals, titles, and what each teaches.
esdras-et-nehemie-goal-altar = end the turn on space { $number } of the altar track
esdras-et-nehemie-goal-food = end the turn with { $number } food
esdras-et-nehemie-goal-silver = end the turn with { $number } silver
esdras-et-nehemie-goal-gold = end the turn with { $number } gold
esdras-et-nehemie-goal-scribes =
    { $number ->
        [one] end the turn with { $number } scribe on the scrolls
       *[other] end the turn with { $number } scribes on the scrolls
    }
esdras-et-nehemie-goal-levites =
    { $number ->
        [one] end the turn with { $number } Levite
       *[other] end the turn with { $number } Levites
    }
esdras-et-nehemie-goal-gatekeepers =
    { $number ->
        [one] end the turn with { $number } gatekeeper
       *[other] end the turn with { $number } gatekeepers
    }

esdras-et-nehemie-puzzle-watch-fire = The right wall
esdras-et-nehemie-puzzle-watch-fire-idea = Of the wall cards that you draw you build one: read what it gives besides points.
esdras-et-nehemie-puzzle-tent = A tent in the city
esdras-et-nehemie-puzzle-tent-idea = The tent brings what its space shows: count your blue banners and see how far it can go.
esdras-et-nehemie-puzzle-trader = A trader besides
esdras-et-nehemie-puzzle-trader-idea = Placing a trader does not use up the main action, and each slot has its own reward.
esdras-et-nehemie-puzzle-scribe = The way up
esdras-et-nehemie-puzzle-scribe-idea = A scribe pays silver for the way past others: keep some for the higher rows.
esdras-et-nehemie-puzzle-temple-wood = Twice into the Temple
esdras-et-nehemie-puzzle-temple-wood-idea = Red banners pay for several cubes in one turn, as long as the goods last.
esdras-et-nehemie-puzzle-levite = Food for a Levite
esdras-et-nehemie-puzzle-levite-idea = What the Temple gives can be used at once: here it feeds the Levite.
esdras-et-nehemie-puzzle-scroll = The higher scroll
esdras-et-nehemie-puzzle-scroll-idea = A scribe in a higher row is worth more at the end, and may bring something now.
esdras-et-nehemie-puzzle-new-trader = A worker just in time
esdras-et-nehemie-puzzle-new-trader-idea = Developing a tile can bring the worker that you lack: place him in the same turn.
esdras-et-nehemie-puzzle-elder = Banners in the middle
esdras-et-nehemie-puzzle-elder-idea = An elder brings banners in the middle of an action: place him when they run short.
esdras-et-nehemie-puzzle-gate = The Valley Gate
esdras-et-nehemie-puzzle-gate-idea = A gate needs a cleared space, banners, goods and a worker: have all four before you begin to clear.
