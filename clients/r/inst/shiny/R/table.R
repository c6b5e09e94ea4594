# Returns an accessible table. The buttons in its header sort it (www/app.js), and it scrolls on a narrow screen.
# `head` is the column that names each row, `sorted` the column by which the rows are sorted in descending order, and
# `marked` says which rows are highlighted.
html_table <- function(rows, caption, head = names(rows)[[1]], sorted = "", marked = rep(FALSE, nrow(rows))) {
  texts <- lapply(
    rows,
    function(column) ifelse(is.na(column), "", if (is.numeric(column)) format(column, trim = TRUE) else column)
  )
  is_number <- vapply(texts, function(column) all(grepl("^[-0-9.:%,]*$", column)), NA)
  class_of <- function(name) if (is_number[[name]]) "number"
  title <- function(name) {
    tags$th(
      scope = "col",
      class = class_of(name),
      `aria-sort` = if (name == sorted) "descending",
      tags$button(type = "button", name)
    )
  }
  cell <- function(name, at) {
    if (name == head) {
      tags$th(scope = "row", texts[[name]][[at]])
    } else {
      tags$td(class = class_of(name), texts[[name]][[at]])
    }
  }
  line <- function(at) tags$tr(class = if (marked[[at]]) "marked", lapply(names(rows), cell, at))
  div(
    class = "scrolls",
    tabindex = "0",
    role = "region",
    `aria-label` = caption,
    tags$table(
      tags$caption(caption),
      tags$thead(tags$tr(lapply(names(rows), title))),
      tags$tbody(lapply(seq_len(nrow(rows)), line))
    )
  )
}

# Returns a table of the score of each squad at the end of each period.
score_table <- function(scores) {
  periods <- sort(unique(scores$period))
  line <- function(squad) {
    of_squad <- scores[scores$squad_code == squad, ]
    at <- match(periods, of_squad$period)
    said <- sprintf(
      "%d.%d (%d)",
      of_squad$goals_cumulative[at],
      of_squad$behinds_cumulative[at],
      of_squad$points_cumulative[at]
    )
    tags$tr(
      tags$th(scope = "row", tags$abbr(title = of_squad$squad_name[[1]], squad)),
      lapply(ifelse(is.na(at), "", said), function(text) tags$td(class = "number", text))
    )
  }
  titles <- lapply(
    c("Squad", period_name(periods)),
    function(text) tags$th(scope = "col", class = if (text != "Squad") "number", text)
  )
  div(
    class = "scrolls scores",
    tabindex = "0",
    role = "region",
    `aria-label` = "Score by period",
    tags$table(tags$thead(tags$tr(titles)), tags$tbody(lapply(unique(scores$squad_code), line)))
  )
}
