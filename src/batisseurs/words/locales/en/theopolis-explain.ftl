# What everything on the table of Theopolis is and does: the answers to “what is this?”.

theopolis-type-building = Building
theopolis-type-wonder = Wonder
theopolis-type-person = Person
theopolis-type-symbol = Symbol
theopolis-type-disaster = Disaster
theopolis-type-apocalypse = Apocalypse
theopolis-type-saint = Patron Saint
theopolis-type-sacrament = Sacrament
theopolis-type-resource = Resource

# What components do.
theopolis-costs = Faith { $faith }, Hope { $hope }, Charity { $charity }
theopolis-has-stones =
    { $number ->
        [one] { $number } building stone
       *[other] { $number } building stones
    }
theopolis-has-worth = worth { $number }
theopolis-part-of = part of { $sacraments }
theopolis-effect-exchanges =
    { $number ->
        [one] { $number } more exchange per turn
       *[other] { $number } more exchanges per turn
    }
theopolis-effect-buildings-safe = Buildings safe from Disasters
theopolis-effect-persons-safe = Persons safe from Disasters
theopolis-effect-worth-more = worth { $number } more each: { $cards }
theopolis-effect-worth-alone = worth { $number } as the only Person
theopolis-effect-hand-limit = hand limit { $number }
theopolis-effect-bishops-barred = safe from other players’ Bishops
theopolis-effect-ignore-disaster = discard it to ignore a Disaster
theopolis-effect-win = you win at once
theopolis-effect-apocalypse = the game ends
theopolis-effect-replace-board-card = immediate: may replace a board card with a discarded card
theopolis-effect-take-from-neighbour = immediate: may take a card of cost { $number } or less from a neighbour
theopolis-effect-take-any-from-neighbour = immediate: may take any card, even a Bishop, from a neighbour
theopolis-effect-lose-points =
    { $number ->
        [one] immediate: lose { $number } point of original sin
       *[other] immediate: lose { $number } points of original sin
    }
theopolis-effect-lose-points-and-leave =
    { $number ->
        [one] immediate: lose { $number } point of original sin, then discard it
       *[other] immediate: lose { $number } points of original sin, then discard it
    }
theopolis-effect-discard-board-cards =
    { $number ->
        [one] immediate: may discard { $number } board card
       *[other] immediate: may discard up to { $number } board cards
    }
theopolis-effect-add-resource =
    { $number ->
        [one] immediate: may add { $number } Resource
       *[other] immediate: may add { $number } Resources
    }
theopolis-effect-points-each-turn =
    { $number ->
        [one] lose { $number } more point of original sin each turn
       *[other] lose { $number } more points of original sin each turn
    }
theopolis-effect-confess =
    { $number ->
        [one] once per turn, discard a hand card to lose { $number } point of original sin
       *[other] once per turn, discard a hand card to lose { $number } points of original sin
    }
theopolis-effect-refill-from-discard = may also refill your hand with discarded Persons
theopolis-effect-additions =
    { $number ->
        [one] { $number } Resource per turn
       *[other] { $number } Resources per turn
    }
theopolis-effect-stones =
    { $number ->
        [one] { $number } more building stone
       *[other] { $number } more building stones
    }
theopolis-saint-cheaper =
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
theopolis-saint-lose-points =
    { $number ->
        [one] started with { $number } fewer point of original sin
       *[other] started with { $number } fewer points of original sin
    }
theopolis-saint-add-resource = started with { $number } more: { $cards }
theopolis-part = { theopolis-victims }: { theopolis-loss }
theopolis-victims =
    { $extreme ->
        [fewest] fewest
       *[most] most
    } { $measure ->
        [resources] Resources
        [persons] Persons
        [buildings] Buildings
        [stones] stones
        [symbols] Symbols
        [sacraments] sacraments
       *[original_points] points of original sin
    }
theopolis-loss =
    { $loss ->
        [resource] { $number ->
            [one] lose { $number } Resource
           *[other] lose { $number } Resources
        }
        [person] lose a Person
        [building] lose a Building
        [largest_building] lose their largest Building
        [symbol] lose a Symbol
        [one_of] lose one of { $cards }
       *[regain_points] { $number ->
            [one] regain { $number } point of original sin
           *[other] regain { $number } points of original sin
        }
    }

# Places: what they are called.
theopolis-title-board = Board
theopolis-title-deck = Deck
theopolis-title-discard = Discard pile
theopolis-title-out = Out of the game
theopolis-title-pile = Pile of { $resource }
theopolis-title-round = Round { $number }
theopolis-title-city = { $seat }’s city
    .seat = Your city
theopolis-title-hand = { $seat }’s hand
    .seat = Your hand
theopolis-title-heaven = { $seat }’s Heaven
    .seat = Your Heaven
theopolis-title-points = Original sin
theopolis-title-stones = Building stones
theopolis-title-sacraments = Sacraments
theopolis-title-worth = Original sin lost each turn
theopolis-title-hand-limit = Hand limit
theopolis-title-additions = Resources to add
theopolis-title-exchanges = Exchanges
theopolis-title-score = Score if the Apocalypse came now
theopolis-title-resources = { $resource }

# What they are, and what they are good for.
theopolis-about-board = The { $number } face-up cards, for all players. Once per turn you may swap a card of your hand for one of them, and at the end of your turn you fill your hand from here. A Disaster that arrives here strikes at once.
theopolis-about-deck = The face-down deck. Free spaces of the board are filled from it. The Apocalypse, which ends the game, is somewhere among the last { $last } cards.
theopolis-about-discard = Discarded cards, face up, Disasters included. You may look through them at any time.
theopolis-about-discard-back = Cards come back from here with: { $cards }.
theopolis-about-out = Cards of players who have won and left. They do not come back.
theopolis-about-pile =
    { $number ->
        [one] Once per turn you may take { $number } Resource of your choice from the piles and put it straight into your city, free of charge. It can pay in the same turn.
       *[other] You may take { $number } Resources of your choice per turn from the piles and put them straight into your city, free of charge. They can pay in the same turn.
    }
theopolis-about-resource = One of the three Resources with which cards are paid. A Resource is never spent: it is turned sideways when it pays, and is ready again at the end of the turn. No Resource replaces another.
theopolis-about-round = In a round each player has one turn. If nobody has won after round { $rounds }, the game ends as if the Apocalypse had appeared.
theopolis-about-city = The cards that a player has played. Buildings give stones, Persons take original sin away each turn, Symbols together with Persons make sacraments. Cards stay here until a Disaster or another player takes them.
theopolis-about-hand = Only its owner sees a hand. You may play any of its cards that you can pay for. At the end of your turn you take cards from the board up to the hand limit, or discard what is over it.
theopolis-about-hand-limit = How many cards a hand has at the end of a turn. Effects that raise it do not add up: the highest counts.
theopolis-about-heaven = Above each city: its Patron Saint, who stays for the whole game, and the sacraments that the city holds.
theopolis-about-points = Every player starts with { $start } points of original sin and loses some at the start of each turn: as many as the Persons of the city are worth. At 0 you win at once.
theopolis-about-stones = The stones of all Buildings of a city. With { $goal } you win at once. At the Apocalypse each counts { $score }.
theopolis-about-sacraments = A city holds a sacrament as long as all cards of its combination are in it. You win at once with { $initiation } of initiation, { $healing } of healing and { $mission } of mission. At the Apocalypse each counts { $score }.
theopolis-about-worth = At the start of a turn its player loses this many points of original sin: the worth of all Persons in the city, and what sacraments add.
theopolis-about-additions = How many Resources may still be added this turn. What is not used is lost.
theopolis-about-exchanges = How many cards of the hand may still be swapped for cards of the board this turn.
theopolis-about-score = When the Apocalypse appears, the game ends. Each stone counts { $stone }, each sacrament { $sacrament }, each point of original sin left { $point }. The highest score wins.
theopolis-about-building = A Building. Play it from your hand into your city: its stones count as long as it is there, and { $goal } stones win the game.
theopolis-about-person = A Person. Play it from your hand into your city: at the start of each of your turns you lose as many points of original sin as your Persons are worth. With none left you win.
theopolis-about-symbol = A Symbol. Play it from your hand into your city. Most Symbols complete sacraments there, together with Persons.
theopolis-about-wonder = The Wonder. Play it from your hand into your city as soon as you can pay for it. Disasters neither count nor take it.
theopolis-about-disaster = A Disaster. It cannot be played. It strikes as soon as it reaches the board, from the deck or from a hand, and is then discarded. If all players are tied, nothing happens.
theopolis-about-part = The players with the { theopolis-victims } must each { theopolis-loss }.
theopolis-about-apocalypse = It is among the last { $last } cards of the deck. When it appears on the board the game ends at once, and the highest score wins: { $stone } for each stone, { $sacrament } for each sacrament, { $point } for each point of original sin left.
theopolis-about-saint =
    { $timing ->
        [immediate] Patron Saint number { $number }. It took effect at the start of the game. The player with the lowest number had the first turn.
       *[permanent] Patron Saint number { $number }. Its effect lasts for the whole game, and nothing takes it away. The player with the lowest number had the first turn.
    }
theopolis-about-sacrament =
    { $group ->
        [initiation] A sacrament of initiation. You hold it as long as your city has all cards of its combination. To win by sacraments you need { $number } of initiation.
        [healing] A sacrament of healing. You hold it as long as your city has all cards of its combination. To win by sacraments you need { $number } of healing.
       *[mission] A sacrament of mission. You hold it as long as your city has all cards of its combination. To win by sacraments you need { $number } of mission.
    }
theopolis-about-need =
    { $number ->
        [1] Its combination needs: { $cards }.
       *[other] Its combination needs one of: { $cards }.
    }
theopolis-about-neighbours =
    { $reading ->
        [all] At this table every other player is your neighbour.
       *[adjacent] Your neighbours are the next players on your left and right.
    }

# What cards, sacraments and saints do, in sentences.
theopolis-does-exchanges =
    { $number ->
        [one] You may swap { $number } more card with the board each turn.
       *[other] You may swap { $number } more cards with the board each turn.
    }
theopolis-does-buildings-safe = Disasters never make you discard a Building.
theopolis-does-persons-safe = Disasters never make you discard a Person.
theopolis-does-worth-more = Each of these cards in your city is worth { $number } more: { $cards }. You lose original sin faster.
theopolis-does-worth-alone = As long as this is the only Person in your city, it is worth { $number }.
theopolis-does-hand-limit = Your hand limit is { $number } cards. Several such effects do not add up.
theopolis-does-bishops-barred = Bishops of other players can’t take cards from your city.
theopolis-does-ignore-disaster = When a Disaster would strike you, you may discard this card from your city and ignore the whole Disaster.
theopolis-does-win = The player who adds this card to the city wins at once.
theopolis-does-replace-board-card = When this card comes into your city, you may return a card of the discard pile to the board. It replaces a board card, which is discarded. A Disaster that returns strikes at once.
theopolis-does-take-from-neighbour = When this card comes into your city, you may take a Building, Person or Symbol from a neighbour’s city into yours without paying. Its printed cost must be { $number } or less in total, and it must not be a Bishop.
theopolis-does-take-any-from-neighbour = When this card comes into your city, you may take any Building, Person or Symbol from a neighbour’s city into yours without paying.
theopolis-does-lose-points =
    { $number ->
        [one] When this card comes into your city, you lose { $number } point of original sin at once.
       *[other] When this card comes into your city, you lose { $number } points of original sin at once.
    }
theopolis-does-lose-points-and-leave =
    { $number ->
        [one] When this card comes into your city, you lose { $number } point of original sin at once. Then it is discarded.
       *[other] When this card comes into your city, you lose { $number } points of original sin at once. Then it is discarded.
    }
theopolis-does-discard-board-cards =
    { $number ->
        [one] When this card comes into your city, you may discard { $number } board card. It is replaced at once.
       *[other] When this card comes into your city, you may discard up to { $number } board cards, one after the other. Each is replaced at once.
    }
theopolis-does-add-resource =
    { $number ->
        [one] When this card comes into your city, you may add { $number } Resource of your choice. It doesn’t count as the one you may add each turn.
       *[other] When this card comes into your city, you may add { $number } Resources of your choice. They don’t count as those you may add each turn.
    }
theopolis-does-points-each-turn =
    { $number ->
        [one] At the start of each of your turns you lose { $number } more point of original sin.
       *[other] At the start of each of your turns you lose { $number } more points of original sin.
    }
theopolis-does-confess =
    { $number ->
        [one] Once per turn you may discard any card of your hand to lose { $number } point of original sin. A Disaster discarded like this has no effect.
       *[other] Once per turn you may discard any card of your hand to lose { $number } points of original sin. A Disaster discarded like this has no effect.
    }
theopolis-does-refill-from-discard = When you refill your hand, you may take Persons from the discard pile instead of board cards.
theopolis-does-additions =
    { $number ->
        [one] You may add { $number } Resource each turn.
       *[other] You may add { $number } Resources each turn.
    }
theopolis-does-stones =
    { $number ->
        [one] You have { $number } more building stone, which can never be lost.
       *[other] You have { $number } more building stones, which can never be lost.
    }
theopolis-does-cheaper = These cards cost you less, but never less than 0 of a Resource: { $cards }.
theopolis-does-saint-lose-points =
    { $number ->
        [one] Its city starts the game with { $number } fewer point of original sin.
       *[other] Its city starts the game with { $number } fewer points of original sin.
    }
theopolis-does-saint-add-resource = Its city starts the game with { $number } more of: { $cards }.

# How it is now.
theopolis-now-deck =
    { $number ->
        [one] { $number } card left.
       *[other] { $number } cards left.
    }
theopolis-now-omen = The next card may be the Apocalypse.
theopolis-now-cards =
    { $number ->
        [one] { $number } card.
       *[other] { $number } cards.
    }
theopolis-now-pile = { $number } left in the pile.
theopolis-now-resources = { $seat } has { $unused } unused and { $used } used.
    .seat = You have { $unused } unused and { $used } used.
theopolis-now-turn = It is { $seat }’s turn.
    .seat = It is your turn.
theopolis-now-city = Disasters compare: Buildings { $buildings }, Persons { $persons }, Symbols { $symbols }, Resources { $resources }.
theopolis-now-hand = { $number } of { $limit } cards.
theopolis-now-known = Everyone saw these being taken: { $cards }.
theopolis-now-points =
    { $number ->
        [one] { $seat } has { $number } point left.
       *[other] { $seat } has { $number } points left.
    }
    .seat =
        { $number ->
            [one] You have { $number } point left.
           *[other] You have { $number } points left.
        }
theopolis-now-worth =
    { $number ->
        [one] { $seat } loses { $number } point at the start of each turn.
       *[other] { $seat } loses { $number } points at the start of each turn.
    }
    .seat =
        { $number ->
            [one] You lose { $number } point at the start of each turn.
           *[other] You lose { $number } points at the start of each turn.
        }
theopolis-now-stones = { $seat } has { $number } of { $goal }.
    .seat = You have { $number } of { $goal }.
theopolis-now-group =
    { $group ->
        [initiation] Initiation: { $number } of { $goal }.
        [healing] Healing: { $number } of { $goal }.
       *[mission] Mission: { $number } of { $goal }.
    }
theopolis-now-held = Held: { $sacraments }.
theopolis-now-left-to-do = { $number } of { $goal } left.
theopolis-now-score = { $seat } would have { $number }.
    .seat = You would have { $number }.
theopolis-now-holds = { $seat } holds it.
    .seat = You hold it.
theopolis-now-saint = The Patron Saint of { $seat }’s city.
    .seat = Your Patron Saint.
theopolis-now-lacks =
    { $number ->
        [1] Still missing in the city: { $cards }.
       *[other] Still missing in the city, one of: { $cards }.
    }
theopolis-now-wonder-where =
    { $where ->
        [city] It is in { $seat }’s city.
        [hand] It is in { $seat }’s hand.
        [board] It is on the board.
        [discard] It is in the discard pile.
        [out] It is out of the game.
       *[unseen] It has not been revealed yet.
    }
theopolis-now-wonder = { $seat } has { $number } of the { $goal } Resources for it.
    .seat = You have { $number } of the { $goal } Resources for it.
theopolis-now-copies = { $number } of them here.
theopolis-now-in-all =
    { $number ->
        [one] The game has { $number } copy.
       *[other] The game has { $number } copies.
    }
theopolis-now-worth-here = Worth here: { $number }.
theopolis-now-can-pay = You can pay for it now.
theopolis-now-missing = To play it you lack: { $resource } { $number }.
theopolis-now-printed = Its printed cost is { theopolis-costs }; your Patron Saint lowers it.
theopolis-now-no-victim = If it struck now, all players would be tied and nothing would happen.
theopolis-now-victim = If it struck now, { $seat } would be a victim ({ theopolis-victims }).
    .seat = If it struck now, you would be a victim ({ theopolis-victims }).
theopolis-cost = { $resource } { $number }

# The symbols on cards and boards.
theopolis-sign-faith = Faith
theopolis-sign-faith-about = A Resource. On a card: how much Faith it costs.
theopolis-sign-hope = Hope
theopolis-sign-hope-about = A Resource. On a card: how much Hope it costs.
theopolis-sign-charity = Charity
theopolis-sign-charity-about = A Resource. On a card: how much Charity it costs.
theopolis-sign-missing = Cost you can’t pay
theopolis-sign-missing-about = An outlined cost: you don’t have that many unused Resources of this type now. A filled one you can pay.
theopolis-sign-used = Used Resource
theopolis-sign-used-about = A tilted Resource has already paid this turn. At the end of the turn it is ready again.
theopolis-sign-stones = Building stones
theopolis-sign-stones-about = On a Building: how many stones it gives its city. Beside a player: all stones of the city. With { $goal } you win.
theopolis-sign-worth = Worth
theopolis-sign-worth-about = On a Person: how many points of original sin it takes away at the start of each of its owner’s turns.
theopolis-sign-original-points = Original sin
theopolis-sign-original-points-about = Points of original sin left. Everyone starts with { $start }; at 0 you win.
theopolis-sign-sacraments = Sacraments
theopolis-sign-sacraments-about = Beside a player: how many sacraments the city holds. At the top right of a card: you still lack it for a sacrament.
theopolis-sign-light = Arches beside a name
theopolis-sign-light-about = One arch for each of the seven sacraments, by group: initiation, healing, mission. A lit arch is a sacrament that the city holds.
theopolis-sign-cards = Hand
theopolis-sign-cards-about = Beside a player: cards in hand. On a card: it raises the hand limit.
theopolis-sign-exchange = Exchange
theopolis-sign-exchange-about = It allows more exchanges with the board each turn.
theopolis-sign-shield = Protection
theopolis-sign-shield-about = It protects the city: from Disasters, or from Bishops of other players.
theopolis-sign-more = Worth more
theopolis-sign-more-about = It makes other Persons in the city worth more.
theopolis-sign-alone = Alone
theopolis-sign-alone-about = It is worth more as the only Person in the city.
theopolis-sign-less = Less
theopolis-sign-less-about = It takes points of original sin away, or makes cards cheaper.
theopolis-sign-take = Take
theopolis-sign-take-about = It takes a card from a neighbour’s city.
theopolis-sign-bring = Return
theopolis-sign-bring-about = It brings cards back from the discard pile.
theopolis-sign-sweep = Clear
theopolis-sign-sweep-about = It discards cards from the board, which are replaced at once.
theopolis-sign-add = Add
theopolis-sign-add-about = It adds Resources to the city.
theopolis-sign-star = Star
theopolis-sign-star-about = The Wonder, which wins the game. On a Patron Saint: the number; the lowest has the first turn.
theopolis-sign-bolt = Disaster
theopolis-sign-bolt-about = A Disaster: it can’t be played and strikes as soon as it reaches the board.
theopolis-sign-sun = Apocalypse
theopolis-sign-sun-about = The Apocalypse, among the last { $last } cards of the deck. Beside the deck: the next card may be it.

# The parts of the table, as headings of the text view.
theopolis-area-board = Board
theopolis-area-piles = Round and piles
theopolis-area-hand = Hand
theopolis-area-resources = Resources, and what is left this turn
theopolis-area-victory = Ways to win
theopolis-area-city = City
theopolis-area-heaven = Heaven
