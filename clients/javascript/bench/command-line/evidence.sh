goalsquare evidence 110610101 --metric DISPOSAL --person 110430 --columns transaction_id,period,period_secs
