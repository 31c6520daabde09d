# Ce que disent le serveur et ses commandes.
