import type { Candidate, Reading, Scope } from "../page/candidate";
import { markOf } from "../page/list-marks";
import { isBlank } from "../page/page-lines";
import { isSomebodyElse, NAME_IN_PROSE, parsePersonName } from "../page/person-name";
import type { ClaimChoice } from "./claim-number";
import { numberIn } from "./claim-number";

/**
 * Several people in numbered sentences: "1. Claim 26-100441 for Maria Lopez … was paid. 2. Claim 26-100502 for Dennis Park … was denied".
 * The item that alone speaks of a refusal is the one meant; where several do, or none, the first one's values are in doubt.
 */
type Item = { person: Candidate; from: number; to: number; text: string };

const NAMED = new RegExp(
  `^(?:[^.;:]{0,70}?\\b(?:for|of|to|patient|member|claimant|regarding),? )?${NAME_IN_PROSE}`,
  "u",
);
const REFUSED =
  /\b(?:denied|denial|not (?:approved|certified|covered|authorized|payable|paid|medically necessary)|no payment|non-?cert\w+|adverse|rejected|upheld|refused|declined)\b/i;
const GRANTED =
  /(?<!\b(?:not|non|nor|or|be)[ -])\b(?:approved|certified|authorized|overturned|reversed|granted|paid|allowed)\b/i;
/** A claim, a member or a case has a number. */
const A_NUMBER = /\b(?=(?:[A-Z\d-]*\d){5})[A-Z\d][A-Z\d-]*\b/;
const LONGEST_ITEM = 8;

export function chooseNumberedPerson(
  reading: Reading,
  numbers: readonly string[],
): (Pick<ClaimChoice, "unclear"> & { scope: Scope; people: true; person: Candidate }) | undefined {
  const items = itemsOf(reading);
  const isOther = (one: Item, item: Item) => isSomebodyElse(one.person.value, item.person.value);
  if (!items.some((one, i) => i > 0 && items[0] && isOther(one, items[0]))) return undefined;
  const scored = items.map((item) => ({
    item,
    score:
      (numbers.some((number) => numberIn(item.text, number)) ? 4 : 0) +
      (REFUSED.test(item.text) ? 2 : 0) -
      (GRANTED.test(item.text) && !REFUSED.test(item.text) ? 1 : 0),
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  const [best, ...more] = scored.flatMap(({ item, score }) => (score === most ? [item] : []));
  if (!best) return undefined;
  const rival = more.find((item) => isOther(item, best));
  const others = items.filter((item) => isOther(item, best)).map(({ from, to }) => ({ from, to }));
  return {
    scope: { from: best.from, to: best.to, claimLine: best.from, others },
    people: true,
    person: best.person,
    ...(rival && { unclear: `These pages are about ${rival.person.value} as well; check whose this is.` }),
  };
}

/** The items of a list that each begin with somebody, where at least two have a number of their own. */
function itemsOf({ lines }: Reading): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const mark = line && markOf(line);
    if (!line || mark?.kind !== "number") continue;
    let to = at;
    while (
      to - at < LONGEST_ITEM &&
      !isBlank(lines[to + 1]) &&
      lines[to + 1] &&
      !markOf(lines[to + 1] ?? line)
    )
      to++;
    const said = line.text.slice(mark.end);
    const name = NAMED.exec(said)?.[1] ?? "";
    const person = parsePersonName(name);
    const text = lines
      .slice(at, to + 1)
      .map((one) => one.text.trim())
      .join(" ");
    const start = mark.end + said.indexOf(name);
    const isStaff =
      OF_STAFF.test(line.text.slice(start + name.length)) || /\bDr\.? *$/.test(line.text.slice(0, start));
    if (!person || isStaff || line.cells.length > MOST_CELLS) continue;
    const spans = [{ line: at, start, end: start + name.length }];
    items.push({ person: { value: person.display, score: OF_ITEM, spans }, from: at, to, text });
  }
  return items.filter(({ text }) => A_NUMBER.test(text) && OF_CARE.test(text)).length >= 2 ? items : [];
}
/** A reviewer or who treated, with the degree. */
const OF_STAFF = /^,? (?:M\.?D|D\.?O|D\.?C|DPM|DPT|PT|OT|NP|PA-?C?|R\.?N|Ph\.?D|Esq)\b/;
const OF_CARE = /\b(?:claims?|members?|ID|DOB|born|date of birth|patient|visits?|services?|seen|treated)\b/i;
/** A row of a table is no sentence. */
const MOST_CELLS = 3;
const OF_ITEM = 0.8;
