/** The theme: light, dark, or the device's own. */
import { onStoredElsewhere, readSetting, saveSetting } from "./local-storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type ThemeName = (typeof THEMES)[number];

const read = (): ThemeName => THEMES.find((one) => one === readSetting("theme")) ?? "auto";

class Theme {
  name = $state<ThemeName>(read());

  constructor() {
    onStoredElsewhere("theme", () => this.show(read()));
  }

  /** Switch the theme. */
  set(name: ThemeName) {
    saveSetting("theme", name === "auto" ? "" : name);
    this.show(name);
  }

  private show(name: ThemeName) {
    this.name = name;
    if (name === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  }
}

export const theme = new Theme();
