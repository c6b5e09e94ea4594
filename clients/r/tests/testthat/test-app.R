test_that("the app shows the statistics, shots and ladder of the match that is picked", {
  skip_without_server()
  skip_if_not_installed("shiny")
  gs_connect()
  match <- gs_match(finished_match())
  top <- gs_player_stats(match$match_id, "DISPOSAL", period = 1, zone = "F50", last_x_seconds = 600)
  top <- top[top$value == max(top$value), ]
  shiny::testServer(system.file("shiny", package = "goalsquare"), {
    session$setInputs(
      league = "1",
      level = "1",
      season = as.character(match$season_id),
      round = as.character(match$round_number),
      match = as.character(match$match_id),
      metric = c("DISPOSAL", "GOAL"),
      zone = "F50",
      team = "",
      window = "600",
      period = "1",
      from = 0,
      to = 10
    )
    expect_match(
      output$score$html,
      sprintf("%s %d.%d (%d)", match$home_squad_name, match$home_goals, match$home_behinds, match$home_points),
      fixed = TRUE
    )
    first <- sub("(?s).*?<th scope=\"row\">([^<]*)</th>.*", "\\1", output$statistics$html, perl = TRUE)
    expect_true(first %in% top$person_fullname)
    expect_match(
      output$statistics$html,
      sprintf("gs_player_stats(%s, metric = c(\"DISPOSAL\", \"GOAL\"), period = 1,", match$match_id),
      fixed = TRUE
    )
    expect_identical(nrow(utils::read.csv(output$download)), nrow(statistics()))
    expect_match(
      output$score$html,
      sprintf("%d.%d (%d)</td>\n", match$away_goals, match$away_behinds, match$away_points),
      fixed = TRUE
    )
    expect_match(output$ladder$html, sprintf("(?s)class=\"marked\">.{1,90}%s", match$home_squad_name), perl = TRUE)
    expect_match(output$shots$html, gs_shots(match$match_id)$player_fullname[[1]], fixed = TRUE)
    expect_match(output$ladder$html, gs_ladder(round_number = match$round_number)$squad_name[[1]], fixed = TRUE)
    session$setInputs(window = "between")
    expect_identical(
      statistics(),
      gs_player_stats(match$match_id, c("DISPOSAL", "GOAL"), 1, "F50", from_period_seconds = 0, to_period_seconds = 600)
    )
    for (minutes in list(c(20, 5), c(-1, 5), c(NA, -5))) {
      session$setInputs(from = minutes[[1]], to = minutes[[2]])
      expect_error(output$statistics, "Choose minutes from 0 on")
    }
    session$setInputs(from = 0, to = 10)
    session$setInputs(metric = "GAOL")
    expect_error(output$statistics, "GAOL")
    session$setInputs(metric = "KICK_EFFICIENCY", window = "between", from = 590, to = 600)
    expect_error(output$statistics, "Nobody has a value here")
    session$setInputs(metric = NULL)
    expect_error(output$statistics, "Choose a metric")
  })
})

test_that("the app says so where a match has not started", {
  skip_without_server()
  skip_if_not_installed("shiny")
  gs_connect()
  match <- gs_match(upcoming_match())
  shiny::testServer(system.file("shiny", package = "goalsquare"), {
    session$setInputs(
      league = "1",
      level = "1",
      season = as.character(match$season_id),
      round = as.character(match$round_number),
      match = as.character(match$match_id),
      metric = "GOAL",
      zone = "",
      team = "",
      window = "all",
      from = 0,
      to = 10
    )
    expect_match(output$score$html, match$home_squad_name, fixed = TRUE)
    for (ask in list(function() output$statistics, function() output$shots, function() output$map)) {
      expect_error(ask(), "has not started")
    }
  })
})

test_that("the app says so where the server cannot be reached", {
  skip_if_not_installed("shiny")
  gs_connect("token", "http://localhost:1", attempts = 1)
  shiny::testServer(system.file("shiny", package = "goalsquare"), {
    session$setInputs(league = "", level = "", season = "", round = "", match = "", metric = NULL, window = "all")
    for (ask in list(function() output$score, function() output$statistics)) {
      expect_error(ask(), "^The server at http://localhost:1 cannot be reached. Reload")
    }
  })
})

test_that("shots are drawn to scale, each squad towards its own end", {
  venue <- tibble::tibble(
    venue_length = 160,
    venue_width = 141,
    home_squad_id = 1L,
    home_squad_name = "Home",
    home_squad_code = "HOM",
    away_squad_name = "Away",
    away_squad_code = "AWA"
  )
  shots <- tibble::tibble(
    squad_id = c(1L, 2L, 1L, 1L),
    result_points = c(6, 1, 0, 6),
    result_points_expected = c(4, 2, NA, 3),
    location_rotated_x = c(50, 40, 30, NA),
    location_rotated_y = c(10, 5, 0, NA)
  )
  grDevices::pdf(NULL)
  on.exit(grDevices::dev.off())
  for (dark in c(TRUE, FALSE)) {
    marks <- gs_draw_shots(shots, venue, dark)
    expect_identical(marks$x, c(50, -40, 30))
    expect_identical(marks$y, c(10, -5, 0))
    expect_identical(names(shot_shapes)[match(marks$shape, shot_shapes)], c("Goal", "Behind", "Miss"))
    expect_identical(order(marks$size), c(3L, 2L, 1L))
    codes <- c("MISS", "OOTF", "RUSH", "GOAL")
    by_code <- gs_draw_shots(tibble::add_column(shots, result_code = codes), venue, dark)
    expect_identical(names(shot_shapes)[match(by_code$shape, shot_shapes)], c("Miss", "Out on the full", "Behind"))
  }
  expect_identical(nrow(gs_draw_shots(shots[0, ], venue)), 0L)
})

test_that("what are no shots or no ground is named", {
  venue <- tibble::tibble(venue_length = 160, venue_width = 141, home_squad_id = 1L)
  shots <- as_rows(list(), table_of("getMatchShots"))
  expect_error(gs_draw_shots(1, venue), "shots must be what gs_shots", class = "goalsquare_error")
  expect_error(
    gs_draw_shots(shots[-1], venue["venue_length"]),
    "venue must be what gs_venue.. returns, but it has no column venue_width, home_squad_id",
    class = "goalsquare_error"
  )
  expect_error(gs_draw_shots(shots, venue, dark = NA), "dark must be TRUE or FALSE", class = "goalsquare_error")
})
