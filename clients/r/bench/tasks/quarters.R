library(goalsquare)

# Task
quarters <- function(...) {
  gs_season_stats(c("KICK", "MARK"), match_id = 110610101, by = c("person", "period"), measure = "total", ...)
}
long <- quarters(tidy = TRUE)
wide <- quarters()

cat(nrow(long), "\n")
write.csv(wide[c("person_id", "period", "KICK")], row.names = FALSE)
