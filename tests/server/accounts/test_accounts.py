"""Guests, accounts, devices and seat tokens: who is let in, and what nobody can find out."""

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
from tests.server.in_process_server import QUICK, Visit, visit

NOBODY = Caller()
SECRET = "nine lives at least"


async def refused(coroutine: object) -> str:
    with pytest.raises(Refusal) as left:
        await coroutine  # type: ignore[misc]
    return left.value.why


async def guest(accounts: Accounts, name: str = "Kit") -> tuple[Caller, str]:
    _, token = await accounts.guest(NOBODY, name)
    return await accounts.caller(token), token


async def account(accounts: Accounts, login: str = "Mimi") -> tuple[Caller, str]:
    _, token = await accounts.register(NOBODY, login, SECRET)
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
def test_a_name_is_any_line_that_can_be_seen(name: str) -> None:
    assert read_name(name, 32) == " ".join(name.split())


@pytest.mark.parametrize(
    "name",
    ["", "   ", "a\nb", "a\x00b", "\u202ekit", "k\u200bit", "\u2067kit", "\ue000", "\u3164", "\u2800\u2800", "k" * 33,
     "k" + "\u0301" * 9, "\u0301", "\x1b[31m", "a\u2028b", "\ufeffkit",
     "\u200dkit", "kit\u200c", "k\u200d\u200cit", "kit \u200dcat", "k\u200dit\u200d", "\u200d", "k\u200d\u202eit",
     "k\u200d\u200bit", "x\u0301\u0301\u200d\u0301\u0301"],
)  # fmt: skip
def test_what_cannot_be_seen_or_turns_the_line_is_no_name(name: str) -> None:
    with pytest.raises(Refusal) as left:
        read_name(name, 32)
    assert left.value.why == "bad-name"
    assert "\u202e" not in str(left.value.facts)


def test_names_that_only_joiners_tell_apart_look_the_same() -> None:
    for name in ("A\u200dda", "Ad\u200ca", "ADA", "A\ufe0fda", "\uff21da", "Ad\u034fa"):
        assert read_name(name, 32)
        assert free_name(name, ["", "Ada"]) == f"{unicodedata.normalize('NFC', name)} 2"
        assert free_name("Ada", ["", name]) == "Ada 2"
    assert free_name("\U0001f408\u200d\u2b1b", ["\U0001f408"]) == "\U0001f408\u200d\u2b1b"


def test_a_few_accents_are_plain_many_are_not() -> None:
    assert is_plain("e\u0301\u0323")
    assert not is_plain("e" + "\u0301" * 4)


def test_logins_are_letters_digits_and_little_else() -> None:
    assert read_login(" Mimi.de-la_Cat 2 ") == "Mimi.de-la_Cat 2"
    assert read_login("ｍimi") == "mimi"
    for bad in ("m", "x" * 33, "a/b", "a  b", "a\u200db", "a@b", "a\nb", "%00"):
        with pytest.raises(Refusal):
            read_login(bad)


@pytest.mark.parametrize("login", ["Mіmi", "раypa", "Mimiα", "mimi猫", "ねкo", "mi\u0661mi"])
def test_a_login_has_letters_of_one_alphabet(login: str) -> None:
    with pytest.raises(Refusal) as left:
        read_login(login)
    assert left.value.why == "mixed-alphabets"


@pytest.mark.parametrize("login", ["Мими 2", "Μαρία", "猫ねこネコー", "고양이2", "Müller-Ç", "قطة", "קיט.קט"])
def test_a_login_may_be_of_any_alphabet(login: str) -> None:
    assert read_login(login) == login


@pytest.mark.parametrize("other", ["раура", "РАУРА", "paypa", "Ρayρa", "pаypа", "\uff50aypa"])
def test_a_login_that_looks_like_another_is_not_available(tmp_path: Path, other: str) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        await accounts.register(NOBODY, "Paypa", SECRET)
        assert await refused(accounts.register(NOBODY, other, SECRET)) in ("login-not-free", "mixed-alphabets")

    visit(tmp_path, scene)


def test_a_login_opens_the_account_of_its_own_letters_only(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        mine, _ = await accounts.register(NOBODY, "Раура 1", SECRET)
        assert await refused(accounts.login(NOBODY, "paypa l", SECRET)) == "wrong-login"
        assert (await accounts.login(NOBODY, "РАУРА 1", SECRET))[0].id == mine.id

    visit(tmp_path, scene)


def test_passwords_are_long_and_not_the_name() -> None:
    assert read_password("ｅight letters", "mimi") == "eight letters"
    for bad, why in (("seven77", "bad-password"), ("x" * 201, "bad-password"), ("mimimimi", "easy-password")):
        with pytest.raises(Refusal) as left:
            read_password(bad, "Mimimimi")
        assert left.value.why == why


@pytest.mark.parametrize(
    "password",
    ["password", "Password", "PASSWORD1", "P@ssw0rd!", "passwordpassword", "pass word", "wachtwoord", "Passwort123",
     "Welkom01", "hallo123", "qwertyui", "QWERTZUI", "asdfghjkl", "1q2w3e4r", "1qaz2wsx", "12345678", "1234567890",
     "87654321", "abcdefgh", "abcd1234", "11223344", "aabbccdd", "12341234", "catcatcat", "aaaaaaaa", "abababab",
     "iloveyou", "sunshine1", "letmein!", "ichliebedich", "tabbytop", "Mimi-de-Cat", "mimi de cat 2024",
     "mimidecatmimidecat", "2024 mimi de cat"],
)  # fmt: skip
def test_a_password_that_anybody_would_guess_is_refused(password: str) -> None:
    with pytest.raises(Refusal) as left:
        read_password(password, "Mimi de Cat")
    assert left.value.why == "easy-password"


@pytest.mark.parametrize(
    "password", ["nine lives at least", "correct horse", "Zk7!mQ2x", "mimi and bob", "貓咪貓咪喜歡睡覺"]
)
def test_a_password_that_nobody_would_guess_is_taken(password: str) -> None:
    assert read_password(password, "Mimi") == password


# Passwords


def test_the_hash_is_what_owasp_advises() -> None:
    hasher = default_hasher()
    assert hasher.hash("a").startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_without_an_account_the_same_work_is_done() -> None:
    class Counting(Passwords):
        """Counts what is checked."""

        checked: list[int]

        def _verify(self, hashed: str, password: str) -> bool:
            self.checked.append(len(hashed))
            return super()._verify(hashed, password)

    async def scene() -> None:
        passwords = Counting(1, QUICK)
        passwords.checked = []
        kept = await passwords.hash("right one")
        assert await passwords.verify(kept, "right one")
        assert not await passwords.verify(kept, "wrong one")
        assert not await passwords.verify(None, "right one")
        assert not await passwords.verify(kept, "x" * 500)
        assert not await passwords.verify("no hash at all", "x")
        assert len(passwords.checked) == 5
        assert len(set(passwords.checked[:4])) == 1
        passwords.close()

    asyncio.run(scene())


def test_too_many_at_once_are_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.server.accounts.passwords.MAX_WAITING_PASSWORDS", 2)

    async def scene() -> None:
        passwords = Passwords(1, QUICK)
        answers = await asyncio.gather(*[passwords.hash("some password") for _ in range(5)], return_exceptions=True)
        whys = [answer.why for answer in answers if isinstance(answer, Refusal)]
        assert whys == ["too-busy"] * 3
        passwords.close()

    asyncio.run(scene())


# Guests and accounts


def test_a_guest_is_known_by_a_token_of_which_only_the_hash_is_kept(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, token = await guest(accounts)
        assert caller.require_person().name == "Kit"
        assert len(token) == 43
        assert await accounts.caller(new_token()) == NOBODY
        assert await accounts.caller("x" * 9999) == NOBODY
        assert await place.store.session(digest_of(token)) is not None
        assert await refused(accounts.guest(caller, "Kit")) == "already-somebody"
        await accounts.logout(caller)
        assert await accounts.caller(token) == NOBODY

    visit(tmp_path, scene)
    for file in tmp_path.iterdir():
        assert b"nine lives" not in file.read_bytes()


def test_a_guest_who_makes_an_account_stays_the_same_person(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, old = await guest(accounts)
        person, token = await accounts.register(caller, "Kit", SECRET)
        assert (person.id, person.name, person.login) == (caller.require_person().id, "Kit", "Kit")
        assert await accounts.caller(old) == NOBODY, "the token of a guest does not become that of an account"
        again = await accounts.caller(token)
        assert await refused(accounts.register(again, "Kat", SECRET)) == "already-account"
        assert await refused(accounts.register(caller, "Kat", SECRET)) == "already-account"

    visit(tmp_path, scene)


def test_login_says_the_same_of_wrong_names_and_wrong_passwords(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        await account(accounts)
        for login, password in (("Mimi", "wrong one"), ("Momo", SECRET), ("a\x00b", SECRET), ("M" * 5000, SECRET)):
            assert await refused(accounts.login(NOBODY, login, password)) == "wrong-login"
        person, _ = await accounts.login(NOBODY, " mIMI ", SECRET)
        assert person.login == "Mimi"
        assert await refused(accounts.register(NOBODY, "MIMI", SECRET)) == "login-not-free"
        caller, _ = await guest(accounts)
        assert await refused(accounts.register(caller, "mimi", SECRET)) == "login-not-free"

    visit(tmp_path, scene)


def test_one_account_can_be_tried_only_so_often_known_or_not(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        await account(accounts)
        for login in ("Mimi", "Nobody"):
            for _ in range(3):
                assert await refused(accounts.login(NOBODY, login, "wrong one")) == "wrong-login"
            assert await refused(accounts.login(NOBODY, login.upper(), SECRET)) == "too-often"
        await place.clock.advance(30)
        assert await accounts.login(NOBODY, "Mimi", SECRET)

    visit(tmp_path, scene, login_rate=_rate(3, 60))


def test_who_is_in_is_not_kept_from_their_account_by_others_who_try_it(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, _ = await account(accounts)
        for _ in range(3):
            assert await refused(accounts.login(NOBODY, "Mimi", "wrong one")) == "wrong-login"
        assert await refused(accounts.login(NOBODY, "Mimi", SECRET)) == "too-often"
        again = await accounts.caller(await accounts.change_password(caller, SECRET, "another one"))
        for _ in range(2):
            assert await refused(accounts.delete(again, SECRET)) == "wrong-password"
        assert await refused(accounts.delete(again, "another one")) == "too-often", "nor are they guessed from within"
        await place.clock.advance(30)
        await accounts.delete(again, "another one")

    visit(tmp_path, scene, login_rate=_rate(3, 60))


def _rate(most: int, seconds: float) -> object:
    from tabbytop.server.settings import Rate

    return Rate(most, seconds)


def test_who_has_an_easy_password_still_signs_in(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        await place.store.add_person(Person("p1", "Old", "Old", QUICK.hash("password"), 0.0, 0.0))
        found, _ = await place.app.services.accounts.login(NOBODY, "Old", "password")
        assert found.id == "p1"

    visit(tmp_path, scene)


def test_a_weak_hash_is_made_anew_at_the_next_login(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        weaker = type(QUICK)(time_cost=1, memory_cost=16, parallelism=1).hash(SECRET)
        await place.store.add_person(Person("p1", "Old", "Old", weaker, 0.0, 0.0))
        await accounts.login(NOBODY, "Old", SECRET)
        now = await place.store.person("p1")
        assert now is not None
        assert now.password != weaker
        await accounts.login(NOBODY, "Old", SECRET)

    visit(tmp_path, scene)


def test_another_password_needs_the_old_one_and_ends_other_sessions(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, token = await account(accounts)
        _, elsewhere = await accounts.login(NOBODY, "Mimi", SECRET)
        link = await accounts.device_link(caller.require_person())
        assert await refused(accounts.change_password(caller, "wrong one", "another one")) == "wrong-password"
        assert await refused(accounts.change_password(caller, SECRET, "short")) == "bad-password"
        fresh = await accounts.change_password(caller, SECRET, "another one")
        assert (await accounts.caller(fresh)).require_person().login == "Mimi"
        assert await accounts.caller(token) == NOBODY
        assert await accounts.caller(elsewhere) == NOBODY
        assert await refused(accounts.take_device(NOBODY, link)) == "link-over"
        assert await refused(accounts.login(NOBODY, "Mimi", SECRET)) == "wrong-login"
        assert await accounts.login(NOBODY, "Mimi", "another one")
        visitor, _ = await guest(accounts)
        assert await refused(accounts.change_password(visitor, "", "another one")) == "no-account"

    visit(tmp_path, scene)


def test_an_account_is_deleted_with_its_password_and_tables_hear_of_it_first(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        left: list[str] = []

        async def leave(person: Person) -> None:
            assert await place.store.person(person.id) is not None
            left.append(person.name)

        accounts.on_delete.append(leave)
        caller, token = await account(accounts)
        assert await refused(accounts.delete(caller, "wrong one")) == "wrong-password"
        assert left == []
        await accounts.delete(caller, SECRET)
        assert left == ["Mimi"]
        assert await accounts.caller(token) == NOBODY
        assert await refused(accounts.login(NOBODY, "Mimi", SECRET)) == "wrong-login"
        visitor, _ = await guest(accounts)
        await accounts.delete(visitor)
        assert left == ["Mimi", "Kit"]
        assert await refused(accounts.device_link(visitor.require_person())) == "not-signed-in"

    visit(tmp_path, scene)


def test_sessions_end_after_a_while_and_presence_is_noted(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, token = await guest(accounts)
        first = caller.require_person().seen
        await place.clock.advance(2 * 86_400)
        assert (await accounts.caller(token)).require_person().seen > first
        await place.clock.advance(11 * 86_400)
        assert await accounts.caller(token) == NOBODY

    visit(tmp_path, scene, session_days=10.0, guest_days=1000.0)


def test_who_keeps_coming_stays_in_and_not_every_look_is_written(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, token = await guest(accounts)
        now = place.clock.now()
        await place.store.create(
            "t1", b"s" * 32, now, [b"{}"], TableSummary("open", False, "cat-box", b"{}", [], None, now)
        )
        seat = await accounts.seat_token(caller.require_person().id, "t1", 0)
        renewed = 0
        for _ in range(60):
            await place.clock.advance(0.5 * 86_400)
            renewed += (await accounts.caller(token)).renewed
            assert (await accounts.caller(None, seat)).seat is not None
        assert renewed == 30
        await place.clock.advance(11 * 86_400)
        assert await accounts.caller(token) == NOBODY
        assert await refused(accounts.caller(None, seat)) == "wrong-token"

    visit(tmp_path, scene, session_days=10.0, guest_days=1000.0)


def test_a_session_that_cannot_be_renewed_now_is_good_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        _, token = await guest(accounts)

        async def full(*_: object) -> None:
            raise StoreUnavailable("the disk is full")

        await place.clock.advance(2 * 86_400)
        with monkeypatch.context() as patched:
            patched.setattr(place.store, "renew_session", full)
            caller = await accounts.caller(token)
        assert (caller.require_person().name, caller.renewed) == ("Kit", False)
        assert (await accounts.caller(token)).renewed

    visit(tmp_path, scene)


def test_guests_who_do_not_come_back_are_forgotten(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, _ = await guest(accounts)
        keeper, _ = await account(accounts)
        await place.clock.advance(8 * 86_400)
        for _ in range(100):
            await asyncio.sleep(0.01)
            if await place.store.person(caller.require_person().id) is None:
                break
        assert await place.store.person(caller.require_person().id) is None
        assert await place.store.person(keeper.require_person().id) is not None

    visit(tmp_path, scene, guest_days=7.0)


def test_changes_of_a_person_do_not_undo_each_other(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, token = await account(accounts)
        stale = caller.require_person()
        await place.clock.advance(7200)
        await asyncio.gather(
            accounts.change_password(caller, SECRET, "another one"),
            accounts.rename(stale, "Momo", None),
            accounts.rename(stale, None, "nl"),
            accounts.caller(token),
        )
        person, _ = await accounts.login(NOBODY, "Mimi", "another one")
        assert (person.name, person.language) == ("Momo", "nl")
        assert await refused(accounts.rename(person, None, "xx")) == "no-such-language"

    visit(tmp_path, scene)


# Devices and seats


def test_a_link_lets_one_device_in_once_and_not_for_long(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, token = await guest(accounts)
        link = await accounts.device_link(caller.require_person())
        both = await asyncio.gather(*[accounts.take_device(NOBODY, link) for _ in range(3)], return_exceptions=True)
        let_in = [one for one in both if isinstance(one, tuple)]
        assert len(let_in) == 1
        assert let_in[0][0].id == caller.require_person().id
        assert (await accounts.caller(let_in[0][1])).require_person().id == caller.require_person().id
        assert (await accounts.caller(token)).person is not None, "the first device stays in"
        late = await accounts.device_link(caller.require_person())
        await place.clock.advance(601)
        assert await refused(accounts.take_device(NOBODY, late)) == "link-over"
        for wrong in ("", "x", late + "x", late[:-1], token, "é", "a" * 5000, late.replace(".", ":")):
            assert await refused(accounts.take_device(NOBODY, wrong)) == "link-over"

    visit(tmp_path, scene)


def test_no_part_of_a_link_is_a_session(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, _ = await guest(accounts)
        link = await accounts.device_link(caller.require_person())
        nonce = link.split(".")[0]
        for text in (link, nonce, f"device:{nonce}"):
            assert await accounts.caller(text) == NOBODY

    visit(tmp_path, scene)


def test_a_link_of_one_kind_or_key_is_not_one_of_another() -> None:
    from tests.server.set_clock import SetClock

    clock = SetClock()
    links = SignedLinks("k" * 32, clock)
    made = links.make("device", "text")
    assert links.read("device", made, 10) == "text"
    assert links.read("invite", made, 10) is None
    assert SignedLinks("l" * 32, clock).read("device", made, 10) is None


def test_a_seat_token_opens_its_seat_and_nothing_else(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, cookie = await guest(accounts)
        now = place.clock.now()
        head = TableSummary("open", False, "cat-box", b"{}", [caller.require_person().id], None, now)
        await place.store.create("t1", b"s" * 32, now, [b"{}"], head)
        token = await accounts.seat_token(caller.require_person().id, "t1", 2)
        opened = await accounts.caller(None, token)
        assert opened.person is None
        assert opened.seat is not None
        assert (opened.seat.table, opened.seat.seat, opened.seat.person) == ("t1", 2, caller.require_person().id)
        assert await accounts.caller(token) == NOBODY, "it is no cookie"
        assert await refused(accounts.caller(None, cookie)) == "wrong-token"
        assert await refused(accounts.caller(cookie, new_token())) == "wrong-token"
        assert await refused(accounts.caller(cookie, "")) == "wrong-token"
        with pytest.raises(Refusal):
            opened.require_person()
        await accounts.logout(opened)
        assert await refused(accounts.caller(None, token)) == "wrong-token"

    visit(tmp_path, scene)


def test_with_another_password_tokens_of_seats_open_nothing_any_more(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        accounts = place.app.services.accounts
        caller, _ = await account(accounts)
        now = place.clock.now()
        await place.store.create(
            "t1", b"s" * 32, now, [b"{}"], TableSummary("open", False, "cat-box", b"{}", [], None, now)
        )
        token = await accounts.seat_token(caller.require_person().id, "t1", 0)
        assert (await accounts.caller(None, token)).seat is not None
        await accounts.change_password(caller, SECRET, "another one")
        assert await refused(accounts.caller(None, token)) == "wrong-token"

    visit(tmp_path, scene)
