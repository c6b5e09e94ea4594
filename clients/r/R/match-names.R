# Returns the id of a match, by id or by a name with squads, round and season such as "CAL v HOL R4 2025".
match_id_of <- function(match, connection) {
  if (grepl("^[0-9]+$", match)) return(match)
  name <- match_name_of(match)
  fixture <- gs_fixture(name$season_id, connection = without_factors(connection))
  chosen_match(name, fixture)
}

match_name_of <- function(text) {
  rest <- gsub(
    "\\b(19|20)[0-9]{2}\\b",
    " ",
    gsub("\\b(round|rd|r)\\s*[0-9]+\\b", " ", text, ignore.case = TRUE, perl = TRUE)
  )
  season <- regmatches(text, regexpr("\\b(19|20)[0-9]{2}\\b", text, perl = TRUE))
  round <- regmatches(text, regexpr("\\b(round|rd|r)\\s*[0-9]+\\b", text, ignore.case = TRUE, perl = TRUE))
  squads <- strsplit(rest, "\\s+(vs?[.]?|against|-)\\s+", perl = TRUE)[[1]]
  squads <- trimws(squads, whitespace = "[ ,]+")
  squads <- squads[nzchar(squads)]
  if (!length(squads) %in% 1:2) {
    abort_unknown(sprintf("'%s' is not the name of a match, such as 'CAL v HOL R4 2025'", text))
  }
  list(
    text = text,
    squads = squads,
    round_number = if (length(round)) as.integer(gsub("[^0-9]", "", round)),
    season_id = if (length(season)) as.integer(season)
  )
}

# Returns the id of the only match of a fixture that a name fits.
chosen_match <- function(name, fixture) {
  squads <- unique(data.frame(
    id = c(fixture$home_squad_id, fixture$away_squad_id),
    code = c(fixture$home_squad_code, fixture$away_squad_code),
    name = c(fixture$home_squad_name, fixture$away_squad_name)
  ))
  squads <- squads[!is.na(squads$id), ]
  is_found <- if (is.null(name$round_number)) rep(TRUE, nrow(fixture)) else fixture$round_number == name$round_number
  for (squad in name$squads) {
    chosen <- chosen_by_name(squad, squads$id, squads$code, squads$name)
    if (is.null(chosen$id)) {
      abort_unknown(sprintf("Cannot identify squad '%s' for the match '%s'", squad, name$text), chosen$suggestions)
    }
    is_found <- is_found & (fixture$home_squad_id == chosen$id | fixture$away_squad_id == chosen$id) %in% TRUE
  }
  found <- fixture[is_found, ]
  if (nrow(found) == 1) return(as.character(found$match_id))
  fault <- sprintf("There %s '%s'", if (nrow(found)) "are several matches" else "is no match", name$text)
  shown <- utils::head(found, SUGGESTED)
  abort_unknown(fault, sprintf(
    "%s v %s R%d %d (%d)",
    shown$home_squad_code,
    shown$away_squad_code,
    shown$round_number,
    shown$season_id,
    shown$match_id
  ))
}
