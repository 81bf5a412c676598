import { readFile } from "node:fs/promises";
import path from "node:path";
import { startEmbeddedPostgres } from "./launch/embedded-postgres";

/**
 * Holds the embedded PostgreSQL for a launcher. A process of its own, so that Ctrl-C in the terminal does not end the
 * database under a web server and a worker that are still writing; ends the database when the launcher is gone. The
 * package takes over its process's signals and exit code, which no launcher and no test runner could do with.
 */
const [directory, port, durability] = process.argv.slice(2);
if (!directory || !port) throw new Error("usage: postgres-host DIRECTORY PORT [disposable]");
const secrets = JSON.parse(await readFile(path.join(directory, "..", "secrets.json"), "utf8"));
const server = await startEmbeddedPostgres({
  directory,
  port: Number(port),
  passwords: secrets.postgres,
  disposable: durability === "disposable",
});

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await server.stop();
  process.exit(0);
};
void server.ended.then((last) => {
  if (stopping) return;
  console.error(`PostgreSQL ended:\n${last}`);
  process.exit(1);
});
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => {});
process.on("disconnect", () => void stop());
process.send?.("ready");
