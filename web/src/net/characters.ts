/** The characters that bots can be, as the server knows them. */
import { ask } from "./api";

export interface Character {
  id: string;
  name: string;
  face: string;
  temperament: string;
  style: string;
}
let loading: Promise<Map<string, Character>> | null = null;

/** Return all characters by id. They are loaded once; without them, bots don't react. */
export function characters(): Promise<Map<string, Character>> {
  loading ??= ask<{ characters: Character[] }>("GET", "/api/games")
    .then((offer) => new Map(offer.characters.map((one) => [one.id, one])))
    .catch(() => {
      loading = null;
      return new Map();
    });
  return loading;
}
