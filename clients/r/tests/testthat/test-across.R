season <- 2025
squad <- 40
person <- 110128

played_in <- function(season_id) {
  fixture <- gs_fixture(season_id)
  rows <- lapply(
    fixture$match_id[fixture$match_status_code == "FINAL"],
    gs_player_stats,
    metric = c("DISPOSAL", "KICK")
  )
  rows <- do.call(rbind, rows)
  rows[rows$played, ]
}

csv_header <- function(by) {
  query <- list("statistics/players", metric = "KICK", seasonId = season, limit = 1, by = by, format = "csv")
  text <- httr2::resp_body_string(do.call(gs_response, query))
  strsplit(sub("\r\n.*", "", text), ",")[[1]]
}

test_that("a season is the sum of its matches", {
  skip_without_server()
  gs_connect()
  rows <- played_in(season)
  rows <- rows[rows$metric_code == "DISPOSAL", ]
  found <- gs_season_stats("DISPOSAL", season)
  at <- as.character(found$person_id)
  expect_setequal(found$person_id, rows$person_id)
  expect_identical(found$DISPOSAL, as.vector(tapply(rows$value, rows$person_id, sum)[at]))
  expect_identical(found$matches, as.vector(tapply(rows$value, rows$person_id, length)[at]))
  expect_equal(found$DISPOSAL_per_match, found$DISPOSAL / found$matches, tolerance = 1e-4)
})

test_that("a top list is one call, and has the best first", {
  skip_without_server()
  gs_connect()
  top <- gs_season_stats("DISPOSAL", season, min_matches = 3, result = "won", period = 3:4, limit = 20)
  expect_match(httr2::last_request()$url, "minMatches=3.*result=won&period=3&period=4")
  expect_true(nrow(top) > 0 && nrow(top) <= 20 && min(top$matches) >= 3)
  expect_false(is.unsorted(rev(top$DISPOSAL_per_match)))
})

test_that("columns have their types where there is no row", {
  skip_without_server()
  gs_connect()
  suffixes <- c(
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
  ask <- function(...) {
    gs_season_stats(
      c("KICK", "MARK"),
      season,
      by = c("person", "match"),
      measure = names(suffixes),
      threshold = 10,
      rolling_matches = 3,
      ...
    )
  }
  some <- ask(limit = 3)
  expect_identical(ask(from_margin = 999), some[0, ])
  expect_identical(utils::tail(names(some), 24)[1:12], paste0("KICK", suffixes))
  types <- vapply(some, type_of, "")
  expect_identical(
    types[c("matches", "seconds", "match_date", "utc_match_start", "KICK")],
    c(matches = "integer", seconds = "integer", match_date = "date", utc_match_start = "date-time", KICK = "number")
  )
  expect_identical(
    gs_season_stats("KICK", season, tidy = TRUE, from_margin = 999),
    gs_season_stats("KICK", season, tidy = TRUE, limit = 1)[0, ]
  )
})

test_that("a question is a statement in SQL", {
  skip_without_server()
  gs_connect()
  statement <- gs_sql("Disposal", season, of = "squads", result = "won", limit = 3, dialect = "spark")
  expect_match(statement, "^-- DISPOSAL: Disposal\n")
  expect_match(statement, "from parquet.`dataset/contributions` c", fixed = TRUE)
  expect_match(statement, "limit 3;\n$")
  expect_match(gs_sql("GOAL", season, dataset = "s3://bucket/afl"), "'s3://bucket/afl/matches/", fixed = TRUE)
  expect_error(gs_sql("GOAL", season, oponent = "HOL"), "Did you mean opponent_id", class = "goalsquare_error")
  expect_error(gs_sql("GOAL", season, dialect = "oracle"), "dialect", class = "goalsquare_error")
  expect_error(gs_sql("GOAL", 1999), "There is no season 1999", class = "goalsquare_error")
})

test_that("tidy columns are those of the CSV", {
  skip_without_server()
  gs_connect()
  dimensions <- c(
    "person",
    "squad",
    "match",
    "round",
    "season",
    "opponent",
    "venue",
    "result",
    "period",
    "scoreState",
    "receiver",
    "hex",
    "square"
  )
  for (by in c(as.list(dimensions), list(c("person", "match"), c("match", "round")))) {
    expect_named(gs_season_stats("KICK", season, by = by, limit = 1, tidy = TRUE), csv_header(by))
  }
})

test_that("tidy and wide tibbles have the same values", {
  skip_without_server()
  gs_connect()
  wide <- gs_season_stats(c("KICK", "DISPOSAL_EFFICIENCY"), season, of = "squads")
  tidy <- gs_season_stats(c("KICK", "DISPOSAL_EFFICIENCY"), season, of = "squads", tidy = TRUE)
  expect_identical(nrow(tidy), 4L * nrow(wide))
  for (code in c("KICK", "DISPOSAL_EFFICIENCY")) {
    rows <- tidy[tidy$metric_code == code, ]
    expect_identical(rows$value[rows$measure == "total"], wide[[code]])
    expect_identical(rows$value[rows$measure == "perMatch"], wide[[paste0(code, "_per_match")]])
  }
  expect_identical(tidy$rank[[1]], 1L)
})

test_that("pages are followed", {
  skip_without_server()
  gs_connect()
  rows <- gs_season_stats("KICK", season, by = c("person", "hex"), measure = "total")
  answer <- gs_api(
    "statistics/players",
    metric = "KICK",
    seasonId = season,
    by = c("person", "hex"),
    limit = 1,
    as = "list"
  )
  expect_gt(nrow(rows), 1000)
  expect_identical(nrow(rows), answer$rowCount)
  expect_identical(anyDuplicated(rows[c("person_id", "cell_number")]), 0L)
})

page_of <- function(persons, ...) {
  rows <- lapply(persons, function(id) {
    list(
      person = list(personId = id),
      matches = 1,
      seconds = 60,
      statistics = list(list(code = "KICK", measure = "total", value = 1))
    )
  })
  page <- list(
    seasons = list(),
    by = list("person"),
    measures = list("total"),
    metrics = list(list(code = "KICK")),
    rows = rows,
    ...
  )
  answer_with(as.character(jsonlite::toJSON(page, auto_unbox = TRUE)))
}

ask_kicks <- function(...) function(connection) gs_season_stats("KICK", ..., connection = connection)

test_that("rows are fetched again if matches change between pages", {
  pages <- list(
    page_of(1:2, `next` = "a"),
    page_of(2:3, changed = TRUE),
    page_of(2:1, `next` = "b"),
    page_of(3, changed = FALSE)
  )
  heard <- with_answers(pages, ask_kicks())
  expect_identical(heard$result$person_id, c(2L, 1L, 3L))
  cursors <- lapply(heard$requests, function(request) httr2::url_parse(request$url)$query$cursor)
  expect_identical(cursors, list(NULL, "a", NULL, "b"))
  heard <- with_answers(rep(pages[1:2], 4), ask_kicks())
  expect_match(conditionMessage(heard$result), "changed between the pages")
})

test_that("no more rows are fetched than are wanted", {
  heard <- with_answers(list(page_of(1:1000, `next` = "a"), page_of(1001:1200, `next` = "b")), ask_kicks(limit = 1200))
  expect_identical(nrow(heard$result), 1200L)
  limits <- vapply(heard$requests, function(request) httr2::url_parse(request$url)$query$limit, "")
  expect_identical(limits, c("1000", "200"))
})

test_that("external ids come from all pages, or as many as are wanted", {
  page <- function(ids, ...) {
    listed <- lapply(ids, function(id) list(kind = "match", id = id, source = "afl", externalId = paste0("CD_M", id)))
    answer_with(as.character(jsonlite::toJSON(list(total = 1200, externalIds = listed, ...), auto_unbox = TRUE)))
  }
  pages <- list(page(1:1000, `next` = "a"), page(1001:1200))
  heard <- with_answers(pages, function(connection) gs_external_ids("match", connection = connection))
  expect_identical(heard$result$id, 1:1200)
  cursors <- lapply(heard$requests, function(request) httr2::url_parse(request$url)$query$cursor)
  expect_identical(cursors, list(NULL, "a"))
  some <- function(connection) gs_external_ids("match", limit = 2, connection = connection)
  expect_identical(nrow(with_answers(list(page(1:2, `next` = "b")), some)$result), 2L)
})

test_that("a server that loads a season is asked again", {
  loading <- answer_with("{}", 503, "application/problem+json", "Retry-After" = "2")
  heard <- with_answers(list(loading, page_of(1)), ask_kicks())
  expect_identical(nrow(heard$result), 1L)
  expect_identical(heard$waits, 2)
})

test_that("a game log has the matches played", {
  skip_without_server()
  gs_connect()
  rows <- played_in(season)
  rows <- rows[rows$metric_code == "KICK" & rows$person_id == person, ]
  log <- gs_game_log(person, "KICK", season, league_id = 1, level_id = 1)
  expect_identical(sum(log$KICK), sum(rows$value))
  expect_identical(nrow(log), nrow(rows))
  expect_false(is.unsorted(log$utc_match_start))
  home <- log$home_points - log$away_points
  expect_identical(log$margin, ifelse(log$squad_id == log$home_squad_id, home, -home))
  tidy <- gs_game_log(person, "KICK", season, league_id = 1, level_id = 1, tidy = TRUE)
  expect_identical(tidy$value, log$KICK)
  expect_identical(gs_game_log(person, "KICK", season, from_margin = 999), log[0, ])
})

test_that("a person is named by a full name or a part of it that is enough", {
  skip_without_server()
  gs_connect()
  for (name in c("ivo travnarenko", "Travnarenko")) {
    expect_identical(unique(gs_game_log(name, "KICK")$person_id), 110440L)
  }
  expect_error(
    gs_game_log("travnar", "KICK"),
    "Cannot identify player 'travnar'.*Ivo Travnarenko \\(110440\\)",
    class = "goalsquare_unknown_name"
  )
})

test_that("form has the rolling mean of each match", {
  skip_without_server()
  gs_connect()
  metric <- c("DISPOSAL", "DISPOSAL_EFFICIENCY")
  of_person <- list(
    gs_form(person, metric = metric, last = 2, season_id = season, period = 1:2),
    gs_game_log(person, metric, season, period = 1:2),
    list(person_id = person)
  )
  by_match <- gs_season_stats(
    metric,
    season,
    of = "squads",
    by = "match",
    measure = "total",
    squad_id = squad,
    period = 1:2
  )
  of_squad <- list(
    gs_form(squad = "BRI", metric = metric, last = 2, season_id = season, period = 1:2),
    by_match,
    list(of = "squads", squad_id = squad)
  )
  for (case in list(of_person, of_squad)) {
    form <- case[[1]]
    whole <- case[[2]]
    expect_identical(form$match_id, utils::tail(whole$match_id, 2))
    expect_identical(form$DISPOSAL, utils::tail(whole$DISPOSAL, 2))
    for (at in 1:2) {
      window <- whole$match_id[nrow(whole) - 3 + at + 0:1]
      mean <- do.call(gs_season_stats, c(list(metric, match_id = window, period = 1:2), case[[3]]))
      expect_identical(form$DISPOSAL_rolling_mean[[at]], mean$DISPOSAL_per_match)
      expect_identical(form$DISPOSAL_EFFICIENCY_rolling_mean[[at]], mean$DISPOSAL_EFFICIENCY_per_match)
    }
    expect_identical(abs(form$margin), abs(form$home_points - form$away_points))
  }
  tidy <- gs_form(person, metric = metric, last = 2, tidy = TRUE)
  expect_identical(tidy$measure, rep(rep(c("total", "rollingMean"), each = 2), 2))
})

test_that("form is empty without matches, and refuses what it cannot answer", {
  skip_without_server()
  gs_connect()
  some <- gs_form(person, metric = "KICK", season_id = season)
  expect_identical(gs_form(person, metric = "KICK", season_id = season, from_margin = 999), some[0, ])
  expect_error(gs_form(), "needs a person or a squad", class = "goalsquare_error")
  expect_error(gs_form(1, squad = 2), "needs a person or a squad", class = "goalsquare_error")
  expect_error(gs_form(1, last = 101), "from 1 to 100", class = "goalsquare_error")
  expect_error(gs_form(1, area = "circle(0 0 20)"), "takes no area", class = "goalsquare_error")
})

test_that("leaders of a season lead its statistics", {
  skip_without_server()
  gs_connect()
  leaders <- gs_season_leaders(season, "KICK", min_matches = 2, limit = 5)
  found <- gs_season_stats("KICK", season, min_matches = 2, limit = 5)
  expect_identical(leaders$value, found$KICK_per_match)
  expect_identical(unique(leaders$measure), "perMatch")
  expect_named(gs_season_leaders(2024, "KICK", league_id = 3, limit = 2), names(leaders))
  expect_identical(gs_season_leaders(season, "KICK", min_matches = 1000), leaders[0, ])
})

test_that("a kick network has the kicks that a team-mate received", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  network <- gs_kick_network("HOL", match_id = match_id)
  kicks <- gs_player_stats(match_id, metric = "KICK")
  received <- tapply(network$KICK, network$person_id, sum)
  expect_gt(length(received), 15)
  expect_true(all(received <= kicks$value[match(names(received), kicks$person_id)]))
  expect_identical(anyDuplicated(network[c("person_id", "receiver_id")]), 0L)
  expect_identical(network$person_squad_id, network$receiver_squad_id)
})

test_that("the cells of a heat map add up", {
  skip_without_server()
  gs_connect()
  total <- gs_season_stats("MARK", season, of = "squads", squad_id = squad, measure = "total")$MARK
  for (cells in c("hex", "square")) {
    heat <- gs_heat_map("MARK", cells, cell_metres = 20, season_id = season, squad_id = squad)
    expect_identical(sum(heat$MARK), total)
    expect_identical(anyDuplicated(heat$cell_number), 0L)
    expect_true(max(abs(heat$cell_x)) <= 90 && max(abs(heat$cell_y)) <= 90)
    by_person <- gs_heat_map("MARK", cells, by = "person", season_id = season, squad_id = squad)
    expect_identical(sum(by_person$MARK), total)
  }
})

test_that("persons are found by name", {
  skip_without_server()
  gs_connect()
  found <- gs_find_persons("travnarenko")
  expect_identical(list(found$person_id[[1]], found$squad_code[[1]]), list(110440L, "HOL"))
  every <- gs_find_persons("travnarenko", squads = TRUE)
  expect_named(every, names(found))
  expect_identical(max(every$season_id[every$person_id == 110440]), found$season_id[[1]])
  expect_identical(nrow(gs_find_persons("travn", limit = 1)), 1L)
  expect_identical(gs_find_persons("qqqqqqqq"), found[0, ])
})

test_that("external ids are listed, also if there are none", {
  skip_without_server()
  gs_connect()
  expect_named(gs_external_ids("squad", source = "afl"), c("kind", "id", "source", "external_id"))
  expect_error(gs_external_ids("umpire"), class = "goalsquare_error")
})

test_that("a name that is no filter is refused", {
  skip_without_server()
  gs_connect()
  expect_error(gs_season_stats("KICK", venue = 1), "no filter venue; allowed: league_id", class = "goalsquare_error")
  expect_error(gs_season_stats("KICK", oponent = "HOL"), "Did you mean opponent_id", class = "goalsquare_error")
  expect_error(gs_season_stats("KICK", season, NULL, by = 1, "x"), class = "goalsquare_error")
})
