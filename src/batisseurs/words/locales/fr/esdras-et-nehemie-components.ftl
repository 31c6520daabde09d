# Ce qui peut clocher dans un fichier de matériel d’Esdras et Néhémie. Les mots du fichier restent tels quels.

esdras-et-nehemie-fault-none = { $what } : le fichier n’en a aucun avec { $must }, il en faut un
esdras-et-nehemie-fault-alike = { $what } : le fichier dit partout { $said }, il faut des différences
esdras-et-nehemie-fault-same = { $one } et { $other } disent la même chose, il faut une différence
esdras-et-nehemie-fault-trade = { $what } : une carte doit avoir soit « buy », soit « sell », et pas les deux
esdras-et-nehemie-fault-endless = les cases du Plan de la ville peuvent faire avancer une Tente de { $number } cases de plus sur un tour de { $spaces } ; il en faut moins
esdras-et-nehemie-fault-c12 = { $what } : le fichier a un seul emplacement Mur entre deux Portes ; notre reconstitution en a 2 ou plus
esdras-et-nehemie-fault-c13 = { $what } : le fichier ne le couvre pas à { $players } joueurs, mais { $gate } est alors neutre, il le faut donc
esdras-et-nehemie-fault-c15 = { $what } : le fichier dit { $said } ; il faut pouvoir le déblayer pour { $number } bannières grises
esdras-et-nehemie-fault-c23 = le Temple du fichier a { $two } cases à 1 ou 2 joueurs, { $three } à 3 et { $four } à 4 ; dans notre reconstitution leur nombre augmente
esdras-et-nehemie-fault-c32 = chaque case du Plan de la ville donne l’un de ceux-ci : { $kinds } ; il en faut une qui n’en donne aucun
esdras-et-nehemie-fault-c49 = cartes Focus du fichier qui nomment la Porte { $gate } : { $number } ; dans notre reconstitution chaque Porte en a une
esdras-et-nehemie-fault-c49-column = { $what } : le fichier dit { $said } ; d’après la place de la Porte ce serait { $column }
