/** The theme: light, dark, or the device's own. */
import { readSetting, saveSetting } from "./local-storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type ThemeName = (typeof THEMES)[number];

class Theme {
  name = $state<ThemeName>(THEMES.find((one) => one === readSetting("theme")) ?? "auto");

  /** Switch the theme. */
  set(name: ThemeName) {
    this.name = name;
    saveSetting("theme", name === "auto" ? "" : name);
    if (name === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  }
}

export const theme = new Theme();
