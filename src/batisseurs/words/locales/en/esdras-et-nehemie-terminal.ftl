# Ezra and Nehemiah in the terminal: the table, and what its components do.

# The table.
esdras-et-nehemie-signs = Resources: gold, stone, wood, ash. Cells of the scroll grid are called s1_1 to s4_6, with row 1 at the bottom; cells of the Temple are t1_1 and so on; wall spots are w01, w02 and so on. “legend” explains the symbols of the table.
esdras-et-nehemie-letters = G/S/W/A/F/o/p/r/r/g/b
esdras-et-nehemie-gates-in-short = Sheep/Muster/East/Horse/Water/Fountain/Dung/Valley/Old/Fish
esdras-et-nehemie-you = { $seat } (you)
esdras-et-nehemie-key = { $resources }; ■ a basic resource of your choice; ¢ silver; ♟ worker; ★ VP; ▷ altar step; ▲ tent step; { $blessings }; ✦ a Blessing of your choice; ⚑ banners ({ $banners }; * wild); ↺ recover a trader or elder; ⇧ develop for free; ° golden space; ◇ neutral or white; ▸ within reach; @ gate of the fee; § ability of a scroll; w01 with 3/2: price in grey banners and stone; numbers in the Temple: sectors of empty cells.
esdras-et-nehemie-head-setup = setup
esdras-et-nehemie-head-over = game over
esdras-et-nehemie-head-day = week { $round }, day { $day }
esdras-et-nehemie-head-sabbath = Sabbath of week { $round }
esdras-et-nehemie-head-turn = turn: { $seat }
esdras-et-nehemie-head-shofar = Shofar: { $seat }
esdras-et-nehemie-ring-title = Walls and gates · every gate { $gate }
esdras-et-nehemie-temple-title = Temple
esdras-et-nehemie-levites-title = Levites
esdras-et-nehemie-map-title = City map
esdras-et-nehemie-altar-title = Altar track; the lower marker is ahead:
esdras-et-nehemie-track-prophets = Zechariah { $zechariah }, Haggai { $haggai }
esdras-et-nehemie-prophet-letters = Z/H
esdras-et-nehemie-judgement-line = behind { $behind } / between { $between } / ahead { $ahead }
esdras-et-nehemie-scrolls-title = Scrolls of the Torah
esdras-et-nehemie-others = The others
esdras-et-nehemie-opponent-title = Opponent’s cards · { $face }
esdras-et-nehemie-revealed-focus = Focus
esdras-et-nehemie-revealed-scheme = Scheme
esdras-et-nehemie-opponent-left = Left: focus cards { $focus }, scheme cards { $scheme }

# A player board.
esdras-et-nehemie-row-goods = Goods
esdras-et-nehemie-row-people = Workers
esdras-et-nehemie-row-banners = Banners
esdras-et-nehemie-row-stacks = Stacks
esdras-et-nehemie-row-hand = Hand
esdras-et-nehemie-row-tiles = Tiles
esdras-et-nehemie-row-traders = Traders
esdras-et-nehemie-row-elders = Elders
esdras-et-nehemie-row-blessings = Blessings
esdras-et-nehemie-row-kept = Kept
esdras-et-nehemie-row-walls = Wall cards
esdras-et-nehemie-people-reserve = reserve
esdras-et-nehemie-people-supply = supply
esdras-et-nehemie-people-farmers = farmers
esdras-et-nehemie-people-labourers = labourers
esdras-et-nehemie-people-levites = Levites
esdras-et-nehemie-people-gatekeepers = gatekeepers
esdras-et-nehemie-people-scribes = scribes
esdras-et-nehemie-banner-red = red
esdras-et-nehemie-banner-grey = grey
esdras-et-nehemie-banner-blue = blue
esdras-et-nehemie-banners-spent = spent: { $number }
esdras-et-nehemie-over = over { $cards }
esdras-et-nehemie-pile = pile: { $number }
esdras-et-nehemie-cards = cards: { $number }
esdras-et-nehemie-storage = room for { $number }
esdras-et-nehemie-developed = developed tiles: { $number }
esdras-et-nehemie-all-at = all at { $number }: { $goods }
esdras-et-nehemie-wall-top = on top of the pile: { $card }
esdras-et-nehemie-wall-bottom = at the bottom: { $cards }

# What choices touch.
esdras-et-nehemie-touch-hand = Your hand
esdras-et-nehemie-touch-action = Main action
esdras-et-nehemie-touch-trade = Trade
esdras-et-nehemie-touch-board = Your board
esdras-et-nehemie-touch-nothing = Or

# Parts of the table.
esdras-et-nehemie-term-temple = Temple
esdras-et-nehemie-term-altar = Altar track
esdras-et-nehemie-term-levites = Levites
esdras-et-nehemie-term-judgement = Judgement of the Prophets
esdras-et-nehemie-term-scrolls = Scrolls
esdras-et-nehemie-term-ring = Walls and gates
esdras-et-nehemie-term-tents = Tents
esdras-et-nehemie-term-blessings = Blessings
esdras-et-nehemie-term-stacks = Stacks
esdras-et-nehemie-term-opponent = The opponent

# Sabbath conditions, and what the opponent does.
esdras-et-nehemie-per-golden-spaces = 1★ per golden space
esdras-et-nehemie-per-developed-tiles = 1★ per developed tile
esdras-et-nehemie-per-purple-blessings = 1★ per purple Blessing
esdras-et-nehemie-per-gatekeepers = 1★ per gatekeeper
esdras-et-nehemie-per-walls = 1★ per wall
esdras-et-nehemie-per-orange-blessings = 1★ per orange Blessing
esdras-et-nehemie-per-scribes = 1★ per scribe
esdras-et-nehemie-per-levites = 1★ per Levite
esdras-et-nehemie-per-red-blessings = 1★ per red Blessing
esdras-et-nehemie-per-top-scrolls = rows of the two highest scribes
esdras-et-nehemie-does-gain = gain
esdras-et-nehemie-does-build-temple = Temple
esdras-et-nehemie-does-clear-wall = clear a wall spot
esdras-et-nehemie-does-rebuild-gate = rebuild a gate
esdras-et-nehemie-does-rebuild-wall = rebuild a wall
esdras-et-nehemie-does-scribe-highest = scribe, highest tile
esdras-et-nehemie-does-scribe-lowest = scribe, lowest tile
