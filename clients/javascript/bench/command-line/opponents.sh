goalsquare questions DISPOSAL --season 2025 --person 110023 --by opponent --columns opponent_id,DISPOSAL_per_match
