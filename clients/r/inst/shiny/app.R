library(shiny)
library(goalsquare)

usual_metrics <- c("DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND")
zones <- c("Whole ground" = "", "Defensive 50" = "D50", "Midfield" = "MID", "Defensive midfield" = "DM", "Centre" = "CB",
  "Attacking midfield" = "AM", "Forward 50" = "F50")
windows <- c("All of it" = "all", "Last 5 minutes" = "300", "Last 10 minutes" = "600", "Last 20 minutes" = "1200",
  "From minute to minute" = "between")

# A table that a screen reader can walk, and that scrolls by itself where the screen is narrow.
html_table <- function(rows, caption) {
  texts <- lapply(rows, function(column) ifelse(is.na(column), "", if (is.numeric(column)) format(column, trim = TRUE) else column))
  is_number <- vapply(texts, function(column) all(grepl("^[-0-9.:%]*$", column)), NA)
  cell <- function(text, number) tags$td(class = if (number) "number", text)
  line <- function(at) {
    values <- vapply(texts, `[[`, "", at)
    tags$tr(tags$th(scope = "row", values[[1]]), Map(cell, unname(values[-1]), unname(is_number[-1])))
  }
  head <- Map(function(name, number) tags$th(scope = "col", class = if (number) "number", name), names(rows), unname(is_number))
  div(class = "scrolls", tabindex = "0", role = "region", `aria-label` = caption,
    tags$table(tags$caption(caption), tags$thead(tags$tr(unname(head))), tags$tbody(lapply(seq_len(nrow(rows)), line))))
}

# Options for a picker: the ids, named by what people read.
options_of <- function(ids, names) stats::setNames(as.character(ids), names)

match_label <- function(matches) {
  score <- ifelse(is.na(matches$home_points), matches$match_status_name, paste(matches$home_points, matches$away_points, sep = "\u2013"))
  sprintf("%s v %s (%s)", matches$home_squad_name, matches$away_squad_name, score)
}

# What a server refuses is told where the answer would be.
told <- function(answer) {
  answer <- tryCatch(answer, goalsquare_error = function(error) validate(conditionMessage(error)))
  validate(need(!is.null(answer), "This match has not started, so there is nothing to show yet."))
  answer
}

picker <- function(id, label, choices = character(), ...) {
  div(class = paste(c("field", ...), collapse = " "), selectInput(id, label, choices, selectize = FALSE, width = "100%"))
}

ui <- fluidPage(
  lang = "en", title = "Goalsquare match app",
  tags$head(
    tags$meta(name = "viewport", content = "width=device-width, initial-scale=1"),
    includeCSS("app.css"),
    tags$script(HTML("$(document).on('shiny:connected', function () {
      var query = window.matchMedia('(prefers-color-scheme: dark)');
      var tell = function () { Shiny.setInputValue('dark', query.matches); };
      query.addEventListener('change', tell); tell();
    });"))
  ),
  tags$header(
    h1("Match"),
    div(class = "fields", picker("league", "League"), picker("level", "Level"), picker("season", "Season"), picker("round", "Round"),
      picker("match", "Match", class = "wide"))
  ),
  tags$main(
    uiOutput("score", `aria-live` = "polite"),
    tabsetPanel(id = "view",
      tabPanel("Players",
        div(class = "fields",
          div(class = "field wide", selectizeInput("metric", "Metrics", character(), multiple = TRUE, width = "100%", options = list(
            plugins = list("remove_button"), onInitialize = I("function () { this.$control_input.attr('aria-label', 'Metrics'); }")))),
          picker("zone", "Zone", zones),
          picker("team", "Squads", c("Both" = "", "Home" = "home", "Away" = "away")),
          picker("window", "Window", windows),
          picker("sort", "Sort by"),
          div(class = "field wide", checkboxGroupInput("period", "Periods (none for all)", character(), inline = TRUE))
        ),
        conditionalPanel("input.window == 'between'", class = "fields",
          div(class = "field", numericInput("from", "From minute of each period", 0, min = 0, width = "100%")),
          div(class = "field", numericInput("to", "To minute of each period", 10, min = 0, width = "100%"))
        ),
        uiOutput("statistics")
      ),
      tabPanel("Shots", plotOutput("map", height = "auto"), p("The larger the mark, the more points were to be expected."), uiOutput("shots")),
      tabPanel("Ladder", uiOutput("ladder"))
    )
  )
)

server <- function(input, output, session) {
  leagues <- reactive(told(gs_leagues()))
  observe(updateSelectInput(session, "league", choices = options_of(leagues()$league_id, leagues()$league_name)))

  levels <- reactive(told(gs_levels(req(input$league))))
  observe(updateSelectInput(session, "level", choices = options_of(levels()$level_id, levels()$level_name)))

  level <- reactive({
    req(input$level %in% levels()$level_id)
    input$level
  })
  seasons <- reactive({
    found <- told(gs_seasons(isolate(input$league), level()))
    found[order(found$season_id, decreasing = TRUE), ]
  })
  observe(updateSelectInput(session, "season", choices = options_of(seasons()$season_id, seasons()$season_id)))

  season <- reactive({
    req(input$season %in% seasons()$season_id)
    as.integer(input$season)
  })
  fixture <- reactive(told(gs_fixture(season(), league_id = isolate(input$league), level_id = level())))
  rounds <- reactive(unique(fixture()[c("round_number", "round_name")]))
  observe({
    begun <- fixture()$round_number[fixture()$match_status_type_name != "Upcoming"]
    updateSelectInput(session, "round", choices = options_of(rounds()$round_number, rounds()$round_name), selected = if (length(begun)) max(begun))
  })
  matches <- reactive(fixture()[fixture()$round_number == req(input$round), ])
  observe(updateSelectInput(session, "match", choices = options_of(matches()$match_id, match_label(matches()))))

  match_id <- reactive({
    req(input$match %in% matches()$match_id)
    as.integer(input$match)
  })
  output$score <- renderUI({
    match <- told(gs_match(match_id()))
    score <- function(side) {
      of <- function(what) match[[paste(side, what, sep = "_")]]
      if (is.na(of("points"))) of("squad_name") else sprintf("%s %d.%d (%d)", of("squad_name"), of("goals"), of("behinds"), of("points"))
    }
    about <- stats::na.omit(c(match$venue_name, format(match$match_date, "%A %d %B %Y"), match$match_status_name))
    tagList(h2(score("home"), "v", score("away")), p(paste(about, collapse = ", ")))
  })

  metrics <- reactive({
    found <- told(gs_match_metrics(match_id()))
    found[found$metric_level != "Squad", ]
  })
  observe({
    choices <- options_of(metrics()$metric_code, metrics()$metric_name)
    chosen <- isolate(input$metric)
    updateSelectizeInput(session, "metric", choices = choices, selected = if (length(chosen)) chosen else intersect(usual_metrics, choices))
  })
  observe(updateSelectInput(session, "sort", choices = metrics_named(), selected = if (isTRUE(input$sort %in% input$metric)) input$sort))
  metrics_named <- reactive(options_of(req(input$metric), metrics()$metric_name[match(input$metric, metrics()$metric_code)]))
  observe({
    periods <- told(gs_match_periods(match_id()))$period
    updateCheckboxGroupInput(session, "period", choices = options_of(periods, periods), inline = TRUE)
  })

  statistics <- reactive({
    set <- function(value) if (isTRUE(nzchar(value))) value
    seconds <- function(minutes) if (input$window == "between" && !is.na(minutes)) round(minutes * 60)
    told(gs_player_stats(match_id(),
      metric = req(input$metric), period = input$period, zone = set(input$zone), team = set(input$team),
      from_period_seconds = seconds(input$from), to_period_seconds = seconds(input$to),
      last_x_seconds = if (!input$window %in% c("all", "between")) as.integer(input$window)
    ))
  })
  output$statistics <- renderUI({
    long <- statistics()
    validate(need(nrow(long) > 0, "Nobody has a value here."))
    players <- unique(long[c("person_id", "person_fullname", "squad_code", "jumper_number")])
    at <- function(code) match(paste(players$person_id, code), paste(long$person_id, long$metric_code))
    values <- stats::setNames(lapply(metrics_named(), function(code) long$value_display[at(code)]), names(metrics_named()))
    wide <- data.frame(Player = players$person_fullname, Squad = players$squad_code, No = players$jumper_number, values, check.names = FALSE)
    by <- at(if (isTRUE(input$sort %in% input$metric)) input$sort else input$metric[[1]])
    html_table(wide[order(long$value[by], decreasing = TRUE), ], "Player statistics")
  })

  shots <- reactive(told(gs_shots(match_id())))
  venue <- reactive(told(gs_venue(match_id())))
  output$map <- renderPlot(
    gs_draw_shots(shots(), venue(), dark = isTRUE(input$dark)), res = 96,
    height = function() round(max(session$clientData$output_map_width, 240) * venue()$venue_width / venue()$venue_length) + 60,
    alt = reactive(sprintf("The ground with %d shots at goal; the table below lists them.", nrow(shots())))
  )
  output$shots <- renderUI({
    listed <- shots()[c("period", "period_secs", "player_fullname", "squad_code", "shot_type", "result_name", "result_points_expected")]
    listed <- data.frame(Player = listed$player_fullname, Squad = listed$squad_code, Period = listed$period, Time = gs_minsec(listed$period_secs),
      Type = listed$shot_type, Result = listed$result_name, "Expected points" = round(listed$result_points_expected, 1), check.names = FALSE)
    html_table(listed, "Shots at goal")
  })

  output$ladder <- renderUI({
    begun <- any(matches()$match_status_type_name != "Upcoming")
    ladder <- told(gs_ladder(season(), if (begun) input$round, league_id = isolate(input$league), level_id = level()))
    listed <- data.frame(Squad = ladder$squad_name, Pos = ladder$position, Played = ladder$matches_played, Won = ladder$matches_win,
      Lost = ladder$matches_loss, Drawn = ladder$matches_draw, For = ladder$scores_for, Against = ladder$scores_against,
      "%" = ladder$ladder_percentage, Points = ladder$ladder_points, check.names = FALSE)
    html_table(listed, sprintf("Ladder after round %d", ladder$round_number[[1]]))
  })
}

shinyApp(ui, server)
