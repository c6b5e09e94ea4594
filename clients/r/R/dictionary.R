#' Data dictionary
#'
#' Describes every column of every table. Needs no server.
#'
#' @param table Only the columns of this function or operation, such as `"gs_shots"` or `"getMatchShots"`; by default
#' all columns.
#' @param column Only the columns with this name.
#' @return A tibble with a row for each column: the `functions` that return it, its `operation` and `table`, and its
#'   name, type, unit and meaning.
#' @family helpers
#' @export
#' @examples
#' gs_dictionary("gs_shots")
#' gs_dictionary(column = "jumper_number")
gs_dictionary <- function(table = NULL, column = NULL) {
  functions <- jsonlite::read_json(system.file("operations.json", package = "goalsquare", mustWork = TRUE))$operations
  tables <- declared("tables")$operations
  rows <- unlist(lapply(names(tables), function(operation) {
    lapply(names(tables[[operation]]$tables), function(name) {
      columns <- tables[[operation]]$tables[[name]]$columns
      member <- function(name) vapply(columns, function(one) one[[name]] %||% NA_character_, "")
      data.frame(
        functions = toString(unlist(functions[[operation]])),
        operation = operation,
        table = name,
        column = member("name"),
        type = member("type"),
        unit = member("unit"),
        description = member("description")
      )
    })
  }), recursive = FALSE)
  rows <- tibble::as_tibble(do.call(rbind, rows))
  if (!is.null(table)) {
    called <- strsplit(rows$functions, ", ", fixed = TRUE)
    is_found <- vapply(called, function(names) table %in% names, NA) | rows$operation == one_text(table, "table")
    if (!any(is_found)) {
      abort_unknown(sprintf("No function '%s' returns a table", table), suggestions_for(table, unique(unlist(called))))
    }
    rows <- rows[is_found, ]
  }
  if (is.null(column)) return(rows)
  is_found <- rows$column == one_text(column, "column")
  if (!any(is_found)) {
    abort_unknown(sprintf("There is no column '%s'", column), suggestions_for(column, unique(rows$column)))
  }
  rows[is_found, ]
}
