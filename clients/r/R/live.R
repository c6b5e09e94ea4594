#' A match as it was at a moment
#'
#' Returns a connection that reads matches as they were at a moment, in every function that reads a match.
#'
#' @param moment A revision, the clock of a period such as `"Q3:12:30"` or `"ET1:02:00"`, or a time.
#' @param connection A connection; by default that of the session.
#' @return A connection to pass to other functions.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture(2025)$match_id[[1]]
#' gs_score(match_id, connection = gs_as_of("Q3:12:30"))
gs_as_of <- function(moment, connection = gs_connection()) {
  checked(connection)
  connection$as_of <- if (inherits(moment, "POSIXt")) utc_text(moment, "moment") else one_text(moment, "moment")
  connection
}

#' A match as it was known
#'
#' Returns a connection that reads matches as they were known at an instant, without later corrections, in every
#' function that reads a match. With a clock in `gs_as_of()`, it reads the match up to that clock, as it was known at
#' the instant.
#'
#' @param instant A time, or a text such as `"2026-03-28T05:20:00Z"`.
#' @param connection A connection; by default that of the session.
#' @return A connection to pass to other functions.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture(2025)$match_id[[1]]
#' gs_score(match_id, connection = gs_known_at(Sys.time() - 60))
gs_known_at <- function(instant, connection = gs_connection()) {
  checked(connection)
  connection$known_at <- if (inherits(instant, "POSIXt")) utc_text(instant, "instant") else one_text(instant, "instant")
  connection
}

#' Replays
#'
#' Replays a completed match second by second, as if it were live. The replay has a new match id, which exists only for
#' the account of the connection. Every function that accepts a match also accepts the replay. It ends with
#' `gs_end_replay()`, or after a day.
#'
#' @param match_id Id of a match that is complete.
#' @param start The moment at which the replay starts: `"teams"`, `"start"` (ten seconds before the first bounce), or a
#'   clock such as `"Q3:12:30"`.
#' @param speed Seconds of play for each second of real time, from 1 to 600.
#' @param paused Whether the replay is paused.
#' @param seek The moment to move the replay to, as in `start`, but without `"teams"`.
#' @param replay A replay, or the id of its match.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each replay. `gs_replay_timetable()` has a row for each public replay that starts
#'   between a day ago and a day ahead. `gs_end_replay()` returns the id, invisibly.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture(2025)$match_id[[1]]
#' replay <- gs_begin_replay(match_id, start = "Q4:00:00", speed = 60)
#' gs_score(replay)
#' gs_change_replay(replay, seek = "Q4:10:00", paused = TRUE)
#' gs_replay(replay)
#' gs_replays()
#' gs_end_replay(replay)
#' gs_replay_timetable()
gs_begin_replay <- function(match_id, start = "start", speed = 1, paused = FALSE, connection = gs_connection()) {
  id <- match_id_of(one_match_id(match_id), connection)
  body <- list(matchId = as.numeric(id), from = start, speed = speed, paused = paused)
  replay_rows(fetch_json("postReplay", body = body, connection = connection))
}

#' @rdname gs_begin_replay
#' @export
gs_change_replay <- function(replay, speed = NULL, seek = NULL, paused = NULL, connection = gs_connection()) {
  change <- list(speed = speed, seek = seek, paused = paused)
  change <- change[lengths(change) > 0]
  replay_rows(fetch_json("postReplayChange", replayId = replay, body = change, connection = connection))
}

#' @rdname gs_begin_replay
#' @export
gs_replay <- function(replay, connection = gs_connection()) {
  replay_rows(fetch_json("getReplay", replayId = replay, connection = connection))
}

#' @rdname gs_begin_replay
#' @export
gs_replays <- function(connection = gs_connection()) {
  replay_rows(fetch_json("getReplays", connection = connection), list("replays"))
}

#' @rdname gs_begin_replay
#' @export
gs_end_replay <- function(replay, connection = gs_connection()) {
  fetch_response("deleteReplay", replayId = replay, connection = connection)
  invisible(replay)
}

#' @rdname gs_begin_replay
#' @export
gs_replay_timetable <- function(connection = gs_connection()) {
  answer <- fetch_json("getReplayTimetable", connection = connection)
  of_match <- columns(
    2,
    match_id = list("matchId", "integer"),
    replay_of = list("replayOf", "integer"),
    league_id = list(c("league", "id"), "integer"),
    league_name = list(c("league", "name"), "string"),
    season_id = list("seasonId", "integer"),
    home_squad_id = list(c("home", "id"), "integer"),
    home_squad_name = list(c("home", "name"), "string"),
    away_squad_id = list(c("away", "id"), "integer"),
    away_squad_name = list(c("away", "name"), "string")
  )
  as_rows(
    answer,
    list(rows = list("slots", "matches"), columns = c(columns(1, utc_start = list("utcStart", "date-time")), of_match))
  )
}

# Extensions of the contract are not in the shared tables.
columns <- function(depth, ...) {
  given <- list(...)
  unname(Map(
    function(name, column) list(name = name, depth = depth, path = as.list(column[[1]]), type = column[[2]]),
    names(given),
    given
  ))
}

replay_rows <- function(answer, rows = list()) {
  as_rows(answer, list(rows = rows, columns = columns(
    length(rows),
    match_id = list("matchId", "integer"),
    replay_of = list("replayOf", "integer"),
    speed = list("speed", "number"),
    paused = list("paused", "boolean"),
    position = list("position", "date-time"),
    revision = list("revision", "integer"),
    match_status_code = list(c("status", "code"), "string"),
    period = list(c("status", "period"), "integer"),
    period_seconds = list(c("status", "periodSecs"), "integer"),
    begun = list("begun", "date-time"),
    expires = list("expires", "date-time")
  )))
}
