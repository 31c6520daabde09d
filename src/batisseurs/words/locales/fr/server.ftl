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

# Demander par HTTP, sockets et flux.

error-server = { $text }
error-server-malformed = Cela ne se comprend pas : { $text }
error-server-not-json = ce n’est pas du JSON
error-server-no-request = ce n’est pas une requête
error-server-content-type = le corps doit être { $type }, et le dire
error-server-given-twice = « { $where } » est donné deux fois
error-server-unknown-field = « { $field } » est inconnu, à l’endroit { $where }
error-server-missing-field = « { $field } » manque, à l’endroit { $where }
error-server-wrong-value = ce qui se trouve à l’endroit { $where } ne peut pas s’y trouver
error-server-socket-only = cette adresse est réservée aux WebSockets
error-server-no-guest = Personne ne vous connaît encore ici : { $text }
error-server-become-guest = devenez d’abord un invité (POST /api/guest)
error-server-no-path = Il n’y a rien : { $text }
error-server-nothing-there = rien ne se trouve à { $path }
error-server-own-components = la salle joue avec les composants du jeu lui-même
error-server-no-room-id = aucune salle n’a un tel identifiant
error-server-wrong-method = Pas ainsi : { $text }
error-server-method = { $method } n’est pas possible à { $path } ; possible : { $allow }
error-server-too-large = Trop grand : { $text }
error-server-too-much = c’est plus que ce qui peut être envoyé ici
error-server-too-slow = Vous avez été écarté : { $text }
error-server-come-again = vous êtes trop lent pour cette table ; revenez avec la dernière version que vous avez
error-server-stopping = Pas maintenant : { $text }
error-server-ask-again = le serveur s’arrête ; demandez de nouveau dans un instant
error-server-unexpected = Quelque chose s’est mal passé ici : { $text }
error-server-in-the-log = le journal du serveur le garde sous { $number }

# La page à la porte.

server-page-what = Des jeux de société où l’on bâtit des villes, autour d’une table, ici ou au loin. Ce qui se joue ici :
server-page-how = Le plateau pour le navigateur n’est pas encore là. D’ici là, jouez dans un terminal, ou demandez au serveur ce qu’il sait faire :
