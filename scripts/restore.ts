import path from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "./backup/backup-error";
import type { Manifest } from "./backup/manifest";
import { keysToRestore, placeToRestore } from "./backup/place";
import { checkBackup, restoreBackup } from "./backup/restore-backup";

/**
 * `npm run restore -- DIR`: a backup into an empty database and the file store (docs/operations.md). `--check` reads and
 * compares it only.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean" } },
  });
  const [named, second] = positionals;
  if (!named || second) throw new BackupError("Usage: npm run restore -- [--check] DIR");
  const directory = path.resolve(named);
  const started = performance.now();
  const manifest = values.check
    ? await checkBackup(directory, await keysToRestore(process.env))
    : await restore(directory);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${values.check ? "Whole" : "Restored, and compared with the backup"}: ${rows} rows, ${manifest.files.count} files ` +
      `(${(manifest.files.bytes / 1e6).toFixed(1)} MB) as of ${manifest.snapshotAt}, in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  if (!values.check)
    console.log("Everyone signs in anew. Sendings that were under way are marked “check needed”.");
  return 0;
}

async function restore(directory: string): Promise<Manifest> {
  const place = await placeToRestore(process.env);
  const appRole = decodeURIComponent(new URL(place.appUrl).username);
  try {
    return await restoreBackup(directory, { ...place, appRole }, place.secrets);
  } finally {
    await place.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof BackupError ? error.message : error);
    process.exit(1);
  },
);
