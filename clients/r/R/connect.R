session <- new.env(parent = emptyenv())

#' Connect to a server
#'
#' Sets the server that the functions of this package call, and the account, for the session. Every function also has an
#' argument `connection`, for programs that use several servers. Without `gs_connect()`, the first call connects with
#' the environment variables below.
#'
#' @param token A bearer token. If you pass neither a token nor a client, the connection uses `GOALSQUARE_TOKEN`, else
#'   `GOALSQUARE_CLIENT_ID` and `GOALSQUARE_CLIENT_SECRET`, else the public key of the sandbox.
#' @param environment `"production"`, the server in `GOALSQUARE_URL`; `"sandbox"`, the server in
#'   `GOALSQUARE_SANDBOX_URL` or `http://localhost:8080`; or the URL of a server, with or without `/v1`. By default
#'   production if `GOALSQUARE_URL` is set, else the sandbox.
#' @param client_id,client_secret Client credentials of a machine account. They are exchanged for a token, which is
#'   valid for a day and is stored in memory and in the folder `token_cache`. At most ten tokens are issued a day.
#' @param format The format of responses: `"json"`, or `"csv"`, which R reads in less than half the time. The tibbles
#'   are the same.
#' @param attempts Maximum number of times a request is sent if it meets a limit, a server that is starting, or a broken
#'   connection. Requests that begin or end something are not sent again after a broken connection, because the server
#'   may have processed them.
#' @param backoff Seconds to wait before the second attempt if the server does not say; doubled each time.
#' @param longest_wait The longest `Retry-After` to wait for, in seconds. A longer one, such as that of a used-up quota,
#'   is an error at once.
#' @param timeout How many seconds the server may send nothing before the connection counts as broken.
#' @param token_cache Folder in which tokens of client credentials are stored, readable only by its owner. `NULL` stores
#'   them in memory only.
#' @param cache Where responses are stored. They are reused while the server allows it. After that, the server only
#'   sends them again if they have changed. `TRUE` stores them in memory for the session. `"disk"` stores them in the
#'   user's cache folder, and a path stores them in that folder, in both cases also for later sessions. `FALSE` stores
#'   nothing.
#' @param finished_max_age Seconds for which responses about finished matches and seasons are reused without a request;
#'   by default a day in a folder, else as long as the server says, which is five minutes.
#' @param categories Whether codes, names and other texts from short lists are factors.
#' @return A connection, invisibly.
#' @family connections
#' @export
#' @examples
#' gs_connect(token = "sandbox-basic", environment = "http://localhost:8080")
#' gs_connection()
#' @examplesIf nzchar(Sys.getenv("GOALSQUARE_URL"))
#' gs_connect()
gs_connect <- function(
  token = NULL,
  environment = NULL,
  client_id = NULL,
  client_secret = NULL,
  format = c("json", "csv"),
  attempts = 5,
  backoff = 0.25,
  longest_wait = 30,
  timeout = 30,
  token_cache = R_user_dir("goalsquare", "cache"),
  cache = TRUE,
  finished_max_age = NULL,
  categories = FALSE
) {
  environment <- one_text(
    environment %||% if (nzchar(Sys.getenv("GOALSQUARE_URL"))) "production" else "sandbox",
    "environment"
  )
  account <- account_of(token, client_id, client_secret, environment)
  session$connection <- structure(class = "goalsquare_connection", list(
    url = server_url(environment),
    token = account$token,
    client_id = account$client_id,
    client_secret = account$client_secret,
    format = one_of(format, "format", c("json", "csv")),
    attempts = at_least_one(attempts, "attempts"),
    backoff = one_number(backoff, "backoff"),
    longest_wait = one_number(longest_wait, "longest_wait"),
    timeout = at_least_one(timeout, "timeout"),
    token_cache = if (!is.null(token_cache)) one_text(token_cache, "token_cache"),
    kept = new.env(parent = emptyenv()),
    pause = Sys.sleep,
    now = function() as.numeric(Sys.time()),
    store = store_of(cache),
    finished_max_age = if (is.null(finished_max_age)) {
      if (is.character(cache)) FINISHED_MAX_AGE
    } else {
      one_number(finished_max_age, "finished_max_age")
    },
    categories = flag(categories, "categories"),
    chance = stats::runif
  ))
  invisible(session$connection)
}

#' The connection of the session
#'
#' @return The connection that [gs_connect()] created last, or else one from the environment variables.
#' @family connections
#' @export
#' @examplesIf nzchar(Sys.getenv("GOALSQUARE_URL"))
#' gs_connect()
#' gs_connection()
gs_connection <- function() session$connection %||% gs_connect()

#' Whether a server is ready
#'
#' @param connection A connection; by default that of the session.
#' @return `TRUE` if the server answers that it is ready, else `FALSE`.
#' @family connections
#' @export
#' @examples
#' gs_is_ready()
gs_is_ready <- function(connection = gs_connection()) {
  request <- httr2::req_timeout(new_request(connection, "/readyz"), 5)
  tryCatch(httr2::resp_status(httr2::req_perform(request)) == 200, error = function(fault) FALSE)
}

#' @export
format.goalsquare_connection <- function(x, ...) {
  who <- if (nzchar(x$token)) "with a token" else paste("as client", x$client_id)
  moment <- if (!is.null(x$as_of)) paste(", as of", x$as_of)
  known <- if (!is.null(x$known_at)) paste(", known at", x$known_at)
  paste0("<goalsquare connection> ", x$url, " ", who, ", by ", x$format, moment, known)
}

#' @export
print.goalsquare_connection <- function(x, ...) {
  cat(format(x), "\n", sep = "")
  invisible(x)
}

#' @importFrom utils str
#' @export
str.goalsquare_connection <- function(object, ...) print(object)

at_least_one <- function(value, name) {
  number <- as.numeric(whole_number(value, name))
  if (number >= 1) number else abort_argument(name, "at least 1", value)
}

# Returns the account: the one passed, else that of the environment, else the public key on the sandbox.
account_of <- function(token, client_id, client_secret, environment) {
  account <- list(
    token = secret_text(token, "token"),
    client_id = secret_text(client_id, "client_id"),
    client_secret = secret_text(client_secret, "client_secret")
  )
  if (!any(nzchar(account))) {
    account$token <- trimws(Sys.getenv("GOALSQUARE_TOKEN"))
    if (!nzchar(account$token)) {
      account$client_id <- Sys.getenv("GOALSQUARE_CLIENT_ID")
      account$client_secret <- Sys.getenv("GOALSQUARE_CLIENT_SECRET")
    }
  }
  has_client <- nzchar(account$client_id)
  if (has_client != nzchar(account$client_secret) || (has_client && nzchar(account$token))) {
    abort("Pass client_id and client_secret together, and no token.")
  }
  if (has_client || nzchar(account$token)) return(account)
  if (environment != "sandbox") {
    abort("A token is needed: set GOALSQUARE_TOKEN, or GOALSQUARE_CLIENT_ID and GOALSQUARE_CLIENT_SECRET.")
  }
  replace(account, "token", "sandbox-transactional")
}

# The value is never shown in an error.
secret_text <- function(value, name) {
  if (is.null(value)) return("")
  if (rlang::is_string(value) && !is.na(value)) value else abort(sprintf("%s must be one text.", name))
}

server_url <- function(environment) {
  url <- switch(
    environment,
    production = Sys.getenv("GOALSQUARE_URL"),
    sandbox = Sys.getenv("GOALSQUARE_SANDBOX_URL", "http://localhost:8080"),
    environment
  )
  if (!nzchar(url)) abort("Environment variable GOALSQUARE_URL must name the production server.")
  if (!grepl("^https?://[^/]", url)) {
    abort(sprintf(
      "environment '%s' is not \"production\", \"sandbox\" or a URL that begins with http:// or https://.",
      environment
    ))
  }
  sub("/+$", "", sub("/v1/*$", "", url))
}
