#' Dataset
#'
#' The server's dataset, if it has one: Parquet files of many matches, which arrow and duckdb can read. Datasets need
#' the Transactional tier.
#'
#' `gs_dataset()` lists the seasons that the account is licensed for, `gs_dataset_files()` the files of a season.
#' `gs_download_dataset()` downloads the files that a folder does not have yet. A second call downloads only what
#' changed. Files of matches that are no longer in the dataset are removed.
#'
#' @inheritParams gs_api
#' @param season_id Id of the season.
#' @param league_id,level_id Ids of the league and the level.
#' @param folder The folder for the files, which have the same paths in it as on the server.
#' @param tables Names of tables; by default all.
#' @return A tibble with a row for each season, or for each file. `gs_download_dataset()` returns the paths of the files
#'   that it wrote, invisibly.
#' @family leagues and seasons
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_dataset()
#' folder <- tempfile()
#' gs_download_dataset(folder, 2025, tables = "matches")
gs_dataset <- function(connection = gs_connection()) {
  answer <- fetch_json("getDataset", connection = connection)
  as_rows(answer, dataset_table("seasons", c("leagueId", "levelId", "seasonId", "files", "bytes")))
}

#' @rdname gs_dataset
#' @export
gs_dataset_files <- function(season_id, league_id = 1, level_id = 1, connection = gs_connection()) {
  answer <- fetch_json(
    "getDatasetSeason",
    leagueId = league_id,
    levelId = level_id,
    seasonId = season_id,
    connection = connection
  )
  members <- c("table", "path", "matchId", "revision", "rows", "bytes", "sha256")
  as_rows(answer, dataset_table("files", members))
}

#' @rdname gs_dataset
#' @export
gs_download_dataset <- function(
  folder,
  season_id,
  league_id = 1,
  level_id = 1,
  tables = NULL,
  connection = gs_connection()
) {
  files <- gs_dataset_files(season_id, league_id, level_id, connection)
  if (!is.null(tables)) files <- files[files$table %in% tables, ]
  ids <- list(leagueId = league_id, levelId = level_id, seasonId = season_id)
  targets <- file.path(folder, vapply(seq_len(nrow(files)), function(at) dataset_path(files[at, ], ids), ""))
  missing <- which(!mapply(has_content, targets, files$sha256))
  tracked(missing, "files", function(at) {
    operation <- if (is.na(files$match_id[[at]])) "getDatasetSeasonFile" else "getDatasetMatchFile"
    replace_file(targets[[at]], dataset_content(operation, files[at, ], ids, connection))
  })
  seasons <- file.path(folder, unique(files$table), season_folder(ids))
  present <- list.files(seasons, pattern = "^data[.]parquet$", recursive = TRUE, full.names = TRUE)
  unlink(setdiff(present, targets))
  invisible(targets[missing])
}

season_folder <- function(ids) {
  paste0(names(ids), "=", format(unlist(ids), scientific = FALSE, trim = TRUE), collapse = "/")
}

# Returns the path of a file within the dataset. It is built from ids, so that it cannot point outside the folder.
dataset_path <- function(file, ids) {
  if (!grepl("^[a-z]+(-[a-z]+)*$", file$table)) {
    abort(sprintf("The server lists a file of the table %s, which is not a valid name.", dQuote(file$table, FALSE)))
  }
  all <- if (is.na(file$match_id)) ids else c(ids, matchId = file$match_id)
  paste(file$table, season_folder(all), "data.parquet", sep = "/")
}

# Returns the bytes of a file, after checking them against the listed checksum.
dataset_content <- function(operation, file, ids, connection) {
  if (!is.na(file$match_id)) ids$matchId <- file$match_id
  asked <- c(list(operation, datasetTable = file$table), ids)
  response <- do.call(
    fetch_response,
    c(asked, list(connection = connection, accept = "application/vnd.apache.parquet"))
  )
  content <- httr2::resp_body_raw(response)
  if (digest_of(content) != file$sha256) {
    abort(sprintf("%s was replaced while it was downloaded. Download the season again.", file$path))
  }
  content
}

digest_of <- function(content) as.character(openssl::sha256(content))

has_content <- function(file, sha256) {
  file.exists(file) && digest_of(readBin(file, "raw", file.size(file))) == sha256
}

# Replaces a file atomically, by writing a file beside it and moving it there.
replace_file <- function(file, content) {
  # An error of the download is not one of the disk.
  force(content)
  dir.create(dirname(file), recursive = TRUE, showWarnings = FALSE)
  new <- tempfile(".writing-", dirname(file))
  on.exit(unlink(new))
  write_whole(content, new, file)
  if (!file.rename(new, file)) abort_unwritten(file)
}

# Checks the written size: on a full disk R only warns, and leaves half a file.
write_whole <- function(content, path, named = path) {
  force(content)
  tryCatch(writeBin(content, path), warning = function(fault) abort_unwritten(named), error = function(fault) {
    abort_unwritten(named)
  })
}

abort_unwritten <- function(file) {
  abort(sprintf("%s cannot be written. Is the disk full, or is permission missing?", file))
}

# Datasets are an extension of the contract, so the shared tables do not include them.
dataset_table <- function(rows, members) {
  columns <- lapply(members, function(member) {
    list(
      name = snake(member),
      depth = 1L,
      path = list(member),
      type = if (member %in% c("table", "path", "sha256")) "string" else if (member == "bytes") "number" else "integer"
    )
  })
  list(rows = list(rows), columns = columns)
}
