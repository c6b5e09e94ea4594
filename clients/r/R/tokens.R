bearer_token <- function(connection) {
  if (nzchar(connection$token)) return(connection$token)
  issued <- connection$kept$issued %||% read_token(connection)
  if (is.null(issued) || issued$expires <= Sys.time()) issued <- issue_token(connection)
  connection$kept$issued <- issued
  issued$token
}

forget_token <- function(connection) {
  connection$kept$issued <- NULL
  if (!is.null(connection$cache)) unlink(token_file(connection))
}

issue_token <- function(connection) {
  request <- httr2::req_auth_basic(new_request(connection, "/oauth2/token"), connection$client_id, connection$client_secret)
  response <- send(httr2::req_body_form(request, grant_type = "client_credentials"), connection)
  if (httr2::resp_status(response) != 200) abort_token(response, connection)
  answer <- httr2::resp_body_json(response)
  minute <- 60
  issued <- list(token = answer$access_token, expires = Sys.time() + answer$expires_in - minute)
  write_token(connection, issued)
  issued
}

abort_token <- function(response, connection) {
  answer <- tryCatch(httr2::resp_body_json(response), error = function(fault) list())
  said <- answer$error_description %||% answer$detail %||% answer$error %||% ""
  abort(sprintf("No token for client '%s' (%d): %s", connection$client_id, httr2::resp_status(response), said),
    class = c(class_of_status(httr2::resp_status(response)), "goalsquare_token_error"), status = httr2::resp_status(response), problem = answer
  )
}

token_file <- function(connection) {
  file.path(connection$cache, paste0(rlang::hash(list(connection$url, connection$client_id, connection$client_secret)), ".rds"))
}

read_token <- function(connection) {
  if (is.null(connection$cache) || !is_private(token_file(connection))) return(NULL)
  tryCatch(readRDS(token_file(connection)), error = function(fault) NULL)
}

# Whether there is a file that its owner alone may read, as far as the system tells.
is_private <- function(file) file.exists(file) && (.Platform$OS.type != "unix" || bitwAnd(as.integer(file.mode(file)), 63L) == 0)

# Keeps a token, whole or not at all, so that other processes may read it meanwhile.
write_token <- function(connection, issued) {
  if (is.null(connection$cache)) return(invisible())
  before <- Sys.umask("0077")
  on.exit(Sys.umask(before))
  kept <- tryCatch(suppressWarnings({
    dir.create(connection$cache, recursive = TRUE)
    new <- tempfile(tmpdir = connection$cache)
    saveRDS(issued, new)
    file.rename(new, token_file(connection))
  }), error = function(fault) FALSE)
  if (!kept) rlang::warn(paste0("The token is kept in memory only: folder ", connection$cache, " cannot be written to."), class = "goalsquare_cache_warning")
}
