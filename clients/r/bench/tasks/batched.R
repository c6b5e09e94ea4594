library(goalsquare)

forwards <- gs_request(c("GOAL", "MARK"), zone = "F50", id = "forwards")
late <- gs_request("DISPOSAL", last_x_seconds = 300, id = "late")
answers <- gs_player_batch(110610101, list(forwards, late))
write.csv(answers[c("person_id", "metric_code", "value")], row.names = FALSE)
