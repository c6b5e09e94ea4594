library(goalsquare)

message <- jsonlite::read_json("webhook.json")

# Task
event <- gs_verify_webhook(message$payload, message$headers, message$secret)

cat(event$matchId, event$type, "\n")
