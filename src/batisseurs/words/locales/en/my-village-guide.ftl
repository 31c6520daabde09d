# How to play: one page for newcomers.

my-village-guide-goal = You lead a village through several generations. Around your board you collect church, council, fields, journeys, workshops and customers. When the last round is over, most prestige points win.
my-village-guide-turn-1 = Dice are rolled once per round for everyone. In your turn, take two of them: their sum is your banner value. Each black die costs 2 time. Each coin you pay changes a die by one.
my-village-guide-turn-2 = Use the value in one of three ways. First way, a black banner that shows it: add that card to your village, take new customers, or take the first-player hand.
my-village-guide-turn-3 = Second way, white banners of your own village that show it, as many as you like: workshops make goods, fields bring harvests, goods serve customers, the school trains new villagers.
my-village-guide-turn-4 = Third way, the “?” banner, with any value: the headman walks. He brings a coin or story points, or carries your story points from the old tree to the town hall.
my-village-guide-turn-5 = Time moves your marker along the clouds. When it passes the bridge, one of your villagers dies, and the rat comes closer. Without its villager an area does nothing.
my-village-guide-end = The game ends after the round in which enough coffins are filled: 9 with two players, 14 with three, 18 with four.
my-village-guide-score = Church and monks, council, fields, journeys, served customers, the story points in your town hall and the first-player hand all score. Each day labourer, hired when your last villager has died, costs 5 points. Ties: coins, goods and story points on the tree together.
my-village-guide-mistake-1 = Fearing death too much. The first of each profession to die get a place in the chronicle and bring story points. Just keep someone in the school, ready to follow.
my-village-guide-mistake-2 = Leaving story points on the tree. The rat takes half of them, and at the end they don’t score. Send the headman to the town hall in time.
my-village-guide-mistake-3 = Taking customers you can’t serve. Look at which goods they want and which workshops you own.
