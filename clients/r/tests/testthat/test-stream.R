# What a stream came to, without a server: a response, or NULL where the connection broke before one.
connection_of <- function(...) {
  gs_connect("", "http://localhost:1", client_id = "me", client_secret = "mine", token_cache = NULL, ...)
}
said <- function(status, ...) {
  httr2::response(
    status,
    headers = list("Content-Type" = if (status == 200) "text/event-stream" else "application/problem+json", ...),
    body = charToRaw('{"type":"/problems/x","detail":"No."}')
  )
}

test_that("a stream that breaks off is opened again, and what the server refuses is an error", {
  connection <- connection_of()
  wait <- function(response, tries, waited = 0) wait_to_resume(response, tries, waited, "token", connection)
  expect_identical(wait(said(200), 1), 0.25)
  expect_null(wait(said(200), 20, 120))
  expect_identical(
    vapply(1:8, function(tries) wait(NULL, tries), 0),
    c(0.25, 0.5, 1, 2, 4, 8, 10, 10)
  )
  expect_error(wait(NULL, 20, 120), class = "goalsquare_connection_error")
  expect_identical(wait(said(503, "Retry-After" = "7"), 9), 7)
  expect_error(wait(said(503, "Retry-After" = "7"), 9, 121), class = "goalsquare_server_error")
  expect_error(wait(said(429, "Retry-After" = "3600"), 1), class = "goalsquare_too_many_requests")
  expect_error(wait(said(404), 1), class = "goalsquare_not_found")
})

test_that("a stream whose token has ended is opened again with another, once", {
  connection <- connection_of()
  connection$kept$issued <- list(token = "old", expires = Sys.time() + 3600)
  expect_identical(wait_to_resume(said(401), 1, 0, "old", connection), 0)
  expect_null(connection$kept$issued)
  expect_error(wait_to_resume(said(401), 2, 0, "new", connection), class = "goalsquare_unauthorised")
  expect_error(
    wait_to_resume(said(401), 1, 0, "token", gs_connect("token", "http://localhost:1")),
    class = "goalsquare_unauthorised"
  )
})

test_that("a server that is not there is an error, once it has been tried for two minutes", {
  connection <- gs_connect("token", "http://localhost:1")
  waits <- numeric()
  connection$pause <- function(seconds) waits <<- c(waits, seconds)
  said <- 0
  expect_error(
    withCallingHandlers(
      gs_match_events(1, identity, connection = connection),
      goalsquare_waiting = function(wait) {
        said <<- said + 1
        if (inherits(wait, "message")) rlang::cnd_muffle(wait)
      }
    ),
    class = "goalsquare_connection_error"
  )
  expect_identical(waits[1:7], c(0.25, 0.5, 1, 2, 4, 8, 10))
  expect_gte(sum(waits), 120)
  expect_lt(sum(waits), 130)
  expect_length(waits, said)
  once <- gs_connect("token", "http://localhost:1", attempts = 1)
  expect_error(gs_match_events(1, identity, connection = once), class = "goalsquare_connection_error")
})

test_that("a stream that is silent has broken", {
  # A socket that accepts, since the system does, and says nothing.
  port <- 20000L + Sys.getpid() %% 20000L
  socket <- serverSocket(port)
  on.exit(close(socket))
  began <- Sys.time()
  request <- list(url = sprintf("http://127.0.0.1:%d/", port), handle = curl::new_handle())
  expect_null(follow_once(request, identity, function() difftime(Sys.time(), began, units = "secs") > 20, silence = 0))
  expect_lt(as.numeric(difftime(Sys.time(), began, units = "secs")), 15)
})

test_that("a proxy that wants a password is not asked again", {
  fault <- simpleError("Failed to perform HTTP request.")
  fault$parent <- simpleError("CONNECT tunnel failed, response 407")
  expect_true(is_proxy_refusal(fault))
  expect_false(is_proxy_refusal(simpleError("Could not resolve host")))
})

test_that("what cannot be followed is named before anything is asked", {
  gs_connect("token", "http://localhost:1")
  expect_error(gs_match_events(1, "print"), "on_event must be a function", class = "goalsquare_error")
  for (seconds in list(NA, "soon", 1:2)) {
    expect_error(
      gs_league_events(1, identity, seconds = seconds),
      "seconds must be one number",
      class = "goalsquare_error"
    )
  }
  expect_error(gs_match_events(1, identity, connection = TRUE), "connection must be", class = "goalsquare_error")
  expect_error(gs_stat_changes(1, NULL, identity), "requests from gs_request", class = "goalsquare_error")
})

test_that("a stream is of the kinds of entries that are named", {
  connection <- gs_connect("token", "http://localhost:1")
  given <- list(matchId = 7, kind = c("amendment", "removal"))
  request <- stream_request("getMatchEvents", given, NULL, NULL, "token", connection)
  expect_match(request$url, "/v1/matches/7/events?kind=amendment&kind=removal", fixed = TRUE)
  expect_match(
    stream_request("getMatchForecastEvents", list(matchId = 7), NULL, NULL, "token", connection)$url,
    "/v1/matches/7/forecast/events",
    fixed = TRUE
  )
  for (stream in c(gs_match_events, gs_league_events, gs_change_events)) {
    expect_null(formals(stream)$kind)
    expect_true("kind" %in% all.vars(body(stream)))
  }
})

test_that("what came in pieces is read as what came at once, wherever it is cut", {
  bytes <- charToRaw(enc2utf8(paste0(
    "retry: 2000\nid: 3\nevent: position\ndata: {\"id\":\"3\"}\n\n:\n: on\n",
    "id: 4.0\nevent: MatchScore\ndata: {\"a\":\"\u00e9\u2026\"}\n\nid: 5"
  )))
  read <- function(cut) {
    events <- list()
    heard <- function(event) events[[length(events) + 1]] <<- event
    rest <- read_events(bytes[seq_len(cut)], heard, function() FALSE)
    expect_identical(rawToChar(read_events(c(rest, bytes[-seq_len(cut)]), heard, function() FALSE)), "id: 5")
    events
  }
  expect_identical(
    read(10),
    list(list(id = "3"), list(id = "4.0", type = "MatchScore", data = list(a = "\u00e9\u2026")))
  )
  for (cut in seq_len(length(bytes) - 1)) expect_identical(read(cut), read(10))
})

test_that("nothing is read of a stream once it is enough", {
  events <- 0
  read_events(
    charToRaw("data: 1\n\ndata: 2\n\ndata: 3\n\n"),
    function(event) events <<- events + 1,
    function() events == 2
  )
  expect_identical(events, 2)
})

test_that("a reset is given as an event, and is where a stream resumes from", {
  state <- new.env()
  types <- character()
  on_event <- function(event) types <<- c(types, event$type)
  read_events(
    charToRaw("id: 9.0\nevent: MatchScore\ndata: {}\n\nid: 4\nevent: reset\ndata: {\"from\":\"4\"}\n\n"),
    hearing(state, on_event),
    function() FALSE
  )
  expect_identical(types, c("MatchScore", "reset"))
  expect_identical(state$id, "4")
})
