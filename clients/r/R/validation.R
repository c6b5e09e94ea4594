# Maximum number of metrics that one warning describes.
DESCRIBED <- 10

# Warns of the metrics that a response, or a result of a batch, lists in `validation`.
warn_of_metrics <- function(answer) {
  results <- c(list(answer), answer$playerStatistics, answer$squadStatistics, answer$results)
  entries <- unlist(lapply(results, function(result) result$validation), recursive = FALSE)
  entries <- entries[!duplicated(vapply(entries, function(entry) entry$metricCode, ""))]
  if (!length(entries)) return(invisible(answer))
  texts <- vapply(
    utils::head(entries, DESCRIBED),
    function(entry) trimws(paste0(entry$metricCode, ": ", entry$details, " ", entry$suggestion %||% "")),
    ""
  )
  if (length(entries) > DESCRIBED) texts <- c(texts, sprintf("and %d more", length(entries) - DESCRIBED))
  rlang::warn(
    c("Metrics without an answer:", rlang::set_names(texts, rep("*", length(texts)))),
    class = "goalsquare_metric_warning",
    entries = entries
  )
  invisible(answer)
}

# Whether a request, or one of its batch, sets `validation`. Only JSON has room for the list beside the rows.
is_partial <- function(given, body) {
  !is.null(given$validation) ||
    any(vapply(unlist(unname(body), recursive = FALSE), function(item) !is.null(item$validation), NA))
}
