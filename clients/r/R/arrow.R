#' Tibbles as Arrow tables
#'
#' Returns a tibble as a table of the package arrow, with its columns, types and rows: whole numbers, dates and instants
#' keep their types. Write it with `arrow::write_parquet()`, or pass it to DuckDB. Needs the package arrow.
#'
#' @param frame A tibble, such as any function of this package returns.
#' @return A Table of arrow.
#' @section Errors: `goalsquare_configuration_error` if the package arrow is not installed.
#' @family helpers
#' @export
#' @examplesIf goalsquare::gs_is_ready() && nzchar(system.file(package = "arrow"))
#' gs_to_arrow(gs_ladder(2025))
gs_to_arrow <- function(frame) {
  if (!is.data.frame(frame)) abort_argument("frame", "a tibble", frame)
  # The package is optional, and not in the list of those that a check must have.
  package <- "arrow"
  if (!requireNamespace(package, quietly = TRUE)) {
    abort("gs_to_arrow() needs the package arrow: install.packages(\"arrow\").")
  }
  getExportedValue(package, "as_arrow_table")(frame)
}
