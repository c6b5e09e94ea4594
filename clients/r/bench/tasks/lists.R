library(goalsquare)

matches <- gs_fixture(2025)
squads <- gs_squads(2025)
players <- gs_squad_players("BRI", 2025)
cat(nrow(matches), nrow(squads), nrow(players))
