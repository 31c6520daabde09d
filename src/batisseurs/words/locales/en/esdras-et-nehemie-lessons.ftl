# Learning by playing: one idea each, at most two sentences.

esdras-et-nehemie-lesson-goal = In three weeks of six days each you rebuild Jerusalem’s Temple, walls and gates and teach the Torah. After the third Sabbath, most victory points win.
esdras-et-nehemie-lesson-corner = First you place a gatekeeper, one of your workers, at a corner gate of the city wall. When anyone rebuilds a wall beside it, you get the reward of your gate too.
esdras-et-nehemie-lesson-play = Each day you play one card on one of your three stacks. Only the top card of each stack counts, and its banners pay for your work, so look at their colours.
esdras-et-nehemie-lesson-main = After the card comes one main action: red for the Temple and the Altar, grey for walls and gates, blue for scrolls and your tent. Choose the colour of which you have most banners.
esdras-et-nehemie-lesson-extras = Once per turn each you may also place a trader, place an elder, and trade or develop a tile. They do not use up your main action, so look at them every day.
esdras-et-nehemie-lesson-trade = The card you played today offers a trade, only today: it buys or sells goods. Goods build the Temple, walls and gates.
esdras-et-nehemie-lesson-develop = Developing a tile costs what is printed on it and is worth 2 points at the end; its other side works for you from now on. In one turn you either develop or trade.
esdras-et-nehemie-lesson-levite = In a red action you may place one Levite: he costs food now, brings a reward and stays for the whole game. Each Levite can do one red job in every red action.
esdras-et-nehemie-lesson-temple = Put goods into the Temple: red banners pay for the row. Stone and wood bring 1 point, gold 2, and most rows give a reward as well.
esdras-et-nehemie-lesson-altar = Burn wood or ash on the Altar: your marker moves on the altar track and gets the reward of each space. Before each Sabbath the Prophets judge how far you are.
esdras-et-nehemie-lesson-spot = A grey action works at one spot of the wall. Choose one whose rubble your banners can clear, best with goods that you need.
esdras-et-nehemie-lesson-clear = Clearing rubble costs grey banners, and the cubes are yours. The last cube of a wall spot also brings a Blessing.
esdras-et-nehemie-lesson-rebuild = A spot without rubble can be rebuilt with banners and goods. Walls and gates bring an effect now and points at the end.
esdras-et-nehemie-lesson-scribe = A scribe on a scroll costs blue banners and silver. The tile gives its effect now or for the rest of the game, and higher rows score more.
esdras-et-nehemie-lesson-tent = Your tent walks through the city for blue banners and gets the reward of every space it enters. So left-over blue banners are never lost.
esdras-et-nehemie-lesson-end = When nothing more is useful, end your turn: you draw a card, and banners you have not spent are lost.
esdras-et-nehemie-lesson-food = On the Sabbath every worker on duty except the Levites eats 1 food, and each hungry one costs 2 points. Count your food before the sixth day.
esdras-et-nehemie-lesson-prepare = Before the Sabbath your remaining workers become farmers, who bring food, or labourers, who bring goods. Look first how much food you will owe.
esdras-et-nehemie-lesson-tuck = Tuck a card from your stacks for good: it keeps its top banner and scores on this and every later Sabbath. Choose one whose condition you fulfil well.
esdras-et-nehemie-lesson-blessing = A Blessing of your choice moves one of three markers. Complete sets of all three colours bring the bonuses above the columns.
esdras-et-nehemie-lesson-resource = Choose which good you take. Stone and wood build, wood and ash burn on the Altar, and what you cannot store is lost.
esdras-et-nehemie-lesson-excess = You have more goods than storage spaces and must return some. A developed Guards tile removes the limit.
esdras-et-nehemie-lesson-payment = A stone or a wood of a building can also be paid with 1 gold or 3 grey banners. Banners are lost at the end of the turn anyway.
esdras-et-nehemie-lesson-wall = You look at three wall cards and place one: its effect comes at once, its points at the end. Of the other two, one goes on top of your pile and comes next.
esdras-et-nehemie-lesson-copy = Shared Labour gives you the effect of an adjacent wall once more, no matter whose it is. Choose the better one.
esdras-et-nehemie-lesson-path = A scribe in a higher row needs a path over occupied tiles. For each scribe of another player on it you pay that player 1 silver.
esdras-et-nehemie-lesson-sell = Sell as many of these goods as you like, now and never again with this card. Keep what you need for building.
esdras-et-nehemie-lesson-recover = A trader or elder may come back from his slot. The slot is free again, and the worker can be used once more.
esdras-et-nehemie-lesson-assign = This worker starts to work at once: as a farmer he brings food, as a labourer goods. On the Sabbath he eats too.
esdras-et-nehemie-lesson-free-develop = The judgement lets you turn over a tile without paying. Take the one that costs most or helps most.
esdras-et-nehemie-lesson-bonus = After this trade you may take 1 silver or develop a tile for its cost. A developed tile is worth 2 points.
esdras-et-nehemie-lesson-repeat = For 1 silver the slot of your trader works once more. Pay if it brings more than that.
esdras-et-nehemie-lesson-market = Market on the Eve allows one trade or development now, with any visible card of your stacks. Use it to get what the Sabbath needs.
esdras-et-nehemie-lesson-buy-food = You may buy food for 2 silver each before it has to be paid. A hungry worker costs 2 points, so buying often pays.
esdras-et-nehemie-lesson-face = You choose the side of the altar card for this game. It says what the Prophets give and take before each Sabbath.

# Why such a move is suggested.

esdras-et-nehemie-lesson-why-play = Of your cards this one leaves you best off, today and later.
esdras-et-nehemie-lesson-why-corner = Each wall rebuilt beside it, by anyone, brings you the reward of this gate.
esdras-et-nehemie-lesson-why-main = With your banners this action brings the most today.
esdras-et-nehemie-lesson-why-extra = It does not use up your main action, and it is worth its price.
esdras-et-nehemie-lesson-why-build = It brings you nearer to points and rewards of the building site.
esdras-et-nehemie-lesson-why-spot = At this spot your grey banners can do the most.
esdras-et-nehemie-lesson-why-clear = The cube is yours, and a cleared spot can be rebuilt.
esdras-et-nehemie-lesson-why-rebuild = It brings an effect now and points at the end.
esdras-et-nehemie-lesson-why-temple = Goods in the Temple bring points, and most rows a reward.
esdras-et-nehemie-lesson-why-altar = Your marker moves on: each space has a reward, and the Prophets look at it.
esdras-et-nehemie-lesson-why-levite = He stays for the whole game and works in every red action.
esdras-et-nehemie-lesson-why-scribe = The tile gives its effect, and scrolls score at the end.
esdras-et-nehemie-lesson-why-tent = Every space that the tent enters gives its reward.
esdras-et-nehemie-lesson-why-tuck = It scores on this and every later Sabbath, and you fulfil its condition best.
esdras-et-nehemie-lesson-why-end = Nothing more is worth its price today.
esdras-et-nehemie-lesson-why-better = Of all possibilities this leaves you best placed.
