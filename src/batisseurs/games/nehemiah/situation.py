def contradictions(table):
    return []
