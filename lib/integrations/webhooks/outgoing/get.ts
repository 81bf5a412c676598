import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type IncomingMessage, get as requestHttp } from "node:http";
import { get as requestHttps } from "node:https";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { placeOf, type Resolve } from "./post";

/** What came, as it lies on disk. `tooLarge`: more came than asked for, and the file is cut off. */
export type FetchedFile = { size: number; sha256: string; tooLarge: boolean };

type GetOptions = {
  maxBytes: number;
  /** Loopback, and http to it. */
  allowLoopback: boolean;
  timeoutMs?: number;
  resolve?: Resolve;
};

/** The address is not to be asked: it leads to the inside, or nowhere. */
export class AddressRefused extends Error {}

/** It answered something other than 200. A redirect is not followed. */
export class NotServed extends Error {
  constructor(readonly status: number) {
    super(`answered ${status}`);
  }
}

/**
 * Fetches a file from an address that somebody else gave, with the guard of `postOutside`. Throws `AddressRefused`,
 * `NotServed`, and what the connection throws.
 */
export async function getOutside(
  address: string,
  path: string,
  { maxBytes, allowLoopback, timeoutMs = 60_000, resolve }: GetOptions,
): Promise<FetchedFile> {
  const place = await placeOf(address, allowLoopback, resolve);
  if ("problem" in place) throw new AddressRefused(place.problem);
  const { url, lookup } = place;
  const open = url.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await new Promise<IncomingMessage>((take, reject) => {
    open(url, { agent: false, lookup, signal }, take).once("error", reject);
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new NotServed(response.statusCode ?? 0);
  }
  const hash = createHash("sha256");
  const full = new Error("more than asked for");
  let size = 0;
  let tooLarge = false;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      tooLarge = size > maxBytes;
      if (!tooLarge) hash.update(chunk);
      done(tooLarge ? full : null, chunk);
    },
  });
  await pipeline(response, counted, createWriteStream(path), { signal }).catch((error: unknown) => {
    if (error !== full) throw error;
  });
  return { size, sha256: hash.digest("hex"), tooLarge };
}
