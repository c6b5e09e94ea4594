# The suite runs against the server that GOALSQUARE_URL names; `npm run test:clients -- --only R` starts one.
skip_without_server <- function() skip_if(!nzchar(Sys.getenv("GOALSQUARE_URL")), "GOALSQUARE_URL names no server")

# The key of the account of a tier, which the one who runs the tests names, such as that of a sandbox.
token_of <- function(tier) {
  name <- paste0("GOALSQUARE_TOKEN_", tier)
  skip_if(!nzchar(Sys.getenv(name)), paste(name, "names no token"))
  Sys.getenv(name)
}

fresh_cache <- function() file.path(tempfile("cache"), "tokens")

# A match that is over, and one that has not started.
finished_match <- function() {
  fixture <- gs_fixture()
  fixture$match_id[fixture$match_status_code == "FINAL"][[1]]
}

upcoming_match <- function() {
  fixture <- gs_fixture()
  utils::tail(fixture$match_id[fixture$match_status_code == "SCHED"], 1)
}

columns_of <- function(operation, table = NULL) {
  columns <- goalsquare:::table_of(operation, table)$columns
  types <- vapply(columns, function(column) column$type, "")
  names(types) <- vapply(columns, function(column) column$name, "")
  types
}

# The type of the contract that a column of a tibble shows.
type_of <- function(column) {
  switch(
    class(column)[[1]],
    integer = "integer",
    numeric = "number",
    logical = "boolean",
    Date = "date",
    POSIXct = "date-time",
    list = "list",
    "string"
  )
}

# `is_declared` is whether rows have the columns of the contract alone, without the league and level of a fixture.
expect_table <- function(rows, operation, table = NULL, dropped = character(), is_declared = FALSE) {
  types <- columns_of(operation, table)
  types <- types[!names(types) %in% dropped]
  expect_s3_class(rows, "tbl_df")
  if (!is_declared && grepl("Fixture$", operation)) {
    types <- c(league_id = "integer", level_id = "integer", types)
  }
  expect_identical(vapply(rows, type_of, ""), types)
}

# A connection to a server that is not there: `answers` are what it says to one request after another, a response or a
# failure each. What was asked and how long was waited is in `heard`.
with_answers <- function(answers, code, ..., token = "token") {
  heard <- new.env()
  heard$requests <- list()
  heard$waits <- numeric()
  before <- options(httr2_mock = function(request) {
    heard$requests <- c(heard$requests, list(request))
    answer <- answers[[min(length(heard$requests), length(answers))]]
    if (inherits(answer, "condition")) stop(answer) else answer
  })
  on.exit(options(before))
  connection <- gs_connect(token, "http://localhost:1", ..., token_cache = NULL)
  connection$pause <- function(seconds) heard$waits <- c(heard$waits, seconds)
  connection$chance <- function(...) 0
  heard$result <- tryCatch(code(connection), goalsquare_error = identity)
  heard
}

answer_with <- function(body, status = 200, type = "application/json", ...) {
  httr2::response(
    status,
    "http://localhost:1/v1/leagues",
    headers = list("Content-Type" = type, ...),
    body = charToRaw(body)
  )
}

broken <- function(class) {
  structure(class = c(class, "rlang_error", "error", "condition"), list(message = "broken", call = NULL))
}

# The cases that all clients share.
cases_file <- function() {
  files <- c(Sys.getenv("GOALSQUARE_CASES"), "../../../behaviour/cases.json")
  c(files[file.exists(files)], NA)[[1]]
}

skip_without_cases <- function() skip_if(is.na(cases_file()), "The cases are in the repository, not in the package")
