import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { appealDocuments, documents } from "@/db/schema/documents";
import { patients } from "@/db/schema/patients";
import type { AppealDocumentType } from "@/lib/core/enums";
import { invalid } from "@/lib/core/errors";
import type { PaperKind } from "@/lib/core/notice";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { refuses } from "@/lib/domain/reading/paper/kind-groups";
import { documentColumns } from "./columns";
import { MAX_SUPPORTING } from "./schema";

/** For `from(appealDocuments).innerJoin(documents, ofLink)`. */
export const ofLink = and(
  eq(documents.practiceId, appealDocuments.practiceId),
  eq(documents.id, appealDocuments.documentId),
);

/** The live documents of an appeal, of a query that is joined by `ofLink`. */
export const linkedTo = (ctx: Ctx, appealId: string) =>
  and(
    eq(appealDocuments.practiceId, ctx.practiceId),
    eq(appealDocuments.appealId, appealId),
    isNull(documents.deletedAt),
  );

/** What the wizard shows of an appeal's documents, in their order. */
export async function appealDocumentRows(tx: Tx, ctx: Ctx, appealIds: readonly string[]) {
  if (appealIds.length === 0) return [];
  return tx
    .select(documentColumns)
    .from(appealDocuments)
    .innerJoin(documents, ofLink)
    .where(
      and(
        eq(appealDocuments.practiceId, ctx.practiceId),
        inArray(appealDocuments.appealId, [...appealIds]),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(asc(appealDocuments.appealId), asc(appealDocuments.position), asc(documents.id));
}

export type Linked = { documentId: string; documentType: AppealDocumentType };

/** Puts documents behind those that the appeal has. The caller holds the appeal's row. */
export async function linkDocuments(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  linked: readonly Linked[],
): Promise<void> {
  if (linked.length === 0) return;
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${appealDocuments.position}), 0)` })
    .from(appealDocuments)
    .where(and(eq(appealDocuments.practiceId, ctx.practiceId), eq(appealDocuments.appealId, appealId)));
  await tx
    .insert(appealDocuments)
    .values(
      linked.map((one, index) => ({
        ...one,
        practiceId: ctx.practiceId,
        appealId,
        position: (last?.position ?? 0) + index + 1,
      })),
    )
    .onConflictDoNothing();
}

type Candidate = { id: string; type: string; kind: PaperKind | null; createdAt: Date };

/** What each is to an appeal: one denial letter and one claim at most, the newest of those that say they are. */
export function rolesOf(
  candidates: readonly Candidate[],
  free: { denial: boolean; claim: boolean },
): Linked[] {
  const newest = (fits: (one: Candidate) => boolean) =>
    candidates.filter(fits).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.id;
  const denial = free.denial
    ? (newest(({ type }) => type === "denial_letter") ??
      newest(({ kind }) => refuses(kind)) ??
      newest(({ type }) => type === "eob"))
    : undefined;
  const claim = free.claim ? newest(({ id, type }) => id !== denial && type === "claim_form") : undefined;
  return candidates.map(({ id }) => ({
    documentId: id,
    documentType: id === denial ? "denial_letter" : id === claim ? "claim_form" : "supporting_docs",
  }));
}

/**
 * Lets an appeal use documents that are there already. Those that it has stay as they are. Throws VALIDATION for one that
 * is not the practice's, and above the number that an appeal holds.
 */
export async function attachDocuments(
  tx: Tx,
  ctx: Ctx,
  appeal: { id: string; patientId: string | null },
  documentIds: readonly string[],
): Promise<void> {
  const asked = [...new Set(documentIds)];
  if (asked.length === 0) return;
  const found = await tx
    .select({
      id: documents.id,
      type: documents.documentType,
      kind: documents.kind,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .leftJoin(claims, and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, documents.claimId)))
    .where(
      and(
        eq(documents.practiceId, ctx.practiceId),
        inArray(documents.id, asked),
        isNull(documents.deletedAt),
        isNull(claims.deletedAt),
      ),
    );
  if (found.length < asked.length) throw invalid({ documents: ["Choose documents from the list."] });
  const present = await appealDocumentRows(tx, ctx, [appeal.id]);
  const has = (type: AppealDocumentType) => present.some((one) => one.documentType === type);
  const byId = new Map(found.map((one) => [one.id, one]));
  const added = asked
    .filter((id) => !present.some((one) => one.id === id))
    .flatMap((id) => byId.get(id) ?? []);
  const linked = rolesOf(added, { denial: !has("denial_letter"), claim: !has("claim_form") });
  const supporting = [...present, ...linked].filter(({ documentType }) => documentType === "supporting_docs");
  if (supporting.length > MAX_SUPPORTING) {
    throw invalid({ documents: [`An appeal holds at most ${MAX_SUPPORTING} supporting documents.`] });
  }
  await linkDocuments(tx, ctx, appeal.id, linked);
  await audit(tx, ctx, {
    action: "update",
    entity: "appeal",
    entityId: appeal.id,
    patientId: appeal.patientId,
    detail: { attached: linked.length },
  });
}

/** The one patient that these documents name, or null. */
export async function patientOfDocuments(
  tx: Tx,
  ctx: Ctx,
  documentIds: readonly string[],
): Promise<string | null> {
  if (documentIds.length === 0) return null;
  const rows = await tx
    .selectDistinct({ patientId: documents.patientId })
    .from(documents)
    .innerJoin(
      patients,
      and(
        eq(patients.practiceId, documents.practiceId),
        eq(patients.id, documents.patientId),
        isNull(patients.deletedAt),
      ),
    )
    .where(and(eq(documents.practiceId, ctx.practiceId), inArray(documents.id, [...documentIds])));
  return rows.length === 1 ? (rows[0]?.patientId ?? null) : null;
}

/**
 * Takes documents out of an appeal. What was uploaded to it goes with it, unless another live appeal uses it too: then
 * it becomes a document of the practice.
 */
export async function releaseDocuments(
  tx: Tx,
  ctx: Ctx,
  appealId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const ids = [...documentIds];
  const usedElsewhere = await tx
    .selectDistinct({ id: appealDocuments.documentId })
    .from(appealDocuments)
    .innerJoin(
      appeals,
      and(eq(appeals.practiceId, appealDocuments.practiceId), eq(appeals.id, appealDocuments.appealId)),
    )
    .where(
      and(
        eq(appealDocuments.practiceId, ctx.practiceId),
        inArray(appealDocuments.documentId, ids),
        ne(appealDocuments.appealId, appealId),
        isNull(appeals.deletedAt),
      ),
    );
  const shared = new Set(usedElsewhere.map(({ id }) => id));
  const own = (those: string[]) =>
    and(
      eq(documents.practiceId, ctx.practiceId),
      eq(documents.appealId, appealId),
      inArray(documents.id, those),
      isNull(documents.deletedAt),
    );
  const gone = ids.filter((id) => !shared.has(id));
  if (gone.length > 0) await tx.update(documents).set({ deletedAt: new Date() }).where(own(gone));
  if (shared.size > 0)
    await tx
      .update(documents)
      .set({ appealId: null })
      .where(own([...shared]));
}
