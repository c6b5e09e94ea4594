test_that("the samples of the pages keep codes as texts", {
  pages <- file.path(testthat::test_path(), "../../../../docs", c("csv.md", "permalinks.md"))
  skip_if_not(all(file.exists(pages)), "the documentation is beside the package only in the repository")
  for (page in pages) {
    line <- grep("read\\.csv\\(.*na.strings", readLines(page), value = TRUE)
    settings <- sub(".*(na\\.strings = \"\", colClasses = c\\([^)]*\\)).*", "\\1", line)
    expect_length(settings, 1)
    for (code in c("INF", "NA", "F", "07")) {
      text <- sprintf("squad_code,points\r\n%s,\r\n", code)
      rows <- eval(parse(text = sprintf("utils::read.csv(text = text, %s)", settings)))
      expect_identical(rows$squad_code, code)
      expect_true(is.na(rows$points))
    }
  }
})
