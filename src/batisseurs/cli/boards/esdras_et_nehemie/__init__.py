"""Esdras et Néhémie drawn as text."""
