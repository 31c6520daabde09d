# Nehemiah dans le terminal : la table, et ce que fait son matériel.

nehemiah-signs =
    ▲ un ouvrier debout, ▬ zz un ouvrier couché, ▭ un ouvrier neutre, · une carte libre. Les emplacements se lisent par colonne et rang : c2r3 est la troisième carte de la deuxième colonne. ◆ la carte dont l’ouvrier est activé, × une carte déjà utilisée dans cette activation, ↻ une colonne qui va être remplacée. ■ un cube ; derrière → ce que le plateau rapporterait maintenant. Sur les cartes : ce qu’on paie → ce qu’on reçoit, B bois, O or. Contremaîtres : ☞ tout de suite, ∞ toute la manche, § avant le décompte, ! au tour de n’importe qui, + à son propre tour, ♟ à la place de l’action. ▸ la porte suivante. ▶ à qui de jouer, ① le premier joueur, ? derrière un paravent.

# Les lettres du bois et de l’or.
nehemiah-letters = B/O

# La table.
nehemiah-head-round = manche { $round }
nehemiah-head-turn = c’est à { $seat }
nehemiah-head-auctions = enchères
nehemiah-head-over = partie terminée
nehemiah-head-scoring = avant le décompte
nehemiah-head-decks = paquets { $decks }
nehemiah-head-last =
    { $number ->
        [one] encore { $number } tour
       *[other] encore { $number } tours
    }
nehemiah-boards = Plateaux
nehemiah-gates = Portes
nehemiah-gates-left = reste { $number }
nehemiah-auction-box = Contremaîtres aux enchères
nehemiah-foreman-deck = { $number } dans le paquet
nehemiah-players = Joueurs
nehemiah-you = { $seat } (vous)
nehemiah-neutral-worker = neutre
nehemiah-cleared = remplacée
nehemiah-has-workers = ouvriers
nehemiah-has-aside = écartés
nehemiah-has-neutral = neutres
nehemiah-has-cubes = cubes
nehemiah-has-wood = bois
nehemiah-has-gold = or
nehemiah-has-points = PV
nehemiah-has-score = total

# Ce que touchent les choix, devant leurs verbes.
nehemiah-touch-grid = Étalage
nehemiah-touch-boards = Plateaux
nehemiah-touch-gates = Portes
nehemiah-touch-foremen = Contremaîtres
nehemiah-touch-auction = Enchère
nehemiah-touch-bid = Votre mise
nehemiah-touch-nothing = Ou

# Ce que font les cartes Travail, au plus court.
nehemiah-does-take-gate = porte
nehemiah-does-gain-points = { $number } PV
nehemiah-does-raise-workers = relever { $number }
nehemiah-does-place-workers = envoyer { $number }
nehemiah-does-place-anywhere = au choix
nehemiah-does-replace-worker = remplacer
nehemiah-does-swap-workers = ouvriers ⇄
nehemiah-does-swap-cards = cartes ⇄
nehemiah-does-use-cards = utiliser { $number }

# Contremaîtres.
nehemiah-foreman-artisan = un cube sur le Mur et un sur le Temple, gratuits
nehemiah-foreman-architect = la porte du dessus, gratuite
nehemiah-foreman-sculptor = { $number } PV pour chaque paire d’un ouvrier et d’un bois ou d’un or
nehemiah-foreman-carpenter = +{ $number } bois avec chaque carte qui donne du bois
nehemiah-foreman-merchant = +{ $number } or avec chaque carte qui donne de l’or
nehemiah-foreman-turncoat = déplace un cube de n’importe qui avant le décompte
nehemiah-foreman-administrator = échange deux cartes d’une colonne qui vient d’être remplacée
nehemiah-foreman-seasonal = envoie un ouvrier au tour de n’importe qui
nehemiah-foreman-town-planner = { $number } PV par colonne où l’un des vôtres est couché
nehemiah-foreman-substitute = échange deux ouvriers de l’étalage
nehemiah-foreman-journeyman = déplace l’un de vos ouvriers debout sur une carte libre
nehemiah-foreman-convict = envoie { $number } ouvriers en un tour
nehemiah-foreman-assistant = active jusqu’à { $number } de vos ouvriers
nehemiah-foreman-corrupt-worker = active pour vous un ouvrier d’un adversaire
nehemiah-foreman-inspector = décide de l’action au tour d’un adversaire
