import type { PayerNet } from "@/db/schema/remittances";
import { foldName } from "./match";

/** Sums of payments in cents, by `netKey`. */
type Nets = Record<string, PayerNet>;

/** Under which a payer's payments on a claim, or on one of its lines, are summed up. */
export const netKey = (payerName: string, lineId?: string): string =>
  `${foldName(payerName)}|${lineId ?? ""}`;

/** What all payers have paid on the claim, or on a line, in all. */
export function paidInAll(nets: Nets, lineId?: string): number {
  let total = 0;
  for (const [key, { net }] of Object.entries(nets)) if (key.endsWith(`|${lineId ?? ""}`)) total += net;
  return total;
}

type Payment = {
  /** Below zero where the payer takes back. */
  amount: number;
  order: string;
  /** What a person entered before any payer's payment was posted; null: nothing. */
  entered: number | null;
};

/**
 * Adds a payment, or takes one back, so that the sum is the same in whatever order files arrive. The reversal of a
 * payment that was never posted takes back what a person entered, or nothing; when that payment arrives, it adds nothing.
 */
export function addPayment(nets: Nets, key: string, { amount, order, entered }: Payment): void {
  const { net, missing, before } = nets[key] ?? { net: 0, missing: 0, before: "" };
  if (amount >= 0) {
    const found = order < before ? Math.min(missing, amount) : 0;
    nets[key] = { net: net + amount - found, missing: missing - found, before };
  } else if (entered !== null) {
    nets[key] = { net: Math.max(0, entered + amount), missing: -amount, before: order };
  } else {
    const lacking = Math.max(0, -(net + amount));
    nets[key] = {
      net: net + amount + lacking,
      missing: missing + lacking,
      before: lacking > 0 && order > before ? order : before,
    };
  }
}
