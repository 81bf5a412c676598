import { randomBytes } from "node:crypto";
import { chmod, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const secretsSchema = z.object({
  appSecret: z.string(),
  fieldKeys: z.string(),
  postgres: z.object({ admin: z.string(), owner: z.string(), app: z.string() }),
});
export type LocalSecrets = z.infer<typeof secretsSchema>;

const word = (bytes: number) => randomBytes(bytes).toString("hex");

/** The secrets of a local installation: made at its first start and kept, readable by this user only. */
export async function localSecrets(dataDir: string): Promise<LocalSecrets> {
  const file = path.join(dataDir, "secrets.json");
  try {
    return secretsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      throw new Error(`${file} can't be read: ${error}`);
  }
  const secrets: LocalSecrets = {
    appSecret: word(32),
    fieldKeys: `1:${randomBytes(32).toString("base64")}`,
    postgres: { admin: word(16), owner: word(16), app: word(16) },
  };
  await writeSecrets(dataDir, secrets);
  return secrets;
}

/** Writes a folder's secrets: all of them, or those that a test needs. */
export function writeSecrets(dataDir: string, secrets: Partial<LocalSecrets>): Promise<void> {
  return writeFile(path.join(dataDir, "secrets.json"), JSON.stringify(secrets, null, 2), { mode: 0o600 });
}

const holderSchema = z.object({ pid: z.number(), port: z.number(), startedAt: z.string() });

/** Thrown when another launcher works on the folder. */
class DataDirHeld extends Error {}

/**
 * Takes a data folder for this process. A folder that another living process holds is refused with its number; what a
 * dead one left behind is taken over. Answers a function that gives it back.
 */
export async function holdDataDir(dataDir: string, port: number): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  const file = path.join(dataDir, "launcher.lock");
  const mine = JSON.stringify({ pid: process.pid, port, startedAt: new Date().toISOString() });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = await open(file, "wx", 0o644);
      await handle.writeFile(mine);
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = await readHolder(file);
    if (holder && isAlive(holder.pid)) {
      throw new DataDirHeld(
        `${dataDir} is in use by process ${holder.pid} (started ${holder.startedAt}, http://localhost:${holder.port}).\n` +
          "Stop it first, or start with another DATA_DIR and PORT.",
      );
    }
    await rm(file, { force: true });
  }
  throw new DataDirHeld(`${dataDir} is being taken by another process. Try again.`);
}

async function readHolder(file: string) {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
