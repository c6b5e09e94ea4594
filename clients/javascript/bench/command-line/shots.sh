goalsquare call getMatchShots matchId=110610101 --columns location_x,location_y,result_code
