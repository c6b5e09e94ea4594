library(goalsquare)

# Task
matches <- gs_fixture(2025)
squads <- gs_squads(2025)
players <- gs_squad_persons("BRI", 2025)

cat(nrow(matches), nrow(squads), nrow(players))
