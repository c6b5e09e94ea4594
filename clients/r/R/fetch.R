# Asks an operation of the contract. Arguments are named as the contract names its parameters; those of the path are put there.
fetch <- function(operation, ..., body = NULL, table = NULL, connection) {
  response <- fetch_response(operation, ..., body = body, table = table, connection = connection)
  if (!is.null(response)) rows_of(response, operation, table)
}

fetch_response <- function(operation, ..., body = NULL, table = NULL, connection, accept = accepted(connection)) {
  given <- list(...)
  contract <- declared("contract")[[operation]]
  path <- contract$path
  for (name in names(given)) {
    place <- paste0("{", name, "}")
    if (!grepl(place, path, fixed = TRUE)) next
    path <- sub(place, id_text(given[[name]], name), path, fixed = TRUE)
    given[[name]] <- NULL
  }
  if (!is.null(connection$as_of) && "asOf" %in% unlist(contract$query)) given$asOf <- connection$as_of
  if (accept == "text/csv") given$table <- table
  answered(ask(connection, path, given, body, accept, contract$method))
}

accepted <- function(connection) if (connection$format == "csv") "text/csv" else "application/json"

rows_of <- function(response, operation, table = NULL) {
  declared_table <- table_of(operation, table)
  if (isTRUE(httr2::resp_content_type(response) == "text/csv")) return(read_table(httr2::resp_body_raw(response), declared_table))
  as_rows(list_of(response), declared_table)
}

list_of <- function(response) jsonlite::parse_json(httr2::resp_body_string(response, "UTF-8"))

id_text <- function(id, name) {
  text <- if (length(id) == 1) format(id, scientific = FALSE, trim = TRUE) else ""
  if (name == "permalinkId") return(utils::URLencode(text, reserved = TRUE))
  if (grepl("^[0-9]+$", text)) return(text)
  abort(sprintf("%s must be one whole number, and is %s.", snake(name), deparse1(id)))
}

snake <- function(name) tolower(gsub("([A-Z])", "_\\1", name))
