from goalsquare import API, to_frame

api = API()

# Task
api.download_dataset("dataset", 2025, tables=["shots"])
api.ladder(2025, 2).to_csv("ladder.csv", index=False)
ladder = to_frame("ladder.csv")

print(ladder[["position", "squad_code"]].to_csv(index=False))
