#' Transaction feed
#'
#' Every transaction of a match in one wide table, with the match, its ground and the chain of possession it is part of,
#' for programs that work on one file a match. Costs four requests.
#'
#' @inheritParams gs_match
#' @param legacy Whether columns have the names of the older files, in upper case.
#' @return A tibble with a row for each row of [gs_transactions()]: what is known of the match and its ground, the
#'   columns of the transaction, and those of [gs_chains()], which begin with `chain_` and are `NA` for a transaction
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

# For each transaction the last chain that began no later, if it had not ended before. A chain that goes on in a live
# match has no end yet.
chain_of <- function(match_trx_id, chains) {
  began <- findInterval(match_trx_id, chains$start_match_trx_id)
  began[began == 0] <- NA
  ended <- chains$end_match_trx_id[began]
  ifelse(is.na(ended) | match_trx_id <= ended, began, NA_integer_)
}
