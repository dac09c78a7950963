/** The banner's text: who must do what. It says that it's your turn only if it is. */

import { turnSeat, type GameViews } from "../games/game-module";
import { visibleWindow } from "../net/asked";
import type { Frame } from "../net/wire";
import { say } from "../words/words.svelte";

export interface Banner {
  text: string;
  /** `turn`: it is your turn; `asked`: you are asked something else; `ahead`: you may choose your next move already. */
  mood: "turn" | "asked" | "ahead" | "over" | "";
}

/** What the banner depends on. */
export interface Situation {
  frame: Frame;
  /** The seat whose turn it is. */
  turn: number | null;
  isAsked: boolean;
  isPreparing: boolean;
  /** What the player must choose next, in words. */
  what: string;
  names: string[];
}

function resultText({ frame, names }: Situation): string {
  const winners = frame.result!.winners;
  if (winners.length === 0) return say("over");
  if (winners.length === 1 && winners[0] === frame.seat) return say("you-won");
  return say("wins", { names: winners.map((seat) => names[seat] ?? "").join(" & "), count: winners.length });
}

/** Return the banner's sentence and mood. */
export function bannerOf(situation: Situation): Banner {
  const { frame, turn, isAsked, isPreparing, what, names } = situation;
  const window = visibleWindow(frame);
  const question = frame.window && !window ? null : frame.question;
  if (frame.result) return { text: resultText(situation), mood: "over" };
  if (isPreparing) return { text: say(frame.ahead?.kept?.length ? "ahead-set" : "ahead-choose"), mood: "ahead" };
  if (window) {
    if (isAsked) return { text: say(`window-${window.kind}`), mood: "asked" };
    if (window.answered) return { text: say("window-answered"), mood: "" };
    return { text: question?.title ? say("window-about", { title: question.title }) : say("window-open"), mood: "" };
  }
  if (isAsked && !frame.window) {
    const mood = turn === frame.seat ? "turn" : "asked";
    if (question?.title) return { text: say("asked-about", { title: question.title, what }), mood };
    return { text: say(mood === "turn" ? "your-turn-to" : "asked-now", { what }), mood };
  }
  if (frame.asks != null && frame.asks !== frame.seat) {
    if (question?.title) return { text: say("asked-about", { title: question.title, what: question.text }), mood: "" };
    return { text: say("their-turn", { name: names[frame.asks] ?? "" }), mood: "" };
  }
  if (turn !== null && turn !== frame.seat) return { text: say("their-turn", { name: names[turn] ?? "" }), mood: "" };
  return { text: say("nobody-asked"), mood: "" };
}

/** Return what the banner adds in small print: that the game is ending, and how many actions the player has left. */
export function remarksOf(views: GameViews | undefined, frame: Frame, mood: Banner["mood"]): string[] {
  if (!views || !frame.view || frame.result) return [];
  const isOwnTurn = frame.seat != null && turnSeat(views, frame) === frame.seat;
  const endgame = views.endgame?.(frame.view, isOwnTurn);
  const actions = mood === "turn" && !frame.question ? (views.actionsLeft?.(frame.view) ?? 0) : 0;
  return [...(endgame ? [say(endgame)] : []), ...(actions > 0 ? [say("actions-left", { count: actions })] : [])];
}
