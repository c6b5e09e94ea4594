library(goalsquare)

# Task
ladder <- gs_ladder(2025, 2)

write.csv(ladder[c("position", "squad_code")], row.names = FALSE)
