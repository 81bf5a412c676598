import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import {
  type ReferenceKind,
  referenceEditions,
  referenceEdits,
  referenceTexts,
  referenceUnits,
} from "@/db/schema/reference";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { diagnosisRows, supplyRows } from "./files/code-lists";
import { coverageRows } from "./files/coverage";
import { ruleRows } from "./files/ecfr";
import { editRows, unitRows } from "./files/ncci";
import { headAndHash, linesOf, type OpenedFile } from "./files/open-file";
import { kindOf, type ReferenceRow, type RowsOf } from "./files/reference-row";
import { lastDayOfQuarter } from "./quarter";

const READERS: Record<ReferenceKind, RowsOf> = {
  ecfr: ruleRows,
  ncci_ptp: editRows,
  ncci_mue: unitRows,
  lcd: (lines) => coverageRows(lines, "lcd"),
  article: (lines) => coverageRows(lines, "article"),
  hcpcs: supplyRows,
  icd10cm: diagnosisRows,
};

/** Edits and units are published for a quarter; after it the file says nothing. */
const QUARTERLY: readonly ReferenceKind[] = ["ncci_ptp", "ncci_mue"];
const SETTINGS = ["practitioner", "hospital", "equipment"] as const;
export type ReferenceSetting = (typeof SETTINGS)[number];

/** Which claims a file of edits is for, by the words of its name; null where the name does not tell. */
function settingOf(name: string): ReferenceSetting | null {
  if (/pra(?![a-z])|practitioner|physician/i.test(name)) return "practitioner";
  if (/oph|hosp|outpatient|facility/i.test(name)) return "hospital";
  return /dme|supplier/i.test(name) ? "equipment" : null;
}

export type LoadOutcome =
  | { state: "loaded"; kind: ReferenceKind; rows: number }
  | { state: "unknown" | "no_rows" | "no_setting" }
  | { state: "loaded_before"; kind: ReferenceKind };

/**
 * Loads one official file for the context's practice, all of it or nothing. The same file is loaded once. `edition` is the day
 * from which it speaks, which the files themselves do not reliably say.
 */
export async function loadReferenceFile(
  ctx: Ctx,
  file: OpenedFile,
  { edition, setting }: { edition: string; setting: ReferenceSetting | null },
): Promise<LoadOutcome> {
  const { head, sha256 } = await headAndHash(file);
  const kind = kindOf(head);
  if (!kind) return { state: "unknown" };
  const quarterly = QUARTERLY.includes(kind);
  const claims = quarterly ? (setting ?? settingOf(file.name)) : null;
  if (quarterly && !claims) return { state: "no_setting" };
  return inContext(ctx, async (tx) => {
    const [same] = await tx
      .select({ id: referenceEditions.id })
      .from(referenceEditions)
      .where(
        and(
          eq(referenceEditions.practiceId, ctx.practiceId),
          eq(referenceEditions.kind, kind),
          eq(referenceEditions.sha256, sha256),
        ),
      );
    if (same) return { state: "loaded_before", kind } as const;
    const [row] = await tx
      .insert(referenceEditions)
      .values({
        practiceId: ctx.practiceId,
        kind,
        setting: claims ?? "",
        filename: file.name,
        sha256,
        edition,
        through: quarterly ? lastDayOfQuarter(edition) : null,
        rowCount: 0,
      })
      .returning({ id: referenceEditions.id });
    if (!row) throw new Error("the edition was not written");
    const rows = await writeRows(tx, ctx, row.id, READERS[kind](linesOf(await file.open())));
    if (rows === 0) {
      await tx.delete(referenceEditions).where(eq(referenceEditions.id, row.id));
      return { state: "no_rows" } as const;
    }
    await tx.update(referenceEditions).set({ rowCount: rows }).where(eq(referenceEditions.id, row.id));
    await audit(tx, ctx, {
      action: "create",
      entity: "reference_edition",
      entityId: row.id,
      detail: { kind, edition, rows },
    });
    return { state: "loaded", kind, rows } as const;
  });
}

const BATCH = 2_000;

async function writeRows(
  tx: Tx,
  ctx: Ctx,
  editionId: string,
  rows: AsyncIterable<ReferenceRow>,
): Promise<number> {
  const positions = new Map<string, number>();
  let written = 0;
  let batch: ReferenceRow[] = [];
  const flush = async () => {
    await insertBatch(tx, { practiceId: ctx.practiceId, editionId }, batch, positions);
    written += batch.length;
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return written;
}

/** A file that says a thing twice is taken at its first word. */
async function insertBatch(
  tx: Tx,
  of: { practiceId: Ctx["practiceId"]; editionId: string },
  batch: readonly ReferenceRow[],
  positions: Map<string, number>,
): Promise<void> {
  const edits = batch.flatMap((row) => (row.table === "edits" ? [{ ...of, ...row }] : []));
  const units = batch.flatMap((row) => (row.table === "units" ? [{ ...of, ...row }] : []));
  const texts = batch.flatMap((row) => {
    if (row.table !== "texts") return [];
    const position = positions.get(row.key) ?? 0;
    positions.set(row.key, position + 1);
    const { from: fromDay, through: throughDay, ...rest } = row;
    return [{ ...of, ...rest, position, fromDay, throughDay }];
  });
  if (edits.length > 0) await tx.insert(referenceEdits).values(edits).onConflictDoNothing();
  if (units.length > 0) await tx.insert(referenceUnits).values(units).onConflictDoNothing();
  if (texts.length > 0) await tx.insert(referenceTexts).values(texts).onConflictDoNothing();
}
