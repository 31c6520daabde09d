# The board of Esdras et Néhémie in the browser.
