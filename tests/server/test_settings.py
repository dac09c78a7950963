"""Settings: read from environment variables and options, validated and documented."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from docs.serving_page import serving_page
from docs.settings_page import settings_page
from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import english
from tabbytop.server.settings import Rate, Settings, environment_variable, read_settings

ROOT = Path(__file__).parents[2]


def refusal_reason(environment: dict[str, str], **options: Any) -> str:
    """Return why these settings are refused, after checking that there is a message for it."""
    with pytest.raises(Refusal) as refusal:
        read_settings(environment, **options)
    assert english().why(refusal.value)
    return refusal.value.why


def test_settings_have_defaults() -> None:
    settings = read_settings({"HOME": "/somewhere", "TABBYTOP_COMPILE": "1"})
    assert settings == Settings()
    assert (settings.bind, settings.port, settings.message_bytes) == ("127.0.0.1", 8229, 16384)
    assert settings.workers >= 1


def test_options_override_environment_variables() -> None:
    environment = {
        "TABBYTOP_PORT": "9000",
        "TABBYTOP_LAN": "true",
        "TABBYTOP_ALLOWED_HOSTS": "cats.example, kittens.example",
        "TABBYTOP_REQUEST_RATE": "20/2.5",
        "TABBYTOP_GUEST_DAYS": "7",
    }
    settings = read_settings(environment, port=9001, lan=None)
    assert (settings.port, settings.lan, settings.bind) == (9001, True, "0.0.0.0")
    assert settings.allowed_hosts == ("cats.example", "kittens.example")
    assert settings.request_rate == Rate(20, 2.5)
    assert str(settings.request_rate) == "20/2.5"
    assert settings.guest_days == 7


def test_windows_have_one_length_for_each_kind_or_one_for_all() -> None:
    assert read_settings({"TABBYTOP_WINDOW_SECONDS": "cancel=2, copy=4.5"}).window_seconds == {
        "cancel": 2.0,
        "copy": 4.5,
    }
    assert read_settings({"TABBYTOP_WINDOW_SECONDS": "0"}).window_seconds == 0.0
    assert read_settings({}).window_seconds == {}, "each game has its own lengths"


def test_the_database_is_in_the_data_folder_by_default(tmp_path: Path) -> None:
    settings = read_settings({}, data=str(tmp_path))
    assert settings.database_url == f"sqlite:///{tmp_path}/tabbytop.db"
    assert settings.is_sqlite
    other = read_settings({}, database="postgresql://cat@box/tabby")
    assert not other.is_sqlite


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("PORT", "seven", "bad-setting"),
        ("PORT", "70000", "bad-setting"),
        ("LAN", "perhaps", "bad-setting"),
        ("MESSAGE_BYTES", "10", "bad-setting"),
        ("PROT", "7", "unknown-setting"),
        ("REQUEST_RATE", "20", "bad-rate"),
        ("REQUEST_RATE", "20/0", "bad-rate"),
        ("REQUEST_RATE", "0/20", "bad-rate"),
        ("PUBLIC_URL", "cats.example", "bad-url"),
        ("PUBLIC_URL", "https://cats.example/here", "bad-url"),
        ("SECRET", "short", "short-secret"),
        ("DATABASE", "mysql://cats", "bad-database"),
        ("LOG_LEVEL", "loud", "unknown-name"),
        ("WINDOW_SECONDS", "cancel=soon", "bad-setting"),
        ("WINDOW_SECONDS", "cancel=-1", "bad-setting"),
        ("WINDOW_SECONDS", "cancle=3", "unknown-name"),
    ],
)
def test_an_invalid_setting_is_refused_by_name(name: str, value: str, why: str) -> None:
    assert refusal_reason({f"TABBYTOP_{name}": value}) == why


def test_the_settings_page_is_up_to_date_and_complete() -> None:
    """`python3 dev.py docs` generates it."""
    page = (ROOT / "docs" / "settings.md").read_text("utf-8")
    assert page == settings_page()
    named = re.findall(r"`(TABBYTOP_\w+)`", page)
    assert set(named) >= {environment_variable(name) for name in Settings.__struct_fields__}


def test_the_serving_page_is_up_to_date_and_names_only_real_settings() -> None:
    """`python3 dev.py docs` generates it."""
    page = (ROOT / "docs" / "serving.md").read_text("utf-8")
    assert page == serving_page()
    named = set(re.findall(r"TABBYTOP_[A-Z_]+", page))
    assert named
    assert named <= {environment_variable(name) for name in Settings.__struct_fields__}
