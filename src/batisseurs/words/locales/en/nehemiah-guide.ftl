# How to play: one page for newcomers.

nehemiah-guide-goal = Jerusalem’s walls are being rebuilt, and your workers help. Cubes on three boards, the Wall, the Temple and the Garrison, show your influence. The boards are scored three times. After that, most victory points win.
nehemiah-guide-turn-1 = You do one of two things in your turn: place a worker, or activate one.
nehemiah-guide-turn-2 = Place a worker: choose a column. The worker stands on its topmost free card. That is all for now.
nehemiah-guide-turn-3 = Activate one of your standing workers: it lies down, tired, and you may use its card. Cards give wood or gold, put your cubes on a board, bring a gate or victory points, or move workers.
nehemiah-guide-turn-4 = After that you may also use cards higher in the same column if a tired worker lies on them. Each costs 1 gold, paid to the owner of that worker, or to the bank if the worker is yours.
nehemiah-guide-turn-5 = If you activate the worker on the bottom card, the whole column is cleared at the end of your turn: all its workers go home, and new cards come from the deck. With two players, neutral workers fill up the columns too.
nehemiah-guide-end = A round ends when the deck can’t refill a column. The boards are scored, the leader of each board takes one cube back, and the next deck follows. When the third deck runs out, everyone finishes the current round of turns and takes one last turn.
nehemiah-guide-score = Each board gives its first number to the player with the most cubes there, the next number to the second, and so on. At the end, add your gates, and 1 point for every 3 wood and every 2 gold. Ties: most wood, then most gold.
nehemiah-guide-mistake-1 = Using one card at a time. Wait until tired workers lie above yours: one activation then uses several cards.
nehemiah-guide-mistake-2 = Clearing a column in which your own workers still stand. They go home without having done anything.
nehemiah-guide-mistake-3 = Spending your last gold. You need it for the cards above, and it is paid before the card gives you anything.
