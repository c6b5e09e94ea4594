from goalsquare import API

api = API()
top = api.season_stats("DISPOSAL", 2025, min_matches=2, result="won", period=[3, 4], limit=20)
print(top[["person_id", "DISPOSAL_per_match"]].to_csv(index=False))
