# How the log tells Theopolis. Names of cards come from the component file; there may be several in one sentence.

theopolis-turn-begins = Round { $round }: { $seat }’s turn
    .seat = Round { $round }: your turn
    .short = Round { $round }
theopolis-is-revealed = Revealed: { $card }.
theopolis-disaster-put-away = Discarded without effect during setup: { $card }.
theopolis-is-dealt = { $seat } is dealt { $card }.
    .seat = You are dealt { $card }.
theopolis-is-dealt-a-card = { $seat } is dealt { $amount }.
    .seat = You are dealt { $amount }.
theopolis-receives-saint = { $seat } receives { $saint } as Patron Saint.
    .seat = You receive { $saint } as Patron Saint.
theopolis-plays = { $seat } plays { $card }.
    .seat = You play { $card }.
theopolis-adds-resource = { $seat } adds { $resource }.
    .seat = You add { $resource }.
theopolis-exchanges = { $seat } swaps { $card } for { $other }.
    .seat = You swap { $card } for { $other }.
theopolis-confesses = { $seat } confesses and discards { $card }.
    .seat = You confess and discard { $card }.
theopolis-loses-points = { $seat } loses { $amount } ({ $left_now } left).
    .seat = You lose { $amount } ({ $left_now } left).
theopolis-regains-points = { $seat } regains { $amount } ({ $left_now } now).
    .seat = You regain { $amount } ({ $left_now } now).
theopolis-leaves-city = { $seat } discards { $card } from the city.
    .seat = You discard { $card } from your city.
theopolis-takes-from = { $seat } takes { $card } from { $seat_from }’s city.
    .seat = You take { $card } from { $seat_from }’s city.
    .seat_from = { $seat } takes { $card } from your city.
theopolis-brings-back = { $seat } returns { $card } from the discard pile; it replaces { $other }.
    .seat = You return { $card } from the discard pile; it replaces { $other }.
theopolis-discards-from-board = { $seat } discards { $card } from the board.
    .seat = You discard { $card } from the board.
theopolis-discards-excess = { $seat } has too many cards and discards { $card }.
    .seat = You have too many cards and discard { $card }.
theopolis-picks = { $seat } takes { $card } from the board.
    .seat = You take { $card } from the board.
theopolis-recovers = { $seat } takes { $card } from the discard pile.
    .seat = You take { $card } from the discard pile.
theopolis-strikes = Disaster! { $card } strikes.
theopolis-spares-everyone = All players are tied: { $card } has no effect.
theopolis-loses-nothing = { $seat } loses nothing to { $card }.
    .seat = You lose nothing to { $card }.
theopolis-ignores-disaster = { $seat } discards { $card } to ignore { $disaster }.
    .seat = You discard { $card } to ignore { $disaster }.
theopolis-loses-resource = { $seat } loses { $resource }.
    .seat = You lose { $resource }.
theopolis-loses-card = { $seat } loses { $card } from the city.
    .seat = You lose { $card } from your city.
theopolis-wins-by-original-points = { $seat } has no original sin left and wins!
    .seat = You have no original sin left and win!
theopolis-wins-by-stones = { $seat } has enough building stones and wins!
    .seat = You have enough building stones and win!
theopolis-wins-by-sacraments = { $seat } has the winning sacraments and wins!
    .seat = You have the winning sacraments and win!
theopolis-wins-by-wonder = { $seat } adds the Wonder to the city and wins!
    .seat = You add the Wonder to your city and win!
theopolis-amount-card =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
theopolis-amount-original-point =
    { $number ->
        [one] { $number } point of original sin
       *[other] { $number } points of original sin
    }
