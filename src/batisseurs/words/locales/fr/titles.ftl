# Les titres des jeux, lus par l’accueil, la table et le terminal.

titles-theopolis = Theopolis
titles-nehemiah = Nehemiah
titles-my-village = My Village
titles-esdras-et-nehemie = Esdras et Néhémie
