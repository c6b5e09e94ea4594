# Which functions ask which operation of the contract, and which ask none: what inst/operations.json holds.
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

# The ids of operations that the source of a function names.
operations_in <- function(code) {
  if (is.character(code)) return(intersect(code, names(declared("contract"))))
  if (!is.call(code)) return(character())
  unique(unlist(lapply(as.list(code), operations_in)))
}
