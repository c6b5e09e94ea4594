test_that("seconds are formatted as minutes and seconds", {
  cases <- list(
    list(594, "9:54", "09:54"),
    list(0, "0:00", "00:00"),
    list(7149, "119:09", "119:09"),
    list(59.9, "0:59", "00:59"),
    list(-65, "-1:05", "-01:05"),
    list(NA, NA_character_, NA_character_)
  )
  for (case in cases) {
    expect_identical(gs_minsec(case[[1]]), case[[2]])
    expect_identical(gs_minsec(case[[1]], leading_zero = TRUE), case[[3]])
  }
  expect_identical(gs_minsec(c(60, NA)), c("1:00", NA))
  expect_identical(gs_minsec(integer()), character())
})
