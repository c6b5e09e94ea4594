goalsquare download --season 2025 --table shots --to dataset > download.txt
goalsquare ladder --season 2025 --round 2 --columns position,squad_code > ladder.csv
cat ladder.csv
