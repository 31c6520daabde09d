# How to play: one page for newcomers.

esdras-et-nehemie-guide-goal = You have three weeks to rebuild Jerusalem’s Temple, walls and gates, and to teach the Torah. A week is six working days and a Sabbath. After the third Sabbath, most victory points win.
esdras-et-nehemie-guide-turn-1 = Each day you play one character card on one of your three stacks. Only the top card of each stack counts. Its banners pay for your work.
esdras-et-nehemie-guide-turn-2 = Then choose one main action. Red: place a Levite, put goods into the Temple, burn wood and ash on the Altar. Grey: clear a spot of rubble and rebuild a wall or gate there. Blue: place a scribe on a scroll, and move your tent through the city.
esdras-et-nehemie-guide-turn-3 = Besides, once per turn each: trade or develop a tile, place a trader, place an elder. Then draw a card.
esdras-et-nehemie-guide-turn-4 = Before the Sabbath, the workers still in your reserve become farmers, who bring food, or labourers, who bring goods. The Prophets judge how far you have come on the altar track.
esdras-et-nehemie-guide-turn-5 = On the Sabbath, every worker on duty except the Levites eats 1 food; each one that goes hungry costs 2 points. Then you tuck a card from your stacks, two in the second week. It keeps its top banner and scores on this and every later Sabbath.
esdras-et-nehemie-guide-end = The game ends after the third Sabbath: every player has had 18 turns.
esdras-et-nehemie-guide-score = Goods and food become silver, and every 5 silver are worth a point. Developed tiles, walls and gates, scribes and golden scrolls score too. The player furthest along the altar track gets 3 points and wins ties.
esdras-et-nehemie-guide-mistake-1 = Forgetting food. Count your workers before the sixth day: two farmers too few can cost more than a wall brings.
esdras-et-nehemie-guide-mistake-2 = Covering the wrong card. Cards stay on their stacks all week. Cover those whose banners you no longer need.
esdras-et-nehemie-guide-mistake-3 = Skipping the extras. A trade, a trader and an elder don’t use up your main action. Look at them in every turn.
