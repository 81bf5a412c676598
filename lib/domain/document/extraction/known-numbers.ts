import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { appealDocuments, documents } from "@/db/schema/documents";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { ownNames } from "@/lib/domain/practice/own-names";
import type { KnownNumbers } from "@/lib/domain/reading/judge";

export const knownNumbers = (ctx: Ctx, documentId: string): Promise<KnownNumbers> =>
  inContext(ctx, (tx) => knownNumbersIn(tx, ctx, documentId));

/** What the practice's record knows a document by: the numbers of its claim or its appeal's, and the practice's own names. */
export async function knownNumbersIn(tx: Tx, ctx: Ctx, documentId: string): Promise<KnownNumbers> {
  const rows = await tx
    .select({
      own: claims.claimNumber,
      payers: claims.payerClaimNumber,
      internal: claims.internalClaimNumber,
      policy: claims.policyNumber,
    })
    .from(documents)
    .leftJoin(
      appealDocuments,
      and(eq(appealDocuments.practiceId, documents.practiceId), eq(appealDocuments.documentId, documents.id)),
    )
    .leftJoin(
      appeals,
      and(eq(appeals.practiceId, documents.practiceId), eq(appeals.id, appealDocuments.appealId)),
    )
    .innerJoin(
      claims,
      and(
        eq(claims.practiceId, documents.practiceId),
        or(eq(claims.id, documents.claimId), eq(claims.id, appeals.claimId)),
      ),
    )
    .where(
      and(eq(documents.practiceId, ctx.practiceId), eq(documents.id, documentId), isNull(claims.deletedAt)),
    )
    .limit(20);
  const filled = (values: string[]) => [...new Set(values.filter(Boolean))];
  return {
    claimNumbers: filled(rows.flatMap((row) => [row.own, row.payers, row.internal])),
    memberIds: filled(rows.map((row) => row.policy)),
    own: await ownNames(tx, ctx),
  };
}
