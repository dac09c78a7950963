/** The text of the client's source files, by path under src. Read from disk: Vitest replaces style sheets by empty texts. */
import { readdirSync, readFileSync } from "node:fs";

export function readSources(...kinds: string[]): Map<string, string> {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const chosen = paths.filter((path) => kinds.includes(path.slice(path.lastIndexOf(".") + 1))).sort();
  return new Map(chosen.map((path) => [path, readFileSync(`src/${path}`, "utf8")]));
}
