# Returns a row for each player and a column for each metric, in descending order of the first metric.
wide_statistics <- function(long, metrics) {
  players <- unique(long[c("person_id", "person_fullname", "squad_code", "jumper_number")])
  at <- function(code) match(paste(players$person_id, code), paste(long$person_id, long$metric_code))
  values <- stats::setNames(lapply(metrics, function(code) long$value_display[at(code)]), names(metrics))
  wide <- data.frame(
    Player = players$person_fullname,
    Squad = players$squad_code,
    No = players$jumper_number,
    values,
    check.names = FALSE
  )
  wide[order(long$value[at(metrics[[1]])], decreasing = TRUE), ]
}

# Returns the R call for a question, as a user would write it.
code_of <- function(match_id, question) {
  question <- lapply(question[lengths(question) > 0], unname)
  paste(
    deparse(as.call(c(list(quote(gs_player_stats), as.numeric(match_id)), question)), width.cutoff = 70),
    collapse = "\n"
  )
}
