/** Where one is: a path, without a page being loaded. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  /** Counts the rooms one has entered: each time the room is made anew. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => {
      if (location.pathname !== this.path) this.enter(); // to another place on the same page one does not come in again
      else this.query = location.search;
    });
  }

  private enter() {
    this.path = location.pathname;
    this.query = location.search;
    this.visit++;
  }

  /** Go somewhere in the house. */
  go(path: string) {
    history.pushState(null, "", path);
    this.enter();
    scrollTo(0, 0);
  }

  /** Come in again by the same door, for instance as somebody else. */
  again() {
    this.visit++;
  }

  /** For links: go there without loading a page, unless somebody wants it in a new tab. */
  follow = (event: MouseEvent) => {
    const link = (event.currentTarget as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
