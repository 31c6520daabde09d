# How the log tells My Village. Names of cards and places come from the component file.

my-village-receives-board = { $seat } receives { $board }.
    .seat = You receive { $board }.
my-village-round-begins = Round { $round }: { $seat } is the first player; { $amount } on the hand.
    .seat = Round { $round }: you are the first player; { $amount } on the hand.
my-village-turn-begins = Round { $round }: { $seat }’s turn
    .seat = Round { $round }: your turn
my-village-dice-rolled = Dice: white { $white }, black { $black }.
my-village-takes-dice =
    { $seat } takes { $black ->
        [0] white
       *[1] black
    } { $face } and { $other_black ->
        [0] white
       *[1] black
    } { $other }: banner value { $number }.
    .seat =
        You take { $black ->
            [0] white
           *[1] black
        } { $face } and { $other_black ->
            [0] white
           *[1] black
        } { $other }: banner value { $number }.
my-village-changes-dice = { $seat } pays { $amount } to change the dice to { $number }.
    .seat = You pay { $amount } to change the dice to { $number }.
my-village-consumes-time = { $seat } spends { $amount } (cloud { $cloud_now }).
    .seat = You spend { $amount } (cloud { $cloud_now }).
my-village-crosses-bridge = { $seat } crosses the bridge: the reaper is coming.
    .seat = You cross the bridge: the reaper is coming.
my-village-gains = { $seat } gains { $amount }.
    .seat = You gain { $amount }.
my-village-pays-all = { $seat } pays { $amount }.
    .seat = You pay { $amount }.
my-village-moves-plow = { $seat } moves { $amount } to the fields.
    .seat = You move { $amount } to your fields.
my-village-moves-generic = { $seat } puts { $amount } on the fields as a plough.
    .seat = You put { $amount } on your fields as a plough.
my-village-activates-black = { $seat } activates { $card }.
    .seat = You activate { $card }.
my-village-activates-white = { $seat } activates the white banner of { $card }.
    .seat = You activate the white banner of { $card }.
my-village-activates-field = { $seat } activates { $amount }.
    .seat = You activate { $amount }.
my-village-activates-office = { $seat } activates the steward’s office.
    .seat = You activate the steward’s office.
my-village-activates-question = { $seat } activates the “?” banner.
    .seat = You activate the “?” banner.
my-village-takes-hand = { $seat } takes the first-player hand.
    .seat = You take the first-player hand.
my-village-adds = { $seat } adds { $card } to the village.
    .seat = You add { $card } to your village.
my-village-serves = { $seat } serves { $card }.
    .seat = You serve { $card }.
my-village-takes-customer = { $seat } takes { $card }.
    .seat = You take { $card }.
my-village-customer-comes = { $amount }: { $card }.
my-village-monk-comes = { $amount }: { $card }.
my-village-trains = { $seat } trains a successor.
    .seat = You train a successor.
my-village-trains-on = { $seat } moves the successor to the right slot.
    .seat = You move the successor to the right slot.
my-village-places-successor = { $seat } places a successor as { $profession }.
    .seat = You place a successor as { $profession }.
my-village-moves-headman = { $seat } moves the headman to the { $space }.
    .seat = You move the headman to the { $space }.
my-village-secures-stories = { $seat } secures { $amount }.
    .seat = You secure { $amount }.
my-village-covers = { $seat } covers { $slot }.
    .seat = You cover { $slot }.
my-village-places-tile = { $seat } puts the 2/12 tile next to { $card }.
    .seat = You put the 2/12 tile next to { $card }.
my-village-places-tile-field = { $seat } puts the 2/12 tile next to field { $number }.
    .seat = You put the 2/12 tile next to field { $number }.
my-village-turns-travel = { $seat } reveals { $card }.
    .seat = You reveal { $card }.
my-village-redraws = { $seat } puts { $card } under its pile and reveals another.
    .seat = You put { $card } under its pile and reveal another.
my-village-dies-chronicle = { $seat } buries the { $profession } in the chronicle.
    .seat = You bury the { $profession } in the chronicle.
my-village-dies-grave = { $seat } buries the { $profession } in anonymous grave { $number }.
    .seat = You bury the { $profession } in anonymous grave { $number }.
my-village-hires = { $seat } has no villager left and hires a day labourer as { $profession }.
    .seat = You have no villager left and hire a day labourer as { $profession }.
my-village-rat-moves =
    { $left ->
        [0] The rat die shows { $number }: rat invasion!
        [one] The rat die shows { $number }: the rat is { $left } space away.
       *[other] The rat die shows { $number }: the rat is { $left } spaces away.
    }
my-village-invasion = Everyone loses half of the story points on their old tree.
my-village-repels = { $seat } repels the rats.
    .seat = You repel the rats.
my-village-loses-story = { $seat } loses { $amount }.
    .seat = You lose { $amount }.
my-village-ends = The game ends after round { $round }.
my-village-amount-coin =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
my-village-amount-story =
    { $number ->
        [one] { $number } story point
       *[other] { $number } story points
    }
my-village-amount-time = { $number } time
my-village-amount-generic =
    { $number ->
        [one] { $number } generic resource
       *[other] { $number } generic resources
    }
my-village-amount-marker =
    { $number ->
        [one] { $number } square marker
       *[other] { $number } square markers
    }
my-village-amount-field =
    { $number ->
        [one] { $number } field
       *[other] { $number } fields
    }
my-village-amount-field-plow =
    { $number ->
        [one] { $number } plough from a field
       *[other] { $number } ploughs from fields
    }
my-village-amount-new-customer =
    { $number ->
        [one] { $number } new customer
       *[other] { $number } new customers
    }
my-village-amount-new-monk =
    { $number ->
        [one] { $number } new monk
       *[other] { $number } new monks
    }
my-village-amount-beer = { $number } beer
my-village-amount-horse =
    { $number ->
        [one] { $number } horse
       *[other] { $number } horses
    }
my-village-amount-plow =
    { $number ->
        [one] { $number } plough
       *[other] { $number } ploughs
    }
my-village-amount-parchment =
    { $number ->
        [one] { $number } parchment
       *[other] { $number } parchments
    }
my-village-amount-cart =
    { $number ->
        [one] { $number } cart
       *[other] { $number } carts
    }
