library(goalsquare)

top <- gs_season_stats("DISPOSAL", 2025, min_matches = 2, result = "won", period = 3:4, limit = 20)
write.csv(top[c("person_id", "DISPOSAL_per_match")], row.names = FALSE)
