limit <- function(...) {
  answer_with('{"type":"/problems/too-many-requests","detail":"Slowly."}', 429, "application/problem+json", ...)
}
leagues <- answer_with("[]")

test_that("a request waits as long as Retry-After says, and is tried as often as it may be", {
  heard <- with_answers(list(limit("Retry-After" = "3"), answer_with("", 503, "text/html"), leagues), gs_leagues)
  expect_identical(heard$waits, c(3, 0.5))
  expect_identical(nrow(heard$result), 0L)

  heard <- with_answers(list(limit("Retry-After" = "0")), gs_leagues, attempts = 3)
  expect_length(heard$requests, 3)
  expect_identical(heard$waits, c(0, 0))
  expect_s3_class(heard$result, "goalsquare_too_many_requests")
  expect_match(conditionMessage(heard$result), "429: Slowly.", fixed = TRUE)
})

test_that("a wait that is too long is an error at once, and a long one is announced", {
  heard <- with_answers(list(limit("Retry-After" = "31")), gs_leagues)
  expect_length(heard$requests, 1)
  expect_s3_class(heard$result, "goalsquare_too_many_requests")
  expect_message(
    heard <- with_answers(list(limit("Retry-After" = "30"), leagues), gs_leagues),
    "in 30 seconds",
    class = "goalsquare_waiting"
  )
  expect_identical(heard$waits, 30)
  for (status in c(400, 404, 500)) {
    expect_length(with_answers(list(answer_with("", status, "text/html")), gs_leagues)$requests, 1)
  }
})

test_that("Retry-After may be a time", {
  at <- function(seconds) format(Sys.time() + seconds, "%a, %d %b %Y %H:%M:%S GMT", tz = "GMT")
  connection <- gs_connect("token", "http://localhost:1")
  expect_lte(wait_of(limit("Retry-After" = at(30)), connection), 30)
  expect_gt(wait_of(limit("Retry-After" = at(30)), connection), 20)
  expect_identical(wait_of(limit("Retry-After" = at(-30)), connection), 0)
  expect_identical(wait_of(limit("Retry-After" = "soon"), connection), 0.25)
})

test_that("a broken connection is tried again under each of its names, unless what was asked may have been done", {
  for (class in c("httr2_failed", "httr2_failure")) {
    heard <- with_answers(list(broken(class), broken(class), leagues), gs_leagues)
    expect_identical(heard$waits, c(0.25, 0.5))
    expect_identical(nrow(heard$result), 0L)
    expect_s3_class(with_answers(list(broken(class)), gs_leagues)$result, "goalsquare_connection_error")
  }
  batch <- function(connection) gs_player_batch(1, gs_request("GOAL"), connection = connection)
  end <- function(connection) gs_end_replay(1, connection)
  for (ask in list(batch, end)) expect_length(with_answers(list(broken("httr2_failure")), ask)$requests, 5)
  for (ask in list(
    function(connection) gs_begin_replay(1, connection = connection),
    function(connection) gs_permalink("leagues", connection = connection)
  )) {
    heard <- with_answers(list(broken("httr2_failure")), ask)
    expect_length(heard$requests, 1)
    expect_s3_class(heard$result, "goalsquare_connection_error")
  }
})

test_that("a gateway that lost the server is a broken connection", {
  lost <- function(status) answer_with("<html></html>", status, "text/html")
  heard <- with_answers(list(lost(502), lost(504), leagues), gs_leagues)
  expect_identical(heard$waits, c(0.25, 0.5))
  expect_identical(nrow(heard$result), 0L)
  expect_length(
    with_answers(list(lost(502)), function(connection) gs_begin_replay(1, connection = connection))$requests,
    1
  )
})

test_that("what is no answer of the API is an error of its own", {
  for (answer in list(
    answer_with("<html></html>", type = "text/html"),
    answer_with('[{"id":'),
    answer_with("", type = "text/plain")
  )) {
    heard <- with_answers(list(answer), gs_leagues)
    expect_s3_class(heard$result, "goalsquare_unexpected_answer")
    expect_match(conditionMessage(heard$result), "http://localhost:1/v1/leagues returned")
    expect_length(heard$requests, 1)
  }
  gateway <- with_answers(list(answer_with("<html></html>", 502, "text/html")), gs_leagues)$result
  expect_s3_class(gateway, "goalsquare_server_error")
  expect_identical(conditionMessage(gateway), "502: Bad Gateway")
  refused <- with_answers(list(answer_with("<html></html>", 403, "text/html")), gs_leagues)$result
  expect_s3_class(refused, "goalsquare_unexpected_answer")
})
