import { randomUUID } from "node:crypto";
import path from "node:path";
import { connect } from "../db/client";
import { auditEvents } from "../db/schema/system";
import { BackupError } from "./backup/backup-error";
import { type Place, placeToBackUp } from "./backup/place";
import { takeBackup } from "./backup/take-backup";

/**
 * `npm run backup -- DIR`: database and files of this installation into an empty folder, while it works
 * (docs/operations.md). Ends with 1 when there is no backup, with 2 when there is one and the store lacked files.
 */
async function main(): Promise<number> {
  const [directory, second] = process.argv.slice(2);
  if (!directory || second) throw new BackupError("Usage: npm run backup -- DIR");
  const started = performance.now();
  const place = await placeToBackUp(process.env);
  try {
    await record(place);
    const { manifest, missing } = await takeBackup(path.resolve(directory), {
      url: place.readerUrl,
      storage: place.storage,
      secrets: place.secrets,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files ` +
        `(${(manifest.files.bytes / 1e6).toFixed(1)} MB) as of ${manifest.snapshotAt} in ${((performance.now() - started) / 1000).toFixed(1)} s.\n` +
        "The keys are not in it: keep APP_SECRET and FIELD_KEYS (or secrets.json) elsewhere.",
    );
    if (missing.length === 0) return 0;
    console.error(
      `The file store lacks ${missing.length} files that rows name: ${missing.slice(0, 5).join(", ")}`,
    );
    return 2;
  } finally {
    await place.close();
  }
}

/** Before anything is copied: a copy of everybody's data that left no record is none that we make. */
async function record({ appUrl }: Place): Promise<void> {
  const db = connect(appUrl, { max: 1, name: "backup" });
  try {
    await db.insert(auditEvents).values({
      actorKind: "job",
      action: "export",
      entity: "backup",
      result: "success",
      requestId: randomUUID(),
    });
  } finally {
    await db.$client.end();
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof BackupError ? error.message : error);
    process.exit(1);
  },
);
