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

error-bad-setting = Ces réglages ne vont pas : { $text }
error-setting-unknown = « { $name } » dans { $where } n’est pas un réglage. Peut-être voulez-vous dire : { $known }
error-setting-number = { $name } vaut « { $said } » dans { $where } ; c’est un nombre de { $least } à { $most }
error-setting-words = { $name } vaut « { $said } » dans { $where } ; c’est l’un de ces mots : { $words }
error-setting-rate = { $name } vaut « { $said } » dans { $where } ; cela s’écrit 30/s, 30/min, 30/h ou 30/d, ou bien « off »
error-setting-text = { $name } vaut « { $said } » dans { $where }, ce qui n’a pas la bonne forme
error-setting-address = { $name } vaut « { $said } » dans { $where }, ce qui n’est pas une telle adresse ou un tel chemin
error-setting-database = { $name } vaut « { $said } » dans { $where } ; cela s’écrit comme l’une de ces formes : { $forms }
error-setting-proxies = { $name } vaut « { $said } » dans { $where } ; c’est une liste d’adresses ou de réseaux comme 127.0.0.1 ou 10.0.0.0/8
error-setting-paths = l’adresse publique « { $public } » ne se termine pas par le chemin de base « { $base } »
error-setting-file = { $where } ne peut pas être lu
error-setting-no-text = { $where } n’est pas un fichier de texte
