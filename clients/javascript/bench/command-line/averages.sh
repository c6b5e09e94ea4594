goalsquare questions DISPOSAL,KICK,HANDBALL,MARK,TACKLE,CLEARANCE,INSIDE_50,GOAL,BEHIND,HITOUT \
  --season 2025 --min-matches 2 --result won --period 3,4 --limit 20 --measure perMatch \
  --columns "person_id,$(printf '%s_per_match,' DISPOSAL KICK HANDBALL MARK TACKLE CLEARANCE INSIDE_50 GOAL BEHIND HITOUT)"
