import { findCodes } from "../denial/denial-code";
import { refusedRows } from "../denial/refused-rows";
import { type Candidate, inScope, type Reading, type Scope, withoutOthers } from "../page/candidate";
import { comparable } from "../page/clean-text";
import type { LabelKind } from "../page/labels";
import { isBlank } from "../page/page-lines";
import { isSomebodyElse, parsePersonName } from "../page/person-name";
import { chooseMember } from "../services/family-rows";
import { statusesOf } from "../signs/rejected-claims";
import { type ClaimChoice, chooseClaim, numberIn } from "./claim-number";
import { chooseNumberedPerson } from "./numbered-people";

/**
 * The claim, or the person, that a paper of several is read for: a fax of outcomes and a batch of letters name one after another.
 * `numbers` are those of the claim that the paper was put with: its block is the one meant.
 */
export function chooseBlock(reading: Reading, numbers: readonly string[] = []): ClaimChoice {
  const numbered = chooseNumberedPerson(reading, numbers);
  if (numbered) return { ...numbered, claim: chooseClaim(withoutOthers(reading, numbered.scope)).claim };
  const choice = chooseClaim(reading, numbers);
  if (choice.scope) return choice;
  const person = choosePerson(reading, numbers);
  if (!person) return { ...choice, ...chooseMember(reading) };
  return { ...person, claim: chooseClaim(withoutOthers(reading, person.scope)).claim };
}

type Block = { name: string; from: number; to: number; at: number };

const REFUSED =
  /\b(?:denied|denial|not (?:approved|certified|covered|authorized|payable|medically necessary)|non-?cert\w+|adverse|rejected|upheld|refused)\b/i;
const GRANTED =
  /(?<!\b(?:not|non|nor|or)[ -])\b(?:approved|certified|authorized|overturned|reversed|granted|paid in full)\b/i;

type PersonChoice = Required<Pick<ClaimChoice, "people">> & { scope: Scope; unclear?: string };

/** The one whose block alone speaks of a refusal; where several do, or none, the first one's values are in doubt. */
function choosePerson(reading: Reading, numbers: readonly string[]): PersonChoice | undefined {
  const blocks = blocksOf(reading);
  if (blocks.length < 2) return choosePersonsRow(reading);
  const codes = findCodes(reading).filter((c) => c.isDenial === "yes" && !c.legend);
  const scored = blocks.map((block) => {
    const isCoded = codes.some(({ line }) => line >= block.from && line <= block.to);
    const text = reading.lines
      .slice(block.from, block.to + 1)
      .map((line) => line.text)
      .join("\n");
    const known = numbers.some((number) => numberIn(text, number)) ? 4 : 0;
    return { block, score: known + (REFUSED.test(text) || isCoded ? 1 : 0) - (GRANTED.test(text) ? 1 : 0) };
  });
  const most = Math.max(...scored.map(({ score }) => score));
  const [best, rival] = scored.filter(({ score }) => score === most);
  if (!best) return undefined;
  const { from, to, at } = best.block;
  const others = blocks.filter((one) => one !== best.block).map((one) => ({ from: one.from, to: one.to }));
  const unclear = rival && `These pages are about ${rival.block.name} as well; check whose this is.`;
  return { scope: { from, to, claimLine: at, others }, people: true, ...(unclear && { unclear }) };
}

/** On a list of claims or requests, the one row that was rejected or refused beside others that were not, with what stands under it. */
function choosePersonsRow(reading: Reading): PersonChoice | undefined {
  const rows = rowsOf(reading);
  const textOf = ({ at }: Block) => reading.lines[at]?.text ?? "";
  const rejected = rows.filter(
    ({ at }) => statusesOf({ lines: reading.lines.slice(at, at + 1) }).rejected > 0,
  );
  // "Approved" in one person's row and "Not approved" in another's.
  const refused = rows.some((row) => GRANTED.test(textOf(row)))
    ? rows.filter((row) => REFUSED.test(textOf(row)) && !GRANTED.test(textOf(row)))
    : [];
  const said = rejected.length > 0 ? rejected : refused;
  const [best, ...more] = said.length > 0 ? said : unpaid(reading, rows);
  if (!best || more.some(({ name }) => isSomebodyElse(name, best.name))) return undefined;
  const others = rows.filter(({ name }) => isSomebodyElse(name, best.name));
  // The same person's other rows are told of this one, too.
  const own = rows.filter((row) => row !== best && !others.includes(row));
  return {
    scope: {
      from: best.from,
      to: best.to,
      claimLine: best.at,
      others: others.map(({ from, to }) => ({ from, to })),
      ...(own.length > 0 && { rows: own.flatMap(({ from, to }) => range(from, to)) }),
    },
    people: true,
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The rows of charges that were refused, beside others for which something was paid. */
function unpaid(reading: Reading, rows: readonly Block[]): Block[] {
  const refused = refusedRows(reading);
  return rows.filter((row) => [...refused].some((line) => line >= row.from && line <= row.to));
}

/** A table's rows under a heading of patients, where they are of several. */
function rowsOf({ labeled, lines }: Reading): Block[] {
  const named = labeled.flatMap((v) => {
    const isPerson = v.label.kind === "patient" || (v.label.kind === "member" && v.label.weight >= 0.75);
    const name = isPerson && v.layout === "below" && parsePersonName(v.value)?.display;
    return name ? [{ name, at: v.span.line, head: v.labelLine }] : [];
  });
  const own = named.filter(({ head }) => head === named[0]?.head);
  if (!own.some(({ name }) => isSomebodyElse(name, own[0]?.name ?? name))) return [];
  return own.map(({ name, at }, i) => ({
    name,
    at,
    from: at,
    to: (own[i + 1]?.at ?? endOf(lines, labeled, at) + 1) - 1,
  }));
}

/** A person's block holds a number or a birth date; a name alone may be of anybody. */
const OWN: ReadonlySet<LabelKind> = new Set(["member_id", "birth_date", "claim", "authorization", "account"]);

/** How far above the name the first lines of its block may stand: "CASE  VR-7713350". */
const HEAD = 4;

function blocksOf({ labeled, lines }: Reading): Block[] {
  const named = labeled.flatMap((v) => {
    const isOne =
      (v.label.kind === "patient" || v.label.kind === "member") &&
      v.layout !== "below" &&
      v.label.weight >= 0.75;
    const name = isOne && parsePersonName(v.value)?.display;
    return name ? [{ name, label: comparable(v.labelText), at: v.labelLine }] : [];
  });
  // The same label once more with another name: "Member" over the family and "Patient" in it are two labels.
  const label = named.find((one) =>
    named.some((other) => other.label === one.label && isSomebodyElse(one.name, other.name)),
  )?.label;
  const opening = named.filter((one, i, all) => {
    const before = all.slice(0, i).findLast((other) => other.label === label);
    return one.label === label && (!before || isSomebodyElse(before.name, one.name));
  });
  const starts = opening.map(({ at }, i) => {
    const least = i === 0 ? 0 : (opening[i - 1]?.at ?? 0) + 1;
    let from = at;
    while (from > least && at - from < HEAD && !isBlank(lines[from - 1])) from--;
    return from;
  });
  const blocks = opening.map(({ name, at }, i) => ({
    name,
    at,
    from: starts[i] ?? at,
    to: (starts[i + 1] ?? endOf(lines, labeled, at) + 1) - 1,
  }));
  const isOwn = (line: number, { from, to }: Block) => line >= from && line <= to;
  return blocks.filter((block) => labeled.some((v) => OWN.has(v.label.kind) && isOwn(v.labelLine, block)));
}

/** The last block ends before the text that speaks of all of them: at a gap or a rule that no label follows. */
function endOf(lines: Reading["lines"], labeled: Reading["labeled"], at: number): number {
  const announced = new Set(labeled.map((v) => v.labelLine));
  for (let line = at + 1; line < lines.length; line++) {
    if (!isBlank(lines[line])) continue;
    const next = lines.findIndex((one, i) => i > line && !isBlank(one));
    if (next < 0 || !announced.has(next)) return line;
  }
  return lines.length - 1;
}

/** Whether it stands in the row or block of somebody else. */
export const isOfAnother = ({ spans: [span] }: Candidate, { scope, people }: ClaimChoice): boolean =>
  span !== undefined &&
  people === true &&
  scope !== undefined &&
  !inScope(scope, span.line) &&
  scope.others.some(({ from, to }) => span.line >= from && span.line <= to);

/** What stands in the chosen block alone is in doubt where another one may be meant. */
export function doubtedIn({ scope, unclear }: ClaimChoice, found: Candidate, { lines }: Reading): Candidate {
  const own = found.spans.length > 0 && found.spans.every(({ line }) => inScope(scope, line));
  if (!unclear || !own) return found;
  const others =
    scope?.others.flatMap(({ from, to }) => lines.slice(from, to + 1).map(({ text }) => text)) ?? [];
  const isShared = comparable(others.join("\n")).includes(comparable(found.value));
  return isShared ? found : { ...found, doubt: found.doubt ?? unclear };
}
