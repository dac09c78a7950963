/** A move being made: a path through the tree of words that the server allows. This code knows no rules. */

export type Tree = { [word: string]: Tree };

/** Words that only reveal something, such as the card just picked. They are added automatically. */
const FOLLOWS = /^(card|face) /;
/** Words for several cats. The tree lists each combination in one order only; players may pick in any order. */
const UNORDERED = /^(color|cat|yard) /;

/** Where some picks lead in the tree. */
interface Progress {
  /** The words in the tree's order. */
  path: string[];
  /** What may follow; nothing while unordered words are missing that must come before those picked. */
  here: Tree;
  /** Where the unordered words at the end began, and which were picked. */
  start: Tree;
  run: string[];
  isWaiting: boolean;
}

/** Return whether the move is complete here. */
const isEnd = (tree: Tree) => Object.keys(tree).length === 0;

/** Return `all` without `some`; null if some aren't among them. */
function without(all: string[], some: string[]): string[] | null {
  const left = [...all];
  for (const word of some) {
    const i = left.indexOf(word);
    if (i < 0) return null;
    left.splice(i, 1);
  }
  return left;
}

/** Return all sequences of unordered words that begin here, each with what may follow it. */
function runsFrom(tree: Tree, before: string[] = []): { words: string[]; after: Tree }[] {
  return Object.entries(tree).flatMap(([word, after]) => {
    if (!UNORDERED.test(word)) return [];
    const words = [...before, word];
    return [{ words, after }, ...runsFrom(after, words)];
  });
}

/** Return where these picks lead, each of them one or more words; undefined if they aren't allowed. */
function follow(tree: Tree, picks: string[][]): Progress | undefined {
  let at: Progress = { path: [], here: tree, start: tree, run: [], isWaiting: false };
  for (const pick of picks) {
    if (UNORDERED.test(pick[0]!)) {
      const run = [...at.run, ...pick];
      const runs = runsFrom(at.start).filter(({ words }) => without(words, run));
      if (runs.length === 0) return undefined;
      const fixed = at.path.slice(0, at.path.length - at.run.length);
      const exact = runs.find(({ words }) => words.length === run.length);
      at = { ...at, run, path: [...fixed, ...(exact?.words ?? run)], here: exact?.after ?? {}, isWaiting: !exact };
    } else {
      let here: Tree | undefined = at.here;
      for (const word of pick) here = here?.[word];
      if (!here) return undefined;
      at = { path: [...at.path, ...pick], here, start: here, run: [], isWaiting: false };
    }
  }
  return at;
}

/** Return the words that may come next. */
function nextWords({ here, start, run }: Progress): string[] {
  const later = runsFrom(start).flatMap(({ words }) => without(words, run) ?? []);
  return [...new Set([...later, ...Object.keys(here)])];
}

/** Return how many words of a kind a move that begins here has at most. */
function mostFrom(tree: Tree, isCounted: (word: string) => boolean): number {
  return Math.max(0, ...Object.entries(tree).map(([word, after]) => (isCounted(word) ? 1 : 0) + mostFrom(after, isCounted)));
}

export class Choice {
  tree = $state.raw<Tree>({});
  /** The words that each pick added, so that `back` removes a whole pick. */
  private picks = $state.raw<string[][]>([]);
  private progress: Progress = $derived(follow(this.tree, this.picks) ?? follow(this.tree, [])!);

  path: string[] = $derived(this.progress.path);
  /** The words that may follow. */
  words: string[] = $derived(nextWords(this.progress));
  /** Whether the move is complete and can be sent. */
  isWhole: boolean = $derived(this.path.length > 0 && !this.progress.isWaiting && isEnd(this.progress.here));
  /** The words that could replace the last pick. */
  others: string[] = $derived(this.picks.length > 0 ? nextWords(follow(this.tree, this.picks.slice(0, -1))!) : []);

  /** Take new options; keep the path if it is still allowed. */
  take(tree: Tree) {
    if (!follow(tree, this.picks)) this.clear();
    this.tree = tree;
  }

  /** Return whether this word may come next. */
  has(word: string): boolean {
    return this.words.includes(word);
  }

  /** Return whether this word could replace the last pick. */
  couldBe(word: string): boolean {
    return this.others.includes(word);
  }

  /** Return the path with this word added, in the tree's order; null if words before it are still missing. */
  pathWith(word: string): string[] | null {
    const next = follow(this.tree, [...this.picks, [word]]);
    return next?.isWaiting ? null : (next?.path ?? [...this.path, word]);
  }

  /** Return how many words of a kind have been chosen, and how many the whole move can have at most. */
  count(isCounted: (word: string) => boolean): { chosen: number; most: number } {
    const { here, start, run } = this.progress;
    const chosen = this.path.filter(isCounted).length;
    const later = runsFrom(start).flatMap(({ words, after }) => {
      const left = without(words, run);
      return left ? left.filter(isCounted).length + mostFrom(after, isCounted) : [];
    });
    return { chosen, most: chosen + Math.max(mostFrom(here, isCounted), ...later) };
  }

  /** Add a word, or replace the last pick; words that follow automatically are added, too. */
  pick(word: string) {
    if (!this.has(word)) {
      if (!this.isWhole || !this.couldBe(word) || this.path.includes(word)) return;
      this.back();
    }
    const pick = [word];
    let tree: Tree | undefined = this.progress.here[word];
    for (let only = Object.keys(tree ?? {}); only.length === 1 && FOLLOWS.test(only[0]!); only = Object.keys(tree!)) {
      pick.push(only[0]!);
      tree = tree![only[0]!];
    }
    this.picks = [...this.picks, pick];
  }

  /** Repeat a whole choice, as far as it is still allowed. */
  follow(words: string[]) {
    this.clear();
    for (let word = words[0]; word !== undefined && this.has(word); word = words[this.path.length]) this.pick(word);
  }

  /** Remove the last pick. */
  back() {
    this.picks = this.picks.slice(0, -1);
  }

  /** Start the move over. */
  clear() {
    this.picks = [];
  }
}
