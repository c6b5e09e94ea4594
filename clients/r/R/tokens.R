bearer_token <- function(connection) {
  if (nzchar(connection$token)) return(connection$token)
  for (issued in list(connection$kept$issued, read_token(connection))) {
    if (is_valid(issued)) break
  }
  if (!is_valid(issued)) issued <- issue_token(connection)
  connection$kept$issued <- issued
  issued$token
}

is_valid <- function(issued) !is.null(issued) && issued$expires > Sys.time()

# Sends a request with a token. If the server no longer accepts a token that was issued for client credentials, tries
# once more with another token.
with_token <- function(connection, ask) {
  token <- bearer_token(connection)
  response <- ask(token)
  if (httr2::resp_status(response) != 401 || nzchar(connection$token)) return(response)
  forget_token(connection, token)
  ask(bearer_token(connection))
}

# Another process may have stored a newer token meanwhile, which is not deleted.
forget_token <- function(connection, token) {
  connection$kept$issued <- NULL
  if (identical(read_token(connection)$token, token)) unlink(token_file(connection))
}

issue_token <- function(connection) {
  request <- httr2::req_auth_basic(
    new_request(connection, "/oauth2/token"),
    connection$client_id,
    connection$client_secret
  )
  response <- send(httr2::req_body_form(request, grant_type = "client_credentials"), connection, is_repeatable = FALSE)
  answer <- problem_of(response)
  if (httr2::resp_status(response) != 200) abort_token(response, answer, connection)
  if (!is_issued(answer)) abort_unexpected(response)
  minute <- 60
  issued <- list(token = answer$access_token, expires = Sys.time() + answer$expires_in - minute)
  write_token(connection, issued)
  issued
}

is_issued <- function(answer) rlang::is_string(answer$access_token) && is.numeric(answer$expires_in)

abort_token <- function(response, answer, connection) {
  status <- httr2::resp_status(response)
  said <- answer$error_description %||% answer$detail %||% answer$error %||% httr2::resp_status_desc(response)
  abort(
    sprintf("No token for client '%s' (%d): %s", connection$client_id, status, said),
    class = c(class_of_status(status), "goalsquare_token_error"),
    status = status,
    problem = answer,
    request_id = httr2::resp_header(response, "X-Request-Id")
  )
}

token_file <- function(connection) {
  file.path(
    connection$token_cache,
    paste0(rlang::hash(list(connection$url, connection$client_id, connection$client_secret)), ".rds")
  )
}

read_token <- function(connection) {
  if (is.null(connection$token_cache) || !is_private(token_file(connection))) return(NULL)
  issued <- tryCatch(suppressWarnings(readRDS(token_file(connection))), error = function(fault) NULL)
  if (is.list(issued) && rlang::is_string(issued$token) && inherits(issued$expires, "POSIXct")) issued
}

# Whether there is a file that only its owner can read, as far as the system reports that.
is_private <- function(file) {
  file.exists(file) && (.Platform$OS.type != "unix" || bitwAnd(as.integer(file.mode(file)), 63L) == 0)
}

# Stores a token completely or not at all, so that other processes can read the file meanwhile.
write_token <- function(connection, issued) {
  if (is.null(connection$token_cache)) return(invisible())
  before <- Sys.umask("0077")
  on.exit(Sys.umask(before))
  kept <- tryCatch(suppressWarnings({
    dir.create(connection$token_cache, recursive = TRUE)
    new <- tempfile(tmpdir = connection$token_cache)
    on.exit(unlink(new), add = TRUE)
    saveRDS(issued, new)
    file.rename(new, token_file(connection))
  }), error = function(fault) FALSE)
  if (!kept) {
    rlang::warn(
      paste0("The token is stored in memory only: the folder ", connection$token_cache, " cannot be written to."),
      class = "goalsquare_cache_warning"
    )
  }
}
