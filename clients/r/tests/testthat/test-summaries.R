# The summary of a match's players. Tests share one, because it takes two seconds.
players_of <- local({
  known <- NULL
  function(match_id) {
    if (is.null(known)) known <<- gs_player_summary(match_id)
    known
  }
})

test_that("the summary of players adds up to their statistics, and that of squads to theirs", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  players <- players_of(match_id)
  keys <- c("person_id", "period", "zone")
  expect_identical(anyDuplicated(players[keys]), 0L)
  expect_identical(
    nrow(players),
    nrow(unique(players["person_id"])) * nrow(gs_match_periods(match_id)) * length(SUMMARY_ZONES)
  )
  for (code in c("DISPOSAL", "TACKLE", "SPOIL")) {
    whole <- gs_player_stats(match_id, code)
    expect_equal(
      as.vector(tapply(players[[tolower(code)]], players$person_id, sum)[as.character(whole$person_id)]),
      whole$value
    )
  }
  squads <- gs_squad_summary(match_id)
  score <- gs_score(match_id)
  expect_identical(sum(squads$goal[squads$squad_id == score$home_squad_id]), as.double(score$home_goals))
  expect_identical(unique(squads$squad_margin[squads$squad_id == score$home_squad_id]), score$home_margin)
  match <- gs_match(match_id)
  rivals <- unique(squads[c("squad_name", "opponent_squad_name")])
  expect_identical(
    rivals,
    tibble::tibble(squad_name = c(match$home_squad_name, match$away_squad_name), opponent_squad_name = rev(squad_name))
  )
  once <- unique(squads[c("squad_id", "period", "period_margin", "squad_margin")])
  expect_identical(tapply(once$period_margin, once$squad_id, sum), tapply(once$squad_margin, once$squad_id, unique))
})

test_that("summaries have a column for each metric of their level that can be counted by period", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  metrics <- gs_match_metrics(match_id)
  glossary <- gs_glossary()
  by_period <- glossary$metric_code[glossary$dimensions_match_period]
  about <- c(
    "match_id",
    "season_id",
    "round_number",
    "venue_name",
    "squad_id",
    "squad_name",
    "opponent_squad_name",
    "squad_margin",
    "period",
    "period_margin",
    "zone"
  )
  for (case in list(
    list(players_of, "Player", c("person_id", "person_fullname")),
    list(gs_squad_summary, "Squad", character())
  )) {
    codes <- metrics$metric_code[metrics$metric_level %in% c("Both", case[[2]])]
    expect_identical(names(case[[1]](match_id)), c(append(about, case[[3]], 4), tolower(codes[codes %in% by_period])))
  }
})

test_that("a metric without zones is in zone X alone, and so is what happens at centre bounces", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  squads <- gs_squad_summary(match_id)
  expect_identical(unique(squads$zone), names(SUMMARY_ZONES))
  expect_identical(unique(squads$zone[!is.na(squads$clearance_cb)]), "X")
  of_period <- gs_squad_stats(match_id, "CLEARANCE", period = 2, zone = "CB")
  expect_identical(squads$clearance[squads$period == 2 & squads$zone == "X"], of_period$value)
})

test_that("older names are in upper case", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  about <- c(
    "MATCH_ID",
    "SEASON_ID",
    "GROUP_ROUND_NO",
    "VENUE_NAME",
    "SQUAD_ID",
    "SQUAD_NAME",
    "OPP_SQUAD_NAME",
    "SQUAD_MARGIN",
    "PERIOD",
    "MARGIN",
    "ZONE_LOGICAL_AFL"
  )
  expect_identical(names(gs_squad_summary(match_id, legacy = TRUE))[1:11], about)
  expect_identical(
    names(gs_player_summary(match_id, legacy = TRUE))[1:13],
    append(about, c("PERSON_ID", "FULLNAME"), 4)
  )
  feed <- gs_transaction_feed(match_id)
  old <- gs_transaction_feed(match_id, legacy = TRUE)
  expect_identical(names(old)[names(feed) %in% c("home_squad_name", "match_trx_id")], c("HOME_SQUAD", "MATCH_TRX_ID"))
  expect_identical(rlang::set_names(old, names(feed)), feed)
})

test_that("the feed has every transaction, with its match and its chain", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  feed <- gs_transaction_feed(match_id)
  transactions <- gs_transactions(match_id)
  expect_identical(feed[names(transactions)], transactions)
  expect_setequal(unique(stats::na.omit(feed$chain_id)), gs_chains(match_id)$chain_id)
  expect_identical(unique(feed$venue_length), gs_venue(match_id)$venue_length)
})

test_that("a transaction belongs to the last chain that began before it and has not ended", {
  chains <- tibble::tibble(start_match_trx_id = c(2, 10), end_match_trx_id = c(5, 12))
  none <- NA_integer_
  cases <- list(list(1, none), list(2, 1), list(5, 1), list(6, none), list(10, 2), list(12, 2), list(13, none))
  for (case in cases) expect_equal(chain_of(case[[1]], chains), case[[2]])
  chains$end_match_trx_id[2] <- NA
  expect_equal(chain_of(99, chains), 2)
})
