import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { selectKept } from "@/db/kept-query";
import { claimLineItems } from "@/db/schema/claims";
import { invalid } from "@/lib/core/errors";
import { blankRow, columnsOf } from "@/lib/core/field-table";
import { isUuid } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type LineRow, lineColumns } from "./columns";
import { LINE_FIELDS } from "./fields";
import { chargeOf, impossibleLines } from "./rules";
import type { LineItemInput } from "./schema";

export type SavedLines = {
  lines: LineRow[];
  /** The request's temporary ids and the ids they got. */
  ids: Record<string, string>;
  added: number;
  changed: number;
  removed: number;
};

/**
 * Makes a claim's lines the given list. The caller holds the claim's row. Known lines keep their id, and the fields that
 * are left out; lines that are not in the list go; the rest is new. Throws VALIDATION.
 */
export async function saveLineItems(
  tx: Tx,
  ctx: Ctx,
  claim: { id: string; patientBirth: string | null },
  inputs: readonly LineItemInput[],
): Promise<SavedLines> {
  const current = await linesOf(tx, ctx, claim.id);
  const known = new Map(current.map((line) => [line.id, line]));
  const ids = identities(inputs, known);
  let next = Math.max(0, ...current.map((line) => line.lineNumber), ...inputs.map((i) => i.line_number ?? 0));
  const lines = inputs.map((input, place): LineRow => {
    const id = ids[place] ?? crypto.randomUUID();
    const before = known.get(id) ?? blankLine(id, claim.id);
    if (!input.line_number && !before.lineNumber) next += 1;
    return edited(before, input, before.lineNumber || next);
  });
  const errors = impossibleLines(lines, claim.patientBirth);
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const kept = new Set(lines.map((line) => line.id));
  const removed = current.filter((line) => !kept.has(line.id));
  const written = lines.filter((line) => !same(known.get(line.id), line));
  await remove(tx, ctx, claim.id, removed);
  await write(tx, ctx, written);
  const added = lines.filter((line) => !known.has(line.id)).length;
  return {
    lines: lines.toSorted((a, b) => a.lineNumber - b.lineNumber),
    ids: Object.fromEntries(
      inputs.flatMap(({ line_item_id }, place) => {
        const id = lines[place]?.id;
        return line_item_id && id && line_item_id !== id ? [[line_item_id, id]] : [];
      }),
    ),
    added,
    changed: written.length - added,
    removed: removed.length,
  };
}

export async function linesOf(tx: Tx, ctx: Ctx, claimId: string): Promise<LineRow[]> {
  return selectKept(tx, "lines of a claim", {
    columns: lineColumns,
    rest: () => sql`from ${claimLineItems}
      where ${claimLineItems.practiceId} = ${sql.placeholder("practiceId")}
        and ${claimLineItems.claimId} = ${sql.placeholder("claimId")} and ${claimLineItems.deletedAt} is null
      order by ${claimLineItems.lineNumber}, ${claimLineItems.id}`,
    values: { practiceId: ctx.practiceId, claimId },
  });
}

/** The known id of each input, null for new lines. An id that is no line of this claim is refused. */
function identities(
  inputs: readonly LineItemInput[],
  known: ReadonlyMap<string, LineRow>,
): (string | null)[] {
  const seen = new Set<string>();
  return inputs.map(({ line_item_id: sent }, place) => {
    const refuse = (message: string) => invalid({ [`line_items.${place}.line_item_id`]: [message] });
    if (!sent) return null;
    if (seen.has(sent)) throw refuse("This line is listed twice.");
    seen.add(sent);
    if (!isUuid(sent)) return null;
    const id = sent.toLowerCase();
    if (!known.has(id)) throw refuse("This line is no longer on the claim. Reload the claim.");
    return id;
  });
}

function edited(line: LineRow, input: LineItemInput, lineNumber: number): LineRow {
  const next: LineRow = {
    ...line,
    lineNumber: input.line_number ?? lineNumber,
    ...columnsOf(LINE_FIELDS, input, line),
  };
  return { ...next, totalCharge: chargeOf(next) };
}

const blankLine = (id: string, claimId: string): LineRow => ({
  id,
  claimId,
  lineNumber: 0,
  ...blankRow(LINE_FIELDS),
});

const same = (a: LineRow | undefined, b: LineRow) => JSON.stringify(a) === JSON.stringify(b);

async function remove(tx: Tx, ctx: Ctx, claimId: string, lines: LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .update(claimLineItems)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(claimLineItems.practiceId, ctx.practiceId),
        eq(claimLineItems.claimId, claimId),
        inArray(
          claimLineItems.id,
          lines.map((line) => line.id),
        ),
      ),
    );
}

/** Below the protocol's 65,535 parameters: 22 a line. */
const LINES_A_STATEMENT = 1000;

async function write(tx: Tx, ctx: Ctx, lines: LineRow[]): Promise<void> {
  const { id: _id, claimId: _claimId, ...columns } = lineColumns;
  const replaced = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  );
  for (let from = 0; from < lines.length; from += LINES_A_STATEMENT) {
    await tx
      .insert(claimLineItems)
      .values(
        lines.slice(from, from + LINES_A_STATEMENT).map((line) => ({ ...line, practiceId: ctx.practiceId })),
      )
      .onConflictDoUpdate({
        target: claimLineItems.id,
        set: { ...replaced, updatedAt: sql`clock_timestamp()` },
      });
  }
}
