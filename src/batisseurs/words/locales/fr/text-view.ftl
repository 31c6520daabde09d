# La vue en texte d’une table. Les commandes et leur aide sont dans cli.ftl : les deux prennent les mêmes mots.

text-question = Question
text-me = Vous : { $name }
text-table = Table
text-what = Quoi
text-now = Maintenant
text-numbers = Actions
text-command = Réponse ou commande
text-send = Envoyer
text-command-help = Tapez le numéro ou les mots d’une action. « { $help } » donne la liste des commandes, « ? 3 » dit ce que ferait l’action 3.
text-replies = Réponses
text-last-events = Derniers événements
text-cancelled = Annulé. Rien n’a été fait.
text-nothing-to-agree = Personne ne vous demande votre accord.
text-nothing-since = Rien ne s’est passé depuis votre dernier tour.
text-no-hint = Aucun coup à conseiller maintenant : les conseils viennent à votre tour, si vous jouez seul contre des robots.
text-hint-there = Le conseil est au-dessus de la question.
text-nothing-sealed = Il n’y a pas de réponse secrète à retirer.
text-confirm = Tapez « { $yes } » ou « { $no } ».
