# Line breaks and indentation, as in the tidyverse style guide. The arguments of a call are on one line, or on one each.

WIDTH <- 120
INDENT <- 2

# The rows in a bracket that begin an argument or statement, and the closing one. Leaves out a comment that ends a line.
items_of <- function(tokens, opener) {
  closer <- tokens$closer[[opener]]
  inside <- seq.int(opener + 1, length.out = closer - opener - 1)
  begins <- tokens$starts & tokens$opener == opener & (tokens$token != "COMMENT" | tokens$breaks > 0)
  c(inside[begins[inside]], closer)
}

with_break_at <- function(tokens, rows) {
  tokens$breaks[rows] <- pmax(tokens$breaks[rows], 1)
  tokens
}

# Sets the line breaks that do not depend on widths: in blocks, and in calls that have a line break between arguments.
with_line_breaks <- function(tokens) {
  before <- c("", tokens$token[-nrow(tokens)])
  is_joined <- tokens$token == "ELSE" & before == "'}'" | tokens$token == "'{'" & !tokens$starts & before != "COMMENT"
  tokens$breaks[is_joined] <- 0
  for (opener in which(tokens$closer > 0)) {
    edges <- c(opener + 1, tokens$closer[[opener]])
    tokens$breaks[edges] <- if (edges[[1]] == edges[[2]]) 0 else pmin(tokens$breaks[edges], 1)
    if (edges[[1]] == edges[[2]] || tokens$kind[[opener]] == "parentheses") next
    items <- items_of(tokens, opener)
    if (tokens$kind[[opener]] == "block" || any(tokens$breaks[items] > 0)) tokens <- with_break_at(tokens, items)
  }
  tokens
}

# Adds the line of each token, the indentation of that line, and the columns where the token begins and ends.
with_columns <- function(tokens) {
  spaces <- spaces_before(tokens)
  # Of a string of several lines the last one counts.
  is_multiline <- grepl("\n", tokens$text, fixed = TRUE)
  width <- nchar(sub(".*\n", "", tokens$text), "width")
  indent <- from <- to <- numeric(nrow(tokens))
  for (row in seq_len(nrow(tokens))) {
    if (row == 1 || tokens$breaks[[row]] > 0) {
      opener <- tokens$opener[[row]]
      is_closer <- tokens$token[[row]] %in% CLOSERS
      is_first <- is_closer || tokens$starts[[row]] || tokens$token[[row]] == "ELSE"
      levels <- (opener > 0 && !is_closer) + !is_first
      indent[[row]] <- (if (opener > 0) indent[[opener]] else 0) + levels * INDENT
      from[[row]] <- indent[[row]]
    } else {
      indent[[row]] <- indent[[row - 1]]
      from[[row]] <- to[[row - 1]] + spaces[[row]]
    }
    to[[row]] <- (if (is_multiline[[row]]) 0 else from[[row]]) + width[[row]]
  }
  tokens[c("indent", "from", "to")] <- list(indent, from, to)
  tokens$line <- cumsum(pmin(tokens$breaks, 1))
  tokens
}

# The lines that are too wide, not counting comments.
wide_lines <- function(tokens) unique(tokens$line[tokens$to > WIDTH & tokens$token != "COMMENT"])

# The opening bracket of a line whose content is to be spread over lines: the widest of those that lie in no other
# bracket, function or condition of the line. NULL for none.
bracket_to_break <- function(tokens, bodies, line) {
  rows <- which(tokens$line == line)
  openers <- rows[tokens$kind[rows] %in% c("arguments", "parameters") & tokens$closer[rows] > rows + 1]
  openers <- openers[tokens$breaks[openers + 1] == 0]
  from <- c(openers, bodies$head[bodies$head %in% rows])
  to <- c(tokens$closer[openers], bodies$end[bodies$head %in% rows])
  outer <- openers[!vapply(openers, function(row) any(from < row & to > row), NA)]
  if (length(outer) == 0) return(NULL)
  ends <- pmin(tokens$closer[outer], max(rows))
  innermost_of(tokens, outer[[which.max(tokens$to[ends] - tokens$from[outer])]])
}

# The bracket itself, or that of the call that is its only argument, so that `f(g(` takes one level of indentation.
innermost_of <- function(tokens, opener) {
  items <- items_of(tokens, opener)
  last <- items[[length(items)]] - 1
  inner <- tokens$opener[[last]]
  callee <- if (tokens$token[[max(inner - 2, 1)]] %in% c("NS_GET", "NS_GET_INT")) inner - 3 else inner - 1
  is_only <- length(items) == 2 && tokens$token[[last]] == "')'" && inner > opener + 1 && callee == items[[1]]
  if (is_only && last > inner + 1) innermost_of(tokens, inner) else opener
}

# Spreads calls over lines until no line is too wide that a call could make narrower.
with_narrow_lines <- function(tokens, bodies) {
  repeat {
    tokens <- with_columns(tokens)
    openers <- unlist(lapply(wide_lines(tokens), function(line) bracket_to_break(tokens, bodies, line)))
    if (length(openers) == 0) return(tokens)
    for (opener in openers) tokens <- with_break_at(tokens, items_of(tokens, opener))
  }
}

# The bodies that get braces: those that do not fit on the line of their keyword, or begin on another line.
bodies_to_brace <- function(tokens, bodies) {
  is_apart <- tokens$breaks[bodies$from] > 0 | c(0, tokens$breaks)[bodies$other + 1] > 0
  is_wide <- tokens$line[bodies$head] %in% wide_lines(tokens)
  chosen <- bodies[bodies$head %in% bodies$head[is_apart | is_wide], ]
  # Inner ones wait: they may fit once the outer ones have braces.
  is_inner <- vapply(chosen$head, function(row) any(chosen$head < row & chosen$end >= row), NA)
  chosen[!is_inner, ]
}
