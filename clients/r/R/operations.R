# Returns the functions that call each operation of the contract, and those that call none, for inst/operations.json.
functions_by_operation <- function() {
  functions <- sort(getNamespaceExports("goalsquare"))
  asked <- lapply(rlang::set_names(functions), function(name) operations_in(body(getExportedValue("goalsquare", name))))
  ids <- names(declared("contract"))
  list(
    operations = lapply(
      rlang::set_names(ids),
      function(id) functions[vapply(asked, function(found) id %in% found, NA)]
    ),
    helpers = functions[lengths(asked) == 0]
  )
}

# Returns the ids of the operations that a function's source names, and those of their shortcuts.
operations_in <- function(code) {
  if (is.character(code)) return(intersect(c(code, shortcut_of(code)), names(declared("contract"))))
  if (!is.call(code)) return(character())
  unique(unlist(lapply(as.list(code), operations_in)))
}
