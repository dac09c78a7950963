/** Requests to the server's API. A refusal is thrown with its message. */

export class ApiError extends Error {
  constructor(
    readonly why: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

/** Send a request and return its response. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? { "X-Tabbytop": "1" } : { "X-Tabbytop": "1", "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", "");
  }
  const text = await response.text();
  const data = text ? JSON.parse(text) : null;
  if (!response.ok) throw new ApiError(data?.why ?? String(response.status), data?.text ?? "", data?.rule ?? "");
  return data as T;
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
