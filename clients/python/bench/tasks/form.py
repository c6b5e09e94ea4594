from goalsquare import API

api = API()
form = api.form(110593, metric="DISPOSAL", last=5)
print(form[["match_id", "DISPOSAL"]].to_csv(index=False))
