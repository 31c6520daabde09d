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
error-server-upload-second = un de vos fichiers est encore en cours de lecture ; un seul à la fois
error-server-upload-queue = les fichiers d’autres personnes sont en cours de lecture ; réessayez dans un instant
error-server-upload-late = la lecture de ce fichier a duré plus de { $seconds } s et a été arrêtée
error-server-upload-large = la lecture de ce fichier demande plus de { $megabytes } Mo de mémoire
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
error-serve-client = il n’y a pas de dossier { $folder }, que nomme le réglage « client »
error-serve-other-server = un autre serveur a ouvert { $file } ; sur un même fichier SQLite, l’un ignorerait les coups de l’autre

# Les commandes de qui tient une maison.

server-about-serve = Ouvre une maison : on joue dans le navigateur ou avec « join », par lien.
server-about-config = Regarde les réglages d’une maison.
server-about-config-show = Montre chaque réglage, sa valeur et qui l’a dit.
server-said-by = (selon { $where })
server-open = Serveur ouvert : { $address }
server-listens = Elle écoute à l’adresse { $address }
server-network = Dans votre réseau, elle est à l’adresse { $address }
server-browser = L’accueil s’ouvre dans votre navigateur : { $address }
server-no-browser = Aucun navigateur n’a pu être ouvert d’ici. Ouvrez cette adresse dans le vôtre : { $address }
server-invite = Ouvrez cette adresse dans un navigateur, ou ouvrez une table avec « batisseurs open theopolis --at { $address } », et envoyez à chacun le lien de sa place.
server-only-here = Seule cette machine peut l’atteindre ; avec « { $flag } », tout votre réseau le peut.
server-how-to-stop = Ctrl-C la ferme. Rien ne se perd : chaque coup est gardé avant d’être confirmé.
server-closed = Serveur arrêté.

# Prendre soin d’une maison.

cli-metavar-room = SALLE
server-about-doctor = Examine réglages, base de données, disque et adresse, et dit que faire.
server-about-backup = Copie toute la maison dans un fichier, pendant que l’on joue.
server-about-restore = Remet une copie dans une base de données vide.
server-about-verify = Rejoue chaque salle et dit lesquelles diffèrent de ce qui est gardé.
server-about-export = Écrit une salle comme partie enregistrée, cartes cachées comprises.
server-about-import = Ouvre une salle qui continue là où en est une partie enregistrée.
server-option-new-backup = Fichier à écrire ; il ne doit pas encore exister.
server-option-backup = Fichier écrit par « backup ».
server-option-record = Fichier avec une partie enregistrée.
server-option-new-record = Fichier à écrire ; sans lui, la partie est montrée.
server-option-rooms = Identifiants de salles ; sans aucun, toutes les salles.
server-option-room = Identifiant de la salle, la fin de son adresse.
server-option-open = Ouvrir l’accueil dans le navigateur dès que la maison est ouverte.
server-backed-up =
    { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    } et { $events ->
        [one] { $events } événement copié
       *[other] { $events } événements copiés
    } dans { $file }
server-restored =
    { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    } et { $events ->
        [one] { $events } événement repris
       *[other] { $events } événements repris
    } du fichier { $file }
server-exported = Salle { $room } écrite dans { $file }
server-imported =
    { $lines ->
        [one] La salle { $room } continue après { $lines } ligne. Chaque lien est pour une personne et sert une fois :
       *[other] La salle { $room } continue après { $lines } lignes. Chaque lien est pour une personne et sert une fois :
    }
server-link-seat = { $seat } : { $link }
server-link-watch = regarder (autant de fois qu’on veut) : { $link }
server-error-exists = { $file } existe déjà et ne sera pas écrasé.

# Pendant que le serveur tourne.

cli-metavar-guest = INVITÉ
cli-metavar-text = TEXTE
server-about-rooms = Gère les tables pendant que le serveur tourne : liste, fermeture, masquage, export.
server-about-rooms-list = Liste toutes les tables, la dernière modifiée à la fin.
server-about-rooms-close = Ferme une table pour tout le monde, définitivement.
server-about-rooms-hide = Retire une table du salon.
server-about-guests = Gère les invités pendant que le serveur tourne : liste, bannissement, oubli.
server-about-guests-list = Liste tous les invités, ou ceux d’une table.
server-about-guests-ban = Bannit un invité, qui quitte toutes les tables non terminées.
server-about-guests-forget = Enregistre dans un fichier tout ce qui est conservé d’un invité, puis l’efface.
server-about-reports = Liste les signalements des joueurs, ou les marque comme traités.
server-about-expire = Supprime maintenant les tables et invités abandonnés.
server-option-guest = Identifiant de l’invité, tel que le montrent « guests list » et « reports ».
server-option-of-room = Seulement les invités de cette table.
server-option-reason = Pourquoi : ces mots sont montrés à toute la table.
server-option-undo = Annule cette action.
server-option-dossier = Fichier à écrire ; il ne doit pas encore exister.
server-option-report-done = Numéro d’un signalement à marquer comme traité ; peut être répété.
server-option-every-report = Liste aussi les signalements traités.
server-column-room = Table
server-column-stage = État
server-column-listed = Au salon
server-column-changed = Dernier changement (UTC)
server-column-names = Joueurs
server-column-guest = Invité
server-column-since = Depuis (UTC)
server-column-tables = Tables
server-column-seats = Places
server-column-banned = Banni (UTC)
server-stage-open = pas commencée
server-stage-playing = en cours
server-stage-over = terminée
server-stage-closed = fermée
server-yes = oui
server-room-closed = La table { $room } est fermée. Un serveur en marche prévient tout le monde en une seconde.
server-room-closed-already = La table { $room } était déjà fermée.
server-room-hidden = La table { $room } n’est plus au salon.
server-room-listed = La table { $room } est de nouveau au salon.
server-room-not-hidden = Rien à changer : la table { $room } n’a jamais été au salon, ou c’est déjà fait.
server-guest-banned =
    { $tables ->
        [0] L’invité { $guest } est banni.
        [one] L’invité { $guest } est banni et a quitté { $tables } table.
       *[other] L’invité { $guest } est banni et a quitté { $tables } tables.
    }
server-guest-let-in = L’invité { $guest } n’est plus banni.
server-guest-forgotten =
    { $tables ->
        [one] L’invité { $guest } est oublié à { $tables } table. Ce qui était conservé est dans { $file }.
       *[other] L’invité { $guest } est oublié à { $tables } tables. Ce qui était conservé est dans { $file }.
    }
server-error-no-guest = Il n’y a pas d’invité { $guest } ; « guests list » les montre tous.
server-error-no-report = Il n’y a pas de signalement { $number }.
server-error-no-expiry = Rien n’expire : dites après combien de jours, avec { $rooms } ou { $guests }.
server-reports-done =
    { $number ->
        [one] { $number } signalement est marqué comme traité.
       *[other] { $number } signalements sont marqués comme traités.
    }
server-no-reports = Aucun signalement en attente.
server-report-table = Au sujet de la table, par l’invité { $guest }
server-report-seat = Au sujet du joueur { $name } (invité { $accused }), par l’invité { $guest }
server-expired = Supprimés : { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    }, { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }.

# À quoi sert chaque réglage.

server-setting-config = Fichier de réglages (TOML) ; par défaut server.toml dans le dossier de réglages de l’utilisateur.
server-setting-host = Adresse sur laquelle la maison écoute.
server-setting-port = Port sur lequel elle écoute ; 0 en choisit un libre.
server-setting-base-path = Chemin sous lequel tout se trouve, par exemple /games.
server-setting-public-url = Adresse complète de la maison pour le public ; les liens en sont faits.
server-setting-database = Où tout est gardé : un fichier SQLite ou un serveur PostgreSQL.
server-setting-client = Dossier du client construit pour le navigateur, si ce n’est pas celui du paquet.
server-setting-workers = Nombre de processus qui répondent ; plus d’un demande PostgreSQL.
server-setting-drain-seconds = Combien de temps une maison qui ferme attend ce qui est commencé.
server-setting-head-seconds = Temps que peut prendre l’en-tête d’une requête, en secondes.
server-setting-body-seconds = Temps que peuvent prendre la suite d’une requête et la lecture de ce qui est envoyé, en secondes.
server-setting-message-seconds = Temps que peut prendre un message une fois commencé, en secondes.
server-setting-hosts = Autres noms auxquels le serveur répond ; les adresses numériques et l’adresse publique conviennent toujours.
server-setting-trusted-proxies = Mandataires, adresses ou réseaux, que l’on croit sur l’origine d’une demande.
server-setting-secure-cookie = Si les cookies ne passent que par TLS : auto, yes ou no.
server-setting-bot-processes = Combien de robots peuvent réfléchir à la fois.
server-setting-bot-seconds = Combien de temps un robot peut réfléchir à un choix.
server-setting-bot-tables = À combien de tables sans personne les robots d’un même invité jouent en même temps.
server-setting-lobby-tables = Combien de tables d’un même invité le salon montre.
server-setting-upload-seconds = Combien de temps un processus peut lire un fichier avec lequel on ouvre une table.
server-setting-process-megabytes = Mémoire de chaque processus où un robot réfléchit ou un fichier est lu, en mégaoctets.
server-setting-rooms-megabytes = Mémoire pour les tables dans chaque processus, en mégaoctets.
server-setting-guest-megabytes = Ce qui est gardé des tables d’un invité, en mégaoctets ; 0 : sans limite.
server-setting-log-format = Forme du journal : console ou json.
server-setting-log-level = Ce qui va au journal : debug, info, warning ou error.
server-setting-metrics = Qui peut lire les mesures : local, everyone ou off.
server-setting-listed-marks = Ce que les tables du salon peuvent avoir de particulier : position, record, components, options, export, seat, reopened.
server-setting-expire-rooms = Jours sans changement après lesquels une table est supprimée ; 0 veut dire jamais.
server-setting-expire-guests = Jours après lesquels un invité sans place est supprimé ; 0 veut dire jamais.
server-setting-limit-address = Combien de fois les limites d’un invité vaut une adresse.
server-setting-limit-guest = Limite : nouveaux invités.
server-setting-limit-create = Limite : salles ouvertes.
server-setting-limit-enter = Limite : clés faites ou utilisées.
server-setting-limit-move = Limite : commandes dans les salles.
server-setting-limit-chat = Limite : paroles dites à la table.
server-setting-limit-report = Limite : signalements à l’hébergeur.
server-setting-limit-look = Limite : regards sur les salles et les listes.
server-setting-limit-socket = Limite : connexions et flux que l’on ouvre.
server-setting-limit-processor = Limite : secondes de processeur que prennent les demandes.
server-setting-limit-open-sockets = Connexions et flux qu’un invité peut avoir ouverts.
server-setting-limit-connections = Connexions qu’une adresse peut garder ouvertes, pour chaque part d’invité.

# Demander par HTTP, sockets et flux.

error-server = { $text }
error-server-malformed = Cela ne se comprend pas : { $text }
error-server-not-json = ce n’est pas du JSON
error-server-no-request = ce n’est pas une requête
error-server-cut-short = le corps s’est arrêté trop tôt
error-server-content-type = le corps doit être { $type }, et le dire
error-server-given-twice = « { $where } » est donné deux fois
error-server-unknown-field = « { $field } » est inconnu, à l’endroit { $where }
error-server-missing-field = « { $field } » manque, à l’endroit { $where }
error-server-wrong-value = ce qui se trouve à l’endroit { $where } ne peut pas s’y trouver
error-server-socket-only = cette adresse est réservée aux WebSockets
error-server-no-guest = Personne ne vous connaît encore ici : { $text }
error-server-become-guest = devenez d’abord un invité (POST /api/guest)
error-server-banned = Vous êtes banni : { $text }
error-server-banned-here = l’hébergeur de ce serveur vous en a exclu
error-server-reported = cette table a été signalée assez souvent ; l’hébergeur de ce serveur l’examinera
error-server-no-path = Il n’y a rien : { $text }
error-server-nothing-there = rien ne se trouve à { $path }
error-server-own-components = la salle joue avec les composants du jeu lui-même
error-server-no-room-id = aucune salle n’a un tel identifiant
error-server-wrong-method = Pas ainsi : { $text }
error-server-method = { $method } n’est pas possible à { $path } ; possible : { $allow }
error-server-too-large = Trop grand : { $text }
error-server-too-much = c’est plus que ce qui peut être envoyé ici
error-server-head-too-large = C’est trop : { $text }
error-server-large-head = l’en-tête d’une requête a { $most } octets au plus
error-server-message-late = un message commencé n’a pas été terminé à temps
error-server-wrong-host = Ce n’est pas ici : { $text }
error-server-not-here = ce serveur ne répond pas au nom « { $host } » ; qui s’en occupe peut le permettre par le réglage « hosts »
error-server-too-late = Trop tard : { $text }
error-server-body-late =
    { $seconds ->
        [one] la suite de la requête n’est pas arrivée en { $seconds } seconde
       *[other] la suite de la requête n’est pas arrivée en { $seconds } secondes
    }
error-server-too-slow = Connexion interrompue : { $text }
error-server-come-again = votre connexion ne suit pas ; reconnectez-vous à partir de votre dernière version
error-server-stopping = Pas maintenant : { $text }
error-server-ask-again = le serveur s’arrête ; demandez de nouveau dans un instant
error-server-unexpected = Quelque chose s’est mal passé ici : { $text }
error-server-in-the-log = le journal du serveur le garde sous { $number }

# La page à la porte.

server-page-what = Des jeux de société où l’on bâtit des villes, autour d’une table, ici ou au loin. Ce qui se joue ici :
server-page-how = Le client pour le navigateur n’a pas été construit : « make client » le construit, et la page sera là quand on la rechargera. En attendant, on joue dans un terminal, ou l’on demande au serveur ce qu’il sait faire :
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
error-backup-rows = les lignes du fichier { $file } se contredisent

# Vérifier une maison.

server-verifying = Rejeu
server-verified = Salles : { $good } bonnes, { $differing } différentes, { $others } non vérifiées. Lignes rejouées : { $lines }.
server-verify-place = Salle { $room }, version { $version }
server-verify-other-rules = non vérifiée : autres règles ou autres composants ({ $game }, règles { $rules })
server-verify-no-beginning = le premier événement ne met pas de table
server-verify-missing = cet événement manque
server-verify-beyond = cet événement dépasse la version que la salle dit avoir
server-verify-unreadable = cet événement est illisible
server-verify-views = les vues gardées sont illisibles
server-verify-refused = les règles refusent cette ligne
server-verify-broke = les règles échouent à cet événement ({ $reason })
server-verify-field = « { $field } » vaut { $kept }, et les règles donnent { $made }
server-verify-not-over = la partie n’est pas finie ici
server-verify-not-ended = la partie est finie, et sa fin n’a pas été notée
server-verify-stage = la salle est gardée comme « { $kept } », et ses événements en font « { $made } »

# Le médecin.

server-doctor-good = bon
server-doctor-warning = attention
server-doctor-fault = défaut
server-doctor-python = Python { $version } (au moins { $least })
server-doctor-python-old = Python { $version } est trop ancien : il faut au moins { $least }
server-doctor-python-unfixed = Python { $version } n’a plus de correctifs de sécurité depuis { $month }
server-doctor-python-advice = Installez un Python plus récent, créez avec lui un nouvel environnement et installez-y le programme.
server-doctor-safe = Aucun réglage dangereux
server-doctor-root = Il tourne en tant que root
server-doctor-root-advice = Donnez-lui son propre utilisateur, comme l’unité systemd de docs/hosting.
server-doctor-open-file = D’autres sur cette machine peuvent lire { $file } : cartes, messages, noms
server-doctor-open-file-advice = Gardez-le pour vous : { $command }
server-doctor-plain-url = L’adresse publique { $address } est sans TLS : qui écoute en chemin peut prendre des places
server-doctor-plain-host = Il écoute sur { $host } sans TLS : qui écoute en chemin peut prendre des places
server-doctor-plain-advice = Placez devant lui un mandataire avec TLS et donnez à public_url son adresse https ; chez soi, entre amis, cela peut rester ainsi.
server-doctor-around-proxy = Il écoute sur { $host } : on peut contourner le mandataire, sans TLS
server-doctor-around-advice = Donnez à host la valeur { $host }, ou fermez le port aux autres par un pare-feu.
server-doctor-cookie = secure_cookie vaut « no » alors qu’on vient par TLS : les navigateurs envoient aussi le cookie sans TLS
server-doctor-cookie-advice = Retirez secure_cookie.
server-doctor-trusts-all = trusted_proxies contient { $network } : n’importe qui peut prétendre à n’importe quelle adresse, et les limites par adresse ne valent rien
server-doctor-trusts-advice = N’y mettez que les adresses de vos propres mandataires.
server-doctor-no-proxy = trusted_proxies est vide : derrière le mandataire, tous les invités ont la même adresse et partagent ses limites
server-doctor-no-proxy-advice = Ajoutez l’adresse du mandataire, par exemple 127.0.0.1.
server-doctor-metrics = Tout le monde peut lire les mesures
server-doctor-metrics-advice = Donnez à metrics la valeur « local », ou fermez /metrics dans le mandataire.
server-doctor-no-limits = Sans limite : { $names }
server-doctor-no-limits-advice = Retirez-les : un seul invité pourrait priver tous les autres du serveur.
server-doctor-libraries = Bibliothèques : { $names }
server-doctor-no-libraries = Il manque des bibliothèques : { $names }
server-doctor-install = Installez-les : { $command }
server-doctor-compiled = Les règles sont compilées
server-doctor-not-compiled = Les règles ne sont pas compilées : tout est pareil, mais les robots sont plus lents
server-doctor-compile = Installez un compilateur C et les en-têtes de Python, puis réinstallez le programme.
server-doctor-stale = Les règles ont changé depuis leur compilation, c’est donc Python ordinaire qui tourne : tout est pareil, mais les robots sont plus lents
server-doctor-compile-anew = Lancez `make compile`, puis redémarrez.
server-doctor-clock = L’horloge indique { $time } (UTC)
server-doctor-clock-wrong = L’horloge indique { $time } (UTC), ce qui est impossible
server-doctor-clock-advice = Laissez la machine régler son horloge par le réseau (NTP).
server-doctor-files = Fichiers ouverts : jusqu’à { $number }
server-doctor-few-files = Seuls { $number } fichiers peuvent être ouverts à la fois, et chaque connexion en est un ; { $many } seraient préférables
server-doctor-files-advice = Relevez la limite (LimitNOFILE de systemd, ulimit -n d’un shell).
server-doctor-settings = Réglages : aucun dans un fichier
server-doctor-settings-from = Réglages : { $file }
server-doctor-settings-bad = Les réglages sont inutilisables
server-doctor-settings-file = Les réglages du fichier { $file } sont illisibles
server-doctor-settings-advice = Corrigez-les ; « config show » dit d’où vient chacun.
server-doctor-secret = D’autres sur cette machine peuvent lire le mot de passe dans { $file }
server-doctor-secret-advice = Gardez-le pour vous : { $command }
server-doctor-database = Base de données : { $database }
server-doctor-database-bad = La base de données { $database } ne peut pas être utilisée
server-doctor-database-advice = Voyez si elle tourne, si son adresse et son mot de passe sont justes, et si cet utilisateur peut y écrire.
server-doctor-no-house = Il n’y a pas encore de maison : { $file } sera créé au premier démarrage
server-doctor-folder = { $file } ne peut pas être créé : { $folder } est fermé à cet utilisateur
server-doctor-folder-advice = Donnez à l’utilisateur le droit d’y écrire, ou nommez un autre fichier.
server-doctor-postgresql = PostgreSQL { $version } (au moins { $least })
server-doctor-postgresql-old = PostgreSQL { $version } n’est plus testé : prenez { $least } ou plus récent
server-doctor-not-durable = PostgreSQL a désactivé « { $setting } » : une coupure de courant perd des coups
server-doctor-durable-advice = Activez « { $setting } » dans postgresql.conf.
server-doctor-clocks-apart = Les horloges de cette machine et de la base de données diffèrent de { $seconds } s
server-doctor-whole = Le fichier de la base de données est intact
server-doctor-damaged = Le fichier de la base de données est endommagé
server-doctor-damaged-advice = Gardez-en une copie telle quelle, restaurez la dernière sauvegarde dans un nouveau fichier, puis vérifiez-le.
server-doctor-schema = Schéma { $schema }
server-doctor-schema-none = Pas encore de tables : elles seront créées au premier démarrage
server-doctor-schema-old = Schéma { $schema } : au prochain démarrage, les tables seront copiées puis portées au schéma { $known }
server-doctor-times = Aucun événement n’est dans le futur
server-doctor-times-ahead = Le dernier événement est { $seconds } s dans le futur : quelqu’un a retardé l’horloge
server-doctor-writes = La base de données accepte l’écriture
server-doctor-disk = Libre dans { $folder } : { $free } Mo
server-doctor-disk-little = Il ne reste que { $free } Mo dans { $folder }
server-doctor-disk-advice = Faites de la place. Sur un disque plein aucun coup n’est accepté ; aucun n’est perdu.
server-doctor-port = { $where } est libre
server-doctor-port-taken = { $where } ne peut pas être pris
server-doctor-port-open = Si la maison est ouverte en ce moment, tout va bien ; sinon, prenez un autre port.
server-doctor-port-advice = Prenez un autre hôte ou un autre port.
