# Compares the CPU time of a season table of ten metrics as a tibble with httr2 and JSON parsing of the same bytes.
#
# `Rscript bench/season.R [season] [rounds]`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment. Prints
# the milliseconds of the fastest round, and the ratio, as JSON.

given <- as.integer(commandArgs(trailingOnly = TRUE))
if (length(given) < 2) given <- c(given, c(2025L, 9L)[seq(length(given) + 1, 2)])
METRICS <- c("DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT")

cpu <- function(work) {
  1000 * min(vapply(seq_len(given[[2]]), function(round) sum(system.time(work())[c("user.self", "sys.self")]), 0))
}

connection <- goalsquare::gs_connect(cache = FALSE)
table <- function() goalsquare::gs_season_stats(METRICS, given[[1]], connection = connection)
rows <- nrow(table())
request <- httr2::request(Sys.getenv("GOALSQUARE_URL")) |>
  httr2::req_url_path("/v1/statistics/players") |>
  httr2::req_url_query(
    seasonId = given[[1]],
    metric = paste(METRICS, collapse = ","),
    measure = "perMatch,total",
    limit = 1000
  ) |>
  httr2::req_headers(Authorization = paste("Bearer", Sys.getenv("GOALSQUARE_TOKEN")))
of_client <- cpu(table)
of_plain <- cpu(function() {
  jsonlite::fromJSON(httr2::resp_body_string(httr2::req_perform(request)), simplifyVector = FALSE)
})
cat(jsonlite::toJSON(
  list(rows = rows, client = of_client, plain = of_plain, ratio = of_client / of_plain),
  auto_unbox = TRUE
))
