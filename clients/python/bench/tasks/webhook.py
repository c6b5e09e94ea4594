import json
from pathlib import Path

from goalsquare import verify_webhook

message = json.loads(Path("webhook.json").read_text(encoding="utf-8"))

# Task
event = verify_webhook(message["payload"], message["headers"], message["secret"])

print(event["matchId"], event["type"])
