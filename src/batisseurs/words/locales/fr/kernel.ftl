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

# Leurs détails. Les mots des formats de fichier restent tels quels.
error-at-line = ligne { $line } : { $text }
error-because = { $text } : { $because }
error-over = la partie est finie, plus personne ne doit répondre
error-not-your-turn = { $who } ne doit pas répondre maintenant ; on attend { $others }
error-empty = une ligne vide ne répond à rien ; possible : { $possible }
error-ambiguous = « { $text } » est ambigu : { $possible }
error-no-answer = « { $text } » ne répond pas à ce qui est demandé ; possible : { $possible }
error-option-players = { $title } se joue de { $least } à { $most }, pas à { $number }.
error-no-option = { $title } n’a pas d’option « { $option } ». Il y a : { $options }.
error-option-switch = L’option { $option } est true ou false, pas « { $value } » ({ $rule }).
error-option-number = L’option { $option } est un nombre entier de { $least } à { $most }, pas « { $value } » ({ $rule }).
error-option-word = L’option { $option } est une de { $allowed }, pas « { $value } » ({ $rule }).
error-other-game = c’est du jeu « { $game } », pas de « { $expected } »
error-newer-record = enregistrée par une version plus récente (format { $version }, celle-ci lit jusqu’à { $known }) ; mettez batisseurs à jour pour la reprendre
error-newer-rules = jouée avec des règles plus récentes de { $title } (version { $version }, celle-ci connaît { $known }) ; mettez batisseurs à jour pour la reprendre
error-newer-situation = écrite pour une version plus récente (format { $version }, celle-ci lit jusqu’à { $known }) ; mettez batisseurs à jour pour la lire
error-no-record = ce n’est pas une partie notée : elle devrait commencer par « { $word } »
error-record-version = « { $version } » n’est pas une version du format
error-record-cut-line = la partie est coupée au milieu d’une ligne
error-record-cut-header = la partie est coupée dans son en-tête
error-record-second = une deuxième ligne « { $tag } »
error-record-seat = le siège { $expected } est attendu ici
error-record-lacks = l’en-tête n’a pas de ligne « { $tag } »
error-record-number = la ligne « { $tag } » de l’en-tête n’a pas de nombre : « { $value } »
error-record-situation = la situation est abîmée : { $reason }
error-record-goes-on = la partie est déjà finie
error-record-line = « { $text } » n’est pas une ligne d’une partie à { $players }
error-record-result = la ligne du résultat est mal formée
error-record-seats = l’en-tête nomme { $number } sièges pour { $players } joueurs
error-record-other-situation = sa situation a d’autres joueurs ou d’autres options que son en-tête
error-record-components = jouée avec le matériel { $fingerprint }, ici c’est { $here } ; donnez le fichier de matériel avec lequel elle a été jouée
error-record-choice = « { $text } »
error-record-not-over = elle a un résultat, mais la partie n’est pas finie et attend { $waiting }
error-record-no-result = elle est coupée : la partie est finie, mais la ligne du résultat manque
error-record-other-result = sa ligne de résultat diffère du résultat de la partie
error-no-situation = ce n’est pas une situation : elle devrait commencer par « situation = 1 »
error-situation-toml = ce n’est pas du TOML valable : { $reason }
error-situation-game = elle ne dit pas de quel jeu elle est : game = …
error-situation-tables = « options » et « table » sont des tables : [options], [table]
error-situation-seed = la graine (seed) est un nombre entier, pas « { $value } »
error-situation-turn = turn : « { $value } » n’est pas un siège ; il y a p1 à { $last }
error-situation-key = une situation n’a pas de « { $key } » ; elle a : { $known }
error-situation-written = écrite avec { $key } « { $value } », ici { $key } vaut « { $here } »
error-situation-no-players = elle ne dit pas combien il y a de joueurs : players = …
error-situation-pending = ce qui est en attente ne va pas avec ce qui est sur la table
