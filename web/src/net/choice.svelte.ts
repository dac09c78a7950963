/** A move being made: a path through the tree of words that the server allows. No rule is known here. */

export type Tree = { [word: string]: Tree };

/** Words that show nothing to choose by themselves: the card that was just picked, a face that turns up. */
const FOLLOWS = /^(card|face) /;

/** Is there nothing to choose after these words but to say them? */
const isEnd = (tree: Tree) => Object.keys(tree).length === 0;

/** What may be said after these words; nothing where they may not be said at all. */
function after(tree: Tree, path: string[]): Tree | undefined {
  let at: Tree | undefined = tree;
  for (const word of path) at = at?.[word];
  return at;
}

export class Choice {
  tree = $state.raw<Tree>({});
  path = $state.raw<string[]>([]);
  /** How many words each pick has said, so that back takes a whole pick back. */
  private steps: number[] = [];

  /** What can be said next. */
  here: Tree = $derived(after(this.tree, this.path) ?? {});
  words: string[] = $derived(Object.keys(this.here));
  /** The move is whole: it can be said. */
  isWhole: boolean = $derived(this.path.length > 0 && isEnd(this.here));
  /** The words that could stand in place of those picked last. */
  others: Tree = $derived(this.path.length > 0 ? (after(this.tree, this.path.slice(0, -(this.steps.at(-1) ?? 1))) ?? {}) : {});

  /** Begin anew with other options; a path that is still allowed stays. */
  take(tree: Tree) {
    if (after(tree, this.path) === undefined) this.clear();
    this.tree = tree;
  }

  /** May this be said now? */
  has(word: string): boolean {
    return Object.hasOwn(this.here, word);
  }

  /** Could this be said instead of what was picked last? */
  couldBe(word: string): boolean {
    return Object.hasOwn(this.others, word);
  }

  /** Say one more word, or another instead of the last; words that follow by themselves are said, too. */
  pick(word: string) {
    if (!this.has(word)) {
      if (!this.isWhole || !this.couldBe(word) || this.path.includes(word)) return;
      this.back();
    }
    const path = [...this.path, word];
    let tree = this.here[word] as Tree;
    for (let only = Object.keys(tree); only.length === 1 && FOLLOWS.test(only[0]!); only = Object.keys(tree)) {
      path.push(only[0]!);
      tree = tree[only[0]!] as Tree;
    }
    this.steps = [...this.steps, path.length - this.path.length];
    this.path = path;
  }

  /** Take the last pick back. */
  back() {
    const count = this.steps.at(-1) ?? 1;
    this.steps = this.steps.slice(0, -1);
    this.path = this.path.slice(0, -count);
  }

  /** Forget the begun move. */
  clear() {
    this.steps = [];
    this.path = [];
  }
}
