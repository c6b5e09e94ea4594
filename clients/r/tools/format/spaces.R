# Spaces between the tokens of a line, as in the tidyverse style guide.

TIGHT <- c("'^'", "':'", "NS_GET", "NS_GET_INT", "'$'", "'@'")
ASSIGNMENTS <- c("LEFT_ASSIGN", "RIGHT_ASSIGN", "EQ_ASSIGN", "EQ_SUB", "EQ_FORMALS")
LOGICAL <- c("AND", "AND2", "OR", "OR2", "EQ", "NE", "LT", "LE", "GT", "GE")
INFIX <- c(ASSIGNMENTS, LOGICAL, "'+'", "'-'", "'*'", "'/'", "'~'", "'?'", "SPECIAL", "PIPE")
KEYWORDS <- c("IF", "FOR", "WHILE", "REPEAT", "ELSE", "IN")

# The spaces before each token, where it does not begin a line.
spaces_before <- function(tokens) {
  token <- tokens$token[-1]
  before <- tokens$token[-nrow(tokens)]
  is_infix <- tokens$token %in% INFIX & !tokens$is_unary
  is_operand <- is_infix[-1] | is_infix[-nrow(tokens)]
  # The body of a function, condition or loop.
  is_body <- before == "')'" & !token %in% c("'['", "LBB") & tokens$kind[-1] != "arguments"
  is_spaced <- is_operand | is_body | before %in% KEYWORDS | token %in% c("ELSE", "IN", "'{'")
  is_tight <- token %in% c("','", "')'", "']'", TIGHT) | before %in% c("'('", "'['", "LBB", TIGHT)
  # `x[, 1]` and `switch(x, a = , b = 1)`.
  is_always <- before == "','" | before == "EQ_SUB" & token == "','" | token == "COMMENT"
  c(0, ifelse(is_always | is_spaced & !is_tight, 1, 0))
}
