import type { DeniedLine } from "@/lib/core/notice";
import type { Reading } from "../page/candidate";
import type { LabeledValue } from "../page/labeled-values";
import { hasReasonWords, ORDINARY } from "./denial-cues";
import { type LegendEntry, readLegend } from "./legend";
import { bare } from "./refused-rows";

/** "CODE ............ L20" among a claim's facts, and "L20:  The maximum number of visits …" below: no service, but why. */
export const isReasonsCode = (
  { label, labelText, layout, value }: LabeledValue,
  legend: readonly LegendEntry[],
): boolean =>
  label.kind === "procedure" &&
  layout !== "below" &&
  /^codes?$/i.test(labelText) &&
  /^(?:[A-Z]{1,2}\d{1,3}|\d{1,3}[A-Z]{1,2})$/.test(value.trim()) &&
  legend.some(
    ({ marker, text }) => bare(marker) === value.trim() && hasReasonWords(text) && !ORDINARY.test(text),
  );

/** "Codes ........ 018" in a claim's own list, and below what it means: the payer's code for all that was refused of the claim. */
export function ownCodeBeside({
  labeled,
  lines,
}: Reading): Pick<DeniedLine, "groupCode" | "code" | "reason"> | undefined {
  const legend = readLegend(lines);
  const beside = labeled.filter(
    (v) => (v.label.kind === "code" && v.layout !== "below") || isReasonsCode(v, legend),
  );
  const [code, ...others] = [...new Set(beside.map(({ value }) => value.trim()))];
  const meaning = legend.find(({ marker }) => bare(marker) === code);
  return code && others.length === 0 && meaning ? { groupCode: null, code, reason: meaning.text } : undefined;
}
