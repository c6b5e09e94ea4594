# Evaluates the expressions of readers. Prints the columns that each returns, as texts in JSON.
text <- function(value) {
  shown <- if (inherits(value, "POSIXct")) format(value, "%Y-%m-%dT%H:%M:%SZ", tz = "UTC") else as.character(value)
  ifelse(is.na(value), "<missing>", shown)
}
for (reader in jsonlite::fromJSON(file("stdin"), simplifyVector = FALSE)) {
  version <- tryCatch(as.character(eval(parse(text = reader$version))), error = function(fault) NULL)
  if (is.null(version)) next
  read <- list()
  for (one in reader$reads) {
    names <- lapply(one[[3]], unlist)
    read[[one[[1]]]] <- tryCatch(
      lapply(suppressWarnings(suppressMessages(eval(parse(text = one[[2]]), names))), text),
      error = function(fault) list(error = jsonlite::unbox(conditionMessage(fault)))
    )
  }
  out <- list(name = jsonlite::unbox(reader$name), version = jsonlite::unbox(version), read = read)
  cat("\n", jsonlite::toJSON(out), "\n", sep = "")
}
