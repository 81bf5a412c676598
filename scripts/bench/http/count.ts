import type { Call } from "./calls";
import { requestOf } from "./load";
import { PASSWORD, type Seeded } from "./seed";
import { type BenchPostgres, startWeb } from "./servers";
import { signIn } from "./sign-in";
import { type Sent, tapWire } from "./wire-tap";

/** What one request of a warm server sends to the database. */
export type Counted = { call: string; roundTrips: number; queries: number; recordings: Sent[][] };

const WARM_UP = 12;
const READS = 3;
const WRITES = 24;

/**
 * Asks one request after the other through a tap on the database's wire. One web process with one connection, so that what
 * a connection does only once (parsing its statements) is over after the first requests.
 */
export async function countCalls(given: {
  app: string;
  dataDir: string;
  server: BenchPostgres;
  database: string;
  seeded: Seeded;
  calls: readonly Call[];
}): Promise<Counted[]> {
  const { app, dataDir, server, database, seeded, calls } = given;
  const tap = await tapWire(server.port);
  const web = await startWeb(app, dataDir, server.url("app", database, tap.port), {
    WEB_CONCURRENCY: "1",
    DATABASE_POOL_SIZE: "2",
  });
  try {
    const signedIn = await signIn(web.base, seeded.username, PASSWORD);
    const counted: Counted[] = [];
    for (const call of calls) {
      const recordings: Sent[][] = [];
      const trips: number[] = [];
      for (let n = 0; n < WARM_UP + (call.writes ? WRITES : READS); n += 1) {
        const { path, body, ...request } = requestOf(call, seeded, signedIn, web.base);
        tap.take();
        const answer = await fetch(web.base + path, {
          ...request,
          ...(body && { body: new Uint8Array(body) }),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${call.name} answered ${answer.status}`);
        const { roundTrips, statements } = tap.take();
        if (n < WARM_UP) continue;
        trips.push(roundTrips);
        recordings.push(statements);
      }
      const middle = <T>(values: T[]) => values[Math.floor(values.length / 2)] as T;
      counted.push({
        call: call.name,
        roundTrips: middle(trips.sort((a, b) => a - b)),
        queries: middle(recordings.map(({ length }) => length).sort((a, b) => a - b)),
        recordings,
      });
    }
    return counted;
  } finally {
    await web.stop();
    await tap.close();
  }
}
