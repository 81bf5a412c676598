import { amountOf } from "@/lib/core/money";
import type { SheetBalance } from "../paper/balance";
import { balanceOf } from "../paper/balance";
import type { EobAdjustment, EobLine } from "../paper/sheet";
import type { RemittanceFile } from "../posting/files";
import type { Amount } from "../reader/model";
import type { SheetDto } from "./schema";
import type { KeptSheet } from "./sheets";

const money = (amount: Amount | undefined): string | null =>
  amount === null || amount === undefined ? null : amountOf(amount);

export const balanceDto = ({ balanced, imbalances, unknown }: SheetBalance) => ({
  balanced,
  imbalances: imbalances.map(({ level, claim, line, column, off, message }) => ({
    level,
    claim,
    line,
    column,
    off: amountOf(off),
    message,
  })),
  unknown,
});

/** A paper as its call shows it: what was read, what is in doubt, and where it does not add up. */
export function sheetDto({ sheet, version }: KeptSheet, file: RemittanceFile): SheetDto {
  return {
    version,
    media_type: file.mediaType,
    ...balanceDto(balanceOf(sheet)),
    payer: sheet.payer,
    payee: sheet.payee,
    trace_number: sheet.traceNumber,
    paid_on: sheet.paidOn,
    total: money(sheet.total),
    provider_adjustments: sheet.providerAdjustments.map(({ reason, reference, amount, printed }) => ({
      reason,
      reference,
      amount: amountOf(amount),
      printed,
    })),
    claims: sheet.claims.map((claim, index) => ({
      claim: index + 1,
      page: claim.place?.page ?? null,
      patient_name: claim.patientName,
      member_id: claim.memberId,
      patient_account: claim.patientAccount,
      claim_number: claim.claimNumber,
      reversal: claim.reversal,
      total_billed: money(claim.totals.billed),
      total_paid: money(claim.totals.paid),
      interest: money(claim.interest),
      remarks: claim.remarks,
      doubts: claim.doubts,
      claim_id: claim.claimId,
      left_out: claim.leftOut,
      lines: claim.lines.map(lineDto),
    })),
  };
}

function lineDto(line: EobLine, index: number): SheetDto["claims"][number]["lines"][number] {
  return {
    line: index + 1,
    page: line.place?.page ?? null,
    box: line.place?.box ?? null,
    service_date: line.serviceFrom,
    code: [line.code, ...line.modifiers].filter(Boolean).join("-") || null,
    units: line.units,
    billed: money(line.billed),
    allowed: money(line.allowed),
    deductible: money(line.deductible),
    copay: money(line.copay),
    coinsurance: money(line.coinsurance),
    paid: money(line.paid),
    adjustments: line.adjustments.map(adjustmentDto),
    remarks: line.remarks,
    doubts: line.doubts,
    left_out: line.leftOut,
  };
}

const adjustmentDto = ({ group, reason, amount, printed, derived }: EobAdjustment) => ({
  group,
  reason,
  amount: money(amount),
  printed,
  derived,
});
