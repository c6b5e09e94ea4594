new_request <- function(connection, path) {
  request <- httr2::request(paste0(connection$url, path))
  agent <- sprintf("goalsquare-r/%s httr2/%s R/%s", utils::packageVersion("goalsquare"), utils::packageVersion("httr2"), getRversion())
  httr2::req_error(httr2::req_user_agent(request, agent), is_error = function(response) FALSE)
}

wait_of <- function(response) {
  wait <- suppressWarnings(as.numeric(httr2::resp_header(response, "Retry-After") %||% "1"))
  if (is.na(wait)) 1 else wait
}

is_worth_waiting <- function(response, max_wait) httr2::resp_status(response) %in% c(429L, 503L) && wait_of(response) <= max_wait

send <- function(request, connection) {
  is_transient <- function(response) is_worth_waiting(response, connection$max_wait)
  request <- httr2::req_retry(request, max_tries = connection$max_tries, is_transient = is_transient, after = wait_of)
  unreached <- function(fault) {
    abort(paste0("The server at ", connection$url, " cannot be reached."), class = "goalsquare_connection_error", parent = fault)
  }
  # From httr2 1.0 on the condition has the second name.
  tryCatch(httr2::req_perform(request), httr2_failed = unreached, httr2_failure = unreached)
}

ask <- function(connection, path, query = list(), body = NULL, accept = "application/json", method = if (is.null(body)) "GET" else "POST") {
  request <- httr2::req_headers(new_request(connection, path), Accept = paste0(accept, ", application/problem+json;q=0.5"))
  request <- httr2::req_url_query(request, !!!spread(query))
  if (!is.null(body)) request <- httr2::req_body_json(request, body)
  request <- httr2::req_method(request, method)
  authorised <- function() send(httr2::req_auth_bearer_token(request, bearer_token(connection)), connection)
  response <- authorised()
  if (httr2::resp_status(response) == 401 && !nzchar(connection$token)) {
    forget_token(connection)
    response <- authorised()
  }
  response
}

# A vector is sent as its name repeated, which every form of the contract's arrays allows.
spread <- function(query) {
  query <- query[lengths(query) > 0]
  values <- lapply(query, function(value) if (is.logical(value)) tolower(value) else format(value, scientific = FALSE, trim = TRUE, justify = "none"))
  rlang::set_names(as.list(unlist(values, use.names = FALSE)), rep(names(query), lengths(query)))
}
