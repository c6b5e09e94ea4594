# Pulls the transactions of matches until there are 100,000 rows, as JSON and as CSV, each in its own process. Prints
# seconds, CPU seconds of R, peak memory and bytes. Needs a server with a whole season (GOALSQUARE_URL,
# GOALSQUARE_TOKEN) and the package installed:
#   Rscript bench/pull.R [rows]

suppressPackageStartupMessages(library(goalsquare))
arguments <- commandArgs(TRUE)
rows_wanted <- if (length(arguments)) as.integer(arguments[[1]]) else 100000L

peak_megabytes <- function() {
  line <- grep("^VmHWM", readLines("/proc/self/status"), value = TRUE)
  as.numeric(gsub("[^0-9]", "", line)) / 1024
}

pull <- function(format, rows_wanted) {
  gs_connect(format = format)
  fixture <- gs_fixture()
  before <- peak_megabytes()
  pulled <- list()
  time <- system.time({
    for (match_id in fixture$match_id[fixture$match_status_code == "FINAL"]) {
      pulled <- c(pulled, list(gs_transactions(match_id)))
      if (sum(vapply(pulled, nrow, 0L)) >= rows_wanted) break
    }
    rows <- do.call(rbind, pulled)
  })
  data.frame(
    format = format,
    matches = length(pulled),
    rows = nrow(rows),
    seconds = round(time[["elapsed"]], 2),
    cpu_seconds = round(sum(time[c("user.self", "sys.self")]), 2),
    peak_mb = round(peak_megabytes()),
    idle_mb = round(before),
    result_mb = round(as.numeric(object.size(rows)) / 2^20)
  )
}

if (length(arguments) == 2) {
  write.csv(pull(arguments[[2]], rows_wanted), row.names = FALSE)
} else {
  script <- sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE))
  lines <- lapply(c("json", "csv"), function(format) system2("Rscript", c(script, rows_wanted, format), stdout = TRUE))
  print(do.call(rbind, lapply(lines, function(text) read.csv(text = text))), row.names = FALSE)
}
