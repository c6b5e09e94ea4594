from goalsquare import API

api = API()

# Task
acts = api.evidence(110610101, "DISPOSAL", person_id=110430)

print(acts[["transaction_id", "period", "period_secs"]].to_csv(index=False))
