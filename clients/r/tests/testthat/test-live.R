test_that("a replay is played for its account, changed, listed, and ended", {
  skip_without_server()
  gs_connect()
  replay <- gs_begin_replay(finished_match(), start = "Q3:12:30", paused = TRUE)
  expect_identical(c(replay$match_status_code, replay$period, replay$period_seconds), c("LIVE", "3", "750"))
  expect_true(replay$match_id %in% gs_replays()$match_id)
  moved <- gs_change_replay(replay, seek = "Q4:01:00")
  expect_gt(moved$revision, replay$revision)
  expect_identical(gs_replay(replay)$revision, moved$revision)
  expect_s3_class(gs_score(replay), "tbl_df")
  gs_end_replay(replay)
  expect_error(gs_replay(replay$match_id), class = "goalsquare_not_found")
  expect_true(all(diff(unique(gs_replay_timetable()$utc_start)) == 3))
})

test_that("a match is read as it was at a moment", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  goals <- function(moment) sum(gs_squad_stats(match_id, metric = "GOAL", connection = gs_as_of(moment))$value)
  expect_lte(goals("Q1:05:00"), goals("Q4:05:00"))
  expect_lt(goals("Q1:05:00"), sum(gs_squad_stats(match_id, metric = "GOAL")$value))
  expect_error(gs_score(match_id, connection = gs_as_of(0)), class = "goalsquare_not_started")
  expect_error(gs_score(match_id, connection = gs_as_of("Q9:00:00")), class = "goalsquare_bad_request")
})

test_that("events come one by one, from where they are asked for, until it is enough", {
  skip_without_server()
  gs_connect()
  replay <- gs_begin_replay(finished_match(), start = "Q2:00:00", paused = TRUE)
  points <- numeric()
  last <- gs_match_events(replay$match_id, function(event) {
    points <<- c(points, event$data$home$points + event$data$away$points)
    length(points) < 3
  }, types = "MatchScore", since = 0, seconds = 20)
  expect_length(points, 3)
  expect_true(all(diff(points) > 0))
  gs_match_events(replay$match_id, function(event) {
    points <<- c(points, event$data$home$points + event$data$away$points)
    FALSE
  }, types = "MatchScore", since = last, seconds = 20)
  expect_gt(points[[4]], points[[3]])
  first <- NULL
  gs_stat_changes(replay$match_id, gs_request("GOAL"), function(event) {
    first <<- event
    FALSE
  }, of = "squads", seconds = 20)
  expect_identical(first$type, "answer")
  gs_end_replay(replay$match_id)
  expect_error(gs_match_events(replay$match_id, identity, seconds = 5), class = "goalsquare_not_found")
  expect_error(gs_league_events(999, identity, seconds = 5), class = "goalsquare_not_found")
})

test_that("the comparison of two revisions has the values that differ, before and after", {
  skip_without_server()
  gs_connect()
  rows <- gs_revision_changes(finished_match(), "1500...2000", metric = c("DISPOSAL", "KICK"))
  expect_gt(nrow(rows), 10)
  expect_true(all(rows$after > rows$before))
  expect_setequal(rows$code, c("DISPOSAL", "KICK"))
  expect_true(all(rows$first_revision >= 1500 & rows$last_revision <= 2000))
})
