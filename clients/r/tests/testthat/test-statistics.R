test_that("a question alone and in a batch has the same answer", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  cases <- list(
    list(metric = c("GOAL", "MARK")),
    list(metric = "KICK", period = 2:3, zone = c("F50", "AM")),
    list(metric = "KICK", team = "away"),
    list(metric = "KICK", last_x_seconds = 300),
    list(metric = "KICK", from_period_seconds = 60, to_period_seconds = 600)
  )
  batch <- gs_player_batch(match_id, lapply(cases, function(case) do.call(gs_request, case)))
  for (at in seq_along(cases)) {
    alone <- do.call(gs_player_stats, c(match_id, cases[[at]]))
    expect_identical(batch[batch$request_id == as.character(at), names(alone)], alone)
  }
  contexts <- lapply(
    c("For", "Against", "Diff", "PhysicalDiff"),
    function(context) gs_request("CLEARANCE", context = context, id = context)
  )
  squads <- gs_squad_batch(match_id, contexts)
  for (context in unique(squads$request_id)) {
    alone <- gs_squad_stats(match_id, "CLEARANCE", context = context)
    expect_identical(squads[squads$request_id == context, names(alone)], alone)
  }
})

test_that("zones and periods add up to the whole", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  whole <- gs_player_stats(match_id, "DISPOSAL")
  for (parts in list(
    lapply(c("D50", "DM", "CB", "AM", "F50"), function(zone) gs_request("DISPOSAL", zone = zone)),
    lapply(1:10, function(period) gs_request("DISPOSAL", period = period))
  )) {
    rows <- gs_player_batch(match_id, parts)
    sums <- tapply(rows$value, rows$person_id, sum)
    expect_identical(as.vector(sums[as.character(whole$person_id)]), whole$value)
  }
})

test_that("a batch of more than a hundred questions is sent in several", {
  skip_without_server()
  gs_connect()
  requests <- lapply(1:201, function(second) gs_request("KICK", to_period_seconds = second, team = "home"))
  rows <- gs_squad_batch(finished_match(), requests)
  expect_identical(rows$request_id, as.character(1:201))
  expect_false(is.unsorted(rows$value))
})

test_that("an empty batch has no rows, and the columns of any other", {
  skip_without_server()
  gs_connect()
  expect_identical(
    gs_player_batch(finished_match(), list()),
    gs_player_batch(finished_match(), gs_request("KICK"))[0, ]
  )
})

test_that("rows repeat their question only if full is TRUE", {
  skip_without_server()
  gs_connect()
  request <- gs_request("KICK", zone = c("F50", "AM"), period = 1:2, team = "home", id = "mine")
  rows <- gs_player_batch(finished_match(), request, full = TRUE)
  expect_identical(
    unique(rows[c("request_id", "request_team", "request_periods", "request_zones")]),
    tibble::tibble(
      request_id = "mine",
      request_team = "home",
      request_periods = list(1:2),
      request_zones = list(c("F50", "AM"))
    )
  )
  expect_identical(grep("^request_", names(gs_player_batch(finished_match(), request)), value = TRUE), "request_id")
})

test_that("defaults are printed if verbose is TRUE", {
  skip_without_server()
  gs_connect()
  expect_message(
    gs_player_batch(finished_match(), gs_request("KICK", period = 1), verbose = TRUE),
    "Request 1: team = both, zones = the whole ground"
  )
  expect_message(
    gs_squad_batch(finished_match(), gs_request("KICK", period = 1, team = "home", zone = "CB"), verbose = TRUE),
    "Request 1: context = For"
  )
})

test_that("the last seconds of several spans are those of each", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  rows <- gs_player_last_x(match_id, c(300, 600), "DISPOSAL", period = 4)
  expect_identical(unique(rows$last_x_seconds), c(300L, 600L))
  alone <- gs_player_stats(match_id, "DISPOSAL", period = 4, last_x_seconds = 600)
  expect_identical(rows[rows$last_x_seconds == 600, names(alone)], alone)
  squads <- gs_squad_last_x(match_id, 300, "CLEARANCE", context = "Diff")
  expect_identical(sum(squads$value), 0)
})

test_that("metrics that cannot be answered are named in a warning, and the others answered", {
  skip_without_server()
  for (format in c("json", "csv")) {
    gs_connect(format = format)
    expect_warning(
      rows <- gs_player_stats(finished_match(), c("KIK", "KICK"), validation = "partial"),
      "KIK: .* Use KICK\\.",
      class = "goalsquare_metric_warning"
    )
    expect_identical(unique(rows$metric_code), "KICK")
  }
  gs_connect()
  expect_warning(
    gs_squad_batch(finished_match(), gs_request(c("KIK", "GOAL"), validation = "partial")),
    class = "goalsquare_metric_warning"
  )
  expect_no_warning(gs_squad_stats(finished_match(), "KICK", validation = "partial"))
  expect_error(gs_player_stats(finished_match(), "KIK"))
})

test_that("the evidence of a statistic adds up to its value, and the flow has its occurrences", {
  skip_without_server()
  gs_connect()
  match <- finished_match()
  squads <- gs_squad_stats(match, metric = "KICK", period = 1:2)
  squad_id <- squads$squad_id[[1]]
  terms <- gs_evidence(match, "KICK", squad_id = squad_id, period = 1:2)
  expect_equal(sum(terms$sign * terms$weight * terms$amount), squads$value[[1]])
  expect_true(all(terms$period %in% 1:2))
  summary <- gs_evidence_summary(match, "KICK", squad_id = squad_id, period = 1:2)
  expect_identical(summary$excluded[[1]]$parameter, "period")
  flow <- gs_flow(match, "KICK", squad_id = squad_id, period = 1:2)
  expect_identical(flow$transaction_id, terms$transaction_id)
  timeline <- gs_video_timeline(match, "KICK", siren_seconds = 10, squad_id = squad_id, period = 1:2)
  expect_identical(lengths(regmatches(timeline, gregexpr("<instance>", timeline))), nrow(flow))
  timeline <- gs_transaction_timeline(match, siren_seconds = 10, period = 1:2)
  transactions <- gs_transactions(match)
  expect_identical(
    lengths(regmatches(timeline, gregexpr("<instance>", timeline))),
    sum(transactions$period %in% 1:2)
  )
})

test_that("the flow and the revisions of several matches go one below the other", {
  skip_without_server()
  gs_connect()
  some <- gs_fixture(2025)$match_id[1:2]
  flows <- lapply(some, function(id) gs_flow(id, "GOAL"))
  expect_identical(gs_flow(some, "GOAL"), rbind(flows[[1]], flows[[2]]))
  revisions <- lapply(some, function(id) gs_revisions(id, "status"))
  expect_identical(gs_revisions(some, "status"), rbind(revisions[[1]], revisions[[2]]))
})

test_that("codes, names and zones of evidence, flows, revisions and changes are factors on request", {
  act <- '"transactionCode": "KICK", "transactionName": "Kick", "zone": "D50"'
  row <- paste0('{"list": "sum", "statusCode": "FINAL", "metricCode": "KICK", "by": "importer", ', act, "}")
  pages <- list(
    terms = function(connection) gs_evidence(7:8, "KICK", squad_id = 1, connection = connection),
    occurrences = function(connection) gs_flow(7, "KICK", connection = connection),
    revisions = function(connection) gs_revisions(7, connection = connection),
    changes = function(connection) gs_changes(connection = connection)
  )
  factors <- list(
    terms = c("transaction_code", "transaction_name", "zone"),
    occurrences = c("metric_code", "transaction_code", "transaction_name", "zone"),
    revisions = "status_code",
    changes = "status_code"
  )
  for (name in names(pages)) {
    answer <- answer_with(sprintf('{"matchId": 7, "cursor": "9", "%s": [%s, %s]}', name, row, row))
    found <- with_answers(list(answer), pages[[name]], categories = TRUE)$result
    expect_identical(names(found)[vapply(found, is.factor, NA)], factors[[name]], info = name)
    found <- with_answers(list(answer), pages[[name]])$result
    expect_false(any(vapply(found, is.factor, NA)), info = name)
  }
  terms <- paste0('{"metric": {}, "rows": [{"terms": [', row, "]}]}")
  ask <- function(connection) gs_season_evidence("KICK", 1, 2025, connection = connection)
  found <- with_answers(list(answer_with(terms)), ask, categories = TRUE)$result
  expect_identical(names(found)[vapply(found, is.factor, NA)], factors$terms)
})

test_that("a change has the codes of its metrics", {
  changes <- '[{"type": "stat", "metricCodes": ["KICK", "MARK"]}, {"type": "clock"}]'
  answer <- answer_with(sprintf('{"cursor": "9", "changes": %s}', changes))
  found <- with_answers(list(answer), function(connection) gs_changes(connection = connection))$result
  expect_identical(found$metric_codes, list(c("KICK", "MARK"), NULL))
})

test_that("evidence is of a player or of a squad", {
  expect_error(gs_evidence(1, "KICK", connection = NULL), "person_id or a squad_id")
  expect_error(gs_evidence(1, "KICK", person_id = 1, squad_id = 2, connection = NULL), "person_id or a squad_id")
})

test_that("evidence of a batch is that of each value", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  batch <- list(gs_request("KICK", period = 2, id = "early"), gs_request("GOAL", id = "all"))
  values <- gs_player_batch(match_id, batch)
  terms <- gs_player_batch(match_id, batch, evidence = "terms")
  key <- function(rows) paste(rows$request_id, rows$person_id, rows$metric_code)
  added <- tapply(terms$sign * terms$base_weight * terms$amount, key(terms), sum)
  some <- values[values$value != 0, ]
  expect_setequal(key(some), names(added))
  expect_equal(as.vector(added[key(some)]), some$value)
  expect_equal(gs_player_batch(match_id, batch, evidence = "values")$value, values$value)
  ids <- gs_player_batch(match_id, batch, evidence = "ids")
  expect_equal(sort(ids$acts[ids$acts > 0]), sort(as.vector(added)))
  expect_error(gs_player_batch(match_id, batch, evidence = "all"), "not one of values, terms, ids")
})
