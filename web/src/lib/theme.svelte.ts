/** Light, dark, or as the machine has it. */
export const THEMES = ["auto", "light", "dark"] as const;
export type ThemeName = (typeof THEMES)[number];

class Theme {
  name = $state<ThemeName>((localStorage.getItem("theme") as ThemeName | null) ?? "auto");

  /** Change the light. */
  set(name: ThemeName) {
    this.name = name;
    if (name === "auto") {
      localStorage.removeItem("theme");
      delete document.documentElement.dataset.theme;
    } else {
      localStorage.setItem("theme", name);
      document.documentElement.dataset.theme = name;
    }
  }
}
export const theme = new Theme();
