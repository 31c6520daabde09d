# The board of Nehemiah in the browser.
