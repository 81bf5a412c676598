import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { patients } from "@/db/schema/patients";
import { savedClaimFilters } from "@/db/schema/saved-claim-filters";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { claimNames } from "../columns";
import {
  keptFilterAnswer,
  MAX_SAVED_FILTERS,
  SAVED_FILTER_MESSAGES,
  type SavedFilterDto,
  savedChoices,
  savedFilterAnswer,
  saveFilterInput,
} from "./schema";

type FilterRow = typeof savedClaimFilters.$inferSelect;

/** Nobody sees or changes a colleague's filters. */
const mine = (ctx: Ctx) =>
  and(eq(savedClaimFilters.practiceId, ctx.practiceId), eq(savedClaimFilters.userId, ctx.actor.userId));

/** All of one's own by name, in one page: there are `MAX_SAVED_FILTERS` at most. */
export const listSavedFilters = operation(
  {
    name: "listSavedFilters",
    access: "user",
    answer: pageAnswer(savedFilterAnswer),
    summary: "List my saved filters of the claims",
    description: "By name, all in one page: a person keeps at most 20, and sees nobody else's.",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select({ ...getTableColumns(savedClaimFilters), patientName: claimNames.patientName })
      .from(savedClaimFilters)
      .leftJoin(
        patients,
        and(
          eq(patients.practiceId, savedClaimFilters.practiceId),
          eq(patients.id, savedClaimFilters.patientId),
          isNull(patients.deletedAt),
        ),
      )
      .where(mine(ctx))
      .orderBy(sql`lower(${savedClaimFilters.name})`)
      .limit(MAX_SAVED_FILTERS);
    await audit(tx, ctx, { action: "list", entity: "saved_filter", detail: { count: rows.length } });
    return {
      count: rows.length,
      next: null,
      previous: null,
      results: rows.map(({ patientName, ...row }) => filterDto(row, patientName || null)),
    };
  },
);

/**
 * Keeps a filter; one of the same name, whatever its case, is replaced. Throws VALIDATION for a patient who is not of
 * the practice, and CONFLICT when the person has `MAX_SAVED_FILTERS` others.
 */
export const saveFilter = operation(
  {
    name: "saveFilter",
    access: "user",
    input: saveFilterInput,
    answer: keptFilterAnswer,
    summary: "Save a filter of the claims, or replace the one of that name",
    description:
      "query holds parameters of GET /claims/ but no search, cursor or page_size. Names that differ only in capitals are the same. replaced says whether there was one; a 21st name is answered 409.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { name, query }, tx) => {
    const { patient_id: patientId = null, ...choices } = query;
    const patientName = patientId && (await nameOfPatient(tx, ctx, patientId));
    const replacedId = await placeFor(tx, ctx, name);
    const values = { name, query: choices, patientId };
    const [row] = replacedId
      ? await tx
          .update(savedClaimFilters)
          .set(values)
          .where(and(mine(ctx), eq(savedClaimFilters.id, replacedId)))
          .returning()
      : await tx
          .insert(savedClaimFilters)
          .values({ ...values, practiceId: ctx.practiceId, userId: ctx.actor.userId })
          .returning();
    if (!row) throw new Error("the filter was not written");
    await audit(tx, ctx, {
      action: replacedId ? "update" : "create",
      entity: "saved_filter",
      entityId: row.id,
      patientId,
      detail: { fields: Object.keys(query).toSorted() },
    });
    return { ...filterDto(row, patientName), replaced: replacedId !== null };
  },
);

/** Throws NOT_FOUND for one that is not the person's own. */
export const deleteSavedFilter = operation(
  {
    name: "deleteSavedFilter",
    access: "user",
    input: z.object({ filterId: z.uuid() }),
    summary: "Delete one of my saved filters",
  },
  async (ctx, { filterId }, tx) => {
    const [row] = await tx
      .delete(savedClaimFilters)
      .where(and(mine(ctx), eq(savedClaimFilters.id, filterId)))
      .returning({ patientId: savedClaimFilters.patientId });
    if (!row) throw notFound(SAVED_FILTER_MESSAGES.notFound);
    await audit(tx, ctx, {
      action: "delete",
      entity: "saved_filter",
      entityId: filterId,
      patientId: row.patientId,
    });
  },
);

/** The id of the filter that has this name, or null where there is room for a new one. One saving at a time a person. */
async function placeFor(tx: Tx, ctx: Ctx, name: string): Promise<string | null> {
  const key = `saved-filters:${ctx.practiceId}:${ctx.actor.userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const rows = await tx
    .select({
      id: savedClaimFilters.id,
      named: sql<boolean>`lower(${savedClaimFilters.name}) = lower(${name})`,
    })
    .from(savedClaimFilters)
    .where(mine(ctx));
  const same = rows.find(({ named }) => named);
  if (!same && rows.length >= MAX_SAVED_FILTERS) throw new AppError("CONFLICT", SAVED_FILTER_MESSAGES.full);
  return same?.id ?? null;
}

async function nameOfPatient(tx: Tx, ctx: Ctx, patientId: string): Promise<string> {
  const [row] = await tx
    .select({ name: claimNames.patientName })
    .from(patients)
    .where(
      and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId), isNull(patients.deletedAt)),
    );
  if (!row) throw invalid({ "query.patient_id": [SAVED_FILTER_MESSAGES.unknownPatient] });
  return row.name;
}

const filterDto = (row: FilterRow, patientName: string | null): SavedFilterDto => ({
  id: row.id,
  name: row.name,
  query: { ...savedChoices.parse(row.query), ...(row.patientId && { patient_id: row.patientId }) },
  patient_name: patientName,
  created_at: row.createdAt.toISOString(),
});
