# Nehemiah.
