from goalsquare import API

api = API()

# Task
matches = api.fixture(2025)
squads = api.squads(2025)
players = api.squad_persons("BRI", 2025)

print(len(matches), len(squads), len(players))
