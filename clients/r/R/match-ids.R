# Returns the ids of the matches in an argument as text: numbers, their digits, a replay, or a table with a column
# match_id. Other text is returned unchanged. Each id occurs once.
match_ids <- function(value) {
  ids <- value
  if (is.list(value) && !is.null(names(value))) {
    ids <- value[["match_id"]] %||% value[["matchId"]]
    if (is.null(ids)) abort("match_id must be the id of a match, or a table with a column match_id.")
  }
  ids <- texts_of(plain(ids, "match_id"))
  is_id <- grepl("^[0-9]+$", ids)
  if (any(is_id & grepl("^0*$", ids)) || any(grepl("^-?[0-9.]*[.-][0-9.]*$", ids))) {
    abort_argument("match_id", "the id of a match, such as 110610101", value, "gs_fixture() lists the ids of a season.")
  }
  unique(ids)
}

one_match_id <- function(value) {
  ids <- match_ids(value)
  if (length(ids) == 1) ids else abort_argument("match_id", "one match", value)
}

# Returns the result of a function for one match, or the stacked tables for several. Matches that have not started are
# left out with a warning. If none has started, that is an error.
each_match <- function(match_id, ask, connection) {
  ids <- unique(vapply(match_ids(match_id), match_id_of, "", connection = connection, USE.NAMES = FALSE))
  if (length(ids) == 1) return(ask(ids))
  upcoming <- character()
  one <- function(id) {
    tryCatch(ask(id), goalsquare_not_started = function(error) {
      upcoming <<- c(upcoming, id)
      if (length(upcoming) == length(ids)) rlang::cnd_signal(error)
      NULL
    })
  }
  rows <- stack(tracked(ids, "matches", one))
  if (length(upcoming)) {
    shown <- toString(utils::head(upcoming, 5))
    more <- if (length(upcoming) > 5) sprintf(" and %d more", length(upcoming) - 5) else ""
    rlang::warn(
      paste0("No rows for matches that have not started: ", shown, more, "."),
      class = "goalsquare_match_warning",
      match_ids = upcoming
    )
  }
  rows
}

# Applies a function to each item. Shows a progress bar after a second in interactive sessions.
tracked <- function(items, unit, f) {
  before <- options(cli.progress_show_after = 1)
  bar <- cli::cli_progress_bar(unit, total = length(items))
  on.exit({
    cli::cli_progress_done(bar)
    options(before)
  })
  lapply(items, function(item) {
    result <- f(item)
    cli::cli_progress_update(id = bar)
    result
  })
}
