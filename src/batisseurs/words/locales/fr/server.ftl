# Ce que disent le serveur et ses commandes.

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
