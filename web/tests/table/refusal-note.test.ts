import { expect, test } from "vitest";
import { withoutRule } from "../../src/table/refusal-note";

test("the rule that the note links to isn't named a second time", () => {
  expect(withoutRule("You can't put a cat here. [IIF-5.4]", "IIF-5.4")).toBe("You can't put a cat here.");
});

test("a sentence without a rule, or with another one, stays as it is", () => {
  expect(withoutRule("It isn't your turn.", undefined)).toBe("It isn't your turn.");
  expect(withoutRule("The end is near [IIF-9.1]", "IIF-9.2")).toBe("The end is near [IIF-9.1]");
});
