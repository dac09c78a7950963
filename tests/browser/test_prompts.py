"""Check that players are asked only if they can respond, see why, and see "your turn" only on their turn."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.input_devices import IS_READY, Mouse

ENOUGH = 400
"""Looks at the table, a step of the player between two of them: a good part of a game."""

LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const prompt = all("[data-part=window]")[0];
    return {
        n: document.querySelector("[data-table]").dataset.n,
        over: document.querySelector("[data-table=over]") !== null,
        banner: document.querySelector("header p span").textContent,
        answers: prompt ? [...prompt.querySelectorAll("button")].map((one) => one.dataset.word ?? "") : null,
        question: all("[data-part=question] h2").map((one) => one.textContent).join(),
        text: all("[data-part=question] p").map((one) => one.textContent).join(" "),
        turns: document.querySelectorAll("[aria-label=Players] li.turn").length,
    };
}"""


def prompts_of_a_game(page: Page) -> list[dict[str, object]]:
    """Play against Kittens and return the prompts that the screen shows at every step."""
    player = Mouse(page, "prompts")
    player.begin("here-kitty-kitty", "3")
    found: list[dict[str, object]] = []
    while len(found) < ENOUGH:
        page.wait_for_function(IS_READY, polling=20)
        look = page.evaluate(LOOK)
        if look["over"]:
            break
        found.append(look)
        player.try_to_choose()
    return found


def test_a_prompt_appears_only_with_an_answer_in_hand_and_a_question_says_why(new_page: NewPage) -> None:
    page = new_page()
    prompts: list[dict[str, object]] = []
    while not any(one["answers"] for one in prompts):  # in most games someone can respond at least once
        prompts += prompts_of_a_game(page)
    assert [one for one in prompts if one["answers"] == ["pass"]] == []
    assert all(one["turns"] == 1 for one in prompts)
    for one in prompts:
        if one["question"] or one["answers"]:
            assert "Your turn" not in str(one["banner"])
            assert one["text"]
