# Ce que disent le serveur et ses commandes.

# Tenir un serveur : qui peut demander, combien de fois, les réglages.

error-server-header = une requête qui modifie quelque chose doit porter l’en-tête { $header }
error-server-origin = la requête vient d’un autre site ({ $origin }) ; ouvrez la page de ce serveur
error-server-too-many = Trop vite : { $text }
error-server-rate =
    { $seconds ->
        [one] trop de requêtes ; réessayez dans { $seconds } seconde
       *[other] trop de requêtes ; réessayez dans { $seconds } secondes
    }
error-server-upload-second = un de vos fichiers est encore en cours de lecture ; un seul à la fois
error-server-upload-queue = d’autres fichiers sont en cours de lecture ; réessayez dans un instant
error-server-upload-late = la lecture de ce fichier a dépassé { $seconds } s et a été interrompue
error-server-upload-large = la lecture de ce fichier demande plus de { $megabytes } Mo de mémoire
error-server-sockets =
    { $number ->
        [one] { $number } connexion est déjà ouverte ; fermez-en une d’abord
       *[other] { $number } connexions sont déjà ouvertes ; fermez-en une d’abord
    }
error-server-frame = message de { $size } octets ; le maximum est { $most }
error-server-frames = plus de { $most } messages par seconde

error-bad-setting = Réglages inutilisables : { $text }
error-setting-unknown = « { $name } » dans { $where } n’est pas un réglage. Peut-être voulez-vous dire : { $known }
error-setting-number = { $name } vaut « { $said } » dans { $where } ; c’est un nombre de { $least } à { $most }
error-setting-words = { $name } vaut « { $said } » dans { $where } ; c’est l’un de ces mots : { $words }
error-setting-rate = { $name } vaut « { $said } » dans { $where } ; cela s’écrit 30/s, 30/min, 30/h ou 30/d, ou bien « off »
error-setting-text = { $name } vaut « { $said } » dans { $where }, ce qui n’a pas la bonne forme
error-setting-address = { $name } vaut « { $said } » dans { $where } ; ce n’est ni une adresse ni un chemin valable
error-setting-database = { $name } vaut « { $said } » dans { $where } ; cela s’écrit comme l’une de ces formes : { $forms }
error-setting-proxies = { $name } vaut « { $said } » dans { $where } ; c’est une liste d’adresses ou de réseaux comme 127.0.0.1 ou 10.0.0.0/8
error-setting-paths = l’adresse publique « { $public } » ne se termine pas par le chemin de base « { $base } »
error-setting-file = { $where } ne peut pas être lu
error-setting-no-text = { $where } n’est pas un fichier de texte

error-server-libraries = Bibliothèques manquantes : { $text }
error-server-install = un serveur a besoin de { $libraries } ; « { $command } » les installe
error-cannot-serve = Le serveur ne peut pas démarrer : { $text }
error-serve-sqlite-workers = { $workers } processus ont besoin de PostgreSQL ; sur un fichier SQLite, l’un ignorerait les coups des autres
error-serve-host = l’hôte « { $host } » est inconnu
error-serve-in-use = { $where } est déjà pris ; « --port 0 » en choisit un libre
error-serve-permission = { $where } n’est pas autorisé à cet utilisateur ; les ports à partir de 1024 le sont
error-serve-not-here = { $where } n’est pas une adresse de cette machine
error-serve-workers = les processus ne restent pas en vie ; le journal ci-dessus dit pourquoi
error-serve-client = le dossier { $folder }, donné par le réglage « client », n’existe pas
error-serve-other-server = un autre serveur a ouvert { $file } ; sur un même fichier SQLite, l’un ignorerait les coups de l’autre

# Les commandes de l’administrateur.

server-about-serve = Démarre un serveur : on joue dans le navigateur ou avec « join », par lien.
server-about-config = Affiche les réglages du serveur.
server-about-config-show = Affiche chaque réglage, sa valeur et d’où elle vient.
server-said-by = (selon { $where })
server-open = Serveur démarré : { $address }
server-listens = Il écoute à l’adresse { $address }
server-network = Sur votre réseau : { $address }
server-browser = L’accueil s’ouvre dans votre navigateur : { $address }
server-no-browser = Aucun navigateur n’a pu être ouvert d’ici. Ouvrez cette adresse dans le vôtre : { $address }
server-invite = Ouvrez cette adresse dans un navigateur, ou ouvrez une table avec « batisseurs open theopolis --at { $address } », et envoyez à chacun le lien de sa place.
server-only-here = Seule cette machine y a accès ; avec « { $flag } », tout votre réseau.
server-how-to-stop = Ctrl-C l’arrête. Rien ne se perd : chaque coup est enregistré avant d’être confirmé.
server-closed = Serveur arrêté.

# Entretenir un serveur.

cli-metavar-room = TABLE
server-about-doctor = Examine réglages, base de données, disque et adresse, et dit que faire.
server-about-backup = Copie toutes les données du serveur dans un fichier, pendant qu’on joue.
server-about-restore = Restaure une sauvegarde dans une base de données vide.
server-about-verify = Rejoue chaque table et dit lesquelles diffèrent de ce qui est enregistré.
server-about-export = Écrit l’enregistrement d’une table, cartes cachées comprises.
server-about-import = Ouvre une table qui reprend un enregistrement.
server-option-new-backup = Fichier à écrire ; il ne doit pas encore exister.
server-option-backup = Fichier écrit par « backup ».
server-option-record = Fichier avec un seul enregistrement.
server-option-new-record = Fichier à écrire ; sans lui, l’enregistrement est affiché.
server-option-rooms = Identifiants de tables ; sans aucun, toutes les tables.
server-option-room = Identifiant de la table, la fin de son adresse.
server-option-open = Ouvre l’accueil dans le navigateur dès que le serveur est prêt.
server-backed-up =
    { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } et { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } : sauvegarde écrite dans { $file }
server-restored =
    { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } et { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } : restauration faite à partir du fichier { $file }
server-exported = Table { $room } : enregistrement écrit dans { $file }
server-imported =
    { $lines ->
        [one] La table { $room } reprend après { $lines } ligne. Chaque lien est pour une seule personne et ne fonctionne qu’une fois :
       *[other] La table { $room } reprend après { $lines } lignes. Chaque lien est pour une seule personne et ne fonctionne qu’une fois :
    }
server-link-seat = { $seat } : { $link }
server-link-watch = spectateurs (autant de fois qu’on veut) : { $link }
server-error-exists = { $file } existe déjà et ne sera pas écrasé.

# Pendant que le serveur tourne.

cli-metavar-guest = INVITÉ
cli-metavar-text = TEXTE
server-about-rooms = Gère les tables pendant que le serveur tourne : liste, fermeture, masquage, export.
server-about-rooms-list = Liste toutes les tables ; la dernière modifiée est à la fin.
server-about-rooms-close = Ferme une table pour tout le monde, définitivement.
server-about-rooms-hide = Retire une table de l’accueil.
server-about-guests = Gère les invités pendant que le serveur tourne : liste, bannissement, effacement.
server-about-guests-list = Liste tous les invités, ou ceux d’une table.
server-about-guests-ban = Bannit un invité ; il quitte toutes les tables non terminées.
server-about-guests-forget = Copie dans un fichier toutes les données d’un invité, puis les efface.
server-about-reports = Liste les signalements des joueurs, ou les marque comme traités.
server-about-expire = Supprime maintenant les tables et invités abandonnés.
server-option-guest = Identifiant de l’invité, tel que l’affichent « guests list » et « reports ».
server-option-of-room = Seulement les invités de cette table.
server-option-reason = Le motif, affiché à toute la table.
server-option-undo = Annule cette mesure.
server-option-guest-data = Fichier à écrire ; il ne doit pas encore exister.
server-option-report-done = Numéro d’un signalement à marquer comme traité ; peut être répété.
server-option-every-report = Liste aussi les signalements traités.
server-column-room = Table
server-column-stage = État
server-column-listed = À l’accueil
server-column-changed = Dernier changement (UTC)
server-column-names = Joueurs
server-column-guest = Invité
server-column-since = Depuis (UTC)
server-column-tables = Tables
server-column-seats = Places
server-column-banned = Bannissement (UTC)
server-stage-open = pas commencée
server-stage-playing = en cours
server-stage-over = terminée
server-stage-closed = fermée
server-yes = oui
server-room-closed = La table { $room } est fermée. Si le serveur tourne, tout le monde y est prévenu dans la seconde.
server-room-closed-already = La table { $room } était déjà fermée.
server-room-hidden = La table { $room } n’est plus à l’accueil.
server-room-listed = La table { $room } est de nouveau à l’accueil.
server-room-not-hidden = Rien à changer : la table { $room } n’a jamais été à l’accueil, ou c’est déjà fait.
server-guest-banned =
    { $tables ->
        [0] L’invité { $guest } est banni.
        [one] L’invité { $guest } est banni et a quitté { $tables } table.
       *[other] L’invité { $guest } est banni et a quitté { $tables } tables.
    }
server-guest-let-in = L’invité { $guest } n’est plus banni.
server-guest-forgotten =
    { $tables ->
        [one] L’invité { $guest } est effacé de { $tables } table. Ses données sont dans { $file }.
       *[other] L’invité { $guest } est effacé de { $tables } tables. Ses données sont dans { $file }.
    }
server-error-no-guest = Il n’y a pas d’invité { $guest } ; « guests list » les affiche tous.
server-error-no-report = Il n’y a pas de signalement { $number }.
server-error-no-expiry = Rien n’expire : indiquez après combien de jours, avec { $rooms } ou { $guests }.
server-reports-done =
    { $number ->
        [one] { $number } signalement est marqué comme traité.
       *[other] { $number } signalements sont marqués comme traités.
    }
server-no-reports = Aucun signalement en attente.
server-report-table = Au sujet de la table, par l’invité { $guest }
server-report-seat = Au sujet du joueur { $name } (invité { $accused }), par l’invité { $guest }
server-expired = Supprimé : { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    }, { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }.

# À quoi sert chaque réglage.

server-setting-config = Fichier de réglages (TOML) ; par défaut server.toml dans le dossier de réglages de l’utilisateur.
server-setting-host = Adresse sur laquelle le serveur écoute.
server-setting-port = Port sur lequel il écoute ; 0 en choisit un libre.
server-setting-base-path = Chemin sous lequel tout se trouve, par exemple /games.
server-setting-public-url = Adresse publique complète du serveur ; les liens en sont faits.
server-setting-database = Où tout est enregistré : un fichier SQLite ou un serveur PostgreSQL.
server-setting-client = Dossier du client construit pour le navigateur, si ce n’est pas celui du paquet.
server-setting-workers = Nombre de processus qui répondent ; plus d’un demande PostgreSQL.
server-setting-drain-seconds = Temps que le serveur laisse, en s’arrêtant, à ce qui est en cours, en secondes.
server-setting-head-seconds = Durée maximale de l’en-tête d’une requête, en secondes.
server-setting-body-seconds = Durée maximale de la suite d’une requête, et de l’attente quand personne ne lit la réponse, en secondes.
server-setting-message-seconds = Durée maximale d’un message WebSocket une fois commencé, en secondes.
server-setting-hosts = Autres noms auxquels le serveur répond ; les adresses numériques et l’adresse publique conviennent toujours.
server-setting-trusted-proxies = Proxys (adresses ou réseaux) auxquels on se fie pour l’origine d’une requête.
server-setting-secure-cookie = Si les cookies ne passent que par TLS : auto, yes ou no.
server-setting-bot-processes = Nombre de robots qui peuvent réfléchir en même temps.
server-setting-bot-seconds = Temps de réflexion maximal d’un robot par coup, en secondes.
server-setting-bot-tables = Nombre de tables sans personne où les robots d’un même invité jouent en même temps.
server-setting-lobby-tables = Nombre de tables d’un même invité affichées à l’accueil.
server-setting-upload-seconds = Durée maximale de lecture d’un fichier avec lequel on ouvre une table, en secondes.
server-setting-process-megabytes = Mémoire de chaque processus où un robot réfléchit ou un fichier est lu, en mégaoctets.
server-setting-rooms-megabytes = Mémoire pour les tables dans chaque processus, en mégaoctets.
server-setting-guest-megabytes = Espace de stockage pour les tables d’un invité, en mégaoctets ; 0 : sans limite.
server-setting-log-format = Format du journal : console ou json.
server-setting-log-level = Niveau du journal : debug, info, warning ou error.
server-setting-metrics = Qui peut lire les métriques : local, everyone ou off.
server-setting-listed-marks = Particularités admises pour les tables de l’accueil : position, record, components, options, export, seat, reopened.
server-setting-expire-rooms = Jours sans changement après lesquels une table est supprimée ; 0 : jamais.
server-setting-expire-guests = Jours après lesquels un invité sans place est supprimé ; 0 : jamais.
server-setting-limit-address = Nombre d’invités dont une même adresse peut cumuler les limites.
server-setting-limit-guest = Limite : nouveaux invités.
server-setting-limit-create = Limite : tables ouvertes.
server-setting-limit-enter = Limite : liens créés ou utilisés.
server-setting-limit-move = Limite : coups et autres commandes aux tables.
server-setting-limit-chat = Limite : messages à la table.
server-setting-limit-report = Limite : signalements à l’administrateur.
server-setting-limit-look = Limite : lectures des tables et des listes ; par adresse, aussi pages et fichiers.
server-setting-limit-socket = Limite : connexions et flux ouverts.
server-setting-limit-processor = Limite : secondes de processeur utilisées par les requêtes.
server-setting-limit-open-sockets = Connexions et flux qu’un invité peut garder ouverts.
server-setting-limit-connections = Connexions qu’une adresse peut garder ouvertes, par invité compté.

# Demander par HTTP, sockets et flux.

error-server = { $text }
error-server-malformed = Requête incompréhensible : { $text }
error-server-not-json = ce n’est pas du JSON
error-server-no-request = ce n’est pas une requête
error-server-cut-short = le corps s’est arrêté trop tôt
error-server-content-type = le corps doit être de type { $type }, et le déclarer
error-server-given-twice = « { $where } » est donné deux fois
error-server-unknown-field = « { $field } » est inconnu dans { $where }
error-server-missing-field = « { $field } » manque dans { $where }
error-server-wrong-value = valeur impossible dans { $where }
error-server-unknown-kind = le serveur ne connaît pas « { $kind } » ; si cette page était ouverte pendant une mise à jour, rechargez-la
error-server-socket-only = cette adresse est réservée aux WebSockets
error-server-no-guest = Le serveur ne vous connaît pas encore : { $text }
error-server-become-guest = commencez par POST /api/guest pour devenir un invité
error-server-banned = Accès refusé : { $text }
error-server-banned-here = l’administrateur du serveur vous en a exclu
error-server-reported = cette table a été signalée assez souvent ; l’administrateur du serveur l’examinera
error-server-no-path = Adresse introuvable : { $text }
error-server-nothing-there = il n’y a rien à { $path }
error-server-own-components = la table utilise le matériel standard du jeu
error-server-no-room-id = aucune table n’a cet identifiant
error-server-wrong-method = Méthode refusée : { $text }
error-server-method = { $method } n’est pas possible à { $path } ; possible : { $allow }
error-server-too-large = Trop volumineux : { $text }
error-server-too-much = c’est plus que ce qu’on peut envoyer ici
error-server-head-too-large = En-tête trop long : { $text }
error-server-large-head = l’en-tête d’une requête fait { $most } octets au plus
error-server-message-late = un message WebSocket commencé n’a pas été terminé à temps
error-server-wrong-host = Mauvaise adresse : { $text }
error-server-not-here = ce serveur ne répond pas au nom « { $host } » ; son administrateur peut l’autoriser avec le réglage « hosts »
error-server-too-late = Trop tard : { $text }
error-server-body-late =
    { $seconds ->
        [one] la suite de la requête n’est pas arrivée en { $seconds } seconde
       *[other] la suite de la requête n’est pas arrivée en { $seconds } secondes
    }
error-server-too-slow = Connexion interrompue : { $text }
error-server-come-again = votre connexion ne suit pas ; reconnectez-vous à partir de votre dernière version
error-server-stopping = Pas maintenant : { $text }
error-server-ask-again = le serveur s’arrête ; réessayez dans un instant
error-server-unexpected = Une erreur est survenue sur le serveur : { $text }
error-server-in-the-log = elle est dans le journal du serveur sous le numéro { $number }

# La page sans client.

server-page-what = Des jeux de société où l’on bâtit des villes, à jouer en ligne ou autour d’un même appareil. Jeux disponibles :
server-page-how = Le client pour le navigateur n’a pas été construit : « make client » le construit, puis rechargez la page. En attendant, on peut jouer dans un terminal, ou interroger le serveur :
# Le stockage.

error-bad-database = Cette base de données ne peut pas être utilisée : { $text }
error-database-url = une base de données s’indique par { $file }, par le fichier seul ou par { $server }
error-database-foreign = elle appartient à un autre programme
error-database-newer = elle a le schéma { $schema }, et ce programme connaît les schémas jusqu’à { $known } : une version plus récente l’a utilisée. Lancez cette version.
error-database-no-sqlite = { $file } n’est pas un fichier SQLite
error-storage-full = le disque de la base de données est plein. Réessayez quand il y aura de la place.
error-storage-busy = la base de données est occupée. Réessayez.
error-storage-read-only = la base de données est en lecture seule pour le moment. Réessayez plus tard.
error-storage-damaged = la base de données est endommagée. L’administrateur du serveur doit restaurer une sauvegarde.
error-storage-moved = le fichier de la base de données a été déplacé ou supprimé. Réessayez quand il sera revenu.
error-storage-gone = la base de données est injoignable. Réessayez.
error-storage-no-room = rien n’est enregistré sous ce nom
error-storage-unstorable = un texte contient un caractère, ou un nombre a une taille, impossible à enregistrer
error-database-empty = elle ne contient pas encore de données du serveur
error-database-not-empty = une sauvegarde ne se restaure que dans une base de données vide, et celle-ci ne l’est pas
error-bad-backup = Cette sauvegarde ne peut pas être utilisée : { $text }
error-no-backup = { $file } n’est pas une sauvegarde
error-backup-newer = { $file } est au format { $version }, et ce programme lit les formats jusqu’à { $known }
error-backup-newer-schema = { $file } a le schéma { $schema }, que ce programme ne connaît pas : une version plus récente l’a écrit
error-backup-damaged = { $file } est endommagé ou coupé : sa somme de contrôle est fausse
error-backup-rows = les lignes du fichier { $file } se contredisent

# Vérifier les données.

server-verifying = Rejeu
server-verified = Tables : { $good } bonnes, { $differing } différentes, { $others } non vérifiées. Lignes rejouées : { $lines }.
server-verify-place = Table { $room }, version { $version }
server-verify-other-rules = non vérifiée : autres règles ou autre matériel ({ $game }, règles { $rules })
server-verify-no-beginning = le premier événement n’ouvre pas de table
server-verify-missing = cet événement manque
server-verify-beyond = cet événement dépasse la version enregistrée de la table
server-verify-unreadable = cet événement est illisible
server-verify-views = les vues enregistrées sont illisibles
server-verify-refused = les règles refusent cette ligne
server-verify-broke = les règles échouent à cet événement ({ $reason })
server-verify-field = « { $field } » vaut { $kept }, et les règles donnent { $made }
server-verify-not-over = la partie n’est pas terminée ici
server-verify-not-ended = la partie est terminée, et sa fin n’a pas été enregistrée
server-verify-stage = la table est enregistrée comme « { $kept } », et ses événements en font « { $made } »

# Diagnostic (doctor).

server-doctor-good = bon
server-doctor-warning = attention
server-doctor-fault = erreur
server-doctor-python = Python { $version } (au moins { $least })
server-doctor-python-old = Python { $version } est trop ancien : il faut au moins { $least }
server-doctor-python-unfixed = Python { $version } n’a plus de correctifs de sécurité depuis { $month }
server-doctor-python-advice = Installez un Python plus récent, créez avec lui un nouvel environnement et installez-y le programme.
server-doctor-safe = Aucun réglage dangereux
server-doctor-root = Le serveur tourne en tant que root
server-doctor-root-advice = Donnez-lui son propre utilisateur, comme l’unité systemd de docs/hosting.
server-doctor-open-file = D’autres utilisateurs de cette machine peuvent lire { $file } : cartes, messages, noms
server-doctor-open-file-advice = Réservez-vous l’accès : { $command }
server-doctor-plain-url = L’adresse publique { $address } est sans TLS : quiconque écoute le réseau peut prendre des places
server-doctor-plain-host = Le serveur écoute sur { $host } sans TLS : quiconque écoute le réseau peut prendre des places
server-doctor-plain-advice = Placez devant lui un proxy avec TLS et donnez à public_url son adresse https ; chez soi, entre amis, cela peut rester ainsi.
server-doctor-around-proxy = Le serveur écoute sur { $host } : on peut contourner le proxy, sans TLS
server-doctor-around-advice = Donnez à host la valeur { $host }, ou fermez le port aux autres par un pare-feu.
server-doctor-cookie = secure_cookie vaut « no » alors que l’accès se fait par TLS : les navigateurs envoient aussi le cookie sans TLS
server-doctor-cookie-advice = Retirez secure_cookie.
server-doctor-trusts-all = trusted_proxies contient { $network } : n’importe qui peut se faire passer pour n’importe quelle adresse, et les limites par adresse ne valent rien
server-doctor-trusts-advice = N’y mettez que les adresses de vos propres proxys.
server-doctor-no-proxy = trusted_proxies est vide : derrière le proxy, tous les invités ont la même adresse et partagent ses limites
server-doctor-no-proxy-advice = Ajoutez l’adresse du proxy, par exemple 127.0.0.1.
server-doctor-metrics = Tout le monde peut lire les métriques
server-doctor-metrics-advice = Donnez à metrics la valeur « local », ou fermez /metrics dans le proxy.
server-doctor-no-limits = Sans limite : { $names }
server-doctor-no-limits-advice = Rétablissez-les : un seul invité pourrait monopoliser le serveur.
server-doctor-libraries = Bibliothèques : { $names }
server-doctor-no-libraries = Il manque des bibliothèques : { $names }
server-doctor-install = Installez-les : { $command }
server-doctor-compiled = Les règles sont compilées
server-doctor-not-compiled = Les règles ne sont pas compilées : tout fonctionne, mais les robots sont plus lents
server-doctor-compile = Installez un compilateur C et les en-têtes de Python, puis réinstallez le programme.
server-doctor-stale = Les règles ont changé depuis leur compilation, c’est donc Python ordinaire qui tourne : tout fonctionne, mais les robots sont plus lents
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
server-doctor-secret = D’autres utilisateurs de cette machine peuvent lire le mot de passe dans { $file }
server-doctor-secret-advice = Réservez-vous l’accès : { $command }
server-doctor-database = Base de données : { $database }
server-doctor-database-bad = La base de données { $database } ne peut pas être utilisée
server-doctor-database-advice = Vérifiez qu’elle tourne, que son adresse et son mot de passe sont justes, et que cet utilisateur peut y écrire.
server-doctor-no-database = Pas encore de base de données : { $file } sera créé au premier démarrage
server-doctor-folder = { $file } ne peut pas être créé : cet utilisateur ne peut pas écrire dans { $folder }
server-doctor-folder-advice = Donnez à l’utilisateur le droit d’y écrire, ou choisissez un autre fichier.
server-doctor-postgresql = PostgreSQL { $version } (au moins { $least })
server-doctor-postgresql-old = PostgreSQL { $version } n’est plus testé : prenez { $least } ou plus récent
server-doctor-not-durable = PostgreSQL a désactivé « { $setting } » : une coupure de courant ferait perdre des coups
server-doctor-durable-advice = Activez « { $setting } » dans postgresql.conf.
server-doctor-clocks-apart = Les horloges de cette machine et de la base de données diffèrent de { $seconds } s
server-doctor-whole = Le fichier de la base de données est intact
server-doctor-damaged = Le fichier de la base de données est endommagé
server-doctor-damaged-advice = Gardez-en une copie telle quelle, restaurez la dernière sauvegarde dans un nouveau fichier, puis vérifiez-le.
server-doctor-schema = Schéma { $schema }
server-doctor-schema-none = Base de données encore vide : elle sera préparée au premier démarrage
server-doctor-schema-old = Schéma { $schema } : au prochain démarrage, les données seront copiées puis portées au schéma { $known }
server-doctor-times = Aucun événement n’est dans le futur
server-doctor-times-ahead = Le dernier événement est { $seconds } s dans le futur : l’horloge a été retardée
server-doctor-writes = La base de données est accessible en écriture
server-doctor-disk = Libre dans { $folder } : { $free } Mo
server-doctor-disk-little = Il ne reste que { $free } Mo dans { $folder }
server-doctor-disk-advice = Libérez de l’espace. Sur un disque plein, aucun coup n’est accepté ; aucun n’est perdu.
server-doctor-port = { $where } est libre
server-doctor-port-taken = { $where } ne peut pas être pris
server-doctor-port-open = Si le serveur tourne en ce moment, tout va bien ; sinon, prenez un autre port.
server-doctor-port-advice = Prenez un autre hôte ou un autre port.
