test_that("what a server refuses is a condition of its class with the problem document", {
  skip_without_server()
  gs_connect()
  basic <- gs_connect(token_of("BASIC"))
  wrong <- gs_connect("not-a-token")
  gs_connect()
  match_id <- finished_match()
  cases <- list(
    list(function() gs_player_stats(match_id, "GAOL"), "goalsquare_bad_request", 400L, "unknown-metric"),
    list(function() gs_leagues(wrong), "goalsquare_unauthorised", 401L, NULL),
    list(function() gs_transactions(match_id, connection = basic), "goalsquare_forbidden", 403L, "match-not-licensed"),
    list(function() gs_league(5, basic), "goalsquare_forbidden", 403L, "league-not-licensed"),
    list(function() gs_match(1), "goalsquare_not_found", 404L, "match-not-found"),
    list(
      function() gs_player_stats(match_id, rep("GOAL_EXPECTED_SET_SHOT", 500)),
      "goalsquare_too_long",
      414L,
      "uri-too-long"
    )
  )
  for (case in cases) {
    error <- expect_error(case[[1]](), class = case[[2]])
    expect_s3_class(error, "goalsquare_error")
    expect_identical(error$status, case[[3]])
    if (!is.null(case[[4]])) expect_identical(error$problem$type, paste0("/problems/", case[[4]]))
    expect_match(conditionMessage(error), as.character(case[[3]]))
  }
})

test_that("the message of an error lists each fault", {
  skip_without_server()
  gs_connect()
  error <- expect_error(
    gs_player_stats(finished_match(), "GOAL", period = 11, zone = "X50"),
    class = "goalsquare_bad_request"
  )
  expect_match(conditionMessage(error), "'11' is not a whole number from 1 to 10")
  expect_match(conditionMessage(error), "'X50' is not one of")
})

test_that("a match that has not started is an error of its own", {
  skip_without_server()
  gs_connect()
  match_id <- upcoming_match()
  asked <- list(
    gs_chains,
    gs_transactions,
    gs_shots,
    gs_score,
    gs_match_players,
    gs_player_stats,
    gs_player_summary,
    gs_squad_summary,
    gs_transaction_feed,
    function(match_id) gs_player_batch(match_id, gs_request("GOAL")),
    function(match_id) gs_squad_last_x(match_id, 300),
    function(match_id) gs_api(paste0("matches/", match_id, "/shots"))
  )
  for (ask in asked) expect_error(ask(match_id), class = "goalsquare_not_started")
  expect_warning(
    scores <- gs_score(c(match_id, finished_match())),
    as.character(match_id),
    class = "goalsquare_match_warning"
  )
  expect_identical(scores$match_id, finished_match())
})

test_that("a server that is not there is an error of its own", {
  connection <- gs_connect("token", "http://localhost:1", attempts = 1)
  expect_error(gs_leagues(connection), "cannot be reached", class = "goalsquare_connection_error")
  expect_false(gs_is_ready(connection))
})

# A response of the server beyond the rate of a plan. The requests are sent at once, so that they exceed it on a slow
# machine too.
response_beyond_rate <- function() {
  pool <- curl::new_pool(total_con = 100, host_con = 100)
  refused <- NULL
  keep <- function(response) if (response$status_code == 429) refused <<- response
  for (request in 1:400) {
    handle <- curl::handle_setheaders(curl::new_handle(), Authorization = paste("Bearer", token_of("ADVANCED")))
    curl::curl_fetch_multi(paste0(Sys.getenv("GOALSQUARE_URL"), "/v1/usage"), keep, pool = pool, handle = handle)
  }
  curl::multi_run(pool = pool)
  httr2::response(
    refused$status_code,
    refused$url,
    headers = curl::parse_headers_list(refused$headers),
    body = refused$content
  )
}

test_that("beyond the rate of the plan requests wait as long as the server says, or are an error at once", {
  skip_without_server()
  refused <- response_beyond_rate()
  error <- with_answers(list(refused), gs_leagues, attempts = 1)$result
  expect_s3_class(error, "goalsquare_too_many_requests")
  expect_identical(error$problem$type, "/problems/too-many-requests")
  heard <- with_answers(list(refused, answer_with("[]")), gs_leagues)
  expect_identical(heard$waits[[1]], as.numeric(httr2::resp_header(refused, "Retry-After")))
  expect_identical(nrow(heard$result), 0L)
})
