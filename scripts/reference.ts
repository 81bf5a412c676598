/**
 * `npm run reference -- FILE… --edition 2026-10-01 [--setting practitioner] [--practice ID]`: loads official files that the
 * practice downloaded itself: eCFR XML, NCCI edits and unit limits, coverage policies, HCPCS and ICD-10-CM, as they are or in
 * their ZIP. Quotations are then word for word and edits are checked (docs/product.md, L4). Without --practice the installation's
 * only one is meant.
 */
import { parseArgs } from "node:util";
import { database } from "@/lib/auth/database";
import { onlyPractice } from "@/lib/auth/practice-contexts";
import { filesAt } from "@/lib/domain/reference/files/open-file";
import { type LoadOutcome, loadReferenceFile, type ReferenceSetting } from "@/lib/domain/reference/load";

const USAGE =
  "Usage: npm run reference -- FILE… --edition YYYY-MM-DD [--setting practitioner|hospital|equipment] [--practice ID]";

const WORDS: Record<Exclude<LoadOutcome["state"], "loaded">, string> = {
  unknown: "not one of the files that can be loaded; nothing was taken",
  no_rows: "nothing in it could be read; nothing was taken",
  no_setting: "say whose claims its edits are for, with --setting; nothing was taken",
  loaded_before: "loaded before",
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { edition: { type: "string" }, setting: { type: "string" }, practice: { type: "string" } },
  });
  const { edition = "", setting = null } = values;
  const known = setting === null || ["practitioner", "hospital", "equipment"].includes(setting);
  if (positionals.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(edition) || !known) {
    console.error(USAGE);
    return 2;
  }
  const ctx = await onlyPractice(database(), values.practice);
  let taken = 0;
  for (const path of positionals)
    for await (const file of filesAt(path)) {
      const outcome = await loadReferenceFile(ctx, file, {
        edition,
        setting: setting as ReferenceSetting | null,
      });
      if (outcome.state === "loaded" || outcome.state === "loaded_before") taken += 1;
      const words =
        outcome.state === "loaded" ? `${outcome.kind}, ${outcome.rows} entries` : WORDS[outcome.state];
      console.log(`${file.name}: ${words}`);
    }
  await database().$client.end();
  return taken > 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
