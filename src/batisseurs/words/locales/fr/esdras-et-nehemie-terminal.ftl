# Esdras et Néhémie dans le terminal : la table, et ce que font ses éléments.

# La table.
esdras-et-nehemie-signs = Ressources : or, pierre, bois, cendre. Les cases des Parchemins s’appellent s1_1 à s4_6, rangée 1 en bas ; celles du Temple t1_1 et ainsi de suite ; les emplacements Mur w01, w02 et ainsi de suite. « légende » explique les signes de la table.
esdras-et-nehemie-letters = O/P/B/C/N/o/v/r/r/g/b
esdras-et-nehemie-gates-in-short = Brebis/Garde/Orient/Chevaux/Eaux/Fontaine/Fumier/Vallée/Vieille/Poissons
esdras-et-nehemie-you = { $seat } (vous)
esdras-et-nehemie-key = { $resources } ; ■ une Ressource de base au choix ; ¢ Argent ; ♟ Ouvrier ; ★ PV ; ▷ case sur la piste Autel ; ▲ case de Tente ; { $blessings } ; ✦ une Bénédiction au choix ; ⚑ bannières ({ $banners } ; * au choix) ; ↺ récupérer un Négociant ou un Ancien ; ⇧ retourner une tuile gratuitement ; ° case dorée ; ◇ neutre ou blanc ; ▸ accessible ; @ Porte du péage ; § capacité d’un Parchemin ; w01 avec 3/2 : prix en bannières grises et en Pierre ; chiffres dans le Temple : secteurs des cases vides.
esdras-et-nehemie-head-setup = mise en place
esdras-et-nehemie-head-over = partie terminée
esdras-et-nehemie-head-day = semaine { $round }, jour { $day }
esdras-et-nehemie-head-sabbath = Sabbat de la semaine { $round }
esdras-et-nehemie-head-turn = c’est à { $seat }
esdras-et-nehemie-head-shofar = Schofar : { $seat }
esdras-et-nehemie-ring-title = Murs et Portes · chaque Porte { $gate }
esdras-et-nehemie-temple-title = Temple
esdras-et-nehemie-levites-title = Lévites
esdras-et-nehemie-map-title = Plan de la ville
esdras-et-nehemie-altar-title = Piste Autel, le marqueur du dessous est devant :
esdras-et-nehemie-track-prophets = Zacharie { $zechariah }, Aggée { $haggai }
esdras-et-nehemie-prophet-letters = Z/A
esdras-et-nehemie-judgement-line = derrière { $behind } / entre { $between } / devant { $ahead }
esdras-et-nehemie-scrolls-title = Parchemins de la Torah
esdras-et-nehemie-others = Les autres
esdras-et-nehemie-opponent-title = Cartes de l’adversaire · { $face }
esdras-et-nehemie-revealed-focus = Focus
esdras-et-nehemie-revealed-scheme = Planification
esdras-et-nehemie-opponent-left = Restent : { $focus } cartes Focus, { $scheme } cartes Planification

# Un plateau de joueur.
esdras-et-nehemie-row-goods = Biens
esdras-et-nehemie-row-people = Ouvriers
esdras-et-nehemie-row-banners = Bannières
esdras-et-nehemie-row-stacks = Piles
esdras-et-nehemie-row-hand = Main
esdras-et-nehemie-row-tiles = Tuiles
esdras-et-nehemie-row-traders = Négociants
esdras-et-nehemie-row-elders = Anciens
esdras-et-nehemie-row-blessings = Bénédictions
esdras-et-nehemie-row-kept = Acquis
esdras-et-nehemie-row-walls = Cartes Mur
esdras-et-nehemie-people-reserve = réserve
esdras-et-nehemie-people-supply = réserve principale
esdras-et-nehemie-people-farmers = Fermiers
esdras-et-nehemie-people-labourers = Manœuvres
esdras-et-nehemie-people-levites = Lévites
esdras-et-nehemie-people-gatekeepers = Gardiens
esdras-et-nehemie-people-scribes = Scribes
esdras-et-nehemie-banner-red = rouge
esdras-et-nehemie-banner-grey = grise
esdras-et-nehemie-banner-blue = bleue
esdras-et-nehemie-banners-spent = dépensées : { $number }
esdras-et-nehemie-over = sur { $cards }
esdras-et-nehemie-pile = pioche : { $number }
esdras-et-nehemie-cards = cartes : { $number }
esdras-et-nehemie-storage = place pour { $number }
esdras-et-nehemie-developed = tuiles retournées : { $number }
esdras-et-nehemie-all-at = toutes à { $number } : { $goods }
esdras-et-nehemie-wall-top = sur la pioche : { $card }
esdras-et-nehemie-wall-bottom = sous la pioche : { $cards }

# Ce que touchent les choix.
esdras-et-nehemie-touch-hand = Votre main
esdras-et-nehemie-touch-action = Action principale
esdras-et-nehemie-touch-trade = Commerce
esdras-et-nehemie-touch-board = Votre plateau
esdras-et-nehemie-touch-nothing = Continuer

# Ce qu’on peut demander.
esdras-et-nehemie-term-temple = Temple
esdras-et-nehemie-term-altar = Piste Autel
esdras-et-nehemie-term-levites = Lévites
esdras-et-nehemie-term-judgement = Jugement des Prophètes
esdras-et-nehemie-term-scrolls = Parchemins
esdras-et-nehemie-term-ring = Murs et Portes
esdras-et-nehemie-term-tents = Tentes
esdras-et-nehemie-term-blessings = Bénédictions
esdras-et-nehemie-term-stacks = Piles
esdras-et-nehemie-term-opponent = L’adversaire

# Conditions du Sabbat, et ce que fait l’adversaire.
esdras-et-nehemie-per-golden-spaces = 1★ par case dorée
esdras-et-nehemie-per-developed-tiles = 1★ par tuile retournée
esdras-et-nehemie-per-purple-blessings = 1★ par Bénédiction violette
esdras-et-nehemie-per-gatekeepers = 1★ par Gardien
esdras-et-nehemie-per-walls = 1★ par Mur
esdras-et-nehemie-per-orange-blessings = 1★ par Bénédiction orange
esdras-et-nehemie-per-scribes = 1★ par Scribe
esdras-et-nehemie-per-levites = 1★ par Lévite
esdras-et-nehemie-per-red-blessings = 1★ par Bénédiction rouge
esdras-et-nehemie-per-top-scrolls = rangées des deux Scribes les plus hauts
esdras-et-nehemie-does-gain = gagner
esdras-et-nehemie-does-build-temple = Temple
esdras-et-nehemie-does-clear-wall = déblayer un Mur
esdras-et-nehemie-does-rebuild-gate = reconstruire une Porte
esdras-et-nehemie-does-rebuild-wall = reconstruire un Mur
esdras-et-nehemie-does-scribe-highest = Scribe, tuile la plus haute
esdras-et-nehemie-does-scribe-lowest = Scribe, tuile la plus basse
