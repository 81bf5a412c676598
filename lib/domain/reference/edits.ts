import { and, desc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { referenceEditions, referenceEdits } from "@/db/schema/reference";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { type EditAnswer, editAnswer, editQuery } from "./schema";

const MODIFIERS = { "0": "not_allowed", "1": "allowed" } as const;

/**
 * Whether CMS's edits bundle two codes on a practitioner's claim of that day, by the newest file that the practice loaded and that
 * speaks of it: a file holds the edits of its quarter and of the years before.
 */
export async function ncciEdit(
  tx: Tx,
  ctx: Ctx,
  { codeA, codeB, on }: { codeA: string; codeB: string; on: string },
): Promise<EditAnswer> {
  const [edition] = await tx
    .select({ id: referenceEditions.id, edition: referenceEditions.edition })
    .from(referenceEditions)
    .where(
      and(
        eq(referenceEditions.practiceId, ctx.practiceId),
        eq(referenceEditions.kind, "ncci_ptp"),
        eq(referenceEditions.setting, "practitioner"),
        gte(referenceEditions.through, on),
      ),
    )
    .orderBy(desc(referenceEditions.edition))
    .limit(1);
  if (!edition)
    return {
      state: "not_loaded",
      detail: "No file of procedure-to-procedure edits is loaded for this date, so nothing was checked.",
    };
  const codes = [codeA, codeB];
  const [found] = await tx
    .select()
    .from(referenceEdits)
    .where(
      and(
        eq(referenceEdits.practiceId, ctx.practiceId),
        eq(referenceEdits.editionId, edition.id),
        inArray(referenceEdits.columnOne, codes),
        inArray(referenceEdits.columnTwo, codes),
        lte(referenceEdits.effective, on),
        or(isNull(referenceEdits.deleted), gte(referenceEdits.deleted, on)),
      ),
    )
    .orderBy(desc(referenceEdits.effective))
    .limit(1);
  if (!found) return { state: "no_edit", edition: edition.edition };
  return {
    state: "edit",
    edition: edition.edition,
    column_one: found.columnOne,
    column_two: found.columnTwo,
    modifier: MODIFIERS[found.modifier as keyof typeof MODIFIERS] ?? "not_applicable",
    effective: found.effective,
    deleted: found.deleted,
  };
}

export const checkNcciEdit = operation(
  {
    name: "checkNcciEdit",
    access: "user",
    input: editQuery,
    answer: editAnswer,
    summary: "Check two procedure codes against the edits that the practice loaded",
  },
  async (ctx, { code_a, code_b, on }, tx) => {
    await audit(tx, ctx, { action: "search", entity: "reference_edition" });
    return ncciEdit(tx, ctx, { codeA: code_a, codeB: code_b, on });
  },
);
