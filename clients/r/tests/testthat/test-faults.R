# The faults that all clients meet: the rows of clients/behaviour/faults.json, over real connections.

FAULTS <- c(unexpected = "unexpected_answer", connection = "connection_error", any = "error")

called_with_fault <- function(row, folder, connection) {
  if (row$call == "download_dataset") {
    gs_download_dataset(folder, 2025, connection = connection)
    return(character())
  }
  if (row$call == "ladder") {
    gs_ladder(2025, connection = connection)
    return(character())
  }
  ids <- character()
  on_event <- function(event) {
    ids <<- c(ids, event$id)
    length(ids) < length(row$expect$events)
  }
  gs_match_events(7, on_event, "MatchScore", since = 0, connection = connection)
  ids
}

test_that("the package meets faults as all clients do", {
  skip_without_cases()
  skip_if(!nzchar(Sys.getenv("GOALSQUARE_FAULTS")), "GOALSQUARE_FAULTS names no server")
  rows <- jsonlite::read_json(file.path(dirname(cases_file()), "faults.json"))$faults
  for (at in seq_along(rows)) {
    row <- rows[[at]]
    url <- sprintf("%s/r/%d", Sys.getenv("GOALSQUARE_FAULTS"), at - 1)
    connection <- gs_connect("a-key", url, timeout = 1, attempts = if (isTRUE(row$repeats)) 5 else 1)
    connection$pause <- function(seconds) NULL
    folder <- tempfile("dataset")
    result <- tryCatch(
      withCallingHandlers(
        called_with_fault(row, folder, connection),
        goalsquare_waiting = function(wait) if (inherits(wait, "message")) rlang::cnd_muffle(wait)
      ),
      error = identity
    )
    if (is.null(row$expect$error)) {
      expect_identical(result, as.character(unlist(row$expect$events)), info = row$id)
    } else {
      expect_true(inherits(result, paste0("goalsquare_", FAULTS[[row$expect$error]])), info = row$id)
    }
    files <- list.files(folder, recursive = TRUE, all.files = TRUE, full.names = TRUE)
    content <- vapply(files, function(file) readChar(file, file.size(file)), "", USE.NAMES = FALSE)
    expect_identical(content, as.character(row$expect$file), info = row$id)
    if (is.null(row$expect$requests)) next
    seen <- jsonlite::read_json(paste0(url, "/seen"))
    expect_identical(seen, row$expect$requests, info = row$id)
  }
})

test_that("a file on a full disk is an error, not half a file", {
  skip_if(!file.exists("/dev/full"), "this system has no full device")
  expect_error(write_whole(raw(100), "/dev/full", "shots.parquet"), "shots.parquet cannot be written", fixed = TRUE)
})
