import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { appSecret } from "@/lib/integrations/app-settings";

/** Access and refresh token of one session, raw. Only their hashes are stored. */
export type TokenPair = { access: string; refresh: string };

export const newPair = (): TokenPair => ({
  access: `ada_${randomBytes(32).toString("base64url")}`,
  refresh: `adr_${randomBytes(32).toString("base64url")}`,
});

export const isAccessToken = (value: string) => /^ada_[\w-]{43}$/.test(value);
export const isRefreshToken = (value: string) => /^adr_[\w-]{43}$/.test(value);

export const hashToken = (raw: string) => createHash("sha256").update(raw).digest("base64url");

const sealingKey = (raw: string) => Buffer.from(hkdfSync("sha256", raw, "", "refresh-successor", 32));

/** Seals the successor of a spent refresh token so that only the holder of the spent one can read it. */
export function sealPair(pair: TokenPair, spent: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(spent), nonce);
  const sealed = Buffer.concat([cipher.update(`${pair.access} ${pair.refresh}`, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws when `spent` is not the token it was sealed for. */
export function openPair(sealed: string, spent: string): TokenPair {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(spent), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  const [access = "", refresh = ""] = text.split(" ");
  return { access, refresh };
}

export type LinkPurpose = "verify_email" | "reset_password" | "invitation";

/**
 * The secret of a mailed link. Derived, so that a repeated step of the sending workflow mails the same link and the
 * raw secret is stored nowhere; `requestId` is random and known to this server only.
 */
export const linkToken = (purpose: LinkPurpose, requestId: string) =>
  createHmac("sha256", appSecret()).update(`link:${purpose}:${requestId}`).digest("base64url");
