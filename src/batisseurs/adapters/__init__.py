"""For researchers: every game in the form that PettingZoo, OpenSpiel and Gymnasium expect.

    import batisseurs.adapters.pettingzoo
    import batisseurs.adapters.openspiel
    import batisseurs.adapters.gymnasium

Each registers all games with its library when it is imported. They use a game through the kernel's
contract only: a new game needs no line here.
"""
