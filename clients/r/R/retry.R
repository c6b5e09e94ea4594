# Performs a request, again where that may help: where a limit is met or a server is starting, after as long as it says;
# and where the connection breaks, be it between a gateway and the server, if asking twice does not do twice.
send <- function(request, connection, is_repeatable = TRUE) {
  wait_for_pace(connection)
  for (try in seq_len(connection$attempts)) {
    # From httr2 1.0 on the condition has the second name.
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

# Waits where an earlier response left nothing of a limit.
wait_for_pace <- function(connection) {
  wait <- (connection$kept$free_at %||% 0) - connection$now()
  if (wait <= 0) return(invisible())
  say_wait(sprintf("The plan allows the next request in %.0f seconds.", wait), wait)
  connection$pause(wait)
}

# Notes when the next request may be sent, if a response leaves nothing of a limit.
keep_pace <- function(response, connection) {
  limits <- httr2::resp_header(response, "RateLimit") %||% ""
  found <- regmatches(limits, gregexpr("(?<=;r=0;t=)[0-9]+", limits, perl = TRUE))[[1]]
  seconds <- max(0, as.numeric(found))
  if (seconds > 0 && seconds <= connection$longest_wait) connection$kept$free_at <- connection$now() + seconds
}

# Signals `goalsquare_waiting` for each wait, and shows the ones that a person notices.
say_wait <- function(text, seconds) {
  (if (seconds >= 5) rlang::inform else rlang::signal)(text, class = "goalsquare_waiting")
}

# Whether a proxy wants a password: asking again does not help.
is_proxy_refusal <- function(fault) grepl("(response|code) 407", paste(conditionMessage(fault), fault$parent))

# Redirects are not followed: the token, the client secret and the body of an account are for the server that was named.
not_redirected <- function(response, connection) {
  if (!httr2::resp_status(response) %in% c(301L, 302L, 303L, 307L, 308L)) return(response)
  location <- httr2::resp_header(response, "Location")
  to <- if (is.null(location)) "" else paste(" to", sub("^(https?://[^/?#]*).*", "\\1", location))
  abort(
    sprintf(
      "%s redirects%s, and your account is sent to no other server. Name that one if you trust it.",
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

# How many seconds to wait before asking again, NA where that is of no use. `Retry-After` is a number of seconds, or a
# time.
wait_of <- function(response, connection, try = 1, is_repeatable = TRUE) {
  status <- httr2::resp_status(response)
  if (status %in% c(502L, 504L)) return(wait_after_break(try, is_repeatable, connection))
  # A 408 without a problem document is the refusal of a proxy.
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
