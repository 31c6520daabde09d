# Learning by playing: one idea each, at most two sentences.

theopolis-lesson-goal = You build a city out of cards. No original sin left, 10 building stones, five sacraments or the Wonder: reach one of these four goals first, and you win at once.
theopolis-lesson-add = Once per turn you may add a Resource to your city for free. It pays again in every turn until the end, so never forget it.
theopolis-lesson-play = Play cards from your hand if your Resources can pay them. Each Resource pays once per turn and stays in your city, like the card you play.
theopolis-lesson-exchange = Once per turn, twice with Saint Paul, School or Confirmation, you may swap a card of your hand for one on the board. Give away what you cannot pay soon, and take what you can play now.
theopolis-lesson-held = A Disaster in your hand cannot be played; it strikes as soon as it reaches the board. Exchange it when it would hit the others and not you.
theopolis-lesson-end = When you end your turn, you fill your hand from the board and your Resources can pay again. Before that, look once more whether a card can be played.
theopolis-lesson-confess = Reconciliation lets you discard a card from your hand once per turn to lose 1 point of original sin. Even a Disaster that you hold can go this way.
theopolis-lesson-take = Now choose the board card that you get in exchange. You may play it in this very turn.
theopolis-lesson-pick = Your turn is over: take cards from the board until your hand is full. Choose what your Resources will pay soon and what brings your goal nearer.
theopolis-lesson-sin = At the start of your turn you lose as many points of original sin as your Persons are worth. More Persons bring you to 0 sooner, and 0 wins.
theopolis-lesson-stones = The number on a Building is its building stones. 10 of them win, and each counts at the Apocalypse.
theopolis-lesson-strikes = A Disaster appeared on the board and struck at once. It often hits the player who has the most or the fewest of something, so look who that is.
theopolis-lesson-sacrament = A sacrament is complete as long as its cards are in the city, and it has an effect of its own. The right five of the seven win.
theopolis-lesson-lose-card = A Disaster takes a card from your city, and you choose which. Give up the one that brings your goal the least.
theopolis-lesson-lose-resource = A Disaster takes a Resource, of the type you choose. Keep the types that the cards in your hand cost.
theopolis-lesson-rosary = A Rosary in your city can be discarded to ignore a whole Disaster. Keep it if this one costs you little.
theopolis-lesson-bishop = The Bishop may take a cheap card from a neighbouring city into yours. Take what serves your goal, or what the neighbour needs most.
theopolis-lesson-vault = The Vault may bring a card from the discard pile back to the board, in place of another. From there you can take it into your hand.
theopolis-lesson-pilgrim = The Pilgrim may discard up to three board cards, one after the other, and new ones come. Remove what the others wait for.
theopolis-lesson-benefactor = The Benefactor adds one more Resource, beside the one of your turn. Choose the type that your next card lacks.
theopolis-lesson-excess = You hold more cards than allowed and discard one without effect. Give up what you cannot pay for a long time.

# Why such a move is suggested.

theopolis-lesson-why-add = It is free, and it pays again in every turn.
theopolis-lesson-why-play = Your Resources can pay it, and it stays in your city.
theopolis-lesson-why-exchange = This card helps you least now: something better is on the board.
theopolis-lesson-why-pick = Of the open cards this one serves your goals best, now or soon.
theopolis-lesson-why-end = Nothing more can usefully be done in this turn.
theopolis-lesson-why-least = Of all possibilities this costs you the least.
theopolis-lesson-why-better = Of all possibilities this brings your goals nearest.
