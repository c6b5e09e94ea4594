goalsquare questions DISPOSAL --person 110023 --by match --last 5 --measure total --columns match_id,DISPOSAL
