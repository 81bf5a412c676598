import type { LabeledValue } from "./labeled-values";
import { type Label, type LabelKind, labelOf } from "./labels";
import { isBlank, type Line } from "./page-lines";

const PEOPLE: ReadonlySet<LabelKind> = new Set(["patient", "member", "subscriber", "provider", "payer"]);

type Block = { label: Label; from: number; to: number; start: number; end: number };

/**
 * Blocks under headings, side by side or one after the other: "PATIENT" and "SUBSCRIBER" over "Name", "Birth date", … What only
 * says "Name" there is the name of whom the heading says, and another's birth is nobody's who was treated.
 */
export function namedByHeadings(lines: readonly Line[], values: LabeledValue[]): LabeledValue[] {
  const blocks = blocksOf(lines);
  if (new Set(blocks.map(({ label }) => label.kind)).size < 2) return values;
  return values.map((v) => {
    const at = lines[v.labelLine]?.text.lastIndexOf(v.labelText, v.span.start) ?? -1;
    const isOwn = ({ from, to, start, end }: Block) =>
      v.labelLine >= from && v.labelLine <= to && at >= start && at < end;
    const block = v.layout === "below" || at < 0 ? undefined : blocks.find(isOwn);
    if (!block) return v;
    if (/^(?:full |last |legal )?name$/i.test(v.labelText)) return { ...v, label: block.label };
    const isOthers = v.label.kind === "birth_date" && block.label.kind === "subscriber";
    return isOthers ? { ...v, label: { kind: "other_date", weight: v.label.weight } } : v;
  });
}

/** A heading is a line of such words alone, with a line of a "Name" right under it. */
function blocksOf(lines: readonly Line[]): Block[] {
  return lines.flatMap((line, at) => {
    const labels = line.cells.map(({ text }) => labelOf(text.replace(/:$/, "")));
    const areAll = labels.length > 0 && labels.every((label) => label && PEOPLE.has(label.kind));
    if (!areAll || !/(?:^|\s{2})\s*(?:full )?name\b/i.test(lines[at + 1]?.text ?? "")) return [];
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
