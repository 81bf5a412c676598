/**
 * `npm run import -- FILE.zip [--practice ID]`: takes everything of an exported practice over into an empty one
 * (docs/product.md, N5). Without --practice the installation's only one is meant. Needs the settings of the app.
 */
import { parseArgs } from "node:util";
import { bindEventsFromSettings } from "@/inngest/bind-events";
import { database } from "@/lib/auth/database";
import { onlyPractice } from "@/lib/auth/practice-contexts";
import { importPractice } from "@/lib/domain/case/import/import-practice";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { practice: { type: "string" } },
  });
  const [file, second] = positionals;
  if (!file || second) {
    console.error("Usage: npm run import -- FILE.zip [--practice ID]");
    return 2;
  }
  bindEventsFromSettings();
  const { rows, files } = await importPractice(await onlyPractice(database(), values.practice), file);
  for (const [table, n] of Object.entries(rows)) if (n > 0) console.log(`${table}: ${n}`);
  console.log(`files: ${files}`);
  await database().$client.end();
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
