import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { csvRow } from "@/lib/core/csv";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { claimColumns, claimNames } from "./columns";
import { matching, searchBy, sortOf } from "./filters";
import { amountOrNull } from "./line-item/columns";
import {
  CLAIM_STATUS_OPTIONS,
  type ClaimFilter,
  type ClaimSort,
  DENIAL_CATEGORY_OPTIONS,
  exportClaimsQuery,
  RIGHT_MOVE_OPTIONS,
} from "./schema";
import { after, ORDERS, orderBy, type Place } from "./sorts";

const ROWS_A_READING = 1000;

const HEADINGS = [
  "Claim Number",
  "Internal Claim Number",
  "Payer Claim Number",
  "Patient",
  "Status",
  "Service From",
  "Service To",
  "Submitted Date",
  "Total Charges",
  "Total Allowed",
  "Total Paid",
  "Patient Responsibility",
  "Insurance Plan",
  "Denial Date",
  "Denial Category",
  "Denial Summary",
  "Appeal Deadline",
  "Next Step",
  "Remarks",
] as const;

/**
 * The filtered claims as CSV, piece by piece: never all in memory. Spreadsheets find no formula in it. The audit record
 * is written before the first row leaves.
 */
export const exportClaims = operation(
  {
    name: "exportClaims",
    access: "user",
    input: exportClaimsQuery,
    answer: z.custom<AsyncGenerator<string>>(),
    summary: "Download the claims that a filter finds as CSV",
    description: "Takes the filters and orders of the list.",
    media: ["text/csv"],
    // One transaction a reading.
    transaction: false,
  },
  async (ctx, query) => csvOf(ctx, query),
);

async function* csvOf(
  ctx: Ctx,
  filter: ClaimFilter & { sort?: ClaimSort | undefined },
): AsyncGenerator<string> {
  await inContext(ctx, (tx) =>
    audit(tx, ctx, {
      action: "export",
      entity: "claim",
      patientId: filter.patient_id ?? null,
      detail: { filters: Object.keys(filter).filter((key) => filter[key as keyof typeof filter]) },
    }),
  );
  // The mark tells Excel that this is UTF-8.
  yield `\uFEFF${csvRow(HEADINGS)}`;
  const sort = sortOf(filter);
  let place: Place | null = null;
  do {
    const rows = await readSome(ctx, filter, sort, place);
    yield rows.map(line).join("");
    const last = rows.length === ROWS_A_READING ? rows.at(-1) : undefined;
    place = last ? { sort, key: last.sortKey, id: last.id } : null;
  } while (place);
}

const readSome = (ctx: Ctx, filter: ClaimFilter, sort: ClaimSort, place: Place | null) =>
  inContext(ctx, async (tx) => {
    await searchBy(tx, filter);
    return tx
      .select({ ...claimColumns, patientName: claimNames.patientName, sortKey: ORDERS[sort].text })
      .from(claims)
      .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
      .where(and(matching(ctx, filter), place ? after(place) : undefined))
      .orderBy(...orderBy(sort))
      .limit(ROWS_A_READING);
  });

const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value;

const line = (row: Awaited<ReturnType<typeof readSome>>[number]): string =>
  csvRow([
    row.claimNumber || `Claim-${row.id.slice(0, 8)}`,
    row.internalClaimNumber,
    row.payerClaimNumber,
    row.patientName,
    labelOf(CLAIM_STATUS_OPTIONS, row.status),
    row.serviceFrom,
    row.serviceTo,
    row.dateSubmitted,
    amountOrNull(row.totalCharges),
    amountOrNull(row.totalAllowed),
    amountOrNull(row.totalPaid),
    amountOrNull(row.patientResponsibility),
    row.insurancePlanName,
    row.denialDate,
    labelOf(DENIAL_CATEGORY_OPTIONS, row.denialCategory),
    row.denialSummary,
    row.appealDeadline,
    labelOf(RIGHT_MOVE_OPTIONS, row.rightMove),
    row.remarks,
  ]);
