import "./app-settings";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { connect } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import { log } from "@/lib/core/log";
import { applyRemittance } from "@/lib/domain/remittance/posting/apply";
import { importRemittance, type ReceivedRemittance } from "@/lib/domain/remittance/posting/import";
import { account } from "@/tests/support/account";
import { APP_ROLE, ensureDatabase } from "../launch/database-roles";
import { startEmbeddedPostgres } from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { largeRemittance } from "./era-file";
import type { BenchRow } from "./table";

const MB = 1024 * 1024;
const collectGarbage = () => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

/** One file of many claims into an empty practice, then the same file again, on a PostgreSQL of its own. */
export async function benchEraPosting(claims = 10_000): Promise<BenchRow[]> {
  log.level = "silent";
  const directory = await mkdtemp(path.join(tmpdir(), "era-bench-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "bench", owner: "bench", app: "bench" },
    disposable: true,
  });
  try {
    await ensureDatabase(server.url("admin", "postgres"), "era_bench");
    await migrateDatabase(server.url("owner", "era_bench"), APP_ROLE);
    const db = connect(server.url("app", "era_bench"), { max: 2 });
    const { ctx } = await account(db);
    const file = await written(path.join(directory, "large.835"), claims);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const resident = process.memoryUsage.rss();
    let peak = resident;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 50);
    const start = performance.now();
    const { id } = await importRemittance(ctx, file, { source: "upload", ref: null });
    const read = performance.now();
    const first = await applyRemittance(ctx, id, { createMissing: true });
    const posted = performance.now();
    collectGarbage();
    const held = process.memoryUsage().heapUsed - before;
    const again = await applyRemittance(ctx, id, { createMissing: true });
    const end = performance.now();
    clearInterval(watch);
    if (first.created !== claims || again.unchanged !== claims) {
      throw new Error(`${first.created} claims created and ${again.unchanged} left unchanged of ${claims}`);
    }
    await db.$client.end();
    return [
      { name: `${claims} claims, upload and first reading`, value: (read - start) / 1000, unit: "s" },
      { name: `${claims} claims posted, all new`, value: (posted - read) / 1000, unit: "s", aim: 30 },
      { name: "the same file posted again", value: (end - posted) / 1000, unit: "s" },
      { name: "live memory held after posting", value: held / MB, unit: "MB" },
      {
        name: "resident memory above the start, highest",
        value: (peak - resident) / MB,
        unit: "MB",
        aim: 200,
      },
    ];
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function written(target: string, claims: number): Promise<ReceivedRemittance> {
  const hash = createHash("sha256");
  let size = 0;
  const measured = function* () {
    for (const chunk of largeRemittance(claims)) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(measured(), createWriteStream(target));
  return { path: target, filename: "large.835", size, sha256: hash.digest("hex"), tooLarge: false };
}
