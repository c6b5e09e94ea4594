# Returns the codes of metrics, from codes or names: "DISPOSAL", "disposals" and "Disposal" are the same.

is_code <- function(texts) grepl("^[A-Z0-9_]+$", texts)

checked_metrics <- function(metrics) {
  texts <- plain(metrics, "metric")
  if (is.character(texts)) return(texts)
  first <- texts[[1]]
  abort(sprintf("metric %s is not the code or name of a metric. Is it a period: period = %s?", first, first))
}

checked_periods <- function(periods) {
  values <- plain(periods, "period")
  wrong <- values[is.character(values) & !grepl("^-?[0-9]+$", values)]
  if (length(wrong) == 0) return(values)
  abort(sprintf(
    "period '%s' is not the number of a period: 1 to 4, and from 5 extra time. Is it a metric: metric = \"%s\"?",
    wrong[[1]],
    wrong[[1]]
  ))
}

codes_of <- function(metrics, connection) {
  texts <- checked_metrics(metrics)
  if (all(is_code(texts))) return(texts)
  known <- gs_metrics(connection = without_factors(connection))
  labels <- c(known$metric_code, known$metric_name, known$metric_name_plural)
  codes <- rep(known$metric_code, 3)
  found <- codes[match(folded_name(texts), folded_name(labels))]
  found[is_code(texts)] <- texts[is_code(texts)]
  if (anyNA(found)) {
    unknown <- texts[is.na(found)][[1]]
    alike <- codes[match(suggestions_for(unknown, labels), labels)]
    abort_unknown(sprintf("There is no metric '%s'", unknown), alike)
  }
  found
}

# Returns a query with codes in place of metric names.
with_codes <- function(query, connection) {
  if (!is.null(query$period)) query$period <- checked_periods(query$period)
  if (!is.null(query$metric)) query$metric <- codes_of(query$metric, connection)
  query
}
