# The behaviour that all clients share: the cases of clients/behaviour/cases.json.

VARIABLES <- c(
  "GOALSQUARE_URL",
  "GOALSQUARE_SANDBOX_URL",
  "GOALSQUARE_TOKEN",
  "GOALSQUARE_CLIENT_ID",
  "GOALSQUARE_CLIENT_SECRET"
)

ERRORS <- c(
  configuration = "configuration_error",
  "bad request" = "bad_request",
  "not started" = "not_started",
  "not licensed" = "forbidden",
  "not found" = "not_found",
  "unknown name" = "unknown_name",
  "too many requests" = "too_many_requests",
  server = "server_error",
  unexpected = "unexpected_answer"
)

shared_interface <- function() jsonlite::read_json(file.path(dirname(cases_file()), "interface.json"))

name_of <- function(name) shared_interface()$functions[[name]]$names$r %||% paste0("gs_", name)

function_of <- function(name) getExportedValue("goalsquare", name_of(name))

response_of <- function(declared, bodies) {
  if (!is.null(declared$text)) {
    headers <- as.list(declared$headers)
    type <- headers[["Content-Type"]]
    headers[["Content-Type"]] <- NULL
    if (is.null(type)) type <- "application/json"
    return(do.call(answer_with, c(list(declared$text, declared$status, type), headers)))
  }
  body <- if (is.null(declared$problem)) {
    bodies[[declared$body]]
  } else {
    list(type = paste0("/problems/", declared$problem), title = declared$problem, detail = declared$detail)
  }
  text <- jsonlite::toJSON(body, auto_unbox = TRUE, digits = NA)
  do.call(answer_with, c(list(text, declared$status), declared$headers))
}

# The members of a request that a case compares, spelt as in the list.
seen_of <- function(request, members) {
  url <- httr2::url_parse(request$url)
  pairs <- sub("^[^?]*[?]?", "", request$url)
  pairs <- strsplit(strsplit(pairs, "&", fixed = TRUE)[[1]], "=", fixed = TRUE)
  query <- lapply(pairs, function(pair) as.list(curl::curl_unescape(pair)))
  header <- request$headers$Authorization
  seen <- list(
    method = if (is.null(request$method)) if (is.null(request$body)) "GET" else "POST" else request$method,
    path = url$path,
    query = query[order(vapply(query, paste, "", collapse = "="))],
    token = if (is.null(header)) "" else sub("^Bearer ", "", as.character(header)),
    body = jsonlite::fromJSON(jsonlite::toJSON(request$body$data, auto_unbox = TRUE, null = "null"), FALSE)
  )
  seen[members]
}

batch_of <- function(questions) lapply(questions, function(question) do.call(gs_request, question))

# A list of values that JSON has, as a vector of R.
vector_of <- function(value) if (is.list(value)) unlist(value) %||% character() else value

run_case <- function(case, connection) {
  if (case$call == "score of a replay") {
    return(gs_score(gs_begin_replay(7, connection = connection), connection = connection))
  }
  if (case$call == "score twice") {
    gs_score(case$arguments$match_id, connection)
    return(gs_score(case$arguments$match_id, connection))
  }
  given <- Map(
    function(value, name) if (name == "batch") batch_of(value) else vector_of(value),
    case$arguments,
    names(case$arguments)
  )
  do.call(function_of(case$call), c(given, list(connection = connection)))
}

with_case <- function(case, bodies) {
  heard <- new.env()
  heard$requests <- list()
  heard$waits <- numeric()
  heard$warnings <- character()
  variables <- rlang::set_names(rep(NA_character_, length(VARIABLES)), VARIABLES)
  variables[names(case$environment)] <- unlist(case$environment)
  withr::local_envvar(variables)
  responses <- lapply(case$responses, response_of, bodies)
  withr::local_options(httr2_mock = function(request) {
    heard$requests <- c(heard$requests, list(request))
    response <- responses[[min(length(heard$requests), length(responses))]]
    response$url <- request$url
    response
  })
  options <- case$connection
  if (is.null(options)) options <- list(token = "a-key", environment = "http://server.test")
  heard$result <- tryCatch(
    withCallingHandlers(
      {
        connection <- do.call(gs_connect, c(options, list(token_cache = NULL)))
        connection$pause <- function(seconds) heard$waits <- c(heard$waits, seconds)
        connection$now <- function() sum(heard$waits)
        heard$url <- connection$url
        run_case(case, connection)
      },
      warning = function(warning) {
        heard$warnings <- c(heard$warnings, conditionMessage(warning))
        invokeRestart("muffleWarning")
      }
    ),
    error = identity
  )
  heard
}

expect_case <- function(case, bodies) {
  heard <- with_case(case, bodies)
  expected <- case$expect
  about <- case$id
  if (is.null(expected$error)) {
    if (inherits(heard$result, "condition")) stop(about, ": ", conditionMessage(heard$result))
  } else {
    expect_s3_class(heard$result, paste0("goalsquare_", ERRORS[[expected$error]]))
    if (!is.null(expected$message)) {
      expect_match(conditionMessage(heard$result), expected$message, fixed = TRUE, info = about)
    }
  }
  if ("requests" %in% names(expected)) {
    expect_length(heard$requests, length(expected$requests))
    for (at in seq_along(expected$requests)) {
      wanted <- expected$requests[[at]]
      expect_identical(
        jsonlite::toJSON(seen_of(heard$requests[[at]], names(wanted)), auto_unbox = TRUE),
        jsonlite::toJSON(wanted, auto_unbox = TRUE),
        info = about
      )
    }
  }
  if ("waits" %in% names(expected)) {
    more <- heard$waits - as.numeric(unlist(expected$waits))
    expect_length(heard$waits, length(expected$waits))
    expect_true(all(more >= 0 & more <= 0.25), info = about)
  }
  expect_length(heard$warnings, if (is.null(expected$warning)) 0 else 1)
  if (!is.null(expected$warning)) expect_match(heard$warnings, expected$warning, fixed = TRUE, info = about)
  if (!is.null(expected$url)) expect_identical(heard$url, expected$url, info = about)
  if (!is.null(expected$first_columns)) {
    first <- unlist(expected$first_columns)
    expect_identical(names(heard$result)[seq_along(first)], first, info = about)
  }
  if (!is.null(expected$columns)) expect_identical(names(heard$result), unlist(expected$columns), info = about)
  if (!is.null(expected$rows)) expect_identical(nrow(heard$result), as.integer(expected$rows), info = about)
  for (name in names(expected$lists)) {
    lists <- lapply(expected$lists[[name]], unlist)
    expect_identical(as.list(heard$result[[name]]), lists, info = about)
  }
  if (!is.null(expected$categories)) {
    is_category <- vapply(heard$result, is.factor, NA)
    expect_identical(as.list(names(heard$result)[is_category]), expected$categories, info = about)
  }
  if (!is.null(expected$match_id)) expect_identical(heard$result$match_id, as.integer(expected$match_id), info = about)
}

test_that("the package behaves as all clients do", {
  skip_without_cases()
  list <- jsonlite::read_json(cases_file())
  for (case in c(list$cases, list$frames)) expect_case(case, list$bodies)
  gs_connect("token", "http://localhost:1")
})

test_that("arguments have the names and the order of all clients", {
  skip_without_cases()
  functions <- shared_interface()$functions
  for (name in names(functions)) {
    declared <- as.character(unlist(functions[[name]]$arguments))
    expect_identical(intersect(names(formals(function_of(name))), declared), declared, info = name)
  }
})

test_that("functions follow pages and repeat requests as those of all clients", {
  skip_without_cases()
  shared <- shared_interface()
  text_of <- function(page) as.character(jsonlite::toJSON(page, auto_unbox = TRUE))
  page <- list(status = 200, text = text_of(shared$page))
  first <- list(status = 200, text = text_of(c(shared$page, list("next" = "c1"))))
  failure <- list(status = 502, problem = "unavailable", detail = "Later.")
  for (name in setdiff(names(shared$functions), unlist(shared$apart))) {
    one <- shared$functions[[name]]
    if (identical(one$waits, "resumes")) next
    given <- utils::modifyList(shared$samples, as.list(one$sample))
    given <- given[intersect(unlist(one$arguments), names(given))]
    requests_of <- function(...) with_case(list(call = name, arguments = given, responses = list(...)), list())$requests
    urls <- vapply(requests_of(first, page), function(request) request$url, "")
    expect_identical(any(grepl("cursor=c1", urls, fixed = TRUE)), isTRUE(one$pages), info = name)
    failed <- length(requests_of(failure))
    expect_true(if (identical(one$waits, "once")) failed == 1 else failed >= 5, info = paste(name, failed))
  }
  gs_connect("token", "http://localhost:1")
})

test_that("the functions are those of the interface", {
  skip_without_cases()
  shared <- shared_interface()
  earlier <- unlist(lapply(shared$functions, function(one) one$earlier$r))
  names <- c(vapply(names(shared$functions), name_of, ""), earlier, paste0("gs_", unlist(shared$own$r)))
  expect_setequal(unname(names), grep("^gs_", getNamespaceExports("goalsquare"), value = TRUE))
})
