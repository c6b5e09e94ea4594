# Calls an operation such as getLevelSeasons. If neither league nor level is named, calls its shortcut, getSeasons.
fetch_level <- function(operation, league_id, level_id, ..., connection, with = fetch) {
  if (is.null(league_id) && is.null(level_id)) return(with(shortcut_of(operation), ..., connection = connection))
  with(operation, leagueId = league_id %||% 1, levelId = level_id %||% 1, ..., connection = connection)
}

shortcut_of <- function(operation) sub("^getLevel", "get", operation)

# Calls an operation of a level for a season, by default the current one.
fetch_season <- function(operation, season_id, league_id, level_id, ..., connection, with = fetch) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  fetch_level(operation, league_id, level_id, seasonId = season_id, ..., connection = connection, with = with)
}

season_or_current <- function(season_id, league_id, level_id, connection) {
  season_id %||% gs_current_season(league_id %||% 1, level_id %||% 1, connection)
}

#' Seasons
#'
#' `gs_seasons()` lists the seasons of a level, oldest first, with the progress of each. `gs_season()` describes a
#' season: its dates, matches, last round and next round.
#'
#' @param season_id Id of a season; by default the current one.
#' @param league_id,level_id Ids of a league and of one of its levels; by default 1.
#' @param connection A connection; by default that of the session.
#' @return A tibble. `gs_season()` has one row, `gs_season_phases()` a row for each phase.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_seasons()
#' gs_season()
#' gs_season(league_id = 3)
gs_seasons <- function(league_id = NULL, level_id = NULL, connection = gs_connection()) {
  fetch_level("getLevelSeasons", league_id, level_id, connection = connection)
}

#' @rdname gs_seasons
#' @export
gs_season <- function(season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  fetch_season("getLevelSeason", season_id, league_id, level_id, connection = connection)
}

#' @rdname gs_seasons
#' @export
gs_season_phases <- function(season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  fetch_season("getLevelSeason", season_id, league_id, level_id, table = "phases", connection = connection)
}

#' Fixture
#'
#' @inheritParams gs_seasons
#' @param squad Id, name or code of a squad; by default all squads.
#' @param full Whether to return all columns of the table, instead of the main ones.
#' @return A tibble with a row for each match of the season, in the order of play. The first columns are the league and
#'   the level, so that you can stack the fixtures of several levels.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_fixture()
gs_fixture <- function(
  season_id = NULL,
  squad = NULL,
  league_id = NULL,
  level_id = NULL,
  full = FALSE,
  connection = gs_connection()
) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squad_id <- if (!is.null(squad)) squad_id_of(squad, season_id, league_id, level_id, connection)
  rows <- fetch_season(
    "getLevelFixture",
    season_id,
    league_id,
    level_id,
    squadId = squad_id,
    full = full,
    connection = connection
  )
  ids <- list(league_id = league_id %||% 1, level_id = level_id %||% 1)
  tibble::add_column(rows, !!!lapply(ids, function(id) rep(as.integer(id), nrow(rows))), .before = 1)
}

#' Ladder
#'
#' @inheritParams gs_seasons
#' @param round_number Returns the ladder after this round; by default the latest ladder.
#' @param conference Code of a conference, such as `"A"`; by default all.
#' @return A tibble with a row for each squad, in the order of the ladder.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_ladder()
#' gs_ladder(round_number = 1)
gs_ladder <- function(
  season_id = NULL,
  round_number = NULL,
  league_id = NULL,
  level_id = NULL,
  conference = NULL,
  connection = gs_connection()
) {
  fetch_season(
    if (is.null(round_number)) "getLevelLadder" else "getLevelLadderByRound",
    season_id,
    league_id,
    level_id,
    roundNumber = round_number,
    conference = conference,
    connection = connection
  )
}

#' Conferences
#'
#' @inheritParams gs_ladder
#' @return A tibble with a row for each squad of each conference. Most seasons have no conferences, and no rows.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_conferences()
gs_conferences <- function(
  season_id = NULL,
  league_id = 1,
  level_id = 1,
  conference = NULL,
  connection = gs_connection()
) {
  fetch_season(
    "getLevelConferences",
    season_id,
    league_id,
    level_id,
    conference = conference,
    connection = connection
  )
}
