import type { Readable } from "node:stream";

/**
 * What a call of the API reads of its request: a web `Request`, or what `lib/transport/direct` makes of Node's own, which can hand
 * out its body without a web stream.
 */
export type CallRequest = Pick<Request, "method" | "url" | "headers" | "body" | "signal"> & {
  /** The body piece by piece. Stopping early leaves the connection as it is, so that a refusal can be answered. */
  pieces?: () => AsyncIterable<Uint8Array>;
  /** The body as a stream of its own: destroying it leaves the connection as it is. */
  stream?: () => Readable;
};
