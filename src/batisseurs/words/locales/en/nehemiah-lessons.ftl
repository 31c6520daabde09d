# Learning by playing: one idea each, at most two sentences.

nehemiah-lesson-goal = Your workers rebuild Jerusalem. Your cubes on the Wall, the Temple and the Garrison score three times in the game, and most victory points win.
nehemiah-lesson-place = In your turn you place a worker or activate one. A worker you place stands on the topmost free card of a column: it can use that card in a later turn.
nehemiah-lesson-activate = Activate a worker who stands: he lies down, tired, and you use his card. For 1 gold each you also use the cards on which tired workers lie above him, so it can pay to wait.
nehemiah-lesson-perform = Now use the card under the worker: take what it gives, or pay and get what it builds. Decline only if you cannot or do not want to pay.
nehemiah-lesson-extra = Tired workers lie above yours: you may use their cards too, for 1 gold each. The gold goes to the owner of that worker, or to the bank if the worker is yours.
nehemiah-lesson-wood = Wood pays for cubes on the Wall and for gates, and together with gold for the Garrison. At the end, 3 wood are worth 1 point.
nehemiah-lesson-gold = Gold pays for cubes in the Temple and for the cards above your worker, so keep a coin or two. At the end, 2 gold are worth 1 point.
nehemiah-lesson-cubes = Each board gives its first number to the player with the most cubes there, the next number to the second, and so on. One cube more than the others is enough.
nehemiah-lesson-gate = A gate costs 2 wood and brings its points at the end. You always take the one on top of the pile.
nehemiah-lesson-clears = A worker on the bottom card was activated: the whole column is cleared, all its workers go home, and new cards come. Use your workers there in time.
nehemiah-lesson-deck = New cards come from the deck of this round. When it has too few for a whole column, the round ends and all boards are scored: watch how many are left.
nehemiah-lesson-round = The deck could not refill a column: the round is over and all boards have been scored. The leader of each board takes one cube back.
nehemiah-lesson-last = The last deck is empty: everyone finishes this round of turns and takes one more turn. Use what your workers stand on now.
nehemiah-lesson-neutral = With two players, a tired neutral worker is put into another column after yours. Anyone can use the card under it for 1 gold, paid to the bank.
nehemiah-lesson-move-cube = All your cubes are on the boards already: move one from another board. Take it where you lead by more than one, or where you would not score.
nehemiah-lesson-raise = Night Work makes a tired worker stand up again. He can be activated once more, so choose one on a card you like to use.
nehemiah-lesson-further = You place further workers at once, without giving up your turn. Each of them is one more card to use later.
nehemiah-lesson-anywhere = This worker may go to any free card, even to the bottom of a column. From the bottom, one activation can use every card above.
nehemiah-lesson-replace = Crew Change sends an opponent’s worker home, and one of yours takes its place. Choose a card that you want and the other player would have used.
nehemiah-lesson-consolidation = Consolidation uses other occupied cards of its column for a fee each, below it too. So one turn can do the work of several.
nehemiah-lesson-swap = You swap two workers or two cards: first one, then the other. Bring your worker to a better card, or a better card to your worker.
nehemiah-lesson-auction = A foreman is put up for auction, and you choose which. A foreman helps the winner during this round.
nehemiah-lesson-bid = Everyone bids workers, wood and gold in secret; most pieces win, and only the winner pays. Workers you pay are missing until the next round.
nehemiah-lesson-artisan = The Artisan places a cube on the Wall and one in the Temple without cost. One cube more can change who leads there.
nehemiah-lesson-architect = The Architect takes the top gate without cost. Its points count at the end.
nehemiah-lesson-sculptor = The Sculptor gives 2 points for each pair of an available worker and a wood or a gold. The workers come back in the next round.
nehemiah-lesson-turncoat = Just before the boards score, the Turncoat may move one cube of any player to another board. Look where that changes the order.
nehemiah-lesson-foreman = You hold a foreman who can be used at this moment. Decline if a later moment is better: you are asked again.
nehemiah-lesson-journeyman = The Journeyman moves one of your standing workers to any free card: first who, then where. Look for a card with tired workers above it.
nehemiah-lesson-assistant = The Assistant activates up to two of your workers, one after the other. Begin with the one whose goods pay for the second.
nehemiah-lesson-corrupt = The Corrupt Worker lets you activate an opponent’s standing worker as if it were yours. You get what its card gives.
nehemiah-lesson-inspector = The Inspector decides what another player does in this turn. If an order becomes impossible, you give another one.

# Why such a move is suggested.

nehemiah-lesson-why-place = A worker here can use this card in a later turn.
nehemiah-lesson-why-activate = What this turn brings is worth more now than waiting.
nehemiah-lesson-why-perform = What the card brings is worth more than what it costs.
nehemiah-lesson-why-also = For 1 gold you use one more card in the same turn.
nehemiah-lesson-why-stop = Nothing more here is worth its price: keep it for later.
nehemiah-lesson-why-decline = It would cost more than it brings now.
nehemiah-lesson-why-better = Of all possibilities this leaves you best placed for your next turns.
