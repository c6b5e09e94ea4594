#' Leagues and levels
#'
#' The leagues that the account is licensed for, and their levels.
#'
#' @param league_id,level_id Ids of a league and of one of its levels; by default 1.
#' @param connection A connection; by default that of the session.
#' @return A tibble: a row for each league, level or season of a league. `gs_league()` and `gs_level()` have one row.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_leagues()
#' gs_league()
#' gs_league_seasons()
#' gs_levels()
#' gs_level()
gs_leagues <- function(connection = gs_connection()) fetch("getLeagues", connection = connection)

#' @rdname gs_leagues
#' @export
gs_league <- function(league_id = 1, connection = gs_connection()) {
  fetch("getLeague", leagueId = league_id, connection = connection)
}

#' @rdname gs_leagues
#' @export
gs_league_seasons <- function(league_id = 1, connection = gs_connection()) {
  fetch("getLeague", leagueId = league_id, table = "seasons", connection = connection)
}

#' @rdname gs_leagues
#' @export
gs_levels <- function(league_id = 1, connection = gs_connection()) {
  fetch("getLevels", leagueId = league_id, connection = connection)
}

#' @rdname gs_leagues
#' @export
gs_level <- function(league_id = 1, level_id = 1, connection = gs_connection()) {
  fetch("getLevel", leagueId = league_id, levelId = level_id, connection = connection)
}

#' The current season
#'
#' @inheritParams gs_leagues
#' @return The id of the current season of the level, or of the last one, as an integer.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_current_season()
gs_current_season <- function(league_id = 1, level_id = 1, connection = gs_connection()) {
  level <- fetch_json("getLevel", leagueId = league_id, levelId = level_id, connection = connection)
  level$currentSeason$seasonId %||% abort(sprintf("Level %s of league %s has no current season.", level_id, league_id))
}
