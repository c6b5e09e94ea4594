goalsquare questions DISPOSAL --season 2025 --min-matches 2 --result won --period 3,4 --limit 20 \
  --columns person_id,DISPOSAL_per_match
