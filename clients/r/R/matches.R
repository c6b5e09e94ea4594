#' A match
#'
#' `gs_match()` describes a match, `gs_match_periods()` its periods, `gs_venue()` its venue, and `gs_match_metrics()`
#' its available metrics.
#'
#' @param match_id A match: its id, which [gs_fixture()] lists, or a replay. Or several matches: a vector of ids, or a
#'   table with a column `match_id`, such as a fixture. Several matches need one request each, and show a progress bar.
#' @param full Whether to return all columns of the table, instead of the main ones.
#' @param connection A connection; by default that of the session.
#' @return A tibble; `gs_match()` and `gs_venue()` have one row.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_match(match_id)
#' gs_match_periods(match_id)
#' gs_venue(match_id)
#' gs_match_metrics(match_id)
gs_match <- function(match_id, full = FALSE, connection = gs_connection()) {
  fetch("getMatch", matchId = match_id, full = full, connection = connection)
}

#' @rdname gs_match
#' @export
gs_match_periods <- function(match_id, connection = gs_connection()) {
  fetch("getMatch", matchId = match_id, table = "periods", connection = connection)
}

#' @rdname gs_match
#' @export
gs_venue <- function(match_id, connection = gs_connection()) {
  fetch("getMatchVenue", matchId = match_id, connection = connection)
}

#' @rdname gs_match
#' @param all Whether to include metrics above the account's tier.
#' @export
gs_match_metrics <- function(match_id, all = FALSE, connection = gs_connection()) {
  fetch("getMatchMetrics", matchId = match_id, showAllMetrics = if (flag(all, "all")) TRUE, connection = connection)
}

#' Players and officials of a match
#'
#' @inheritParams gs_match
#' @return A tibble with a row for each selected player, home squad first, or for each official.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_match_players(match_id)
#' gs_match_officials(match_id)
gs_match_players <- function(match_id, connection = gs_connection()) {
  fetch("getMatchPersons", matchId = match_id, connection = connection)
}

#' @rdname gs_match_players
#' @export
gs_match_persons <- gs_match_players

#' @rdname gs_match_players
#' @export
gs_match_officials <- function(match_id, connection = gs_connection()) {
  fetch("getMatchPersons", matchId = match_id, table = "officials", connection = connection)
}

#' Ins and outs
#'
#' The players who came into and left the line-ups of a match since the squad's previous match of the season, with
#' reasons if the source has them.
#'
#' @inheritParams gs_match
#' @return A tibble with a row for each change, the home squad's first. `change` is `In` or `Out`.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_ins_and_outs(110610101)
gs_ins_and_outs <- function(match_id, connection = gs_connection()) {
  ask <- function(id) {
    answer <- fetch_json("getMatchInsAndOuts", matchId = id, connection = connection)
    as_rows(answer, answer_table("insAndOuts"))
  }
  with_factors(each_match(match_id, ask, checked(connection)), connection)
}

#' Score
#'
#' @inheritParams gs_match
#' @return A tibble. `gs_score()` has one row. `gs_period_scores()` has a row for each squad and period, home squad
#'   first, with the score of the period and that of the match so far.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_score(match_id)
#' gs_period_scores(match_id)
gs_score <- function(match_id, connection = gs_connection()) {
  fetch("getMatchScore", matchId = match_id, connection = connection)
}

#' @rdname gs_score
#' @export
gs_period_scores <- function(match_id, connection = gs_connection()) {
  fetch("getMatchScore", matchId = match_id, table = "periods", connection = connection)
}

#' What happened in a match
#'
#' Every transaction of a match, and what follows from the transactions: chains of possession, shots at goal, entries
#' into the forward 50, stoppages and rotations.
#'
#' Locations are in metres from the centre of the ground. `x` runs along its length; rotated locations are turned so
#' that the acting squad attacks towards positive `x`. Standard locations are scaled to a ground 160 metres long and 141
#' metres wide.
#'
#' @inheritParams gs_match
#' @return A tibble with a row for each transaction and person involved, chain, shot, entry, stoppage, rotation, or (for
#'   `gs_stints()`) player on or off the ground.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_transactions(match_id)
#' gs_starters(match_id)
#' gs_chains(match_id)
#' gs_shots(match_id)
#' gs_entries(match_id)
#' gs_stoppages(match_id)
#' gs_rotations(match_id)
#' gs_stints(match_id)
gs_transactions <- function(match_id, full = FALSE, connection = gs_connection()) {
  fetch("getMatchTransactions", matchId = match_id, full = full, connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_match_transactions <- gs_transactions

#' @rdname gs_transactions
#' @export
gs_starters <- function(match_id, connection = gs_connection()) {
  fetch("getMatchTransactions", matchId = match_id, table = "starters", connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_chains <- function(match_id, full = FALSE, connection = gs_connection()) {
  fetch("getMatchChains", matchId = match_id, full = full, connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_shots <- function(match_id, connection = gs_connection()) {
  fetch("getMatchShots", matchId = match_id, connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_entries <- function(match_id, full = FALSE, connection = gs_connection()) {
  fetch("getMatchEntries", matchId = match_id, full = full, connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_stoppages <- function(match_id, full = FALSE, connection = gs_connection()) {
  fetch("getMatchStoppages", matchId = match_id, full = full, connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_rotations <- function(match_id, connection = gs_connection()) {
  fetch("getMatchRotations", matchId = match_id, connection = connection)
}

#' @rdname gs_transactions
#' @export
gs_stints <- function(match_id, connection = gs_connection()) {
  fetch("getMatchRotations", matchId = match_id, table = "stints", connection = connection)
}
