# Comment jouer : une page pour qui découvre le jeu.

esdras-et-nehemie-guide-goal = Vous avez trois semaines pour reconstruire le Temple, les murs et les portes de Jérusalem, et pour enseigner la Torah. Une semaine compte six journées de labeur et un Sabbat. Après le troisième Sabbat, le joueur qui a le plus de points de victoire l’emporte.
esdras-et-nehemie-guide-turn-1 = Chaque jour, vous jouez une carte Personnage sur l’une de vos trois piles. Seule compte la carte du dessus de chaque pile. Ses bannières paient votre travail.
esdras-et-nehemie-guide-turn-2 = Choisissez ensuite une action principale. Rouge : placer un Lévite, déposer des ressources dans le Temple, brûler bois et cendre sur l’Autel. Grise : déblayer un emplacement et y reconstruire un mur ou une porte. Bleue : placer un Scribe sur un parchemin et déplacer votre Tente en ville.
esdras-et-nehemie-guide-turn-3 = De plus, une fois par tour chacun : commercer ou retourner une tuile Développement, placer un Négociant, placer un Ancien. Puis piochez une carte.
esdras-et-nehemie-guide-turn-4 = Avant le Sabbat, les Ouvriers restés dans votre réserve deviennent Fermiers, qui apportent des Pains, ou Manœuvres, qui apportent des ressources. Les Prophètes jugent votre avance sur la piste Autel.
esdras-et-nehemie-guide-turn-5 = Le jour du Sabbat, chaque Ouvrier au travail, sauf les Lévites, mange 1 Pain ; chaque Ouvrier qui a faim coûte 2 points. Puis vous rangez une carte de vos piles, deux la deuxième semaine. Elle garde sa bannière du haut et marque à ce Sabbat et aux suivants.
esdras-et-nehemie-guide-end = La partie s’arrête après le troisième Sabbat : chacun a joué 18 tours.
esdras-et-nehemie-guide-score = Ressources et Pains deviennent de l’Argent, et 5 Pièces valent un point. Comptent aussi les tuiles retournées, les murs et les portes, les Scribes et les parchemins Or. Le joueur le plus avancé sur la piste Autel reçoit 3 points et gagne les égalités.
esdras-et-nehemie-guide-mistake-1 = Oublier la nourriture. Comptez vos Ouvriers avant le sixième jour : s’il manque deux Fermiers, vous perdez plus qu’un mur ne rapporte.
esdras-et-nehemie-guide-mistake-2 = Recouvrir la mauvaise carte. Les cartes restent sur leurs piles toute la semaine. Recouvrez celles dont les bannières ne servent plus.
esdras-et-nehemie-guide-mistake-3 = Négliger les à-côtés. Un commerce, un Négociant et un Ancien ne prennent pas l’action principale. Regardez-les à chaque tour.
