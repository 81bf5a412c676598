import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { referenceEditions, referenceTexts } from "@/db/schema/reference";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { editionsAnswer, type QuotedRule } from "./schema";

export const listReferenceEditions = operation(
  {
    name: "listReferenceEditions",
    access: "user",
    input: z.object({}),
    answer: editionsAnswer,
    summary: "List the official files that the practice loaded",
  },
  async (ctx, _input, tx) => {
    const rows = await tx
      .select()
      .from(referenceEditions)
      .where(eq(referenceEditions.practiceId, ctx.practiceId))
      .orderBy(asc(referenceEditions.kind), desc(referenceEditions.edition), asc(referenceEditions.id))
      .limit(500);
    await audit(tx, ctx, { action: "list", entity: "reference_edition", detail: { count: rows.length } });
    return {
      results: rows.map(({ kind, setting, filename, edition, through, rowCount, loadedAt }) => ({
        kind,
        setting,
        filename,
        edition,
        through,
        row_count: rowCount,
        loaded_at: loadedAt.toISOString(),
      })),
    };
  },
);

/**
 * The loaded words of rules, by "29 CFR 2560.503-1" and "(h)(3)(ii)": that paragraph and those below it, from the newest edition.
 * What is not loaded is not in the answer.
 */
export function quotesOf(
  ctx: Ctx,
  asked: readonly { key: string; part: string }[],
): Promise<Map<string, QuotedRule>> {
  return inContext(ctx, (tx) => quotes(tx, ctx, asked));
}

async function quotes(
  tx: Tx,
  ctx: Ctx,
  asked: readonly { key: string; part: string }[],
): Promise<Map<string, QuotedRule>> {
  const keys = [...new Set(asked.map(({ key }) => key))];
  const found = new Map<string, QuotedRule>();
  if (keys.length === 0) return found;
  const rows = await tx
    .select({
      key: referenceTexts.key,
      part: referenceTexts.part,
      heading: referenceTexts.heading,
      body: referenceTexts.body,
      edition: referenceEditions.edition,
    })
    .from(referenceTexts)
    .innerJoin(
      referenceEditions,
      and(
        eq(referenceEditions.practiceId, referenceTexts.practiceId),
        eq(referenceEditions.id, referenceTexts.editionId),
      ),
    )
    .where(and(eq(referenceTexts.practiceId, ctx.practiceId), inArray(referenceTexts.key, keys)))
    .orderBy(desc(referenceEditions.edition), asc(referenceTexts.key), asc(referenceTexts.position));
  for (const { key, part } of asked) {
    const newest = rows.find((row) => row.key === key)?.edition;
    const own = rows.filter((row) => row.key === key && row.edition === newest && row.part.startsWith(part));
    const [first] = own;
    if (first && newest)
      found.set(`${key}${part}`, {
        key,
        part,
        heading: first.heading,
        edition: newest,
        paragraphs: own.map(({ part: name, body }) => ({ part: name, body })),
      });
  }
  return found;
}
