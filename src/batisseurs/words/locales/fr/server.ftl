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
error-database-empty = il n’y a pas encore de maison dedans
error-database-not-empty = une sauvegarde ne se restaure que dans une base de données vide, et celle-ci ne l’est pas
error-bad-backup = Cette sauvegarde ne peut pas être utilisée : { $text }
error-no-backup = { $file } n’est pas une sauvegarde
error-backup-newer = { $file } est au format { $version }, et ce programme lit les formats jusqu’à { $known }
error-backup-newer-schema = { $file } a le schéma { $schema }, que ce programme ne connaît pas : une version plus récente l’a écrite
error-backup-damaged = { $file } est endommagée ou coupée : sa somme de contrôle est fausse
error-backup-rows = les lignes de { $file } se contredisent
