# httr2 sends a request once, because its retries differ from version to version.
new_request <- function(connection, path) {
  request <- httr2::request(paste0(checked(connection)$url, path))
  request <- httr2::req_options(
    httr2::req_user_agent(request, user_agent()),
    connecttimeout = 10,
    followlocation = FALSE,
    low_speed_limit = 1,
    low_speed_time = connection$timeout
  )
  request <- httr2::req_retry(
    request,
    max_tries = 1,
    is_transient = function(response) FALSE,
    backoff = function(tries) 0
  )
  httr2::req_error(request, is_error = function(response) FALSE)
}

user_agent <- function() {
  sprintf(
    "goalsquare-r/%s httr2/%s R/%s",
    utils::packageVersion("goalsquare"),
    utils::packageVersion("httr2"),
    getRversion()
  )
}

ask <- function(
  connection,
  path,
  query = list(),
  body = NULL,
  accept = "application/json",
  method = if (is.null(body)) "GET" else "POST"
) {
  path <- with_query(path, query)
  if (method == "GET") {
    return(stored_or_requested(connection, path, accept, function(etag) {
      ask_server(connection, path, NULL, accept, method, etag)
    }))
  }
  ask_server(connection, path, body, accept, method)
}

ask_server <- function(connection, path, body, accept, method, etag = NULL) {
  request <- new_request(connection, path)
  if (!is.null(etag)) request <- httr2::req_headers(request, "If-None-Match" = etag)
  request <- httr2::req_headers(request, Accept = paste0(accept, ", application/problem+json;q=0.5"))
  if (!is.null(body)) request <- httr2::req_body_json(request, body)
  request <- httr2::req_method(request, method)
  is_repeatable <- method != "POST" || grepl("/statistics/", path, fixed = TRUE)
  with_token(connection, function(token) send(httr2::req_auth_bearer_token(request, token), connection, is_repeatable))
}

with_query <- function(path, query) {
  query <- query[!vapply(query, is.null, NA)]
  if (length(query) == 0) return(path)
  # A vector is sent by repeating its name, which the contract allows for every array.
  values <- Map(function(value, name) texts_of(plain(value, snake(name))), query, names(query))
  pairs <- paste(rep(names(query), lengths(values)), curl::curl_escape(unlist(values, use.names = FALSE)), sep = "=")
  paste0(path, if (grepl("?", path, fixed = TRUE)) "&" else "?", paste(pairs, collapse = "&"))
}
