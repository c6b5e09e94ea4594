library(goalsquare)

# Task
form <- gs_form(110023, metric = "DISPOSAL", last = 5)

write.csv(form[c("match_id", "DISPOSAL")], row.names = FALSE)
