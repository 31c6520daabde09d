# The board of My Village in the browser.

my-village-web-village = { $seat }’s village
my-village-web-absent = { $profession }: missing, the area isn’t active

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
