# Tables of responses about many matches: a column for each metric and measure, or a row for each statistic.

# Returns the suffixes of measures in column names, such as "_per_match". Totals have none.
suffix_of <- function(measures) {
  ifelse(measures == "total", "", paste0("_", tolower(gsub("([A-Z]|[0-9]+)", "_\\1", measures))))
}

# Returns the columns of dimensions and of the basis. If two columns have the same name, the column has the position of
# the second.
across_columns <- function(names) {
  found <- unlist(lapply(names, function(name) answer_table(name)$columns), recursive = FALSE)
  found[!duplicated(vapply(found, function(column) column$name, ""), fromLast = TRUE)]
}

across_rows <- function(answer, columns, tidy, is_compared = TRUE) {
  if (tidy) {
    statistic <- c(answer_table("statistic")$columns, if (is_compared) answer_table("compared")$columns)
    return(as_rows(answer, list(rows = list("rows", "statistics"), columns = c(columns, statistic))))
  }
  rows <- as_rows(answer, list(rows = list("rows"), columns = columns))
  tibble::as_tibble(c(rows, wide_values(answer, nrow(rows))))
}

# Returns a column for each metric and measure.
wide_values <- function(answer, count) {
  codes <- vapply(answer$metrics, function(metric) metric$code, "")
  measures <- unlist(answer$measures)
  names <- c(t(outer(codes, suffix_of(measures), paste0)))
  values <- matrix(NA_real_, nrow = count, ncol = length(names), dimnames = list(NULL, names))
  statistics <- lapply(answer$rows, `[[`, "statistics")
  each <- unlist(statistics, recursive = FALSE)
  if (length(each) > 0) {
    # All rows have the same order. If no row lacks a statistic, the names in one row apply to every row.
    is_complete <- all(lengths(statistics) == length(names))
    named <- match(statistic_names(if (is_complete) statistics[[1]] else each), names)
    at <- cbind(rep(seq_along(statistics), lengths(statistics)), rep_len(named, length(each)))
    values[at] <- vapply(each, `[[`, 0, "value")
  }
  as.data.frame(values, check.names = FALSE)
}

statistic_names <- function(statistics) {
  measures <- factor(vapply(statistics, `[[`, "", "measure"))
  paste0(vapply(statistics, `[[`, "", "code"), suffix_of(levels(measures))[measures])
}
