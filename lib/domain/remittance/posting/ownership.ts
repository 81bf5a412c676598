import type { PracticeNumbers } from "@/lib/domain/practice/numbers";
import type { Party } from "../reader/model";

const digits = (value: string | null): string => (value ?? "").replace(/\D/g, "");

/**
 * Whose payment it is. The tax id decides where both sides name one, else the NPI; `unknown` where nothing can be
 * compared. A provider's NPI alone does not make a payment ours: people work in several practices.
 */
export function ownerOf(
  payee: Pick<Party, "tin" | "npi">,
  own: PracticeNumbers,
): "ours" | "foreign" | "unknown" {
  const [tin, npi] = [digits(payee.tin), digits(payee.npi)];
  if (tin && own.tins.size > 0) return own.tins.has(tin) ? "ours" : "foreign";
  if (npi && own.npis.size > 0) return own.npis.has(npi) ? "ours" : "foreign";
  return "unknown";
}
