table_with <- function(rows, ...) {
  column <- function(name, depth, type, ...) list(name = name, depth = depth, type = type, path = list(...))
  list(rows = as.list(rows), columns = lapply(list(...), function(spec) do.call(column, spec)))
}

answer_of <- function(json) jsonlite::parse_json(json)

test_that("objects on the way are repeated on each row, and one without items has none", {
  table <- table_with(
    c("phases", "rounds"),
    list("season", 0, "integer", "season", "id"),
    list("phase", 1, "string", "name"),
    list("round", 2, "integer", "number")
  )
  answer <- answer_of(paste0(
    '{"season":{"id":9},"phases":[{"name":"A","rounds":[{"number":1},{"number":2}]},',
    '{"name":"B","rounds":[]},{"name":"C","rounds":[{}]}]}'
  ))
  rows <- as_rows(answer, table)
  expect_identical(rows, tibble::tibble(season = c(9L, 9L, 9L), phase = c("A", "A", "C"), round = c(1L, 2L, NA)))
})

test_that("a step may walk the answer itself, several lists, or an object", {
  cases <- list(
    list("", '[{"id":1},{"id":2}]', 1:2),
    list("home,away", '{"home":{"id":1},"away":{"id":2}}', 1:2),
    list("home,away", '{"away":{"id":2}}', 2L),
    list("a,b", '{"a":[{"id":1},{"id":2}],"b":[{"id":3}]}', 1:3),
    list("squads.home", '{"squads":{"home":{"id":4}}}', 4L),
    list("none", "{}", integer())
  )
  for (case in cases) {
    expect_identical(
      as_rows(answer_of(case[[2]]), table_with(case[[1]], list("id", 1, "integer", "id")))$id,
      case[[3]],
      info = case[[2]]
    )
  }
})

test_that("a step may be a place of a list, or the place at which the walk stands", {
  wide <- table_with("items", list("first", 1, "integer", 0L), list("third", 1, "integer", 2L))
  expect_identical(
    as_rows(answer_of('{"items":[[5,6],[7,8,9]]}'), wide),
    tibble::tibble(first = c(5L, 7L), third = c(NA, 9L))
  )
  beside <- table_with(
    c("results", "rows"),
    list("team", 0, "string", "asked", "@1", "team"),
    list("value", 2, "number", "value")
  )
  rows <- as_rows(
    answer_of('{"asked":[{},{"team":"home"}],"results":[{"rows":[{"value":1},{"value":2}]},{"rows":[{"value":3}]}]}'),
    beside
  )
  expect_identical(rows, tibble::tibble(team = c(NA, NA, "home"), value = c(1, 2, 3)))
})

test_that("every type is kept, where there are values, where there are none and where there are no rows", {
  types <- c("integer", "number", "string", "boolean", "date", "date-time", "list")
  table <- do.call(table_with, c(list("rows"), lapply(types, function(type) list(type, 1, type, type))))
  full <- answer_of(paste0(
    '{"rows":[{"integer":1,"number":1.5,"string":"a","boolean":true,"date":"2026-03-12",',
    '"date-time":"2026-03-12T08:30:00Z","list":[1,2]},{"string":null,"list":[]}]}'
  ))
  expected <- list(
    integer = c(1L, NA),
    number = c(1.5, NA),
    string = c("a", NA),
    boolean = c(TRUE, NA),
    date = as.Date(c("2026-03-12", NA)),
    "date-time" = as.POSIXct(c("2026-03-12 08:30:00", NA), tz = "UTC"),
    list = list(c("1", "2"), NULL)
  )
  expect_equal(as.list(as_rows(full, table)), expected)
  expect_identical(as_rows(answer_of('{"rows":[]}'), table), as_rows(full, table)[0, ])
  expect_identical(
    vapply(as_rows(answer_of('{"rows":[{}]}'), table), typeof, ""),
    vapply(as_rows(full, table), typeof, "")
  )
})

test_that("an empty text is missing", {
  rows <- as_rows(answer_of('[{"text":""},{"text":"a"}]'), table_with("", list("text", 1, "string", "text")))
  expect_identical(rows$text, c(NA, "a"))
})

test_that("a whole number that R cannot hold as one is an error", {
  expect_error(
    as_rows(answer_of('{"id":3000000000}'), table_with(character(), list("id", 0, "integer", "id"))),
    class = "goalsquare_error"
  )
})

test_that("every table of every operation gives its columns for an empty answer", {
  tables <- declared("tables")$operations
  for (operation in names(tables)) {
    for (table in names(tables[[operation]]$tables)) {
      expect_table(as_rows(list(), table_of(operation, table)), operation, table, is_declared = TRUE)
    }
  }
})

test_that("a table that is not there is named, with those that are", {
  expect_error(
    table_of("getMatch", "halves"),
    "'halves' is not a table of getMatch; allowed: match, periods",
    class = "goalsquare_error"
  )
})
