library(goalsquare)

# Task
shots <- gs_shots(110610101)

png("shots.png")
gs_draw_shots(shots, gs_venue(110610101))
write.csv(shots[c("location_x", "location_y", "result_code")], row.names = FALSE)
