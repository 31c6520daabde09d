# The board of Theopolis in the browser.

# Parts of the table, and what is there.
theopolis-web-free-place = a free space on the board
theopolis-web-deck =
    { $number ->
        [one] Deck: { $number } card. The Apocalypse is among the last { $last }.
       *[other] Deck: { $number } cards. The Apocalypse is among the last { $last }.
    }
theopolis-web-discard =
    { $number ->
        [one] Discard pile: { $number } card
       *[other] Discard pile: { $number } cards
    }
theopolis-web-pile = Pile of { $resource }: { $number } left
theopolis-web-resources = { $resource }: { $unused } unused, { $used } used
theopolis-web-city-empty = No cards yet.
theopolis-web-fold = Collapse

# Heaven: sacraments by group, pane by pane.
theopolis-web-heaven = Heaven: Patron Saint and sacraments
theopolis-web-group-initiation = Initiation
theopolis-web-group-healing = Healing
theopolis-web-group-mission = Mission
theopolis-web-sacrament-held = { $sacrament }: complete
theopolis-web-sacrament-missing = { $sacrament }: still missing: { $cards }

# The five ways in which the game ends.
theopolis-web-ways = Five ways for the game to end
theopolis-web-points = { $number } pts
theopolis-web-way-points =
    { $number ->
        [one] { $number } point of original sin left: reach 0 to win
       *[other] { $number } points of original sin left: reach 0 to win
    }
theopolis-web-way-stones = { $number } of { $goal } building stones
theopolis-web-way-sacraments = Sacraments needed to win: initiation { $initiation }, healing { $healing }, mission { $mission }
theopolis-web-way-wonder =
    { $number } of the { $goal } Resources for the Wonder, which is { $where ->
        [city] in { $seat }’s city
        [hand] in { $seat }’s hand
        [known] in { $seat }’s hand
        [board] on the board
        [discard] in the discard pile
        [out] out of the game
       *[unseen] not revealed yet
    }
theopolis-web-way-apocalypse =
    { $deck ->
        [one] { $deck } card in the deck; the Apocalypse is among the last { $last }. Score if it came now: { $score }
       *[other] { $deck } cards in the deck; the Apocalypse is among the last { $last }. Score if it came now: { $score }
    }

# What components say.
theopolis-web-saint-number = number { $number }: the lowest goes first
theopolis-web-needs-one-of = needs one of: { $cards }
theopolis-web-part = { theopolis-victims }: { theopolis-loss }
theopolis-web-cheaper =
    discount ({ $faith ->
        [0] { $hope ->
            [0] Charity { $charity }
           *[other] Hope { $hope }{ $charity ->
                [0] { "" }
               *[other] { ", " }Charity { $charity }
            }
        }
       *[other] Faith { $faith }{ $hope ->
            [0] { "" }
           *[other] { ", " }Hope { $hope }
        }{ $charity ->
            [0] { "" }
           *[other] { ", " }Charity { $charity }
        }
    }): { $cards }
