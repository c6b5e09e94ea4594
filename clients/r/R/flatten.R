declared <- function(name) {
  if (is.null(session[[name]])) {
    session[[name]] <- jsonlite::read_json(system.file(paste0(name, ".json"), package = "goalsquare", mustWork = TRUE))
  }
  session[[name]]
}

table_of <- function(operation, table = NULL) {
  tables <- declared("tables")$operations[[operation]]
  name <- table %||% tables$default
  if (is.null(tables$tables[[name]])) {
    abort(sprintf("table '%s' is not a table of %s; allowed: %s.", name, operation, toString(names(tables$tables))))
  }
  tables$tables[[name]]
}

# The objects at one depth of a walk, and for each of them the places of its `ancestors` among the objects of the depths above and its own
# `place` within what was walked. What paths reach from them is kept, since columns share paths.
new_level <- function(objects, ancestors = list(), place = seq_along(objects)) {
  list(objects = objects, ancestors = ancestors, place = place, reached = new.env(parent = emptyenv()))
}

# What a path leads to: the values found, and `at` which of the level's objects each was found. Steps are members, and places of lists,
# which are counted from 0.
reach <- function(level, path) {
  if (length(path) == 0) return(list(values = level$objects, at = seq_along(level$objects)))
  key <- paste(path, collapse = ".")
  if (is.null(level$reached[[key]])) {
    above <- reach(level, path[-length(path)])
    step <- path[[length(path)]]
    values <- if (is.character(step)) lapply(above$values, .subset2, step) else lapply(above$values, item_at, step + 1)
    found <- lengths(values) > 0
    level$reached[[key]] <- list(values = values[found], at = above$at[found])
  }
  level$reached[[key]]
}

item_at <- function(list, place) if (length(list) >= place) .subset2(list, place)

# As many values as the level has objects, NULL where the path leads nowhere.
reach_all <- function(level, path) {
  found <- reach(level, path)
  all <- vector("list", length(level$objects))
  all[found$at] <- found$values
  all
}

# A vector of as many values as the level has objects, NA where the path leads nowhere.
cast <- function(level, path, type) {
  found <- reach(level, path)
  joined <- function(items) paste(unlist(items), collapse = ";")
  values <- if (type == "list") vapply(found$values, joined, "") else unlist(found$values, use.names = FALSE)
  all <- rep(as_type(NA, type), length(level$objects))
  all[found$at] <- as_type(values, type)
  all
}

as_type <- function(values, type) {
  if (is.null(values)) values <- logical()
  switch(type,
    integer = whole(values),
    number = as.double(values),
    boolean = as.logical(values),
    date = as.Date(as.character(values), format = "%Y-%m-%d"),
    "date-time" = as.POSIXct(as.character(values), format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC"),
    as_text(values)
  )
}

# An empty text is missing, as it is in CSV.
as_text <- function(values) {
  texts <- as.character(values)
  texts[!nzchar(texts)] <- NA
  texts
}

whole <- function(values) {
  values <- as.double(values)
  if (any(abs(values) > .Machine$integer.max, na.rm = TRUE)) abort("The answer has a whole number beyond what R can hold as an integer.")
  as.integer(values)
}

# Walks the lists of a table from the answer down.
walk <- function(answer, table) {
  levels <- list(new_level(list(answer), list(1L)))
  for (step in table$rows) {
    above <- levels[[length(levels)]]
    items <- items_at(above, step)
    counts <- lengths(items)
    parent <- rep.int(seq_along(items), counts)
    ancestors <- c(lapply(above$ancestors, function(index) index[parent]), list(seq_along(parent)))
    levels <- c(levels, list(new_level(unlist(items, recursive = FALSE, use.names = FALSE), ancestors, sequence(counts))))
  }
  levels
}

# What a step of a walk finds in each object: the items of one or several lists, where an object is a list of one.
items_at <- function(level, step) {
  paths <- strsplit(step, ",", fixed = TRUE)[[1]]
  if (length(paths) == 0) return(level$objects)
  found <- lapply(strsplit(paths, ".", fixed = TRUE), function(path) lapply(reach_all(level, path), as_items))
  if (length(found) == 1) found[[1]] else do.call(Map, c(list(c), found))
}

as_items <- function(value) if (is.null(names(value))) value else list(value)

# The values of a column, one for each row. A step `@n` is the place at which the walk stands at depth n.
values_of <- function(column, levels) {
  path <- column$path
  final <- levels[[length(levels)]]$ancestors
  depth <- column$depth + 1L
  turn <- which(vapply(path, function(step) is.character(step) && startsWith(step, "@"), NA))
  if (length(turn) == 0) return(cast(levels[[depth]], path, column$type)[final[[depth]]])
  at <- as.integer(sub("@", "", path[[turn]], fixed = TRUE)) + 1L
  lists <- reach_all(levels[[depth]], path[seq_len(turn - 1)])
  items <- Map(item_at, lists[levels[[at]]$ancestors[[depth]]], levels[[at]]$place)
  cast(new_level(items), path[-seq_len(turn)], column$type)[final[[at]]]
}

as_rows <- function(answer, table) {
  levels <- walk(answer, table)
  columns <- lapply(table$columns, values_of, levels)
  names(columns) <- vapply(table$columns, function(column) column$name, "")
  tibble::new_tibble(columns, nrow = length(levels[[length(levels)]]$place))
}

read_table <- function(text, table) {
  names <- vapply(table$columns, function(column) column$name, "")
  file <- tempfile(fileext = ".csv")
  on.exit(unlink(file))
  writeBin(text, file)
  read <- utils::read.csv(file, colClasses = "character", na.strings = "", encoding = "UTF-8", check.names = FALSE)
  if (!identical(names(read), names)) abort("The server's CSV has other columns than this package; one of the two is older.")
  columns <- Map(read_column, read, table$columns)
  tibble::new_tibble(rlang::set_names(columns, names), nrow = nrow(read))
}

read_column <- function(cells, column) as_type(if (column$type == "boolean") cells == "true" else cells, column$type)
