#' Permalinks
#'
#' A permalink is a URL that returns the result of one call or batch to anyone who opens it, with the licence of the
#' account that created it: for `read.csv()`, spreadsheets and the like. Keep it as you keep a password.
#'
#' @inheritParams gs_api
#' @param requests For statistics: a batch of questions, as [gs_player_batch()] takes them.
#' @param format How the URL answers: `"csv"` or `"json"`. The endings `.csv` and `.json` of the URL decide otherwise.
#' @param name A name for the permalink.
#' @param expires A time, or text such as `"2026-12-31T00:00:00Z"`, when it ends; by default never.
#' @param id Id of a permalink.
#' @return A tibble: of the permalink that was made, with its `url`, which is returned only here; or of the open ones,
#'   oldest first. `gs_delete_permalink()` returns the id, invisibly.
#' @family connections
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' endpoint <- paste0("matches/", match_id, "/statistics/players")
#' link <- gs_permalink(endpoint, requests = gs_request("GOAL"), name = "goals")
#' link$url
#' gs_permalinks()
#' gs_delete_permalink(link$permalink_id)
gs_permalink <- function(
  endpoint,
  ...,
  requests = NULL,
  table = NULL,
  format = c("csv", "json"),
  name = NULL,
  expires = NULL,
  connection = gs_connection()
) {
  if (inherits(expires, "POSIXt")) expires <- utc_text(expires, "expires")
  asked <- list(
    name = name,
    path = with_query(path_of(endpoint), named(list(...))),
    body = if (!is.null(requests)) batch_body(endpoint, requests),
    format = one_of(format, "format", c("csv", "json")),
    table = table,
    expires = expires
  )
  response <- fetch_response(
    "postPermalink",
    body = asked[lengths(asked) > 0],
    connection = connection,
    accept = "application/json"
  )
  as_rows(list_of(response), permalink_table(list(), "url"))
}

#' @rdname gs_permalink
#' @export
gs_permalinks <- function(connection = gs_connection()) {
  response <- fetch_response("getPermalinks", connection = connection, accept = "application/json")
  as_rows(list_of(response), permalink_table(list("permalinks"), NULL))
}

#' @rdname gs_permalink
#' @export
gs_delete_permalink <- function(id, connection = gs_connection()) {
  fetch_response("deletePermalink", permalinkId = id, connection = connection, accept = "application/json")
  invisible(id)
}

# Permalinks are an extension of the contract, so that the shared tables have none of them.
permalink_table <- function(rows, secret) {
  members <- c("id", secret, "name", "path", "format", "table", "created", "expires")
  columns <- lapply(members, function(member) {
    named <- if (member %in% c("id", "name")) paste0("permalink_", member) else member
    list(
      name = named,
      depth = length(rows),
      path = list(member),
      type = if (member %in% c("created", "expires")) "date-time" else "string"
    )
  })
  list(rows = rows, columns = columns)
}

batch_body <- function(endpoint, requests) {
  rlang::set_names(
    list(labelled(requests)),
    if (grepl("players$", endpoint)) "playerMetricRequests" else "squadMetricRequests"
  )
}
