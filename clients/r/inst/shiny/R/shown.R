# Returns an answer, or shows the reason why there is none.
shown <- function(answer) {
  tryCatch(
    answer,
    goalsquare_not_started = function(error) {
      validate("This match has not started, so there is nothing to show yet.")
    },
    goalsquare_connection_error = function(error) validate(paste(error$message, "Reload the page to try again.")),
    goalsquare_error = function(error) validate(conditionMessage(error))
  )
}
