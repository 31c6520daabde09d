# Learning by playing: one idea each, at most two sentences.

my-village-lesson-goal = You lead a village through several generations. Cards, served customers and story points in the town hall bring prestige points, and most of them win.
my-village-lesson-value = All players take from the same dice: two of them, and their sum is your banner value. First choose the value, by the black and white banners that it opens.
my-village-lesson-dice = Take the two dice that make your value. Each black die costs 2 time, so white dice are better where you have the choice.
my-village-lesson-change = Each coin changes a die by one; a marker of the village square turns a die to any face. So you get a value that nobody rolled.
my-village-lesson-add = Your value opens black banners in the middle: you may add one such card to your village. Workshops, fields, churches and councils work for you from then on.
my-village-lesson-white = White banners of your own village that show the value may all be used, one after the other. Workshops make goods, goods serve customers, fields are harvested.
my-village-lesson-question = The “?” banner works with any value: for 1 time your headman walks. He brings a coin or 3 story points, and in the town hall he makes your story points safe.
my-village-lesson-hand = The first-player hand costs nothing. It makes you first in the next round, with the best choice of dice, and you get the story points on it.
my-village-lesson-stop = You may use further white banners of this value, or stop. Each one costs time, so use only what brings you something.
my-village-lesson-pay = This cost can be paid in several ways. Pay with what you have too much of, and keep the goods that your customers want.
my-village-lesson-time = Time moves your marker along the clouds. When it has passed the bridge, one of your villagers dies at the end of your turn.
my-village-lesson-story = Story points hang on your tree at first: there the rat can take half of them, and they do not score. Let the headman carry them to the town hall in time.
my-village-lesson-death = One of your villagers dies, and you choose who. The first of each profession get a place in the chronicle and bring story points.
my-village-lesson-empty = Someone died: without its villager an area does nothing. Keep a successor in the school, ready to take the empty place.
my-village-lesson-rat = Each death moves the rat forward. When it arrives, every player loses half of the story points on their tree.
my-village-lesson-end = The game ends after the round in which enough coffins are filled. Until then, bring your story points to the town hall and serve your last customers.
my-village-lesson-customer = Customers are taken first and served later with goods; only served ones score. Take those who want goods that your workshops make.
my-village-lesson-counter = The Diocesan Trading Post shows one more customer and gives you one for free. There is hardly a reason to decline.
my-village-lesson-school = The school trains a successor, or sends one to an empty villager space for 1 time. From the right slot that also brings 2 story points.
my-village-lesson-headman = The headman moves one space: a coin, 3 story points, or back to the town hall. Whenever he arrives there, all story points of your tree come with him.
my-village-lesson-slot = The chamber scores at the end for each slot that you cover. Cover what you will have then: living villagers, or many cards of a kind.
my-village-lesson-tile = The 2/12 tile lets one of your white banners work with 2 and 12 too. Put it next to the one you use most.
my-village-lesson-travel = The Pilgrims’ Refuge lets you look at the travel card and turn over another one instead. The second one must be kept.
my-village-lesson-monk = A monk is a window of your church and has an action for once. Decline it only if you cannot use it.
my-village-lesson-labourer = Your last villager has died: a day labourer takes a place at once, and costs 5 points at the end. Choose the area that you need next.
my-village-lesson-repel = The Sanatorium keeps the rats away from your tree, twice in the game. Use it when many story points hang there.

# Why such a move is suggested.

my-village-lesson-why-value = With this value the most useful banner is open to you.
my-village-lesson-why-dice = These dice make your value at the lowest price.
my-village-lesson-why-pay = This costs you what you need least.
my-village-lesson-why-add = The card stays in your village and works or scores until the end.
my-village-lesson-why-activate = It brings more than the time it costs.
my-village-lesson-why-hand = You are first in the next round and choose the dice before the others.
my-village-lesson-why-stop = Nothing more is worth its time in this turn.
my-village-lesson-why-successor = A successor trained in time can take an empty place.
my-village-lesson-why-bury = This death costs your village the least, or brings the most.
my-village-lesson-why-reveal = The next card may be worth more, and it costs nothing to try.
my-village-lesson-why-better = Of all possibilities this brings your village the most.
