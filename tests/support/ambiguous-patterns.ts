/**
 * Finds patterns that take exponential time: those with a loop that can read the same text in two ways. Positions and what
 * may follow each are Glushkov's; two ways from a state of a loop back to one of it by one text is what Weber and Seidl
 * call exponential ambiguity. Assertions and back references are passed over, so that it may see too much, not too little.
 */

/** Stands for all letters: two classes that share one of these overlap. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ..."\n\t\réßİ“–½手٣\u00A0\u2028",
];
const MOST_POSITIONS = 4_000;

type Node =
  | { kind: "letter"; source: string }
  | { kind: "empty" }
  | { kind: "sequence"; parts: Node[] }
  | { kind: "choice"; parts: Node[] }
  | { kind: "repeat"; part: Node; min: number; max: number };
type Reached = Map<number, number>;
type Part = { empty: number; first: Reached; last: Reached };

const masks = new Map<string, bigint>();
function maskOf(source: string, flags: string): bigint {
  const key = `${flags}/${source}`;
  let mask = masks.get(key);
  if (mask === undefined) {
    const one = new RegExp(`^(?:${source})$`, flags);
    mask = LETTERS.reduce((all, letter, at) => (one.test(letter) ? all | (1n << BigInt(at)) : all), 0n);
    masks.set(key, mask);
  }
  return mask;
}

/** The tree of a pattern; what stands in assertions comes as trees of their own. */
function treesOf(source: string): Node[] {
  const trees: Node[] = [];
  let at = 0;
  const take = (form: RegExp): RegExpExecArray | null => {
    const sticky = new RegExp(form.source, "y");
    sticky.lastIndex = at;
    const found = sticky.exec(source);
    if (found) at = sticky.lastIndex;
    return found;
  };
  const choice = (): Node => {
    const parts: Node[] = [sequence()];
    while (take(/\|/)) parts.push(sequence());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: "choice", parts };
  };
  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(term()));
    return { kind: "sequence", parts };
  };
  const repeated = (part: Node): Node => {
    const found = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/);
    if (!found) return part;
    const [, sign, low, comma, high] = found;
    if (sign) return { kind: "repeat", part, min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Infinity };
    const min = Number(low);
    return { kind: "repeat", part, min, max: high ? Number(high) : comma ? Infinity : min };
  };
  const closed = (inner: Node): Node => {
    at += 1;
    return inner;
  };
  const term = (): Node => {
    if (take(/\(\?<?[=!]/)) {
      trees.push(closed(choice()));
      return { kind: "empty" };
    }
    if (take(/\((?:\?(?:[a-z-]*:|<[^>]+>))?/)) return closed(choice());
    if (take(/[\^$]|\\[bB]|\\[1-9]\d*|\\k<[^>]+>/)) return { kind: "empty" };
    const letter = take(
      /\[(?:[^\]\\]|\\[\s\S])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\[\s\S]|[\s\S]/,
    );
    return { kind: "letter", source: letter?.[0] ?? "" };
  };
  trees.push(choice());
  if (at !== source.length) throw new Error(`not understood at ${at}: ${source}`);
  return trees;
}

const capped = (count: number) => Math.min(count, 2);
function join(into: Reached, from: Reached, times = 1): void {
  if (times > 0) for (const [at, count] of from) into.set(at, capped((into.get(at) ?? 0) + count * times));
}

/** True where some text is read by a loop of the pattern in two ways. Throws for a pattern that is too large. */
export function isAmbiguous({ source, flags }: { source: string; flags: string }): boolean {
  return treesOf(source).some((tree) =>
    hasTwoWays(tree, flags.replaceAll(/[dgsy]/g, "") + (flags.includes("s") ? "s" : "")),
  );
}

function hasTwoWays(tree: Node, flags: string): boolean {
  const letters: bigint[] = [];
  const follow: Reached[] = [];
  const link = (last: Reached, first: Reached) => {
    for (const [at, count] of last) join(follow[at] as Reached, first, count);
  };
  const sequence = (parts: (() => Part)[]): Part => {
    let all: Part = { empty: 1, first: new Map(), last: new Map() };
    for (const make of parts) {
      const next = make();
      link(all.last, next.first);
      join(all.first, next.first, all.empty);
      const last = new Map(next.last);
      join(last, all.last, next.empty);
      all = { empty: capped(all.empty * next.empty), first: all.first, last };
    }
    return all;
  };
  const build = (node: Node): Part => {
    if (node.kind === "empty") return { empty: 1, first: new Map(), last: new Map() };
    if (node.kind === "letter") {
      if (letters.length >= MOST_POSITIONS) throw new Error("too large");
      const at = letters.push(maskOf(node.source, flags)) - 1;
      follow.push(new Map());
      return { empty: 0, first: new Map([[at, 1]]), last: new Map([[at, 1]]) };
    }
    if (node.kind === "sequence") return sequence(node.parts.map((part) => () => build(part)));
    if (node.kind === "choice") {
      const all: Part = { empty: 0, first: new Map(), last: new Map() };
      for (const part of node.parts) {
        const one = build(part);
        all.empty = Math.min(1, all.empty + one.empty);
        join(all.first, one.first);
        join(all.last, one.last);
      }
      return all;
    }
    const { part, min, max } = node;
    if (max === Infinity && min <= 1) return loop(part, min);
    // A few copies stand for many; what may come often beside them is a loop.
    const must = Array.from({ length: Math.min(min, 3) }, () => () => build(part));
    const may = max - min > 4 ? [() => loop(part, 0)] : optional(part, max - min);
    return sequence([...must, ...may]);
  };
  const optional = (part: Node, times: number): (() => Part)[] =>
    times <= 0 ? [] : [() => ({ ...sequence([() => build(part), ...optional(part, times - 1)]), empty: 1 })];
  const loop = (part: Node, min: number): Part => {
    const one = build(part);
    link(one.last, one.first);
    return { ...one, empty: min === 0 || one.empty ? 1 : 0 };
  };
  build(tree);
  const loops = loopsOf(follow);
  return (
    follow.some((next, from) => {
      const own = loops[from];
      if (own === undefined) return false;
      return [...next].some(([to, count]) => loops[to] === own && count > 1 && letters[to] !== 0n);
    }) || meetAgain(letters, follow, loops)
  );
}

/** By position the loop (the strongly connected part) that it is in; undefined outside of loops. */
function loopsOf(follow: readonly Reached[]): (number | undefined)[] {
  const loops: (number | undefined)[] = [];
  const order: number[] = [];
  const low: number[] = [];
  const stack: number[] = [];
  const waiting = new Set<number>();
  let count = 0;
  const visit = (at: number) => {
    order[at] = low[at] = count;
    count += 1;
    stack.push(at);
    waiting.add(at);
    for (const to of follow[at]?.keys() ?? []) {
      if (order[to] === undefined) {
        visit(to);
        low[at] = Math.min(low[at] ?? 0, low[to] ?? 0);
      } else if (waiting.has(to)) low[at] = Math.min(low[at] ?? 0, order[to] ?? 0);
    }
    if (low[at] !== order[at]) return;
    const members: number[] = [];
    for (let one = -1; one !== at; ) {
      one = stack.pop() ?? at;
      waiting.delete(one);
      members.push(one);
    }
    if (members.length > 1 || follow[at]?.has(at)) for (const one of members) loops[one] = at;
  };
  for (let at = 0; at < follow.length; at += 1) if (order[at] === undefined) visit(at);
  return loops;
}

/** Two readers of one text that part inside a loop and come to the same position of it again. */
function meetAgain(
  letters: readonly bigint[],
  follow: readonly Reached[],
  loops: readonly (number | undefined)[],
): boolean {
  const seen = new Set<number>();
  const open: [number, number][] = follow.flatMap((_, at): [number, number][] =>
    loops[at] === undefined ? [] : [[at, at]],
  );
  for (let next = open.pop(); next; next = open.pop()) {
    const [a, b] = next;
    for (const one of follow[a]?.keys() ?? []) {
      if (loops[one] !== loops[a]) continue;
      for (const two of follow[b]?.keys() ?? []) {
        if (loops[two] !== loops[a] || ((letters[one] ?? 0n) & (letters[two] ?? 0n)) === 0n) continue;
        if (one === two && a === b) continue;
        if (one === two) return true;
        const pair = Math.min(one, two) * follow.length + Math.max(one, two);
        if (seen.has(pair)) continue;
        seen.add(pair);
        open.push([one, two]);
      }
    }
  }
  return false;
}
