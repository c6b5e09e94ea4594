usual_metrics <- c("DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND")
zones <- c(
  "Whole ground" = "",
  "Defensive 50" = "D50",
  "Midfield" = "MID",
  "Defensive midfield" = "DM",
  "Centre" = "CB",
  "Attacking midfield" = "AM",
  "Forward 50" = "F50"
)
windows <- c(
  "All of it" = "all",
  "Last 5 minutes" = "300",
  "Last 10 minutes" = "600",
  "Last 20 minutes" = "1200",
  "From minute to minute" = "between"
)

# Returns the options of a picker: ids, with names for users to read.
options_of <- function(ids, names) stats::setNames(as.character(ids), names)

period_name <- function(period) ifelse(period <= 4, paste0("Q", period), paste0("ET", period - 4))

match_label <- function(matches) {
  score <- ifelse(
    is.na(matches$home_points),
    matches$match_status_name,
    paste(matches$home_points, matches$away_points, sep = "\u2013")
  )
  sprintf("%s v %s (%s)", matches$home_squad_name, matches$away_squad_name, score)
}

picker <- function(id, label, choices = character(), ...) {
  div(
    class = paste(c("field", ...), collapse = " "),
    selectInput(id, label, choices, selectize = FALSE, width = "100%")
  )
}
