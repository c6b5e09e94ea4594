#' Events
#'
#' Follows the events of a match, a league or all matches, or the changes of a batch's result or a match's forecast, and
#' calls a function with each event. A broken stream resumes after its last event. It is an error if the server cannot
#' be reached for two minutes. Each wait before that signals a condition of the class `goalsquare_waiting`. If a replay
#' is moved back, it sends an event of the type `reset`, whatever `types` are: events after the revision in `data$from`
#' then no longer apply.
#'
#' @param match_id,league_id Id of a match, or of a league.
#' @param on_event A function that is called with each event, a list of its `type`, `id` and `data`. If it returns
#' `FALSE`, the stream ends.
#' @param types Types of events: `"MatchStatus"`, `"MatchScore"`, `"MatchMetricUpdate"`, `"ReferenceData"`; by default
#'   all.
#' @param since Id of the last event you have: the stream starts after it. For a match, `0` starts with its first event.
#' @param batch A batch of questions, as in [gs_player_batch()]. The first event, of the type `answer`, has the whole
#'   result. Later events, of the type `change`, have what changed. `gs_forecast_changes()` has the same types of
#'   events. Its changes have all points from the index `from`, counted from 0.
#' @param of Whose statistics: `"players"` or `"squads"`.
#' @param seconds Maximum time to follow the events, in seconds.
#' @param kind Kinds of entries whose events to return, as in [gs_changes()]: `c("amendment", "removal")` are
#'   corrections; by default all.
#' @param replay Arguments of [gs_begin_replay()], such as `list(start = "Q4:00:00", speed = 600)`. The events are then
#'   those of a replay, which ends with the call.
#' @param connection A connection; by default that of the session.
#' @return The id of the last event, invisibly. Pass it as `since` to resume.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture(2025)$match_id[[1]]
#' show <- function(event) {
#'   cat(event$data$home$points, "to", event$data$away$points, "\n")
#'   FALSE
#' }
#' replay <- list(start = "Q4:00:00", speed = 600)
#' gs_match_events(match_id, show, types = "MatchScore", since = 0, seconds = 10, replay = replay)
gs_match_events <- function(
  match_id,
  on_event,
  types = NULL,
  since = NULL,
  seconds = Inf,
  kind = NULL,
  replay = NULL,
  connection = gs_connection()
) {
  if (!is.null(replay)) {
    begun <- do.call(gs_begin_replay, c(list(match_id, connection = connection), replay))
    on.exit(gs_end_replay(begun$match_id, connection))
    match_id <- begun$match_id
  }
  given <- list(matchId = match_id_of(one_match_id(match_id), connection), types = types, kind = kind)
  follow("getMatchEvents", given, on_event, since, seconds, connection)
}

#' @rdname gs_match_events
#' @export
gs_league_events <- function(
  league_id,
  on_event,
  types = NULL,
  since = NULL,
  seconds = Inf,
  kind = NULL,
  connection = gs_connection()
) {
  given <- list(leagueId = league_id, types = types, kind = kind)
  follow("getLeagueEvents", given, on_event, since, seconds, connection)
}

#' @rdname gs_match_events
#' @param season_id Ids of seasons; by default all.
#' @export
gs_change_events <- function(
  on_event,
  types = NULL,
  league_id = NULL,
  season_id = NULL,
  kind = NULL,
  since = NULL,
  seconds = Inf,
  connection = gs_connection()
) {
  given <- list(types = types, leagueId = league_id, seasonId = season_id, kind = kind)
  follow("getChangesEvents", given, on_event, since, seconds, connection)
}

#' @rdname gs_match_events
#' @export
gs_stat_changes <- function(
  match_id,
  batch,
  on_event,
  of = c("players", "squads"),
  seconds = Inf,
  connection = gs_connection()
) {
  of <- one_of(of, "of", c("players", "squads"))
  operation <- if (of == "players") "postPlayerStatisticsEvents" else "postSquadStatisticsEvents"
  given <- list(matchId = match_id_of(one_match_id(match_id), connection))
  follow(operation, given, on_event, NULL, seconds, connection, batch_body(of, batch))
}

#' @rdname gs_match_events
#' @export
gs_forecast_changes <- function(match_id, on_event, seconds = Inf, connection = gs_connection()) {
  given <- list(matchId = match_id_of(one_match_id(match_id), connection))
  follow("getMatchForecastEvents", given, on_event, NULL, seconds, connection)
}

follow <- function(operation, given, on_event, since, seconds, connection, body = NULL) {
  checked(connection)
  if (!is.function(on_event)) abort_argument("on_event", "a function of one event", on_event)
  until <- Sys.time() + one_number(seconds, "seconds")
  state <- new.env(parent = emptyenv())
  state$id <- if (is.null(since)) NULL else one_text(since, "since")
  state$stopped <- FALSE
  state$heard <- FALSE
  is_over <- function() state$stopped || Sys.time() >= until
  heard <- hearing(state, on_event)
  tries <- 0
  waited <- 0
  repeat {
    token <- bearer_token(connection)
    response <- follow_once(stream_request(operation, given, body, state$id, token, connection), heard, is_over)
    if (is_over()) return(invisible(state$id))
    if (state$heard) tries <- waited <- 0
    state$heard <- FALSE
    tries <- tries + 1
    wait <- wait_to_resume(response, tries, waited, token, connection)
    if (is.null(wait)) return(invisible(state$id))
    waited <- waited + wait
    say_wait(sprintf("The stream broke. It is reopened in %.1f seconds.", wait), wait)
    connection$pause(wait)
  }
}

# Returns a function that passes events with data to `on_event`. It records in a state the id to resume from (also that
# of a reset), that something was received, and whether to stop.
hearing <- function(state, on_event) {
  function(event) {
    state$id <- event$id %||% state$id
    state$heard <- TRUE
    if (!is.null(event$data) && isFALSE(on_event(event))) state$stopped <- TRUE
  }
}

is_open_stream <- function(response) !is.null(response) && httr2::resp_status(response) < 300

# For how long a broken stream is reopened after its last event, and the longest wait in between, in seconds.
stream_patience <- 120
longest_stream_wait <- 10

# Returns the seconds to wait before a stream is reopened, or NULL if the stream has kept ending for two minutes. If the
# server rejects the request or cannot be reached, that is an error.
wait_to_resume <- function(response, tries, waited, token, connection) {
  is_last <- connection$attempts <= 1 || waited >= stream_patience
  backoff <- min(max(wait_after_break(tries, TRUE, connection), 0.1), longest_stream_wait)
  if (is_open_stream(response)) {
    # A page, such as a login page, does not become a stream if it is requested again.
    if (!identical(httr2::resp_content_type(response), "text/event-stream")) {
      abort_unexpected(response, if (length(response$body) > 0) httr2::resp_body_string(response, "UTF-8") else "")
    }
    return(if (!is_last) backoff)
  }
  if (is.null(response)) if (is_last) abort_unreached(connection) else return(backoff)
  if (httr2::resp_status(response) == 401 && !nzchar(connection$token) && tries == 1) {
    forget_token(connection, token)
    return(0)
  }
  wait <- wait_of(not_redirected(response, connection), connection, tries)
  if (is.na(wait) || is_last) answered(response) else wait
}
