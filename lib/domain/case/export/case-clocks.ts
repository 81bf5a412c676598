import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { appeals } from "@/db/schema/appeals";
import { claims } from "@/db/schema/claims";
import { clocksOfAppeal } from "@/lib/domain/appeal/clocks";
import { appealDocumentRows } from "@/lib/domain/appeal/documents/links";
import { adviceOnAppeal } from "@/lib/domain/claim/appeal-advice";
import { loadClaim } from "@/lib/domain/claim/queries";
import type { ClockDto } from "@/lib/domain/clocks/schema";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";

type CaseClocks = { claim_id: string | null; appeal_id: string | null; clocks: ClockDto[] };

const AT_A_TIME = 50;
/** Claims on which a decision may stand that somebody has to answer. */
const OPEN_STATUSES = ["denied", "partially_paid", "rejected"] as const;

/** The dates of every claim that a decision stands against, then of every appeal. */
export async function* caseClocks(ctx: Ctx): AsyncGenerator<CaseClocks> {
  yield* inBatches((after) =>
    inContext(ctx, async (tx) => {
      const rows = await tx
        .select({ id: claims.id })
        .from(claims)
        .where(
          and(
            eq(claims.practiceId, ctx.practiceId),
            isNull(claims.deletedAt),
            inArray(claims.status, [...OPEN_STATUSES]),
            after ? gt(claims.id, after) : undefined,
          ),
        )
        .orderBy(asc(claims.id))
        .limit(AT_A_TIME);
      const found: CaseClocks[] = [];
      for (const { id } of rows)
        found.push({ claim_id: id, appeal_id: null, clocks: (await loadClaim(tx, ctx, id)).clocks ?? [] });
      return { found, last: rows.length === AT_A_TIME ? rows.at(-1)?.id : undefined };
    }),
  );
  yield* inBatches((after) =>
    inContext(ctx, async (tx) => {
      const rows = await tx
        .select()
        .from(appeals)
        .where(
          and(
            eq(appeals.practiceId, ctx.practiceId),
            isNull(appeals.deletedAt),
            after ? gt(appeals.id, after) : undefined,
          ),
        )
        .orderBy(asc(appeals.id))
        .limit(AT_A_TIME);
      const found: CaseClocks[] = [];
      for (const row of rows) {
        const files = await appealDocumentRows(tx, ctx, [row.id]);
        const advice = await adviceOnAppeal(tx, ctx, row, files);
        const clocks = await clocksOfAppeal(tx, ctx, row, { files, advice });
        found.push({ claim_id: row.claimId, appeal_id: row.id, clocks });
      }
      return { found, last: rows.length === AT_A_TIME ? rows.at(-1)?.id : undefined };
    }),
  );
}

async function* inBatches(
  read: (after: string | undefined) => Promise<{ found: CaseClocks[]; last: string | undefined }>,
): AsyncGenerator<CaseClocks> {
  let after: string | undefined;
  do {
    const { found, last } = await read(after);
    yield* found;
    after = last;
  } while (after);
}
