/** The rules of a game, as the server sends them. */

import { ask } from "../net/api";

export interface RulesData {
  game: string;
  title: string;
  sections: { id: string; title: string }[];
  rules: { id: string; section: string; text: string }[];
}

export const fetchRules = (game: string, lang: string) => ask<RulesData>("GET", `/api/rules/${game}?lang=${lang}`);
