# `read.csv()` does not wait where the server says that the account is too fast, as the suite may be.
read_link <- function(url) {
  for (attempt in 1:40) {
    rows <- tryCatch(utils::read.csv(url), error = function(fault) NULL, warning = function(fault) NULL)
    if (!is.null(rows)) return(rows)
    Sys.sleep(0.25)
  }
  utils::read.csv(url)
}

test_that("a permalink answers its call without a token, is listed while it is open, and is gone once taken away", {
  skip_without_server()
  gs_connect()
  match_id <- finished_match()
  endpoint <- paste0("matches/", match_id, "/statistics/players")
  cases <- list(
    list(
      gs_permalink(endpoint, metric = c("GOAL", "MARK"), period = 4, name = "late"),
      gs_player_stats(match_id, c("GOAL", "MARK"), 4)$value
    ),
    list(
      gs_permalink(endpoint, requests = gs_request("GOAL", zone = "F50")),
      gs_player_batch(match_id, gs_request("GOAL", zone = "F50"))$value
    ),
    list(gs_permalink(paste0("matches/", match_id), table = "periods", expires = Sys.time() + 3600), NULL)
  )
  expect_equal(read_link(cases[[1]][[1]]$url)$value, cases[[1]][[2]])
  expect_equal(read_link(cases[[2]][[1]]$url)$value, cases[[2]][[2]])
  expect_equal(read_link(cases[[3]][[1]]$url)$period, gs_match_periods(match_id)$period)
  open <- gs_permalinks()
  expect_true("late" %in% open$permalink_name)
  expect_identical(
    vapply(open, type_of, ""),
    c(
      permalink_id = "string",
      permalink_name = "string",
      path = "string",
      format = "string",
      table = "string",
      created = "date-time",
      expires = "date-time"
    )
  )
  for (case in cases) gs_delete_permalink(case[[1]]$permalink_id)
  expect_false(any(vapply(cases, function(case) case[[1]]$permalink_id, "") %in% gs_permalinks()$permalink_id))
  expect_error(gs_delete_permalink(cases[[1]][[1]]$permalink_id), class = "goalsquare_not_found")
})

test_that("a permalink of a call that is not right is refused when it is made", {
  skip_without_server()
  gs_connect()
  expect_error(gs_permalink("matches/1/statistics/players", metric = "GAOL"), class = "goalsquare_error")
})
