/** Requests to the server's API. A refusal is thrown with its message. */

export class NotDone extends Error {
  constructor(
    readonly why: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

/** Send a request and return its answer. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? { "X-Tabbytop": "1" } : { "X-Tabbytop": "1", "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new NotDone("offline", "");
  }
  const text = await answer.text();
  const told = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new NotDone(told?.why ?? String(answer.status), told?.text ?? "", told?.rule ?? "");
  return told as T;
}

export interface Me {
  name: string;
  login?: string | null;
  guest?: boolean;
  language?: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  variants: Record<string, unknown>[];
  decks: string[];
}
