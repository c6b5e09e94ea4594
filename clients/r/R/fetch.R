# Calls an operation of the contract. Arguments have the names of its parameters in the contract. Without `full`, the
# table has only its main columns.
fetch <- function(operation, ..., body = NULL, table = NULL, full = TRUE, connection) {
  given <- list(...)
  flag(full, "full")
  ask <- function(given) {
    do.call(
      fetch_one,
      c(list(operation), given, list(body = body, table = table, full = full, connection = connection))
    )
  }
  rows <- if ("matchId" %in% names(given)) {
    each_match(given$matchId, function(id) ask(replace(given, "matchId", id)), checked(connection))
  } else {
    ask(given)
  }
  with_factors(rows, connection)
}

fetch_one <- function(operation, ..., body = NULL, table = NULL, full = TRUE, connection) {
  response <- fetch_response(
    operation,
    ...,
    body = body,
    table = table,
    connection = connection,
    accept = if (is_partial(list(...), body)) "application/json" else accepted(connection)
  )
  rows_of(response, operation, table, full)
}

fetch_response <- function(operation, ..., body = NULL, table = NULL, connection, accept = "application/json") {
  checked(connection)
  contract <- declared("contract")[[operation]]
  asked <- placed(contract$path, list(...))
  query <- with_codes(with_moment(asked$query, contract, connection), connection)
  if (accept == "text/csv") query$table <- table
  expected(answered(ask(connection, asked$path, query, body, accept, contract$method)), contract, accept)
}

# Returns the decoded JSON of an operation's response.
fetch_json <- function(...) list_of(fetch_response(...))

# Returns a response that fits its operation: CSV, or JSON with the member that every response has.
expected <- function(response, contract, accept) {
  if (is.null(contract$member) || !accept %in% c("application/json", "text/csv")) return(response)
  if (accept == "text/csv" && isTRUE(httr2::resp_content_type(response) == "text/csv")) return(response)
  # Bytes suffice here. Decoding a large response takes a quarter as long as parsing it.
  bytes <- if (length(response$body) > 0) readBin(response$body, character()) else ""
  is_response <- if (contract$member == "[]") {
    grepl("^\\s*\\[", bytes, useBytes = TRUE)
  } else {
    grepl("^\\s*\\{", bytes, useBytes = TRUE) &&
      grepl(sprintf('"%s"', contract$member), bytes, fixed = TRUE, useBytes = TRUE)
  }
  if (is_response) return(response)
  abort_unexpected(response, if (nzchar(bytes)) httr2::resp_body_string(response, "UTF-8") else "")
}

# Returns the path of a template with its parameters filled in, and the remaining parameters for the query.
placed <- function(path, given) {
  for (name in names(given)) {
    place <- paste0("{", name, "}")
    if (!grepl(place, path, fixed = TRUE)) next
    path <- sub(place, id_text(given[[name]], name), path, fixed = TRUE)
    given[[name]] <- NULL
  }
  list(path = path, query = given)
}

# Adds the moments of a connection if the operation accepts them.
with_moment <- function(query, contract, connection) {
  allowed <- unlist(contract$query)
  if (!is.null(connection$as_of) && "asOf" %in% allowed) query$asOf <- connection$as_of
  if (!is.null(connection$known_at) && "knownAt" %in% allowed) query$knownAt <- connection$known_at
  query
}

accepted <- function(connection) if (connection$format == "csv") "text/csv" else "application/json"

rows_of <- function(response, operation, table = NULL, full = TRUE) {
  declared_table <- table_of(operation, table)
  if (!full) declared_table$columns <- Filter(function(column) !isTRUE(column$detail), declared_table$columns)
  if (isTRUE(httr2::resp_content_type(response) == "text/csv")) {
    return(read_table(httr2::resp_body_raw(response), declared_table))
  }
  as_rows(list_of(response), declared_table)
}

list_of <- function(response) {
  force(response)
  answer <- tryCatch(
    jsonlite::parse_json(httr2::resp_body_string(response, "UTF-8")),
    error = function(fault) abort_unexpected(response)
  )
  warn_of_metrics(answer)
  answer
}

id_text <- function(id, name) {
  texts <- c(permalinkId = "id", datasetTable = "table", between = "between")
  if (name %in% c("matchId", "replayId")) return(one_match_id(id))
  if (name %in% names(texts)) curl::curl_escape(one_text(id, texts[[name]])) else whole_number(id, snake(name))
}

snake <- function(name) tolower(gsub("([A-Z])", "_\\1", name))
