/** The federal rules' ladder of paragraphs: (a) (1) (i) (A) (1) (i), the last two in italics. */
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const LADDER: readonly ((index: number) => string)[] = [
  (n) => LETTERS[n] ?? doubled(n),
  (n) => String(n + 1),
  (n) => ROMAN[n] ?? "",
  (n) => (LETTERS[n] ?? "").toUpperCase(),
  (n) => String(n + 1),
  (n) => ROMAN[n] ?? "",
];
const doubled = (n: number) => (LETTERS[n - 26] ?? "").repeat(2);

/** The designators that a paragraph opens with: "(a)(1) Text" opens with two, "(a) Scope. (1) Text" with "a" alone. */
export const openings = (text: string): string[] => {
  const run = /^(?:\(([A-Za-z0-9]{1,5})\)\s*)+/.exec(text)?.[0] ?? "";
  return [...run.matchAll(/\(([A-Za-z0-9]{1,5})\)/g)].map(([, name = ""]) => name);
};

/**
 * Follows the paragraphs of a section. `next` is what the paragraph after it opens with, for where "(i)" may follow "(h)" or
 * begin below "(1)": what comes then tells.
 */
export function paragraphPath() {
  let path: number[] = [];
  const depthOf = (name: string, next: string | undefined): number | null => {
    const sibling = path.findLastIndex((index, depth) => LADDER[depth]?.(index + 1) === name);
    const child = LADDER[path.length]?.(0) === name ? path.length : -1;
    if (sibling >= 0 && child >= 0) {
      const continues = next !== undefined && LADDER[child]?.(1) === next;
      return continues ? child : sibling;
    }
    if (child >= 0) return child;
    return sibling >= 0 ? sibling : null;
  };
  return (names: readonly string[], next: string | undefined): string => {
    names.forEach((name, at) => {
      const depth = depthOf(name, names[at + 1] ?? next);
      if (depth === null) return;
      path = depth === path.length ? [...path, 0] : [...path.slice(0, depth), (path[depth] ?? 0) + 1];
    });
    return path.map((index, depth) => `(${LADDER[depth]?.(index)})`).join("");
  };
}
