from goalsquare import API

api = API()
replay = {"start": "Q4:25:00", "speed": 600}

# Task
for event in api.match_events(110610101, ["MatchScore", "MatchStatus"], since=0, replay=replay):
    if event.type == "MatchScore":
        print(event.data["home"]["points"], event.data["away"]["points"])
    elif event.data["statusCode"] == "FT":
        break
