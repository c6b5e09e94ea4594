#' Errors
#'
#' A request that fails is an R condition, so `tryCatch()` can handle each cause.
#'
#' | class | when |
#' |---|---|
#' | `goalsquare_bad_request` | 400: a parameter is invalid |
#' | `goalsquare_unauthorised` | 401: the token is unknown, expired or revoked |
#' | `goalsquare_forbidden` | 403: the account has no licence for it |
#' | `goalsquare_not_started` | 403: the match has not started, or its teams are not entered |
#' | `goalsquare_not_found` | 404 |
#' | `goalsquare_too_long` | 413 and 414: split the request |
#' | `goalsquare_too_many_requests` | 429, if the wait that `Retry-After` asks for did not help, or was too long |
#' | `goalsquare_server_error` | 500 and above |
#' | `goalsquare_connection_error` | no answer at all |
#' | `goalsquare_unexpected_answer` | no answer of this API, but a web page or a redirect: look at the URL |
#' | `goalsquare_token_error` | client credentials were not exchanged for a token |
#' | `goalsquare_configuration_error` | an argument that cannot be used; nothing was sent |
#' | `goalsquare_unknown_name` | no item, or more than one, matches the name that you passed; see its `suggestions` |
#' | `goalsquare_webhook_rejected` | the server did not sign a message of a webhook, or it is too old |
#' | `goalsquare_error` | each of them |
#'
#' Errors of a response have its `status`, the `request_id` to quote to the server's operator, and its `problem`
#' document as a list: `type`, `title`, `detail` and, if there are several faults, `errors`.
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

# The response if it is one of success, else an error.
answered <- function(response) {
  status <- httr2::resp_status(response)
  if (status < 300) return(response)
  problem <- problem_of(response)
  if (length(problem) == 0 && !status %in% c(401, 429) && status < 500) abort_refused_between(response)
  abort_problem(status, problem, httr2::resp_header(response, "X-Request-Id"))
}

# What a status alone says, where a proxy or a server in between answers.
plain_reason <- function(status) {
  if (status == 401) return("The token is unknown, expired or revoked.")
  httr2::resp_status_desc(httr2::response(status)) %|% "The server gave no reason."
}

`%|%` <- function(x, y) if (length(x) == 0 || is.na(x)) y else x

# This API describes each refusal but 401 by a problem document: one without comes from a proxy.
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
      "%s returned %s that is not a response of this API%s",
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
