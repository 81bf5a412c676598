import type { DeniedLine } from "@/lib/core/notice";
import type { Reading } from "../page/candidate";
import { readLegend } from "./legend";
import { bare } from "./refused-rows";

/** "Codes ........ 018" in a claim's own list, and below what it means: the payer's code for all that was refused of the claim. */
export function ownCodeBeside({
  labeled,
  lines,
}: Reading): Pick<DeniedLine, "groupCode" | "code" | "reason"> | undefined {
  const beside = labeled.filter(({ label, layout }) => label.kind === "code" && layout !== "below");
  const [code, ...others] = [...new Set(beside.map(({ value }) => value.trim()))];
  const meaning = readLegend(lines).find(({ marker }) => bare(marker) === code);
  return code && others.length === 0 && meaning ? { groupCode: null, code, reason: meaning.text } : undefined;
}
