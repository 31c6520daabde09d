# Plansza gry Nehemiah w przeglądarce.

# Części stołu i to, co tam leży.
nehemiah-web-decks = Talie
nehemiah-web-asking = Pytaj mnie o przywódców, gdy można ich użyć
nehemiah-web-at-once = Używaj darmowej karty od razu po aktywacji jej robotnika

# Tajna oferta.
nehemiah-web-less = mniej: { $what }
nehemiah-web-more = więcej: { $what }
nehemiah-web-bid = Złóż ofertę: { $number }
nehemiah-web-bid-sealed = Twoja oferta jest zakryta; wszystkie odkrywa się razem.
nehemiah-web-bids-open = Wszystkie oferty odkrywa się razem.
nehemiah-web-sealed = oferta gotowa
nehemiah-web-bids = Oferty: { $card }
nehemiah-web-won = wygrywa
