"""Messages of webhooks: those that the server signed, and all others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goalsquare import ConfigurationError, WebhookRejected, verify_webhook

SHARED = Path(__file__).parents[2] / "behaviour" / "webhooks.json"
if not SHARED.exists():
    pytest.skip("The messages are in the repository, not in the package.", allow_module_level=True)
RECORDED: dict[str, Any] = json.loads(SHARED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", RECORDED["cases"], ids=lambda case: str(case["title"]))
@pytest.mark.parametrize("as_bytes", [True, False])
def test_a_message_is_taken_or_rejected_with_the_reason(case: dict[str, Any], as_bytes: bool) -> None:
    payload = case["body"].encode() if as_bytes else case["body"]
    secrets = case.get("secrets", RECORDED["secret"])
    if "error" not in case:
        event = verify_webhook(payload, case["headers"], secrets, now=lambda: float(case["at"]))
        assert event == json.loads(case["body"])
        return
    with pytest.raises(WebhookRejected) as caught:
        verify_webhook(payload, case["headers"], secrets, now=lambda: float(case["at"]))
    assert str(caught.value) == f"The webhook was rejected: {case['error']}."


def test_the_tolerance_can_be_set() -> None:
    case = RECORDED["cases"][0]
    with pytest.raises(WebhookRejected, match="too old"):
        verify_webhook(
            case["body"], case["headers"], RECORDED["secret"], tolerance=5, now=lambda: float(case["at"] + 6)
        )


@pytest.mark.parametrize("secret", ["", "whsec_", "whsec_not base64", "sandbox-basic", []])
def test_a_secret_that_no_subscription_has_is_refused(secret: Any) -> None:
    case = RECORDED["cases"][0]
    with pytest.raises(ConfigurationError):
        verify_webhook(case["body"], case["headers"], secret, now=lambda: float(case["at"]))
