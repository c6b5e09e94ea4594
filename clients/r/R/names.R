# Returns a name without case, accents and punctuation.
folded_name <- function(names) {
  plain <- tolower(iconv(enc2utf8(names), "UTF-8", "ASCII//TRANSLIT", sub = ""))
  trimws(gsub("[^a-z0-9]+", " ", plain))
}

# Maximum number of names that an error suggests.
SUGGESTED <- 5

# Returns the names most similar to a name, best first.
suggestions_for <- function(name, known) {
  wanted <- folded_name(name)
  folded <- folded_name(known)
  distance <- as.vector(utils::adist(wanted, folded))
  likeness <- 1 - distance / pmax(nchar(wanted), nchar(folded), 1)
  best <- order(-likeness)
  utils::head(unique(known[best][likeness[best] >= 0.6]), SUGGESTED)
}

# Returns the id of the thing with a code or name, or the only thing with a word that begins with it. If there is none,
# or more than one, returns the names that may be meant.
chosen_by_name <- function(name, ids, codes, names) {
  wanted <- folded_name(name)
  labels <- sprintf("%s (%s)", names, codes)
  exact <- folded_name(codes) == wanted | folded_name(names) == wanted
  part <- nzchar(wanted) & grepl(paste0(" ", wanted), paste0(" ", folded_name(names)), fixed = TRUE)
  for (found in list(exact, part)) {
    if (length(unique(ids[found])) == 1) return(list(id = ids[found][[1]]))
    if (any(found)) return(list(suggestions = utils::head(labels[found], SUGGESTED)))
  }
  words <- strsplit(names, " ", fixed = TRUE)
  alike <- suggestions_for(name, unique(c(codes, names, unlist(words))))
  is_alike <- codes %in% alike | names %in% alike | vapply(words, function(all) any(all %in% alike), NA)
  list(suggestions = if (any(is_alike)) utils::head(labels[is_alike], SUGGESTED) else labels)
}

# The error for a name that no item, or more than one, has.
abort_unknown <- function(fault, suggestions = character()) {
  suggestions <- unique(suggestions)
  last <- utils::tail(suggestions, 1)
  said <- paste(c(toString(utils::head(suggestions, -1))[length(suggestions) > 1], last), collapse = " or ")
  abort(
    paste0(fault, if (nzchar(said)) sprintf(". Did you mean %s?", said) else "."),
    class = "goalsquare_unknown_name",
    suggestions = suggestions
  )
}
