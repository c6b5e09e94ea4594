issued <- function(token, lives = 86400) answer_with(sprintf('{"access_token":"%s","expires_in":%d}', token, lives))
refused <- answer_with("", 401, "application/problem+json")
leagues <- answer_with("[]")

as_client <- function(answers, code, ...) {
  with_answers(answers, code, token = "", client_id = "me", client_secret = "mine", ...)
}
paths_of <- function(heard) vapply(heard$requests, function(request) httr2::url_parse(request$url)$path, "")

test_that("a token is used until a minute before it ends, and then another is asked for", {
  heard <- as_client(list(issued("first"), leagues), function(connection) {
    gs_leagues(connection)
    expect_identical(connection$kept$issued$token, "first")
    lives <- as.numeric(connection$kept$issued$expires) - as.numeric(Sys.time())
    expect_true(lives <= 86340 && lives > 86310)
    gs_leagues(connection)
    connection$kept$issued$expires <- Sys.time() - 1
    tryCatch(gs_leagues(connection), goalsquare_error = identity)
  })
  expect_identical(paths_of(heard), c("/oauth2/token", "/v1/leagues", "/v1/leagues", "/oauth2/token"))
})

test_that("a token that is no longer taken is asked for again, once", {
  heard <- as_client(list(issued("first"), refused, issued("second"), refused), gs_leagues)
  expect_identical(paths_of(heard), c("/oauth2/token", "/v1/leagues", "/oauth2/token", "/v1/leagues"))
  expect_s3_class(heard$result, "goalsquare_unauthorised")
  expect_length(with_answers(list(refused), gs_leagues)$requests, 1)
})

test_that("a token that another process has kept meanwhile is used, and stays", {
  connection <- gs_connect(
    "",
    "http://localhost:1",
    client_id = "me",
    client_secret = "mine",
    token_cache = fresh_cache()
  )
  connection$kept$issued <- list(token = "old", expires = Sys.time() - 1)
  write_token(connection, list(token = "newer", expires = Sys.time() + 3600))
  expect_identical(bearer_token(connection), "newer")
  forget_token(connection, "old")
  expect_identical(bearer_token(connection), "newer")
  forget_token(connection, "newer")
  expect_null(read_token(connection))
  saveRDS("no token", token_file(connection))
  Sys.chmod(token_file(connection), "0600")
  expect_null(read_token(connection))
})

test_that("the folder of tokens is for its owner alone, and nothing else is left in it", {
  skip_on_os("windows")
  connection <- gs_connect(
    "",
    "http://localhost:1",
    client_id = "me",
    client_secret = "mine",
    token_cache = fresh_cache()
  )
  write_token(connection, list(token = "kept", expires = Sys.time() + 3600))
  expect_identical(as.character(file.mode(connection$token_cache)), "700")
  expect_identical(list.files(connection$token_cache, all.files = TRUE, no.. = TRUE), basename(token_file(connection)))
  expect_false(grepl("mine", basename(token_file(connection))))
})

test_that("each account of each server has a file of its own", {
  files <- Map(
    function(url, id, secret) {
      token_file(gs_connect("", url, client_id = id, client_secret = secret, token_cache = tempdir()))
    },
    c("http://a", "http://b", "http://a", "http://a"),
    c("me", "me", "you", "me"),
    c("mine", "mine", "mine", "other")
  )
  expect_identical(anyDuplicated(files), 0L)
})

test_that("a fault of a token is an error of its own", {
  unknown <- answer_with('{"error":"invalid_client","error_description":"Unknown client."}', 401)
  heard <- as_client(list(unknown), gs_leagues)
  expect_s3_class(heard$result, c("goalsquare_unauthorised", "goalsquare_token_error"), exact = FALSE)
  expect_identical(conditionMessage(heard$result), "No token for client 'me' (401): Unknown client.")
  expect_s3_class(as_client(list(answer_with("", 502, "text/html")), gs_leagues)$result, "goalsquare_token_error")
  for (answer in list(answer_with("<html></html>", type = "text/html"), answer_with("{}"))) {
    expect_s3_class(as_client(list(answer), gs_leagues)$result, "goalsquare_unexpected_answer")
  }
})

test_that("a token whose issue broke off is not asked for again, as ten are issued a day", {
  heard <- as_client(list(broken("httr2_failure"), issued("second")), gs_leagues)
  expect_identical(paths_of(heard), "/oauth2/token")
  expect_s3_class(heard$result, "goalsquare_connection_error")
  expect_identical(
    paths_of(as_client(list(answer_with("", 503), issued("second"), leagues), gs_leagues)),
    c("/oauth2/token", "/oauth2/token", "/v1/leagues")
  )
})
