# Practice: small positions with a goal, in the terminal and in the browser.
practice-title = Practice
practice-of = Practice: { $game }
practice-lead = Small positions, from easy to hard. Reach the goal before your turn ends; the bots wait.
practice-progress = { $solved } of { $number } solved
practice-none = This game has no puzzles yet.
practice-puzzle = Puzzle { $number }: { $title }
practice-is-solved = solved
practice-is-open = not solved yet
practice-goal = Goal: { $goal }
practice-goal-points =
    { $number ->
        [one] gain 1 point in this turn
       *[other] gain { $number } points in this turn
    }
practice-goal-win = win the game in this turn
practice-so-far = So far: { $reached } of { $wanted }
practice-solved = Solved!
practice-failed = Not solved: { $reached } of { $wanted }.
practice-failed-win = Not solved: the game is not won.
practice-shown = That is one solution.
practice-start = Start
practice-again = Try again
practice-show = Show me
practice-show-next = Next move
practice-next = Next puzzle
practice-all = All puzzles
