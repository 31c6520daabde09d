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

error-server-libraries = Il manque quelque chose : { $text }
error-server-install = une maison a besoin de { $libraries } ; « { $command } » les installe
error-cannot-serve = La maison ne peut pas ouvrir : { $text }
error-serve-sqlite-workers = { $workers } processus ont besoin de PostgreSQL ; sur un fichier SQLite, l’un ignorerait les coups des autres
error-serve-host = personne ne connaît l’hôte « { $host } »
error-serve-in-use = { $where } est déjà pris ; « --port 0 » en choisit un libre
error-serve-permission = { $where } n’est pas permis à cet utilisateur ; les ports à partir de 1024 le sont
error-serve-not-here = { $where } n’est pas une adresse de cette machine
error-serve-workers = les processus ne restent pas en vie ; le journal ci-dessus dit pourquoi

# Les commandes de qui tient une maison.

server-about-serve = Ouvre une maison : on joue dans le navigateur ou avec « join », par lien.
server-about-config = Regarde les réglages d’une maison.
server-about-config-show = Montre chaque réglage, sa valeur et qui l’a dit.
server-said-by = (selon { $where })
server-listens = La maison est ouverte : { $address }
server-invite = Ouvrez cette adresse, préparez une table et envoyez à chacun le lien de sa place.
server-only-here = Seule cette machine peut l’atteindre ; avec « { $flag } », tout votre réseau le peut.
server-how-to-stop = Ctrl-C la ferme. Rien ne se perd : chaque coup est gardé avant d’être confirmé.
server-closed = La maison est fermée.

# À quoi sert chaque réglage.

server-setting-config = Fichier de réglages (TOML) ; par défaut server.toml dans le dossier de réglages de l’utilisateur.
server-setting-host = Adresse sur laquelle la maison écoute.
server-setting-port = Port sur lequel elle écoute ; 0 en choisit un libre.
server-setting-base-path = Chemin sous lequel tout se trouve, par exemple /games.
server-setting-public-url = Adresse complète de la maison pour le public ; les liens en sont faits.
server-setting-database = Où tout est gardé : un fichier SQLite ou un serveur PostgreSQL.
server-setting-workers = Nombre de processus qui répondent ; plus d’un demande PostgreSQL.
server-setting-drain-seconds = Combien de temps une maison qui ferme attend ce qui est commencé.
server-setting-trusted-proxies = Mandataires, adresses ou réseaux, que l’on croit sur l’origine d’une demande.
server-setting-secure-cookie = Si les cookies ne passent que par TLS : auto, yes ou no.
server-setting-bot-processes = Combien de robots peuvent réfléchir à la fois.
server-setting-bot-seconds = Combien de temps un robot peut réfléchir à un choix.
server-setting-log-format = Forme du journal : console ou json.
server-setting-log-level = Ce qui va au journal : debug, info, warning ou error.
server-setting-metrics = Qui peut lire les mesures : local, everyone ou off.
server-setting-limit-address = Combien de fois les limites d’un invité vaut une adresse.
server-setting-limit-guest = Limite : nouveaux invités.
server-setting-limit-create = Limite : salles ouvertes.
server-setting-limit-enter = Limite : clés faites ou utilisées.
server-setting-limit-move = Limite : commandes dans les salles.
server-setting-limit-chat = Limite : paroles dites à la table.
server-setting-limit-look = Limite : regards sur les salles et les listes.
server-setting-limit-socket = Limite : connexions et flux que l’on ouvre.
server-setting-limit-open-sockets = Connexions et flux qu’un invité peut avoir ouverts.

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
# Le stockage.

error-bad-database = Cette base de données ne peut pas être utilisée : { $text }
error-database-url = une base de données se nomme par { $file }, par le fichier seul ou par { $server }
error-database-foreign = elle appartient à un autre programme
error-database-newer = elle a le schéma { $schema }, et ce programme connaît les schémas jusqu’à { $known } : une version plus récente est passée par là. Lancez cette version.
error-database-no-sqlite = { $file } est un fichier d’une autre nature
error-storage-full = le disque de la base de données est plein. Réessayez quand il y aura de la place.
error-storage-busy = la base de données est occupée. Réessayez.
error-storage-read-only = la base de données est en lecture seule pour le moment. Réessayez plus tard.
error-storage-damaged = la base de données est endommagée. La personne qui gère cette maison doit restaurer une sauvegarde.
error-storage-moved = le fichier de la base de données a été déplacé ou supprimé. Réessayez quand il sera revenu.
error-storage-gone = la base de données est injoignable. Réessayez.
error-storage-no-room = rien n’est gardé sous ce nom
error-storage-unstorable = un texte a un caractère, ou un nombre une taille, qui ne peut pas être gardé
error-database-empty = il n’y a pas encore de maison dedans
error-database-not-empty = une sauvegarde ne se restaure que dans une base de données vide, et celle-ci ne l’est pas
error-bad-backup = Cette sauvegarde ne peut pas être utilisée : { $text }
error-no-backup = { $file } n’est pas une sauvegarde
error-backup-newer = { $file } est au format { $version }, et ce programme lit les formats jusqu’à { $known }
error-backup-newer-schema = { $file } a le schéma { $schema }, que ce programme ne connaît pas : une version plus récente l’a écrite
error-backup-damaged = { $file } est endommagée ou coupée : sa somme de contrôle est fausse
error-backup-rows = les lignes de { $file } se contredisent
