/** A move being made: a path through the tree of words that the server allows. No rule is known here. */

export type Tree = { [word: string]: Tree };

/** Is there nothing to choose after these words but to say them? */
const isEnd = (tree: Tree) => Object.keys(tree).length === 0;

export class Choice {
  tree = $state.raw<Tree>({});
  path = $state.raw<string[]>([]);

  /** What can be said next. */
  here: Tree = $derived.by(() => {
    let tree = this.tree;
    for (const word of this.path) tree = tree[word] ?? {};
    return tree;
  });
  words: string[] = $derived(Object.keys(this.here));
  /** The move is whole: it can be said. */
  isWhole: boolean = $derived(this.path.length > 0 && isEnd(this.here));

  /** Begin anew with other options; a path that is still allowed stays. */
  take(tree: Tree) {
    let at: Tree | undefined = tree;
    for (const word of this.path) at = at?.[word];
    if (at === undefined) this.path = [];
    this.tree = tree;
  }

  /** May this be said now? */
  has(word: string): boolean {
    return word in this.here;
  }

  /** Say one more word; words that are the only ones and show nothing (the card that was just picked) follow. */
  pick(word: string) {
    if (!this.has(word)) return;
    const path = [...this.path, word];
    let tree = this.here[word] as Tree;
    for (let only = Object.keys(tree); only.length === 1 && /^(card|face) /.test(only[0]!); only = Object.keys(tree)) {
      path.push(only[0]!);
      tree = tree[only[0]!] as Tree;
    }
    this.path = path;
  }

  /** Take the last word back. */
  back() {
    let path = this.path.slice(0, -1);
    while (path.length > 0 && /^(card|face) [^0-9]/.test(path[path.length - 1]!)) path = path.slice(0, -1);
    this.path = path;
  }

  /** Forget the begun move. */
  clear() {
    this.path = [];
  }
}
