# Plansza My Village w przeglądarce.

my-village-web-village = Wioska: { $seat }
my-village-web-absent = { $profession }: nieobecny, obszar jest nieaktywny

# Jeden obszar stołu naraz, na telefonie.
my-village-web-areas = Obszary stołu
my-village-web-area-middle = Środek
my-village-web-area-village = Wioska
my-village-web-area-others = Inni
my-village-web-area-offered =
    { $number ->
        [one] { $number } miejsce do wyboru
        [few] { $number } miejsca do wyboru
        [many] { $number } miejsc do wyboru
       *[other] { $number } miejsca do wyboru
    }
