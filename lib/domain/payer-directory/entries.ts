import { and, asc, eq, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { payers } from "@/db/schema/payers";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { pageAnswer } from "@/lib/core/page";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { parseFaxNumber } from "@/lib/integrations/fax/fax-number";
import { type PayerRow, payerNameKey } from "./look-up";
import { decodeNamePlace, encodeNamePlace } from "./name-place";
import {
  type CreatePayerInput,
  createPayerInput,
  DIRECTORY_MESSAGES,
  listPayersQuery,
  type PayerChange,
  type PayerDto,
  payerAnswer,
  payerIdField,
  updatePayerInput,
} from "./schema";

/** A directory has hundreds of payers at most: it is searched without an index of its words. */
export const listPayers = operation(
  {
    name: "listPayers",
    access: "user",
    input: listPayersQuery,
    answer: pageAnswer(payerAnswer),
    summary: "List the practice's payers by name",
  },
  async (ctx, query, tx) => {
    const after = decodeNamePlace(query.cursor);
    const where = matching(ctx, query.search);
    const rows = await tx
      .select()
      .from(payers)
      .where(
        and(
          where,
          after ? sql`(${payers.name}, ${payers.id}) > (${after.name}, ${after.id}::uuid)` : undefined,
        ),
      )
      .orderBy(asc(payers.name), asc(payers.id))
      .limit(query.page_size + 1);
    const [counted] = await tx.select({ n: sql<number>`count(*)::int` }).from(payers).where(where);
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    await audit(tx, ctx, {
      action: query.search ? "search" : "list",
      entity: "payer",
      detail: { count: page.length },
    });
    return {
      count: counted?.n ?? 0,
      next: last ? encodeNamePlace(last) : null,
      previous: null,
      results: page.map(payerDto),
    };
  },
);

function matching(ctx: Ctx, search: string | undefined): SQL | undefined {
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(payers.practiceId, ctx.practiceId),
    isNull(payers.deletedAt),
    search ? or(ilike(payers.name, pattern), ilike(payers.payerId, pattern)) : undefined,
  );
}

export const getPayer = operation(
  {
    name: "getPayer",
    access: "user",
    input: z.object(payerIdField),
    answer: payerAnswer,
    summary: "Get a payer from the directory",
  },
  async (ctx, { payerId }, tx) => {
    const row = await payerInPractice(tx, ctx, payerId);
    await audit(tx, ctx, { action: "read", entity: "payer", entityId: payerId });
    return payerDto(row);
  },
);

export const createPayer = operation(
  {
    name: "createPayer",
    access: "user",
    input: createPayerInput,
    answer: payerAnswer,
    summary: "Add a payer to the directory",
    record: () => ({ action: "create", entity: "payer" }),
  },
  async (ctx, input, tx) => payerDto(await insertPayer(tx, ctx, input, {})),
);

type Source = Partial<Pick<PayerRow, "source" | "sourceDocumentId">>;

/** Throws VALIDATION for a bad fax number, and for a name that the directory has. */
export async function insertPayer(
  tx: Tx,
  ctx: Ctx,
  input: CreatePayerInput,
  source: Source,
): Promise<PayerRow> {
  await refuseKnown(tx, ctx, input.name, null);
  const [row] = await tx
    .insert(payers)
    .values({
      practiceId: ctx.practiceId,
      createdBy: ctx.actor.userId,
      ...valuesOf(input),
      name: input.name,
      ...source,
    })
    .returning();
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: "create",
    entity: "payer",
    entityId: row.id,
    detail: { source: row.source },
  });
  return row;
}

export const updatePayer = operation(
  {
    name: "updatePayer",
    access: "user",
    input: updatePayerInput,
    answer: payerAnswer,
    summary: "Change a payer in the directory",
    description: "verified true says that a person has just checked the entry.",
    record: ({ payerId }) => ({ action: "update", entity: "payer", entityId: payerId }),
  },
  async (ctx, { payerId, ...input }, tx) => payerDto(await changePayer(tx, ctx, payerId, input, {})),
);

export async function changePayer(
  tx: Tx,
  ctx: Ctx,
  id: string,
  input: PayerChange,
  source: Source,
): Promise<PayerRow> {
  await payerInPractice(tx, ctx, id);
  if (input.name !== undefined) await refuseKnown(tx, ctx, input.name, id);
  const [row] = await tx
    .update(payers)
    .set({ ...valuesOf(input), ...source, updatedAt: new Date() })
    .where(and(eq(payers.practiceId, ctx.practiceId), eq(payers.id, id)))
    .returning();
  if (!row) throw new Error("update returned no row");
  await audit(tx, ctx, {
    action: "update",
    entity: "payer",
    entityId: id,
    detail: { fields: Object.keys(input) },
  });
  return row;
}

/** Hides the entry; letters that were written with it stay as they are. */
export const deletePayer = operation(
  {
    name: "deletePayer",
    access: "user",
    input: z.object(payerIdField),
    summary: "Remove a payer from the directory",
    record: ({ payerId }) => ({ action: "delete", entity: "payer", entityId: payerId }),
  },
  async (ctx, { payerId }, tx) => {
    await payerInPractice(tx, ctx, payerId);
    await tx
      .update(payers)
      .set({ deletedAt: new Date() })
      .where(and(eq(payers.practiceId, ctx.practiceId), eq(payers.id, payerId)));
    await audit(tx, ctx, { action: "delete", entity: "payer", entityId: payerId });
  },
);

async function payerInPractice(tx: Tx, ctx: Ctx, id: string): Promise<PayerRow> {
  const [row] = await tx
    .select()
    .from(payers)
    .where(and(eq(payers.practiceId, ctx.practiceId), eq(payers.id, id), isNull(payers.deletedAt)))
    .for("update");
  if (!row) throw notFound(DIRECTORY_MESSAGES.notFound);
  return row;
}

/** One change of a practice's directory at a time, so that two at once don't make the same entry. */
async function refuseKnown(tx: Tx, ctx: Ctx, name: string, own: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payers:${ctx.practiceId}`}, 0))`);
  const [known] = await tx
    .select({ id: payers.id })
    .from(payers)
    .where(
      and(
        eq(payers.practiceId, ctx.practiceId),
        eq(payers.nameKey, payerNameKey(name)),
        isNull(payers.deletedAt),
      ),
    );
  if (known && known.id !== own) {
    throw new AppError("VALIDATION", DIRECTORY_MESSAGES.known, {
      fields: { name: [DIRECTORY_MESSAGES.known] },
    });
  }
}

function valuesOf(input: PayerChange): Partial<typeof payers.$inferInsert> {
  return {
    ...(input.name !== undefined && { name: input.name }),
    ...(input.payer_id !== undefined && { payerId: input.payer_id }),
    ...(input.appeals_address !== undefined && { appealsAddress: input.appeals_address }),
    ...(input.fax !== undefined && { fax: faxOf(input.fax) }),
    ...(input.portal_url !== undefined && { portalUrl: input.portal_url }),
    ...(input.note !== undefined && { note: input.note }),
    ...(input.verified !== undefined && { verifiedAt: input.verified ? new Date() : null }),
  };
}

function faxOf(typed: string): string {
  if (typed === "") return "";
  const parsed = parseFaxNumber(typed);
  if (!parsed.ok) throw invalid({ fax: [parsed.message] });
  return parsed.number;
}

export const payerDto = (row: PayerRow): PayerDto => ({
  id: row.id,
  name: row.name,
  payer_id: row.payerId,
  appeals_address: row.appealsAddress,
  fax: row.fax,
  portal_url: row.portalUrl,
  note: row.note,
  source: row.source,
  source_document: row.sourceDocumentId,
  verified_at: row.verifiedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
