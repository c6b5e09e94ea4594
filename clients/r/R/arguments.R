abort <- function(message, class = character(), ...) {
  if (length(class) == 0) class <- "goalsquare_configuration_error"
  rlang::abort(message, class = c(class, "goalsquare_error"), ..., call = NULL)
}

`%||%` <- function(x, y) if (is.null(x)) y else x

abort_argument <- function(name, must, value, more = NULL) {
  abort(c(sprintf("%s must be %s, not %s.", name, must, described(value)), if (length(more)) c(i = more)))
}

described <- function(value) {
  if (is.data.frame(value)) return("a data frame")
  if (is.list(value)) return("a list")
  if (length(value) > 3) return(sprintf("%d values, of which the first is %s", length(value), described(value[[1]])))
  text <- deparse1(value)
  if (nchar(text) > 60) paste0(substr(text, 1, 60), " ...") else text
}

# Returns a vector argument as plain numbers, texts or logicals. Factors become their labels, and lists of single values
# become vectors.
plain <- function(values, name) {
  given <- values
  if (is.list(values) && !is.object(values) && all(lengths(values) == 1)) values <- unlist(values)
  if (is.factor(values)) values <- as.character(values)
  if (inherits(values, "integer64")) values <- from_integer64(values)
  is_usable <- is.character(values) || (!is.object(values) && (is.numeric(values) || is.logical(values)))
  if (!is_usable || anyNA(values)) abort_argument(name, "a vector of texts or numbers without missing values", given)
  if (length(values) == 0) abort_argument(name, "at least one value, or left out", given)
  as.vector(values)
}

# Converts 64-bit integers, whose bits are stored as those of doubles, to whole numbers.
from_integer64 <- function(values) {
  halves <- matrix(
    readBin(
      writeBin(as.vector(unclass(values)), raw(), endian = "little"),
      "integer",
      2 * length(values),
      endian = "little"
    ),
    2
  )
  low <- ifelse(is.na(halves[1, ]), -2^31, halves[1, ])
  halves[2, ] * 2^32 + low %% 2^32
}

# Formats values as in URLs and files.
texts_of <- function(values) {
  if (is.logical(values)) return(tolower(values))
  if (is.character(values)) return(values)
  vapply(values, format, "", scientific = FALSE, trim = TRUE, digits = 15)
}

whole_number <- function(value, name) {
  several <- length(value) > 1 && !is.data.frame(value)
  refuse <- function() {
    abort_argument(name, "one whole number", value, if (several) "Ask for each in turn, as lapply() does.")
  }
  if (is.null(value) || length(value) != 1) refuse()
  text <- tryCatch(texts_of(plain(value, name)), goalsquare_error = function(error) refuse())
  if (grepl("^[0-9]+$", text)) text else refuse()
}

one_text <- function(value, name) {
  value <- plain(value, name)
  if (length(value) == 1) texts_of(value) else abort_argument(name, "one value", value)
}

# Numbers may also be passed as text, as the inputs of an app are.
numbers <- function(values, name) {
  values <- plain(values, name)
  if (is.character(values) && all(grepl("^[0-9]+$", values))) values <- as.numeric(values)
  if (is.numeric(values)) values else abort_argument(name, "numbers", values)
}

one_number <- function(value, name) {
  value <- tryCatch(
    numbers(value, name),
    goalsquare_error = function(error) NULL
  ) %||% abort_argument(name, "one number", value)
  if (length(value) == 1) value else abort_argument(name, "one number", value)
}

flag <- function(value, name) {
  if (isTRUE(value) || isFALSE(value)) value else abort_argument(name, "TRUE or FALSE", value)
}

one_of <- function(value, name, choices) {
  if (identical(value, choices)) return(choices[[1]])
  if (is.character(value) && length(value) == 1 && value %in% choices) {
    value
  } else {
    abort_argument(name, paste("one of", toString(dQuote(choices, FALSE))), value)
  }
}

checked <- function(connection) {
  if (!inherits(connection, "goalsquare_connection")) {
    abort_argument("connection", "what gs_connect() makes", connection)
  }
  connection
}

# Formats a time as in the contract.
utc_text <- function(time, name) {
  if (length(time) != 1 || is.na(time)) abort_argument(name, "one time", time)
  format(as.POSIXct(time), "%Y-%m-%dT%H:%M:%SZ", tz = "UTC")
}
