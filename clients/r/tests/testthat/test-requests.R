# What functions ask, seen without a server.
asked_by <- function(code, answers = list(answer_with("[]")), ...) {
  heard <- with_answers(answers, code, ...)
  sub("http://localhost:1/v1/", "", vapply(heard$requests, function(request) request$url, ""), fixed = TRUE)
}

test_that("arguments reach the server under the names of the contract", {
  cases <- list(
    list(function(at) gs_fixture(2025, squad = 10, connection = at), "seasons/2025/fixture?squadId=10"),
    list(
      function(at) gs_fixture(2025, 10, league_id = 3, connection = at),
      "leagues/3/levels/1/seasons/2025/fixture?squadId=10"
    ),
    list(
      function(at) gs_ladder(2025, conference = "A", level_id = 2, connection = at),
      "leagues/1/levels/2/seasons/2025/ladder?conference=A"
    ),
    list(function(at) gs_ladder(2025, 3, conference = "B", connection = at), "seasons/2025/ladder/3?conference=B"),
    list(
      function(at) gs_ladder(2025, 3, 3, conference = "B", connection = at),
      "leagues/3/levels/1/seasons/2025/ladder/3?conference=B"
    ),
    list(
      function(at) gs_conferences(2025, 3, conference = "A", connection = at),
      "leagues/3/levels/1/seasons/2025/conferences?conference=A"
    ),
    list(function(at) gs_metrics(all = TRUE, connection = at), "metadata/metrics?showAllMetrics=true"),
    list(function(at) gs_metrics(connection = at), "metadata/metrics"),
    list(function(at) gs_match_metrics(1, TRUE, at), "matches/1/metrics?showAllMetrics=true"),
    list(
      function(at) gs_player_stats(1, c("GOAL", "MARK"), 1:2, "F50", "home", 10, 20, connection = at),
      paste0(
        "matches/1/statistics/players?metric=GOAL&metric=MARK&period=1&period=2&zone=F50&team=home",
        "&fromPeriodSeconds=10&toPeriodSeconds=20"
      )
    ),
    list(
      function(at) gs_squad_stats(1, context = "Diff", last_x_seconds = 600, connection = at),
      "matches/1/statistics/squads?context=Diff&lastXSeconds=600"
    ),
    list(function(at) gs_api("/v1/leagues", connection = at), "leagues"),
    list(function(at) gs_score(1, gs_as_of("Q3:12:30", at)), "matches/1/score?asOf=Q3%3A12%3A30"),
    list(function(at) gs_api("matches/1/score", connection = gs_as_of(412, at)), "matches/1/score?asOf=412"),
    list(function(at) gs_response("matches/1/score", connection = gs_as_of(412, at)), "matches/1/score?asOf=412"),
    list(
      function(at) gs_score(1, gs_as_of(as.POSIXct("2026-03-28 05:20:00", tz = "UTC"), at)),
      "matches/1/score?asOf=2026-03-28T05%3A20%3A00Z"
    ),
    list(
      function(at) gs_score(1, gs_as_of(as.POSIXlt("2026-03-28 16:20:00", tz = "Australia/Melbourne"), at)),
      "matches/1/score?asOf=2026-03-28T05%3A20%3A00Z"
    ),
    list(
      function(at) gs_score(1, gs_as_of("Q3:12:30", gs_known_at("2026-03-28T05:20:00Z", at))),
      "matches/1/score?asOf=Q3%3A12%3A30&knownAt=2026-03-28T05%3A20%3A00Z"
    ),
    list(function(at) gs_leagues(gs_as_of(412, at)), "leagues"),
    list(function(at) gs_api("matches/1/score?asOf=412", connection = at), "matches/1/score?asOf=412"),
    list(
      function(at) gs_api("metadata/metrics/glossary?metric=GOAL", metric = "MARK", connection = at),
      "metadata/metrics/glossary?metric=GOAL&metric=MARK"
    )
  )
  for (case in cases) expect_identical(asked_by(case[[1]]), case[[2]])
})

test_that("the season left out is the current one of the league and level that are named", {
  level <- answer_with('{"id":1,"currentSeason":{"seasonId":2024}}')
  expect_identical(
    asked_by(function(at) gs_squads(connection = at), list(level, answer_with('{"seasonId":2024}'))),
    c("leagues/1/levels/1", "seasons/2024/squads")
  )
  squads <- function(at) gs_squads(league_id = 3, level_id = 2, connection = at)
  expect_identical(
    asked_by(squads, list(level, answer_with('{"seasonId":2024}'))),
    c("leagues/3/levels/2", "leagues/3/levels/2/seasons/2024/squads")
  )
  expect_match(
    conditionMessage(with_answers(list(answer_with('{"id":1}')), function(at) gs_squads(connection = at))$result),
    "Level 1 of league 1 has no current season"
  )
})

test_that("a batch is sent in parts of a hundred, and stops where the match has not started", {
  batch <- function(count) {
    function(at) gs_squad_batch(1, lapply(seq_len(count), function(at) gs_request("GOAL")), connection = at)
  }
  sizes <- function(count) {
    vapply(
      with_answers(list(answer_with('{"matchId":1}')), batch(count))$requests,
      function(request) length(request$body$data[[1]]),
      0L
    )
  }
  expect_identical(sizes(100), 100L)
  expect_identical(sizes(201), c(100L, 100L, 1L))
})

test_that("a squad is looked up by its name only where it is not an id", {
  ids <- answer_with('{"seasonId":2025,"squads":[{"id":7,"name":"Ashenvale","code":"ASH"}]}')
  expect_identical(asked_by(function(at) gs_squad(7, 2025, connection = at)), "seasons/2025/squads/7")
  expect_identical(asked_by(function(at) gs_squad("7", 2025, connection = at)), "seasons/2025/squads/7")
  expect_identical(
    asked_by(function(at) gs_squad_players("ash", 2025, connection = at), list(ids, answer_with('{"seasonId":2025}'))),
    c("seasons/2025/squads", "seasons/2025/squad/7/persons")
  )
})

test_that("a server that says nothing is given up as long after as was wanted", {
  options_of <- function(...) with_answers(list(answer_with("[]")), gs_leagues, ...)$requests[[1]]$options
  expect_identical(options_of()$low_speed_time, 30)
  expect_identical(
    options_of(timeout = 5)[c("low_speed_time", "low_speed_limit", "connecttimeout")],
    list(low_speed_time = 5, low_speed_limit = 1, connecttimeout = 10)
  )
})

test_that("an error names the request", {
  problem <- answer_with(
    '{"type":"/problems/internal-error","title":"Internal error"}',
    500,
    "application/problem+json",
    "X-Request-Id" = "r-1"
  )
  error <- with_answers(list(problem), gs_leagues)$result
  expect_s3_class(error, "goalsquare_server_error")
  expect_identical(error$request_id, "r-1")
  expect_identical(conditionMessage(error), "500: Internal error")
})

test_that("texts of CSV are what they were before they were kept from being formulas", {
  texts <- c("=1+1", "'quoted'", "+61", "\uff1dx", "a;=b", "a'=b", "-x;y;@z", "plain")
  written <- c("'=1+1", "'quoted'", "'+61", "'\uff1dx", "a;'=b", "a'=b", "'-x;y;'@z", "plain")
  csv <- paste0(
    "league_id,league_name,league_code,league_gender\r\n",
    paste0("1,", enc2utf8(written), ",B,C\r\n", collapse = "")
  )
  expect_identical(
    with_answers(list(answer_with(csv, type = "text/csv")), gs_leagues, format = "csv")$result$league_name,
    texts
  )
})

test_that("columns of CSV are found by their names: a newer server may send more, and none may be missing", {
  table_of_csv <- function(names, row) {
    with_answers(
      list(answer_with(paste0(names, "\r\n", row, "\r\n"), type = "text/csv")),
      gs_leagues,
      format = "csv"
    )$result
  }
  leagues <- table_of_csv("league_id,league_name,league_code,league_gender", "1,A,B,C")
  expect_identical(unlist(leagues), c(league_id = "1", league_name = "A", league_code = "B", league_gender = "C"))
  expect_identical(table_of_csv("league_id,league_colour,league_code,league_name,league_gender", "1,Z,B,A,C"), leagues)
  without <- table_of_csv("league_id,league_name,league_code,league_sex", "1,A,B,C")
  expect_s3_class(without, "goalsquare_error")
  expect_match(conditionMessage(without), "no column league_gender")
})
