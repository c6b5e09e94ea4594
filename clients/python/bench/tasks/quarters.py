from goalsquare import API

api = API()
match = {"match_id": 110610101, "by": ["person", "period"], "measure": "total"}
long = api.season_stats(["KICK", "MARK"], tidy=True, **match)
wide = api.season_stats(["KICK", "MARK"], **match)
print(len(long))
print(wide[["person_id", "period", "KICK"]].to_csv(index=False))
