import { element, type Segment } from "../x12/segment";
import type { Adjustment } from "./model";
import { type Report, readAmount, readQuantity } from "./values";

const TRIPLETS = [2, 5, 8, 11, 14, 17];

/** The up to six reason/amount/quantity triplets of a CAS. An incomplete one is reported, never guessed. */
export function readAdjustments(cas: Segment, report: Report): Adjustment[] {
  const group = element(cas, 1).toUpperCase();
  if (group === "") report("adjustment", cas, { what: "no group code" });
  const found: Adjustment[] = [];
  for (const n of TRIPLETS) {
    const reason = element(cas, n).toUpperCase();
    const amount = readAmount(cas, n + 1, "An adjustment", report);
    if (reason === "" && element(cas, n + 1) === "") continue;
    if (reason === "") report("adjustment", cas, { what: "no reason code" });
    if (element(cas, n + 1) === "") report("adjustment", cas, { what: "no amount" });
    found.push({ group, reason, amount, quantity: readQuantity(cas, n + 2), position: cas.position });
  }
  if (found.length === 0) report("adjustment", cas, { what: "nothing in CAS" });
  if (cas.elements.length > 20) report("adjustment", cas, { what: "more than six" });
  return found;
}
