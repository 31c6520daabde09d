# Le plateau de Nehemiah dans le navigateur.

# Les parties de la table et ce qui s’y trouve.
nehemiah-web-decks = Paquets
nehemiah-web-asking = Me proposer mes contremaîtres au moment voulu
nehemiah-web-at-once = Utiliser une carte gratuite dès que son ouvrier est activé

# La mise secrète.
nehemiah-web-less = moins : { $what }
nehemiah-web-more = plus : { $what }
nehemiah-web-bid = Miser { $number }
nehemiah-web-bid-sealed = Votre mise est faite ; toutes seront révélées ensemble.
nehemiah-web-bids-open = Toutes les mises sont révélées ensemble.
nehemiah-web-sealed = a misé
nehemiah-web-bids = Les mises : { $card }
nehemiah-web-won = gagne
