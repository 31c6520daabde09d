# The board of Theopolis in the browser.
