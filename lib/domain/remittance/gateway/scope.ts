import { payerTypeOf } from "../reader/payer-type";

/** The payer of a refresh that no person chose one for. */
export const ALL_PAYERS = "all";

type Asked = { payerId: string; startDate: string; endDate: string };
type Remittance = {
  payerName: string;
  firstPaymentOn: string | null;
  lastPaymentOn: string | null;
  /** The practice's own day on which it came. */
  arrivedOn: string;
  summary: { payments: { payerIdentifier: string }[] };
};

/** Payers of the refresh that stand for a kind of payer (docs/product.md, J3). */
const KINDS: Record<string, "medicare" | "medicaid"> = { "03432": "medicare", "96385": "medicaid" };

/**
 * Whether a remittance answers what was asked for. Remittances name payers by ids of their own, so that a payer of the
 * list stands for its kind; the dates are those of the payments, or of the day on which the file came.
 */
export function isAskedFor(file: Remittance, asked: Asked): boolean {
  return isOfPayer(file, asked.payerId) && isWithin(file, asked);
}

function isOfPayer({ payerName, summary }: Remittance, payerId: string): boolean {
  if (payerId === ALL_PAYERS) return true;
  if (summary.payments.some(({ payerIdentifier }) => payerIdentifier === payerId)) return true;
  const kind = payerTypeOf(null, payerName);
  const asked = KINDS[payerId];
  return asked ? kind === asked : kind !== "medicare" && kind !== "medicaid";
}

function isWithin(file: Remittance, { startDate, endDate }: Asked): boolean {
  const { arrivedOn, firstPaymentOn, lastPaymentOn } = file;
  if (arrivedOn >= startDate && arrivedOn <= endDate) return true;
  if (firstPaymentOn === null || lastPaymentOn === null) return false;
  return lastPaymentOn >= startDate && firstPaymentOn <= endDate;
}
