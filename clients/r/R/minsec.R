#' Seconds as minutes and seconds
#'
#' @param x Seconds.
#' @param leading_zero Whether minutes have at least two digits.
#' @return Texts such as `"9:54"`; `NA` stays `NA`.
#' @family helpers
#' @export
#' @examples
#' gs_minsec(594)
#' gs_minsec(c(594, 7149, NA), leading_zero = TRUE)
gs_minsec <- function(x, leading_zero = FALSE) {
  if (!is.numeric(x) && !all(is.na(x))) abort_argument("x", "numbers of seconds", x)
  whole <- abs(trunc(as.numeric(x)))
  sign <- ifelse(x <= -1, "-", "")
  text <- sprintf(
    if (flag(leading_zero, "leading_zero")) "%s%02d:%02d" else "%s%d:%02d",
    sign,
    as.integer(whole %/% 60),
    as.integer(whole %% 60)
  )
  text[is.na(x)] <- NA
  text
}
