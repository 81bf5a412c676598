import Negotiator from "negotiator";

/** Leaves in the first packets of a connection, packed or not: packing it would cost the server and save the caller no wait. */
export const SMALL_BYTES = 8 * 1024;

const TEXTS = /^(text\/|application\/(json|javascript|xml|.+\+(json|xml))|image\/svg\+xml)/i;

type Headers = Readonly<Record<string, string | string[]>>;

/** An answer of such a type is packed for callers who take that, unless it says that nobody may change it. */
export function isPackable(headers: Headers): boolean {
  if (headers["content-encoding"] !== undefined) return false;
  if (/(^|,)\s*no-transform\s*(,|$)/i.test(String(headers["cache-control"] ?? ""))) return false;
  return TEXTS.test(String(headers["content-type"] ?? ""));
}

export function callerTakesGzip(accepted: string | string[] | undefined): boolean {
  const headers = { "accept-encoding": String(accepted ?? "") };
  return new Negotiator({ headers }).encodings(["gzip"]).includes("gzip");
}
