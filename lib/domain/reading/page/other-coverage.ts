import { kept } from "./kept";
import type { LabeledValue } from "./labeled-values";
import type { LabelKind } from "./labels";
import { isBlank, type Line } from "./page-lines";

/** "PART B   The other plan. Our file shows the following.", "Other insurance on file" */
const HEADING =
  /^\s*(?:(?:part|section|box) [A-Z\d]\.? {1,6})?(?:the |your |about the )?other (?:plan|insurance|coverage|health (?:plan|insurance|coverage)|carrier|insurer|policy)\b(?:[.:]|$| (?:on file|information|details)\b)/i;
const ALONE = /\b(?:plan|insurance|coverage|carrier|insurer|policy|on file|information|details)[.:]?\s*$/i;
const DEEPEST = 14;
const WHOSE: ReadonlySet<LabelKind> = new Set([
  ...(["member_id", "subscriber", "payer", "birth_date", "group", "member", "patient"] as const),
]);

/** The lines about another payer's plan, under a heading of their own. */
export const otherCoverage: (lines: readonly Line[]) => ReadonlySet<number> = kept(linesOfOthers);

function linesOfOthers(lines: readonly Line[]): ReadonlySet<number> {
  const others = announced(lines);
  lines.forEach((line, at) => {
    if (!HEADING.test(line.text)) return;
    // "Other insurance: Aetna   Policyholder: Rupert Marlowe   DOB: 02/03/1981": all of it in one line.
    others.add(at);
    const indent = line.cells[0]?.start ?? 0;
    // A heading alone may stand over a list that is not set in: that ends at its gap.
    const next = lines[at + 1];
    const isFlush = ALONE.test(line.text) && !isBlank(next) && (next?.cells[0]?.start ?? 0) <= indent;
    for (let i = at + 1; i <= at + DEEPEST && i < lines.length; i++) {
      const first = lines[i]?.cells[0];
      const blank = isBlank(lines[i]);
      if (isFlush ? blank : first && !blank && first.start <= indent) break;
      others.add(i);
    }
  });
  return others;
}

/** "The child has been covered since July through a parent's job:" over "Carrier: …", "Policy holder: …", on a paper that says another plan pays first. */
const COVERED_ELSEWHERE =
  /\b(?:is|was|are|were|has|have|had|been) (?:also )?(?:been )?(?:covered|insured|enrolled)\b(?=[^.;]{0,110}\b(?:through|another|other|also|parents?|mother|father|spouse|wife|husband|job|employer|second)\b)[^.;]{0,120}:\s*$|\b(?:other|another|primary|different) (?:\w+ )?(?:plan|insurance|coverage|carrier|insurer|policy)\b[^.;]{0,100}:\s*$/i;
const CARRIER =
  /^\s*(?:(?:other|primary) )?(?:carrier|insurer|insurance(?: company)?|company)(?: name)?(?:\s?:|\s?\.{3}|\s{2,})/i;
const PAYS_FIRST =
  /\bcoordination of benefits\b|\bother (?:health )?(?:insurance|coverage)\b|\bprimary (?:payer|carrier|plan|insurance|insurer|coverage)\b|\bpays? (?:first|last|second)\b|\bbill [\p{L} ]{3,40} first\b/iu;

function announced(lines: readonly Line[]): Set<number> {
  const others = new Set<number>();
  if (!lines.some(({ text }) => PAYS_FIRST.test(text))) return others;
  lines.forEach(({ text }, at) => {
    if (!/:\s*$/.test(text)) return;
    let first = at + 1;
    while (first < lines.length && isBlank(lines[first])) first++;
    if (!CARRIER.test(lines[first]?.text ?? "")) return;
    if (!COVERED_ELSEWHERE.test(`${lines[at - 1]?.text.trim() ?? ""} ${text.trim()}`)) return;
    for (let i = first; i < Math.min(lines.length, first + DEEPEST) && !isBlank(lines[i]); i++) others.add(i);
  });
  return others;
}

/** What is told of it is none of this paper's facts. */
export function withoutOtherCoverage(lines: readonly Line[], values: LabeledValue[]): LabeledValue[] {
  const others = otherCoverage(lines);
  return others.size === 0
    ? values
    : values.filter((v) => !(others.has(v.labelLine) && WHOSE.has(v.label.kind)));
}
