with_variables <- function(variables, code) {
  before <- Sys.getenv(names(variables), names = TRUE, unset = NA)
  on.exit({
    Sys.unsetenv(names(before)[is.na(before)])
    if (any(!is.na(before))) do.call(Sys.setenv, as.list(before[!is.na(before)]))
  })
  do.call(Sys.setenv, as.list(variables))
  code
}

test_that("an environment is a name or a URL", {
  with_variables(c(GOALSQUARE_URL = "https://stats.example/", GOALSQUARE_SANDBOX_URL = "http://sandbox.example"), {
    expect_identical(gs_connect("token")$url, "https://stats.example")
    expect_identical(gs_connect("token", "production")$url, "https://stats.example")
    expect_identical(gs_connect("token", "sandbox")$url, "http://sandbox.example")
    expect_identical(gs_connect("token", "http://127.0.0.1:9")$url, "http://127.0.0.1:9")
    expect_error(
      gs_connect("token", "sandpit"),
      "'sandpit' is not \"production\", \"sandbox\" or a URL",
      class = "goalsquare_error"
    )
  })
})

test_that("without anything set it is the sandbox with its public key, and production must be named", {
  with_variables(c(GOALSQUARE_URL = "", GOALSQUARE_TOKEN = "", GOALSQUARE_CLIENT_ID = ""), {
    Sys.unsetenv("GOALSQUARE_SANDBOX_URL")
    expect_identical(
      gs_connect()[c("url", "token")],
      list(url = "http://localhost:8080", token = "sandbox-transactional")
    )
    expect_error(
      gs_connect("token", "production"),
      "GOALSQUARE_URL must name the production server",
      class = "goalsquare_error"
    )
    expect_error(gs_connect(environment = "https://stats.example"), "A token is needed", class = "goalsquare_error")
  })
})

test_that("a connection shows neither its token nor its secret", {
  connection <- gs_connect("very-secret", "http://localhost:1")
  machine <- gs_connect(environment = "http://localhost:1", client_id = "me", client_secret = "most-secret")
  for (show in list(print, utils::str, format, list)) {
    expect_no_match(paste(capture.output(show(connection)), collapse = ""), "secret")
    expect_no_match(paste(capture.output(show(machine)), collapse = ""), "secret")
  }
  expect_match(
    format(gs_as_of("Q3:12:30", connection)),
    "http://localhost:1 with a token, by json, as of Q3:12:30",
    fixed = TRUE
  )
  expect_match(format(gs_known_at("2026-03-28T05:20:00Z", connection)), "known at 2026-03-28T05:20:00Z", fixed = TRUE)
})

test_that("client credentials are exchanged for a token that is kept, and for another once it is worth nothing", {
  skip_without_server()
  client <- token_of("ADVANCED")
  cache <- fresh_cache()
  connect <- function() gs_connect("", client_id = client, client_secret = client, token_cache = cache)
  first <- connect()
  expect_gt(nrow(gs_leagues(first)), 0)
  expect_identical(as.character(file.mode(token_file(first))), "600")
  second <- connect()
  expect_gt(nrow(gs_leagues(second)), 0)
  expect_identical(second$kept$issued$token, first$kept$issued$token)

  write_token(second, list(token = "revoked", expires = Sys.time() + 3600))
  third <- connect()
  expect_gt(nrow(gs_leagues(third)), 0)
  expect_false(third$kept$issued$token %in% c("revoked", first$kept$issued$token))
})

test_that("a token that others can read is not used, and one that cannot be kept on disk is used all the same", {
  connection <- gs_connect(
    "",
    "http://localhost:1",
    client_id = "me",
    client_secret = "mine",
    token_cache = fresh_cache()
  )
  issued <- list(token = "kept", expires = Sys.time() + 3600)
  write_token(connection, issued)
  expect_identical(read_token(connection), issued)
  skip_on_os("windows")
  Sys.chmod(token_file(connection), "0644", use_umask = FALSE)
  expect_null(read_token(connection))

  not_a_folder <- tempfile()
  file.create(not_a_folder)
  connection <- gs_connect(
    "",
    "http://localhost:1",
    client_id = "me",
    client_secret = "mine",
    token_cache = file.path(not_a_folder, "tokens")
  )
  expect_warning(write_token(connection, issued), class = "goalsquare_cache_warning")
})

test_that("a client the server does not know is an error", {
  skip_without_server()
  connection <- gs_connect("", client_id = "nobody", client_secret = "not-its-secret", token_cache = NULL)
  error <- expect_error(gs_leagues(connection), "No token for client 'nobody'", class = "goalsquare_token_error")
  expect_s3_class(error, "goalsquare_unauthorised")
  expect_no_match(conditionMessage(error), "not-its-secret")
})

test_that("requests name the version of the package", {
  agent <- new_request(gs_connect("token", "http://localhost:1"), "/v1/leagues")$options$useragent
  expect_match(agent, paste0("^goalsquare-r/", utils::packageVersion("goalsquare")))
})
