import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { csvRow } from "@/lib/core/csv";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { amountOrNull } from "@/lib/domain/kernel/field-columns";
import { operation } from "@/lib/domain/kernel/operation";
import { claimColumns, claimNames } from "./columns";
import { ALL_CLAIM_FIELDS, type ClaimFieldName, type ClaimFieldSpec, CSV_COLUMNS } from "./fields";
import { type ClaimFilter, type ClaimSort, sortOf } from "./filter-table";
import { matching, searchBy } from "./filters";
import { exportClaimsQuery } from "./schema";
import { after, ORDERS, orderBy, type Place } from "./sorts";

const ROWS_A_READING = 1000;

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
  yield `\uFEFF${csvRow(CSV_COLUMNS.map(({ heading }) => heading))}`;
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
    searchBy(tx, filter);
    return tx
      .select({ ...claimColumns, patientName: claimNames.patientName, sortKey: ORDERS[sort].text })
      .from(claims)
      .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
      .where(and(matching(ctx, filter), place ? after(place) : undefined))
      .orderBy(...orderBy(sort))
      .limit(ROWS_A_READING);
  });

type ExportRow = Awaited<ReturnType<typeof readSome>>[number];

const line = (row: ExportRow): string => csvRow(CSV_COLUMNS.map(({ name }) => cell(name, row)));

function cell(name: ClaimFieldName, row: ExportRow): string | null {
  if (name === "patient") return row.patientName;
  const field: ClaimFieldSpec = ALL_CLAIM_FIELDS[name];
  const value = row[ALL_CLAIM_FIELDS[name].column];
  if (name === "claim_number") return row.claimNumber || `Claim-${row.id.slice(0, 8)}`;
  if (field.kind === "money") return amountOrNull(value as number | null);
  if (field.kind === "choice") return field.labels[String(value)] ?? null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return Array.isArray(value) ? value.join(", ") : (value as string | null);
}
