library(goalsquare)

# Task
acts <- gs_evidence(110610101, "DISPOSAL", person_id = 110430)

write.csv(acts[c("transaction_id", "period", "period_secs")], row.names = FALSE)
