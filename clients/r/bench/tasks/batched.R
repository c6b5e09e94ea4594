library(goalsquare)

metrics <- c("DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT")
chosen <- expand.grid(zone = c("D50", "DM", "CB", "AM", "F50"), metric = metrics, stringsAsFactors = FALSE)

# Task
batch <- Map(gs_request, chosen$metric, zone = chosen$zone, id = paste0(chosen$metric, ":", chosen$zone))
answers <- gs_player_batch(110610101, unname(batch))

write.csv(answers[c("request_id", "person_id", "value")], row.names = FALSE)
