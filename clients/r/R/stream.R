stream_request <- function(operation, given, body, id, token, connection) {
  asked <- placed(declared("contract")[[operation]]$path, given)
  headers <- c(Authorization = paste("Bearer", token), Accept = "text/event-stream", "Last-Event-ID" = id)
  handle <- curl::new_handle(connecttimeout = 10, followlocation = FALSE, useragent = user_agent())
  if (!is.null(body)) {
    headers <- c(headers, "Content-Type" = "application/json")
    curl::handle_setopt(
      handle,
      customrequest = "POST",
      postfields = jsonlite::toJSON(body, auto_unbox = TRUE, digits = NA)
    )
  }
  curl::handle_setheaders(handle, .list = as.list(headers))
  list(url = paste0(connection$url, with_query(asked$path, asked$query)), handle = handle)
}

# Reads a stream until it ends, or until it is to end. Returns the response with the unread rest as its body, or NULL if
# the connection broke before there was a response. The server sends something every 15 seconds, so a connection that is
# silent for longer than `silence` has broken.
follow_once <- function(request, heard, is_over, silence = 60) {
  pool <- curl::new_pool()
  rest <- raw()
  # The status that curl reports before a response has arrived.
  status <- 0
  is_open <- TRUE
  last <- Sys.time()
  is_silent <- function() difftime(Sys.time(), last, units = "secs") > silence
  is_page <- FALSE
  take <- function(bytes, ...) {
    last <<- Sys.time()
    rest <<- c(rest, bytes)
    if (status == 0) {
      answer <- curl::handle_data(request$handle)
      status <<- answer$status_code
      is_page <<- status < 300 && !grepl("^text/event-stream", answer$type %||% "")
    }
    if (status < 300 && !is_page) rest <<- read_events(rest, heard, is_over)
  }
  done <- function(response) {
    status <<- response$status_code
    is_open <<- FALSE
  }
  curl::handle_setopt(request$handle, url = request$url)
  curl::multi_add(request$handle, done = done, fail = function(...) is_open <<- FALSE, data = take, pool = pool)
  while (is_open && !is_page && !is_over() && !is_silent()) curl::multi_run(timeout = 0.2, poll = TRUE, pool = pool)
  if (is_open) curl::multi_cancel(request$handle)
  if (status == 0) return(NULL)
  httr2::response(
    status,
    request$url,
    headers = curl::parse_headers_list(curl::handle_data(request$handle)$headers),
    body = rest
  )
}

# Passes each complete event in some bytes to a function, until it is to stop, and returns the remaining bytes. They may
# end within a character, and lines may end as on Windows.
read_events <- function(bytes, heard, is_over) {
  bytes <- bytes[bytes != charToRaw("\r")]
  ends <- which(bytes == charToRaw("\n"))
  ends <- ends[-1][diff(ends) == 1]
  if (length(ends) == 0) return(bytes)
  whole <- seq_len(max(ends))
  text <- rawToChar(bytes[whole])
  Encoding(text) <- "UTF-8"
  for (block in strsplit(text, "\n\n", fixed = TRUE)[[1]]) {
    if (is_over()) break
    event <- event_of(strsplit(block, "\n", fixed = TRUE)[[1]])
    if (length(event) > 0) heard(event)
  }
  bytes[-whole]
}

event_of <- function(lines) {
  value <- function(name) {
    found <- lines[startsWith(lines, paste0(name, ":"))]
    if (length(found) > 0) sub("^ ", "", substring(found, nchar(name) + 2))
  }
  data <- value("data")
  event <- list(id = utils::tail(value("id"), 1))
  type <- utils::tail(value("event") %||% "message", 1)
  # The position of the stream is not an event of the match. Only its id matters.
  if (is.null(data) || type == "position") return(event[lengths(event) > 0])
  c(
    event,
    list(
      type = type,
      data = event_data(paste(data, collapse = "\n"))
    )
  )
}

event_data <- function(text) {
  tryCatch(
    jsonlite::parse_json(text),
    error = function(fault) {
      abort(
        paste0("The stream has an event that is not JSON: ", substr(text, 1, 80)),
        class = "goalsquare_unexpected_answer"
      )
    }
  )
}
