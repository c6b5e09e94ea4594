goalsquare watch 110610101 --replay --from Q4:25:00 --speed 600
