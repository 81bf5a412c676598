import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claims } from "@/db/schema/claims";
import { DUPLICATE_CLAIM } from "@/lib/core/conflicts";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/kernel/context";
import { searchKey } from "./filters";

type Numbered = { claimNumber: string; insurancePlanName: string; payerId: string };

/** As `payer_key` in the table. */
const payerKey = ({ insurancePlanName, payerId }: Numbered) => searchKey(insurancePlanName || payerId);

/** Whether the pair of payer and number is another one than before. */
export const numberedAnew = (before: Numbered | null, next: Numbered): boolean =>
  before === null ||
  searchKey(before.claimNumber) !== searchKey(next.claimNumber) ||
  payerKey(before) !== payerKey(next);

/**
 * A claim number used twice for one payer is pointed out: CONFLICT with `duplicate`, until it is sent again with
 * `confirm_duplicate`. Where the payer or the number is not known nothing can be said.
 */
export async function pointOutDuplicate(
  tx: Tx,
  ctx: Ctx,
  claim: Numbered,
  except: string | null,
): Promise<void> {
  const number = searchKey(claim.claimNumber);
  const payer = payerKey(claim);
  if (number === "" || payer === "") return;
  // Two at once must not both find nothing.
  const lock = `claim:${ctx.practiceId}:${payer}:${number}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [found] = await tx
    .select({ id: claims.id, claimNumber: claims.claimNumber, status: claims.status })
    .from(claims)
    .where(
      and(
        eq(claims.practiceId, ctx.practiceId),
        eq(claims.numberKey, number),
        eq(claims.payerKey, payer),
        isNull(claims.deletedAt),
        except ? ne(claims.id, except) : undefined,
      ),
    )
    .limit(1);
  if (!found) return;
  throw new AppError(
    "CONFLICT",
    "This payer already has a claim with this number. Open that one, or save again to keep both.",
    {
      extra: {
        code: DUPLICATE_CLAIM,
        duplicate: { claim_id: found.id, claim_number: found.claimNumber, status: found.status },
      },
    },
  );
}
