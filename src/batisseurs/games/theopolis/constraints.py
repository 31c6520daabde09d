"""placeholder"""
from batisseurs.games.theopolis.components import Components
def check(components: Components) -> None: ...
def notes(components: Components) -> list[str]: return []
