from goalsquare import API

api = API()
with api.begin_replay(110610101, "Q4:25:00", speed=600) as replay:
    for event in api.match_events(replay, ["MatchScore", "MatchStatus"], since=0):
        if event.type == "MatchScore":
            print(event.data["home"]["points"], event.data["away"]["points"])
        elif event.data["statusCode"] == "FT":
            break
