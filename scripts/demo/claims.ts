import { actionItems } from "@/db/schema/action-items";
import { claimLineItems, claims } from "@/db/schema/claims";
import { shiftDays } from "@/lib/core/dates";
import type { ClaimStatus, LineStatus } from "@/lib/core/enums";
import { auditMany } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { denialItems } from "./action-items";
import { DENIALS, type DemoDenial } from "./denials";
import { type DemoPayer, PAYERS } from "./payers";
import type { DemoPatient } from "./people";
import { Chance, inTurn } from "./random";

const CLAIMS = 250;
/** Days from today to the appeal deadline, in turn over the denied claims. */
const DEADLINES = [21, -60, 5, 75, 2, 40, -21, 120, 9, 0, 160, 30, -3, 52, 14, 1, 95, -110];

const OTHER_STATUSES: readonly ClaimStatus[] = [
  ...["paid", "paid", "paid", "paid", "paid", "paid", "paid", "submitted", "submitted"],
  ...["in_process", "in_process", "approved", "partially_paid", "partially_paid", "pending"],
  ...["rejected", "resubmitted"],
] as ClaimStatus[];
const UNDECIDED: readonly ClaimStatus[] = ["submitted", "in_process", "pending", "resubmitted", "rejected"];

/** Codes of physical therapy with the practice's charge a unit, in cents. */
const PROCEDURES = [
  ["97110", "Therapeutic exercises, 15 minutes", 6500],
  ["97140", "Manual therapy, 15 minutes", 6200],
  ["97530", "Therapeutic activities, 15 minutes", 7200],
  ["97112", "Neuromuscular re-education, 15 minutes", 6800],
  ["97116", "Gait training, 15 minutes", 5800],
  ["97035", "Ultrasound, 15 minutes", 3200],
  ["97162", "Physical therapy evaluation, moderate complexity", 16500],
] as const;
const DIAGNOSES = [
  "M54.50",
  "M25.561",
  "M25.511",
  "M62.81",
  "R26.89",
  "S83.511D",
  "M17.11",
  "M54.2",
] as const;

type ClaimRow = typeof claims.$inferInsert & { id: string; patientId: string };
type LineRow = typeof claimLineItems.$inferInsert;

export type DeniedClaim = {
  row: ClaimRow;
  patient: DemoPatient;
  payer: DemoPayer;
  denial: DemoDenial;
  lines: LineRow[];
};

/** 250 claims of the last year with their lines and the denied ones' action items. Answers the denied ones. */
export async function seedClaims(
  ctx: Ctx,
  patients: readonly DemoPatient[],
  owners: readonly string[],
  today: string,
): Promise<DeniedClaim[]> {
  const chance = new Chance(250);
  const denied: DeniedClaim[] = [];
  const rows: ClaimRow[] = [];
  const lines: LineRow[] = [];
  for (let index = 0; index < CLAIMS; index++) {
    const patient = inTurn(patients, index * 11 + chance.int(0, 3));
    const payer = inTurn(PAYERS, patients.indexOf(patient) * 3 + (chance.of(0.1) ? 1 : 0));
    const isDenied = index % 4 === 1;
    const turn = denied.length;
    const status = isDenied ? "denied" : inTurn(OTHER_STATUSES, chance.int(0, 99));
    const wanted = inTurn(DEADLINES, turn);
    // A payer with a short limit can't have left this much time.
    const limit = wanted < payer.appealDays - 4 ? payer.appealDays : 180;
    const deniedOn = shiftDays(today, wanted - limit);
    const submitted = isDenied
      ? shiftDays(deniedOn, -chance.int(14, 35))
      : shiftDays(today, -(UNDECIDED.includes(status) ? chance.int(1, 60) : chance.int(30, 355)));
    const service = shiftDays(submitted, -chance.int(1, 6));
    const id = crypto.randomUUID();
    const own = linesOf(ctx, chance, id, service, status);
    const sum = (of: (line: LineRow) => number | null | undefined) =>
      own.reduce((total, line) => total + (of(line) ?? 0), 0);
    const decided = !UNDECIDED.includes(status);
    const processed = isDenied ? deniedOn : decided ? shiftDays(submitted, chance.int(10, 25)) : null;
    const row: ClaimRow = {
      id,
      practiceId: ctx.practiceId,
      patientId: patient.id,
      providerId: ctx.actor.userId,
      claimNumber: `RB-${service.slice(2, 4)}${service.slice(5, 7)}-${String(1001 + index * 7)}`,
      internalClaimNumber: `V${20_000 + index * 3}`,
      payerClaimNumber: status === "submitted" ? "" : `${payer.payerId}${chance.digits(9)}`,
      status,
      dateSubmitted: submitted,
      dateReceived: status === "submitted" ? null : shiftDays(submitted, 1),
      dateProcessed: processed,
      serviceFrom: service,
      serviceTo: service,
      totalCharges: sum((line) => line.totalCharge),
      totalAllowed: decided ? sum((line) => line.allowedAmount) : null,
      totalPaid: decided && status !== "approved" ? sum((line) => line.insurancePaid) : null,
      patientResponsibility: decided
        ? sum((line) => (line.allowedAmount ?? 0) - (line.insurancePaid ?? 0))
        : null,
      insurancePlanName: payer.name,
      payerId: payer.payerId,
      policyNumber: `${payer.policyPrefix}${100_000_000 + patients.indexOf(patient) * 7_654_321}`,
      groupNumber: `G-${4000 + PAYERS.indexOf(payer) * 111}`,
      placeOfService: "11",
      claimType: "Professional",
      filingCode: payer.filingCode,
      diagnosisCodes: [chance.pick(DIAGNOSES)],
      createdBy: ctx.actor.userId,
      createdAt: new Date(`${submitted}T${13 + chance.int(0, 7)}:${10 + chance.int(0, 49)}:00Z`),
      updatedAt: new Date(`${processed ?? submitted}T21:${10 + chance.int(0, 49)}:00Z`),
    };
    if (isDenied) {
      const denial = inTurn(DENIALS, turn);
      const estimated = turn % 6 === 4;
      Object.assign(row, {
        denialDate: deniedOn,
        denialCategory: denial.category,
        denialSummary: denial.summary,
        appealDeadline: shiftDays(today, wanted),
        deadlineEstimated: estimated,
        deadlineBasis: estimated ? `${limit} days from the denial` : "",
        canAppeal: denial.canAppeal,
        requiresCorrection: denial.requiresCorrection,
        appealInstructions: `Send the appeal by fax to ${payer.fax} or by mail to ${payer.addressLines.join(", ")}.`,
        correctionNotes: denial.correctionNotes,
        rightMove: denial.rightMove,
        rightMoveReason: denial.rightMoveReason,
      } satisfies Partial<ClaimRow>);
      denied.push({ row, patient, payer, denial, lines: own });
    }
    rows.push(row);
    lines.push(...own);
  }
  await inContext(ctx, async (tx) => {
    await tx.insert(claims).values(rows);
    await tx.insert(claimLineItems).values(lines);
    await tx.insert(actionItems).values(denialItems(ctx, denied, owners, today));
    await auditMany(
      tx,
      ctx,
      rows.map((row) => ({
        action: "create",
        entity: "claim",
        entityId: row.id,
        patientId: row.patientId,
        detail: { status: row.status ?? "submitted" },
      })),
    );
  });
  return denied;
}

function linesOf(ctx: Ctx, chance: Chance, claimId: string, day: string, status: ClaimStatus): LineRow[] {
  const first = chance.int(0, PROCEDURES.length - 1);
  return Array.from({ length: chance.int(2, 4) }, (_, index): LineRow => {
    const [procedureCode, procedureDescription, charge] = inTurn(PROCEDURES, first + index);
    const units = procedureCode === "97162" ? 1 : chance.int(1, 2);
    const total = charge * units;
    const unpaid = status === "denied" || (status === "partially_paid" && index === 0);
    const allowed = unpaid ? 0 : Math.round(total * 0.68);
    const paid = unpaid ? 0 : Math.round(allowed * 0.8);
    const decided = !UNDECIDED.includes(status);
    return {
      id: crypto.randomUUID(),
      practiceId: ctx.practiceId,
      claimId,
      lineNumber: index + 1,
      procedureCode,
      procedureDescription,
      units,
      unitCharge: charge,
      totalCharge: total,
      allowedAmount: decided ? allowed : null,
      insurancePaid: decided && status !== "approved" ? paid : null,
      deniedAmount: unpaid ? total : null,
      dateOfService: day,
      placeOfServiceCode: "11",
      diagnosisPointer: "A",
      modifierCodes: ["GP"],
      status: lineStatus(status, unpaid),
    };
  });
}

function lineStatus(status: ClaimStatus, unpaid: boolean): LineStatus | null {
  if (unpaid) return "DENIED";
  if (status === "paid" || status === "partially_paid") return "PAID";
  if (status === "approved") return "PROCESSED";
  return status === "pending" ? "PENDED" : null;
}
