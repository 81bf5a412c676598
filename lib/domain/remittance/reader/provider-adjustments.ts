import { components, element, optional, type Segment } from "../x12/segment";
import type { ProviderAdjustment } from "./model";
import { type Report, readDate, requireAmount } from "./values";

const PAIRS = [3, 5, 7, 9, 11, 13];

/** Some payers write 99991231 where the fiscal year is not known: read, and not called out of range. */
const LATEST_FISCAL_DATE = "9999-12-31";

/** PLB: up to six pairs of a reason (with a reference) and an amount that changes the payment but no claim. */
export function readProviderAdjustments(plb: Segment, report: Report): ProviderAdjustment[] {
  const provider = optional(plb, 1);
  const fiscalDate = readDate(plb, 2, "The fiscal year's end (PLB02)", LATEST_FISCAL_DATE, report);
  return PAIRS.filter((n) => element(plb, n) !== "" || element(plb, n + 1) !== "").map((n) => {
    const [reason = "", reference = ""] = components(plb, n);
    const amount = requireAmount(plb, n + 1, "A provider adjustment (PLB)", report);
    return { provider, fiscalDate, reason, reference: reference || null, amount, position: plb.position };
  });
}
