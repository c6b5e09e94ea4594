session <- new.env(parent = emptyenv())

#' Connect to a server
#'
#' Says which server the functions of this package call, and as whom. The connection is kept for the session; every
#' function also takes one as its argument `connection`, for programs that talk to several servers. Without
#' `gs_connect()` the first call connects by the environment variables below.
#'
#' @param token A bearer token, by default that of the environment variable `GOALSQUARE_TOKEN`. The sandbox is open:
#'   without a token or a client the public key `sandbox-transactional` is used there.
#' @param environment `"production"`, the server that `GOALSQUARE_URL` names; `"sandbox"`, that of
#'   `GOALSQUARE_SANDBOX_URL` or `http://localhost:8080`; or the URL of a server. By default production where
#'   `GOALSQUARE_URL` is set, else the sandbox.
#' @param client_id,client_secret Client credentials of a machine account, used where there is no token. The token they
#'   are exchanged for lives a day, and ten are issued a day; it is kept in memory and in the folder `cache`.
#' @param format How answers travel: `"json"`, or `"csv"`, which R reads in less than half the time. Tibbles are the
#'   same.
#' @param max_tries How often a request is tried that meets a limit, a server that is starting, or a broken connection.
#'   What makes or ends something is not tried again after a broken connection, since it may have been done.
#' @param max_wait How many seconds of `Retry-After` are waited for. A used-up quota asks for more and is an error at
#'   once.
#' @param timeout How many seconds a server may say nothing before the connection counts as broken.
#' @param cache Folder that tokens of client credentials are kept in, readable by its owner alone. `NULL` keeps them in
#'   memory only.
#' @return A connection, invisibly.
#' @family connections
#' @export
#' @examples
#' gs_connect(token = "sandbox-basic", environment = "http://localhost:8080")
#' gs_connection()
#' @examplesIf nzchar(Sys.getenv("GOALSQUARE_URL"))
#' gs_connect()
gs_connect <- function(
  token = Sys.getenv("GOALSQUARE_TOKEN"),
  environment = NULL,
  client_id = Sys.getenv("GOALSQUARE_CLIENT_ID"),
  client_secret = Sys.getenv("GOALSQUARE_CLIENT_SECRET"),
  format = c("json", "csv"),
  max_tries = 4,
  max_wait = 60,
  timeout = 60,
  cache = R_user_dir("goalsquare", "cache")
) {
  token <- secret_text(token, "token")
  client_id <- secret_text(client_id, "client_id")
  environment <- one_text(
    environment %||% if (nzchar(Sys.getenv("GOALSQUARE_URL"))) "production" else "sandbox",
    "environment"
  )
  if (!nzchar(token) && !nzchar(client_id)) {
    if (environment != "sandbox") {
      abort("A token is needed: set GOALSQUARE_TOKEN, or GOALSQUARE_CLIENT_ID and GOALSQUARE_CLIENT_SECRET.")
    }
    token <- "sandbox-transactional"
  }
  session$connection <- structure(class = "goalsquare_connection", list(
    url = server_url(environment),
    token = token,
    client_id = client_id,
    client_secret = secret_text(client_secret, "client_secret"),
    format = one_of(format, "format", c("json", "csv")),
    max_tries = at_least_one(max_tries, "max_tries"),
    max_wait = one_number(max_wait, "max_wait"),
    timeout = at_least_one(timeout, "timeout"),
    cache = if (!is.null(cache)) one_text(cache, "cache"),
    kept = new.env(parent = emptyenv()),
    pause = Sys.sleep
  ))
  invisible(session$connection)
}

#' The connection of the session
#'
#' @return The connection that [gs_connect()] made last; where there is none, one made by the environment variables.
#' @family connections
#' @export
#' @examples
#' gs_connect(token = "sandbox-basic", environment = "http://localhost:8080")
#' gs_connection()
gs_connection <- function() session$connection %||% gs_connect()

#' Whether a server can be asked
#'
#' @param connection A connection; by default that of the session.
#' @return `TRUE` where the server answers that it is ready, else `FALSE`.
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

# Never shown in an error, whatever it is.
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
  sub("/+$", "", url)
}
