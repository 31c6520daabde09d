# The board of Nehemiah in the browser.

# Parts of the table, and what is there.
nehemiah-web-decks = Decks
nehemiah-web-asking = Ask me about my foremen whenever I can use one
nehemiah-web-at-once = Use a free card at once when its worker is activated

# The sealed bid.
nehemiah-web-less = less: { $what }
nehemiah-web-more = more: { $what }
nehemiah-web-bid = Bid { $number }
nehemiah-web-bid-sealed = Your bid is placed; all bids are revealed together.
nehemiah-web-bids-open = All bids are revealed together.
nehemiah-web-sealed = bid placed
nehemiah-web-bids = Bids for { $card }
nehemiah-web-won = wins
