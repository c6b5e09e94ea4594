#' Transaction feed
#'
#' Every transaction of a match in order, with the columns of its match, its venue and its chain. Sends four requests.
#' Needs the Transactional tier.
#'
#' @inheritParams gs_match
#' @param legacy Whether columns have their older names, in upper case.
#' @return A tibble with a row for each row of [gs_transactions()]. It has the columns of the match and the venue, those
#'   of the transaction, and those of [gs_chains()]. The latter begin with `chain_`, and are `NA` for a transaction
#'   between chains.
#' @family summaries
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' gs_transaction_feed(gs_fixture()$match_id[[1]])
gs_transaction_feed <- function(match_id, legacy = FALSE, connection = gs_connection()) {
  flag(legacy, "legacy")
  plain <- without_factors(checked(connection))
  with_factors(each_match(match_id, function(id) feed_of(id, legacy, plain), plain), connection)
}

feed_of <- function(match_id, legacy, connection) {
  transactions <- gs_transactions(match_id, full = TRUE, connection = connection)
  chains <- gs_chains(match_id, full = TRUE, connection = connection)
  match <- gs_match(match_id, connection = connection)
  about <- c(
    match[c("match_id", "match_date", "match_time", "utc_match_start", "season_id", "round_number")],
    gs_venue(match_id, connection)[c("venue_id", "venue_name", "venue_length", "venue_width")],
    match[c("home_squad_id", "home_squad_name", "away_squad_id", "away_squad_name")]
  )
  chain <- chains[chain_of(transactions$match_trx_id, chains), !names(chains) %in% c("match_id", "period")]
  names(chain) <- sub("^(chain_)?", "chain_", names(chain))
  feed <- tibble::as_tibble(c(
    lapply(about, rep, nrow(transactions)),
    transactions[names(transactions) != "match_id"],
    chain
  ))
  if (legacy) names(feed) <- legacy_names(names(feed))
  feed
}

# Returns, for each transaction, the last chain that began no later, unless it ended before. A chain that is in progress
# in a live match has no end yet.
chain_of <- function(match_trx_id, chains) {
  began <- findInterval(match_trx_id, chains$start_match_trx_id)
  began[began == 0] <- NA
  ended <- chains$end_match_trx_id[began]
  ifelse(is.na(ended) | match_trx_id <= ended, began, NA_integer_)
}
