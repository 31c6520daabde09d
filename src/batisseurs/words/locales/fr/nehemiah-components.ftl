# Ce qui peut clocher dans un fichier de matériel de Nehemiah. Les mots du fichier restent tels quels.

nehemiah-fault-name = { $what } est vide dans une des langues
nehemiah-fault-number = { $what } manque
nehemiah-fault-missing = { $what } : « { $said } » manque
nehemiah-fault-board = { $what } : le fichier dit { $said } ; seuls des cubes se posent sur un plateau
nehemiah-fault-face-twice = { $what } : « { $said } » figure { $number } fois ; une seule entrée dit tout de ses exemplaires
nehemiah-fault-table-twice = { $what } : il y a une autre table à { $players } joueurs pour la manche { $number }
nehemiah-fault-columns = { $what } : nombre de cartes du fichier à { $players } joueurs : { $number }, il faut un multiple de { $rows }
nehemiah-fault-deck = { $what } : nombre de cartes du fichier à { $players } joueurs : { $number }, il en faut { $least } ou plus
nehemiah-fault-c6 = une fois { $dealt } cartes étalées, il reste dans les paquets du fichier { $first }, { $second } et { $third } cartes ; une critique en a vu 16 et deux fois environ 16
nehemiah-fault-c8-none = aucune porte du fichier n’a la valeur { $value }
nehemiah-fault-c8-order = { $what } : le fichier dit { $said }, moins que la porte au-dessus ; les valeurs doivent monter
nehemiah-fault-c12 = { $what } à la manche { $round } : le fichier dit { $said } ; il faut { $players } nombres qui descendent jusqu’à 0 ou plus
nehemiah-fault-c17 = aucun paquet du fichier ne permet la colonne des exemples : { $cards }
nehemiah-fault-c22 = ouvriers du fichier à { $players } joueurs : { $workers } pour { $cards } cartes de l’étalage ; il en faut plus que de cartes
nehemiah-fault-c23 = à trois joueurs il n’y a aucune carte { $cards } ; dans notre reconstitution il y en a de toutes les sortes
nehemiah-fault-c24 = colonnes remplacées : { $three } à trois joueurs et { $four } à quatre, ce qui ne fait pas autant pour chacun ; notre reconstitution en a 11 et 14
