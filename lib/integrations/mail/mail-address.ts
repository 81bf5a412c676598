export type ParsedMailAddress = { ok: true; address: string } | { ok: false; message: string };

const BAD_MAIL_ADDRESS = "Enter one email address, such as appeals@payer.com.";

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Exactly one plain address (RFC 5321 dot-string at a host name) in its one canonical form, lower case. Lists,
 * display names, quoted local parts, comments, address literals and anything beyond ASCII are refused: each has
 * been a way to make one program see another recipient than the next.
 */
export function parseMailAddress(input: string): ParsedMailAddress {
  const bad = { ok: false, message: BAD_MAIL_ADDRESS } as const;
  const trimmed = input.replace(/^[ \t]+|[ \t]+$/g, "");
  // Before lower-casing: that turns some letters beyond ASCII, such as the Kelvin sign, into ASCII ones.
  if (trimmed.length > 254 || !/^[!-~]+$/.test(trimmed)) return bad;
  const address = trimmed.toLowerCase();
  const at = address.indexOf("@");
  if (at < 1 || at !== address.lastIndexOf("@")) return bad;
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split(".");
  if (local.length > 64 || !LOCAL_PART.test(local)) return bad;
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label))) return bad;
  if (!/[a-z]/.test(labels.at(-1) ?? "")) return bad;
  return { ok: true, address };
}
