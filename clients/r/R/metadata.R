#' Metrics and the glossary
#'
#' `gs_metrics()` lists the metrics of the account's tier. `gs_glossary()` returns definitions, calculations and filters
#' of metrics. `gs_metric_models()` returns the coefficients used to compute metrics, and the terms of the glossary.
#'
#' @param all Whether to include metrics above the account's tier.
#' @param metric Codes of metrics, such as `"GOAL"`; by default all.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each metric. `gs_metric_models()` returns a list.
#' @family metadata
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_metrics()
#' gs_glossary(c("GOAL", "CLEARANCE"))
#' gs_metric_models()$equity$kickInPoints
gs_metrics <- function(all = FALSE, connection = gs_connection()) {
  fetch("getMetrics", showAllMetrics = if (flag(all, "all")) TRUE, connection = connection)
}

#' @rdname gs_metrics
#' @export
gs_glossary <- function(metric = NULL, connection = gs_connection()) {
  fetch("getMetricGlossary", metric = metric, connection = connection)
}

#' @rdname gs_metrics
#' @export
gs_metric_models <- function(connection = gs_connection()) {
  fetch_json("getMetricModels", connection = connection)
}

#' Coverage of matches and seasons
#'
#' `gs_match_coverage()` returns the features that the source of a match captured, how complete each metric is, and how
#' the score was checked. `gs_season_coverage()` returns the number of matches of a season with each feature and metric,
#' and the matches that differ from most.
#'
#' @param match_id Id of a match.
#' @param season_id Id of a season.
#' @param all Whether to include metrics above the account's tier.
#' @param league_id,level_id Ids of the league and the level.
#' @param connection A connection; by default that of the session.
#' @return A list.
#' @family metadata
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_season_coverage(2025)$scores
gs_match_coverage <- function(match_id, all = FALSE, connection = gs_connection()) {
  fetch_json(
    "getMatchCoverage",
    matchId = match_id,
    showAllMetrics = if (flag(all, "all")) TRUE,
    connection = connection
  )
}

#' @rdname gs_match_coverage
#' @export
gs_season_coverage <- function(
  season_id,
  all = FALSE,
  league_id = NULL,
  level_id = NULL,
  connection = gs_connection()
) {
  fetch_level(
    "getLevelSeasonCoverage",
    league_id,
    level_id,
    seasonId = season_id,
    showAllMetrics = if (flag(all, "all")) TRUE,
    connection = connection,
    with = fetch_json
  )
}

#' Quality of matches and seasons
#'
#' Quality rules find data that is valid but not plausible. `gs_quality()` returns the rules that a match log breaks,
#' with the number of rows that break each and, in the Transactional tier, the first of these. `gs_season_quality()`
#' returns the rules that a season's matches break, with counts, thresholds and the worst matches.
#'
#' @param match_id Id of a match.
#' @param season_id Id of a season.
#' @param league_id,level_id Ids of the league and the level.
#' @param connection A connection; by default that of the session.
#' @return A list.
#' @family metadata
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_quality(110610101)$results
#' gs_season_quality(2025)$worst
gs_quality <- function(match_id, connection = gs_connection()) {
  fetch_json("getMatchQuality", matchId = match_id, connection = connection)
}

#' @rdname gs_quality
#' @export
gs_season_quality <- function(season_id, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  fetch_level(
    "getLevelSeasonQuality",
    league_id,
    level_id,
    seasonId = season_id,
    connection = connection,
    with = fetch_json
  )
}

#' Forecasts of matches and seasons
#'
#' `gs_forecast()` returns the chance of each result of a match: before the match, now, and at every score and minute.
#' `gs_season_forecast()` returns the forecast of a season for each squad: wins, ladder places, finals and the
#' premiership. `gs_forecast_calibration()` returns how well the models predict later seasons.
#'
#' @param match_id Id of a match.
#' @param season_id Id of a season.
#' @param as_of The forecast as it was at an instant in UTC or, for a match, a clock such as `"Q3:12:30"` or a revision.
#' @param runs Number of simulations of the rest of the season, from 100 to 10,000.
#' @param seed Seed of the random numbers. The same seed gives the same forecast.
#' @param league_id,level_id Ids of the league and the level.
#' @param connection A connection; by default that of the session.
#' @return A list.
#' @family metadata
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_forecast(110610101)$now
#' gs_season_forecast(2025)$matchesLeft
#' gs_forecast_calibration()$training
gs_forecast <- function(match_id, as_of = NULL, connection = gs_connection()) {
  fetch_json("getMatchForecast", matchId = match_id, asOf = as_of, connection = connection)
}

#' @rdname gs_forecast
#' @export
gs_season_forecast <- function(
  season_id,
  league_id = 1,
  level_id = 1,
  as_of = NULL,
  runs = NULL,
  seed = NULL,
  connection = gs_connection()
) {
  fetch_json(
    "getLevelSeasonForecast",
    leagueId = league_id,
    levelId = level_id,
    seasonId = season_id,
    asOf = as_of,
    runs = runs,
    seed = seed,
    connection = connection
  )
}

#' @rdname gs_forecast
#' @export
gs_forecast_calibration <- function(connection = gs_connection()) {
  fetch_json("getForecastCalibration", connection = connection)
}

#' Lists of codes
#'
#' The lists of codes and types that other results refer to.
#'
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each entry of the list.
#' @family metadata
#' @name gs_codes
#' @examplesIf goalsquare::gs_is_ready()
#' gs_match_statuses()
#' gs_chain_start_types()
#' gs_shot_detail_types()
NULL

#' @rdname gs_codes
#' @export
gs_match_statuses <- function(connection = gs_connection()) fetch("getMatchStatuses", connection = connection)

#' @rdname gs_codes
#' @export
gs_match_types <- function(connection = gs_connection()) fetch("getMatchTypes", connection = connection)

#' @rdname gs_codes
#' @export
gs_chain_start_types <- function(connection = gs_connection()) fetch("getChainStartTypes", connection = connection)

#' @rdname gs_codes
#' @export
gs_chain_end_types <- function(connection = gs_connection()) fetch("getChainEndTypes", connection = connection)

#' @rdname gs_codes
#' @export
gs_chain_turnover_types <- function(connection = gs_connection()) {
  fetch("getChainTurnoverTypes", connection = connection)
}

#' @rdname gs_codes
#' @export
gs_chain_turnover_states <- function(connection = gs_connection()) {
  fetch("getChainTurnoverStates", connection = connection)
}

#' @rdname gs_codes
#' @export
gs_chain_turnover_creations <- function(connection = gs_connection()) {
  fetch("getChainTurnoverCreations", connection = connection)
}

#' @rdname gs_codes
#' @export
gs_rotation_types <- function(connection = gs_connection()) fetch("getRotationTypes", connection = connection)

#' @rdname gs_codes
#' @export
gs_shot_detail_types <- function(connection = gs_connection()) fetch("getShotDetailTypes", connection = connection)

#' Positions
#'
#' The position types (of a season, a selected team or officials), and the positions of each type.
#'
#' @param position_type_id,position_id Ids of a position type and of a position.
#' @param connection A connection; by default that of the session.
#' @return A tibble; `gs_position_type()` and `gs_position()` have one row.
#' @family metadata
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_position_types()
#' gs_positions(1)
gs_position_types <- function(connection = gs_connection()) fetch("getPositionTypes", connection = connection)

#' @rdname gs_position_types
#' @export
gs_position_type <- function(position_type_id, connection = gs_connection()) {
  fetch("getPositionType", positionTypeId = position_type_id, connection = connection)
}

#' @rdname gs_position_types
#' @export
gs_positions <- function(position_type_id, connection = gs_connection()) {
  fetch("getPositions", positionTypeId = position_type_id, connection = connection)
}

#' @rdname gs_position_types
#' @export
gs_position <- function(position_id, connection = gs_connection()) {
  fetch("getPosition", positionId = position_id, connection = connection)
}

#' Usage
#'
#' The account's plan and remaining quota. The request does not count towards the quota.
#'
#' @param connection A connection; by default that of the session.
#' @return A tibble. `gs_usage()` has one row with the plan and the remaining quota. `gs_usage_days()` has a row for
#'   each of the last seven days, oldest first.
#' @family metadata
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_usage()
#' gs_usage_days()
gs_usage <- function(connection = gs_connection()) fetch("getUsage", connection = connection)

#' @rdname gs_usage
#' @export
gs_usage_days <- function(connection = gs_connection()) fetch("getUsage", table = "days", connection = connection)
