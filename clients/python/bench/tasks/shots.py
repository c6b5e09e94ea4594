from goalsquare import API, draw_shots

api = API()

# Task
shots = api.shots(110610101)

draw_shots(shots, api.venue(110610101)).figure.savefig("shots.png")
print(shots[["location_x", "location_y", "result_code"]].to_csv(index=False))
