# Ce que disent les tables : d’abord les refus, puis les événements.

error-room = { $text }
error-room-unknown = Table introuvable : { $text }
error-room-not-allowed = Action refusée : { $text }
error-room-not-now = Pas maintenant : { $text }
error-room-sure = À confirmer : { $text }
error-room-bad-request = Demande invalide : { $text }
error-room-quota = Quota atteint : { $text }
error-room-stale = La partie a avancé entre-temps : { $text }
error-room-rules-changed = Les règles ont changé : { $text }
error-room-storage = Rien n’a été modifié : { $text }
error-room-version = la table en est à la version { $version }, et non { $said }
error-room-not-found = elle n’existe pas, ou vous n’y avez pas accès
error-room-other-rules = la partie a été jouée avec les règles { $rules } et le matériel { $components }, qui ne sont plus disponibles ; on peut la revoir et l’exporter
error-room-id = l’identifiant d’une commande a de 1 à { $most } lettres, chiffres, - et _
error-room-id-used = l’identifiant { $id } a déjà servi à une autre commande
error-room-no-version = indiquez à quelle version de la table cela répond
error-room-no-such-version = il n’y a pas de version { $said } : la table en est à { $version }
error-room-busy = la table est trop occupée en ce moment ; réessayez
error-room-seated = seuls les joueurs de cette table peuvent le faire
error-room-host = seul l’hôte peut le faire
error-room-not-yours = ce n’est pas votre place
error-room-not-to-give = vous ne pouvez pas donner cette place
error-room-no-watching = cette table n’accepte pas de spectateurs
error-room-seat = il n’y a pas de place { $number } ; la dernière est { $last }
error-room-mine = { $place } ne peut pas être votre place
error-room-name = un nom a de 1 à { $most } caractères visibles
error-room-name-taken = quelqu’un à la table s’appelle déjà « { $name } »
error-room-marks = une lettre porte au plus { $most } accents ou signes
error-room-renamed = vous avez changé { $most } fois de nom à cette table ; il reste tel quel
error-room-no-name = choisissez d’abord un nom
error-room-text = un message a de 1 à { $most } caractères visibles, sur une ligne
error-room-unwritable = il contient des caractères impossibles à écrire
error-room-silent = vous ne pouvez pas écrire de message ici
error-room-begun = la partie a déjà commencé
error-room-not-begun = la partie n’a pas encore commencé
error-room-over = la partie est terminée
error-room-not-over = la partie n’est pas encore terminée
error-room-empty-seats = places encore libres : { $seats }
error-room-wish-open = il faut d’abord répondre à la demande en cours
error-room-wish-closed = cette demande est close
error-room-wish-not-asked = vous n’avez pas à répondre à cette demande
error-room-wish-agreed = vous avez déjà accepté
error-room-requests = { $most } de vos demandes n’ont pas été acceptées : vous pourrez redemander après votre prochain coup
error-room-bot-wish = on ne peut demander un robot que pour la place de quelqu’un d’autre
error-room-bot-plays = un robot joue déjà pour cette place
error-room-no-bot-plays = aucun robot ne joue pour cette place
error-room-seat-taken = cette place est occupée
error-room-full = toutes les places de cette table sont occupées
error-room-by-link = pour rejoindre cette table, il faut le lien d’un de ses joueurs
error-room-one-seat = vous avez déjà une place à cette table
error-room-own-seat = c’est votre place : pour la libérer, quittez la table
error-room-nobody-there = cette place est libre
error-room-freed = Vous avez perdu votre place : { $text }
error-room-freed-by-host = l’hôte l’a libérée avant la partie
error-room-moved = Votre place a changé d’appareil : { $text }
error-room-moved-by-link = un lien vers elle a été ouvert sur un autre appareil
error-room-closed = Cette table est fermée : { $text }
error-room-closed-why = l’administrateur du serveur l’a fermée et précise : { $reason }
error-room-time-off = les pendules ne peuvent être arrêtées que jusqu’à une date future, dans l’année qui vient
error-room-clock = une pendule a de 0 à { $most } secondes par coup, et autant pour la réserve de temps
error-room-paused = la partie est déjà en pause
error-room-not-paused = la partie n’est pas en pause
error-room-record = l’enregistrement montre les cartes cachées : tant que la partie dure, tous doivent être d’accord
error-room-record-open = la partie est terminée : son enregistrement est ouvert à tous
error-room-record-gone = quelqu’un qui avait une place est parti et ne peut plus donner son accord : l’enregistrement s’ouvrira à la fin de la partie
error-room-marked =
    ce serveur n’affiche à l’accueil aucune table { $mark ->
        [practice] d’exercice
        [position] ouverte à partir d’une position
        [record] ouverte à partir d’un enregistrement
        [components] avec un autre matériel
        [lesson] qui apprend un jeu
       *[other] avec d’autres options
    } : ouvrez-la pour des personnes qui ont un lien
error-room-choice-length = aucun coup ne fait plus de { $most } caractères
error-room-quota-open = vos tables occupent { $used } Mo sur { $allowed } Mo sur ce serveur ; vous ne pouvez plus en ouvrir
error-room-quota-full = les tables de cet hôte occupent { $used } Mo sur { $allowed } Mo sur ce serveur ; plus rien n’est enregistré de celle-ci
error-room-file-length = un fichier ne peut pas dépasser { $most } caractères
error-room-record-length = un enregistrement ne peut pas dépasser { $most } lignes
error-room-no-step = { $title } ne demande rien qui s’appelle « { $step } »
error-room-no-game = il n’y a pas de jeu « { $name } »
error-room-two-starts = une partie reprend un enregistrement, une position ou un exercice, pas plusieurs à la fois
error-room-other-table = le fichier est celui d’une partie avec d’autres joueurs ou options
error-room-nothing-chosen = il n’y a encore rien à annuler
error-room-undo =
    { $free ->
        [one] on ne peut annuler que { $free } coup sans demander aux autres, pas { $lines }
       *[other] on ne peut annuler que { $free } coups sans demander aux autres, pas { $lines }
    }
error-room-sure-open = toutes les réponses seront alors révélées, et celle-ci ne pourra plus être annulée
error-room-sure-end = la partie sera alors terminée, et ce coup ne pourra plus être annulé
error-room-sure-chance = une carte sera tirée ou un dé lancé ; ensuite, il faudra l’accord de tous pour annuler
error-room-sure-others = un robot jouera aussitôt ; ensuite, il faudra l’accord de tous pour annuler

# Companion.

error-room-companion = en mode compagnon, tout le monde joue sur l’appareil qui ouvre la table : sur d’autres appareils, on verrait des choses cachées
error-room-companion-seat = en mode compagnon, tout le monde joue sur un même appareil ; on ne peut en changer que si l’on y est seul
error-room-no-entry = vous n’avez rien à saisir pour l’instant
error-room-entries = on peut saisir de 1 à { $most } choses à la fois
error-room-entry-left-over = on ne tire plus rien ici. Non utilisé : { $text }
error-room-entry-held = cette carte est déjà dans une autre main et ne peut donc pas sortir. Si elle est sortie à votre table, mettez-la de côté et prenez la suivante

# Apprendre en jouant.
error-room-lesson = une première partie se joue seul contre des robots, telle que le jeu la prévoit
error-room-suggest = un coup n’est conseillé que si vous jouez seul contre des robots, à votre tour
error-room-suggest-busy = trop de robots réfléchissent en ce moment ; réessayez
