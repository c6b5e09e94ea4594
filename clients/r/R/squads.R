#' Squads and their players
#'
#' `gs_squads()` lists the squads of a season. `gs_squad()` describes a squad with its home state. `gs_squad_players()`
#' lists the players of a squad, with ages, positions and matches in the season. `gs_squad_lists()` lists the players of
#' all squads, and sends a request for each squad.
#'
#' @inheritParams gs_seasons
#' @param squad Id, name or code of a squad.
#' @return A tibble with a row for each squad or player.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' squads <- gs_squads()
#' gs_squad(squads$squad_id[[1]])
#' gs_squad_players(squads$squad_code[[1]])
gs_squads <- function(season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  fetch_season("getLevelSquads", season_id, league_id, level_id, connection = connection)
}

#' @rdname gs_squads
#' @export
gs_squad <- function(squad, season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squad_id <- squad_id_of(squad, season_id, league_id, level_id, connection)
  fetch_season("getLevelSquad", season_id, league_id, level_id, squadId = squad_id, connection = connection)
}

#' @rdname gs_squads
#' @export
gs_squad_players <- function(squad, season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squad_id <- squad_id_of(squad, season_id, league_id, level_id, connection)
  fetch_season("getLevelSquadPersons", season_id, league_id, level_id, squadId = squad_id, connection = connection)
}

#' @rdname gs_squads
#' @export
gs_squad_persons <- gs_squad_players

#' @rdname gs_squads
#' @export
gs_squad_lists <- function(season_id = NULL, league_id = NULL, level_id = NULL, connection = gs_connection()) {
  season_id <- season_or_current(season_id, league_id, level_id, connection)
  squads <- gs_squads(season_id, league_id, level_id, connection)
  lists <- tracked(squads$squad_id, "squads", function(squad) {
    gs_squad_players(squad, season_id, league_id, level_id, connection)
  })
  stack(lists, as_rows(list(), table_of("getSquadPersons")))
}

squad_id_of <- function(squad, season_id, league_id, level_id, connection) {
  squad <- if (is.null(squad)) "" else one_text(squad, "squad")
  if (grepl("^[0-9]+$", squad)) return(squad)
  squads <- gs_squads(season_id, league_id, level_id, without_factors(connection))
  found <- chosen_by_name(squad, squads$squad_id, squads$squad_code, squads$squad_name)
  if (length(found$id) == 1) return(found$id)
  abort_unknown(sprintf("Cannot identify squad '%s' in season %s", squad, season_id), found$suggestions)
}

# Stacks tibbles. A column that a tibble does not have is NA there.
stack <- function(tibbles, none = NULL) {
  tibbles <- Filter(Negate(is.null), tibbles)
  if (length(tibbles) == 0) return(none)
  columns <- rlang::set_names(unique(unlist(lapply(tibbles, names))))
  cells <- function(column) {
    do.call(c, lapply(tibbles, function(rows) rows[[column]] %||% rep(NA, nrow(rows))))
  }
  tibble::as_tibble(lapply(columns, cells))
}
