import { readFile } from "node:fs/promises";
import path from "node:path";
import { startEmbeddedPostgres } from "./launch/embedded-postgres";

/**
 * Holds the embedded PostgreSQL for a launcher. A process of its own, so that Ctrl-C in the terminal does not end the
 * database under a web server and a worker that are still writing; ends the database when the launcher is gone.
 */
const [directory, port] = process.argv.slice(2);
if (!directory || !port) throw new Error("usage: postgres-host DIRECTORY PORT");
const secrets = JSON.parse(await readFile(path.join(directory, "..", "secrets.json"), "utf8"));
const server = await startEmbeddedPostgres({ directory, port: Number(port), passwords: secrets.postgres });

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await server.stop();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => {});
process.on("disconnect", () => void stop());
process.send?.("ready");
