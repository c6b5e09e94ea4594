#' Errors
#'
#' A failed request signals an R condition, so you can handle each cause with `tryCatch()`.
#'
#' | class | when |
#' |---|---|
#' | `goalsquare_bad_request` | 400: a parameter is invalid |
#' | `goalsquare_unauthorised` | 401: the token is missing, unknown or no longer valid |
#' | `goalsquare_forbidden` | 403: the account has no licence for the league, level, season, match or metric |
#' | `goalsquare_not_started` | 403: the match has not started, or its teams are not named |
#' | `goalsquare_not_found` | 404: nothing has this id, or the server does not store its data |
#' | `goalsquare_too_long` | 413 and 414: split the request |
#' | `goalsquare_too_many_requests` | 429, if waiting for `Retry-After` did not help, or would take too long |
#' | `goalsquare_server_error` | 500 and above |
#' | `goalsquare_connection_error` | the server could not be reached, or the connection broke |
#' | `goalsquare_unexpected_answer` | the response does not come from this API; check the URL |
#' | `goalsquare_token_error` | the server did not issue a token for the client credentials |
#' | `goalsquare_configuration_error` | an argument is invalid; no request was sent |
#' | `goalsquare_unknown_name` | no item, or more than one, has the name that you passed; `suggestions` are candidates |
#' | `goalsquare_webhook_rejected` | a webhook message has no valid signature, or its time is outside the tolerance |
#' | `goalsquare_error` | all of these errors |
#'
#' The error for a response has its `status`, the `request_id` to quote in a support request, and its `problem` document
#' as a list: `type`, `title`, `detail` and, if there are several faults, `errors`.
#'
#' If you pass several matches, those that have not started are skipped with a warning of the class
#' `goalsquare_match_warning`. If none has started, that is an error.
#'
#' @name goalsquare_error
#' @family connections
#' @examplesIf goalsquare::gs_is_ready()
#' tryCatch(gs_match(1), goalsquare_not_found = function(error) error$problem$detail)
NULL

not_started <- c("/problems/match-not-started", "/problems/teams-not-entered")

class_of_status <- function(status) {
  known <- c(
    "400" = "bad_request",
    "401" = "unauthorised",
    "403" = "forbidden",
    "404" = "not_found",
    "413" = "too_long",
    "414" = "too_long",
    "429" = "too_many_requests"
  )
  name <- if (status >= 500) "server_error" else known[as.character(status)]
  if (is.na(name)) character() else paste0("goalsquare_", name)
}

problem_of <- function(response) {
  force(response)
  if (!isTRUE(grepl("json", httr2::resp_content_type(response)))) return(list())
  tryCatch(httr2::resp_body_json(response, check_type = FALSE), error = function(fault) list())
}

# Returns a successful response. Any other response is an error.
answered <- function(response) {
  status <- httr2::resp_status(response)
  if (status < 300) return(response)
  problem <- problem_of(response)
  if (length(problem) == 0 && !status %in% c(401, 429) && status < 500) abort_refused_between(response)
  abort_problem(status, problem, httr2::resp_header(response, "X-Request-Id"))
}

# Returns the meaning of a status, for responses from a proxy or a server in between.
plain_reason <- function(status) {
  if (status == 401) return("The token is unknown, expired or revoked.")
  httr2::resp_status_desc(httr2::response(status)) %|% "The server gave no reason."
}

`%|%` <- function(x, y) if (length(x) == 0 || is.na(x)) y else x

# This API sends a problem document with every refusal except 401. A refusal without one comes from a proxy.
abort_refused_between <- function(response) {
  text <- if (length(response$body) > 0) substr(httr2::resp_body_string(response, "UTF-8"), 1, 80) else ""
  abort(
    trimws(sprintf(
      "%s returned %d %s without a problem document: a proxy in between refuses the request, not this API. %s",
      sub("[?].*", "", response$url),
      httr2::resp_status(response),
      httr2::resp_status_desc(response) %|% "",
      text
    )),
    class = "goalsquare_unexpected_answer",
    status = httr2::resp_status(response)
  )
}

abort_unexpected <- function(response, text = "") {
  abort(
    sprintf(
      "%s returned %s, which is not a response of this API%s",
      sub("[?].*", "", response$url),
      httr2::resp_content_type(response) %|% "something",
      if (nzchar(text)) paste0(": ", substr(text, 1, 80)) else "."
    ),
    class = "goalsquare_unexpected_answer",
    status = httr2::resp_status(response)
  )
}

abort_problem <- function(status, problem, request_id) {
  said <- problem$detail %||% problem$title %||% plain_reason(status)
  details <- vapply(problem$errors, function(fault) fault$detail, "")
  more <- setdiff(as.character(details), said)
  names(more) <- rep("x", length(more))
  abort(
    c(paste0(status, ": ", said), more),
    class = if (isTRUE(problem$type %in% not_started)) "goalsquare_not_started" else class_of_status(status),
    status = status,
    problem = problem,
    request_id = request_id
  )
}
