import type { PaymentResult, RemittanceClaim } from "./model";
import type { RemittanceProblem } from "./problem";
import { type ReadOptions, readRemittance } from "./reader";

type ReadPayment = PaymentResult & { claimList: RemittanceClaim[] };
export type Remittance = { payments: ReadPayment[]; problems: RemittanceProblem[] };

/** The whole reading in memory: for previews and tests, not for files of unknown size. */
export async function collectRemittance(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
): Promise<Remittance> {
  const remittance: Remittance = { payments: [], problems: [] };
  let claimList: RemittanceClaim[] = [];
  for await (const event of readRemittance(source, options)) {
    if (event.type === "problem") remittance.problems.push(event.problem);
    else if (event.type === "claim") claimList.push(event.claim);
    else if (event.type === "payment_end") {
      remittance.payments.push({ ...event.result, claimList });
      claimList = [];
    }
  }
  return remittance;
}
