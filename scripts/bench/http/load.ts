import { Agent, request } from "node:http";
import autocannon from "autocannon";
import type { Call } from "./calls";
import { cpuMs } from "./processes";
import type { Seeded } from "./seed";

export type SignedIn = { bearer: string; cookie: string };

/** The processes whose time is counted. */
export type Measured = { base: string; webPid: number; postgresPid: number };

export type Load = {
  call: string;
  connections: number;
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of processor time a request. */
  webCpu: number;
  databaseCpu: number;
  /** Bytes of an answer with its headers, as sent. */
  bytes: number;
  /** Milliseconds to the first byte of a page for 95 of 100, one after the other. */
  firstByte?: number;
};

/** Asks for a call over `connections` at once, first unmeasured, then measured. Throws when any answer is no success. */
export async function load(
  call: Call,
  measured: Measured,
  given: { seeded: Seeded; signedIn: SignedIn },
  how: { connections: number; seconds: number; warmUp: number },
): Promise<Load> {
  const { connections } = how;
  // Counted by requests, so that each one begun is also ended and paid for.
  const ask = (amount: number) => fire(call, measured, given, connections, amount);
  const worth = ({ took, elapsed }: Awaited<ReturnType<typeof ask>>, seconds: number) =>
    Math.max(connections * 2, Math.ceil((took.length / elapsed) * seconds));
  const first = await ask(connections * 2);
  const warm = await ask(worth(first, how.warmUp));
  const before = await Promise.all([cpuMs(measured.webPid), cpuMs(measured.postgresPid)]);
  const { result, took, elapsed } = await ask(worth(warm, how.seconds));
  const after = await Promise.all([cpuMs(measured.webPid), cpuMs(measured.postgresPid)]);
  const requests = took.length;
  const percentile = (share: number) => percentileOf(took, share);
  return {
    call: call.name,
    connections,
    requests,
    perSecond: requests / elapsed,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    webCpu: (after[0] - before[0]) / requests,
    databaseCpu: (after[1] - before[1]) / requests,
    bytes: result.throughput.total / requests,
    ...(call.page && connections === 1 && { firstByte: await firstByteOf(call, measured, given) }),
  };
}

const PAGES_TO_FIRST_BYTE = 200;

/** The load generator tells only when an answer has come whole. */
async function firstByteOf(
  call: Call,
  { base }: Measured,
  { seeded, signedIn }: { seeded: Seeded; signedIn: SignedIn },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (let n = 0; n < PAGES_TO_FIRST_BYTE; n += 1) {
    const { path, method, headers } = requestOf(call, seeded, signedIn, base);
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      const sent = request(new URL(path, base), { method, headers, agent }, (answer) => {
        answer.once("data", () => took.push(performance.now() - started));
        answer.once("end", resolve).once("error", reject);
      });
      sent.once("error", reject).end();
    });
  }
  agent.destroy();
  return percentileOf(took, 0.95);
}

const percentileOf = (took: number[], share: number): number =>
  took.sort((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;

let requestNumber = 0;

async function fire(
  call: Call,
  { base }: Measured,
  { seeded, signedIn }: { seeded: Seeded; signedIn: SignedIn },
  connections: number,
  amount: number,
) {
  const took: number[] = [];
  const started = performance.now();
  let elapsed = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: base,
        connections,
        amount,
        timeout: 120,
        requests: [
          { setupRequest: (request) => ({ ...request, ...requestOf(call, seeded, signedIn, base) }) },
        ],
      },
      (error, ended) => (error ? reject(error) : resolve(ended)),
    );
    // Its own figures are whole milliseconds, and whole seconds for all.
    run.on("response", (_client, _status, _bytes, ms) => {
      took.push(ms);
      elapsed = (performance.now() - started) / 1000;
    });
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${call.name}: ${result.non2xx} answers were no success (${JSON.stringify(result.statusCodeStats)}), ${result.errors} failed`,
    );
  }
  return { result, took, elapsed };
}

/** The next request of a call, as its caller sends it. */
export function requestOf(call: Call, seeded: Seeded, { bearer, cookie }: SignedIn, base: string) {
  const { method, path, body, headers } = call.request(seeded, ++requestNumber);
  const who: Record<string, string> = call.page ? { cookie } : { authorization: `Bearer ${bearer}` };
  return { method, path, headers: { ...headers, ...who, origin: base }, ...(body && { body }) };
}
