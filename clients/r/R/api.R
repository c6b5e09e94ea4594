#' Call any path
#'
#' `gs_api()` requests a path of the API. It returns the same tibble as the function for that path, or the decoded
#' response. `gs_response()` returns the HTTP response, whatever its status.
#'
#' @param endpoint Path below `/v1`, such as `"matches/110610101/shots"`, with or without a query.
#' @param ... Query parameters, with their names in the contract. A vector sends each of its values.
#' @param as `"tibble"`, `"list"` for the response as nested lists, or `"text"` for JSON.
#' @param table The table to return, if the operation has several.
#' @param body For a POST request: a list that is sent as JSON.
#' @param connection A connection; by default that of the session.
#' @return `gs_api()`: a tibble, a list or a string. `gs_response()`: an `httr2` response.
#' @family connections
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_api("metadata/matchstatus")
#' gs_api("metadata/matchstatus", as = "list")[[1]]
#' httr2::resp_headers(gs_response("usage"))
gs_api <- function(
  endpoint,
  ...,
  as = c("tibble", "list", "text"),
  table = NULL,
  body = NULL,
  connection = gs_connection()
) {
  as <- one_of(as, "as", c("tibble", "list", "text"))
  checked(connection)
  path <- path_of(endpoint)
  operation <- if (as == "tibble") operation_at(path, if (is.null(body)) "GET" else "POST")
  accept <- if (as == "tibble") accepted(connection) else "application/json"
  query <- c(api_query(path, connection, ...), if (accept == "text/csv") list(table = table))
  response <- answered(ask(connection, path, query, body, accept))
  if (!is.null(operation)) response <- expected(response, declared("contract")[[operation]], accept)
  switch(
    as,
    tibble = rows_of(response, operation, table),
    list = list_of(response),
    text = httr2::resp_body_string(response, "UTF-8")
  )
}

#' @rdname gs_api
#' @export
gs_response <- function(endpoint, ..., body = NULL, connection = gs_connection()) {
  path <- path_of(endpoint)
  ask(connection, path, api_query(path, connection, ...), body)
}

path_of <- function(endpoint) paste0("/v1/", sub("^/?(v1/)?", "", one_text(endpoint, "endpoint")))

api_query <- function(path, connection, ...) {
  operation <- operations_at(path, "GET")
  with_moment(named(list(...)), if (length(operation)) operation[[1]], connection)
}

named <- function(query) {
  if (all(nzchar(rlang::names2(query)))) {
    query
  } else {
    abort("Query parameters must have names, such as metric = \"GOAL\".")
  }
}

operations_at <- function(path, method) {
  path <- sub("[?].*", "", path)
  matches <- function(operation) {
    operation$method == method && grepl(paste0("^", gsub("\\{[^}]+\\}", "[^/]+", operation$path), "$"), path)
  }
  Filter(matches, declared("contract"))
}

operation_at <- function(path, method) {
  found <- names(operations_at(path, method))
  if (length(found) == 0) {
    abort(sprintf("'%s %s' is not a path of the contract. Use as = \"list\" for any other.", method, path))
  }
  found[[1]]
}
