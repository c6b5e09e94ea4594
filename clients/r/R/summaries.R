#' Summary files
#'
#' The summary file of a match's players or squads, with a row for each player or squad, period and zone. Each metric
#' that can be counted by period has a column. The zones add up to the period for every metric that is a count or a sum.
#' Sends four requests, plus one for each period.
#'
#' @inheritParams gs_match
#' @param metric Codes or names of metrics; by default all.
#' @param legacy Whether columns have their older names, in upper case.
#' @return A tibble with a row for each player or squad, period that has started, and zone. Zone `X` has the acts at
#'   centre bounces, and metrics without zones. The columns that identify a row are followed by a column for each
#'   metric, named after its code in lower case, with `NA` if there is no value.
#' @family summaries
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_player_summary(match_id, c("KICK", "marks"))
#' gs_squad_summary(match_id, legacy = TRUE)
gs_player_summary <- function(match_id, metric = NULL, legacy = FALSE, connection = gs_connection()) {
  who <- c("person_id", "person_fullname")
  summarise_match(match_id, "Player", gs_player_batch, who, metric, legacy, connection)
}

#' @rdname gs_player_summary
#' @export
gs_player_summary_file <- gs_player_summary

#' @rdname gs_player_summary
#' @export
gs_squad_summary <- function(match_id, metric = NULL, legacy = FALSE, connection = gs_connection()) {
  summarise_match(match_id, "Squad", gs_squad_batch, character(), metric, legacy, connection)
}

#' @rdname gs_player_summary
#' @export
gs_squad_summary_file <- gs_squad_summary

# The zones of a summary file, and the zones of the contract that they count.
SUMMARY_ZONES <- c(D50 = "D50", DM = "DM", AM = "AM", F50 = "F50", X = "CB")

LEGACY_NAMES <- c(
  round_number = "GROUP_ROUND_NO",
  person_fullname = "FULLNAME",
  opponent_squad_name = "OPP_SQUAD_NAME",
  period_margin = "MARGIN",
  zone = "ZONE_LOGICAL_AFL",
  home_squad_name = "HOME_SQUAD",
  away_squad_name = "AWAY_SQUAD"
)

legacy_names <- function(names) ifelse(names %in% names(LEGACY_NAMES), LEGACY_NAMES[names], toupper(names))

summarise_match <- function(match_id, level, ask_batch, who, metric, legacy, connection) {
  flag(legacy, "legacy")
  plain <- without_factors(checked(connection))
  with_factors(
    each_match(match_id, function(id) summarise_one(id, level, ask_batch, who, metric, legacy, plain), plain),
    connection
  )
}

summarise_one <- function(match_id, level, ask_batch, who, metric, legacy, connection) {
  scores <- gs_period_scores(match_id, connection)
  metrics <- summary_metrics(match_id, level, metric, connection)
  parts <- lapply(sort(unique(scores$period)), function(period) {
    rows <- ask_batch(match_id, summary_questions(metrics, period), connection = connection)
    widened(
      tibble::add_column(rows, period = rep(period, nrow(rows))),
      c(who, "squad_id", "squad_name", "period"),
      metrics$code
    )
  })
  rows <- stack(parts)
  summary <- tibble::as_tibble(c(
    about_rows(rows, gs_match(match_id, connection = connection), scores, who),
    rows[tolower(metrics$code)]
  ))
  if (legacy) names(summary) <- legacy_names(names(summary))
  summary
}

summary_metrics <- function(match_id, level, metric, connection) {
  glossary <- gs_glossary(connection = connection)
  codes <- gs_match_metrics(match_id, connection = connection)
  codes <- codes$metric_code[codes$metric_level %in% c(level, "Both")]
  known <- glossary[match(codes, glossary$metric_code), ]
  known <- known[known$dimensions_match_period, ]
  if (!is.null(metric)) {
    wanted <- codes_of(metric, connection)
    missing <- setdiff(wanted, known$metric_code)
    if (length(missing)) {
      abort(sprintf("A summary file has no column for %s: see gs_metrics() and gs_glossary().", toString(missing)))
    }
    known <- known[match(wanted, known$metric_code), ]
  }
  list(code = known$metric_code, has_zones = known$dimensions_match_zone)
}

summary_questions <- function(metrics, period) {
  zoned <- lapply(names(SUMMARY_ZONES)[rep(any(metrics$has_zones), length(SUMMARY_ZONES))], function(zone) {
    gs_request(metrics$code[metrics$has_zones], period = period, zone = SUMMARY_ZONES[[zone]], id = zone)
  })
  unzoned <- metrics$code[!metrics$has_zones]
  c(zoned, if (length(unzoned)) list(gs_request(unzoned, period = period, id = "unzoned")))
}

# Returns a row for each player or squad and zone, and a column for each metric.
widened <- function(rows, keys, codes) {
  rows$zone <- ifelse(rows$request_id == "unzoned", "X", rows$request_id)
  key <- paste(rows$zone, rows[[keys[[1]]]])
  first <- !duplicated(key)
  values <- matrix(NA_real_, nrow = sum(first), ncol = length(codes), dimnames = list(NULL, tolower(codes)))
  values[cbind(match(key, key[first]), match(rows$metric_code, codes))] <- rows$value
  tibble::as_tibble(c(rows[first, c(keys, "zone")], as.data.frame(values)))
}

about_rows <- function(rows, match, scores, who) {
  is_home <- rows$squad_id == match$home_squad_id
  margin <- match$home_points - match$away_points
  c(
    lapply(match[c("match_id", "season_id", "round_number", "venue_name")], rep, nrow(rows)),
    rows[c(who, "squad_id", "squad_name")],
    list(
      opponent_squad_name = ifelse(is_home, match$away_squad_name, match$home_squad_name),
      squad_margin = ifelse(is_home, margin, -margin)
    ),
    rows["period"],
    list(
      period_margin = scores$margin[match(paste(rows$squad_id, rows$period), paste(scores$squad_id, scores$period))]
    ),
    rows["zone"]
  )
}
