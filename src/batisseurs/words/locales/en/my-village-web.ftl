# The board of My Village in the browser.

my-village-web-village = { $seat }’s village
my-village-web-absent = { $profession }: missing, the area isn’t active
my-village-web-score = Prestige points if the game ended now
my-village-web-hand = First player; story points on the hand
my-village-web-safe = Safe story points
my-village-web-cloud = Cloud of the time marker
my-village-web-headman = { $space }, the headman is here

# One area of the table at a time, on a phone.
my-village-web-areas = Areas of the table
my-village-web-area-middle = Middle
my-village-web-area-village = Village
my-village-web-area-others = Others
my-village-web-area-offered =
    { $number ->
        [one] { $number } available place
       *[other] { $number } available places
    }
