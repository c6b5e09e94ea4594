# The tokens of R source, with what the layout depends on.

OPENERS <- c("'('", "'['", "LBB", "'{'")
CLOSERS <- c("')'", "']'", "'}'")

# Reads source. Returns `tokens`, a data frame with a row for each token or comment, and `bodies`, see `bodies_of`.
# Returns NULL for empty source. Throws if the source does not parse. Columns of `tokens`, besides those of R's parser:
#
# `breaks`: line breaks before the token, at most two. `is_unary`: whether it is an operator with one operand.
# `opener`: the row of the bracket directly around the token, 0 for none. Of a closing bracket: the one it closes.
# `closer`: the row of the bracket that closes an opening one. `kind`: of an opening bracket, see `kind_of`.
# `starts`: whether a statement, parameter or argument begins with the token.
read_tokens <- function(source) {
  data <- utils::getParseData(parse(text = source, keep.source = TRUE), includeText = TRUE)
  if (is.null(data)) return(NULL)
  data <- data[order(data$line1, data$col1, -data$line2, -data$col2), ]
  tokens <- data[data$terminal, ]
  tokens$text <- ifelse(tokens$token == "STR_CONST", double_quoted(tokens$text), sub("\\s+$", "", tokens$text))
  tokens$breaks <- c(0, pmin(tokens$line1[-1] - tokens$line2[-nrow(tokens)], 2))
  # Each statement begins a line, so that semicolons are not needed.
  is_semicolon <- tokens$token == "';'"
  is_after <- c(FALSE, is_semicolon[-nrow(tokens)]) & tokens$token != "COMMENT"
  tokens$breaks[is_after] <- pmax(tokens$breaks[is_after], 1)
  first <- first_children(data)
  tokens$is_unary <- tokens$token %in% c("'-'", "'+'", "'!'", "'~'", "'?'") & tokens$id %in% first
  head <- data$token[match(first[as.character(tokens$parent)], data$id)]
  tokens$kind <- kind_of(tokens$token, head)
  tokens <- with_brackets(tokens[!is_semicolon, ], statement_starts(data, first))
  list(tokens = tokens, bodies = bodies_of(data, tokens))
}

# Strings in double quotes, except those that contain a double quote or an escape.
double_quoted <- function(text) {
  is_plain <- grepl("^'[^\"\\\\]*'$", text)
  text[is_plain] <- sub("^'(.*)'$", "\"\\1\"", text[is_plain])
  text
}

# The first child of each node, by the id of the node.
first_children <- function(data) {
  data <- data[!duplicated(data$parent), ]
  stats::setNames(data$id, data$parent)
}

# The ids of tokens that begin a statement: at the top level, or directly in braces.
statement_starts <- function(data, first) {
  is_brace <- data$token == "'{'"
  starts <- data$id[data$parent <= 0 | data$parent %in% data$parent[is_brace] & !is_brace]
  found <- starts
  while (length(starts) > 0) {
    starts <- stats::na.omit(unname(first[as.character(starts)]))
    found <- c(found, starts)
  }
  found
}

# What an opening bracket contains, by the bracket and the first token of its expression. Empty for other tokens.
kind_of <- function(token, head) {
  kinds <- c("'{'" = "block", "'['" = "index", LBB = "index", "'('" = "arguments")[token]
  is_round <- token == "'('"
  kinds[is_round & head %in% c("'('", "IF", "WHILE")] <- "parentheses"
  kinds[is_round & head %in% c("FUNCTION", "'\\\\'")] <- "parameters"
  unname(ifelse(is.na(kinds), "", kinds))
}

# Adds `opener`, `closer` and `starts`.
with_brackets <- function(tokens, starting) {
  tokens$opener <- 0L
  tokens$closer <- 0L
  tokens$starts <- tokens$id %in% starting
  open <- 0L
  for (row in seq_len(nrow(tokens))) {
    token <- tokens$token[[row]]
    opener <- open[[1]]
    tokens$opener[[row]] <- opener
    if (token %in% CLOSERS) {
      # `[[` is one token, and is closed by two.
      if (tokens$closer[[opener]] == 0) tokens$closer[[opener]] <- row
      open <- open[-1]
    } else if (opener > 0 && tokens$kind[[opener]] != "block") {
      is_after_comma <- tokens$token[[row - 1]] == "','" && tokens$opener[[row - 1]] == opener
      tokens$starts[[row]] <- row == opener + 1 || is_after_comma || tokens$token[[row - 1]] == "COMMENT"
    }
    if (token %in% OPENERS) open <- c(row, if (token == "LBB") row, open)
  }
  tokens
}

# The bodies of functions, conditions and loops that have no braces: `from` and `to` are the first and last row of a
# body, `head` the row of its keyword, `end` the last row of the whole expression, `other` the row of its `else`, 0 for
# none. The `head` and `end` of an `else if` are those of the first `if`.
bodies_of <- function(data, tokens) {
  first_row <- function(at) match(paste(data$line1[at], data$col1[at]), paste(tokens$line1, tokens$col1))
  last_row <- function(at) match(paste(data$line2[at], data$col2[at]), paste(tokens$line2, tokens$col2))
  bodies <- data.frame(head = integer(), end = integer(), from = integer(), to = integer(), other = integer())
  add <- function(whole, body, other) {
    from <- first_row(body)
    if (tokens$token[[from]] != "'{'") bodies[nrow(bodies) + 1, ] <<- c(whole, from, last_row(body), other)
  }
  whole_of <- list()
  for (keyword in which(data$token %in% c("IF", "FOR", "WHILE", "FUNCTION", "'\\\\'"))) {
    id <- data$parent[[keyword]]
    node <- as.character(id)
    whole <- whole_of[[node]] %||% c(first_row(keyword), last_row(match(id, data$id)))
    children <- which(data$parent == id & data$token != "COMMENT")
    other <- which(data$token[children] == "ELSE")
    if (length(other) == 0) {
      add(whole, children[[length(children)]], 0)
      next
    }
    add(whole, children[[other - 1]], first_row(children[[other]]))
    otherwise <- children[[other + 1]]
    is_chain <- tokens$token[[first_row(otherwise)]] == "IF"
    if (is_chain) whole_of[[as.character(data$id[[otherwise]])]] <- whole else add(whole, otherwise, 0)
  }
  bodies
}

`%||%` <- function(x, y) if (is.null(x)) y else x
