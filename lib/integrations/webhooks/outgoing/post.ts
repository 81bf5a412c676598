import { lookup as resolveName } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";

export type Posted = { status: number | null; problem: string; milliseconds: number };

export type Resolve = (name: string) => Promise<string[]>;
type PostOptions = {
  /** Loopback, and http to it: local mode alone. */
  allowLoopback: boolean;
  timeoutMs?: number;
  resolve?: Resolve;
};

const MOST_ANSWER_BYTES = 64 * 1024;
const TIMEOUT_MS = 10_000;

const isLoopback = (address: string) => address === "::1" || /^127\./.test(address);
const bare = (host: string) => host.replace(/^\[|\]$/g, "");

/** What is wrong with an address before anything is asked, as a sentence; null for a good one. */
export function addressProblem(address: string, allowLoopback: boolean): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return "Enter a web address.";
  const host = bare(url.hostname);
  const isLocal = allowLoopback && (host === "localhost" || isLoopback(host));
  if (url.protocol !== "https:" && !(isLocal && url.protocol === "http:"))
    return "The address must begin with https://.";
  if (url.username || url.password) return "The address must hold no user name or password.";
  if (isIP(host) !== 0 ? !isPublicAddress(host) && !isLocal : !isLocal && !isPublicName(host)) {
    return "The address must be on the public internet.";
  }
  return null;
}

const isPublicName = (host: string) =>
  host.includes(".") && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(host);

/**
 * Posts JSON to an address of somebody else's. The name is resolved once, every address of it must be public, and the
 * connection goes to one of those; no redirect is followed and no answer is kept. Throws nothing.
 */
export async function postOutside(
  address: string,
  body: string,
  headers: Record<string, string>,
  { allowLoopback, timeoutMs = TIMEOUT_MS, resolve = resolveAll }: PostOptions,
): Promise<Posted> {
  const started = performance.now();
  const done = (status: number | null, problem: string): Posted => ({
    ...{ status, problem },
    milliseconds: Math.round(performance.now() - started),
  });
  const place = await placeOf(address, allowLoopback, resolve);
  if ("problem" in place) return done(null, place.problem);
  try {
    const status = await send(place.url, body, headers, place.lookup, timeoutMs);
    return done(status, status >= 200 && status < 300 ? "" : problemOf(status));
  } catch (error) {
    return done(null, wordsFor(error));
  }
}

/**
 * Where an address of somebody else's leads: the name resolved once, and a look-up that answers nothing but what was looked
 * at. A sentence where any of its addresses is not public.
 */
export async function placeOf(
  address: string,
  allowLoopback: boolean,
  resolve: Resolve = resolveAll,
): Promise<{ url: URL; lookup: LookupFunction } | { problem: string }> {
  const problem = addressProblem(address, allowLoopback);
  if (problem) return { problem };
  const url = new URL(address);
  const host = bare(url.hostname);
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  const [first] = addresses;
  if (!first) return { problem: "The name is not known." };
  if (!addresses.every((one) => isPublicAddress(one) || (allowLoopback && isLoopback(one)))) {
    return { problem: "The name leads to an address that is not on the public internet." };
  }
  return { url, lookup: pinnedTo(first) };
}

/** Whatever the connection asks for, it gets the address that was looked at. */
function pinnedTo(address: string): LookupFunction {
  const family = isIP(address);
  return (_name, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);
}

function send(
  url: URL,
  body: string,
  headers: Record<string, string>,
  lookup: LookupFunction,
  timeoutMs: number,
): Promise<number> {
  const open = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        method: "POST",
        agent: false,
        lookup,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "User-Agent": "AppealsDesk-Webhooks/1",
          ...headers,
        },
      },
      (response) => {
        let received = 0;
        response.on("data", (chunk: Buffer) => {
          received += chunk.byteLength;
          if (received > MOST_ANSWER_BYTES) request.destroy(new Error("ANSWER_TOO_LONG"));
        });
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", reject);
      },
    );
    request.once("error", reject);
    request.end(body);
  });
}

const problemOf = (status: number) =>
  status >= 300 && status < 400
    ? "It answered with a redirect, which is not followed."
    : `It answered ${status}.`;

/** Codes become sentences; what else an error says stays here. */
function wordsFor(error: unknown): string {
  const { code = "", name = "", message = "" } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || code === "ABORT_ERR") return "It did not answer in time.";
  if (message === "ANSWER_TOO_LONG") return "Its answer was too long.";
  if (code === "ECONNREFUSED") return "It refused the connection.";
  if (code === "ECONNRESET") return "It broke off the connection.";
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) return "Its certificate is not valid.";
  return "It could not be reached.";
}

const resolveAll: Resolve = (name) =>
  new Promise((resolve, reject) =>
    resolveName(name, { all: true }, (error, found) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    ),
  );
