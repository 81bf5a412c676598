import type { PayerType } from "@/lib/domain/reading/page/payer-directory";
import { payerTypeOf as payerTypeOfName } from "@/lib/domain/reading/payer/estimated-deadline";

/** Claim filing indicators (CLP06) that name one kind of payer. */
const BY_FILING_CODE: Record<string, PayerType> = {
  MA: "medicare",
  MB: "medicare",
  "16": "medicare_advantage",
  MC: "medicaid",
  CH: "tricare",
  FI: "fehb",
  VA: "champva",
  AM: "liability",
  LM: "liability",
  WC: "liability",
};

/** PPO, POS, EPO, indemnity, HMO: any plan of a commercial payer, its Medicare and Medicaid plans included. */
const COMMERCIAL = new Set(["12", "13", "14", "15", "BL", "CI", "HM"]);

const MAX_NAMES = 200;
const names = new Map<string, PayerType | undefined>();

/** The kind of payer, as far as CLP06 and the payer's name tell. It decides appeal rights and time limits. */
export function payerTypeOf(filingCode: string | null, payerName: string | null): PayerType | undefined {
  const filing = filingCode?.toUpperCase() ?? "";
  const commercial = COMMERCIAL.has(filing) ? "commercial" : undefined;
  return BY_FILING_CODE[filing] ?? (payerName ? typeOfName(payerName) : undefined) ?? commercial;
}

/** One payer stands over thousands of claims, and the search by name is slow. */
function typeOfName(name: string): PayerType | undefined {
  if (!names.has(name)) {
    if (names.size >= MAX_NAMES) names.clear();
    names.set(name, payerTypeOfName(name));
  }
  return names.get(name);
}
