# Ce que le noyau dit dans tous les jeux.

list-last = { $first } et { $last }

sealed-answer = { $seat } a répondu.
sealed-withdraw = reprendre sa réponse

# Erreurs. { $text } est la raison exacte, dans les mots du format de fichier ou des règles.
error = { $text }
error-illegal-choice = Impossible : { $text }
error-not-asked = Pas maintenant : { $text }
error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
error-unknown-bot = Robot inconnu : { $text }
error-bad-option = Impossible : { $text }
error-bad-components = Fichier de matériel refusé : { $text }
error-bad-record = Partie notée refusée : { $text }
error-bad-situation = Situation refusée : { $text }
error-bad-save = Table enregistrée refusée : { $text }
error-cannot-write = Rien n’a été écrit : { $text }
error-needs-library = Il manque quelque chose : { $text }
