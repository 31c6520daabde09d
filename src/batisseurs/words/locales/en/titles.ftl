# The titles of the games, read by lobby, table and terminal.

titles-theopolis = Theopolis
titles-nehemiah = Nehemiah
titles-my-village = My Village
titles-esdras-et-nehemie = Ezra and Nehemiah
