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

/** By the first `gzip` of `Accept-Encoding`, or what it says of all others. */
export function callerTakesGzip(accepted: string | string[] | undefined): boolean {
  const asked = String(accepted ?? "")
    .split(",")
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    );
  const one = asked.find(([name]) => name === "gzip") ?? asked.find(([name]) => name === "*");
  return one !== undefined && !one.slice(1).some((part) => /^q=0(\.0*)?$/.test(part));
}
