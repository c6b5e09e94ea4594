from functools import partial

from goalsquare import API

api = API()

# Task
match = partial(api.season_stats, match_id=110610101, by=["person", "period"], measure="total")
long = match(["KICK", "MARK"], tidy=True)
wide = match(["KICK", "MARK"])

print(len(long))
print(wide[["person_id", "period", "KICK"]].to_csv(index=False))
