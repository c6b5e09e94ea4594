# One call of each operation, and of each of its tables: what is called, by its operation, and of which table.
calls <- function(match_id) {
  squad <- gs_squads(league_id = 3)$squad_id[[1]]
  list(
    list("getLeagues", gs_leagues),
    list("getLeague", gs_league),
    list("getLeague", gs_league_seasons, "seasons"),
    list("getLevels", gs_levels),
    list("getLevel", gs_level),
    list("getLevelSeasons", function(...) gs_seasons(league_id = 3, ...)),
    list("getSeasons", gs_seasons),
    list("getLevelSeason", function(...) gs_season(league_id = 3, ...)),
    list("getSeason", gs_season),
    list("getLevelSeason", function(...) gs_season_phases(league_id = 3, ...), "phases"),
    list("getSeason", gs_season_phases, "phases"),
    list("getLevelFixture", function(...) gs_fixture(league_id = 3, squad = squad, full = TRUE, ...)),
    list("getFixture", function(...) gs_fixture(full = TRUE, ...)),
    list("getLevelLadder", function(...) gs_ladder(league_id = 3, ...)),
    list("getLadder", gs_ladder),
    list("getLevelLadderByRound", function(...) gs_ladder(league_id = 3, round_number = 1, ...)),
    list("getLadderByRound", function(...) gs_ladder(round_number = 1, ...)),
    list("getLevelSquads", function(...) gs_squads(league_id = 3, ...)),
    list("getSquads", gs_squads),
    list("getLevelSquad", function(...) gs_squad(squad, league_id = 3, ...)),
    list("getSquad", function(...) gs_squad(10, ...)),
    list("getLevelSquadPersons", function(...) gs_squad_players(squad, league_id = 3, ...)),
    list("getSquadPersons", function(...) gs_squad_players(10, ...)),
    list("getLevelConferences", function(...) gs_conferences(2024, league_id = 3, ...)),
    list("getMatch", function(...) gs_match(match_id, full = TRUE, ...)),
    list("getMatch", function(...) gs_match_periods(match_id, ...), "periods"),
    list("getMatchPersons", function(...) gs_match_players(match_id, ...)),
    list("getMatchPersons", function(...) gs_match_officials(match_id, ...), "officials"),
    list("getMatchVenue", function(...) gs_venue(match_id, ...)),
    list("getMatchMetrics", function(...) gs_match_metrics(match_id, ...)),
    list("getMatchTransactions", function(...) gs_transactions(match_id, full = TRUE, ...)),
    list("getMatchTransactions", function(...) gs_starters(match_id, ...), "starters"),
    list("getMatchChains", function(...) gs_chains(match_id, full = TRUE, ...)),
    list("getMatchRotations", function(...) gs_rotations(match_id, ...)),
    list("getMatchRotations", function(...) gs_stints(match_id, ...), "stints"),
    list("getMatchScore", function(...) gs_score(match_id, ...)),
    list("getMatchScore", function(...) gs_period_scores(match_id, ...), "periods"),
    list("getMatchShots", function(...) gs_shots(match_id, ...)),
    list("getMatchEntries", function(...) gs_entries(match_id, full = TRUE, ...)),
    list("getMatchStoppages", function(...) gs_stoppages(match_id, full = TRUE, ...)),
    list("getMatchLeaders", function(...) gs_leaders(match_id, ...)),
    list("getPlayerStatistics", function(...) gs_player_stats(match_id, metric = "GOAL", ...)),
    list("getSquadStatistics", function(...) gs_squad_stats(match_id, metric = "GOAL", ...)),
    list("postPlayerStatistics", function(...) gs_player_batch(match_id, gs_request("GOAL"), full = TRUE, ...)),
    list("postSquadStatistics", function(...) gs_squad_batch(match_id, gs_request("GOAL"), full = TRUE, ...)),
    list("getMetrics", gs_metrics),
    list("getMetricGlossary", function(...) gs_glossary("GOAL", ...)),
    list("getMatchStatuses", gs_match_statuses),
    list("getMatchTypes", gs_match_types),
    list("getChainStartTypes", gs_chain_start_types),
    list("getChainEndTypes", gs_chain_end_types),
    list("getChainTurnoverTypes", gs_chain_turnover_types),
    list("getChainTurnoverStates", gs_chain_turnover_states),
    list("getChainTurnoverCreations", gs_chain_turnover_creations),
    list("getRotationTypes", gs_rotation_types),
    list("getShotDetailTypes", gs_shot_detail_types),
    list("getPositionTypes", gs_position_types),
    list("getPositionType", function(...) gs_position_type(1, ...)),
    list("getPositions", function(...) gs_positions(1, ...)),
    list("getPosition", function(...) gs_position(101, ...)),
    list("getUsage", gs_usage),
    list("getUsage", gs_usage_days, "days")
  )
}

operation_asked_last <- function() {
  request <- httr2::last_request()
  operation_at(httr2::url_parse(request$url)$path, if (is.null(request$body)) "GET" else "POST")
}

# What changes with the clock or with every call, from one call to the next.
moving <- c("getUsage", "getSquadPersons", "getLevelSquadPersons")

test_that("every operation of the contract is asked once, by JSON and by CSV, and both give the same tibble", {
  skip_without_server()
  connection <- gs_connect(cache = FALSE)
  by_csv <- gs_connect(format = "csv", cache = FALSE)
  gs_connect()
  asked <- character()
  for (call in calls(finished_match())) {
    operation <- call[[1]]
    table <- if (length(call) == 3) call[[3]]
    rows <- call[[2]](connection = connection)
    expect_identical(operation_asked_last(), operation)
    expect_table(rows, operation, table, if (is.null(table) && grepl("^post", operation)) character())
    expect_gt(nrow(rows), 0)
    from_csv <- call[[2]](connection = by_csv)
    if (operation %in% moving) {
      expect_identical(names(from_csv), names(rows))
    } else {
      expect_equal(from_csv, rows, info = operation, tolerance = 0)
    }
    asked <- c(asked, paste(operation, table %||% declared("tables")$operations[[operation]]$default))
  }
  tables <- lapply(declared("tables")$operations, function(operation) names(operation$tables))
  expected <- unlist(Map(paste, names(tables), tables), use.names = FALSE)
  # Tables of the same response as another, evidence, and metrics without an answer: these calls have none.
  beside <- grep("^post.* (requests|areaPoints|evidence.*)$| (absent|validation)$", expected, value = TRUE)
  expect_setequal(asked, setdiff(expected, beside))
})

test_that("every operation of the contract has a function, and the list of them is up to date", {
  listed <- functions_by_operation()
  own <- Filter(function(operation) !isTRUE(operation$isExtension), declared("contract"))
  expect_identical(names(Filter(length, listed$operations[names(own)])), names(own))
  kept <- jsonlite::read_json(system.file("operations.json", package = "goalsquare"), simplifyVector = TRUE)
  expect_identical(lapply(kept$operations, as.character), listed$operations)
  expect_identical(kept$helpers, listed$helpers)
})

test_that("a season or match is asked for by the default league unless one is named", {
  skip_without_server()
  gs_connect()
  expect_identical(gs_current_season(), gs_level()$current_season_id)
  expect_identical(gs_season(), gs_season(league_id = 1))
  expect_identical(unique(gs_fixture(level_id = 1)$season_id), gs_current_season())
})

test_that("a squad may be named by id, name or code", {
  skip_without_server()
  gs_connect()
  squads <- gs_squads()
  for (squad in list(squads$squad_id[[2]], squads$squad_name[[2]], tolower(squads$squad_code[[2]]))) {
    expect_identical(gs_squad(squad)$squad_id, squads$squad_id[[2]])
  }
  expect_error(gs_squad("nobody"), "Cannot identify squad 'nobody'", class = "goalsquare_unknown_name")
})

test_that("the lists of all squads are those of each", {
  skip_without_server()
  gs_connect()
  lists <- gs_squad_lists(league_id = 3)
  expect_table(lists, "getLevelSquadPersons")
  expect_setequal(lists$squad_id, gs_squads(league_id = 3)$squad_id)
})

test_that("any path can be asked, as a tibble, as lists, as text or as the response", {
  skip_without_server()
  gs_connect()
  expect_identical(gs_api("metadata/matchtypes"), gs_match_types())
  expect_identical(gs_api("/v1/metadata/matchtypes"), gs_match_types())
  expect_identical(gs_api("metadata/matchtypes", as = "list")[[1]]$id, 1L)
  expect_match(gs_api("metadata/matchtypes", as = "text"), '^\\[\\{"id"')
  match_id <- finished_match()
  endpoint <- paste0("matches/", match_id, "/statistics/players")
  expect_identical(
    gs_api(endpoint, metric = c("GOAL", "MARK"), period = 1:2),
    gs_player_stats(match_id, c("GOAL", "MARK"), 1:2)
  )
  expect_identical(gs_api(paste0("matches/", match_id), table = "periods"), gs_match_periods(match_id))
  body <- list(playerMetricRequests = list(list(id = "1", metricCodes = list("GOAL"))))
  expect_identical(gs_api(endpoint, body = body), gs_player_batch(match_id, gs_request("GOAL"), full = TRUE))
  expect_identical(httr2::resp_status(gs_response("matches/1")), 404L)
  expect_error(gs_api("nothing/here"), "is not a path of the contract", class = "goalsquare_error")
})

test_that("a season without conferences has none", {
  skip_without_server()
  gs_connect()
  expect_identical(gs_conferences(), gs_conferences(2024, league_id = 3)[0, ])
})

test_that("the models of metrics are a list of their coefficients and terms", {
  skip_without_server()
  gs_connect()
  models <- gs_metric_models()
  expect_identical(names(models), c("shot", "equity", "rating", "pressurePoints", "rankingPoints", "terms", "forecast"))
  expect_equal(models$equity$kickInPoints, 0.3)
})

test_that("ins and outs are a row for each player who came or left", {
  skip_without_server()
  gs_connect()
  changes <- gs_ins_and_outs(tail(gs_fixture(2025)$match_id, 2))
  expect_named(
    changes,
    c("match_id", "squad_id", "change", "person_id", "person_fullname", "person_display_name", "reason")
  )
  expect_setequal(as.character(changes$change), c("In", "Out"))
  expect_identical(nrow(gs_ins_and_outs(gs_fixture(2025)$match_id[[1]])), 0L)
})

test_that("simulated matches break no quality rule", {
  skip_without_server()
  gs_connect()
  match <- gs_quality(finished_match())
  expect_gt(match$checked, 60)
  expect_length(match$results, 0)
  season <- gs_season_quality(2025)
  expect_identical(season, gs_season_quality(2025, league_id = 1))
  expect_identical(season$clean, season$matches)
})

test_that("the coverage of a match and of a season are lists of features and metrics", {
  skip_without_server()
  gs_connect()
  match <- gs_match_coverage(finished_match())
  expect_true("TACKLE" %in% vapply(match$metrics, function(metric) metric$code, ""))
  season <- gs_season_coverage(2025)
  expect_identical(season, gs_season_coverage(2025, league_id = 1))
  expect_gt(season$matches, 0)
})
