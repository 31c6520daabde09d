# Puzzles: goals, titles, and what each teaches.
my-village-goal-coin =
    { $number ->
        [one] end the turn with { $number } coin
       *[other] end the turn with { $number } coins
    }
my-village-goal-beer = end the turn with { $number } beer
my-village-goal-cart =
    { $number ->
        [one] end the turn with { $number } cart
       *[other] end the turn with { $number } carts
    }
my-village-goal-window =
    { $number ->
        [one] end the turn with { $number } church window filled
       *[other] end the turn with { $number } church windows filled
    }
my-village-goal-town-hall =
    { $number ->
        [one] end the turn with { $number } story point in the Town hall
       *[other] end the turn with { $number } story points in the Town hall
    }

my-village-puzzle-field = A field
my-village-puzzle-field-idea = A field brings a coin at once and points at the end: two dice with its sum are enough.
my-village-puzzle-brewery = A marker for the dice
my-village-puzzle-brewery-idea = A marker from your square turns a die to any face: two small dice can become what you need.
my-village-puzzle-headman = Into the Town hall
my-village-puzzle-headman-idea = Story points count only in the Town hall: send the headman there before the rat comes.
my-village-puzzle-wheelwright = First the banner, then the dice
my-village-puzzle-wheelwright-idea = Find the banner that you want first, and then two dice that add up to it.
my-village-puzzle-last-field = The last round
my-village-puzzle-last-field-idea = In the last round only points count: one more than your rival is enough.
my-village-puzzle-monk = A monk for the window
my-village-puzzle-monk-idea = A monk needs your abbot, coins and a free window; each further window is worth more than the one before.
my-village-puzzle-coin-path = The headman’s coins
my-village-puzzle-coin-path-idea = The “?” banner works with any dice: take those that cost you nothing.
my-village-puzzle-council = School, then council
my-village-puzzle-council-idea = White banners of one value follow one another: what the first brings, the next can use.
my-village-puzzle-monk-and-school = One card, two gains
my-village-puzzle-monk-and-school-idea = A monk does something when he arrives: here he trains the villager whom your council lacks.
my-village-puzzle-harvest = A great harvest
my-village-puzzle-harvest-idea = Black dice cost time, but one value can harvest all your fields in one turn.
