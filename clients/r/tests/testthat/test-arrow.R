test_that("without the package arrow, an error says what to install", {
  skip_if(nzchar(system.file(package = "arrow")), "The package arrow is installed")
  expect_error(gs_to_arrow(tibble::tibble(a = 1)), "install.packages", class = "goalsquare_configuration_error")
})

test_that("a tibble becomes a table of arrow with the same columns and types", {
  skip_if_not_installed("arrow")
  frame <- tibble::tibble(id = 7L, value = 1.5, code = "07", date = as.Date("2025-03-29"), zones = list(c("D50", "DM")))
  table <- gs_to_arrow(frame)
  expect_identical(names(table), names(frame))
  expect_identical(vapply(table$schema$fields, function(one) one$type$ToString(), "")[1:4], c(
    "int32",
    "double",
    "string",
    "date32[day]"
  ))
  expect_equal(as.data.frame(table)$code, "07")
})

test_that("what is no frame is an error", {
  expect_error(gs_to_arrow(1), "frame", class = "goalsquare_configuration_error")
})
