goalsquare stats 110610101 --metric GOAL,MARK --zone F50 --tidy --columns person_id,metric_code,value
goalsquare stats 110610101 --metric DISPOSAL --last 300 --tidy --columns person_id,metric_code,value
