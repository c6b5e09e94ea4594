library(goalsquare)

form <- gs_form(110593, metric = "DISPOSAL", last = 5)
write.csv(form[c("match_id", "DISPOSAL")], row.names = FALSE)
