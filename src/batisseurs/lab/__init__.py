"""Many games at once: simulations and matches between bots, training of weights, and their statistics.

    from batisseurs.lab.simulate import simulate

Everything that plays many games and counts belongs here. It knows games and bots, no server and no terminal.
"""
