#' Permalinks
#'
#' A permalink is a URL that returns the result of one call or batch to anyone who opens it, with the licence of the
#' account that created it. Programs such as `read.csv()` and spreadsheets can read it. Keep it as secret as a password.
#'
#' @inheritParams gs_api
#' @param requests For statistics: a batch of questions, as in [gs_player_batch()].
#' @param format The format of the response: `"csv"` or `"json"`. If you append `.csv` or `.json` to the URL, that
#'   overrides it.
#' @param name A name for the permalink.
#' @param expires When the permalink expires: a time, or text such as `"2026-12-31T00:00:00Z"`; by default never.
#' @param id Id of a permalink.
#' @return A tibble. `gs_permalink()` returns the new permalink with its `url`, which only this function returns.
#'   `gs_permalinks()` returns the valid permalinks, oldest first. `gs_delete_permalink()` returns the id, invisibly.
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
  answer <- fetch_json("postPermalink", body = asked[lengths(asked) > 0], connection = connection)
  as_rows(answer, permalink_table(list(), "url"))
}

#' @rdname gs_permalink
#' @export
gs_permalinks <- function(connection = gs_connection()) {
  as_rows(fetch_json("getPermalinks", connection = connection), permalink_table(list("permalinks"), NULL))
}

#' @rdname gs_permalink
#' @export
gs_delete_permalink <- function(id, connection = gs_connection()) {
  fetch_response("deletePermalink", permalinkId = id, connection = connection)
  invisible(id)
}

# Permalinks are an extension of the contract, so the shared tables do not include them.
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
