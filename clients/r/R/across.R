#' Statistics across matches
#'
#' Statistics of players or squads over many matches in one call: a season, won matches, the last five games.
#'
#' A player has played a match if on the ground for at least a second: unused substitutes do not count.
#'
#' @section Filters:
#' Filters are named arguments, with one value or several. Filters of matches: `season_id`, `league_id`, `level_id`,
#' `round`, `phase`, `from_date`, `to_date`, `match_id`, `venue_id`, `squad_id`, `opponent_id`, `team` (`"home"` or
#' `"away"`), `result` (`"won"`, `"lost"` or `"drawn"`), `from_margin`, `to_margin`, `person_id`, `start` (`"onGround"`
#' or `"bench"`) and `last`, the number of most recent matches of each player or squad. Filters of acts: `period`,
#' `zone`, `from_period_seconds`, `to_period_seconds`, `last_x_seconds`, `score_state` (`"leading"`, `"level"` or
#' `"trailing"`), `from_score_margin`, `to_score_margin`, `area`, `area_of`, `area_unit`, `against_person_id`, `role`
#' and, for squads, `context`. `player`, `squad` and `opponent` take names or codes, such as `player = "Kosta
#' Karvonakis"` and `squad = "CAL"`. Also `threshold` for the measures that need one, and `rolling_matches`.
#'
#' @param metric Codes of metrics, such as `"DISPOSAL"`; by default all of the account's tier. See [gs_metrics()].
#' @param season_id Ids of seasons; by default the latest season that has started, or every season if `match_id`,
#'   `person_id` or dates select the matches.
#' @param of `"players"` or `"squads"`.
#' @param by One or two dimensions that group the rows; by default `"person"` for players and `"squad"` for squads.
#'   Others are `"match"`, `"round"`, `"season"`, `"opponent"`, `"venue"`, `"result"`, `"period"`, `"scoreState"`,
#'   `"receiver"`, `"hex"`, `"square"`.
#' @param measure Measures: `"total"`, `"perMatch"`, `"per100Minutes"`, `"share"`, `"min"`, `"median"`, `"max"`,
#'   `"standardDeviation"`; `"matchesOver"`, `"longestRun"` and `"currentRun"` of matches with at least `threshold`;
#'   `"rollingMean"` of the last `rolling_matches`.
#' @param min_matches Leaves out rows with fewer matches.
#' @param sort Metrics or dimensions to sort by, such as `"-GOAL"` or `"DISPOSAL.total"`; by default the greatest values
#'   of the first metric and measure come first.
#' @param limit Maximum number of groups; by default all. With `tidy`, each group has several rows.
#' @param tidy Whether to return a row for each metric and measure, instead of a column.
#' @param ... Filters of matches and acts, see below.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each group, such as a player or squad. `matches` is the number of matches played that
#'   a row is based on. Each metric and measure has a column, such as `DISPOSAL` for the total and `DISPOSAL_per_match`.
#'   With `tidy`, the tibble has the columns of the server's CSV, including `rank` and `percentile`. The columns are the
#'   same if nothing matches. All pages are fetched, always as JSON.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' # The top 20 by disposals per game, in won matches, second halves only.
#' gs_season_stats("DISPOSAL", 2025, min_matches = 2, result = "won", period = 3:4, limit = 20)
#' gs_season_stats("GOAL", 2025, of = "squads", by = c("squad", "opponent"), measure = "total")
gs_season_stats <- function(
  metric = NULL,
  season_id = NULL,
  of = c("players", "squads"),
  by = NULL,
  measure = c("perMatch", "total"),
  min_matches = NULL,
  sort = NULL,
  limit = NULL,
  tidy = FALSE,
  ...,
  connection = gs_connection()
) {
  operation <- operation_of(of, players = "getPlayersAcrossMatches", squads = "getSquadsAcrossMatches")
  chosen <- list(
    metric = metric,
    seasonId = season_id,
    by = by,
    measure = measure,
    minMatches = min_matches,
    sort = sort
  )
  ask_across(operation, c(chosen, filters(...)), c("matches", "seconds"), limit, tidy, connection)
}

#' Questions as SQL
#'
#' An SQL statement that computes the rows of [gs_season_stats()] from a dataset, on your own machine or a cluster.
#'
#' @inheritParams gs_season_stats
#' @inheritSection gs_season_stats Filters
#' @param dialect The engine that runs the statement: `"duckdb"` or `"spark"`.
#' @param dataset The folder or URL of the dataset.
#' @return The statement, as a string.
#' @family statistics across matches
#' @seealso [gs_download_dataset()]
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' cat(gs_sql("GOAL", 2025, result = "won", limit = 20, dataset = "s3://bucket/afl"))
gs_sql <- function(
  metric = NULL,
  season_id = NULL,
  of = c("players", "squads"),
  by = NULL,
  measure = c("perMatch", "total"),
  min_matches = NULL,
  sort = NULL,
  limit = NULL,
  dialect = c("duckdb", "spark"),
  dataset = "dataset",
  ...,
  connection = gs_connection()
) {
  chosen <- list(
    metric = metric,
    seasonId = season_id,
    by = by,
    measure = measure,
    minMatches = min_matches,
    sort = sort,
    limit = if (!is.null(limit)) whole_number(limit, "limit"),
    dialect = one_of(dialect, "dialect", c("duckdb", "spark")),
    dataset = one_text(dataset, "dataset")
  )
  operation <- operation_of(of, players = "getPlayersAcrossMatches", squads = "getSquadsAcrossMatches")
  asked <- checked_filters(operation, c(chosen, filters(...)), connection)
  response <- do.call(
    fetch_response,
    c(list(operation), asked, list(connection = connection, accept = "application/sql"))
  )
  httr2::resp_body_string(response, "UTF-8")
}

#' Matches of a player
#'
#' `gs_game_log()` returns the matches that a player has played, oldest first: the career, or a season. `gs_form()`
#' returns the last matches of a player or squad, oldest first, with the rolling mean of each metric.
#'
#' A career has the matches of every league and level, unless `league_id` and `level_id` select one. The mean of a ratio
#' is computed from summed counts. `gs_form()` does not accept `area`, and sends two requests.
#'
#' @inheritParams gs_season_stats
#' @inheritSection gs_season_stats Filters
#' @param person Id or name of a player.
#' @return A tibble with a row for each match. `gs_form()` has a column such as `DISPOSAL` with the value of the match,
#'   and `DISPOSAL_rolling_mean` with the mean of the `last` matches up to and including it.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_game_log("Eddie Koravnich", c("DISPOSAL", "GOAL"), season_id = 2025)
#' gs_form("Eddie Koravnich", "DISPOSAL", last = 3)
#' gs_form(squad = "BRI", metric = "GOAL", season_id = 2025)
gs_game_log <- function(
  person,
  metric = NULL,
  season_id = NULL,
  sort = NULL,
  limit = NULL,
  tidy = FALSE,
  ...,
  connection = gs_connection()
) {
  flag(tidy, "tidy")
  chosen <- list(
    personId = person_id_of(person, connection),
    metric = metric,
    seasonId = season_id,
    sort = sort,
    fields = c("seconds", if (tidy) COMPARED)
  )
  answer <- all_rows("getPersonMatches", c(chosen, filters(...)), limit, connection)
  with_factors(across_rows(answer, across_columns("matchOfPerson"), tidy), connection)
}

#' @rdname gs_game_log
#' @param squad Id, name or code of a squad.
#' @param last Number of matches to return, and number of matches in each rolling mean.
#' @export
gs_form <- function(
  person = NULL,
  metric = NULL,
  squad = NULL,
  last = 5,
  tidy = FALSE,
  ...,
  connection = gs_connection()
) {
  flag(tidy, "tidy")
  if (is.null(person) == is.null(squad)) abort("gs_form() needs a person or a squad, but not both.")
  last <- one_number(last, "last")
  if (!last %in% seq_len(MAX_REQUESTS)) abort_argument("last", "a whole number from 1 to 100", last)
  chosen <- c(list(metric = metric, last = 2 * last - 1), filters(...))
  if (any(startsWith(names(chosen), "area"))) abort("gs_form() takes no area.")
  if (is.null(squad)) {
    id <- person_id_of(person, connection)
    log <- all_rows("getPersonMatches", c(list(personId = id, fields = "seconds"), chosen), NULL, connection)
    queries <- list(
      operation = "postPlayersAcrossMatches",
      owner = list(personIds = list(as.numeric(id)), by = list("person"))
    )
    shown <- across_columns("matchOfPerson")
  } else {
    id <- squad_of(squad, chosen, connection)
    by_match <- list(squadId = id, by = c("match", "opponent"), sort = "match", fields = "matches")
    log <- all_rows("getSquadsAcrossMatches", c(by_match, chosen), NULL, connection)
    log$rows <- lapply(log$rows, with_margin)
    queries <- list(
      operation = "postSquadsAcrossMatches",
      owner = list(squadIds = list(as.numeric(id)), by = list("squad"))
    )
    shown <- across_columns("matchOfSquad")
  }
  log <- with_rolling_means(log, last, queries, chosen, connection)
  with_factors(across_rows(log, shown, tidy, is_compared = FALSE), connection)
}

#' Leaders of a season
#'
#' The best players of a season by each metric. For a match, use [gs_leaders()].
#'
#' @inheritParams gs_seasons
#' @inheritParams gs_season_stats
#' @param measure `"perMatch"`, `"total"` or `"per100Minutes"`.
#' @param min_matches Leaves out players with fewer matches.
#' @param limit Maximum number of players for each metric, at most 100.
#' @return A tibble with a row for each metric and player.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_season_leaders(2025, c("GOAL", "MARK"), min_matches = 2, limit = 3)
gs_season_leaders <- function(
  season_id = NULL,
  metric = NULL,
  measure = c("perMatch", "total", "per100Minutes"),
  min_matches = NULL,
  limit = 10,
  league_id = NULL,
  level_id = NULL,
  connection = gs_connection()
) {
  answer <- fetch_season(
    "getLevelSeasonLeaders",
    season_id,
    league_id,
    level_id,
    metric = metric,
    measure = one_of(measure, "measure", c("perMatch", "total", "per100Minutes")),
    minMatches = min_matches,
    limit = limit,
    connection = connection,
    with = fetch_json
  )
  with_factors(as_rows(answer, answer_table("leaders")), connection)
}

#' Kick networks and heat maps
#'
#' `gs_kick_network()` returns disposals between team-mates, most frequent pairs first. The receiver is the team-mate
#' who gained possession next. Disposals without a receiver are left out. `gs_heat_map()` returns where acts happened,
#' with a row for each grid cell that has acts.
#'
#' @inheritParams gs_season_stats
#' @inheritSection gs_season_stats Filters
#' @param squad Id, name or code of a squad; by default all squads.
#' @param match_id Ids of matches.
#' @param metric Codes of metrics, such as `"KICK"` or `"HANDBALL"`.
#' @param cells `"hex"` or `"square"`.
#' @param cell_metres Width of a cell in metres.
#' @param by A second dimension that groups the rows, such as `"person"`.
#' @return A tibble. `gs_kick_network()` has a row for each player and receiver. `gs_heat_map()` has a row for each
#'   cell: `cell_x` and `cell_y` are its centre, in metres from the centre of the ground. The ground is the standard one
#'   of 160 x 141 metres, and the acting squad attacks towards +x.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_kick_network("BRI", season_id = 2025, limit = 10)
#' gs_heat_map("MARK", season_id = 2025, squad_id = 40)
gs_kick_network <- function(
  squad = NULL,
  match_id = NULL,
  season_id = NULL,
  metric = "KICK",
  measure = "total",
  limit = NULL,
  tidy = FALSE,
  ...,
  connection = gs_connection()
) {
  chosen <- c(list(matchId = match_id, seasonId = season_id), filters(...))
  if (!is.null(squad)) chosen$squadId <- squad_of(squad, chosen, connection)
  chosen <- c(list(metric = metric, measure = measure, by = c("person", "receiver")), chosen)
  ask_across("getPlayersAcrossMatches", chosen, "matches", limit, tidy, connection)
}

#' @rdname gs_kick_network
#' @export
gs_heat_map <- function(
  metric,
  cells = c("hex", "square"),
  cell_metres = 10,
  of = c("players", "squads"),
  by = NULL,
  measure = "total",
  tidy = FALSE,
  ...,
  connection = gs_connection()
) {
  operation <- operation_of(of, players = "getPlayersAcrossMatches", squads = "getSquadsAcrossMatches")
  by <- c(by, one_of(cells, "cells", c("hex", "square")))
  chosen <- list(metric = metric, measure = measure, by = by, cellMetres = cell_metres)
  ask_across(operation, c(chosen, filters(...)), "matches", NULL, tidy, connection)
}

#' Players by name
#'
#' Finds players by name, best match first. Parts of names and misspellings also match. With `source` and `external_id`
#' instead of a name, finds the player who has that id in the source.
#'
#' @param name A name, part of one, or a misspelling. Omit it if you pass `source` and `external_id`.
#' @param source Name of the source of `external_id`, such as `afl`.
#' @param external_id An id that the source gives to a player.
#' @param limit Maximum number of players.
#' @param squads Whether to return a row for each season and squad of a player, instead of one with the latest squad.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each player.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_find_persons("koravnitch")
gs_find_persons <- function(
  name = NULL,
  limit = NULL,
  squads = FALSE,
  source = NULL,
  external_id = NULL,
  connection = gs_connection()
) {
  flag(squads, "squads")
  answer <- fetch_json(
    "getPersons",
    name = if (!is.null(name)) one_text(name, "name"),
    source = if (!is.null(source)) one_text(source, "source"),
    externalId = if (!is.null(external_id)) one_text(external_id, "external_id"),
    limit = limit,
    connection = connection
  )
  with_factors(as_rows(answer, answer_table(if (squads) "personsAndSquads" else "persons")), connection)
}

#' External ids
#'
#' The ids of persons, squads, venues and matches in other sources, together with the server's ids.
#'
#' @param kind Whose ids to return: `"person"`, `"squad"`, `"venue"` or `"match"`.
#' @param source Name of a source, such as `afl`.
#' @param external_id An id that the source gives.
#' @param id An id that the server gives.
#' @param limit Maximum number of rows; by default all.
#' @param connection A connection; by default that of the session.
#' @return A tibble with a row for each id of a source.
#' @family statistics across matches
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_external_ids("squad", source = "afl")
gs_external_ids <- function(
  kind = c("person", "squad", "venue", "match"),
  source = NULL,
  external_id = NULL,
  id = NULL,
  limit = NULL,
  connection = gs_connection()
) {
  asked <- list(
    "getExternalIds",
    kind = one_of(kind, "kind", c("person", "squad", "venue", "match")),
    source = if (!is.null(source)) one_text(source, "source"),
    externalId = if (!is.null(external_id)) one_text(external_id, "external_id"),
    id = id
  )
  as_rows(pages_of(asked, "externalIds", connection, limit), answer_table("externalIds"))
}
