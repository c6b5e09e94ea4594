files_in <- function(folder) sort(list.files(folder, recursive = TRUE, all.files = TRUE))

test_that("the seasons and the files of a dataset are listed", {
  skip_without_server()
  gs_connect()
  seasons <- gs_dataset()
  expect_identical(names(seasons), c("league_id", "level_id", "season_id", "files", "bytes"))
  expect_equal(seasons$season_id, 2025)
  files <- gs_dataset_files(2025)
  expect_identical(names(files), c("table", "path", "match_id", "revision", "rows", "bytes", "sha256"))
  expect_equal(nrow(files), seasons$files)
  expect_equal(sum(files$bytes), seasons$bytes)
})

test_that("a season is downloaded once, and again only where the folder differs", {
  skip_without_server()
  gs_connect()
  folder <- tempfile("dataset")
  written <- gs_download_dataset(folder, 2025, tables = "matches")
  matches <- "matches/leagueId=1/levelId=1/seasonId=2025/data.parquet"
  expect_identical(files_in(folder), matches)
  expect_length(written, 1)
  expect_identical(gs_download_dataset(folder, 2025, tables = "matches"), character())
  writeBin(as.raw(1:4), file.path(folder, matches))
  gone <- file.path(folder, "matches/leagueId=1/levelId=1/seasonId=2025/matchId=1")
  other <- file.path(folder, "matches/leagueId=1/levelId=1/seasonId=2024")
  for (place in c(gone, other)) {
    dir.create(place)
    writeBin(as.raw(1:4), file.path(place, "data.parquet"))
  }
  expect_identical(gs_download_dataset(folder, 2025, tables = "matches"), file.path(folder, matches))
  expect_identical(files_in(folder), c("matches/leagueId=1/levelId=1/seasonId=2024/data.parquet", matches))
  files <- gs_dataset_files(2025)
  expect_equal(file.size(file.path(folder, matches)), files$bytes[files$table == "matches"])
})

test_that("files by match are downloaded into the folders of their matches", {
  skip_without_server()
  gs_connect()
  folder <- tempfile("dataset")
  gs_download_dataset(folder, 2025, tables = "shots")
  files <- gs_dataset_files(2025)
  expect_identical(files_in(folder), sort(files$path[files$table == "shots"]))
})

test_that("a table never leads out of the folder", {
  for (table in c("..", "a/b", "", "A")) {
    file <- tibble::tibble(table = table, match_id = NA_integer_)
    expect_error(dataset_path(file, list(leagueId = 1)), "which is not a valid name", class = "goalsquare_error")
  }
})
