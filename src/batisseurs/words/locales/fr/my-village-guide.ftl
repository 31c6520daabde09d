# Comment jouer : une page pour qui découvre le jeu.

my-village-guide-goal = Vous menez un village à travers plusieurs générations. Autour de votre plateau, vous réunissez église, conseil, champs, voyages, ateliers et clients. Quand la dernière manche est finie, le joueur qui a le plus de points de Prestige l’emporte.
my-village-guide-turn-1 = Les dés sont lancés une fois par manche, pour tout le monde. À votre tour, prenez-en deux : leur somme est votre valeur de Bannière. Chaque dé noir coûte 2 unités de temps. Chaque pièce payée change un dé de 1.
my-village-guide-turn-2 = Employez cette valeur d’une des trois façons. D’abord, une Bannière noire qui la montre : ajoutez la carte à votre village, prenez des clients, ou prenez la main Premier joueur.
my-village-guide-turn-3 = Ou bien les Bannières blanches de votre village qui la montrent, autant que vous voulez : les ateliers produisent des ressources, les champs se récoltent, les ressources servent des clients, l’école forme des villageois.
my-village-guide-turn-4 = Ou encore la Bannière « ? », avec n’importe quelle valeur : le Chef de village marche. Il rapporte une pièce ou des points d’Histoire, ou porte vos points d’Histoire de l’Arbre centenaire à l’Hôtel de ville.
my-village-guide-turn-5 = Le temps fait avancer votre marqueur sur les nuages. Quand il passe le pont, un de vos villageois meurt et le rat se rapproche. Sans son villageois, une zone ne sert plus.
my-village-guide-end = La partie s’arrête à la fin de la manche où assez de cercueils sont remplis : 9 à deux joueurs, 14 à trois, 18 à quatre.
my-village-guide-score = Comptent l’église et les moines, le conseil, les champs, les voyages, les clients servis, les points d’Histoire de l’Hôtel de ville et la main Premier joueur. Chaque Journalier, engagé quand le dernier villageois est mort, coûte 5 points. Égalité : pièces, ressources et points d’Histoire sur l’arbre, ensemble.
my-village-guide-mistake-1 = Trop craindre la mort. Les premiers morts de chaque profession entrent dans les Chroniques et rapportent des points d’Histoire. Gardez seulement quelqu’un à l’école, prêt à suivre.
my-village-guide-mistake-2 = Laisser ses points d’Histoire sur l’arbre. Le rat en prend la moitié, et ils ne comptent pas à la fin. Envoyez à temps le Chef à l’Hôtel de ville.
my-village-guide-mistake-3 = Prendre des clients qu’on ne peut pas servir. Regardez les ressources qu’ils veulent et les ateliers que vous avez.
