# Ce que disent le serveur et ses commandes.

# Tenir une maison : qui peut demander, combien de fois, les réglages.

error-server-header = une demande qui change quelque chose doit porter l’en-tête { $header }
error-server-origin = c’est un autre site qui le demande ({ $origin }) ; ouvrez la page de cette maison
error-server-too-many = Doucement : { $text }
error-server-rate =
    { $seconds ->
        [one] trop de demandes ; réessayez dans { $seconds } seconde
       *[other] trop de demandes ; réessayez dans { $seconds } secondes
    }
error-server-sockets =
    { $number ->
        [one] { $number } connexion est déjà ouverte ; fermez-en une d’abord
       *[other] { $number } connexions sont déjà ouvertes ; fermez-en une d’abord
    }
error-server-frame = un message de { $size } octets, alors que { $most } est le maximum
error-server-frames = plus de { $most } messages par seconde
