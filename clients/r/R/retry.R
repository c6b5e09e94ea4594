# Performs a request, and retries if that may help: after a limit or while a server starts, for as long as the server
# says, and after a broken connection, also behind a gateway, if a repeated request has no further effect.
send <- function(request, connection, is_repeatable = TRUE) {
  wait_for_pace(connection)
  for (try in seq_len(connection$attempts)) {
    # Since httr2 1.0, the condition has the second name.
    outcome <- tryCatch(httr2::req_perform(request), httr2_failed = identity, httr2_failure = identity)
    wait <- if (inherits(outcome, "condition")) {
      wait_after_break(try, is_repeatable && !is_proxy_refusal(outcome), connection)
    } else {
      wait_of(outcome, connection, try, is_repeatable)
    }
    if (!inherits(outcome, "condition")) keep_pace(outcome, connection)
    if (is.na(wait) || try == connection$attempts) break
    say_wait(sprintf("The server asks to wait; trying again in %.0f seconds.", wait), wait)
    connection$pause(wait + connection$chance(1, 0, connection$backoff))
  }
  if (!inherits(outcome, "condition")) return(not_redirected(outcome, connection))
  abort_unreached(connection, outcome)
}

# Waits if an earlier response said that a limit is used up.
wait_for_pace <- function(connection) {
  wait <- (connection$kept$free_at %||% 0) - connection$now()
  if (wait <= 0) return(invisible())
  say_wait(sprintf("The plan allows the next request in %.0f seconds.", wait), wait)
  connection$pause(wait)
}

# Records when the next request may be sent, if a response says that a limit is used up.
keep_pace <- function(response, connection) {
  # Each limit can have its own header.
  limits <- as.character(unlist(httr2::resp_headers(response, "^ratelimit$")))
  found <- unlist(regmatches(limits, gregexpr("; *r=0; *t=[0-9]+", limits)))
  seconds <- max(0, as.numeric(sub(".*=", "", found)))
  if (seconds > 0 && seconds <= connection$longest_wait) connection$kept$free_at <- connection$now() + seconds
}

# Signals `goalsquare_waiting` for each wait, and shows a message for long ones.
say_wait <- function(text, seconds) {
  (if (seconds >= 5) rlang::inform else rlang::signal)(text, class = "goalsquare_waiting")
}

# Whether a proxy requires a password, in which case a retry does not help.
is_proxy_refusal <- function(fault) grepl("(response|code) 407", paste(conditionMessage(fault), fault$parent))

# Redirects are not followed, so that the token, the client secret and the request body only go to the named server.
not_redirected <- function(response, connection) {
  if (!httr2::resp_status(response) %in% c(301L, 302L, 303L, 307L, 308L)) return(response)
  location <- httr2::resp_header(response, "Location")
  to <- if (is.null(location)) "" else paste(" to", sub("^(https?://[^/?#]*).*", "\\1", location))
  abort(
    sprintf(
      "%s redirects%s, but your credentials are not sent there. Pass the URL of that server if you trust it.",
      connection$url,
      to
    ),
    class = "goalsquare_unexpected_answer",
    status = httr2::resp_status(response)
  )
}

abort_unreached <- function(connection, cause = NULL) {
  abort(
    paste0("The server at ", connection$url, " cannot be reached."),
    class = "goalsquare_connection_error",
    parent = cause
  )
}

wait_after_break <- function(try, is_repeatable, connection) {
  if (is_repeatable) connection$backoff * 2^(try - 1) else NA
}

# Returns the seconds to wait before a retry, or NA if a retry does not help. `Retry-After` is a number of seconds or a
# time.
wait_of <- function(response, connection, try = 1, is_repeatable = TRUE) {
  status <- httr2::resp_status(response)
  if (status %in% c(502L, 504L)) return(wait_after_break(try, is_repeatable, connection))
  # A 408 without a problem document comes from a proxy.
  if (!status %in% c(429L, 503L) && !(status == 408L && length(problem_of(response)) > 0)) return(NA)
  otherwise <- wait_after_break(try, TRUE, connection)
  said <- httr2::resp_header(response, "Retry-After")
  if (is.null(said)) return(otherwise)
  wait <- if (grepl("^[0-9.]+$", said)) {
    as.numeric(said)
  } else {
    as.numeric(curl::parse_date(said)) - as.numeric(Sys.time())
  }
  wait <- if (is.na(wait)) otherwise else max(wait, 0)
  if (wait <= connection$longest_wait) wait else NA
}
