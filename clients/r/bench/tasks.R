# Eight tasks of an analyst: the lines of code, requests and seconds of each, as a table in Markdown.
# Rscript bench/tasks.R, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment.
library(goalsquare)

match_id <- 110610101
season <- 2025
player <- 110440

tasks <- list(
  "lists of matches, squads and players" = function() {
    fixture <- gs_fixture(season)
    squads <- gs_squads(season)
    list(fixture, squads, gs_squad_players(squads$squad_code[[1]], season))
  },
  "statistics by quarter, long and wide" = function() {
    quarters <- lapply(1:4, function(quarter) gs_request(c("KICK", "MARK"), period = quarter))
    long <- gs_player_batch(match_id, quarters)
    list(long, xtabs(value ~ paste(person_fullname, request_id) + metric_code, long))
  },
  "a batch of questions" = function() {
    late <- gs_request("DISPOSAL", last_x_seconds = 300, id = "late")
    gs_player_batch(match_id, list(gs_request(c("GOAL", "MARK"), zone = "F50", id = "forwards"), late))
  },
  "the ladder after a round" = function() {
    gs_ladder(season, 2)
  },
  "season averages with conditions" = function() {
    gs_season_stats("DISPOSAL", season, min_matches = 2, result = "won", period = 3:4, limit = 20)
  },
  "a shot map" = function() {
    gs_draw_shots(gs_shots(match_id), gs_venue(match_id))
  },
  "follow a match" = function() {
    replay <- gs_begin_replay(match_id, "Q4:20:00", speed = 600)
    gs_match_events(replay, function(event) FALSE, types = "MatchScore", since = 0, seconds = 10)
    gs_end_replay(replay)
  },
  "the last five matches" = function() {
    gs_form(player, metric = "DISPOSAL", last = 5)
  }
)

requests_left <- function(connection) gs_usage(connection)$requests_remaining

invisible(gs_connect(cache = FALSE))
grDevices::pdf(NULL)
cat("| task | lines | requests | seconds |\n| --- | --- | --- | --- |\n")
for (name in names(tasks)) {
  left <- requests_left(gs_connection())
  begun <- proc.time()[["elapsed"]]
  invisible(tasks[[name]]())
  seconds <- proc.time()[["elapsed"]] - begun
  lines <- length(deparse(body(tasks[[name]]), width.cutoff = 120)) - 2
  cat(sprintf("| %s | %d | %d | %.2f |\n", name, lines, left - requests_left(gs_connection()), seconds))
}
