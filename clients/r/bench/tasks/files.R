library(goalsquare)

# Task
gs_download_dataset("dataset", 2025, tables = "shots")
write.csv(gs_ladder(2025, 2), "ladder.csv", row.names = FALSE)
ladder <- read.csv("ladder.csv")

write.csv(ladder[c("position", "squad_code")], row.names = FALSE)
