# Apprendre en jouant : une idée à la fois, deux phrases au plus.

nehemiah-lesson-goal = Vos ouvriers reconstruisent Jérusalem. Vos cubes sur le Mur, le Temple et la Garnison comptent trois fois dans la partie, et le plus de points de victoire l’emporte.
nehemiah-lesson-place = À votre tour, vous envoyez un ouvrier ou en activez un. Celui que vous envoyez se place debout sur la carte libre la plus haute d’une colonne et pourra s’en servir plus tard.
nehemiah-lesson-activate = Activez un ouvrier debout : il se couche, fatigué, et vous utilisez sa carte. Pour 1 or chacune, vous utilisez aussi les cartes des ouvriers couchés au-dessus de lui : attendre peut payer.
nehemiah-lesson-perform = Utilisez maintenant la carte sous l’ouvrier : prenez ce qu’elle donne, ou payez pour ce qu’elle bâtit. N’y renoncez que si vous ne pouvez ou ne voulez pas payer.
nehemiah-lesson-extra = Des ouvriers sont couchés au-dessus du vôtre : utilisez aussi leurs cartes, pour 1 pièce d’or chacune. L’or va au propriétaire de l’ouvrier, ou à la banque s’il est à vous.
nehemiah-lesson-wood = Le bois paie les cubes du Mur et les portes, et avec l’or ceux de la Garnison. À la fin, 3 bois valent 1 point.
nehemiah-lesson-gold = L’or paie les cubes du Temple et les cartes au-dessus de votre ouvrier : gardez-en une ou deux pièces. À la fin, 2 pièces d’or valent 1 point.
nehemiah-lesson-cubes = Chaque plateau donne son premier nombre à qui y a le plus de cubes, le suivant au deuxième, et ainsi de suite. Un cube de plus que les autres suffit.
nehemiah-lesson-gate = Une porte coûte 2 bois et rapporte ses points à la fin. On prend toujours celle du dessus de la pile.
nehemiah-lesson-clears = L’ouvrier de la carte du bas a été activé : toute la colonne est remplacée, ses ouvriers rentrent et de nouvelles cartes arrivent. Servez-vous des vôtres à temps.
nehemiah-lesson-deck = Les nouvelles cartes viennent du paquet de la manche. Quand il n’en reste plus assez pour une colonne, la manche finit et tous les plateaux sont décomptés : surveillez-le.
nehemiah-lesson-round = Le paquet n’a pas pu remplir une colonne : la manche est finie et tous les plateaux ont été décomptés. Qui mène sur un plateau en reprend un cube.
nehemiah-lesson-last = Le dernier paquet est épuisé : on finit le tour de table, puis chacun joue encore un tour. Utilisez maintenant les cartes de vos ouvriers.
nehemiah-lesson-neutral = À deux joueurs, un ouvrier neutre couché va dans une autre colonne après le vôtre. Sa carte s’utilise pour 1 pièce d’or, payée à la banque.
nehemiah-lesson-move-cube = Tous vos cubes sont déjà sur les plateaux : déplacez-en un d’un autre plateau. Prenez-le là où vous menez largement, ou là où vous ne marqueriez rien.
nehemiah-lesson-raise = Le Travail de nuit relève un ouvrier couché. Vous pourrez l’activer encore : choisissez-en un sur une carte utile.
nehemiah-lesson-further = Vous envoyez tout de suite d’autres ouvriers, sans perdre de tour. Chacun d’eux, c’est une carte de plus à utiliser ensuite.
nehemiah-lesson-anywhere = Cet ouvrier peut aller sur n’importe quelle carte libre, même tout en bas d’une colonne. De là, une activation peut servir toutes les cartes du dessus.
nehemiah-lesson-replace = Le Changement d’équipe renvoie un ouvrier adverse, et l’un des vôtres prend sa place. Choisissez une carte que vous voulez et qui allait servir à l’autre.
nehemiah-lesson-consolidation = La Consolidation utilise d’autres cartes occupées de sa colonne, même plus bas, en payant pour chacune. Un tour fait ainsi le travail de plusieurs.
nehemiah-lesson-swap = Vous échangez deux ouvriers ou deux cartes : d’abord l’un, puis l’autre. Amenez votre ouvrier sur une meilleure carte, ou une meilleure carte à votre ouvrier.
nehemiah-lesson-auction = Un contremaître est mis aux enchères, et c’est vous qui choisissez lequel. Il aidera le gagnant pendant cette manche.
nehemiah-lesson-bid = Chacun mise en secret des ouvriers, du bois et de l’or ; le plus de pièces l’emporte, et seul le gagnant paie. Les ouvriers misés manquent jusqu’à la manche suivante.
nehemiah-lesson-artisan = L’Artisan place gratuitement un cube sur le Mur et un au Temple. Un cube de plus peut y changer qui mène.
nehemiah-lesson-architect = L’Architecte prend gratuitement la porte du dessus. Ses points comptent à la fin.
nehemiah-lesson-sculptor = Le Sculpteur donne 2 points par paire d’un ouvrier disponible et d’un bois ou d’une pièce d’or. Les ouvriers reviennent à la manche suivante.
nehemiah-lesson-turncoat = Juste avant le décompte, le Transfuge peut déplacer un cube de n’importe qui vers un autre plateau. Regardez où cela change le classement.
nehemiah-lesson-foreman = Vous avez un contremaître utilisable à cet instant. Renoncez si un meilleur moment viendra : la question reviendra.
nehemiah-lesson-journeyman = Le Compagnon déplace un de vos ouvriers debout vers une carte libre : d’abord lequel, puis où. Cherchez une carte sous des ouvriers couchés.
nehemiah-lesson-assistant = L’Assistant active jusqu’à deux de vos ouvriers, l’un après l’autre. Commencez par celui dont le gain paie le second.
nehemiah-lesson-corrupt = L’Ouvrier corrompu vous laisse activer un ouvrier adverse debout comme s’il était à vous. Le gain de sa carte est pour vous.
nehemiah-lesson-inspector = L’Inspecteur décide de ce qu’un autre joueur fait ce tour-ci. Si un ordre devient impossible, vous en donnez un autre.

# Pourquoi un tel coup est conseillé.

nehemiah-lesson-why-place = Un ouvrier ici pourra utiliser cette carte à un prochain tour.
nehemiah-lesson-why-activate = Ce que ce tour rapporte vaut mieux que d’attendre.
nehemiah-lesson-why-perform = Ce que la carte apporte vaut plus que ce qu’elle coûte.
nehemiah-lesson-why-also = Pour 1 pièce d’or, vous utilisez une carte de plus dans le même tour.
nehemiah-lesson-why-stop = Rien d’autre ici ne vaut son prix : gardez-le pour plus tard.
nehemiah-lesson-why-decline = Cela coûterait plus que cela n’apporte maintenant.
nehemiah-lesson-why-better = C’est la possibilité qui vous place le mieux pour vos prochains tours.
