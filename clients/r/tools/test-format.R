# Tests of the formatter. Run in clients/r:
# Rscript -e 'testthat::test_file("tools/test-format.R", stop_on_failure = TRUE)'
for (part in list.files("format", full.names = TRUE)) source(part)

wide <- strrep("x", 60)
cases <- list(
  "spaces around operators" = list("a<-b+c*-1", "a <- b + c * -1"),
  "no spaces around tight operators" = list("a $ b ^ 2 : n", "a$b^2:n"),
  "spaces after commas" = list(c("f(a,b )", "x[ ,1 ]", "x[1,]"), c("f(a, b)", "x[, 1]", "x[1, ]")),
  "missing arguments" = list("switch(x,a=,b=1)", "switch(x, a = , b = 1)"),
  "keywords" = list(c("if(a)b else-c", "for(i in 1:2)f(i)"), c("if (a) b else -c", "for (i in 1:2) f(i)")),
  "functions" = list(c("function (x)x", "\\(x)(x)"), c("function(x) x", "\\(x) (x)")),
  "calls of what a call returns" = list("f(x) (y)[[1]] [2]", "f(x)(y)[[1]][2]"),
  "negation and formulas" = list(c("! a", "~ a", "a~b"), c("!a", "~a", "a ~ b")),
  "comments" = list(c("f(a) # why  ", "#' Title "), c("f(a) # why", "#' Title")),
  "quotes" = list(c("'a'", "'\"'", "'\\n'"), c("\"a\"", "'\"'", "'\\n'")),
  "blocks" = list("f <- function(x) { x }", c("f <- function(x) {", "  x", "}")),
  "empty blocks" = list("f <- function() { }", "f <- function() {}"),
  "semicolons" = list("{ a; b }", c("{", "  a", "  b", "}")),
  "an else beside its brace" = list(
    c("{", "if (a) {", "b", "}", "else c", "}"),
    c("{", "  if (a) {", "    b", "  } else c", "}")
  ),
  "blank lines" = list(c("", "a", "", "", "f(", "", "b)", ""), c("a", "", "f(", "  b", ")")),
  "a statement of several lines" = list(c("a <-", "f() |>", "g()"), c("a <-", "  f() |>", "  g()")),
  "arguments on lines of their own" = list(c("f(a,", "  b)"), c("f(", "  a,", "  b", ")")),
  "comments between arguments" = list(c("f(a, # one", "b)"), c("f(", "  a, # one", "  b", ")")),
  "a function as the last argument" = list(c("f(a, function() {", "b", "})"), c("f(a, function() {", "  b", "})")),
  "wide calls" = list(
    sprintf("f(%s, b = %s)", wide, wide),
    c("f(", sprintf("  %s,", wide), sprintf("  b = %s", wide), ")")
  ),
  "wide calls of one call" = list(
    sprintf("f(p::g(%s, %s))", wide, wide),
    c("f(p::g(", sprintf("  %s,", wide), sprintf("  %s", wide), "))")
  ),
  "wide indices" = list(
    sprintf("f[[a]](%s, b)$%s", wide, wide),
    c("f[[a]](", sprintf("  %s,", wide), "  b", sprintf(")$%s", wide))
  ),
  "wide conditions" = list(
    sprintf("if (%s) f(a) else if (b) g(%s) else h(a)", wide, wide),
    c(sprintf("if (%s) {", wide), "  f(a)", "} else if (b) {", sprintf("  g(%s)", wide), "} else {", "  h(a)", "}")
  ),
  "wide functions" = list(
    sprintf("f <- function(%s) g(%s)", wide, wide),
    c(sprintf("f <- function(%s) {", wide), sprintf("  g(%s)", wide), "}")
  ),
  "conditions of several lines" = list(
    c("{", "if (a) b", "else if (c) d", "}"),
    c("{", "  if (a) {", "    b", "  } else if (c) {", "    d", "  }", "}")
  ),
  "loops of several lines" = list(c("for (a in b)", "f(a)"), c("for (a in b) {", "  f(a)", "}")),
  "strings of several lines" = list(c("f('a", "  b',1)"), c("f(\"a", "  b\", 1)")),
  "other alphabets" = list("a<-'\u00e9'", "a <- \"\u00e9\""),
  "nothing" = list(character(), character())
)

for (name in names(cases)) {
  testthat::test_that(paste("the formatter lays out", name), {
    testthat::expect_identical(format_source(cases[[name]][[1]]), cases[[name]][[2]])
    testthat::expect_identical(format_source(cases[[name]][[2]]), cases[[name]][[2]])
  })
}

testthat::test_that("the formatter refuses source that does not parse", {
  testthat::expect_error(format_source("f("))
})
