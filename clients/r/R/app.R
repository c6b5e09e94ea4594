#' Match app
#'
#' Starts an application that shows a match: a picker, the ladder, player statistics by period, zone and window, and the
#' shot map. You can use it as a template: `file.copy(system.file("shiny", package = "goalsquare"), ".", recursive =
#' TRUE)` copies its source, which needs only this package and shiny.
#'
#' @param connection A connection, which becomes the connection of the session; by default that of the session.
#' @param ... Passed to [shiny::runApp()], such as `port`.
#' @return The result of [shiny::runApp()], when the application has stopped.
#' @export
#' @examplesIf interactive() && goalsquare::gs_is_ready()
#' gs_app()
gs_app <- function(connection = gs_connection(), ...) {
  rlang::check_installed("shiny", "to run the match app.")
  session$connection <- checked(connection)
  shiny::runApp(system.file("shiny", package = "goalsquare", mustWork = TRUE), ...)
}
