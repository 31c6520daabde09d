# The board of Theopolis in the browser.

# Parts of the table, and what is there.
theopolis-web-free-place = a free space on the board
theopolis-web-discard =
    { $number ->
        [one] Discard pile: { $number } card
       *[other] Discard pile: { $number } cards
    }
theopolis-web-city-empty = No cards yet.
theopolis-web-fold = Collapse

# Heaven: sacraments by group, pane by pane.
theopolis-web-heaven = Heaven: Patron Saint and sacraments
theopolis-web-group-initiation = Initiation
theopolis-web-group-healing = Healing
theopolis-web-group-mission = Mission

# The five ways in which the game ends.
theopolis-web-ways = Five ways for the game to end
theopolis-web-points = { $number } { $number ->
    [one] pt
   *[other] pts
}
