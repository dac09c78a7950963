"""Guests, accounts, device links and seat tokens: authentication, and what it must not reveal."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.accounts import Accounts, Caller
from tabbytop.server.accounts.names import is_plain, read_login, read_name, read_password
from tabbytop.server.accounts.passwords import Passwords, default_hasher
from tabbytop.server.accounts.tokens import SignedLinks, digest_of, new_token
from tabbytop.server.store.types import Person, StoreUnavailable, TableSummary
from tabbytop.server.tables.parsing import free_name
from tests.server.in_process_server import QUICK_HASHER, InProcessServer, run_in_process
from tests.server.live_server import HANG_TIMEOUT

ANONYMOUS = Caller()
SECRET = "nine lives at least"


async def refusal_reason(coroutine: object) -> str:
    """Return why a call is refused."""
    with pytest.raises(Refusal) as refusal:
        await coroutine  # type: ignore[misc]
    return refusal.value.why


async def guest(accounts: Accounts, name: str = "Kit") -> tuple[Caller, str]:
    """Sign in a new guest. Return the caller and their token."""
    _, token = await accounts.guest(ANONYMOUS, name)
    return await accounts.caller(token), token


async def new_account(accounts: Accounts, login: str = "Mimi") -> tuple[Caller, str]:
    """Register an account. Return the caller and their token."""
    _, token = await accounts.register(ANONYMOUS, login, SECRET)
    return await accounts.caller(token), token


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Kit",
        "  Kit   Cat ",
        "Ποντίκι",
        "猫",
        "O’Malley",
        "<b>Kit</b>",
        "Žužu 2",
        "\U0001f408\u200d\u2b1b",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u2764\ufe0f\u200d\U0001f525",
        "\u09b0\u200d\u09cd\u09af",
    ],
)
def test_a_name_is_any_visible_line_of_text(name: str) -> None:
    assert read_name(name, 32) == " ".join(name.split())


@pytest.mark.parametrize(
    "name",
    ["", "   ", "a\nb", "a\x00b", "\u202ekit", "k\u200bit", "\u2067kit", "\ue000", "\u3164", "\u2800\u2800", "k" * 33,
     "k" + "\u0301" * 9, "\u0301", "\x1b[31m", "a\u2028b", "\ufeffkit",
     "\u200dkit", "kit\u200c", "k\u200d\u200cit", "kit \u200dcat", "k\u200dit\u200d", "\u200d", "k\u200d\u202eit",
     "k\u200d\u200bit", "x\u0301\u0301\u200d\u0301\u0301"],
)  # fmt: skip
def test_invisible_and_bidirectional_characters_are_refused_in_names(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_name(name, 32)
    assert refusal.value.why == "bad-name"
    assert "\u202e" not in str(refusal.value.facts)


def test_names_that_differ_only_in_joiners_count_as_equal() -> None:
    for name in ("A\u200dda", "Ad\u200ca", "ADA", "A\ufe0fda", "\uff21da", "Ad\u034fa"):
        assert read_name(name, 32)
        assert free_name(name, ["", "Ada"]) == f"{unicodedata.normalize('NFC', name)} 2"
        assert free_name("Ada", ["", name]) == "Ada 2"
    assert free_name("\U0001f408\u200d\u2b1b", ["\U0001f408"]) == "\U0001f408\u200d\u2b1b"


def test_a_few_combining_accents_are_allowed_but_not_many() -> None:
    assert is_plain("e\u0301\u0323")
    assert not is_plain("e" + "\u0301" * 4)


def test_logins_are_letters_digits_and_some_punctuation() -> None:
    assert read_login(" Mimi.de-la_Cat 2 ") == "Mimi.de-la_Cat 2"
    assert read_login("ｍimi") == "mimi"
    for bad in ("m", "x" * 33, "a/b", "a  b", "a\u200db", "a@b", "a\nb", "%00"):
        with pytest.raises(Refusal):
            read_login(bad)


@pytest.mark.parametrize("login", ["Mіmi", "раypa", "Mimiα", "mimi猫", "ねкo", "mi\u0661mi"])
def test_a_login_must_not_mix_alphabets(login: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_login(login)
    assert refusal.value.why == "mixed-alphabets"


@pytest.mark.parametrize("login", ["Мими 2", "Μαρία", "猫ねこネコー", "고양이2", "Müller-Ç", "قطة", "קיט.קט"])
def test_a_login_may_use_any_alphabet(login: str) -> None:
    assert read_login(login) == login


@pytest.mark.parametrize("other", ["раура", "РАУРА", "paypa", "Ρayρa", "pаypа", "\uff50aypa"])
def test_a_login_that_looks_like_another_is_not_available(tmp_path: Path, other: str) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        await accounts.register(ANONYMOUS, "Paypa", SECRET)
        assert await refusal_reason(accounts.register(ANONYMOUS, other, SECRET)) in (
            "login-not-free",
            "mixed-alphabets",
        )

    run_in_process(tmp_path, check)


def test_a_lookalike_login_does_not_open_another_account(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        mine, _ = await accounts.register(ANONYMOUS, "Раура 1", SECRET)
        assert await refusal_reason(accounts.login(ANONYMOUS, "paypa l", SECRET)) == "wrong-login"
        assert (await accounts.login(ANONYMOUS, "РАУРА 1", SECRET))[0].id == mine.id

    run_in_process(tmp_path, check)


def test_passwords_must_be_long_and_not_the_login() -> None:
    assert read_password("ｅight letters", "mimi") == "eight letters"
    for bad, why in (("seven77", "bad-password"), ("x" * 201, "bad-password"), ("mimimimi", "easy-password")):
        with pytest.raises(Refusal) as refusal:
            read_password(bad, "Mimimimi")
        assert refusal.value.why == why


@pytest.mark.parametrize(
    "password",
    ["password", "Password", "PASSWORD1", "P@ssw0rd!", "passwordpassword", "pass word", "wachtwoord", "Passwort123",
     "Welkom01", "hallo123", "qwertyui", "QWERTZUI", "asdfghjkl", "1q2w3e4r", "1qaz2wsx", "12345678", "1234567890",
     "87654321", "abcdefgh", "abcd1234", "11223344", "aabbccdd", "12341234", "catcatcat", "aaaaaaaa", "abababab",
     "iloveyou", "sunshine1", "letmein!", "ichliebedich", "tabbytop", "Mimi-de-Cat", "mimi de cat 2024",
     "mimidecatmimidecat", "2024 mimi de cat"],
)  # fmt: skip
def test_an_easily_guessed_password_is_refused(password: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_password(password, "Mimi de Cat")
    assert refusal.value.why == "easy-password"


@pytest.mark.parametrize(
    "password", ["nine lives at least", "correct horse", "Zk7!mQ2x", "mimi and bob", "貓咪貓咪喜歡睡覺"]
)
def test_a_strong_password_is_accepted(password: str) -> None:
    assert read_password(password, "Mimi") == password


# Passwords


def test_the_hash_parameters_follow_owasp() -> None:
    hasher = default_hasher()
    assert hasher.hash("a").startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_an_unknown_account_costs_the_same_hashing_work() -> None:
    class Counting(Passwords):
        """Records the length of every hash it checks."""

        checked: list[int]

        def _verify(self, hashed: str, password: str) -> bool:
            self.checked.append(len(hashed))
            return super()._verify(hashed, password)

    async def check() -> None:
        passwords = Counting(1, QUICK_HASHER)
        passwords.checked = []
        hashed_password = await passwords.hash("right one")
        assert await passwords.verify(hashed_password, "right one")
        assert not await passwords.verify(hashed_password, "wrong one")
        assert not await passwords.verify(None, "right one")
        assert not await passwords.verify(hashed_password, "x" * 500)
        assert not await passwords.verify("no hash at all", "x")
        assert len(passwords.checked) == 5
        assert len(set(passwords.checked[:4])) == 1
        passwords.close()

    asyncio.run(check())


def test_too_many_concurrent_hashes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.server.accounts.passwords.MAX_WAITING_PASSWORDS", 2)

    async def check() -> None:
        passwords = Passwords(1, QUICK_HASHER)
        answers = await asyncio.gather(*[passwords.hash("some password") for _ in range(5)], return_exceptions=True)
        whys = [answer.why for answer in answers if isinstance(answer, Refusal)]
        assert whys == ["too-busy"] * 3
        passwords.close()

    asyncio.run(check())


# Guests and accounts


def test_only_the_hash_of_a_guests_token_is_stored(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, token = await guest(accounts)
        assert caller.require_person().name == "Kit"
        assert len(token) == 43
        assert await accounts.caller(new_token()) == ANONYMOUS
        assert await accounts.caller("x" * 9999) == ANONYMOUS
        assert await server.store.session(digest_of(token)) is not None
        assert await refusal_reason(accounts.guest(caller, "Kit")) == "already-somebody"
        await accounts.logout(caller)
        assert await accounts.caller(token) == ANONYMOUS

    run_in_process(tmp_path, check)
    for file in tmp_path.iterdir():
        assert b"nine lives" not in file.read_bytes()


def test_a_guest_who_registers_stays_the_same_person(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, old = await guest(accounts)
        person, token = await accounts.register(caller, "Kit", SECRET)
        assert (person.id, person.name, person.login) == (caller.require_person().id, "Kit", "Kit")
        assert await accounts.caller(old) == ANONYMOUS, "a guest's token must not become an account's token"
        again = await accounts.caller(token)
        assert await refusal_reason(accounts.register(again, "Kat", SECRET)) == "already-account"
        assert await refusal_reason(accounts.register(caller, "Kat", SECRET)) == "already-account"

    run_in_process(tmp_path, check)


def test_login_gives_the_same_error_for_wrong_logins_and_wrong_passwords(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        await new_account(accounts)
        for login, password in (("Mimi", "wrong one"), ("Momo", SECRET), ("a\x00b", SECRET), ("M" * 5000, SECRET)):
            assert await refusal_reason(accounts.login(ANONYMOUS, login, password)) == "wrong-login"
        person, _ = await accounts.login(ANONYMOUS, " mIMI ", SECRET)
        assert person.login == "Mimi"
        assert await refusal_reason(accounts.register(ANONYMOUS, "MIMI", SECRET)) == "login-not-free"
        caller, _ = await guest(accounts)
        assert await refusal_reason(accounts.register(caller, "mimi", SECRET)) == "login-not-free"

    run_in_process(tmp_path, check)


def test_login_attempts_are_limited_per_login_known_or_not(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        await new_account(accounts)
        for login in ("Mimi", "Nobody"):
            for _ in range(3):
                assert await refusal_reason(accounts.login(ANONYMOUS, login, "wrong one")) == "wrong-login"
            assert await refusal_reason(accounts.login(ANONYMOUS, login.upper(), SECRET)) == "too-often"
        await server.clock.advance(30)
        assert await accounts.login(ANONYMOUS, "Mimi", SECRET)

    run_in_process(tmp_path, check, login_rate=_rate(3, 60))


def test_failed_logins_by_others_do_not_lock_out_a_signed_in_user(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, _ = await new_account(accounts)
        for _ in range(3):
            assert await refusal_reason(accounts.login(ANONYMOUS, "Mimi", "wrong one")) == "wrong-login"
        assert await refusal_reason(accounts.login(ANONYMOUS, "Mimi", SECRET)) == "too-often"
        again = await accounts.caller(await accounts.change_password(caller, SECRET, "another one"))
        for _ in range(2):
            assert await refusal_reason(accounts.delete(again, SECRET)) == "wrong-password"
        assert await refusal_reason(accounts.delete(again, "another one")) == "too-often", (
            "guesses by a signed-in user are limited, too"
        )
        await server.clock.advance(30)
        await accounts.delete(again, "another one")

    run_in_process(tmp_path, check, login_rate=_rate(3, 60))


def _rate(limit: int, seconds: float) -> object:
    from tabbytop.server.settings import Rate

    return Rate(limit, seconds)


def test_an_existing_account_with_an_easy_password_can_sign_in(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        await server.store.add_person(Person("p1", "Old", "Old", QUICK_HASHER.hash("password"), 0.0, 0.0))
        found, _ = await server.app.services.accounts.login(ANONYMOUS, "Old", "password")
        assert found.id == "p1"

    run_in_process(tmp_path, check)


def test_a_weak_hash_is_upgraded_at_the_next_login(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        weaker = type(QUICK_HASHER)(time_cost=1, memory_cost=16, parallelism=1).hash(SECRET)
        await server.store.add_person(Person("p1", "Old", "Old", weaker, 0.0, 0.0))
        await accounts.login(ANONYMOUS, "Old", SECRET)
        now = await server.store.person("p1")
        assert now is not None
        assert now.password != weaker
        await accounts.login(ANONYMOUS, "Old", SECRET)

    run_in_process(tmp_path, check)


def test_changing_the_password_needs_the_old_one_and_ends_other_sessions(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, token = await new_account(accounts)
        _, elsewhere = await accounts.login(ANONYMOUS, "Mimi", SECRET)
        link = await accounts.device_link(caller.require_person())
        assert await refusal_reason(accounts.change_password(caller, "wrong one", "another one")) == "wrong-password"
        assert await refusal_reason(accounts.change_password(caller, SECRET, "short")) == "bad-password"
        fresh = await accounts.change_password(caller, SECRET, "another one")
        assert (await accounts.caller(fresh)).require_person().login == "Mimi"
        assert await accounts.caller(token) == ANONYMOUS
        assert await accounts.caller(elsewhere) == ANONYMOUS
        assert await refusal_reason(accounts.take_device(ANONYMOUS, link)) == "link-over"
        assert await refusal_reason(accounts.login(ANONYMOUS, "Mimi", SECRET)) == "wrong-login"
        assert await accounts.login(ANONYMOUS, "Mimi", "another one")
        visitor, _ = await guest(accounts)
        assert await refusal_reason(accounts.change_password(visitor, "", "another one")) == "no-account"

    run_in_process(tmp_path, check)


def test_deleting_an_account_needs_its_password_and_notifies_tables_first(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        notified: list[str] = []

        async def leave(person: Person) -> None:
            assert await server.store.person(person.id) is not None
            notified.append(person.name)

        accounts.on_delete.append(leave)
        caller, token = await new_account(accounts)
        assert await refusal_reason(accounts.delete(caller, "wrong one")) == "wrong-password"
        assert notified == []
        await accounts.delete(caller, SECRET)
        assert notified == ["Mimi"]
        assert await accounts.caller(token) == ANONYMOUS
        assert await refusal_reason(accounts.login(ANONYMOUS, "Mimi", SECRET)) == "wrong-login"
        visitor, _ = await guest(accounts)
        await accounts.delete(visitor)
        assert notified == ["Mimi", "Kit"]
        assert await refusal_reason(accounts.device_link(visitor.require_person())) == "not-signed-in"

    run_in_process(tmp_path, check)


def test_sessions_expire_and_the_last_visit_is_recorded(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, token = await guest(accounts)
        first = caller.require_person().seen
        await server.clock.advance(2 * 86_400)
        assert (await accounts.caller(token)).require_person().seen > first
        await server.clock.advance(11 * 86_400)
        assert await accounts.caller(token) == ANONYMOUS

    run_in_process(tmp_path, check, session_days=10.0, guest_days=1000.0)


def test_active_sessions_are_renewed_but_not_on_every_request(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, token = await guest(accounts)
        now = server.clock.now()
        await server.store.create(
            "t1", b"s" * 32, now, [b"{}"], TableSummary("open", False, "cat-box", b"{}", [], None, now)
        )
        seat = await accounts.seat_token(caller.require_person().id, "t1", 0)
        renewed = 0
        for _ in range(60):
            await server.clock.advance(0.5 * 86_400)
            renewed += (await accounts.caller(token)).renewed
            assert (await accounts.caller(None, seat)).seat is not None
        assert renewed == 30
        await server.clock.advance(11 * 86_400)
        assert await accounts.caller(token) == ANONYMOUS
        assert await refusal_reason(accounts.caller(None, seat)) == "wrong-token"

    run_in_process(tmp_path, check, session_days=10.0, guest_days=1000.0)


def test_a_session_stays_valid_if_its_renewal_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        _, token = await guest(accounts)

        async def full(*_: object) -> None:
            raise StoreUnavailable("the disk is full")

        await server.clock.advance(2 * 86_400)
        with monkeypatch.context() as patched:
            patched.setattr(server.store, "renew_session", full)
            caller = await accounts.caller(token)
        assert (caller.require_person().name, caller.renewed) == ("Kit", False)
        assert (await accounts.caller(token)).renewed

    run_in_process(tmp_path, check)


def test_inactive_guests_are_deleted(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, _ = await guest(accounts)
        keeper, _ = await new_account(accounts)
        await server.clock.advance(8 * 86_400)
        async with asyncio.timeout(HANG_TIMEOUT):
            while await server.store.person(caller.require_person().id) is not None:
                await asyncio.sleep(0.01)
        assert await server.store.person(keeper.require_person().id) is not None

    run_in_process(tmp_path, check, guest_days=7.0)


def test_concurrent_changes_to_a_person_do_not_undo_each_other(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, token = await new_account(accounts)
        stale = caller.require_person()
        await server.clock.advance(7200)
        await asyncio.gather(
            accounts.change_password(caller, SECRET, "another one"),
            accounts.rename(stale, "Momo", None),
            accounts.rename(stale, None, "nl"),
            accounts.caller(token),
        )
        person, _ = await accounts.login(ANONYMOUS, "Mimi", "another one")
        assert (person.name, person.language) == ("Momo", "nl")
        assert await refusal_reason(accounts.rename(person, None, "xx")) == "no-such-language"

    run_in_process(tmp_path, check)


# Devices and seats


def test_a_device_link_works_once_and_expires(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, token = await guest(accounts)
        link = await accounts.device_link(caller.require_person())
        answers = await asyncio.gather(
            *[accounts.take_device(ANONYMOUS, link) for _ in range(3)], return_exceptions=True
        )
        accepted = [answer for answer in answers if isinstance(answer, tuple)]
        assert len(accepted) == 1
        assert accepted[0][0].id == caller.require_person().id
        assert (await accounts.caller(accepted[0][1])).require_person().id == caller.require_person().id
        assert (await accounts.caller(token)).person is not None, "the first device stays signed in"
        late = await accounts.device_link(caller.require_person())
        await server.clock.advance(601)
        assert await refusal_reason(accounts.take_device(ANONYMOUS, late)) == "link-over"
        for wrong in ("", "x", late + "x", late[:-1], token, "é", "a" * 5000, late.replace(".", ":")):
            assert await refusal_reason(accounts.take_device(ANONYMOUS, wrong)) == "link-over"

    run_in_process(tmp_path, check)


def test_no_part_of_a_device_link_is_a_session_token(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, _ = await guest(accounts)
        link = await accounts.device_link(caller.require_person())
        nonce = link.split(".")[0]
        for text in (link, nonce, f"device:{nonce}"):
            assert await accounts.caller(text) == ANONYMOUS

    run_in_process(tmp_path, check)


def test_a_link_is_valid_only_for_its_kind_and_key() -> None:
    from tests.server.set_clock import SetClock

    clock = SetClock()
    links = SignedLinks("k" * 32, clock)
    made = links.make("device", "text")
    assert links.read("device", made, 10) == "text"
    assert links.read("invite", made, 10) is None
    assert SignedLinks("l" * 32, clock).read("device", made, 10) is None


def test_a_seat_token_opens_its_seat_and_nothing_else(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, cookie = await guest(accounts)
        now = server.clock.now()
        summary = TableSummary("open", False, "cat-box", b"{}", [caller.require_person().id], None, now)
        await server.store.create("t1", b"s" * 32, now, [b"{}"], summary)
        token = await accounts.seat_token(caller.require_person().id, "t1", 2)
        opened = await accounts.caller(None, token)
        assert opened.person is None
        assert opened.seat is not None
        assert (opened.seat.table, opened.seat.seat, opened.seat.person) == ("t1", 2, caller.require_person().id)
        assert await accounts.caller(token) == ANONYMOUS, "a seat token isn't a session cookie"
        assert await refusal_reason(accounts.caller(None, cookie)) == "wrong-token"
        assert await refusal_reason(accounts.caller(cookie, new_token())) == "wrong-token"
        assert await refusal_reason(accounts.caller(cookie, "")) == "wrong-token"
        with pytest.raises(Refusal):
            opened.require_person()
        await accounts.logout(opened)
        assert await refusal_reason(accounts.caller(None, token)) == "wrong-token"

    run_in_process(tmp_path, check)


def test_changing_the_password_revokes_seat_tokens(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        accounts = server.app.services.accounts
        caller, _ = await new_account(accounts)
        now = server.clock.now()
        await server.store.create(
            "t1", b"s" * 32, now, [b"{}"], TableSummary("open", False, "cat-box", b"{}", [], None, now)
        )
        token = await accounts.seat_token(caller.require_person().id, "t1", 0)
        assert (await accounts.caller(None, token)).seat is not None
        await accounts.change_password(caller, SECRET, "another one")
        assert await refusal_reason(accounts.caller(None, token)) == "wrong-token"

    run_in_process(tmp_path, check)
