from goalsquare import API

api = API()

# Task
ladder = api.ladder(2025, 2)

print(ladder[["position", "squad_code"]].to_csv(index=False))
