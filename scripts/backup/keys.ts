import { createHmac, timingSafeEqual } from "node:crypto";
import { BackupError } from "./backup-error";

/** The two secrets without which restored data is of no use. They are never part of a backup. */
export type Secrets = { APP_SECRET: string; FIELD_KEYS: string };

/** By name (`APP_SECRET`, `FIELD_KEYS 1`, …): a keyed hash, which says that two keys are the same and nothing else. */
export type KeyPrints = Record<string, string>;

const print = (key: Buffer | string) =>
  createHmac("sha256", key).update("appeals-desk backup: fingerprint").digest("hex").slice(0, 32);

/** Fingerprints of all keys in use. */
export function keyPrints({ APP_SECRET, FIELD_KEYS }: Secrets): KeyPrints {
  const fields = FIELD_KEYS.split(",").map((entry) => {
    const [version = "", material = ""] = entry.split(":");
    return [`FIELD_KEYS ${version}`, print(Buffer.from(material, "base64"))] as const;
  });
  return Object.fromEntries([["APP_SECRET", print(APP_SECRET)], ...fields]);
}

/** Throws with the names of the keys that a backup needs and this installation does not have. */
export function requireKeys(needed: KeyPrints, secrets: Secrets): void {
  const here = keyPrints(secrets);
  const missing = Object.entries(needed).filter(([name, value]) => here[name] !== value);
  if (missing.length === 0) return;
  const names = missing.map(([name]) => (here[name] ? `${name} is another one` : `${name} is missing`));
  throw new BackupError(
    `This backup was made with other keys: ${names.join(", ")}. Nothing was restored. ` +
      "Set APP_SECRET and FIELD_KEYS as they were when it was made; of an installation with embedded PostgreSQL they are in secrets.json of its data folder.",
  );
}

/** Over the manifest's bytes: nobody without the secret can change it unseen. */
export const sealOf = (text: string, { APP_SECRET }: Secrets): string =>
  createHmac("sha256", APP_SECRET).update("appeals-desk backup: manifest\0").update(text).digest("hex");

/** Whether two hexadecimal hashes are the same. */
export function sameHash(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a, "hex"), Buffer.from(b, "hex")];
  return x.length === y.length && timingSafeEqual(x, y);
}
