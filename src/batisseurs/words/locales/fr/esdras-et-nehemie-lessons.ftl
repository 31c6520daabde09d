# Apprendre en jouant : une idée à la fois, deux phrases au plus.

esdras-et-nehemie-lesson-goal = En trois semaines de six jours, vous reconstruisez le Temple, les murs et les portes de Jérusalem et enseignez la Torah. Après le troisième Sabbat, le plus de points l’emporte.
esdras-et-nehemie-lesson-corner = D’abord, vous placez un Gardien, l’un de vos Ouvriers, sur une Porte d’angle de la muraille. Quand un mur est reconstruit à côté, par n’importe qui, vous recevez aussi la récompense de votre porte.
esdras-et-nehemie-lesson-play = Chaque jour, vous jouez une carte sur l’une de vos trois piles. Seule compte la carte du dessus, et ses bannières paient votre travail : regardez leurs couleurs.
esdras-et-nehemie-lesson-main = Après la carte vient une action principale : rouge pour le Temple et l’Autel, grise pour murs et portes, bleue pour les parchemins et la Tente. Choisissez la couleur la mieux fournie.
esdras-et-nehemie-lesson-extras = Une fois par tour chacun, vous pouvez aussi placer un Négociant, un Ancien, et commercer ou retourner une tuile. Cela ne prend pas l’action principale : pensez-y chaque jour.
esdras-et-nehemie-lesson-trade = La carte jouée aujourd’hui permet un commerce, aujourd’hui seulement : acheter ou vendre des ressources. Elles servent au Temple, aux murs et aux portes.
esdras-et-nehemie-lesson-develop = Développer une tuile coûte ce qui y est imprimé et vaut 2 points à la fin ; désormais, son autre face travaille pour vous. Par tour, on développe ou on commerce.
esdras-et-nehemie-lesson-levite = Dans une action rouge, vous pouvez placer un Lévite : il coûte du Pain, donne une récompense et reste toute la partie. Chacun fait une tâche rouge par action.
esdras-et-nehemie-lesson-temple = Déposez des ressources dans le Temple : des bannières rouges paient la rangée. Pierre et bois valent 1 point, l’or 2, et la plupart des rangées récompensent aussi.
esdras-et-nehemie-lesson-altar = Brûlez bois ou cendre sur l’Autel : votre marqueur avance sur la piste et reçoit la récompense de chaque case. Avant le Sabbat, les Prophètes jugent votre avance.
esdras-et-nehemie-lesson-spot = Une action grise travaille à un seul emplacement du mur. Choisissez-en un que vos bannières peuvent déblayer, si possible avec des ressources utiles.
esdras-et-nehemie-lesson-clear = Déblayer coûte des bannières grises, et les cubes sont à vous. Le dernier cube d’un mur rapporte aussi une Bénédiction.
esdras-et-nehemie-lesson-rebuild = Un emplacement déblayé se reconstruit avec des bannières et des ressources. Murs et portes donnent un effet maintenant et des points à la fin.
esdras-et-nehemie-lesson-scribe = Un Scribe sur un parchemin coûte des bannières bleues et de l’Argent. La tuile agit aussitôt ou toute la partie, et les rangées hautes valent plus.
esdras-et-nehemie-lesson-tent = Votre Tente avance en ville contre des bannières bleues et reçoit la récompense de chaque case. Les bannières bleues restantes servent donc toujours.
esdras-et-nehemie-lesson-end = Quand plus rien n’est utile, terminez votre tour : vous piochez une carte, et les bannières non dépensées sont perdues.
esdras-et-nehemie-lesson-food = Le jour du Sabbat, chaque Ouvrier au travail sauf les Lévites mange 1 Pain, et chaque affamé coûte 2 points. Comptez vos Pains avant le sixième jour.
esdras-et-nehemie-lesson-prepare = Avant le Sabbat, vos Ouvriers restants deviennent Fermiers, qui apportent du Pain, ou Manœuvres, qui apportent des ressources. Voyez d’abord combien de Pains il faudra.
esdras-et-nehemie-lesson-tuck = Rangez définitivement une carte de vos piles : elle garde sa bannière du haut et marque à ce Sabbat et aux suivants. Choisissez-en une dont vous remplissez bien la condition.
esdras-et-nehemie-lesson-blessing = Une Bénédiction au choix avance l’un des trois marqueurs. Les séries complètes des trois couleurs rapportent les bonus au-dessus des colonnes.
esdras-et-nehemie-lesson-resource = Choisissez la ressource à prendre. Pierre et bois bâtissent, bois et cendre brûlent sur l’Autel, et ce qui dépasse la réserve est perdu.
esdras-et-nehemie-lesson-excess = Vous avez plus de ressources que de place et devez en rendre. La tuile Gardes retournée supprime la limite.
esdras-et-nehemie-lesson-payment = Une pierre ou un bois d’une construction se paie aussi avec 1 or ou 3 bannières grises. Les bannières seront de toute façon perdues à la fin du tour.
esdras-et-nehemie-lesson-wall = Vous regardez trois cartes Mur et en placez une : effet immédiat, points à la fin. Des deux autres, l’une va sur votre pile et reviendra la prochaine fois.
esdras-et-nehemie-lesson-copy = Le Labeur partagé vous donne encore l’effet d’un mur voisin, quel qu’en soit le bâtisseur. Choisissez le meilleur.
esdras-et-nehemie-lesson-path = Un Scribe plus haut a besoin d’un chemin par des tuiles occupées. Pour chaque Scribe adverse sur ce chemin, vous payez 1 Argent à son propriétaire.
esdras-et-nehemie-lesson-sell = Vendez autant de ces ressources que vous voulez, mais seulement maintenant. Gardez ce qu’il faut pour bâtir.
esdras-et-nehemie-lesson-recover = Un Négociant ou un Ancien peut revenir de son emplacement. L’emplacement est libre, et l’Ouvrier peut resservir.
esdras-et-nehemie-lesson-assign = Cet Ouvrier se met aussitôt au travail : Fermier, il apporte du Pain ; Manœuvre, des ressources. Au Sabbat, il mange aussi.
esdras-et-nehemie-lesson-free-develop = Le jugement vous laisse retourner une tuile sans payer. Prenez la plus chère ou la plus utile.
esdras-et-nehemie-lesson-bonus = Après ce commerce, prenez 1 Argent ou retournez une tuile contre son coût. Une tuile retournée vaut 2 points.
esdras-et-nehemie-lesson-repeat = Pour 1 Argent, l’emplacement de votre Négociant agit encore. Payez s’il rapporte davantage.
esdras-et-nehemie-lesson-market = Le Marché de la veille permet maintenant un commerce ou un développement, avec toute carte visible de vos piles. Obtenez ce qu’il faut pour le Sabbat.
esdras-et-nehemie-lesson-buy-food = Vous pouvez acheter du Pain à 2 Argent avant de devoir le payer. Un Ouvrier affamé coûte 2 points : acheter vaut souvent la peine.
esdras-et-nehemie-lesson-face = Vous choisissez la face de la carte Autel pour cette partie. Elle dit ce que les Prophètes donnent et prennent avant chaque Sabbat.

# Pourquoi un tel coup est conseillé.

esdras-et-nehemie-lesson-why-play = De vos cartes, c’est celle qui vous avantage le plus, aujourd’hui et plus tard.
esdras-et-nehemie-lesson-why-corner = Chaque mur reconstruit à côté, par n’importe qui, vous donne la récompense de cette porte.
esdras-et-nehemie-lesson-why-main = Avec vos bannières, c’est l’action qui rapporte le plus aujourd’hui.
esdras-et-nehemie-lesson-why-extra = Cela n’utilise pas votre action principale et vaut son prix.
esdras-et-nehemie-lesson-why-build = Cela vous rapproche des points et des récompenses du chantier.
esdras-et-nehemie-lesson-why-spot = C’est ici que vos bannières grises peuvent le plus.
esdras-et-nehemie-lesson-why-clear = Le cube est à vous, et un emplacement déblayé peut être reconstruit.
esdras-et-nehemie-lesson-why-rebuild = L’effet vient tout de suite, les points à la fin.
esdras-et-nehemie-lesson-why-temple = Les ressources dans le Temple rapportent des points, et la plupart des rangs une récompense.
esdras-et-nehemie-lesson-why-altar = Votre marqueur avance : chaque case a sa récompense, et les Prophètes y regardent.
esdras-et-nehemie-lesson-why-levite = Il reste toute la partie et travaille à chaque action rouge.
esdras-et-nehemie-lesson-why-scribe = La tuile donne son effet, et les rouleaux comptent à la fin.
esdras-et-nehemie-lesson-why-tent = Chaque case où entre la tente donne sa récompense.
esdras-et-nehemie-lesson-why-tuck = Elle marque à ce Sabbat et aux suivants, et vous remplissez le mieux sa condition.
esdras-et-nehemie-lesson-why-end = Plus rien ne vaut son prix aujourd’hui.
esdras-et-nehemie-lesson-why-better = De toutes les possibilités, c’est celle qui vous place le mieux.
