# Checks the lint rules of every R source. Run in clients/r: Rscript tools/lint.R
lints <- as.data.frame(lintr::lint_dir("."))
writeLines(with(lints, sprintf("clients/r/%s:%d:%d %s %s", filename, line_number, column_number, linter, message)))
quit(status = nrow(lints) > 0)
