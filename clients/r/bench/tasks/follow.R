library(goalsquare)

show <- function(event) {
  if (event$type == "MatchScore") cat(event$data$home$points, event$data$away$points, "\n")
  event$type != "MatchStatus" || event$data$statusCode != "FT"
}
replay <- list(start = "Q4:25:00", speed = 600)

# Task
gs_match_events(110610101, show, types = c("MatchScore", "MatchStatus"), since = 0, replay = replay)
