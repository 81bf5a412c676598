import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type postgres from "postgres";
import type { Ctx } from "@/lib/domain/kernel/context";
import { applyRemittance } from "@/lib/domain/remittance/posting/apply";
import { importRemittance, type ReceivedRemittance } from "@/lib/domain/remittance/posting/import";

/** A remittance as the multipart parser leaves it. */
async function received(bytes: Buffer | string, filename = "remit.835"): Promise<ReceivedRemittance> {
  const folder = await mkdtemp(path.join(tmpdir(), "remittance-test-"));
  const target = path.join(folder, "0");
  await writeFile(target, bytes);
  const content = Buffer.from(bytes);
  return {
    path: target,
    filename,
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    tooLarge: false,
  };
}

export const imported = async (ctx: Ctx, bytes: Buffer | string, filename = "remit.835") =>
  importRemittance(ctx, await received(bytes, filename), { source: "upload", ref: null });

/** Uploads and applies. */
export async function posted(ctx: Ctx, bytes: Buffer | string, options: { createMissing?: boolean } = {}) {
  const file = await imported(ctx, bytes);
  return applyRemittance(ctx, file.id, { createMissing: options.createMissing ?? false });
}

/** Everything that posting writes, the record of who did what left out. */
const POSTING_TABLES = [
  "patients",
  "claims",
  "claim_line_items",
  "action_items",
  "remittance_files",
  "remittance_payments",
  "remittance_claims",
  "claim_adjustments",
  "claim_postings",
  "remittance_conflicts",
  "notifications",
] as const;

/** A checksum a table over every column of a practice's rows: an update that changes nothing but a time shows. */
export async function checksums(admin: postgres.Sql, practiceId: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of POSTING_TABLES) {
    const [row] = await admin`
      select count(*)::text || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
        from ${admin(table)} t where practice_id = ${practiceId}`;
    sums[table] = row?.sum as string;
  }
  return sums;
}
