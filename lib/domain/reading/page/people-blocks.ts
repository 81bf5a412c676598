import type { LabeledValue } from "./labeled-values";
import { type Label, type LabelKind, labelOf } from "./labels";
import { isBlank, type Line } from "./page-lines";
import { parsePersonName } from "./person-name";

const PEOPLE: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber", "provider", "payer"]);

/** Whom a plan covers is a person; a provider may be a house. */
const OF_A_PLAN: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber"]);

type Block = { label: Label; from: number; to: number; start: number; end: number };

/**
 * Blocks under headings, side by side or one after the other: "PATIENT" and "SUBSCRIBER" over "Name", "Birth date", … What only
 * says "Name" there is the name of whom the heading says, and another's birth is nobody's who was treated.
 */
export function namedByHeadings(lines: readonly Line[], values: LabeledValue[]): LabeledValue[] {
  const blocks = blocksOf(lines);
  if (new Set(blocks.map(({ label }) => label.kind)).size < 2) return values;
  const blockOf = (v: LabeledValue) => {
    const at = lines[v.labelLine]?.text.lastIndexOf(v.labelText, v.span.start) ?? -1;
    const isOwn = ({ from, to, start, end }: Block) =>
      v.labelLine >= from && v.labelLine <= to && at >= start && at < end;
    return v.layout === "below" || at < 0 ? undefined : blocks.find(isOwn);
  };
  // A dependent's card may carry the policyholder's number alone: only beside the patient's own is it another's.
  const isNumbered = values.some((v) => v.label.kind === "member_id" && isOfPatient(blockOf(v)));
  return values.map((v) => {
    const block = blockOf(v);
    if (!block) return v;
    if (/^(?:full |last |legal )?name$/i.test(v.labelText)) return { ...v, label: block.label };
    if (block.label.kind !== "subscriber") return v;
    const { kind, weight } = v.label;
    if (kind === "birth_date") return { ...v, label: { kind: "other_date", weight } };
    return kind === "member_id" && isNumbered ? { ...v, label: { kind: "other_id", weight } } : v;
  });
}

const isOfPatient = (block: Block | undefined): boolean =>
  block?.label.kind === "patient" || block?.label.kind === "member";

/** A heading is a line of such words alone, with a line of a "Name" or the names themselves right under it. */
function blocksOf(lines: readonly Line[]): Block[] {
  return lines.flatMap((line, at) => {
    const labels = line.cells.map(({ text }) => labelOf(text.replace(/:$/, "")));
    const areAll = labels.length > 0 && labels.every((label) => label && PEOPLE.has(label.kind));
    const under = lines[at + 1];
    if (!areAll || !under) return [];
    if (!/(?:^|\s{2})\s*(?:full )?name\b/i.test(under.text) && !areNames(line, under)) return [];
    let to = at;
    while (lines[to + 1]?.page === line.page && !isBlank(lines[to + 1])) to++;
    return line.cells.flatMap((cell, i) => {
      const label = labels[i];
      const end = line.cells[i + 1]?.start ?? Number.POSITIVE_INFINITY;
      const start = i === 0 ? 0 : cell.start - 1;
      return label
        ? [{ label, from: at + 1, to, start, end: end === Number.POSITIVE_INFINITY ? end : end - 1 }]
        : [];
    });
  });
}

/** "Patient             Sponsor" over "Juniper Calloway    SSgt Mateo Calloway": each name stands right under its heading. */
const areNames = (heading: Line, { cells }: Line): boolean =>
  cells.length === heading.cells.length &&
  cells.every(({ text, start }, i) => {
    const over = heading.cells[i];
    const isPerson = OF_A_PLAN.has(labelOf(over?.text.replace(/:$/, "") ?? "")?.kind ?? "other");
    return start === over?.start && (!isPerson || parsePersonName(text));
  });
