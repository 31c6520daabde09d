"""The laboratory: many games, and what can be learned from them.

from batisseurs.lab.simulate import simulate
"""
