# Puzzles: goals, titles, and what each teaches.
theopolis-goal-stones =
    { $number ->
        [one] end the turn with { $number } building stone
       *[other] end the turn with { $number } building stones
    }
theopolis-goal-sacraments =
    { $number ->
        [one] end the turn with { $number } Sacrament
       *[other] end the turn with { $number } Sacraments
    }
theopolis-goal-worth = end the turn with Persons worth { $number }

theopolis-puzzle-baptism = The missing Sacrament
theopolis-puzzle-baptism-idea = A Symbol can complete a Sacrament: see what your city still lacks before you count what a card costs.
theopolis-puzzle-hermit = A first Person
theopolis-puzzle-hermit-idea = Persons take away points of original sin at the start of each of your turns: the earlier one comes, the more it takes.
theopolis-puzzle-church = One more resource
theopolis-puzzle-church-idea = Adding a resource is free, and it pays at once: see what one more of each would let you play.
theopolis-puzzle-ramparts = Swap, then build
theopolis-puzzle-ramparts-idea = With an exchange left, a card on the board is as good as one in your hand.
theopolis-puzzle-exchange = Give the costly card away
theopolis-puzzle-exchange-idea = A cheap Person that you can play now works for the rest of the game; a costly card in your hand does not.
theopolis-puzzle-priest-and-bishop = Two cards, one purse
theopolis-puzzle-priest-and-bishop-idea = Count what both cards cost together before you play the first.
theopolis-puzzle-bishop = A neighbour’s chapel
theopolis-puzzle-bishop-idea = The Bishop brings a card from a neighbouring city into yours: look at what the others have built.
theopolis-puzzle-stole = Two Sacraments in one turn
theopolis-puzzle-stole-idea = Use everything a turn offers: a resource, an exchange, and every card that you can still pay for.
theopolis-puzzle-abbey = Nothing left over
theopolis-puzzle-abbey-idea = The large building needs both the added resource and the exchange: plan the whole turn, then begin.
theopolis-puzzle-last-stones = The last stones
theopolis-puzzle-last-stones-idea = Ten building stones win at once, even in the middle of a turn: count those that you can take as well.
