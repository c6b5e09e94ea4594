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

# Returns a table that the server does not return as CSV.
answer_table <- function(name) declared("answers")[[name]]

# Returns a vector with a value for each object of the level, NA if the path leads nowhere. For lists, it is a list of
# vectors, NULL if the path leads nowhere.
cast <- function(level, path, column) {
  found <- reach(level, path)
  if (column$type == "list") {
    all <- vector("list", length(level$objects))
    items <- lapply(found$values, unlist, use.names = FALSE)
    is_filled <- lengths(items) > 0
    all[found$at[is_filled]] <- lapply(items[is_filled], as_type, column$items %||% "string")
    return(all)
  }
  all <- rep(as_type(NA, column$type), length(level$objects))
  all[found$at] <- as_type(unlist(found$values, use.names = FALSE), column$type)
  all
}

# Walks the lists of a table, starting at the response.
walk <- function(answer, table) {
  levels <- list(new_level(list(answer), list(1L)))
  for (step in table$rows) {
    above <- levels[[length(levels)]]
    items <- items_at(above, step)
    counts <- lengths(items)
    parent <- rep.int(seq_along(items), counts)
    ancestors <- c(lapply(above$ancestors, function(index) index[parent]), list(seq_along(parent)))
    levels <- c(
      levels,
      list(new_level(unlist(items, recursive = FALSE, use.names = FALSE), ancestors, sequence(counts)))
    )
  }
  levels
}

# Returns the objects that one step of the walk leads to: the items of lists, where an object counts as a list of one.
items_at <- function(level, step) {
  paths <- strsplit(step, ",", fixed = TRUE)[[1]]
  if (length(paths) == 0) return(level$objects)
  found <- lapply(strsplit(paths, ".", fixed = TRUE), function(path) lapply(reach_all(level, path), as_items))
  if (length(found) == 1) found[[1]] else do.call(Map, c(list(c), found))
}

as_items <- function(value) if (is.null(names(value))) value else list(value)

# Returns the values of a column, one for each row. A step `@n` is the index of the object at depth n.
values_of <- function(column, levels) {
  path <- column$path
  final <- levels[[length(levels)]]$ancestors
  depth <- column$depth + 1L
  turn <- which(vapply(path, function(step) is.character(step) && startsWith(step, "@"), NA))
  if (length(turn) == 0) return(cast(levels[[depth]], path, column)[final[[depth]]])
  at <- as.integer(sub("@", "", path[[turn]], fixed = TRUE)) + 1L
  lists <- reach_all(levels[[depth]], path[seq_len(turn - 1)])
  items <- Map(item_at, lists[levels[[at]]$ancestors[[depth]]], levels[[at]]$place)
  cast(new_level(items), path[-seq_len(turn)], column)[final[[at]]]
}

as_rows <- function(answer, table) {
  levels <- walk(answer, table)
  columns <- lapply(table$columns, values_of, levels)
  names(columns) <- vapply(table$columns, function(column) column$name, "")
  tibble::new_tibble(columns, nrow = length(levels[[length(levels)]]$place))
}
