test_that("it describes every column of a table, without a server", {
  shots <- gs_dictionary("gs_shots")
  expect_identical(shots$column, names(columns_of("getMatchShots")))
  expect_false(anyNA(shots$description))
  expect_identical(gs_dictionary("getMatchShots"), shots)
  expect_identical(gs_dictionary(column = "venue_length")$operation, "getMatchVenue")
})

test_that("unknown names have suggestions", {
  expect_error(gs_dictionary("gs_shot"), "Did you mean gs_shots", class = "goalsquare_unknown_name")
  expect_error(gs_dictionary(column = "jumper_numbr"), "jumper_number", class = "goalsquare_unknown_name")
})
