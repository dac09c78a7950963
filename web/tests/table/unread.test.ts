import { beforeEach, expect, test } from "vitest";
import type { News } from "../../src/net/wire";
import { UnreadChat } from "../../src/table/unread.svelte";

const chatted = (n: number, by: number) => ({ n, at: 0, what: "chatted", by }) as News;
const moved = (n: number) => ({ n, at: 0, what: "moved", by: 1 }) as News;

beforeEach(() => sessionStorage.clear());

test("messages of others are unread until they have been seen, even after a reload", () => {
  const chat = new UnreadChat("t");
  const news = [chatted(1, 1), moved(2), chatted(3, 0), chatted(4, 2)];
  expect(chat.count(news, 0)).toBe(2);
  chat.see(news);
  expect(chat.count([...news, chatted(5, 1)], 0)).toBe(1);
  expect(new UnreadChat("t").count([...news, chatted(5, 1)], 0)).toBe(1);
  expect(new UnreadChat("another").count(news, 0)).toBe(2);
});
