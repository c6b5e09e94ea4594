# Tables of responses about many matches: a column for each metric and measure, or a row for each statistic.

# The suffix of each measure, which follows the metric code in a column name.
MEASURES <- c(
  total = "",
  perMatch = "_per_match",
  per100Minutes = "_per_100_minutes",
  share = "_share",
  min = "_min",
  median = "_median",
  max = "_max",
  standardDeviation = "_standard_deviation",
  matchesOver = "_matches_over",
  longestRun = "_longest_run",
  currentRun = "_current_run",
  rollingMean = "_rolling_mean"
)

person_columns <- function(prefix) {
  with_prefix(prefix, columns(
    1L,
    id = list(c(prefix, "personId"), "integer"),
    fullname = list(c(prefix, "fullname"), "string"),
    display_name = list(c(prefix, "displayName"), "string"),
    squad_id = list(c(prefix, "squadId"), "integer"),
    squad_name = list(c(prefix, "squadName"), "string"),
    squad_code = list(c(prefix, "squadCode"), "string")
  ))
}

squad_columns <- function(prefix) {
  with_prefix(prefix, columns(
    1L,
    id = list(c(prefix, "squadId"), "integer"),
    name = list(c(prefix, "squadName"), "string"),
    code = list(c(prefix, "squadCode"), "string")
  ))
}

with_prefix <- function(prefix, columns) {
  lapply(columns, function(column) {
    column$name <- paste0(prefix, "_", column$name)
    column
  })
}

match_columns <- function() {
  columns(
    1L,
    match_id = list(c("match", "matchId"), "integer"),
    league_id = list(c("match", "leagueId"), "integer"),
    level_id = list(c("match", "levelId"), "integer"),
    season_id = list(c("match", "seasonId"), "integer"),
    phase_code = list(c("match", "phaseCode"), "string"),
    round_number = list(c("match", "roundNumber"), "integer"),
    match_date = list(c("match", "startDate"), "date"),
    utc_match_start = list(c("match", "utcMatchStart"), "date-time"),
    venue_id = list(c("match", "venueId"), "integer"),
    home_squad_id = list(c("match", "homeSquadId"), "integer"),
    home_squad_code = list(c("match", "homeSquadCode"), "string"),
    away_squad_id = list(c("match", "awaySquadId"), "integer"),
    away_squad_code = list(c("match", "awaySquadCode"), "string"),
    home_points = list(c("match", "homePoints"), "integer"),
    away_points = list(c("match", "awayPoints"), "integer")
  )
}

dimension_columns <- function(dimension) {
  switch(
    dimension,
    person = ,
    receiver = person_columns(dimension),
    squad = ,
    opponent = squad_columns(dimension),
    match = match_columns(),
    round = columns(1L, round_number = list("round", "integer")),
    season = columns(1L, season_id = list("season", "integer")),
    venue = columns(
      1L,
      venue_id = list(c("venue", "venueId"), "integer"),
      venue_name = list(c("venue", "venueName"), "string"),
      venue_code = list(c("venue", "venueCode"), "string")
    ),
    result = columns(1L, result = list("result", "string")),
    period = columns(1L, period = list("period", "integer")),
    scoreState = columns(1L, score_state = list("scoreState", "string")),
    hex = ,
    square = columns(
      1L,
      cell_number = list(c("cell", "number"), "integer"),
      cell_x = list(c("cell", "x"), "number"),
      cell_y = list(c("cell", "y"), "number")
    )
  )
}

# The columns of the basis of rows.
basis_columns <- function(names) {
  columns(
    1L,
    matches = list("matches", "integer"),
    seconds = list("seconds", "integer"),
    margin = list("margin", "integer")
  )[match(names, c("matches", "seconds", "margin"))]
}

# Returns the columns of dimensions, followed by those of the basis. If two columns have the same name, the column has
# the position of the second.
across_columns <- function(by, basis) {
  found <- c(unlist(lapply(by, dimension_columns), recursive = FALSE), basis_columns(basis))
  found[!duplicated(vapply(found, function(column) column$name, ""), fromLast = TRUE)]
}

match_of_person_columns <- function() {
  c(
    columns(
      0L,
      person_id = list(c("person", "personId"), "integer"),
      person_fullname = list(c("person", "fullname"), "string"),
      person_display_name = list(c("person", "displayName"), "string")
    ),
    match_columns(),
    squad_columns("squad"),
    squad_columns("opponent"),
    dimension_columns("result"),
    basis_columns(c("margin", "seconds"))
  )
}

match_of_squad_columns <- function() c(match_columns(), squad_columns("opponent"), basis_columns("margin"))

statistic_columns <- function(is_compared) {
  found <- columns(
    2L,
    metric_code = list("code", "string"),
    measure = list("measure", "string"),
    value = list("value", "number"),
    value_display = list("valueDisplay", "string"),
    order = list("order", "integer"),
    rank = list("rank", "integer"),
    percentile = list("percentile", "number")
  )
  if (is_compared) found else found[1:4]
}

leader_table <- function() {
  list(
    rows = list("statistics", "persons"),
    columns = c(
      columns(0L, season_id = list("seasonId", "integer")),
      columns(1L, metric_code = list("code", "string"), metric_name = list("name", "string")),
      columns(0L, measure = list("measure", "string")),
      columns(
        2L,
        rank = list("rank", "integer"),
        person_id = list("personId", "integer"),
        person_fullname = list("fullname", "string"),
        person_display_name = list("displayName", "string"),
        squad_id = list("squadId", "integer"),
        squad_name = list("squadName", "string"),
        squad_code = list("squadCode", "string"),
        matches = list("matches", "integer"),
        value = list("value", "number"),
        value_display = list("valueDisplay", "string")
      )
    )
  )
}

# A row for each id in a source.
external_id_table <- function() {
  names <- columns(
    1L,
    kind = list("kind", "string"),
    id = list("id", "integer"),
    source = list("source", "string"),
    external_id = list("externalId", "string")
  )
  list(rows = list("externalIds"), columns = names)
}

# A row for each person with the latest squad, or for each season and squad.
person_table <- function(squads) {
  names <- columns(
    1L,
    person_id = list("personId", "integer"),
    person_fullname = list("fullname", "string"),
    person_display_name = list("displayName", "string"),
    person_firstname = list("firstname", "string"),
    person_surname = list("surname", "string")
  )
  of_season <- function(depth, ...) {
    columns(
      depth,
      league_id = list(list(..., "leagueId"), "integer"),
      level_id = list(list(..., "levelId"), "integer"),
      season_id = list(list(..., "seasonId"), "integer"),
      squad_id = list(list(..., "squadId"), "integer"),
      squad_name = list(list(..., "squadName"), "string"),
      squad_code = list(list(..., "squadCode"), "string"),
      jumper_number = list(list(..., "jumperNumber"), "integer"),
      matches = list(list(..., "matches"), "integer")
    )
  }
  if (squads) return(list(rows = list("persons", "squads"), columns = c(names, of_season(2L))))
  list(rows = list("persons"), columns = c(names, of_season(1L, "squads", 0L)))
}

across_rows <- function(answer, columns, tidy, is_compared = TRUE) {
  if (tidy) {
    return(as_rows(
      answer,
      list(rows = list("rows", "statistics"), columns = c(columns, statistic_columns(is_compared)))
    ))
  }
  rows <- as_rows(answer, list(rows = list("rows"), columns = columns))
  tibble::as_tibble(c(rows, wide_values(answer, nrow(rows))))
}

# Returns a column for each metric and measure.
wide_values <- function(answer, count) {
  codes <- vapply(answer$metrics, function(metric) metric$code, "")
  measures <- unlist(answer$measures)
  names <- c(t(outer(codes, MEASURES[measures], paste0)))
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
  paste0(vapply(statistics, `[[`, "", "code"), MEASURES[vapply(statistics, `[[`, "", "measure")])
}
