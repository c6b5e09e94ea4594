#' Verify a webhook message
#'
#' Verifies that the server sent a webhook message, and returns its event. Call it before you use a message: anyone can
#' send a POST request to your URL. Pass the unchanged body, before any parsing.
#'
#' @param payload The body of the request: a text, or a raw vector.
#' @param headers Its headers, a named list or vector, in any letter case: `webhook-id`, `webhook-timestamp` and
#'   `webhook-signature`.
#' @param secret The secret of the subscription, which begins with `whsec_`. While you change it, pass both secrets.
#' @param tolerance Maximum difference between the timestamp and `now`, in seconds.
#' @param now The current time.
#' @return The event, as a list.
#' @section Errors: `goalsquare_webhook_rejected` if no signature matches, a header is missing, or the message is too
#'   old or from the future.
#' @family helpers
#' @export
#' @examples
#' headers <- c(
#'   "webhook-id" = "110510101-12-0",
#'   "webhook-timestamp" = "1782468000",
#'   "webhook-signature" = "v1,Dn3uzF3GqTTL8vtVogpdnnPtFoLD25swZ2xg4aIaGKw="
#' )
#' secret <- "whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="
#' gs_verify_webhook("{\"matchId\":110510101}", headers, secret, now = 1782468010)
gs_verify_webhook <- function(payload, headers, secret, tolerance = 300, now = Sys.time()) {
  body <- if (is.raw(payload)) payload else charToRaw(enc2utf8(payload))
  headers <- as.list(headers)
  names(headers) <- tolower(names(headers))
  message <- webhook_header(headers, "webhook-id")
  timestamp <- webhook_header(headers, "webhook-timestamp")
  signatures <- webhook_header(headers, "webhook-signature")
  check_webhook_time(timestamp, as.numeric(now), tolerance)
  signed <- c(charToRaw(enc2utf8(paste0(message, ".", timestamp, "."))), body)
  expected <- lapply(lapply(secret, webhook_key), function(key) as.raw(openssl::sha256(signed, key = key)))
  given <- strsplit(signatures, " ", fixed = TRUE)[[1]]
  given <- lapply(substring(given[startsWith(given, "v1,")], 4), from_base64)
  # Every pair is compared, so that timing does not reveal which one matched.
  matches <- vapply(expected, function(one) any(vapply(given, is_same_digest, NA, one)), NA)
  if (!any(matches)) reject_webhook("no signature matches")
  jsonlite::fromJSON(rawToChar(body), simplifyVector = FALSE)
}

# All bytes are compared, even if an earlier one differs.
is_same_digest <- function(one, other) {
  length(one) == length(other) && sum(as.integer(xor(one, other))) == 0
}

webhook_header <- function(headers, name) {
  if (is.null(headers[[name]])) reject_webhook(sprintf("the header %s is missing", name))
  as.character(headers[[name]])
}

check_webhook_time <- function(timestamp, now, tolerance) {
  if (!grepl("^[0-9]+$", timestamp)) reject_webhook("the time stamp is not a number of seconds")
  if (now - as.numeric(timestamp) > tolerance) reject_webhook("the time stamp is too old")
  if (as.numeric(timestamp) - now > tolerance) reject_webhook("the time stamp is in the future")
}

# Returns NULL for a text that is not base64.
from_base64 <- function(text) {
  if (!grepl("^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", text)) return(NULL)
  openssl::base64_decode(text)
}

# Returns the signing key in a secret, which is the bytes after its prefix.
webhook_key <- function(secret) {
  key <- if (is.character(secret)) from_base64(sub("^whsec_", "", secret))
  if (length(key) == 0) abort("secret is not whsec_ followed by base64.")
  key
}

reject_webhook <- function(reason) {
  abort(sprintf("The webhook was rejected: %s.", reason), class = "goalsquare_webhook_rejected")
}
