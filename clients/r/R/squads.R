#' Squads and their players
#'
#' `gs_squads()` lists the squads of a season, `gs_squad()` tells of one, and where it is at home. `gs_squad_players()`
#' lists the players of one squad; `gs_squad_lists()` those of all squads, with a request for each.
#'
#' @inheritParams gs_seasons
#' @param squad Id, name or code of a squad.
#' @return A tibble: a row for each squad, or for each player.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' squads <- gs_squads()
#' gs_squad(squads$squad_id[[1]])
#' gs_squad_players(squads$squad_code[[1]])
gs_squads <- function(season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  fetch_season("getSquads", "getLevelSquads", league_id, level_id, seasonId = season_id, connection = connection)
}

#' @rdname gs_squads
#' @export
gs_squad <- function(squad, season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squad_id <- squad_id_of(squad, season_id, league_id, level_id, connection)
  fetch_season(
    "getSquad",
    "getLevelSquad",
    league_id,
    level_id,
    seasonId = season_id,
    squadId = squad_id,
    connection = connection
  )
}

#' @rdname gs_squads
#' @export
gs_squad_players <- function(squad, season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squad_id <- squad_id_of(squad, season_id, league_id, level_id, connection)
  fetch_season(
    "getSquadPersons",
    "getLevelSquadPersons",
    league_id,
    level_id,
    seasonId = season_id,
    squadId = squad_id,
    connection = connection
  )
}

#' @rdname gs_squads
#' @export
gs_squad_lists <- function(season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squads <- gs_squads(season_id, league_id, level_id, connection)
  lists <- lapply(squads$squad_id, gs_squad_players, season_id, league_id, level_id, connection)
  stack(lists, as_rows(list(), table_of("getSquadPersons")))
}

squad_id_of <- function(squad, season_id, league_id, level_id, connection) {
  squad <- if (is.null(squad)) "" else one_text(squad, "squad")
  if (grepl("^[0-9]+$", squad)) return(squad)
  squads <- gs_squads(season_id, league_id, level_id, connection)
  found <- squads$squad_id[tolower(squads$squad_name) == tolower(squad) | tolower(squads$squad_code) == tolower(squad)]
  if (length(found) == 1) return(found)
  abort(sprintf(
    "squad '%s' is not the id, name or code of a squad of season %s; codes are %s.",
    squad,
    season_id,
    toString(squads$squad_code)
  ))
}

# Puts tibbles of the same columns below one another.
stack <- function(tibbles, none = NULL) {
  tibbles <- Filter(Negate(is.null), tibbles)
  if (length(tibbles) == 0) return(none)
  columns <- rlang::set_names(names(tibbles[[1]]))
  tibble::as_tibble(lapply(columns, function(column) do.call(c, lapply(tibbles, `[[`, column))))
}
