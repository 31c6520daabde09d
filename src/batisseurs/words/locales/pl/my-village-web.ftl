# Plansza My Village w przeglądarce.

my-village-web-village = Wioska: { $seat }
my-village-web-absent = { $profession }: nieobecny, obszar jest nieaktywny
my-village-web-score = Punkty prestiżu, gdyby gra skończyła się teraz
my-village-web-hand = Pierwszy gracz; punkty historii na dłoni
my-village-web-safe = Bezpieczne punkty historii
my-village-web-cloud = Chmura znacznika czasu
my-village-web-clouds = Znacznik czasu leży na chmurze { $number } z { $clouds }; kosiarz czeka na moście.
my-village-web-clouds-reaper = Znacznik czasu leży na chmurze { $number } z { $clouds }; kosiarz jest na nim.
my-village-web-headman = { $space }, tu stoi sołtys
