# The board of Esdras et Néhémie in the browser.

# Goods, rewards and prices in words.
esdras-et-nehemie-web-good-gold = { $number } złota
esdras-et-nehemie-web-good-stone = { $number } kamienia
esdras-et-nehemie-web-good-wood = { $number } drewna
esdras-et-nehemie-web-good-ash = { $number } popiołu
esdras-et-nehemie-web-good-silver = { $number } srebra
esdras-et-nehemie-web-good-food = { $number } żywności
esdras-et-nehemie-web-good-vp = { $number } PZ
esdras-et-nehemie-web-good-basic-resource =
    { $number ->
        [one] { $number } zasób podstawowy
        [few] { $number } zasoby podstawowe
       *[other] { $number } zasobów podstawowych
    }
esdras-et-nehemie-web-good-worker =
    { $number ->
        [one] { $number } pracownik
        [few] { $number } pracowników
       *[other] { $number } pracowników
    }
esdras-et-nehemie-web-good-blessing-orange =
    { $number ->
        [one] { $number } pomarańczowe błogosławieństwo
        [few] { $number } pomarańczowe błogosławieństwa
       *[other] { $number } pomarańczowych błogosławieństw
    }
esdras-et-nehemie-web-good-blessing-purple =
    { $number ->
        [one] { $number } fioletowe błogosławieństwo
        [few] { $number } fioletowe błogosławieństwa
       *[other] { $number } fioletowych błogosławieństw
    }
esdras-et-nehemie-web-good-blessing-red =
    { $number ->
        [one] { $number } czerwone błogosławieństwo
        [few] { $number } czerwone błogosławieństwa
       *[other] { $number } czerwonych błogosławieństw
    }
esdras-et-nehemie-web-good-blessing-any =
    { $number ->
        [one] { $number } dowolne błogosławieństwo
        [few] { $number } dowolne błogosławieństwa
       *[other] { $number } dowolnych błogosławieństw
    }
esdras-et-nehemie-web-good-altar-step =
    { $number ->
        [one] { $number } krok na torze ołtarza
        [few] { $number } kroki na torze ołtarza
       *[other] { $number } kroków na torze ołtarza
    }
esdras-et-nehemie-web-good-tent-step =
    { $number ->
        [one] { $number } krok namiotu
        [few] { $number } kroki namiotu
       *[other] { $number } kroków namiotu
    }
esdras-et-nehemie-web-good-red-banner =
    { $number ->
        [one] { $number } czerwony sztandar
        [few] { $number } czerwone sztandary
       *[other] { $number } czerwonych sztandarów
    }
esdras-et-nehemie-web-good-grey-banner =
    { $number ->
        [one] { $number } szary sztandar
        [few] { $number } szare sztandary
       *[other] { $number } szarych sztandarów
    }
esdras-et-nehemie-web-good-blue-banner =
    { $number ->
        [one] { $number } niebieski sztandar
        [few] { $number } niebieskie sztandary
       *[other] { $number } niebieskich sztandarów
    }
esdras-et-nehemie-web-good-wild-banner =
    { $number ->
        [one] { $number } dowolny sztandar
        [few] { $number } dowolne sztandary
       *[other] { $number } dowolnych sztandarów
    }
esdras-et-nehemie-web-good-recover = odzyskanie kupca lub starszego
esdras-et-nehemie-web-good-free-develop = darmowy rozwój
esdras-et-nehemie-web-good-lose-food = { $number } żywności do oddania
