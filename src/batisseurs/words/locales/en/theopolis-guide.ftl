# How to play: one page for newcomers.

theopolis-guide-goal = You build a city out of cards. You win at once if you get rid of all your original sin, collect 10 building stones, complete five sacraments (three of initiation, one of healing and one of mission), or build the Wonder. If the Apocalypse comes first, the best score wins.
theopolis-guide-turn-1 = Your turn begins by itself: you lose as many points of original sin as your Persons are worth. That is good. You start with 20, and 0 wins.
theopolis-guide-turn-2 = Then play as many cards from your hand as you can pay for. Each costs Faith, Hope and Charity. Resources stay in your city: every Resource card can pay once per turn.
theopolis-guide-turn-3 = In the same turn you may add one Resource to your city, and swap one card from your hand for one on the board. Do all this in any order.
theopolis-guide-turn-4 = When you end your turn, you take cards from the board until you hold 4 again. Empty spaces are filled from the deck. If a Disaster appears, it strikes at once, often the player who has the most or the fewest of something.
theopolis-guide-end = The game ends the moment someone reaches one of the four goals, even in the middle of a turn. The Apocalypse is hidden among the last ten cards of the deck. When it appears on the board, the game is over too.
theopolis-guide-score = You only need a score at the Apocalypse: 2 points for each building stone and 3 for each sacrament, minus the points of original sin you have left.
theopolis-guide-mistake-1 = Not adding a Resource. It is free, and it pays again in every turn until the end.
theopolis-guide-mistake-2 = Trying a little of everything. Choose one goal early: your Patron Saint and your first hand tell you which one is near.
theopolis-guide-mistake-3 = Not watching the others. Count their stones and sacraments, and take from the board what they are waiting for.
