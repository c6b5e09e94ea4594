#' Events
#'
#' Follows what happens in a match, or in the matches of a league, or how the answer to a batch changes, and gives each event to a function
#' as it comes. A stream that breaks off is resumed where it did.
#'
#' @param match_id,league_id Id of a match, or of a league.
#' @param on_event A function of one event, a list of its `type`, `id` and `data`. Where it returns `FALSE`, the stream ends.
#' @param types Types of events: `"MatchStatus"`, `"MatchScore"`, `"MatchMetricUpdate"`, `"ReferenceData"`; by default all.
#' @param since Id of the last event that is known, so that those since come first; of a match `0` for all from its start.
#' @param requests A batch of questions, as [gs_player_batch()] takes them. The first event, of the type `answer`, has the whole answer; those
#'   after it, `change`, what has changed.
#' @param of Whose statistics: `"players"` or `"squads"`.
#' @param seconds How long to follow, at most.
#' @param connection A connection; by default that of the session.
#' @return The id of the last event, invisibly, to resume from.
#' @family matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture(2025)$match_id[[1]]
#' replay <- gs_begin_replay(match_id, from = "Q4:00:00", speed = 600)
#' show <- function(event) {
#'   cat(event$data$home$points, "to", event$data$away$points, "\n")
#'   FALSE
#' }
#' gs_match_events(replay$match_id, show, types = "MatchScore", since = 0, seconds = 10)
#' gs_end_replay(replay$match_id)
gs_match_events <- function(match_id, on_event, types = NULL, since = NULL, seconds = Inf, connection = gs_connection()) {
  follow("getMatchEvents", list(matchId = match_id, types = types), on_event, since, seconds, connection)
}

#' @rdname gs_match_events
#' @export
gs_league_events <- function(league_id, on_event, types = NULL, since = NULL, seconds = Inf, connection = gs_connection()) {
  follow("getLeagueEvents", list(leagueId = league_id, types = types), on_event, since, seconds, connection)
}

#' @rdname gs_match_events
#' @export
gs_stat_changes <- function(match_id, requests, on_event, of = c("players", "squads"), seconds = Inf, connection = gs_connection()) {
  of <- match.arg(of)
  operation <- if (of == "players") "postPlayerStatisticsEvents" else "postSquadStatisticsEvents"
  follow(operation, list(matchId = match_id), on_event, NULL, seconds, connection, batch_body(of, requests))
}

follow <- function(operation, given, on_event, since, seconds, connection, body = NULL) {
  until <- Sys.time() + seconds
  state <- new.env(parent = emptyenv())
  state$id <- if (is.null(since)) NULL else format(since, scientific = FALSE)
  state$stopped <- FALSE
  heard <- function(event) {
    state$id <- event$id %||% state$id
    if (!is.null(event$data) && isFALSE(on_event(event))) state$stopped <- TRUE
  }
  repeat {
    follow_once(stream_request(operation, given, body, state$id, connection), connection, heard, function() state$stopped || Sys.time() >= until)
    if (state$stopped || Sys.time() >= until) return(invisible(state$id))
    Sys.sleep(1)
  }
}

stream_request <- function(operation, given, body, id, connection) {
  contract <- declared("contract")[[operation]]
  path <- contract$path
  for (name in c("matchId", "leagueId")) if (!is.null(given[[name]])) path <- sub(paste0("{", name, "}"), id_text(given[[name]], name), path, fixed = TRUE)
  headers <- c(Authorization = paste("Bearer", bearer_token(connection)), Accept = "text/event-stream", "Last-Event-ID" = id)
  handle <- curl::new_handle(connecttimeout = 30)
  if (!is.null(body)) {
    headers <- c(headers, "Content-Type" = "application/json")
    curl::handle_setopt(handle, customrequest = "POST", postfields = jsonlite::toJSON(body, auto_unbox = TRUE, digits = NA))
  }
  curl::handle_setheaders(handle, .list = as.list(headers))
  list(url = paste0(connection$url, with_query(path, given["types"])), handle = handle)
}

# Reads a stream until it ends, or is to end. What the server refuses is an error as elsewhere; a connection that breaks is the end of a stream.
follow_once <- function(request, connection, heard, is_over) {
  pool <- curl::new_pool()
  rest <- raw()
  status <- NULL
  is_open <- TRUE
  take <- function(bytes, ...) {
    rest <<- c(rest, bytes)
    if (is.null(status)) status <<- curl::handle_data(request$handle)$status_code
    if (status < 300) rest <<- read_events(rest, heard, is_over)
  }
  ended <- function(...) is_open <<- FALSE
  curl::handle_setopt(request$handle, url = request$url)
  curl::multi_add(request$handle, done = ended, fail = ended, data = take, pool = pool)
  while (is_open && !is_over()) curl::multi_run(timeout = 0.2, poll = TRUE, pool = pool)
  if (is_open) curl::multi_cancel(request$handle)
  if (!is.null(status) && status >= 300) {
    answered(httr2::response(status_code = status, url = request$url, headers = list("Content-Type" = "application/problem+json"), body = rest))
  }
}

# Gives each whole event of some bytes to a function, until it is enough, and returns what is left.
read_events <- function(bytes, heard, is_over) {
  text <- rawToChar(bytes)
  Encoding(text) <- "UTF-8"
  blocks <- strsplit(paste0(text, " "), "\n\n", fixed = TRUE)[[1]]
  for (block in utils::head(blocks, -1)) {
    if (is_over()) break
    event <- event_of(strsplit(block, "\n", fixed = TRUE)[[1]])
    if (length(event) > 0) heard(event)
  }
  charToRaw(sub(" $", "", utils::tail(blocks, 1)))
}

event_of <- function(lines) {
  value <- function(name) {
    found <- lines[startsWith(lines, paste0(name, ":"))]
    if (length(found) > 0) sub("^ ", "", substring(found, nchar(name) + 2))
  }
  data <- value("data")
  event <- list(id = utils::tail(value("id"), 1))
  if (is.null(data)) return(event[lengths(event) > 0])
  c(event, list(type = utils::tail(value("event") %||% "message", 1), data = jsonlite::parse_json(paste(data, collapse = "\n"))))
}
