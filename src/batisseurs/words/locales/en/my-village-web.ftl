# The board of My Village in the browser.
