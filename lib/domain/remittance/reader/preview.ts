import { amountOf } from "@/lib/core/money";
import { asksCorrection } from "@/lib/domain/move/advice";
import { moveFor } from "@/lib/domain/move/remittance-move";
import { estimateAppealDeadline } from "./deadline";
import { type ClaimDenial, denialOf } from "./denial";
import type { Amount, IsoDate, PaymentResult, RemittanceClaim } from "./model";
import { payerTypeOf } from "./payer-type";
import type {
  PreviewAdjustment,
  PreviewClaim,
  PreviewLine,
  PreviewPayment,
  PreviewProblem,
  PreviewSummary,
  RemittancePreview,
} from "./preview-shape";
import type { RemittanceProblem } from "./problem";
import { type ReadOptions, readRemittance } from "./reader";
import { fullName } from "./values";

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const money = (amount: Amount): string | null => (amount === null ? null : amountOf(amount));

/** First pass over a file, in flat memory: which payments are good, the totals and the problems. */
export async function previewSummary(source: Source, options: ReadOptions = {}): Promise<PreviewSummary> {
  const results: PaymentResult[] = [];
  const problems: RemittanceProblem[] = [];
  for await (const event of readRemittance(source, options)) {
    if (event.type === "payment_end") results.push(event.result);
    else if (event.type === "problem") problems.push(event.problem);
  }
  return summaryOf(results, problems);
}

/** The summary of payments and problems that were read already. */
export function summaryOf(results: PaymentResult[], problems: RemittanceProblem[]): PreviewSummary {
  const good = results.filter(({ complete }) => complete);
  const shown = (good[0] ?? results[0])?.header;
  return {
    status: good.length === 0 ? "unreadable" : problems.length === 0 ? "read" : "flagged",
    payer_name: shown?.payer.name ?? null,
    payee_npi: shown?.payee.npi ?? null,
    payee_tin: shown?.payee.tin ?? null,
    payment_total: amountOf(good.reduce((total, { header }) => total + (header.amount ?? 0), 0)),
    claim_count: good.reduce((count, { claims }) => count + claims, 0),
    payments: results.map(previewPayment),
    problems: problems.map(previewProblem),
  };
}

/** Second pass: the claims of the payments that are complete, one by one. */
export async function* previewClaims(
  source: Source,
  summary: PreviewSummary,
  options: ReadOptions = {},
): AsyncGenerator<PreviewClaim> {
  const good = new Map(summary.payments.flatMap((one) => (one.complete ? [[one.payment, one]] : [])));
  for await (const event of readRemittance(source, options)) {
    const payment = event.type === "claim" ? good.get(event.claim.payment) : undefined;
    if (event.type === "claim" && payment) yield previewClaim(event.claim, payment);
  }
}

/** Both passes, with the claims in memory. `open` is called twice and must yield the same bytes. */
export async function previewRemittance(
  open: () => Source,
  options: ReadOptions = {},
): Promise<RemittancePreview> {
  const summary = await previewSummary(open(), options);
  const claims: PreviewClaim[] = [];
  for await (const claim of previewClaims(open(), summary, options)) claims.push(claim);
  return { ...summary, claims };
}

/** The payment tells the kind of payer and the date from which an appeal deadline is estimated. */
export function previewClaim(
  claim: RemittanceClaim,
  payment: Pick<PreviewPayment, "payer_name" | "payment_date">,
): PreviewClaim {
  const payer = payerTypeOf(claim.filingCode, payment.payer_name);
  const denial = denialOf(claim);
  const { move, why, steps, source, appealPossible } = moveFor(claim, denial, payer);
  return {
    claim: claim.index,
    payment: claim.payment,
    kind: claim.kind,
    claim_number: claim.claimNumber,
    payer_claim_number: claim.payerClaimNumber,
    status_code: claim.statusCode,
    charge: money(claim.charge),
    paid: money(claim.paid),
    patient_responsibility: money(claim.patientResponsibility),
    patient_name: fullName(claim.patient),
    member_id: claim.subscriber?.id ?? claim.patient?.id ?? null,
    corrected_name: fullName(claim.corrected),
    service_from: claim.serviceFrom ?? lineDates(claim)[0] ?? null,
    service_to: claim.serviceTo ?? lineDates(claim).at(-1) ?? claim.serviceFrom,
    adjustments: previewAdjustments(claim),
    remarks: claim.remarks,
    lines: previewLines(claim, denial),
    denial: {
      outcome: denial.outcome,
      amount: amountOf(denial.deniedAmount),
      summary: denial.summary,
      review: denial.review,
    },
    proposed_category: denial.category,
    proposed_move: move,
    move: {
      reason: why,
      steps,
      source,
      can_appeal: appealPossible,
      requires_correction: asksCorrection(move),
    },
    appeal_deadline: appealPossible ? estimateAppealDeadline(payer, payment.payment_date) : null,
    flags: claim.flags,
  };
}

/** Earliest first; used when the claim itself states no dates. */
function lineDates({ lines }: RemittanceClaim): IsoDate[] {
  return lines.flatMap(({ serviceFrom, serviceTo }) => [serviceFrom ?? [], serviceTo ?? []].flat()).sort();
}

function previewProblem({ code, position, message, payment, claim }: RemittanceProblem): PreviewProblem {
  return { code, position, message, payment, claim };
}

function previewPayment(result: PaymentResult): PreviewPayment {
  const { header } = result;
  return {
    payment: header.index,
    payer_name: header.payer.name,
    payee_name: header.payee.name,
    payee_npi: header.payee.npi,
    payee_tin: header.payee.tin,
    payment_total: money(header.amount),
    payment_date: header.date,
    trace_number: header.traceNumber,
    version: header.version,
    test: header.test,
    complete: result.complete,
    balanced: result.balanced,
    claim_count: result.claims,
    provider_adjustments: result.providerAdjustments.map(({ reason, reference, amount }) => ({
      reason,
      reference,
      amount: money(amount),
    })),
  };
}

function previewAdjustments(claim: RemittanceClaim): PreviewAdjustment[] {
  const levels = [
    { level: "claim" as const, line: null, adjustments: claim.adjustments },
    ...claim.lines.map(({ number, adjustments }) => ({ level: "line" as const, line: number, adjustments })),
  ];
  return levels.flatMap(({ level, line, adjustments }) =>
    adjustments.map(({ group, reason, amount }) => ({ level, line, group, reason, amount: money(amount) })),
  );
}

function previewLines(claim: RemittanceClaim, denial: ClaimDenial): PreviewLine[] {
  const denied = new Map(denial.lines.map((line) => [line.line, line]));
  return claim.lines.map((line) => ({
    line: line.number,
    procedure_code: line.procedure?.code ?? null,
    modifiers: line.procedure?.modifiers ?? [],
    submitted_procedure_code: line.submitted?.code ?? null,
    revenue_code: line.revenueCode,
    units: line.units,
    charge: money(line.charge),
    paid: money(line.paid),
    allowed: money(line.allowed),
    denied: amountOf(denied.get(line.number)?.deniedAmount ?? 0),
    service_from: line.serviceFrom ?? claim.serviceFrom,
    service_to: line.serviceTo ?? claim.serviceTo,
    control_number: line.controlNumber,
    remarks: line.remarks,
    proposed_category: denied.get(line.number)?.category ?? null,
  }));
}
