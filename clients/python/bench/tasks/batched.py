from goalsquare import API, Batch

api = API()
batch = Batch().add(["GOAL", "MARK"], zone="F50", id="forwards").add("DISPOSAL", last_x_seconds=300, id="late")
answers = api.player_batch(110610101, batch)
print(answers[["person_id", "metric_code", "value"]].to_csv(index=False))
