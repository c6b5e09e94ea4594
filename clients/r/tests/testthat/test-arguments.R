test_that("an argument that cannot be sent is named before anything is", {
  gs_connect("token", "http://localhost:1")
  ids <- list(1.5, -1, 0, NA, NULL, tibble::tibble(squad_id = 1), list(), Sys.Date(), c(1, NA))
  for (id in ids) {
    for (ask in list(gs_match, gs_player_summary, gs_begin_replay, function(id) gs_player_batch(id, list()))) {
      expect_error(ask(id), "match_id must be", class = "goalsquare_error")
    }
  }
  expect_error(gs_match(0), "match_id must be the id of a match, such as 110610101, not 0\\.")
  expect_error(gs_begin_replay(1:200), "match_id must be one match, not 200 values", class = "goalsquare_error")
  expect_error(gs_squad(c("A", "B"), 2025), "squad must be one value", class = "goalsquare_error")
  for (metric in list(
    NA,
    c("KICK", NA),
    character(),
    data.frame(metric = "KICK"),
    Sys.Date(),
    list("KICK", NULL),
    mean
  )) {
    expect_error(gs_player_stats(1, metric), "^metric must be", class = "goalsquare_error")
    expect_error(gs_request(metric), "^metric must be", class = "goalsquare_error")
  }
  expect_error(gs_request(team = c("home", "away")), "team must be one value", class = "goalsquare_error")
  expect_error(gs_request(last_x_seconds = 1:2), "last_x_seconds must be one number", class = "goalsquare_error")
  expect_error(gs_request(period = "Q1"), "is not the number of a period", class = "goalsquare_error")
  expect_error(gs_player_last_x(1, NULL), "seconds must be", class = "goalsquare_error")
  for (requests in list(NULL, "GOAL", list(list(metricCodes = "GOAL")))) {
    expect_error(gs_player_batch(1, requests), "requests from gs_request", class = "goalsquare_error")
  }
  for (value in list(NA, c(TRUE, FALSE), "yes", NULL)) {
    expect_error(gs_metrics(all = value), "all must be TRUE or FALSE", class = "goalsquare_error")
    expect_error(gs_squad_summary(1, legacy = value), "legacy must be TRUE or FALSE", class = "goalsquare_error")
  }
  expect_error(gs_score(1, connection = TRUE), "connection must be what gs_connect", class = "goalsquare_error")
  expect_error(gs_as_of(c("Q1:00:00", "Q2:00:00")), "moment must be one value", class = "goalsquare_error")
  expect_error(
    gs_api("leagues", as = "frame"),
    "as must be one of \"tibble\", \"list\", \"text\"",
    class = "goalsquare_error"
  )
  expect_error(gs_api("leagues", "GOAL"), "parameters must have names", class = "goalsquare_error")
  expect_error(gs_permalink("leagues", gs_request()), "parameters must have names", class = "goalsquare_error")
  expect_error(gs_player_stats(1, as.POSIXlt(Sys.time())), "^metric must be", class = "goalsquare_error")
  expect_error(gs_app(TRUE), "connection must be what gs_connect", class = "goalsquare_error")
  expect_error(gs_minsec("a"), "x must be numbers of seconds", class = "goalsquare_error")
})

test_that("a connection cannot be made of nonsense, and says so without its secrets", {
  expect_error(gs_connect(NA, "http://localhost:1"), "token must be one text", class = "goalsquare_error")
  error <- expect_error(gs_connect(c("very-secret", "b"), "http://localhost:1"), class = "goalsquare_error")
  expect_no_match(conditionMessage(error), "secret")
  error <- expect_error(
    gs_squads(gs_connect("very-secret", "http://localhost:1")),
    "season_id must be one whole number, not a list",
    class = "goalsquare_error"
  )
  expect_no_match(conditionMessage(error), "secret")
  cases <- list(
    list(attempts = 0),
    list(attempts = "many"),
    list(longest_wait = "a"),
    list(timeout = NA),
    list(timeout = -5),
    list(timeout = Inf),
    list(format = "xml"),
    list(token_cache = 1:2),
    list(environment = c("a", "b"))
  )
  for (case in cases) {
    expect_error(
      do.call(gs_connect, c("token", case)),
      paste0("^", names(case), " must be"),
      class = "goalsquare_error"
    )
  }
  for (environment in list(NA, c("a", "b"))) {
    expect_error(gs_connect("", environment), "^environment must be", class = "goalsquare_error")
  }
})

test_that("vectors of every kind are sent as what they stand for", {
  big <- structure(c(4.94065645841247e-324, NA), class = "integer64")
  expect_identical(
    from_integer64(structure(writeBin(c(110610101L, 0L), raw()) |> readBin("double"), class = "integer64")),
    110610101
  )
  expect_identical(
    from_integer64(structure(writeBin(c(-1L, -1L), raw()) |> readBin("double"), class = "integer64")),
    -1
  )
  expect_identical(
    from_integer64(structure(writeBin(c(NA_integer_, 1L), raw()) |> readBin("double"), class = "integer64")),
    2^32 + 2^31
  )
  expect_identical(from_integer64(big[1]), 1)
  cases <- list(
    list("KICK", "?x=KICK"),
    list(factor(c("KICK", "MARK")), "?x=KICK&x=MARK"),
    list(list("a", "b"), "?x=a&x=b"),
    list(1e5, "?x=100000"),
    list(c(1, 110610101), "?x=1&x=110610101"),
    list(c(1, 0.5), "?x=1&x=0.5"),
    list(TRUE, "?x=true"),
    list("a&b=\u00e9 +", "?x=a%26b%3D%C3%A9%20%2B"),
    list(NULL, "")
  )
  for (case in cases) expect_identical(with_query("/p", list(x = case[[1]])), paste0("/p", case[[2]]))
  expect_identical(whole_number(factor(20), "match_id"), "20")
  expect_identical(
    unclass(gs_request(factor("KICK"), period = "2", last_x_seconds = "300", id = 7)),
    list(id = "7", metricCodes = list("KICK"), periods = list(2), lastXSeconds = 300)
  )
})

test_that("questions that would answer to the same id are refused", {
  gs_connect("token", "http://localhost:1")
  expect_error(
    gs_player_batch(1, list(gs_request(id = "2"), gs_request())),
    "several have '2'",
    class = "goalsquare_error"
  )
})
