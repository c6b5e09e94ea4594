#' Statistics of a match
#'
#' Statistics of the players or squads of a match, or the leading players in every metric of your licence. To send
#' several questions in one request, use [gs_player_batch()].
#'
#' @inheritParams gs_match
#' @param metric Codes of metrics, such as `"DISPOSAL"`; by default all of the account's tier. See [gs_metrics()].
#' @param period Periods: 1 to 4, and from 5 extra time; by default all. The values of several periods are added.
#' @param zone Zones, as the acting squad sees the ground: `"D50"`, `"DM"`, `"CB"`, `"AM"`, `"F50"`, or `"MID"` for
#'   `DM`, `CB` and `AM`; by default the whole ground. The values of several zones are added.
#' @param team `"home"` or `"away"`; by default both.
#' @param context For squads: `"For"` (the squad's own numbers), `"Against"` (its opponent's), `"Diff"`, or
#'   `"PhysicalDiff"` (minus the opponent's on the same part of the ground).
#' @param from_period_seconds,to_period_seconds First and last second of each period to count.
#' @param last_x_seconds Counts only this many seconds, back from the end of each `period`; without periods, from the
#'   end of the match, or from now if it is live.
#' @param validation `"partial"` leaves out metrics that the server cannot answer, with a warning of the class
#'   `goalsquare_metric_warning`. By default such metrics are an error.
#' @return A tibble with a row for each player or squad and metric. A ratio with a zero denominator has no row.
#' @family statistics
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_player_stats(match_id, metric = c("DISPOSAL", "GOAL"), period = 4)
#' gs_player_stats(match_id, metric = "MARK", zone = "F50", team = "home")
#' gs_squad_stats(match_id, metric = "CLEARANCE", context = "Diff", last_x_seconds = 600)
#' gs_leaders(match_id)
gs_player_stats <- function(
  match_id,
  metric = NULL,
  period = NULL,
  zone = NULL,
  team = NULL,
  from_period_seconds = NULL,
  to_period_seconds = NULL,
  last_x_seconds = NULL,
  validation = NULL,
  connection = gs_connection()
) {
  fetch(
    "getPlayerStatistics",
    matchId = match_id,
    metric = metric,
    period = period,
    zone = zone,
    team = team,
    fromPeriodSeconds = from_period_seconds,
    toPeriodSeconds = to_period_seconds,
    lastXSeconds = last_x_seconds,
    validation = validation,
    connection = connection
  )
}

#' @rdname gs_player_stats
#' @export
gs_squad_stats <- function(
  match_id,
  metric = NULL,
  period = NULL,
  zone = NULL,
  team = NULL,
  context = NULL,
  from_period_seconds = NULL,
  to_period_seconds = NULL,
  last_x_seconds = NULL,
  validation = NULL,
  connection = gs_connection()
) {
  fetch(
    "getSquadStatistics",
    matchId = match_id,
    metric = metric,
    period = period,
    zone = zone,
    team = team,
    context = context,
    fromPeriodSeconds = from_period_seconds,
    toPeriodSeconds = to_period_seconds,
    lastXSeconds = last_x_seconds,
    validation = validation,
    connection = connection
  )
}

#' @rdname gs_player_stats
#' @export
gs_leaders <- function(match_id, connection = gs_connection()) {
  fetch("getMatchLeaders", matchId = match_id, connection = connection)
}
