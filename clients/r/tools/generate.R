# Writes what is generated from the source of this package: man/, NAMESPACE and inst/operations.json.
# Run in clients/r: Rscript tools/generate.R
roxygen2::roxygenise()
pkgload::load_all(quiet = TRUE)
jsonlite::write_json(goalsquare:::functions_by_operation(), "inst/operations.json", pretty = 1)
