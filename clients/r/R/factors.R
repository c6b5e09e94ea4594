# Endings of columns whose texts come from a short list.
OF_CATEGORIES <- "(_code|_name|_gender|zone|team|result|measure)$"

# Replaces texts from short lists by factors, if the connection asks for that.
with_factors <- function(rows, connection) {
  if (!isTRUE(connection$categories)) return(rows)
  is_category <- vapply(rows, is.character, NA) & grepl(OF_CATEGORIES, names(rows))
  rows[is_category] <- lapply(rows[is_category], factor)
  rows
}

# Returns a connection for rows that the package reads itself.
without_factors <- function(connection) {
  connection$categories <- FALSE
  connection
}
