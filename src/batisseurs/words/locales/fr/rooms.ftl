# Ce que disent les salles : d’abord les refus, puis les événements.

error-room = { $text }
error-room-unknown = Cette salle n’existe pas : { $text }
error-room-not-allowed = Vous ne pouvez pas faire cela : { $text }
error-room-not-now = Pas maintenant : { $text }
error-room-bad-request = Cela n’a pas de sens : { $text }
error-room-stale = La partie a avancé entre-temps : { $text }
error-room-rules-changed = Les règles ont changé : { $text }
error-room-storage = Rien n’a été modifié : { $text }
error-room-version = la salle en est à la version { $version }, et non { $said }
