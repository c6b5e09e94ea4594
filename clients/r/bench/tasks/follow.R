library(goalsquare)

replay <- gs_begin_replay(110610101, "Q4:25:00", speed = 600)
show <- function(event) {
  if (event$type == "MatchScore") cat(event$data$home$points, event$data$away$points, "\n")
  event$type != "MatchStatus" || event$data$statusCode != "FT"
}
gs_match_events(replay, show, types = c("MatchScore", "MatchStatus"), since = 0)
gs_end_replay(replay)
