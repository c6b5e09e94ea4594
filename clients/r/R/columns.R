as_type <- function(values, type) {
  if (is.null(values)) values <- logical()
  switch(
    type,
    integer = whole(values),
    number = as.double(values),
    boolean = as.logical(values),
    date = as.Date(as.character(values), format = "%Y-%m-%d"),
    "date-time" = as.POSIXct(as.character(values), format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC"),
    as_text(values)
  )
}

# An empty text is missing, as in CSV.
as_text <- function(values) {
  texts <- as.character(values)
  texts[!nzchar(texts)] <- NA
  texts
}

whole <- function(values) {
  values <- as.double(values)
  if (any(abs(values) > .Machine$integer.max, na.rm = TRUE)) {
    abort("The response has a whole number that is too large for an R integer.")
  }
  as.integer(values)
}

read_table <- function(text, table) {
  names <- vapply(table$columns, function(column) column$name, "")
  file <- tempfile(fileext = ".csv")
  on.exit(unlink(file))
  write_whole(text, file)
  read <- utils::read.csv(file, colClasses = "character", na.strings = "", encoding = "UTF-8", check.names = FALSE)
  # A newer server may send additional columns.
  missing <- setdiff(names, names(read))
  if (length(missing)) {
    abort(sprintf(
      "The server's CSV has no column %s; the server and this package have different versions.",
      toString(missing)
    ))
  }
  columns <- Map(read_column, read[names], table$columns)
  tibble::new_tibble(rlang::set_names(columns, names), nrow = nrow(read))
}

read_column <- function(cells, column) {
  if (column$type == "list") {
    all <- vector("list", length(cells))
    all[!is.na(cells)] <- lapply(strsplit(unguarded(cells[!is.na(cells)]), ";", fixed = TRUE), as_type, column$items)
    return(all)
  }
  as_type(switch(column$type, boolean = cells == "true", string = unguarded(cells), cells), column$type)
}

# Removes the apostrophe that the server puts before text that a spreadsheet would read as a formula: at the start of a
# text, after a semicolon, or after a line end.
guard <- "(^|[;\r\n])'([=+@\t\uff1d\uff0b\uff0d\uff20-])"

unguarded <- function(cells) if (any(grepl("'", cells, fixed = TRUE))) gsub(guard, "\\1\\2", cells) else cells
