# Maximum number of rows in one response.
PAGE <- 1000

# Maximum number of times that rows are fetched if matches change between two pages.
ATTEMPTS <- 4

# The members of a statistic that compare it with other rows.
COMPARED <- c("valueDisplay", "order", "rank", "percentile")

# Filters, with their names in the contract.
filters <- function(...) {
  given <- list(...)
  if (!all(nzchar(rlang::names2(given)))) abort("Filters must have names, such as result = \"won\".")
  rlang::set_names(given, gsub("_([a-z0-9])", "\\U\\1", names(given), perl = TRUE))
}

# Returns the operation for players or squads.
operation_of <- function(of, ...) list(...)[[one_of(of, "of", c("players", "squads"))]]

ask_across <- function(operation, chosen, basis, limit, tidy, connection) {
  flag(tidy, "tidy")
  answer <- all_rows(operation, c(chosen, list(fields = c(basis, if (tidy) COMPARED))), limit, connection)
  with_factors(across_rows(answer, across_columns(c(unlist(answer$by), basis)), tidy), connection)
}

# Returns filters as parameters. The operation must have them.
checked_filters <- function(operation, named, connection) {
  chosen <- with_ids(named, connection)
  contract <- declared("contract")[[operation]]
  allowed <- c(
    unlist(contract$query),
    regmatches(contract$path, gregexpr("(?<=\\{)\\w+", contract$path, perl = TRUE))[[1]]
  )
  unknown <- setdiff(names(chosen), allowed)
  if (length(unknown)) {
    alike <- utils::head(suggestions_for(snake(unknown[[1]]), snake(allowed)), 2)
    abort(sprintf(
      "There is no filter %s; allowed: %s.%s",
      toString(snake(unknown)),
      toString(snake(allowed)),
      if (length(alike)) sprintf(" Did you mean %s?", paste(alike, collapse = " or ")) else ""
    ))
  }
  chosen
}

# Returns a response with the rows of all its pages, or the first `limit` rows.
all_rows <- function(operation, named, limit, connection) {
  chosen <- checked_filters(operation, named, connection)
  for (attempt in seq_len(ATTEMPTS)) {
    answer <- pages_of(c(list(operation), chosen), "rows", connection, limit)
    if (!isTRUE(answer$changed)) return(answer)
  }
  abort(sprintf(
    "Matches changed between the pages of %s, %d times. Request fewer rows, or try again.",
    operation,
    ATTEMPTS
  ))
}

# Returns a response with the rows of all its pages, of `most` rows each, or the first `limit` rows. If a page has no
# rows, or says that matches have changed since the previous page, returns that page.
pages_of <- function(asked, rows, connection, limit = NULL, most = PAGE) {
  if (!is.null(limit)) limit <- as.numeric(whole_number(limit, "limit"))
  found <- list()
  cursor <- NULL
  repeat {
    given <- c(asked, list(limit = min(limit - length(found), most), cursor = cursor))
    page <- do.call(fetch_json, c(given, list(connection = connection)))
    if (is.null(page[[rows]]) || isTRUE(page$changed)) return(page)
    found <- c(found, page[[rows]])
    cursor <- page$`next`
    if (is.null(cursor) || identical(as.numeric(length(found)), limit)) break
  }
  page[[rows]] <- found
  page
}

# The filters of acts as members of a query, and whether each is a list.
OF_ACTS <- c(
  metric = "metricCodes",
  period = "periods",
  zone = "zones",
  scoreState = "scoreStates",
  againstPersonId = "againstPersonIds",
  role = "roles",
  fromPeriodSeconds = "fromPeriodSeconds",
  toPeriodSeconds = "toPeriodSeconds",
  lastXSeconds = "lastXSeconds",
  fromScoreMargin = "fromScoreMargin",
  toScoreMargin = "toScoreMargin",
  context = "context"
)

# Returns the last matches of a log, each with the means of the last matches up to it.
with_rolling_means <- function(log, last, queries, chosen, connection) {
  log$measures <- list("total", "rollingMean")
  if (length(log$rows) == 0) return(log)
  shown <- utils::tail(seq_along(log$rows), last)
  acts <- chosen[intersect(names(OF_ACTS), names(Filter(Negate(is.null), chosen)))]
  acts <- Map(
    function(values, name) if (OF_ACTS[[name]] == name) values else as.list(plain(values, snake(name))),
    acts,
    names(acts)
  )
  names(acts) <- OF_ACTS[names(acts)]
  each <- lapply(shown, function(at) {
    window <- log$rows[seq(max(1, at - last + 1), at)]
    matches <- lapply(window, function(row) row$match$matchId)
    c(
      acts,
      queries$owner,
      list(id = as.character(at), matchIds = matches, measures = list("perMatch"), fields = list("valueDisplay"))
    )
  })
  results <- fetch_json(queries$operation, body = list(queries = each), connection = connection)$results
  log$rows <- Map(
    function(row, result) {
      means <- unlist(lapply(result$rows, function(mean) mean$statistics), recursive = FALSE)
      row$statistics <- c(row$statistics, lapply(means, function(mean) replace(mean, "measure", "rollingMean")))
      row
    },
    log$rows[shown],
    results
  )
  log
}

# Adds the margin of the squad to a row that only names its opponent.
with_margin <- function(row) {
  match <- row$match
  if (is.null(match$homePoints) || is.null(match$awayPoints)) return(row)
  margin <- match$homePoints - match$awayPoints
  row$margin <- if (match$awaySquadId == row$opponent$squadId) margin else -margin
  row
}

# Returns the id of a squad in the chosen season.
squad_of <- function(squad, chosen, connection) {
  text <- one_text(squad, "squad")
  if (grepl("^[0-9]+$", text)) return(text)
  season_id <- if (length(chosen$seasonId)) utils::tail(chosen$seasonId, 1)
  season_id <- season_or_current(season_id, chosen$leagueId, chosen$levelId, connection)
  squad_id_of(squad, season_id, chosen$leagueId, chosen$levelId, connection)
}

# Filters that accept names, with the parameters for their ids.
BY_NAME <- c(player = "personId", squad = "squadId", opponent = "opponentId")

# Replaces player, squad, opponent and match names in filters by ids.
with_ids <- function(named, connection) {
  chosen <- named[!names(named) %in% names(BY_NAME)]
  for (name in intersect(names(BY_NAME), names(Filter(Negate(is.null), named)))) {
    if (!is.null(chosen[[BY_NAME[[name]]]])) {
      abort(sprintf("%s and %s are the same filter: pass one of them.", name, snake(BY_NAME[[name]])))
    }
    id_of <- function(one) {
      as.character(if (name == "player") person_id_of(one, connection) else squad_of(one, named, connection))
    }
    chosen[[BY_NAME[[name]]]] <- vapply(as.list(plain(named[[name]], name)), id_of, "")
  }
  if (!is.null(chosen$matchId)) {
    chosen$matchId <- vapply(match_ids(chosen$matchId), match_id_of, "", connection = connection, USE.NAMES = FALSE)
  }
  chosen
}

# Returns the id of a person by id, full name or surname.
person_id_of <- function(person, connection) {
  person <- if (is.null(person)) "" else one_text(person, "person")
  if (grepl("^[0-9]+$", person)) return(person)
  persons <- gs_find_persons(person, connection = connection)
  chosen <- chosen_by_name(person, persons$person_id, as.character(persons$person_id), persons$person_fullname)
  if (!is.null(chosen$id)) return(as.character(chosen$id))
  abort_unknown(sprintf("Cannot identify player '%s'", person), utils::head(chosen$suggestions, SUGGESTED))
}
