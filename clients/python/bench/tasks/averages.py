from goalsquare import API

api = API()
METRICS = ["DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT"]

# Task
top = api.season_stats(METRICS, 2025, min_matches=2, result="won", period=[3, 4], limit=20)

print(top[["person_id", *(f"{metric}_per_match" for metric in METRICS)]].to_csv(index=False))
