# Maximum number of items in one response.
ITEMS <- 5000

#' Evidence for a statistic
#'
#' `gs_evidence()` returns the terms that add up to a statistic of a match. `gs_evidence_summary()` returns the value,
#' its formula, its sums and bases, and what each filter leaves out. `gs_flow()` returns every occurrence of metrics, in
#' order of play. `gs_video_timeline()` returns the flow as an XML timeline that video tools import, and
#' `gs_transaction_timeline()` all transactions, or those of some periods, squads or persons.
#'
#' Terms, the flow and the timelines need the Transactional tier. Ratios, time and composites such as `RANKING_POINTS`
#' have no occurrences. All pages are fetched.
#'
#' @param match_id Id of a match. `gs_evidence()` and `gs_flow()` also accept several ids or a fixture.
#' @param metric Code of a metric. `gs_flow()` and `gs_video_timeline()` accept several; by default all.
#' @param person_id,squad_id Id of a player or of a squad.
#' @param ... Filters by name: `period`, `zone`, `from_period_seconds`, `to_period_seconds`, `last_x_seconds`,
#'   `score_state`, `from_score_margin`, `to_score_margin`, `area`, `area_of`, `area_unit`, `against_person_id`, `role`
#'   and, for squads, `context`. The filters of the flow are `period`, `zone`, `squad_id`, `person_id` and `order_by`,
#'   which is `"time"` or `"-time"`.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each term, an act or a time interval. `list` is `"sum"` or, for a ratio,
#'   `"numerator"` or `"denominator"`. A term whose `sign` is -1 is subtracted. `gs_flow()` returns a row for each
#'   occurrence, `gs_evidence_summary()` a list, and the timelines a string.
#' @family statistics
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' squads <- gs_squad_stats(110610101, metric = "KICK", period = 1:2)
#' gs_evidence(110610101, "KICK", squad_id = squads$squad_id[[1]], period = 1:2)
#' gs_flow(110610101, "GOAL", order_by = "-time")
gs_evidence <- function(
  match_id,
  metric,
  person_id = NULL,
  squad_id = NULL,
  ...,
  connection = gs_connection()
) {
  ask <- function(id) {
    asked <- evidence_of(id, metric, person_id, squad_id, ...)
    as_rows(all_items(asked, "terms", connection), answer_table("terms"))
  }
  owner_of(person_id, squad_id)
  with_factors(each_match(match_id, ask, checked(connection)), connection)
}

#' @rdname gs_evidence
#' @export
gs_evidence_summary <- function(
  match_id,
  metric,
  person_id = NULL,
  squad_id = NULL,
  ...,
  connection = gs_connection()
) {
  asked <- c(evidence_of(match_id, metric, person_id, squad_id, ...), list(limit = 1))
  answer <- do.call(fetch_json, c(asked, list(connection = connection)))
  answer[setdiff(names(answer), c("terms", "next"))]
}

#' @rdname gs_evidence
#' @export
gs_flow <- function(match_id, metric = NULL, ..., connection = gs_connection()) {
  ask <- function(id) {
    asked <- c(list("getMatchFlow", matchId = id, metric = metric), filters(...))
    as_rows(all_items(asked, "occurrences", connection), answer_table("flow"))
  }
  with_factors(each_match(match_id, ask, checked(connection)), connection)
}

#' @rdname gs_evidence
#' @param siren_seconds Seconds of the video at which each period starts, in order.
#' @param seconds_before,seconds_after Seconds of the video before and after each act; by default 5.
#' @export
gs_video_timeline <- function(
  match_id,
  metric = NULL,
  siren_seconds = NULL,
  seconds_before = NULL,
  seconds_after = NULL,
  ...,
  connection = gs_connection()
) {
  chosen <- list(
    "getMatchFlow",
    matchId = match_id,
    metric = metric,
    sirenSeconds = siren_seconds,
    secondsBefore = seconds_before,
    secondsAfter = seconds_after,
    format = "xml"
  )
  asked <- c(chosen, filters(...), list(connection = connection, accept = "application/xml"))
  httr2::resp_body_string(do.call(fetch_response, asked), "UTF-8")
}

#' @rdname gs_evidence
#' @param period Numbers of periods; by default all.
#' @export
gs_transaction_timeline <- function(
  match_id,
  period = NULL,
  squad_id = NULL,
  person_id = NULL,
  siren_seconds = NULL,
  seconds_before = NULL,
  seconds_after = NULL,
  connection = gs_connection()
) {
  timeline <- fetch_response(
    "getTransactionTimeline",
    matchId = match_id,
    period = period,
    squadId = squad_id,
    personId = person_id,
    sirenSeconds = siren_seconds,
    secondsBefore = seconds_before,
    secondsAfter = seconds_after,
    connection = connection,
    accept = "application/xml"
  )
  httr2::resp_body_string(timeline, "UTF-8")
}

#' Evidence for a total across matches
#'
#' The terms that add up to a total of [gs_season_stats()], match by match. Needs the Transactional tier.
#'
#' @inheritParams gs_season_stats
#' @inheritSection gs_season_stats Filters
#' @param metric Code of a metric.
#' @param key Selects a row of [gs_season_stats()] with the same `by` and filters. It has one key for each dimension,
#'   such as the player's id.
#' @param by The dimensions that group the rows, as in [gs_season_stats()]. Rows by `"receiver"`, `"hex"` and `"square"`
#'   have no evidence.
#' @param limit Maximum number of matches whose terms are returned, counted per person or squad; by default all.
#' @return A tibble with a row for each term, as in [gs_evidence()], with its match and the player or squad of its row.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_season_evidence("GOAL", 150, 2025, of = "squads", round = 1)
gs_season_evidence <- function(
  metric,
  key,
  season_id = NULL,
  of = c("players", "squads"),
  by = NULL,
  limit = NULL,
  ...,
  connection = gs_connection()
) {
  operation <- operation_of(
    of,
    players = "getPlayersEvidenceAcrossMatches",
    squads = "getSquadsEvidenceAcrossMatches"
  )
  chosen <- list(metric = metric, key = as.character(key), seasonId = season_id, by = by)
  answer <- all_rows(operation, c(chosen, filters(...)), limit, connection)
  if (!all(vapply(answer$rows, function(row) !is.null(row$terms), NA))) {
    abort("The account does not have the Transactional tier, so there are no terms.")
  }
  with_factors(as_rows(answer, answer_table("rowTerms")), connection)
}

# Returns the operation and parameters for the evidence of a player or squad.
evidence_of <- function(match_id, metric, person_id, squad_id, ...) {
  c(owner_of(person_id, squad_id), list(matchId = match_id, metric = metric), filters(...))
}

# Returns the operation for the evidence of a player or squad, and the parameter with its id.
owner_of <- function(person_id, squad_id) {
  if (is.null(person_id) == is.null(squad_id)) abort("Evidence needs a person_id or a squad_id, but not both.")
  if (is.null(person_id)) {
    list("getSquadEvidence", squadId = squad_id)
  } else {
    list("getPlayerEvidence", personId = person_id)
  }
}

# Returns a response with the items of all its pages.
all_items <- function(asked, items, connection) {
  answer <- pages_of(asked, items, connection, most = ITEMS)
  if (is.null(answer[[items]])) {
    abort(
      paste(
        "The account does not have the Transactional tier, so there are no terms.",
        "gs_evidence_summary() works without it."
      )
    )
  }
  answer
}
