# The suite runs against the server that GOALSQUARE_URL names; `npm run test:clients -- --only R` starts one.
skip_without_server <- function() skip_if(!nzchar(Sys.getenv("GOALSQUARE_URL")), "GOALSQUARE_URL names no server")

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
  switch(class(column)[[1]], integer = "integer", numeric = "number", logical = "boolean", Date = "date", POSIXct = "date-time", "string")
}

expect_table <- function(rows, operation, table = NULL, dropped = character()) {
  types <- columns_of(operation, table)
  types <- sub("list", "string", types)[!names(types) %in% dropped]
  expect_s3_class(rows, "tbl_df")
  expect_identical(vapply(rows, type_of, ""), types)
}
