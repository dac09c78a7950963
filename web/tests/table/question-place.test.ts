import { expect, test, vi } from "vitest";
import { askedOn, bestEdge } from "../../src/table/question-place";

/** Like the rectangles of elements, it has its sides as properties of its class. */
class Rectangle {
  constructor(private readonly sides: readonly number[]) {}
  get left() {
    return this.sides[0]!;
  }
  get top() {
    return this.sides[1]!;
  }
  get right() {
    return this.sides[2]!;
  }
  get bottom() {
    return this.sides[3]!;
  }
}
const box = (...sides: [left: number, top: number, right: number, bottom: number]) => new Rectangle(sides);
const BOARD = box(0, 100, 400, 500);
const CARD = box(0, 400, 400, 500);

test("a card floats at the bottom if it covers nothing there that it asks about", () => {
  expect(bestEdge(BOARD, CARD, [box(50, 200, 90, 240)])).toEqual({ edge: "bottom", covered: 0 });
  expect(bestEdge(BOARD, CARD, [])).toEqual({ edge: "bottom", covered: 0 });
});

test("otherwise at the top, if it covers less there", () => {
  expect(bestEdge(BOARD, CARD, [box(50, 420, 90, 460)])).toEqual({ edge: "top", covered: 0 });
  expect(bestEdge(BOARD, CARD, [box(50, 420, 90, 460), box(50, 100, 60, 110)])).toEqual({ edge: "top", covered: 100 });
  expect(bestEdge(BOARD, CARD, [box(50, 490, 60, 500), box(50, 100, 90, 140)])).toEqual({ edge: "bottom", covered: 100 });
});

test("a question is about what can be chosen, else about what its target has", () => {
  const board = document.createElement("div");
  board.innerHTML = '<i data-at="seat 0"><b data-at="cat"></b></i><i data-at="seat 1"><b data-at="cat"></b><b data-at="dog"></b></i>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 1 } as DOMRect);
  const belongings = (seat: number) => `[data-at="seat ${seat}"] b`;
  const question = { text: "Which?", targets: [1] };
  expect(askedOn(board, question, belongings)).toHaveLength(2);
  expect(askedOn(board, question, undefined)).toEqual([]);
  board.querySelector("b")!.dataset.word = "cat black yard";
  expect(askedOn(board, question, belongings)).toHaveLength(1);
  vi.restoreAllMocks();
});
