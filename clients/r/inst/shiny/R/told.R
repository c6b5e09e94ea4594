# What a server refuses is told where the answer would be.
told <- function(answer) {
  answer <- tryCatch(
    suppressMessages(answer, classes = "goalsquare_not_started"),
    goalsquare_connection_error = function(error) validate(paste(error$message, "Reload the page to try again.")),
    goalsquare_error = function(error) validate(conditionMessage(error))
  )
  validate(need(!is.null(answer), "This match has not started, so there is nothing to show yet."))
  answer
}
