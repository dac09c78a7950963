/** The router: changes the page without reloading it. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  /** Counts page visits; every visit creates its page again. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => {
      if (location.pathname !== this.path) this.enter(); // jumps within a page don't reload it
      else this.query = location.search;
    });
  }

  private enter() {
    this.path = location.pathname;
    this.query = location.search;
    this.visit++;
  }

  /** Go to a path of the app. */
  go(path: string) {
    history.pushState(null, "", path);
    this.enter();
    scrollTo(0, 0);
  }

  /** Reload the current page, for instance after signing in. */
  again() {
    this.visit++;
  }

  /** Click handler for links: follow without reloading, unless the player wants a new tab. */
  follow = (event: MouseEvent) => {
    const link = (event.currentTarget as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
