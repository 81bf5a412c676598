import type { PayerType } from "@/lib/domain/reading/page/payer-directory";
import { estimateDeadline } from "@/lib/domain/reading/payer/estimated-deadline";
import type { IsoDate } from "./model";

export type RemittanceDeadline = {
  /** Null where no usual limit is known. */
  date: IsoDate | null;
  /** How it was counted, with the reminder that it is an estimate. */
  basis: string;
};

/** Goes with every estimated date: the date on the notice wins. */
const ESTIMATED = "estimated, confirm on the notice";

/**
 * The usual first-level appeal deadline for a kind of payer, counted from the date of the payment. A remittance
 * states none, so this is always an estimate.
 */
export function estimateAppealDeadline(
  payer: PayerType | undefined,
  decidedOn: IsoDate | null,
): RemittanceDeadline {
  const found = payer && decidedOn ? estimateDeadline(payer, decidedOn) : undefined;
  if (!found) return { date: null, basis: "No usual limit is known for this payer: read the notice." };
  // The limit is the member's; a provider's own dispute follows the State and the plan.
  const provider = payer === "medicaid" ? "; payment disputes of providers vary by State and plan" : "";
  return { date: found.date, basis: `${found.basis}${provider}; ${ESTIMATED}.` };
}
