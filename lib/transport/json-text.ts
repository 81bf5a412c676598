/** Leaves in the first packets of a connection, packed or not: packing it would cost the server and save the caller no wait. */
const SMALL_BYTES = 8 * 1024;

/**
 * A JSON text as an answer. Next takes its length away, sends it in chunks and would pack it however short it is; what is
 * longer than a few packets is packed where the caller takes that.
 */
export function jsonText(text: string, status = 200): Response {
  const bytes = new TextEncoder().encode(text);
  const headers = new Headers({ "Content-Type": "application/json" });
  if (bytes.byteLength <= SMALL_BYTES) headers.set("Cache-Control", "private, no-store, no-transform");
  return new Response(bytes, { status, headers });
}
