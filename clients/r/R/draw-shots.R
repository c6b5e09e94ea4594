#' Shot map
#'
#' Draws the ground to scale and every shot at goal on it, with base graphics. The home squad attacks to the right and
#' the away squad to the left, in every period. The symbol shows the result of a shot, as in the hub: a filled circle
#' for a goal, a ring for a behind, a cross for a miss, and a square for out on the full. The size of the symbol shows
#' the expected points.
#'
#' @param shots Shots, as [gs_shots()] returns them. Those without a location are omitted.
#' @param venue The ground, as [gs_venue()] returns it.
#' @param dark Whether to draw for a dark background.
#' @return The drawn symbols, invisibly: a tibble with the columns `x` and `y` in metres, `colour`, `shape` and `size`,
#'   and the columns of `shots`. `size` is the radius of a symbol in metres.
#' @family helpers
#' @export
#' @examplesIf goalsquare::gs_is_ready()
#' match_id <- gs_fixture()$match_id[[1]]
#' gs_draw_shots(gs_shots(match_id), gs_venue(match_id))
gs_draw_shots <- function(shots, venue, dark = FALSE) {
  flag(dark, "dark")
  with_columns(
    shots,
    "shots",
    c("squad_id", "result_points", "result_points_expected", "location_rotated_x", "location_rotated_y")
  )
  with_columns(venue, "venue", c("venue_length", "venue_width", "home_squad_id"))
  marks <- shot_marks(shots, venue, dark)
  paint <- if (dark) {
    c(ground = "#1e2b22", paper = "#15181c", line = "#8fa398", text = "#e6e9ee")
  } else {
    c(ground = "#edf5ea", paper = "#ffffff", line = "#6f8576", text = "#1b1f24")
  }
  before <- graphics::par(
    mar = c(3.4, 0.2, 1.6, 0.2),
    bg = paint[["paper"]],
    fg = paint[["text"]],
    col.axis = paint[["text"]]
  )
  on.exit(graphics::par(before))
  draw_ground(venue$venue_length, venue$venue_width, paint)
  if (nrow(marks)) {
    is_full <- marks$shape == shot_shapes[["Goal"]]
    size <- marks$size * ifelse(marks$shape %in% c(1, 21), 1, 0.75)
    graphics::points(
      marks$x,
      marks$y,
      pch = marks$shape,
      col = ifelse(is_full, paint[["ground"]], marks$colour),
      bg = marks$colour,
      cex = size * metre_cex(),
      lwd = 1.5
    )
  }
  draw_labels(venue, paint, squad_colours(dark))
  invisible(marks)
}

with_columns <- function(value, name, columns) {
  missing <- setdiff(columns, names(value))
  if (!is.data.frame(value)) abort_argument(name, sprintf("what gs_%s() returns", name), value)
  if (length(missing)) {
    abort(sprintf("%s must be what gs_%s() returns, but it has no column %s.", name, name, toString(missing)))
  }
}

# The symbols of the hub: a filled circle, a ring, a cross and an open square.
shot_shapes <- c(Goal = 21, Behind = 1, Miss = 4, "Out on the full" = 0)

shot_results <- c(GOAL = "Goal", BEHI = "Behind", RUSH = "Behind", MISS = "Miss", OOTF = "Out on the full")

# Returns the result of each shot by its code or, if it has none, by its points.
result_of <- function(shots) {
  points <- ifelse(is.na(shots$result_points), 0, shots$result_points)
  by_points <- ifelse(points >= 6, "Goal", ifelse(points > 0, "Behind", "Miss"))
  by_code <- unname(shot_results[as.character(shots[["result_code"]] %||% rep(NA, nrow(shots)))])
  ifelse(is.na(by_code), by_points, by_code)
}

squad_colours <- function(dark) {
  if (dark) c(home = "#56b4e9", away = "#f0a35e") else c(home = "#0072b2", away = "#b84e00")
}

shot_marks <- function(shots, venue, dark) {
  shots <- shots[!is.na(shots$location_rotated_x), ]
  is_home <- shots$squad_id == venue$home_squad_id
  way <- ifelse(is_home, 1, -1)
  expected <- ifelse(is.na(shots$result_points_expected), 0, shots$result_points_expected)
  tibble::add_column(
    shots,
    x = shots$location_rotated_x * way,
    y = shots$location_rotated_y * way,
    colour = squad_colours(dark)[ifelse(is_home, "home", "away")],
    shape = shot_shapes[result_of(shots)],
    size = 1.1 + 0.45 * expected
  )
}

# Returns the size at which a circle has a radius of one metre: at size 1 its radius is 0.375 times the text size.
metre_cex <- function() {
  usr <- graphics::par("usr")
  points <- 72 * min(graphics::par("pin") / c(usr[2] - usr[1], usr[4] - usr[3]))
  points / (0.375 * graphics::par("ps"))
}

draw_labels <- function(venue, paint, colours) {
  label <- function(away, home) c(paste("\u00ab", away), paste(home, "\u00bb"))
  labels <- label(venue$away_squad_name, venue$home_squad_name)
  if (sum(graphics::strwidth(labels, "figure", font = 2)) > 0.95) {
    labels <- label(venue$away_squad_code, venue$home_squad_code)
  }
  graphics::mtext(labels, side = 3, line = 0.3, adj = c(0.02, 0.98), col = colours[c("away", "home")], font = 2)
  graphics::legend(
    mean(graphics::par("usr")[1:2]),
    graphics::grconvertY(0, "nfc"),
    c(names(shot_shapes), "Larger: more expected points"),
    xjust = 0.5,
    yjust = 0,
    ncol = 3,
    cex = 0.8,
    bty = "n",
    xpd = NA,
    pch = c(shot_shapes, 21),
    pt.cex = c(rep(1, length(shot_shapes)), 1.8),
    pt.bg = paint[["text"]],
    col = paint[["text"]],
    text.col = paint[["text"]]
  )
}

draw_ground <- function(length, width, paint) {
  graphics::plot.new()
  graphics::plot.window(c(-1, 1) * (length / 2 + 3), c(-1, 1) * (width / 2 + 1), asp = 1, xaxs = "i", yaxs = "i")
  turn <- seq(0, 2 * pi, length.out = 241)
  graphics::polygon(
    length / 2 * cos(turn),
    width / 2 * sin(turn),
    col = paint[["ground"]],
    border = paint[["line"]],
    lwd = 2
  )
  line <- function(x, y, lwd = 1) graphics::lines(x, y, col = paint[["line"]], lwd = lwd)
  line(25 * c(-1, 1, 1, -1, -1), 25 * c(-1, -1, 1, 1, -1))
  for (radius in c(1.5, 5)) line(radius * cos(turn), radius * sin(turn))
  for (end in c(-1, 1)) {
    arc <- cbind(end * (length / 2 - 50 * cos(turn)), 50 * sin(turn))
    arc[(arc[, 1] / (length / 2))^2 + (arc[, 2] / (width / 2))^2 > 1, ] <- NA
    line(arc[, 1], arc[, 2])
    line(end * (length / 2 - c(0, 9, 9, 0)), c(-3.2, -3.2, 3.2, 3.2))
    for (post in c(-9.6, -3.2, 3.2, 9.6)) {
      line(end * (length / 2 + c(0, if (abs(post) < 5) 3 else 2)), c(post, post), lwd = 3)
    }
  }
}
