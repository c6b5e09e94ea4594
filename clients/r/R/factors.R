# The columns whose texts come from a short list.
OF_CATEGORIES <- "(_code|_name|_gender|zone|team|result|measure)$"

# Rows with factors in place of texts from short lists, where the connection asks for them.
with_factors <- function(rows, connection) {
  if (!isTRUE(connection$categories)) return(rows)
  is_category <- vapply(rows, is.character, NA) & grepl(OF_CATEGORIES, names(rows))
  rows[is_category] <- lapply(rows[is_category], factor)
  rows
}

# A connection for rows that the package itself reads.
without_factors <- function(connection) {
  connection$categories <- FALSE
  connection
}
