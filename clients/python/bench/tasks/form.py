from goalsquare import API

api = API()

# Task
form = api.form(110023, metric="DISPOSAL", last=5)

print(form[["match_id", "DISPOSAL"]].to_csv(index=False))
