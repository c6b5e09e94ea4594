# The messages that the server signed: clients/behaviour/webhooks.json.

recorded_webhooks <- function() {
  file <- file.path(dirname(cases_file()), "webhooks.json")
  jsonlite::fromJSON(file, simplifyVector = FALSE)
}

test_that("a message is taken or rejected with the reason", {
  skip_without_cases()
  recorded <- recorded_webhooks()
  for (case in recorded$cases) {
    verified <- function(payload) {
      gs_verify_webhook(
        payload,
        case$headers,
        unlist(case$secrets %||% recorded$secret),
        now = as.POSIXct(case$at, origin = "1970-01-01")
      )
    }
    for (payload in list(case$body, charToRaw(enc2utf8(case$body)))) {
      if (is.null(case$error)) {
        expect_identical(verified(payload)$messageId, "7001-12-0")
      } else {
        error <- expect_error(verified(payload), class = "goalsquare_webhook_rejected", info = case$title)
        expect_identical(conditionMessage(error), sprintf("The webhook was rejected: %s.", case$error))
      }
    }
  }
})

test_that("the tolerance can be set, and a secret that no subscription has is refused", {
  skip_without_cases()
  recorded <- recorded_webhooks()
  case <- recorded$cases[[1]]
  expect_error(
    gs_verify_webhook(case$body, case$headers, recorded$secret, tolerance = 5, now = case$at + 6),
    "too old",
    class = "goalsquare_error"
  )
  for (secret in list("", "whsec_", "whsec_not base64", "sandbox-basic", 7)) {
    expect_error(
      gs_verify_webhook(case$body, case$headers, secret, now = case$at),
      class = "goalsquare_configuration_error"
    )
  }
})
