import { bestOf, type Candidate, type Reading, spansWithin } from "../page/candidate";
import type { Span } from "../page/page-lines";
import { APPEALS_WORDS, NAMES_APPEALS } from "./appeals-words";
import { findPayers } from "./payer-mention";

/** A letterhead prints the phone in a column beside the address; it is no part of it. */
const PHONE_BESIDE = /,?\s*\b(?:phone|fax|tel(?:ephone)?)[:.]?\s*\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\s*/gi;

/** "Grievance and Appeals", "Provider Disputes Unit": a line of an address, not the words that lead to one. */
const DEPARTMENT =
  /^(?:Attn:? )?(?:[A-Z][\w&/'’-]{0,20} (?:and |& |of )?){0,4}(?:Grievances? (?:and|&) Appeals?|Appeals? (?:and|&) Grievances?|(?:Appeals?|Grievances?|Disputes?|Reconsiderations?) (?:Department|Dept\.?|Unit|Division|Team|Desk|Office|Section|Coordinator))(?: (?:Department|Dept\.?|Unit|Division|Team|Desk|Office))?$/;

/** The department's line right over the box, in its column. */
function departmentAbove({ lines }: Reading, spans: readonly Span[]) {
  for (const { line } of spans) {
    const box = lines[line]?.cells.find(({ text }) => /^P\.? ?O\.? ?Box \d/i.test(text));
    if (!box) continue;
    const above = lines[line - 1]?.cells.find(({ start }) => Math.abs(start - box.start) <= 3);
    return above && DEPARTMENT.test(above.text) ? above : undefined;
  }
  return undefined;
}

/** "Appeals and Grievances  |  4510 13th Avenue South": a letterhead sets the department before a bar. */
const BEFORE_BAR =
  /(?:^|\s)((?:Appeals?|Grievances?|Provider Appeals|Member Appeals|Provider Disputes)(?: (?:and|&) (?:Appeals?|Grievances?))?(?: (?:Department|Dept\.?|Unit|Office))?)\s{1,4}\|\s{0,4}$/;

/** "… within 30 days. BCBST Provider Appeals, 1 Cameron Hill Circle": the department opens a sentence of its own. */
const DEPARTMENT_FIRST =
  /(?:^|[.] +)((?:(?<![\w&.'’-])[A-Z][\w&'’-]*,? ?(?:of |and |for |& )?){0,6}(?:Appeals?|Reconsiderations?|Disputes?|Grievances?)(?: (?:Department|Dept|Unit|Team|Desk|Office))?, ?)$/;

/** "MEDICARE REDETERMINATION DECISION" over a letterhead says what was decided, not where the next appeal goes. */
const DECIDED =
  /\b(?:redetermination|reconsideration|appeal|grievance|dispute)s? (?:decision|determination|resolution|outcome|result|number|no\.|case)\b/gi;

/** "Second Level Review Panel", "a second review at", "goes to a different office": where the next level is taken, whatever the letterhead says. */
const OF_NEXT_LEVEL =
  /\b(?:second|next|2nd|further|another|additional)[- ]?(?:level|review|appeal|dispute|reconsideration|step)\b|\blevel (?:2|two|ii)\b/i;

const OUTSIDE =
  /\b(?:external|outside|independent|IRO|QIC|Maximus|State|fair hearing|Department of|Commissioner|overpayments?|refunds?)\b/i;

/** Where appeals go: the box or street after the words that say so. Several lines are joined by ", ". */
export function readPayerAddress(
  reading: Reading,
  provider?: Candidate,
  decidesAppeal = false,
): Candidate | undefined {
  // "ATTN APPEALS" under the practice's name: the street below it is the practice's.
  const block = provider?.spans[0];
  const isAddressee = ({ line, start }: Span): boolean =>
    block !== undefined &&
    line > block.line &&
    line - block.line <= 3 &&
    Math.abs(start - block.start) <= 2 &&
    reading.lines.slice(block.line + 1, line).every(({ text }) => /^\s*(?:attn|attention)\b/i.test(text));
  const found: Candidate[] = [];
  const ofNext: Candidate[] = [];
  const end = /\b[A-Z]{2},? {1,2}\d{5}(?:-\d{4})?\b/;
  reading.sentences.forEach((s, index) => {
    const box =
      /\b(?:P\.? ?O\.? ?Box \d+|\d{1,6} (?:[A-Z][\w. ]{3,30}|\d{1,3}(?:st|nd|rd|th) )(?:St(?:reet)?|Ave(?:nue)?|Blvd|Boulevard|Road|Rd|Drive|Dr|Lane|Ln|Way|Pkwy|Parkway|Circle|Cir|Court|Ct|Plaza|Place|Pl|Square|Sq|Terrace|Highway|Hwy|Loop|Trail))\b.{0,60}?\b[A-Z]{2},? {1,2}\d{5}(?:-\d{4})?\b/i.exec(
        s.text,
      );
    if (!box) return;
    const [street] = spansWithin(s, reading.lines, box[0].split(" ").slice(0, 2).join(" "));
    if (street && isAddressee(street)) return;
    // "Write to: Aetna, Attn: Appeals, PO Box 1": a colon ends a sentence, and the words that say so stand before it.
    const before = reading.sentences
      .slice(Math.max(0, index - 2), index)
      .filter((b) => b.paragraph === s.paragraph);
    const lead = `${before.map(({ text }) => text).join(" ")} ${s.text.slice(0, box.index)}`.slice(-160);
    // A word begins where none goes on: else a run of capitals is parted in every way there is.
    const named =
      /(?:to|to:|write|mail|at|:)\s+((?:(?<![\w&.'’-])[A-Z][\w&.'’-]*,? ?(?:of |and |for |& )?){1,10}(?:,? ?(?:Attn|ATTN):? [\w ]{3,40})?,? ?)$/.exec(
        lead,
      ) ?? DEPARTMENT_FIRST.exec(lead);
    const said = `${lead} ${s.text.slice(0, box.index)}`.replace(DECIDED, " ");
    const forAppeals = NAMES_APPEALS.test(said);
    // "Mail to:" alone stands over the window of the envelope: that is whom the notice was sent to.
    const asked = forAppeals || (APPEALS_WORDS.test(said) && !/\bmail(?:ed)? to:/i.test(said));
    // An address that nothing ties to the payer is the practice's or the patient's.
    if (!asked && findPayers(lead).length === 0) return;
    const score = forAppeals ? 0.85 : asked ? 0.8 : 0.35;
    const isLonger = named !== null && !s.text.includes(named[1] ?? "");
    const [, beside] = (named ? null : BEFORE_BAR.exec(lead)) ?? [];
    const department = named ? undefined : (beside ?? departmentAbove(reading, s.spans)?.text);
    const value = `${named?.[1] ?? (department ? `${department}, ` : "")}${box[0]}`
      .replace(PHONE_BESIDE, ", ")
      .replace(/\s+/g, " ")
      .trim();
    const spans = isLonger ? [...before.flatMap((b) => b.spans), ...s.spans] : s.spans;
    const one = { value, score, spans };
    found.push(one);
    // Behind a first denial the second level is not yet to be used, and the outside review is no level of the payer's.
    if (decidesAppeal && asked && OF_NEXT_LEVEL.test(said) && !OUTSIDE.test(`${said} ${value}`))
      ofNext.push(one);
  });
  reading.lines.forEach((line, index) => {
    for (const cell of line.cells) {
      if (!/^P\.? ?O\.? ?Box \d+/i.test(cell.text)) continue;
      const parts: Span[] = [{ line: index, start: cell.start, end: cell.end }];
      const texts = [cell.text];
      if (!end.test(cell.text)) {
        const below = reading.lines[index + 1]?.cells.find(
          (c) => Math.abs(c.start - cell.start) <= 3 && end.test(c.text),
        );
        if (!below) continue;
        texts.push(below.text);
        parts.push({ line: index + 1, start: below.start, end: below.end });
      }
      const above = [1, 2, 3].map((n) => reading.lines[index - n]?.text ?? "").join(" ");
      const department = departmentAbove(reading, parts);
      if (department) {
        texts.unshift(department.text);
        parts.unshift({ line: index - 1, start: department.start, end: department.end });
      }
      found.push({
        value: texts.join(", "),
        score: APPEALS_WORDS.test(above) && index > 8 ? 0.75 : 0.45 - index * 0.001,
        spans: parts,
      });
    }
  });
  return bestOf(ofNext.length > 0 ? ofNext : found);
}
