import { expect, test } from "vitest";
import type { News } from "../../src/net/wire";
import { isFolded, KeptRows, logRows } from "../../src/table/log-rows";

let n = 0;
const entry = (say: (string | null)[], ...text: string[]): News => ({ n: ++n, at: 0, what: "moved", by: 1, say, text });
const pass = (...text: string[]) => entry(["pass"], "Bo passes.", ...text);
const draws = { quietKind: (one: News | { text?: string[] }, line: number) => (/draws/.test(one.text![line]!) ? ("draw" as const) : null) };

test("passes and draws in a row share a row with their counts", () => {
  const rows = logRows([entry(["play"], "Bo plays."), pass(), pass("Cy draws."), pass(), entry(["play"], "Cy plays.")], draws, true);
  expect(rows.map((row) => row.lines.map((one) => one.text))).toEqual([["Bo plays."], ["Bo passes.", "Bo passes.", "Cy draws.", "Bo passes."], ["Cy plays."]]);
  expect(rows.map((row) => row.counts && [...row.counts])).toEqual([null, [["pass", 3], ["draw", 1]], null]); // prettier-ignore
  expect(rows.map(isFolded)).toEqual([false, true, false]);
});

test("what a move brings that isn't quiet stays readable", () => {
  const rows = logRows([pass("Cy draws.", "Cy reveals."), pass()], draws, true);
  expect(rows.map((row) => row.lines.map((one) => one.text))).toEqual([["Bo passes.", "Cy draws."], ["Cy reveals."], ["Bo passes."]]);
  expect(rows.map(isFolded)).toEqual([true, false, false]); // a single pass says who passed
  expect(new Set(rows.map((row) => row.key)).size).toBe(3);
});

test("in full, nothing is counted", () => {
  const rows = logRows([pass("Cy draws."), pass()], draws, false);
  expect(rows.every((row) => row.counts === null)).toBe(true);
  expect(rows.flatMap((row) => row.lines)).toHaveLength(3);
});

test("chat is never folded, whatever it says", () => {
  const chat: News = { ...pass(), what: "chatted", text: ["Bo draws."] };
  expect(logRows([chat, { ...chat, n: ++n }], draws, true).map((row) => row.counts)).toEqual([null, null]);
});

test("each line knows the card that was played last before it, which a copy copies", () => {
  const first = entry(["play tuna"], "Bo plays Tuna.", "Cy draws.");
  const second = entry(["play catnip"], "Bo plays Catnip.");
  const chat: News = { ...entry(["play no-card"], "Hello."), what: "chatted" };
  const rows = logRows([first, pass(), second, chat, entry(["copy copy-cat"], "Bo copies Catnip.")], draws, false);
  expect(rows.flatMap((row) => row.lines.map((one) => one.played))).toEqual([undefined, undefined, first, first, second, second]);
});

test("rows that haven't changed stay the same objects", () => {
  const news = [entry(["play"], "Bo plays."), pass(), pass()];
  const kept = new KeptRows();
  const first = kept.keep(logRows(news, draws, true));
  const more = kept.keep(logRows([...news, pass()], draws, true));
  expect(more[0]).toBe(first[0]);
  expect(more[1]!.lines).toHaveLength(3);
  const translated = news.map((one) => ({ ...one, text: ["Bo legt."] }));
  expect(kept.keep(logRows(translated, draws, true))[0]!.lines[0]!.text).toBe("Bo legt.");
});
