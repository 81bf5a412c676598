import { isBlank, type Line } from "../../page/page-lines";

/** "Orders placed 10/13/2026 3:14 PM:", "Results reviewed:", "Given today:": what the items below were. */
const LEADS =
  /^\s*(?:\p{L}[\p{L}/&'-]* ){0,3}?(?:orders?|ordered|placed|results?|reviewed|performed|administered|given|dispensed|collected|received|enclosed|tests?|labs?|imaging|procedures?|services?|specimens?)\b(?:[^:.;]|(?<=\d):(?=\d)){0,50}:\s*$/iu;
/** "LTG, all by 09/24/2026:" over numbered lines: each aim is told with the day by which it is to be reached. */
const LEADS_AIMS =
  /^\s*(?:P:?\s+)?(?:(?:new|updated|current|revised|short[- ]term|long[- ]term|functional|patient|therapy|treatment) ){0,3}(?:goals?|aims?|STGs?|LTGs?)\b(?=[^:;]{0,60}\d)[^:;]{0,70}:\s*$/i;
const MOST_ITEMS = 8;
const LONGEST_ITEM = 90;
const LONGEST = 420;

export type LedList = { text: string; lines: number[] };

/** A line that ends in a colon with the items set in below it: an item alone does not say that it was ordered, or what came of it. */
export function ledLists(
  lines: readonly Line[],
  wanted: (index: number) => boolean,
  from: number,
  to: number,
): LedList[] {
  const found: LedList[] = [];
  for (let at = from; at < to; at++) {
    const lead = lines[at];
    if (!lead || !wanted(at) || !(LEADS.test(lead.text) || LEADS_AIMS.test(lead.text))) continue;
    const items: number[] = [];
    for (let index = at + 1; index < to && items.length < MOST_ITEMS; index++) {
      const line = lines[index];
      if (!line || isBlank(line) || !wanted(index) || indent(line) < indent(lead) + 2) break;
      if (line.cells.length > 2 || line.text.trim().length > LONGEST_ITEM || /:\s*$/.test(line.text)) break;
      items.push(index);
    }
    const text = `${wordsOf(lead)} ${items.map((index) => wordsOf(lines[index])).join("; ")}`;
    if (items.length > 0 && text.length <= LONGEST) found.push({ text, lines: [at, ...items] });
  }
  return found;
}

const indent = ({ text }: Line) => text.search(/\S/);
const wordsOf = (line: Line | undefined) =>
  (line?.text ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[-•*]\s+/, "")
    .replace(/[.;,]$/, "");
