# The objects at one depth of a walk. `ancestors` are the indexes of each object's parents at the depths above, `place`
# is its index in its list. What paths lead to is stored, because columns share paths.
new_level <- function(objects, ancestors = list(), place = seq_along(objects)) {
  list(objects = objects, ancestors = ancestors, place = place, reached = new.env(parent = emptyenv()))
}

# Returns the values that a path leads to, and `at`, the index of the object for each value. Steps are member names or
# list indexes, which start at 0.
reach <- function(level, path) {
  if (length(path) == 0) return(list(values = level$objects, at = seq_along(level$objects)))
  key <- paste(path, collapse = ".")
  if (is.null(level$reached[[key]])) {
    step <- path[[length(path)]]
    level$reached[[key]] <- if (is.character(step)) {
      member(level, path[-length(path)], step)
    } else {
      place(level, path[-length(path)], step)
    }
  }
  level$reached[[key]]
}

with_values <- function(values, at) {
  found <- lengths(values) > 0
  list(values = values[found], at = at[found])
}

place <- function(level, path, step) {
  above <- reach(level, path)
  with_values(lapply(above$values, item_at, step + 1), above$at)
}

# The members of all objects are extracted once for all columns.
member <- function(level, path, step) {
  key <- paste(c("members of", path), collapse = " ")
  if (is.null(level$reached[[key]])) level$reached[[key]] <- members(reach(level, path))
  apart <- level$reached[[key]]
  chosen <- apart$places[[step]]
  with_values(apart$values[chosen], apart$at[chosen])
}

members <- function(above) {
  names <- lapply(above$values, names)
  is_object <- lengths(names) > 0
  objects <- above$values[is_object]
  values <- unlist(objects, recursive = FALSE, use.names = FALSE)
  list(
    values = values,
    at = rep.int(above$at[is_object], lengths(objects)),
    places = split(seq_along(values), unlist(names))
  )
}

item_at <- function(list, place) if (length(list) >= place) .subset2(list, place)

# Returns a value for each object of the level, NULL if the path leads nowhere.
reach_all <- function(level, path) {
  found <- reach(level, path)
  all <- vector("list", length(level$objects))
  all[found$at] <- found$values
  all
}
