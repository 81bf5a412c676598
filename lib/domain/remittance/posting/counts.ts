import { and, eq, inArray, lt } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { remittanceClaims, remittancePayments } from "@/db/schema/remittances";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { ApplyAnswer } from "../schema";
import { isDenied } from "./action-items";
import type { Result } from "./batch";
import type { RemittanceFile } from "./files";

export type Counts = Omit<ApplyAnswer, "status">;
export const NOTHING: Counts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  conflicts: 0,
  unmatched: 0,
  newly_denied: 0,
};

export const countsOf = (file: RemittanceFile): Counts => ({
  created: file.created,
  updated: file.updated,
  unchanged: file.unchanged,
  conflicts: file.conflicts,
  unmatched: file.unmatched,
  newly_denied: file.newlyDenied,
});

/** Claims that an earlier batch of the same file counted already: a correction may stand far behind its reversal. */
export async function countedBefore(
  tx: Tx,
  ctx: Ctx,
  fileId: string,
  results: readonly Result[],
  again: boolean,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(results.flatMap(({ claim }) => (claim && !claim.isNew ? [claim.row.id] : [])))];
  const first = results[0]?.decision.claim.index ?? 1;
  if (ids.length === 0 || first === 1 || again) return new Set();
  const rows = await tx
    .selectDistinct({ claimId: remittanceClaims.claimId })
    .from(remittanceClaims)
    .innerJoin(
      remittancePayments,
      and(
        eq(remittancePayments.practiceId, remittanceClaims.practiceId),
        eq(remittancePayments.id, remittanceClaims.paymentId),
        eq(remittancePayments.fileId, fileId),
      ),
    )
    .where(
      and(
        eq(remittanceClaims.practiceId, ctx.practiceId),
        inArray(remittanceClaims.claimId, ids),
        lt(remittanceClaims.position, first),
      ),
    );
  return new Set(rows.flatMap(({ claimId }) => claimId ?? []));
}

const STRENGTH = ["unchanged", "updated", "conflict", "created"] as const;

/** Each claim once, by the strongest of what happened to it; decisions without a claim one by one. */
export function countResults(
  results: readonly Result[],
  known: ReadonlyMap<string, { claimId: string | null }>,
  counted: ReadonlySet<string>,
): Counts {
  const strongest = new Map<string, number>();
  const counts = { ...NOTHING };
  const denied = new Set<string>();
  for (const { decision, outcome, claim } of results) {
    if (outcome === "unmatched") {
      counts.unmatched += 1;
      continue;
    }
    const id = claim?.row.id ?? known.get(decision.key)?.claimId ?? decision.key;
    strongest.set(id, Math.max(strongest.get(id) ?? 0, STRENGTH.indexOf(outcome)));
    if (claim && isDenied(claim.row) && !(claim.before && isDenied(claim.before))) denied.add(id);
  }
  for (const [id, strength] of strongest) {
    if (counted.has(id)) continue;
    const outcome = STRENGTH[strength];
    if (outcome === "created") counts.created += 1;
    else if (outcome === "conflict") counts.conflicts += 1;
    else if (outcome === "updated") counts.updated += 1;
    else counts.unchanged += 1;
  }
  counts.newly_denied = denied.size;
  return counts;
}

export const sum = (a: Counts, b: Counts): Counts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  conflicts: a.conflicts + b.conflicts,
  unmatched: a.unmatched + b.unmatched,
  newly_denied: a.newly_denied + b.newly_denied,
});
