#' A request of a batch
#'
#' Builds one request for [gs_player_batch()] or [gs_squad_batch()]. Omitted arguments mean the same as in
#' [gs_player_stats()].
#'
#' @inheritParams gs_player_stats
#' @param id The id of the request in the rows of the result; by default its position in the batch.
#' @return A request: a list with the names of the contract.
#' @family statistics
#' @export
#' @examples
#' str(gs_request("GOAL", zone = "F50", team = "home", id = "forwards"))
gs_request <- function(
  metric = NULL,
  period = NULL,
  zone = NULL,
  team = NULL,
  context = NULL,
  from_period_seconds = NULL,
  to_period_seconds = NULL,
  last_x_seconds = NULL,
  validation = NULL,
  id = NULL
) {
  given <- function(value, name, as) if (!is.null(value)) as(value, name)
  listed <- function(values, name) as.list(plain(values, name))
  members <- list(
    id = given(id, "id", one_text),
    metricCodes = given(metric, "metric", function(...) as.list(checked_metrics(metric))),
    team = given(team, "team", one_text),
    context = given(context, "context", one_text),
    periods = given(period, "period", function(...) as.list(numbers(checked_periods(period), "period"))),
    zones = given(zone, "zone", listed),
    fromPeriodSeconds = given(from_period_seconds, "from_period_seconds", one_number),
    toPeriodSeconds = given(to_period_seconds, "to_period_seconds", one_number),
    lastXSeconds = given(last_x_seconds, "last_x_seconds", one_number),
    validation = given(validation, "validation", one_text)
  )
  structure(members[lengths(members) > 0], class = "goalsquare_request")
}

#' Many requests in one call
#'
#' Answers a batch of requests about a match. One POST has up to a hundred requests. A longer batch is sent in several
#' POSTs.
#'
#' @inheritParams gs_match
#' @param batch A request from [gs_request()], or a list of requests. An empty list sends nothing and returns no rows.
#' @param full Whether rows include their request, in columns that begin with `request_`.
#' @param evidence Returns what adds up to the values, instead of the values: `"values"` is a row for each value with
#'   the number of its acts and seconds, `"terms"` a row for each act or time interval, `"ids"` a row for each value
#'   with the ids of its transactions.
#' @param verbose Whether to report the arguments that each request left at their defaults.
#' @return A tibble with a row for each question, player or squad, and metric; `request_id` identifies the question.
#'
#' @family statistics
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' questions <- list(
#'   gs_request(c("GOAL", "MARK"), zone = "F50", id = "forwards"),
#'   gs_request("DISPOSAL", last_x_seconds = 300, id = "late")
#' )
#' gs_player_batch(match_id, questions)
#' gs_squad_batch(match_id, gs_request("CLEARANCE", context = "Diff"), full = TRUE, verbose = TRUE)
#' gs_player_batch(match_id, gs_request("GOAL"), evidence = "terms")
gs_player_batch <- function(
  match_id,
  batch,
  full = FALSE,
  verbose = FALSE,
  evidence = NULL,
  connection = gs_connection()
) {
  ask_batch("postPlayerStatistics", "playerMetricRequests", match_id, batch, full, verbose, evidence, connection)
}

#' @rdname gs_player_batch
#' @export
gs_squad_batch <- function(
  match_id,
  batch,
  full = FALSE,
  verbose = FALSE,
  evidence = NULL,
  connection = gs_connection()
) {
  ask_batch("postSquadStatistics", "squadMetricRequests", match_id, batch, full, verbose, evidence, connection)
}

#' The last seconds, for several spans
#'
#' Statistics of the last seconds of play, for one span or several, in one request. Seconds count back from the end of
#' the match, from now if it is live, or from the end of each `period`.
#'
#' @inheritParams gs_player_stats
#' @param seconds One span or several, in seconds, such as `c(300, 600, 1200)`.
#' @return A tibble like that of [gs_player_stats()], with the span in its first column, `last_x_seconds`.
#' @family statistics
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_player_last_x(match_id, c(300, 600), metric = "DISPOSAL")
#' gs_squad_last_x(match_id, c(300, 600), metric = "CLEARANCE", period = 4)
#' gs_last_x(match_id, 300, "CLEARANCE", of = "squads")
gs_player_last_x <- function(
  match_id,
  seconds,
  metric = NULL,
  period = NULL,
  zone = NULL,
  team = NULL,
  connection = gs_connection()
) {
  last_x(gs_player_batch, match_id, seconds, connection, metric, period, zone, team)
}

#' @rdname gs_player_last_x
#' @export
gs_squad_last_x <- function(
  match_id,
  seconds,
  metric = NULL,
  period = NULL,
  zone = NULL,
  team = NULL,
  context = NULL,
  connection = gs_connection()
) {
  last_x(gs_squad_batch, match_id, seconds, connection, metric, period, zone, team, context)
}

#' @rdname gs_player_last_x
#' @param of `"players"` or `"squads"`.
#' @export
gs_last_x <- function(
  match_id,
  seconds,
  metric = NULL,
  period = NULL,
  zone = NULL,
  team = NULL,
  context = NULL,
  of = c("players", "squads"),
  connection = gs_connection()
) {
  if (one_of(of, "of", c("players", "squads")) == "squads") {
    return(gs_squad_last_x(match_id, seconds, metric, period, zone, team, context, connection))
  }
  if (!is.null(context)) abort("context is only for squads.")
  gs_player_last_x(match_id, seconds, metric, period, zone, team, connection)
}

# Sends a batch with a question for each span, which `...` describes, and puts the spans in the first column.
last_x <- function(batch, match_id, seconds, connection, ...) {
  requests <- lapply(numbers(seconds, "seconds"), function(span) gs_request(..., last_x_seconds = span))
  rows <- batch(match_id, requests, full = TRUE, connection = connection)
  tibble::add_column(without_info(rows, "request_id"), last_x_seconds = rows$request_last_x_seconds, .before = 1)
}

without_info <- function(rows, also = character()) {
  rows[!(names(rows) %in% also | (startsWith(names(rows), "request_") & names(rows) != "request_id"))]
}

MAX_REQUESTS <- 100

# Returns how to request evidence in each question of a batch, and the table of the response that contains it.
EVIDENCE <- list(
  values = list(asked = "full", table = "evidence"),
  terms = list(asked = "full", table = "evidenceTerms"),
  ids = list(asked = "ids", table = "evidenceIds")
)

rows_of_evidence <- function(evidence) {
  name <- one_text(evidence, "evidence")
  if (!name %in% names(EVIDENCE)) {
    abort(sprintf("evidence '%s' is not one of %s.", name, toString(names(EVIDENCE))))
  }
  EVIDENCE[[name]]
}

ask_batch <- function(operation, member, match_id, batch, full, verbose, evidence, connection) {
  requests <- with_codes_in(labelled(batch), connection)
  table <- NULL
  if (!is.null(evidence)) {
    wanted <- rows_of_evidence(evidence)
    table <- wanted$table
    requests <- lapply(requests, function(request) c(request, evidence = wanted$asked))
  }
  match_ids(match_id)
  if (flag(verbose, "verbose")) tell_defaults(requests, if (operation == "postSquadStatistics") "context")
  parts <- split(requests, (seq_along(requests) - 1) %/% MAX_REQUESTS)
  answers <- lapply(unname(parts), function(part) {
    body <- rlang::set_names(list(unname(part)), member)
    fetch(operation, matchId = match_id, body = body, table = table, connection = connection)
  })
  rows <- stack(answers, as_rows(list(), table_of(operation, table)))
  if (flag(full, "full")) rows else without_info(rows)
}

with_codes_in <- function(requests, connection) {
  lapply(requests, function(request) {
    if (!is.null(request$metricCodes)) request$metricCodes <- as.list(codes_of(unlist(request$metricCodes), connection))
    request
  })
}

labelled <- function(requests) {
  if (inherits(requests, "goalsquare_request")) requests <- list(requests)
  if (!is.list(requests) || !all(vapply(requests, inherits, NA, "goalsquare_request"))) {
    abort("batch must be requests from gs_request().")
  }
  requests <- Map(function(request, place) {
    request$id <- request$id %||% as.character(place)
    unclass(request)
  }, requests, seq_along(requests), USE.NAMES = FALSE)
  ids <- vapply(requests, function(request) request$id, "")
  if (anyDuplicated(ids)) {
    abort(sprintf(
      "batch must have requests with different ids, but several have '%s'.",
      ids[[anyDuplicated(ids)]]
    ))
  }
  requests
}

tell_defaults <- function(requests, context) {
  choices <- c(
    metricCodes = "every metric of the tier",
    team = "both",
    context = "For",
    periods = "all",
    zones = "the whole ground"
  )
  choices <- choices[c("metricCodes", "team", context, "periods", "zones")]
  for (request in requests) {
    left <- choices[setdiff(names(choices), names(request))]
    if (length(left)) {
      rlang::inform(paste0("Request ", request$id, ": ", paste(names(left), left, sep = " = ", collapse = ", ")))
    }
  }
}
