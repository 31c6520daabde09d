# My Village dans le terminal : la table, et ce que font ses éléments.

my-village-signs =
    Les Bannières commencent par leurs valeurs : 5/8 Étable. ▸ montre la valeur créée à ce tour, × a été activée pendant ce tour, ✗ n’a pas sa place dans votre village maintenant (villageois absent, ou vous en avez déjà une). ◷2 du temps, 1¢ des pièces, ✦ des points d’Histoire, ★ des points de Prestige, ◆ un marqueur. Ce que l’on paie → ce que l’on reçoit. ♟ le villageois est là, ✗ Abbé il n’y est pas et sa zone ne fait rien. ●○ emplacements remplis et libres, ⚒ une charrue sur un champ, ✠ un moine, +2/12 la tuile de valeur. ☠╫ la Faucheuse sur le pont, [4] le marqueur Temps, [☠4] la Faucheuse est dessus. w3 est un dé blanc qui montre 3, b5 un dé noir qui montre 5. ▣ un Cercueil rempli ; un nombre est ce que le suivant rapporte. ♦····▴▴▴☠ le Rat, les cases grises et rouges, l’invasion. ♚ le Chef de village, ☞ la main Premier joueur, ▶ à qui c’est le tour. Sous les dés : chaque valeur, ce qu’elle coûte (✓ rien, – impossible), combien de Bannières du centre ont leur place chez vous et combien des vôtres la montrent.

my-village-or = ou
my-village-any = au choix

# La table.
my-village-head-round = manche { $round }
my-village-head-turn = c’est à { $seat }
my-village-head-over = partie terminée
my-village-head-coffins = Cercueils { $number }/{ $last }
my-village-you = { $seat } (vous)
my-village-dice = Dés
my-village-dice-white = blancs
my-village-dice-black = noirs
my-village-die-white = blanc { $face }
my-village-die-black = noir { $face }
my-village-made = valeur { $number } ({ $dice })
my-village-row-value = valeur
my-village-row-price = coût
my-village-row-black = centre ■
my-village-row-white = à vous □
my-village-deaths = Chroniques, tombes, Rat
my-village-graves =
    { $number ->
        [one] { $number } Tombe anonyme
       *[other] { $number } Tombes anonymes
    }
my-village-rat-grey =
    { $number ->
        [one] encore { $number } case
       *[other] encore { $number } cases
    }
my-village-rat-red =
    { $number ->
        [one] encore { $number } case : rouge !
       *[other] encore { $number } cases : rouge !
    }
my-village-middle = Le centre
my-village-board = Plateau
my-village-hand-taken = prise par { $seat }
my-village-zone = Clients
my-village-deck = { $number } dans la pile
my-village-churches = Églises
my-village-monks = Moines
my-village-chambers = Chambres
my-village-squares = Place, champs
my-village-travels = Voyages
my-village-workshops = Ateliers
my-village-religion = Religion
my-village-council = Conseil
my-village-harvests = Moisson
my-village-travel-area = Voyage
my-village-workshop-area = Atelier
my-village-market = Marché
my-village-windows =
    { $number ->
        [one] { $number } fenêtre
       *[other] { $number } fenêtres
    } → { $points }★
my-village-onward = puis { $cost }
my-village-served =
    { $number ->
        [one] { $number } servi
       *[other] { $number } servis
    } → { $points }★
my-village-waiting =
    { $number ->
        [one] { $number } client attend
       *[other] { $number } clients attendent
    }
my-village-others = Les autres villages
my-village-pay-order = Plusieurs unités se paient dans cet ordre : les ressources comme elles sont listées, puis les pièces, les charrues des champs, les ressources génériques. Ce qui précède votre réponse ne peut plus servir à payer.
my-village-bill = à payer : { $cost }
my-village-safe = { $number }✦ en lieu sûr
my-village-slot-left = gauche
my-village-slot-right = droite

# Ce que touchent les choix, avant leurs verbes.
my-village-touch-pay = Paiement
my-village-touch-village = Votre village
my-village-touch-nothing = Ou

# Ce que font les cartes, le plus court possible.
my-village-does-repel = évite { $number } fois les rats
my-village-does-window = une fenêtre de plus
my-village-does-counter = au bureau un client de plus, gratuit
my-village-does-refuge = peut retourner une autre carte Voyage
my-village-does-stories = { $number }✦
my-village-does-office = bureau
my-village-does-school =
    { $number ->
        [1] École
       *[other] École ×{ $number }
    }
my-village-does-question = Chef
my-village-does-coins = { $number }¢ à chaque fois
my-village-does-citizens = couvre une profession : { $number }★ si son villageois est là à la fin
my-village-does-properties = couvre une catégorie de cartes : { $number }★ par carte à la fin
my-village-does-guild = une ressource générique à chaque fois

# Les dés.
