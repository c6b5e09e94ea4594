filters <- div(
  class = "fields",
  div(
    class = "field wide",
    selectizeInput("metric", "Metrics", character(), multiple = TRUE, width = "100%", options = list(
      plugins = list("remove_button"),
      onInitialize = I("function () { this.$control_input.attr('aria-label', 'Metrics'); }")
    ))
  ),
  picker("zone", "Zone", zones),
  picker("team", "Squads", c("Both" = "", "Home" = "home", "Away" = "away")),
  picker("window", "Window", windows),
  div(class = "field periods", checkboxGroupInput("period", "Periods (none for all)", character(), inline = TRUE))
)

between <- conditionalPanel(
  "input.window == 'between'",
  class = "fields",
  div(class = "field", numericInput("from", "From minute of each period", 0, min = 0, width = "100%")),
  div(class = "field", numericInput("to", "To minute of each period", 10, min = 0, width = "100%"))
)

search <- div(
  class = "field search",
  tags$label(`for` = "search", "Search players"),
  tags$input(
    id = "search",
    type = "search",
    class = "form-control",
    `data-searches` = "statistics",
    autocomplete = "off"
  )
)

ui <- fluidPage(
  lang = "en",
  title = "Goalsquare match app",
  tags$head(
    tags$meta(name = "viewport", content = "width=device-width, initial-scale=1"),
    tags$link(rel = "icon", href = "data:,"),
    tags$link(rel = "stylesheet", href = "app.css"),
    tags$script(src = "app.js")
  ),
  tags$header(
    h1("Match"),
    div(
      class = "fields",
      picker("league", "League"),
      picker("level", "Level"),
      picker("season", "Season"),
      picker("round", "Round"),
      picker("match", "Match", class = "match")
    )
  ),
  tags$main(
    uiOutput("score", `aria-live` = "polite"),
    tabsetPanel(
      id = "view",
      tabPanel("Players", filters, between, search, uiOutput("statistics")),
      tabPanel("Shots", div(
        class = "beside",
        div(
          plotOutput("map", height = "auto"),
          p(class = "quiet", "The larger the mark, the more points were to be expected.")
        ),
        uiOutput("shots")
      )),
      tabPanel("Ladder", uiOutput("ladder"))
    )
  )
)
