#' Corrections of a match
#'
#' `gs_revisions()` returns the entries of the log of a match, oldest first, with the author and reason of each
#' correction. Revision N is the match after its first N entries. `gs_revision_changes()` returns the statistics that
#' differ between two revisions, with the first and the last entry that changed each.
#'
#' @param match_id Id of a match. `gs_revisions()` also accepts several ids or a fixture.
#' @param kind Kinds of entries: `"transaction"`, `"amendment"`, `"removal"`, `"status"`, `"correction"`, `"result"`,
#'   `"boxScore"`; by default all.
#' @param between Two revisions such as `"2400...2412"`, the older one first.
#' @param metric Codes of metrics; by default all that the account is licensed for.
#' @param squad_id,person_id Ids of squads and of persons; by default all.
#' @param connection A connection; by default that of the session.
#' @return A tibble: `gs_revisions()` has a row for each entry, `gs_revision_changes()` a row for each statistic.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture(2025)$match_id[[1]]
#' gs_revisions(match_id, kind = "status")
#' gs_revision_changes(match_id, "1900...2000", metric = "DISPOSAL")
gs_revisions <- function(match_id, kind = NULL, connection = gs_connection()) {
  ask <- function(id) {
    answer <- pages_of(list("getMatchRevisions", matchId = id, kind = kind), "revisions", connection)
    as_rows(answer, answer_table("revisions"))
  }
  with_factors(each_match(match_id, ask, checked(connection)), connection)
}

#' @rdname gs_revisions
#' @export
gs_revision_changes <- function(
  match_id,
  between,
  metric = NULL,
  squad_id = NULL,
  person_id = NULL,
  connection = gs_connection()
) {
  asked <- list(
    "getRevisionComparison",
    matchId = match_id,
    between = one_text(between, "between"),
    metric = metric,
    squadId = squad_id,
    personId = person_id
  )
  answer <- pages_of(asked, "statistics", connection)
  answer$statistics <- lapply(answer$statistics, function(one) c(one, list(last = one$steps[[length(one$steps)]])))
  as_rows(answer, answer_table("revisionChanges"))
}

#' Changes of all matches
#'
#' The changes of all matches that the account is licensed for, in the order in which they were recorded.
#'
#' @param since The cursor of an earlier result, or `0` for the first change; by default the latest changes.
#' @param league_id,season_id Ids of leagues and of seasons; by default all.
#' @param kind Kinds of changes, such as `"amendment"` and `"removal"`; by default all.
#' @param types Types of events, as in [gs_match_events()]; by default all.
#' @param limit Maximum number of changes.
#' @param wait Number of seconds to wait for a change if there is none yet.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each change. Pass its attribute `cursor` as `since` in the next call: no change is
#'   missed or repeated.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' changes <- gs_changes(limit = 20)
#' attr(changes, "cursor")
gs_changes <- function(
  since = NULL,
  league_id = NULL,
  season_id = NULL,
  kind = NULL,
  types = NULL,
  limit = NULL,
  wait = NULL,
  connection = gs_connection()
) {
  answer <- fetch_json(
    "getChanges",
    since = since,
    leagueId = league_id,
    seasonId = season_id,
    kind = kind,
    types = types,
    limit = limit,
    wait = wait,
    connection = connection
  )
  rows <- with_factors(as_rows(answer, answer_table("changes")), connection)
  attr(rows, "cursor") <- answer$cursor
  rows
}
