finished <- "private, max-age=300, must-revalidate"

with_control <- function(control, status = 200) {
  answer_with(if (status == 200) "[]" else "", status, ETag = "\"1\"", "Cache-Control" = control)
}

test_that("what is fresh is not requested, and then only validated", {
  heard <- with_answers(list(with_control(finished), with_control(finished, 304)), function(connection) {
    clock <- 0
    connection$now <- function() clock
    requests <- integer()
    for (seconds in c(0, 299, 2, 299, 2)) {
      clock <- clock + seconds
      gs_leagues(connection)
      requests <- c(requests, length(connection$store$memory))
    }
    requests
  })
  expect_length(heard$requests, 3)
  expect_null(heard$requests[[1]]$headers$`If-None-Match`)
  expect_identical(heard$requests[[2]]$headers$`If-None-Match`, "\"1\"")
})

test_that("what may not be reused is requested each time", {
  for (control in c("no-store", "private, max-age=0")) {
    heard <- with_answers(list(with_control(control)), function(connection) {
      gs_leagues(connection)
      gs_leagues(connection)
    })
    expect_length(heard$requests, 2)
    expect_identical(is.null(heard$requests[[2]]$headers$`If-None-Match`), control == "no-store")
  }
  heard <- with_answers(list(with_control(finished)), function(connection) {
    gs_leagues(connection)
    gs_leagues(connection)
  }, cache = FALSE)
  expect_length(heard$requests, 2)
})

test_that("a folder is for the next session, and for its user alone", {
  folder <- file.path(tempfile("responses"), "deep")
  ask <- function(clock) {
    with_answers(list(with_control(finished)), function(connection) {
      connection$now <- function() clock
      gs_leagues(connection)
    }, cache = folder, finished_max_age = 1000)
  }
  expect_length(ask(0)$requests, 1)
  expect_length(ask(999)$requests, 0)
  expect_length(ask(1001)$requests, 1)
  files <- list.files(folder, full.names = TRUE)
  expect_length(files, 1)
  skip_on_os("windows")
  expect_identical(as.character(file.mode(c(folder, files))), c("700", "600"))
})

test_that("what changes soon is in memory, a broken file is no response, and old files are evicted", {
  folder <- tempfile("responses")
  store <- store_of(folder)
  stored <- list(response = answer_with("[]"), etag = "1", fresh_until = 5)
  write_stored(store, "live", stored, is_lasting = FALSE)
  expect_length(list.files(folder), 0)
  expect_identical(read_stored(store, "live")$etag, "1")
  for (key in c("old", "new")) write_stored(store, key, stored, is_lasting = TRUE)
  Sys.setFileTime(stored_file(store, "old"), Sys.time() - 100)
  evict_files(store, 1.5 * file.size(stored_file(store, "new")))
  expect_null(read_stored(store, "old"))
  expect_identical(read_stored(store, "new")$etag, "1")
  writeBin(charToRaw("nonsense"), stored_file(store, "new"))
  expect_null(read_stored(store, "new"))
})

test_that("options name a store", {
  expect_null(store_of(FALSE))
  expect_null(store_of(TRUE)$folder)
  expect_match(store_of("disk")$folder, "responses$")
  for (cache in list("", 5, NULL)) expect_error(store_of(cache), "cache must be", class = "goalsquare_error")
})
