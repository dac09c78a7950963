/** A move being made: a path through the tree of words that the server allows. This code knows no rules. */

export type Tree = { [word: string]: Tree };

/** Words that only reveal something, such as the card just picked. They are added automatically. */
const FOLLOWS = /^(card|face) /;

/** Return whether the move is complete here. */
const isEnd = (tree: Tree) => Object.keys(tree).length === 0;

/** Return what may follow these words; undefined if they aren't allowed. */
function after(tree: Tree, path: string[]): Tree | undefined {
  let at: Tree | undefined = tree;
  for (const word of path) at = at?.[word];
  return at;
}

export class Choice {
  tree = $state.raw<Tree>({});
  path = $state.raw<string[]>([]);
  /** How many words each pick added, so that `back` removes a whole pick. */
  private steps: number[] = [];

  /** The words that may follow. */
  here: Tree = $derived(after(this.tree, this.path) ?? {});
  words: string[] = $derived(Object.keys(this.here));
  /** Whether the move is complete and can be sent. */
  isWhole: boolean = $derived(this.path.length > 0 && isEnd(this.here));
  /** The words that could replace the last pick. */
  others: Tree = $derived(this.path.length > 0 ? (after(this.tree, this.path.slice(0, -(this.steps.at(-1) ?? 1))) ?? {}) : {});

  /** Take new options; keep the path if it is still allowed. */
  take(tree: Tree) {
    if (after(tree, this.path) === undefined) this.clear();
    this.tree = tree;
  }

  /** Return whether this word may come next. */
  has(word: string): boolean {
    return Object.hasOwn(this.here, word);
  }

  /** Return whether this word could replace the last pick. */
  couldBe(word: string): boolean {
    return Object.hasOwn(this.others, word);
  }

  /** Add a word, or replace the last pick; words that follow automatically are added, too. */
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

  /** Repeat a whole choice, as far as it is still allowed. */
  follow(words: string[]) {
    this.clear();
    for (let word = words[0]; word !== undefined && this.has(word); word = words[this.path.length]) this.pick(word);
  }

  /** Remove the last pick. */
  back() {
    const count = this.steps.at(-1) ?? 1;
    this.steps = this.steps.slice(0, -1);
    this.path = this.path.slice(0, -count);
  }

  /** Start the move over. */
  clear() {
    this.steps = [];
    this.path = [];
  }
}
