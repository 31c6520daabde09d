# Theopolis. Names of cards come from the component file, as they are printed;
# they may be several, so sentences put them after a colon.

theopolis-what = Build a city of stones, people and sacraments, with five ways to end the game.
theopolis-help =
    Theopolis. At the start of your turn you lose points of original sin equal to the worth of your Persons. Then you may play cards, add one Resource and exchange one card with the board; at the end of the turn you refill your hand from the board. Resources are not spent: each can be used once per turn. Disasters strike as soon as they reach the board.
    You win at once with no original sin left, with 10 building stones, with 3 initiation, 1 healing and 1 mission sacraments, or by adding the Wonder to your city. If the Apocalypse comes first, the highest score wins: 2 × stones + 3 × sacraments − original sin.
theopolis-signs =
    ● an unused Resource, or a part of a cost that you can pay; ○ a used one, or a part that is missing. ⌂ Building with its stones, ♙ Person with its worth, † Symbol, ★ Wonder, ↯ Disaster. ✓ a hand card that you can play now. ✠ the saint, and sacraments: three of initiation, one of healing, one of mission. ▶ whose turn it is.

# Questions.
theopolis-ask-main = { $seat }, your turn: play a card or end the turn.
theopolis-ask-main-add = { $seat }, your turn: add a Resource or play a card.
theopolis-ask-main-exchange = { $seat }, your turn: play a card, exchange one or end the turn.
theopolis-ask-main-add-exchange = { $seat }, your turn: add a Resource, play a card or exchange one.
theopolis-ask-take = Which board card do you take for { $card }?
theopolis-ask-take-from = Immediate effect: which card do you take from a neighbouring city?
theopolis-ask-bring = Immediate effect: which card of the discard pile returns to the board?
theopolis-ask-replace = Which board card does { $card } replace?
theopolis-ask-discard-from-board =
    { $number ->
        [one] Immediate effect: you may discard one more board card.
       *[other] Immediate effect: you may discard up to { $number } board cards.
    }
theopolis-ask-free-resource = Immediate effect: which Resource do you add?
theopolis-ask-rosary = { $disaster } strikes you: do you discard { $card } to ignore it?
theopolis-ask-lose-resource =
    { $number ->
        [one] { $disaster }: which Resource do you lose?
       *[other] { $disaster }: you lose { $number } Resources. Which one first?
    }
theopolis-ask-lose-card = { $disaster }: which card do you lose from your city?
theopolis-ask-discard-excess =
    { $number ->
        [one] You have one card too many: which one do you discard?
       *[other] You have { $number } cards too many: which one do you discard first?
    }
theopolis-ask-pick =
    { $number ->
        [one] Take one card from the board into your hand.
       *[other] Take { $number } cards from the board into your hand; which one first?
    }
theopolis-ask-turn-up = The next card of the deck is revealed.
theopolis-ask-deal = A card is dealt to { $seat }.
theopolis-ask-saint = A Patron Saint is dealt to { $seat }.

# Choices, as sentences.
theopolis-play = play { $card }
theopolis-add = add { $resource }
theopolis-exchange = exchange { $card } with the board
theopolis-confess = confess: discard { $card } to lose a point of original sin
theopolis-end = end the turn
theopolis-take = take { $card }
theopolis-take-from = take { $card } from { $seat_from }
theopolis-take-nothing = nothing
theopolis-bring = return { $card } to the board
theopolis-bring-nothing = nothing
theopolis-replace = replace { $card }
theopolis-discard = discard { $card }
theopolis-discard-from-board = discard { $card } from the board
theopolis-stop = no more
theopolis-add-nothing = nothing
theopolis-use-rosary = discard { $card } and ignore the Disaster
theopolis-keep-rosary = keep { $card } and suffer the Disaster
theopolis-lose-resource = lose { $resource }
theopolis-lose-card = lose { $card }
theopolis-pick = take { $card }
theopolis-recover = take { $card } from the discard pile
theopolis-reveal = revealed: { $card }
theopolis-deal = dealt to { $seat }: { $card }
theopolis-deal-veiled = a card is dealt to { $seat }
theopolis-deal-saint = dealt to { $seat }: { $saint }

# Verbs, before a list of choices.
theopolis-verb-play = play
theopolis-verb-add = add
theopolis-verb-exchange = exchange
theopolis-verb-confess = confess
theopolis-verb-end = end
theopolis-verb-take = take
theopolis-verb-bring = return
theopolis-verb-replace = replace
theopolis-verb-discard = discard
theopolis-verb-stop = stop
theopolis-verb-use = use
theopolis-verb-keep = keep
theopolis-verb-lose = lose
theopolis-verb-pick = pick
theopolis-verb-recover = recover
# What choices touch, before their verbs.
theopolis-touch-hand = Your hand
theopolis-touch-board = Board
theopolis-touch-discard = Discard pile
theopolis-touch-piles = Piles
theopolis-touch-city = Your city
theopolis-touch-city-of = { $seat }’s city
theopolis-touch-turn = Your turn
theopolis-touch-nothing = Or

# Why something is not possible.
theopolis-why-disaster = { $card } is a Disaster and can’t enter a city
theopolis-why-cost =
    not enough unused Resources for { $card }, missing: { $faith ->
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
    }
theopolis-why-not-in-hand = { $card } is on the board; only cards in your hand can be played
theopolis-why-not-on-board = { $card } isn’t on the board
theopolis-why-not-held = { $card } isn’t in your hand
theopolis-why-not-discarded = { $card } isn’t in the discard pile
theopolis-why-not-there = { $card } isn’t in a neighbour’s city
theopolis-why-not-resource = only Resources can be added, and { $card } isn’t one
theopolis-why-no-rosary = { $card } can’t ward off { $disaster }
theopolis-why-not-owned = { $disaster } takes a Resource from your city, and { $card } isn’t one you have
theopolis-why-not-losable = { $disaster } doesn’t take { $card } from your city
theopolis-why-added =
    { $number ->
        [one] you have already added a Resource this turn
       *[other] you have already added { $number } Resources this turn
    }
theopolis-why-pile-empty = the pile is empty: { $resource }
theopolis-why-exchanged = you have no exchange left this turn
theopolis-why-hand-empty = you have no card in hand to exchange
theopolis-why-confessed = you have already confessed this turn
theopolis-why-no-reconciliation = only a city with Reconciliation can confess
theopolis-why-only-persons = only Persons come back from the discard pile; { $card } isn’t one
theopolis-why-no-anointing = you can’t take from the discard pile without Anointing of the Sick
theopolis-why-no-resource = Resources can’t be taken into your hand
theopolis-why-no-neighbour = { $seat } isn’t your neighbour
theopolis-why-bishops-barred = Bishops can’t take anything from { $seat }
theopolis-why-never-taken = { $card } can never be taken
theopolis-why-too-dear = { $card } costs more than { $number } in total
theopolis-why-building-safe = your Buildings are safe from Disasters
theopolis-why-person-safe = your Persons are safe from Disasters
theopolis-why-not-largest = { $disaster } takes the Building with the most stones, which isn’t { $card }
theopolis-why-not-asked = { $disaster } doesn’t take { $card }

# How a game ended, and the score sheet.
theopolis-ending-original-points = a player has lost all original sin
theopolis-ending-stones = a player has enough building stones
theopolis-ending-sacraments = a player has the winning sacraments
theopolis-ending-wonder = the Wonder is built
theopolis-ending-apocalypse = the Apocalypse has come
theopolis-ending-max-rounds = the last round is complete
theopolis-ending-last-player = only one player is left
theopolis-tie-break = At equal points, less original sin wins, then more sacraments.

# The same with who has brought it about.
theopolis-ended-by-original-points = { $seat } has lost all original sin
theopolis-ended-by-stones = { $seat } has enough building stones
theopolis-ended-by-sacraments = { $seat } has the winning sacraments
theopolis-ended-by-wonder = { $seat } has built the Wonder
theopolis-ended-by-last-player = only { $seat } is left
theopolis-score-stones = Stones
theopolis-score-sacraments = Sacraments
theopolis-score-original-points = Original sin

# The table.
theopolis-head =
    round { $round } of { $rounds } · { $seat }’s turn · { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
theopolis-board = Board
theopolis-letters = F/H/C
theopolis-piles = Piles:
theopolis-discard-pile = Discard ({ $number }):
theopolis-out = Out of the game:
theopolis-city = { $seat }
theopolis-city-own = { $seat }, your city
theopolis-points = original sin { $number }
theopolis-points-short = sin { $number }
theopolis-stones = stones { $number }/{ $goal }
theopolis-hand-size = hand { $number }/{ $limit }
theopolis-score = score { $number }
theopolis-known = in hand:
theopolis-hand = Your hand { $number }/{ $limit }
theopolis-left = has won and left the game, rank { $rank }

# What is wrong with a position or a component file.
theopolis-error-out = cards leave the game only with play_on (TH-155)
theopolis-error-ending = ending: “{ $value }” isn’t one of: { $known }
theopolis-error-board = board: there are { $most } spaces, not { $number } (TH-10)
theopolis-error-side = { $place } must be a table: [table.{ $place }]
theopolis-error-disaster = { $place }: a Disaster can’t be in a city: { $card } (TH-35)
theopolis-error-known-more = { $place }: { $known } known cards, but a hand of { $hand } (TH-22)
theopolis-error-no-saint = { $place }: “{ $value }” isn’t a Patron Saint; there are: { $known }
theopolis-error-saint-taken = { $place }: { $value } is already taken (TH-14)
theopolis-error-left = { $place }: the city, Resources and saint of a winner have left the game (TH-155)
theopolis-error-not-held = { $place }: { $card } is known but not in hand (TH-22)
theopolis-error-hand = { $place }: a hand has 0 to { $most } cards, not { $number } (TH-59)
theopolis-error-resources = { $place } must be written like faith = 1, hope = 1, charity = 1 in curly brackets
theopolis-error-pile = { $place }: { $number } cards of { $card }, but only { $left } of { $all } are left
theopolis-error-ranks-ended = when the game is over every seat has a rank, from 1 (TH-151)
theopolis-error-ranks = a rank during the game needs play_on, and ranks start at 1 (TH-154)
theopolis-error-two-left = at least two players must still be in the game (TH-158)
theopolis-error-no-cards = { $place }: no cards are left for it
theopolis-error-won = { $place } has already won by { $ending } ({ $rule })
theopolis-error-key = { $place } has no “{ $key }”; it has: { $known }
theopolis-error-list = { $place }: this must be a list of names, not “{ $value }”
theopolis-error-card = { $place }: there is no card “{ $value }”
theopolis-error-copies = { $place }: all copies of { $card } ({ $number }) are already elsewhere
theopolis-error-number = { $place }: { $key } must be a whole number from { $least } to { $most }, not “{ $value }”
theopolis-error-seat = { $place }: “{ $value }” isn’t a seat; there are p1 to { $last }

# What is wrong with a component file of Theopolis. Words of the file stay as they are.
theopolis-fault-hand-limit = { $what }: the file says { $said }, but it must be at most the size of the board, { $most }
theopolis-fault-pile = { $what }: the file says { $said }, but { $players } cities start with { $start } each
theopolis-fault-win = { $what }: the file says { $said }; only the Wonder wins like this (TH-146)
theopolis-fault-alone = { $what }: the file says { $said }; only a Person has a worth
theopolis-fault-kind-twice = { $what }: “{ $said }” is given twice
theopolis-fault-no-kinds = { $what } is empty; it must list something
theopolis-fault-need-twice = { $what }: “{ $said }” is given twice; one copy is enough for a sacrament (TH-121)
theopolis-fault-deck = the deck has { $number } cards; it must be at most { $most }
theopolis-fault-exchanges = a turn could have { $number } exchanges; it must be at most { $most }
theopolis-fault-c11 = { $what } accepts one of { $said }; a Bishop must not count as a Priest
theopolis-fault-c12 = { $what }: the file says { $said } and the Vault costs { $cost }, but it must be { $must } or more
theopolis-fault-c13 = no Disaster of the file destroys a Building; one must
theopolis-fault-c14 = no card of the file removes a card from the board ({ $effect }); one must
theopolis-fault-c15-monk = nothing in the file can make a player lose a Monk; something must
theopolis-fault-c15-eucharist = nothing in the file can make a player lose a card of the Eucharist; something must
theopolis-fault-c16-needs = { $what }: the file says { $said }; a Disaster can’t enter a city
theopolis-fault-c16-parts = { $what } is empty; a Disaster must compare the players
theopolis-fault-c17 = the setup for { $players } players may reveal { $number } cards, but it must be at most { $most } of a deck of { $deck }
theopolis-fault-c18 = { $what }: the file says { $said }, like another saint; all must differ
theopolis-fault-c22-stones = no city of the file can have { $number } stones, but this must be possible
theopolis-fault-c22-sacraments = a city of the file can have at most { $most } sacraments, but { $number } must be possible
theopolis-fault-c22-points = no player of the file can get to { $number } points of original sin, but this must be possible
theopolis-fault-c26 = { $what }: the file says { $number } ({ $said }), but it must be 1 or more ({ $must })
theopolis-fault-c27 = no effect of the file gives more than { $number } Resources per turn; one must
theopolis-fault-c31 = { $number } cards can be played in the first turn, fewer than the { $ours } of our reconstruction
theopolis-fault-c32 = unlike in our reconstruction, a Bishop can take: { $more }; and can’t take: { $fewer }
theopolis-fault-c33 = { $what }: the file says { $said }, which wins before the first turn; it must be less than { $most }

# Contradictions in what is pending. Names of steps stay as they are.
theopolis-pending-ended = the game is over, but { $step } is pending
theopolis-pending-left = { $player } has left the game and can’t be active (TH-156)
theopolis-pending-misfit =
    { $what ->
        [seat] { $step } is pending, but there is no such seat in the game
        [active-seat] { $step } is pending, but another seat is active
        [number] { $step } is pending, but there is no such number
        [cost] { $step } is pending, but there is no such cost
        [hand-card] { $step } is pending, but the hand has no such card
        [discarded-card] { $step } is pending, but the discard pile has no such card
        [disaster] { $step } is pending, but no such Disaster is on the board
       *[other] { $step } is pending, but the Disaster has no such part
    }
theopolis-pending-free-place = the board has a free space in a main phase (TH-67)
theopolis-pending-disaster = { $card } is on the board, but doesn’t strike (TH-71)
theopolis-pending-no-place = { $step } is pending, but the board has no free space (TH-67)
theopolis-pending-hand =
    { $number ->
        [one] { $step } is pending, but { $player } has { $number } card (TH-59)
       *[other] { $step } is pending, but { $player } has { $number } cards (TH-59)
    }
theopolis-pending-rosary = { $step } is pending, but { $player } has no Rosary (TH-80)
theopolis-pending-saint = { $step } is pending, but { $player } has a Patron Saint (TH-14)

# The keys of a position, explained in the document that “position new” writes.
theopolis-option-play-on = Winners leave and the others continue: true or false.
theopolis-option-short-deck = Some cards are removed unseen: true or false.
theopolis-option-max-rounds = Round limit.
theopolis-option-neighbours = Which cities are “neighbouring” for a Bishop? adjacent: The players on your left and right; all: All other players.
theopolis-option-bishop-takes = The rulebook says only that Bishops allow you to take cards. limited: Cards with a printed cost up to 4, no Bishops; any: Any Building, Person or Symbol, Bishops too.
theopolis-position-round = The number of the round.
theopolis-position-active = Whose turn it is; only with “pending”.
theopolis-position-board = The cards on the board, space by space; an empty name for a free space. Spaces you leave out are dealt, never with a Disaster.
theopolis-position-discard = The cards in the discard pile.
theopolis-position-out = Cards out of the game; only with play_on.
theopolis-position-deck = Cards left in the deck, including the Apocalypse. If left out: all unseen cards, minus those of the short deck.
theopolis-position-added = How many Resources were added this turn; only with “pending”.
theopolis-position-exchanged = How many cards were exchanged this turn; only with “pending”.
theopolis-position-confessed = How many times the player confessed this turn; only with “pending”.
theopolis-position-turns-taken = Who has had a turn this round; only with “pending”.
theopolis-position-ending = How the game ended.
theopolis-position-seat-saint = The Patron Saint; none if left out.
theopolis-position-seat-original-points = The points of original sin left.
theopolis-position-seat-resources = The Resource cards in the city.
theopolis-position-seat-used = How many of them are used.
theopolis-position-seat-city = The cards in the city; list a card twice if it is there twice.
theopolis-position-seat-hand = The cards in hand. A number instead: that many cards, dealt unseen.
theopolis-position-seat-known = The hand cards that everyone saw being taken.
theopolis-position-seat-rank = The rank already won; only with play_on.
