#' Match app
#'
#' Starts an application to look at a match: a picker, the ladder, player statistics by period, zone and window, and the
#' shot map. Use it as a template:
#' `file.copy(system.file("shiny", package = "goalsquare"), ".", recursive = TRUE)` gives you its source, which needs
#' only this package and shiny.
#'
#' @param connection A connection, which becomes that of the session; by default that of the session.
#' @param ... Passed to [shiny::runApp()], such as `port`.
#' @return The result of [shiny::runApp()], after the application has stopped.
#' @export
#' @examplesIf interactive() && goalsquare::gs_is_ready()
#' gs_app()
gs_app <- function(connection = gs_connection(), ...) {
  rlang::check_installed("shiny", "to run the match app.")
  session$connection <- checked(connection)
  shiny::runApp(system.file("shiny", package = "goalsquare", mustWork = TRUE), ...)
}
