"""Many games at once: simulations and matches between bots, training of weights, and their statistics.

    from batisseurs.lab.simulate import simulate

What plays games by the thousand and counts belongs here. It knows games and bots, no server and no terminal.
"""
