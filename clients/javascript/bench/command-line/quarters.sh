quarters() { goalsquare questions KICK,MARK --match 110610101 --by person,period --measure total --limit 1000 "$@"; }
quarters --tidy --format ndjson | wc -l
quarters --columns person_id,period,KICK
