# Requests the same statistics of a match with one request each and with one batch. Prints the requests, the seconds and
# the quota used. Needs a server with a whole season (GOALSQUARE_URL, GOALSQUARE_TOKEN) and the package installed:
#   Rscript bench/batch.R [matches]

suppressPackageStartupMessages(library(goalsquare))
arguments <- commandArgs(TRUE)
matches <- if (length(arguments)) as.integer(arguments[[1]]) else 5L

metrics <- c("KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND")
parts <- expand.grid(period = 1:4, zone = c("D50", "DM", "CB", "AM", "F50"), stringsAsFactors = FALSE)

one_by_one <- function(match_id) {
  rows <- Map(
    function(period, zone) gs_player_stats(match_id, metric = metrics, period = period, zone = zone),
    parts$period,
    parts$zone
  )
  nrow(do.call(rbind, rows))
}

by_batch <- function(match_id) {
  nrow(gs_player_batch(
    match_id,
    Map(function(period, zone) gs_request(metrics, period = period, zone = zone), parts$period, parts$zone)
  ))
}

measured <- function(how, ask, match_ids) {
  left <- gs_usage()$requests_remaining
  rows <- 0L
  seconds <- system.time(for (match_id in match_ids) rows <- rows + ask(match_id))
  data.frame(
    how = how,
    matches = length(match_ids),
    rows = rows,
    requests = left - gs_usage()$requests_remaining,
    seconds_a_match = round(seconds[["elapsed"]] / length(match_ids), 3)
  )
}

fixture <- gs_fixture(2025)
finished <- utils::head(fixture$match_id[fixture$match_status_code == "FINAL"], 2 * matches)
print(
  rbind(
    measured("one by one", one_by_one, utils::head(finished, matches)),
    measured("one batch", by_batch, utils::tail(finished, matches))
  ),
  row.names = FALSE
)
