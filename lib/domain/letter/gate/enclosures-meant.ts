import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { deliveries, letterExports } from "@/db/schema/letters";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exportOfVersion } from "../saved/made";
import type { LetterVersionRow } from "../saved/versions";
import { letterText } from "../text/letter-text";
import { papersOfList } from "./enclosure-list";
import { papersOfAppeal } from "./read-gate";

/** What goes along where nobody said so: what the last PDF of this version held, else what the letter itself lists. */
export async function enclosuresMeant(tx: Tx, ctx: Ctx, letter: LetterVersionRow): Promise<string[]> {
  const last = await exportOfVersion(tx, ctx, letter.id);
  if (last) return last.enclosures.map(({ documentId }) => documentId);
  const papers = await papersOfAppeal(tx, ctx, letter.appealId);
  return papersOfList(letterText(letter.content, letter.contentFormat), papers);
}

/**
 * This very version went out or is on its way: its PDF is final, whatever is found later. A person's mark on a letter that wasn't
 * ready doesn't count, else marking it as sent would take DRAFT off its pages.
 */
export async function isDelivered(tx: Tx, ctx: Ctx, versionId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(letterExports, eq(letterExports.id, deliveries.exportId))
    .where(
      and(
        eq(deliveries.practiceId, ctx.practiceId),
        eq(letterExports.versionId, versionId),
        or(ne(deliveries.provider, "person"), eq(deliveries.overrides, sql`'[]'::jsonb`)),
      ),
    )
    .limit(1);
  return one !== undefined;
}
