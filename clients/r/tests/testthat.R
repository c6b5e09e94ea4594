library(testthat)
library(goalsquare)

test_check("goalsquare")
