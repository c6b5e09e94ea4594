goalsquare fixture --season 2025 --format ndjson | wc -l
goalsquare call getSquads seasonId=2025 --format ndjson | wc -l
goalsquare call getSquadPersons seasonId=2025 squadId=40 --format ndjson | wc -l
