#' Tibbles as Arrow tables
#'
#' Converts a tibble to an Arrow table, with the same columns, types and rows: whole numbers, dates and instants keep
#' their types. You can write it with `arrow::write_parquet()`, or pass it to DuckDB. Needs the package arrow.
#'
#' @param frame A tibble, such as the functions of this package return.
#' @return An Arrow Table.
#' @section Errors: `goalsquare_configuration_error` if the package arrow is not installed.
#' @family helpers
#' @export
#' @examplesIf goalsquare::gs_is_ready() && nzchar(system.file(package = "arrow"))
#' gs_to_arrow(gs_ladder(2025))
gs_to_arrow <- function(frame) {
  if (!is.data.frame(frame)) abort_argument("frame", "a tibble", frame)
  # The package is optional, and not among those that a package check must have.
  package <- "arrow"
  if (!requireNamespace(package, quietly = TRUE)) {
    abort("gs_to_arrow() needs the package arrow: install.packages(\"arrow\").")
  }
  getExportedValue(package, "as_arrow_table")(frame)
}
