# Stored responses. They are not requested again while they are fresh, and only validated after that.

# Maximum size of the bodies in memory, and of the files in a folder. In bytes.
MEMORY_BYTES <- 64e6
FOLDER_BYTES <- 2e9

# A response that is fresh for this long is about finished matches or seasons, or is a list of codes. In seconds.
LASTING_SECONDS <- 300

# How long responses about finished matches that are stored in a folder are reused. In seconds.
FINISHED_MAX_AGE <- 86400

store_of <- function(cache) {
  if (isFALSE(cache)) return(NULL)
  store <- new.env(parent = emptyenv())
  store$memory <- list()
  store$written <- 0
  if (isTRUE(cache)) return(store)
  if (!rlang::is_string(cache) || !nzchar(cache)) abort_argument("cache", 'TRUE, FALSE, "disk" or a folder', cache)
  store$folder <- if (cache == "disk") file.path(R_user_dir("goalsquare", "cache"), "responses") else cache
  store
}

# The key consists of the account and the request. The token itself is not stored.
store_key <- function(connection, path, accept) {
  account <- if (nzchar(connection$token)) connection$token else paste("client", connection$client_id)
  rlang::hash(list(connection$url, account, path, accept))
}

stored_file <- function(store, key) file.path(store$folder, paste0(key, ".rds"))

read_stored <- function(store, key) {
  found <- store$memory[[key]]
  if (!is.null(found)) {
    store$memory[[key]] <- NULL
    store$memory[[key]] <- found
    return(found)
  }
  if (is.null(store$folder) || !is_private(stored_file(store, key))) return(NULL)
  found <- tryCatch(suppressWarnings(readRDS(stored_file(store, key))), error = function(fault) NULL)
  if (!is.list(found) || !inherits(found$response, "httr2_response")) return(NULL)
  Sys.setFileTime(stored_file(store, key), Sys.time())
  found
}

write_stored <- function(store, key, stored, is_lasting) {
  if (is_lasting && !is.null(store$folder)) return(write_to_folder(store, key, stored))
  store$memory[[key]] <- NULL
  store$memory[[key]] <- stored
  sizes <- vapply(store$memory, function(one) length(one$response$body), 0)
  while (sum(sizes) > MEMORY_BYTES) {
    store$memory[[1]] <- NULL
    sizes <- sizes[-1]
  }
}

# If the folder cannot be written to, nothing is stored.
write_to_folder <- function(store, key, stored) {
  before <- Sys.umask("0077")
  on.exit(Sys.umask(before))
  tryCatch(suppressWarnings({
    dir.create(store$folder, recursive = TRUE)
    new <- tempfile(tmpdir = store$folder)
    on.exit(unlink(new), add = TRUE)
    saveRDS(stored, new)
    file.rename(new, stored_file(store, key))
  }), error = function(fault) NULL)
  store$written <- store$written + 1
  if (store$written %% 50 == 1) evict_files(store, FOLDER_BYTES)
}

evict_files <- function(store, limit) {
  files <- file.info(list.files(store$folder, "[.]rds$", full.names = TRUE))
  files <- files[order(files$mtime, decreasing = TRUE), ]
  unlink(rownames(files)[cumsum(files$size) > limit])
}

# Returns the seconds for which a response may be reused, or NULL if it must not be stored.
max_age_of <- function(response) {
  directives <- httr2::resp_header(response, "Cache-Control") %||% ""
  if (grepl("no-store", directives, fixed = TRUE)) return(NULL)
  found <- regmatches(directives, regexpr("max-age=[0-9]+", directives))
  if (length(found)) as.numeric(sub("max-age=", "", found)) else 0
}

# Returns the response to a GET: the stored one while it is fresh, else what `request_with` returns for its ETag.
stored_or_requested <- function(connection, path, accept, request_with) {
  store <- connection$store
  if (is.null(store)) return(request_with(NULL))
  key <- store_key(connection, path, accept)
  stored <- read_stored(store, key)
  if (!is.null(stored) && stored$fresh_until > connection$now()) return(stored$response)
  response <- request_with(stored$etag)
  status <- httr2::resp_status(response)
  if (status != 200 && !(status == 304 && !is.null(stored))) return(response)
  seconds <- max_age_of(response)
  etag <- httr2::resp_header(response, "ETag") %||% stored$etag
  if (status == 304) response <- stored$response
  if (is.null(seconds) || (seconds == 0 && is.null(etag))) return(response)
  is_lasting <- seconds >= LASTING_SECONDS
  if (is_lasting) seconds <- max(seconds, connection$finished_max_age)
  fresh_until <- connection$now() + seconds
  response$request <- NULL
  write_stored(store, key, list(response = response, etag = etag, fresh_until = fresh_until), is_lasting)
  response
}
