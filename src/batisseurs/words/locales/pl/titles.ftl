# Tytuły gier, dla strony głównej, stołu i terminala.

titles-theopolis = Theopolis
titles-nehemiah = Nehemiah
titles-my-village = My Village
titles-esdras-et-nehemie = Ezdrasz i Nehemiasz
