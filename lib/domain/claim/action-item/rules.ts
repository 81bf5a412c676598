import { shiftDays } from "@/lib/core/dates";
import type { ClaimStatus } from "@/lib/core/enums";
import { FILE_APPEAL_LEAD_DAYS } from "./schema";

export type Rule = "review_denial" | "file_appeal";

/** What the product's own items depend on. */
export type DenialFacts = {
  status: ClaimStatus;
  canAppeal: boolean | null;
  appealDeadline: string | null;
};

/** When the "file appeal" item is due: three days before the deadline. */
export const fileAppealDue = ({ appealDeadline }: Pick<DenialFacts, "appealDeadline">): string | null =>
  appealDeadline === null ? null : shiftDays(appealDeadline, -FILE_APPEAL_LEAD_DAYS);

const toFile = (facts: DenialFacts | null): string | null =>
  facts?.status === "denied" && facts.canAppeal !== false ? facts.appealDeadline : null;

/**
 * Which items a change opens (or, where they are open, brings up to date) and which it closes. An item that a person
 * finished stays finished until the claim is denied anew or gets another deadline.
 */
export function planDenialItems(
  before: DenialFacts | null,
  now: DenialFacts,
): { open: Rule[]; close: Rule[] } {
  const wasDenied = before?.status === "denied";
  const isDenied = now.status === "denied";
  const open: Rule[] = [];
  const close: Rule[] = [];
  if (isDenied && !wasDenied) open.push("review_denial");
  if (!isDenied && wasDenied) close.push("review_denial");
  const [old, next] = [toFile(before), toFile(now)];
  if (next !== null && next !== old) open.push("file_appeal");
  if (next === null && old !== null) close.push("file_appeal");
  return { open, close };
}
