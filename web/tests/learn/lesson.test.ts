/** Lessons and the search of the rules page. */
import { describe, expect, it } from "vitest";
import { startsWithWords, LessonProgress, type LessonData } from "../../src/learn/lesson.svelte";
import { holds, pieces, wordsOf } from "../../src/ui/search";

const lesson: LessonData = {
  game: "cat-box",
  names: ["", "Mia"],
  seat: 0,
  steps: [
    { id: "you", rules: [], view: { n: 0 } },
    {
      id: "lay",
      rules: [],
      view: { n: 1 },
      options: { "card 0.0": { "at 1,1": {}, "at 0,1": {} }, "card 1.0": { "at 1,1": {} } },
      accept: [{ say: ["card 0.0", "at 1,1"], view: { n: 2 } }],
      other: [{ say: ["card 1.*"], key: "theirs" }],
    },
  ],
};

describe("a lesson", () => {
  it("matches beginnings of moves, and stars", () => {
    expect(startsWithWords(["card 1.0", "at 1,1"], ["card 1.*"])).toBe(true);
    expect(startsWithWords(["card 0.0"], ["card 0.0", "at 1,1"])).toBe(false);
    expect(startsWithWords(["done"], [])).toBe(true);
  });

  it("waits only at steps with a move to make", () => {
    const at = new LessonProgress(lesson);
    expect(at.isDone).toBe(true);
    at.go(1);
    expect([at.isDone, at.isLast, at.key]).toEqual([false, true, "lesson-cat-box-lay"]);
    at.go(2);
    expect(at.index).toBe(1);
  });

  it("explains wrong moves, and accepts the right one", () => {
    const at = new LessonProgress(lesson);
    at.go(1);
    for (const [words, key] of [[["card 1.0", "at 1,1"], "theirs"], [["card 0.0", "at 0,1"], "hint"]] as const) {
      for (const word of words) at.choice.pick(word);
      at.say();
      expect(at.tried?.key).toBe(`lesson-cat-box-lay-${key}`);
      expect(at.choice.path).toEqual([]);
    }
    at.choice.pick("card 0.0");
    at.choice.pick("at 1,1");
    at.say();
    expect([at.isDone, at.view.n, at.tried, at.choice.words.length]).toEqual([true, 2, null, 0]);
    at.go(1);
    expect([at.isDone, at.view.n]).toEqual([false, 1]);
  });
});

describe("searching the rules", () => {
  it("finds all words in any case", () => {
    expect(holds("CB-4.2 A card must cover", wordsOf(" Cover  card"))).toBe(true);
    expect(holds("CB-4.2 A card must cover", wordsOf("cover dog"))).toBe(false);
  });

  it("marks the search words, and treats them as plain text", () => {
    expect(pieces("A card (four cats)", wordsOf("card ("))).toEqual([
      { text: "A ", marked: false },
      { text: "card", marked: true },
      { text: " ", marked: false },
      { text: "(", marked: true },
      { text: "four cats)", marked: false },
    ]);
    expect(pieces("A card", [])).toEqual([{ text: "A card", marked: false }]);
  });
});
