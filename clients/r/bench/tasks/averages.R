library(goalsquare)

metrics <- c("DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT")

# Task
top <- gs_season_stats(metrics, 2025, min_matches = 2, result = "won", period = 3:4, limit = 20)

write.csv(top[c("person_id", paste0(metrics, "_per_match"))], row.names = FALSE)
