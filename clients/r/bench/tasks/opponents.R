library(goalsquare)

# Task
opponents <- gs_season_stats("DISPOSAL", 2025, player = 110023, by = "opponent")

write.csv(opponents[c("opponent_id", "DISPOSAL_per_match")], row.names = FALSE)
