"""The terminal itself: screen, keyboard, language, files, and errors as one line."""
