import type { PracticeNumbers } from "@/lib/domain/practice/numbers";
import type { PaymentResult } from "../reader/model";
import { summaryOf } from "../reader/preview";
import type { PreviewSummary } from "../reader/preview-shape";
import { problem, type RemittanceProblem } from "../reader/problem";
import { type ReadOptions, type RemittanceEvent, readRemittance } from "../reader/reader";
import { ownerOf } from "./ownership";

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** What posting needs of a payment, from the first reading; it is kept with the file. */
export type SurveyedPayment = {
  /** Number within the file, from 1. */
  index: number;
  contentHash: string;
  sender: string;
  control: string;
  payerName: string;
  payerIdentifier: string;
  traceNumber: string;
  /** Cents. */
  amount: number | null;
  paidOn: string | null;
  balanced: boolean | null;
  claims: number;
  providerAdjustments: { reason: string; reference: string | null; amount: number | null }[];
  /** Read from a paper, which says the same as an 835 in other words. */
  isPaper?: boolean;
};

export type Survey = {
  /** Of our own payments only: nothing of another practice's is in it. */
  summary: PreviewSummary;
  /** Complete and not another practice's: these may be posted. */
  payments: SurveyedPayment[];
  /** `none`: every payment that can be read is another practice's. */
  ours: "all" | "some" | "none";
  /** Whether a payment could not be compared with the practice's numbers. */
  unchecked: boolean;
};

/** First reading of a file, in flat memory: which payments are good, and which are this practice's. */
export async function surveyRemittance(
  source: Source,
  own: PracticeNumbers,
  /** `onlySurelyOurs`: a payment whose payee can't be compared counts as another practice's. */
  options: ReadOptions & { onlySurelyOurs?: boolean } = {},
): Promise<Survey> {
  return surveyEvents(readRemittance(source, options), own, options);
}

/** The same of what was read already. */
export async function surveyEvents(
  events: AsyncIterable<RemittanceEvent> | Iterable<RemittanceEvent>,
  own: PracticeNumbers,
  options: { onlySurelyOurs?: boolean } = {},
): Promise<Survey> {
  const results: PaymentResult[] = [];
  const problems: RemittanceProblem[] = [];
  const foreign = new Set<number>();
  let unchecked = false;
  for await (const event of events) {
    if (event.type === "problem") problems.push(event.problem);
    if (event.type !== "payment_end") continue;
    const owner = ownerOf(event.result.header.payee, own);
    if (owner === "foreign" || (owner === "unknown" && options.onlySurelyOurs))
      foreign.add(event.result.header.index);
    else results.push(event.result);
    unchecked ||= owner === "unknown" && !options.onlySurelyOurs;
  }
  const shown = problems.filter(({ payment }) => payment === null || !foreign.has(payment));
  if (foreign.size > 0 && results.length > 0) shown.push(leftOut(foreign.size));
  return {
    summary: summaryOf(results, shown),
    payments: results.filter(({ complete }) => complete).map(surveyed),
    ours: foreign.size === 0 ? "all" : results.length > 0 ? "some" : "none",
    unchecked,
  };
}

const leftOut = (payments: number): RemittanceProblem => ({
  ...problem(
    "foreign_payment",
    null,
    payments === 1 ? { count: "1 payment", verb: "is" } : { count: `${payments} payments`, verb: "are" },
  ),
});

function surveyed({
  header,
  contentHash,
  balanced,
  claims,
  providerAdjustments,
}: PaymentResult): SurveyedPayment {
  return {
    index: header.index,
    contentHash,
    sender: header.interchangeSender,
    control: header.interchangeControl,
    payerName: header.payer.name ?? "",
    payerIdentifier: payerIdOf(header),
    traceNumber: header.traceNumber ?? "",
    amount: header.amount,
    paidOn: header.date,
    balanced,
    claims,
    providerAdjustments: providerAdjustments.map(({ reason, reference, amount }) => ({
      reason,
      reference,
      amount,
    })),
  };
}

/** REF*2U, else an id in N1 that is no NPI or tax id, else TRN03. */
function payerIdOf({ payer, payerIdentifier }: PaymentResult["header"]): string {
  const named = payer.references.find(({ qualifier }) => qualifier === "2U")?.value;
  const own = payer.idQualifier === "XX" || payer.idQualifier === "FI" ? null : payer.id;
  return named ?? own ?? payerIdentifier ?? "";
}
