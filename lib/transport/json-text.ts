import { SMALL_BYTES } from "./direct/packing";

const whole = new WeakMap<Response, Uint8Array>();

/** The bytes of an answer that was made as a whole; undefined for one that is a stream. */
export const bytesOf = (response: Response): Uint8Array | undefined => whole.get(response);

/**
 * A JSON text as an answer. Next takes its length away, sends it in chunks and would pack it however short it is; what is
 * longer than a few packets is packed where the caller takes that.
 */
export function jsonText(text: string, status = 200): Response {
  const bytes = new TextEncoder().encode(text);
  const headers = new Headers({ "Content-Type": "application/json" });
  if (bytes.byteLength <= SMALL_BYTES) headers.set("Cache-Control", "private, no-store, no-transform");
  const response = new Response(bytes, { status, headers });
  whole.set(response, bytes);
  return response;
}
