# Exercices : petites positions avec un but, dans le terminal et dans le navigateur.
practice-title = Exercices
practice-of = Exercices : { $game }
practice-lead = De petites positions, de la plus facile à la plus difficile. Atteignez le but avant la fin de votre tour ; les robots attendent.
practice-progress =
    { $solved ->
        [one] { $solved } exercice réussi sur { $number }
       *[other] { $solved } exercices réussis sur { $number }
    }
practice-none = Ce jeu n’a pas encore d’exercices.
practice-puzzle = Exercice { $number } : { $title }
practice-is-solved = réussi
practice-is-open = pas encore réussi
practice-goal = But : { $goal }
practice-goal-points =
    { $number ->
        [one] gagner { $number } point pendant ce tour
       *[other] gagner { $number } points pendant ce tour
    }
practice-goal-win = gagner la partie pendant ce tour
practice-so-far = Pour l’instant : { $reached } sur { $wanted }
practice-solved = Réussi !
practice-failed = Pas réussi : { $reached } sur { $wanted }.
practice-failed-win = Pas réussi : la partie n’est pas gagnée.
practice-shown = Voilà une solution.
practice-start = Commencer
practice-again = Réessayer
practice-show = Montrez-moi
practice-show-next = Coup suivant
practice-next = Exercice suivant
practice-all = Tous les exercices
