import { isBlank, type Line } from "../page/page-lines";
import { type FoundValue, type MentionType, valuesOf } from "./mention-types";
import { wordsOf } from "./words";

/** A value with the signs of what it may be: the words around it, above it, and how it looks. */
export type Mention = FoundValue & { signs: string[] };

const CARE =
  /\b(?:clinic|therapy|rehab\w*|hospital|medical|cent(?:er|re)|health|care|associates|group|partners|services|surg\w+|imaging|dermatology|orthop\w+|pediatrics?|physicians?|specialists|wound|urology|family|dental|dentistry|mobility|lab\w*|pharmacy|nursing|home|practice|llc|inc|pa|pc|pllc|md|institute|psycholog\w+|counseling|chiropractic|acupuncture|ophthalmology|eye|vision|equipment|supply|radiology|podiatry|cardiology)\b/i;
const PLAN =
  /\b(?:insurance|health plan|plan|blue|cross|shield|medicare|medicaid|assurance|mutual|fund|benefit\w*|administrators?|casualty|trust|advantage|choice|hmo|department|office)\b/i;
const CREDENTIALS = /^,? ?(?:MD|DO|PT|DPT|RN|PhD|M\.D)\b/;

/** How far above a value its heading may stand, in printed lines. */
const HIGHEST_HEAD = 12;

type Printed = { line: Line; at: number };

/** Every value of a type on a paper, with its signs. */
export function mentionsOf(type: MentionType, lines: readonly Line[]): Mention[] {
  const printed = lines.flatMap((line, at) => (isBlank(line) ? [] : [{ line, at }]));
  const order = new Map(printed.map(({ at }, place) => [at, place]));
  const found = valuesOf(type, lines);
  const all = [...new Set(found.map(({ value }) => value))].sort();
  return found.map((value) => ({
    ...value,
    signs: [
      ...signsAround(value, printed, order.get(value.line) ?? 0),
      ...signsOfValue(type, value, all, lines[value.line]?.text ?? "", lines),
    ],
  }));
}

function signsAround(value: FoundValue, printed: readonly Printed[], place: number): string[] {
  const own = printed[place]?.line;
  const above = printed[place - 1];
  const below = printed[place + 1];
  if (!own) return [];
  const { start, end } = value;
  const cell = own.cells.find((c) => start >= c.start && start < c.end);
  const single = own.cells.length === 1;
  const opens = own.text.slice(cell?.start ?? start, start).trim() === "";
  const goesOn = single && above && above.at === value.line - 1 && above.line.cells.length === 1;
  const running = `${goesOn ? `${above.line.text} ` : ""}${own.text.slice(cell && !single ? cell.start : 0, start)}`;
  const left =
    opens && !single ? (own.cells.findLast((c) => c.end <= start)?.text ?? "") : running.slice(-90);
  const right =
    own.text.slice(end, end + 60).split(/\s{2,}/)[0] ||
    (single && below?.at === value.line + 1 ? below.line.text : "");
  const signs = [...leftSigns(left), ...rightSigns(right)];
  if (opens && wordsOf(left).length === 0) signs.push("no words before");
  if (!single || opens) signs.push(...headSigns(value, printed, place));
  if (single || opens)
    signs.push(
      ...wordsOf(above?.line.text ?? "")
        .slice(-4)
        .map((word) => `line above:${word}`),
    );
  if (opens && own.text.slice(end).trim() === "") signs.push("alone on its line");
  if (start === cell?.start) signs.push("begins its column");
  const height = place < 3 ? "letterhead" : place < 6 ? "6 lines" : place < 12 ? "12 lines" : "below";
  signs.push(
    `columns:${Math.min(own.cells.length, 4)}`,
    `quarter:${Math.floor((4 * place) / printed.length)}`,
    `top:${height}`,
  );
  return signs;
}

function leftSigns(left: string): string[] {
  const words = wordsOf(left).slice(-6).reverse();
  const signs = words.flatMap((word, away) =>
    away < 3 ? [`before:${word}`, `before ${away + 1}:${word}`] : [`before:${word}`],
  );
  const [one, two, three] = words;
  if (two !== undefined) signs.push(`right before:${two} ${one}`);
  if (three !== undefined) signs.push(`right before:${three} ${two} ${one}`);
  if (!/[:#]\s*$/.test(left)) return signs;
  const label = left.split(/[.;]\s/).at(-1) ?? "";
  return [...signs, "after a colon", ...wordsOf(label).map((word) => `label:${word}`)];
}

const rightSigns = (right: string): string[] =>
  wordsOf(right)
    .slice(0, 4)
    .flatMap((word, away) => (away < 2 ? [`after:${word}`, `after ${away + 1}:${word}`] : [`after:${word}`]));

/** The words over a value: the nearest two, up to a row of headings. */
function headSigns({ start, end }: FoundValue, printed: readonly Printed[], place: number): string[] {
  const signs: string[] = [];
  let seen = 0;
  for (let at = place - 1; at >= 0 && at >= place - HIGHEST_HEAD && seen < 2; at--) {
    const line = printed[at]?.line;
    const over = line?.cells.find((c) => c.start < end + 2 && c.end > start - 2);
    if (!line || !over) continue;
    seen++;
    const heads = !/\d/.test(line.text) && line.cells.length >= 2;
    signs.push(
      ...wordsOf(over.text)
        .slice(0, 5)
        .map((word) => `${heads ? "heading" : "over"} ${seen}:${word}`),
    );
    if (heads) break;
  }
  return signs;
}

function signsOfValue(
  type: MentionType,
  { value, end }: FoundValue,
  all: readonly string[],
  text: string,
  lines: readonly Line[],
): string[] {
  switch (type) {
    case "date": {
      const rank = all.indexOf(value);
      const last = all.at(-1) ?? value;
      const old = Number(value.slice(0, 4)) < Number(last.slice(0, 4)) - 8 ? ["years before the others"] : [];
      return [
        `rank:${rank === 0 ? "first" : rank === all.length - 1 ? "last" : "between"}`,
        `dates:${Math.min(all.length, 4)}`,
        ...old,
      ];
    }
    case "number": {
      const shape = value.replace(/[A-Z]+/g, "A").replace(/\d+/g, "9");
      const twice = lines.filter((line) => line.text.includes(value)).length > 1 ? ["twice"] : [];
      return [`shape:${shape.slice(0, 8)}`, `length:${Math.min(value.length, 16)}`, ...twice];
    }
    case "name":
      return [
        ...wordsOf(value).map((word) => `word:${word}`),
        `words:${Math.min(5, value.split(" ").length)}`,
        ...(CARE.test(value) ? ["gives care"] : []),
        ...(PLAN.test(value) ? ["pays for care"] : []),
        ...(value === value.toUpperCase() ? ["capitals"] : []),
        ...(value.includes(",") ? ["comma"] : []),
        ...(CREDENTIALS.test(text.slice(end, end + 10)) ? ["credentials"] : []),
      ];
    case "period":
      return [`period:${value}`];
    default:
      return [];
  }
}
