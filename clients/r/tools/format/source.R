# Formats R source, given and returned as lines. Throws if it does not parse.
format_source <- function(lines) {
  formatted <- lines
  repeat {
    source <- read_tokens(formatted)
    if (is.null(source)) return(character())
    tokens <- with_narrow_lines(with_line_breaks(source$tokens), source$bodies)
    bodies <- bodies_to_brace(tokens, source$bodies)
    formatted <- text_of(tokens, bodies)
    if (nrow(bodies) == 0) break
  }
  if (!identical(meaning_of(formatted), meaning_of(lines))) stop("formatting would change what the source does")
  formatted
}

# The lines of tokens, with braces around bodies.
text_of <- function(tokens, bodies) {
  gaps <- ifelse(seq_len(nrow(tokens)) == 1 | tokens$breaks > 0, tokens$indent, spaces_before(tokens))
  opening <- tabulate(bodies$from, nrow(tokens))
  closing <- tabulate(bodies$to, nrow(tokens))
  text <- paste0(strrep("{\n", opening), tokens$text, strrep("\n}", closing))
  text <- paste0(strrep("\n", tokens$breaks), strrep(" ", gaps), text, collapse = "")
  strsplit(text, "\n", fixed = TRUE)[[1]]
}

# What source evaluates, without braces around a single expression.
meaning_of <- function(lines) {
  without_braces <- function(node) {
    if (is.call(node) && identical(node[[1]], as.name("{")) && length(node) == 2) return(without_braces(node[[2]]))
    if (is.call(node) || is.expression(node) || is.pairlist(node)) {
      for (at in seq_along(node)) {
        if (!identical(node[[at]], substitute())) node[at] <- list(without_braces(node[[at]]))
      }
    }
    node
  }
  without_braces(parse(text = lines, keep.source = FALSE))
}
