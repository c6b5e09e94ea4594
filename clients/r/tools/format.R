# Checks the layout and the lint rules of every R source. With --fix it first writes the layout.
# Run in clients/r: Rscript tools/format.R [--fix]
for (part in list.files("tools/format", full.names = TRUE)) source(part)

fix <- "--fix" %in% commandArgs(trailingOnly = TRUE)
paths <- list.files(pattern = "[.]R$", recursive = TRUE)
faults <- character()
for (path in paths) {
  lines <- readLines(path, encoding = "UTF-8")
  formatted <- tryCatch(format_source(lines), error = identity)
  if (identical(formatted, lines)) next
  if (inherits(formatted, "error")) {
    faults <- c(faults, sprintf("%s: %s", path, conditionMessage(formatted)))
  } else if (fix) {
    writeLines(formatted, path, useBytes = TRUE)
  } else {
    faults <- c(faults, paste0(path, " is not formatted: run `npm run check -- format:r --fix`"))
  }
}

lints <- as.data.frame(lintr::lint_dir("."))
faults <- c(faults, with(lints, sprintf("%s:%d:%d %s %s", filename, line_number, column_number, linter, message)))
if (length(faults) > 0) {
  writeLines(paste0("clients/r/", faults), stderr())
  quit(status = 1)
}
writeLines(sprintf("R: %d files in style", length(paths)))
