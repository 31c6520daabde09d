# My Village : ce qui ne va pas dans un fichier de matériel.
my-village-fault-id = un identifiant est fait de lettres minuscules, de chiffres et de _, ce que « { $said } » n’est pas
my-village-fault-id-twice = l’identifiant « { $said } » est là deux fois
my-village-fault-name = { $what } est vide dans une des langues
my-village-fault-number = { $what } manque
my-village-fault-units = { $what } : « units » et « of » vont ensemble
my-village-fault-none = { $what } : le fichier n’en a aucun avec { $must }, il en faut un
my-village-fault-same-values = { $what } : { $one } et { $other } montrent les mêmes valeurs, elles doivent différer
my-village-fault-sum = { $what } : aucun ensemble de { $number } cartes du fichier n’a { $points } points en tout, il en faut un
my-village-fault-shares-none = { $what } : le fichier dit { $said }, une autre carte de son type doit montrer exactement une de ces valeurs
my-village-fault-grey = { $what } : le fichier dit { $said }, il faut 1 pièce, 1 bière, du temps ou rien
my-village-fault-all-same = { $what } est pareil sur toutes les cartes de chaque pile, il faut une pile où cela diffère
my-village-fault-shows = { $what } : le fichier dit { $said }, il faut que { $value } en fasse partie
my-village-fault-five-workshops = aucun ensemble de cinq ateliers de types différents ne montre que deux valeurs en tout, il en faut un
my-village-fault-board-workshops = { $what } : aucun ensemble de cinq ateliers de types différents ne montre seulement { $said }, mais il y en a un dans notre reconstitution
my-village-fault-long-turn = temps qu’un tour pourrait consommer : { $number }, dans notre reconstitution au plus { $most }
my-village-fault-useless =
    { $colour ->
        [black] aucune Bannière noire du fichier ne montre { $value }, dans notre reconstitution il y en a une
       *[white] aucune Bannière blanche du fichier ne montre { $value }, dans notre reconstitution il y en a une
    }
