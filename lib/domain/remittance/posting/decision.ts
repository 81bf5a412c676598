import { createHash } from "node:crypto";
import { shiftDays } from "@/lib/core/dates";
import type { ClaimStatus, LineStatus } from "@/lib/core/enums";
import type { Advice } from "@/lib/domain/move/advice";
import { moveFor } from "@/lib/domain/move/remittance-move";
import { estimateAppealDeadline, type RemittanceDeadline } from "../reader/deadline";
import { type ClaimDenial, carcEntry, denialOf } from "../reader/denial";
import type { Amount, Cents, IsoDate, RemittanceClaim, RemittanceLine } from "../reader/model";
import { payerTypeOf } from "../reader/payer-type";
import type { SurveyedPayment } from "./survey";

/** What a payer decided about one service line. Money is cents; null where the file says nothing usable. */
export type LineDecision = {
  number: number;
  procedureCode: string;
  modifiers: string[];
  units: number | null;
  charge: Cents | null;
  paid: Cents;
  allowed: Cents | null;
  denied: Cents;
  serviceOn: IsoDate | null;
  status: LineStatus;
  reasonCode: string;
  reasonText: string;
  remarks: string;
};

/** What a payer decided about one claim, in the terms of our own records. */
export type Decision = {
  claim: RemittanceClaim;
  payment: SurveyedPayment;
  /** The same for the same decision in any file. */
  key: string;
  /** The same for the same words, whatever payment brings them. */
  content: string;
  status: ClaimStatus;
  denial: ClaimDenial;
  move: Advice;
  deadline: RemittanceDeadline | null;
  /** The payment's date; null where it is out of range. */
  decidedOn: IsoDate | null;
  receivedOn: IsoDate | null;
  serviceFrom: IsoDate | null;
  serviceTo: IsoDate | null;
  allowed: Cents | null;
  lines: LineDecision[];
};

/** Dates that can't be (2099, 1900) are flagged by the reader and taken over nowhere. */
const plausible = (date: IsoDate | null, today: IsoDate): IsoDate | null =>
  date !== null && date >= "1990-01-01" && date <= shiftDays(today, 366) ? date : null;

export function decisionOf(claim: RemittanceClaim, payment: SurveyedPayment, today: IsoDate): Decision {
  const decidedOn = plausible(payment.paidOn, today);
  const payer = payerTypeOf(claim.filingCode, payment.payerName);
  const denial = denialOf(claim);
  const move = moveFor(claim, denial, payer);
  const content = contentHash(claim);
  const days = claim.lines
    .flatMap((line) =>
      [plausible(line.serviceFrom, today) ?? [], plausible(line.serviceTo, today) ?? []].flat(),
    )
    .sort();
  const serviceFrom = plausible(claim.serviceFrom, today);
  return {
    claim,
    payment,
    content,
    key: hash([content, claim.kind, payment.payerName, payment.traceNumber, payment.paidOn]),
    status: statusOf(claim, denial),
    denial,
    move,
    deadline: move.appealPossible ? estimateAppealDeadline(payer, decidedOn) : null,
    decidedOn,
    receivedOn: plausible(claim.receivedOn, today),
    serviceFrom: serviceFrom ?? days[0] ?? null,
    serviceTo: plausible(claim.serviceTo, today) ?? days.at(-1) ?? serviceFrom,
    allowed: allowedOf(claim),
    lines: claim.lines.map((line) => ({
      ...lineDecision(line, denial),
      serviceOn: plausible(line.serviceFrom, today),
    })),
  };
}

const PREDETERMINATION = "25";

/** CLP02 says in which order payers were billed, so that the status comes from money and reasons instead. */
function statusOf(claim: RemittanceClaim, denial: ClaimDenial): ClaimStatus {
  if (denial.outcome === "reversal") return "in_process";
  const paid = (claim.paid ?? 0) > 0;
  if (denial.outcome === "denied") return "denied";
  if (denial.outcome === "partially_denied") return paid ? "partially_paid" : "denied";
  if (denial.review !== null || claim.statusCode === PREDETERMINATION) return "pending";
  // All of it went to the deductible or was forwarded: the payer is done, and paid nothing.
  return paid ? "paid" : "approved";
}

/** AMT*AU of the claim, else the sum of the lines where each states one. */
function allowedOf(claim: RemittanceClaim): Cents | null {
  const stated = claim.amounts.find(({ qualifier }) => qualifier === "AU")?.amount;
  if (stated !== undefined) return stated;
  const lines = claim.lines.map(({ allowed }) => allowed);
  if (lines.length === 0 || lines.some((amount) => amount === null)) return null;
  return lines.reduce<Cents>((sum, amount) => sum + (amount ?? 0), 0);
}

function lineDecision(line: RemittanceLine, denial: ClaimDenial): Omit<LineDecision, "serviceOn"> {
  const reason = denial.reasons.find((one) => one.line === line.number) ?? null;
  const denied = denial.lines.find((one) => one.line === line.number)?.deniedAmount ?? 0;
  const paid = line.paid ?? 0;
  const billed = line.submitted ?? line.procedure;
  const units = line.submittedUnits ?? line.units;
  return {
    number: line.number,
    procedureCode: (billed?.code ?? line.revenueCode ?? "").toUpperCase(),
    modifiers: (billed?.modifiers ?? []).map((code) => code.toUpperCase()),
    units: units !== null && Number.isInteger(units) && units >= 0 ? units : null,
    charge: line.charge,
    paid,
    allowed: line.allowed,
    denied,
    status: lineStatus(denial, denied, paid),
    reasonCode: reason?.reason ? `${reason.group}-${reason.reason}` : "",
    reasonText: reason ? (carcEntry(reason.reason)?.description ?? reason.description) : "",
    remarks: line.remarks.join(", "),
  };
}

function lineStatus(denial: ClaimDenial, denied: Cents, paid: Cents): LineStatus {
  if (denial.outcome === "reversal") return "PENDED";
  if (denied > 0) return paid > 0 ? "PARTIAL" : "DENIED";
  return paid > 0 ? "PAID" : "PROCESSED";
}

const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** What the payer said, without places in the file and without which payment said it. */
function contentHash(claim: RemittanceClaim): string {
  const adjustments = (list: RemittanceClaim["adjustments"]) =>
    list.map(({ group, reason, amount, quantity }) => [group, reason, amount, quantity]);
  return hash([
    claim.claimNumber,
    claim.payerClaimNumber,
    claim.statusCode,
    claim.charge,
    claim.paid,
    claim.patientResponsibility,
    claim.filingCode,
    claim.frequencyCode,
    claim.patient,
    claim.subscriber?.id,
    claim.serviceFrom,
    claim.serviceTo,
    adjustments(claim.adjustments),
    claim.remarks,
    claim.amounts,
    claim.lines.map((line) => [
      line.procedure,
      line.submitted,
      line.revenueCode,
      line.charge,
      line.paid,
      line.units,
      line.allowed,
      line.serviceFrom,
      line.serviceTo,
      line.controlNumber,
      adjustments(line.adjustments),
      line.remarks,
    ]),
  ]);
}

/** Amounts that a record of ours can hold: none below zero. */
export const storable = (amount: Amount): Cents | undefined =>
  amount === null || amount < 0 ? undefined : amount;
