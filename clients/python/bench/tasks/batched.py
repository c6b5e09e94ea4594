from itertools import product

from goalsquare import API, Batch
from goalsquare.batch import Zone

api = API()
METRICS = ["DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT"]
ZONES: list[Zone] = ["D50", "DM", "CB", "AM", "F50"]
batch = Batch()

# Task
for metric, zone in product(METRICS, ZONES):
    batch.add(metric, zone=zone, id=f"{metric}:{zone}")
answers = api.player_batch(110610101, batch)

print(answers[["request_id", "person_id", "value"]].to_csv(index=False))
