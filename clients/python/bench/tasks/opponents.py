from goalsquare import API

api = API()

# Task
opponents = api.season_stats("DISPOSAL", 2025, player=110023, by="opponent")

print(opponents[["opponent_id", "DISPOSAL_per_match"]].to_csv(index=False))
