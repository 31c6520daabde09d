# Puzzles: goals, titles, and what each teaches.
nehemiah-goal-workers =
    { $number ->
        [one] end the turn with { $number } available worker
       *[other] end the turn with { $number } available workers
    }
nehemiah-goal-wall =
    { $number ->
        [one] end the turn with { $number } cube on the Wall
       *[other] end the turn with { $number } cubes on the Wall
    }
nehemiah-goal-temple =
    { $number ->
        [one] end the turn with { $number } cube on the Temple
       *[other] end the turn with { $number } cubes on the Temple
    }
nehemiah-goal-wood = end the turn with { $number } wood

nehemiah-puzzle-homecoming = Home again
nehemiah-puzzle-homecoming-idea = Activating the worker on the bottom card clears the column: all workers there come home and can be sent again.
nehemiah-puzzle-wall = One cube more
nehemiah-puzzle-wall-idea = A cube can score three times, once after each round: the earlier it is on a board, the better.
nehemiah-puzzle-wood = Wood is worth points
nehemiah-puzzle-wood-idea = At the end 3 wood or 2 gold are worth a point: an action that only brings goods can score too.
nehemiah-puzzle-sacrifice = At the Temple
nehemiah-puzzle-sacrifice-idea = Read what a card takes: the Temple wants gold, the Wall wants wood.
nehemiah-puzzle-last-gate = The last gate
nehemiah-puzzle-last-gate-idea = Gates count only at the end, and cost much wood: keep enough for one when the last deck runs out.
nehemiah-puzzle-cards-above = The cards above
nehemiah-puzzle-cards-above-idea = You may decline the activated card and still use the cards above it with tired workers, for 1 gold each.
nehemiah-puzzle-twice = Twice in one turn
nehemiah-puzzle-twice-idea = Two cards of the same kind in one column are two actions in one turn, if you keep gold for the fee.
nehemiah-puzzle-consolidation = First the wood
nehemiah-puzzle-consolidation-idea = Consolidation uses another card of its column, and you may use that card again: fetch the goods first, then build.
nehemiah-puzzle-planning = A tired worker at the bottom
nehemiah-puzzle-planning-idea = Planning moves workers with their cards: a tired worker that comes to the bottom card clears the column.
nehemiah-puzzle-end-of-round = Before the scoring
nehemiah-puzzle-end-of-round-idea = The turn that ends a round also scores the boards: fetch all you can before it does.
