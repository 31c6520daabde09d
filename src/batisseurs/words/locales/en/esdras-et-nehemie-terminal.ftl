# Esdras et Néhémie.
