# The match app of Goalsquare, which you can use as a template. This file requests data and computes the outputs.
# R/ui.R has the layout, the other files in R/ have functions for both, and www/ has the style. Shiny loads R/ itself.
library(shiny)
library(goalsquare)

server <- function(input, output, session) {
  leagues <- reactive(shown(gs_leagues()))
  observe(updateSelectInput(session, "league", choices = options_of(leagues()$league_id, leagues()$league_name)))

  levels <- reactive({
    req(input$league %in% leagues()$league_id)
    shown(gs_levels(input$league))
  })
  observe(updateSelectInput(session, "level", choices = options_of(levels()$level_id, levels()$level_name)))

  level <- reactive({
    req(input$level %in% levels()$level_id)
    input$level
  })
  seasons <- reactive({
    found <- shown(gs_seasons(isolate(input$league), level()))
    found[order(found$season_id, decreasing = TRUE), ]
  })
  observe(updateSelectInput(session, "season", choices = options_of(seasons()$season_id, seasons()$season_id)))

  season <- reactive({
    req(input$season %in% seasons()$season_id)
    as.integer(input$season)
  })
  fixture <- reactive(shown(gs_fixture(season(), league_id = isolate(input$league), level_id = level())))
  rounds <- reactive(unique(fixture()[c("round_number", "round_name")]))
  observe({
    begun <- fixture()$round_number[fixture()$match_status_type_name != "Upcoming"]
    updateSelectInput(
      session,
      "round",
      choices = options_of(rounds()$round_number, rounds()$round_name),
      selected = if (length(begun)) max(begun)
    )
  })
  matches <- reactive(fixture()[fixture()$round_number == req(input$round), ])
  observe(updateSelectInput(session, "match", choices = options_of(matches()$match_id, match_label(matches()))))

  match_id <- reactive({
    req(input$match %in% matches()$match_id)
    as.integer(input$match)
  })
  output$score <- renderUI({
    match <- shown(gs_match(match_id()))
    score <- function(side) {
      of <- function(what) match[[paste(side, what, sep = "_")]]
      if (is.na(of("points"))) {
        of("squad_name")
      } else {
        sprintf("%s %d.%d (%d)", of("squad_name"), of("goals"), of("behinds"), of("points"))
      }
    }
    about <- stats::na.omit(c(match$venue_name, format(match$match_date, "%A %d %B %Y"), match$match_status_name))
    has_begun <- !is.na(match$home_points)
    tagList(
      h2(score("home"), "v", score("away")),
      p(class = "quiet", paste(about, collapse = ", ")),
      if (has_begun) score_table(shown(gs_period_scores(match_id())))
    )
  })

  metrics <- reactive({
    found <- shown(gs_match_metrics(match_id()))
    found[found$metric_level != "Squad", ]
  })
  observe({
    choices <- options_of(metrics()$metric_code, metrics()$metric_name)
    chosen <- isolate(input$metric)
    updateSelectizeInput(
      session,
      "metric",
      choices = choices,
      selected = if (length(chosen)) chosen else intersect(usual_metrics, choices)
    )
  })
  metrics_named <- reactive(options_of(
    req(input$metric),
    metrics()$metric_name[match(input$metric, metrics()$metric_code)]
  ))
  observe({
    periods <- shown(gs_match_periods(match_id()))$period
    updateCheckboxGroupInput(session, "period", choices = options_of(periods, period_name(periods)), inline = TRUE)
  })

  question <- reactive({
    set <- function(value) if (isTRUE(nzchar(value))) value
    seconds <- function(minutes) if (input$window == "between" && !is.na(minutes)) round(minutes * 60)
    list(
      metric = input$metric,
      period = if (length(input$period)) as.numeric(input$period),
      zone = set(input$zone),
      team = set(input$team),
      from_period_seconds = seconds(input$from),
      to_period_seconds = seconds(input$to),
      last_x_seconds = if (!input$window %in% c("all", "between")) as.numeric(input$window)
    )
  })
  statistics <- reactive({
    id <- match_id()
    validate(need(input$metric, "Choose a metric to see who leads in it."))
    asked <- question()
    is_window <- !is.unsorted(c(0, asked$from_period_seconds, asked$to_period_seconds))
    validate(need(is_window, "Choose minutes from 0 on, and a last one that is not before the first."))
    shown(do.call(gs_player_stats, c(id, asked)))
  })
  output$statistics <- renderUI({
    long <- statistics()
    validate(need(nrow(long) > 0, "Nobody has a value here. Choose more of the match, or more of the ground."))
    named <- metrics_named()
    tagList(
      html_table(wide_statistics(long, named), "Player statistics", sorted = names(named)[[1]]),
      div(
        class = "after",
        downloadButton("download", "Download as CSV"),
        tags$details(tags$summary("The same in R"), tags$pre(code_of(match_id(), question())))
      )
    )
  })
  output$download <- downloadHandler(
    filename = function() paste0("statistics-", match_id(), ".csv"),
    content = function(file) utils::write.csv(statistics(), file, row.names = FALSE, na = "")
  )

  shots <- reactive(shown(gs_shots(match_id())))
  venue <- reactive(shown(gs_venue(match_id())))
  # The ratio of the ground's width to its length; that of an ordinary ground if it is not recorded.
  shape <- reactive(tryCatch(venue()$venue_width / venue()$venue_length, error = function(fault) 0.85))
  output$map <- renderPlot(
    gs_draw_shots(shots(), venue(), dark = isTRUE(input$dark)),
    res = 96,
    height = function() round(max(session$clientData$output_map_width, 240) * shape()) + 60,
    alt = reactive(sprintf("The ground with %d shots at goal; the table below lists them.", nrow(shots())))
  )
  output$shots <- renderUI({
    listed <- shots()[c(
      "period",
      "period_secs",
      "player_fullname",
      "squad_code",
      "shot_type",
      "result_name",
      "result_points_expected"
    )]
    listed <- data.frame(
      Player = listed$player_fullname,
      Squad = listed$squad_code,
      Period = listed$period,
      Time = gs_minsec(listed$period_secs),
      Result = listed$result_name,
      Expected = round(listed$result_points_expected, 1),
      Type = listed$shot_type
    )
    validate(need(nrow(listed) > 0, "No shots yet."))
    html_table(listed, "Shots at goal")
  })

  output$ladder <- renderUI({
    begun <- any(matches()$match_status_type_name != "Upcoming")
    ladder <- shown(gs_ladder(season(), if (begun) input$round, league_id = isolate(input$league), level_id = level()))
    match <- matches()[matches()$match_id == match_id(), ]
    listed <- data.frame(
      Pos = ladder$position,
      Squad = ladder$squad_name,
      Played = ladder$matches_played,
      Won = ladder$matches_win,
      Lost = ladder$matches_loss,
      Drawn = ladder$matches_draw,
      For = ladder$scores_for,
      Against = ladder$scores_against,
      "%" = ladder$ladder_percentage,
      Points = ladder$ladder_points,
      check.names = FALSE
    )
    validate(need(nrow(listed) > 0, "This season has no ladder."))
    html_table(
      listed,
      sprintf("Ladder after round %d", ladder$round_number[[1]]),
      head = "Squad",
      marked = ladder$squad_id %in% c(match$home_squad_id, match$away_squad_id)
    )
  })
}

shinyApp(ui, server)
