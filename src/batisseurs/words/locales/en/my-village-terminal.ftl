# My Village in the terminal: the table, and what its components do.

my-village-signs =
    Banners start with their values: 5/8 Stable. ▸ shows the value made this turn, × was activated this turn, ✗ can’t be added to your village now (villager missing, or you already own one). ◷2 time, 1¢ coins, ✦ story points, ★ prestige points, ◆ a marker. Cost → gain. ♟ a villager is there, ✗ Abbot: the abbot is missing and the area isn’t active. ●○ filled and free slots, ⚒ a plough on a field, ✠ a monk, +2/12 the value tile. ☠╫ the reaper on the bridge, [4] the time marker, [☠4] the reaper on it. w3 is a white die showing 3, b5 a black die showing 5. ▣ a filled coffin; a number is what the next one scores. ♦····▴▴▴☠ the rat, grey and red spaces, the invasion. ♚ the headman, ☞ the first-player hand, ▶ whose turn it is. Below the dice: each value, what it costs (✓ nothing, – impossible), how many banners in the middle you could use and how many of your own show it.

my-village-or = or
my-village-any = any

# The table.
my-village-head-round = round { $round }
my-village-head-turn = { $seat }’s turn
my-village-head-over = game over
my-village-head-coffins = coffins { $number }/{ $last }
my-village-you = { $seat } (you)
my-village-dice = Dice
my-village-dice-white = white
my-village-dice-black = black
my-village-die-white = white { $face }
my-village-die-black = black { $face }
my-village-made = value { $number } ({ $dice })
my-village-row-value = value
my-village-row-price = cost
my-village-row-black = middle ■
my-village-row-white = own □
my-village-deaths = Chronicle, graves, rat
my-village-graves =
    { $number ->
        [one] { $number } anonymous grave
       *[other] { $number } anonymous graves
    }
my-village-rat-grey =
    { $number ->
        [one] { $number } space to go
       *[other] { $number } spaces to go
    }
my-village-rat-red =
    { $number ->
        [one] { $number } space to go: red!
       *[other] { $number } spaces to go: red!
    }
my-village-middle = The middle
my-village-board = Board
my-village-hand-taken = taken by { $seat }
my-village-zone = Customers
my-village-deck = { $number } in the deck
my-village-churches = Churches
my-village-monks = Monks
my-village-chambers = Chambers
my-village-squares = Square, fields
my-village-travels = Travel
my-village-workshops = Workshops
my-village-religion = Religion
my-village-council = Council
my-village-harvests = Harvest
my-village-travel-area = Travel
my-village-workshop-area = Workshops
my-village-market = Market
my-village-windows =
    { $number ->
        [one] { $number } window
       *[other] { $number } windows
    } → { $points }★
my-village-onward = then { $cost }
my-village-served = { $number } served → { $points }★
my-village-waiting =
    { $number ->
        [one] { $number } customer waiting
       *[other] { $number } customers waiting
    }
my-village-others = The other villages
my-village-pay-order = Several units are paid in this order: resources as listed, then coins, ploughs on fields, generic resources. Once you pay with one kind, you can’t go back to an earlier one.
my-village-bill = to pay: { $cost }
my-village-safe = { $number }✦ safe
my-village-slot-left = left
my-village-slot-right = right

# What choices touch, before their verbs.
my-village-touch-pay = Payment
my-village-touch-village = Your village
my-village-touch-nothing = Or

# What cards do, as short as can be.
my-village-does-repel =
    repels the rats { $number ->
        [one] { $number } time
       *[other] { $number } times
    }
my-village-does-window = one more window
my-village-does-counter = one more customer at the office, for free
my-village-does-refuge = may reveal another travel card
my-village-does-stories = { $number }✦
my-village-does-office = office
my-village-does-school =
    { $number ->
        [1] school
       *[other] school ×{ $number }
    }
my-village-does-question = headman
my-village-does-coins = { $number }¢ each time
my-village-does-citizens = covers a profession: { $number }★ if its villager is there at the end
my-village-does-properties = covers a type of card: { $number }★ for each at the end
my-village-does-guild = one generic resource each time

# The dice.
