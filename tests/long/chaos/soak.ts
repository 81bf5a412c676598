import { readFile } from "node:fs/promises";
import { signIn } from "../../../scripts/bench/http/sign-in";
import { Chance } from "../../../scripts/demo/random";
import { processesBelow } from "../../support/processes";
import { PASSWORD } from "../../support/running-app";
import { type Caller, Tally } from "./caller";
import { type ChaosInstallation, openChaosInstallation } from "./installation";
import { nothingStuck } from "./proofs";
import { emptyLedger, signUp, work } from "./work";

const PRACTICES = 4;
const EVERY_MS = 5_000;
/** V8 lets its heap grow to what the work needs before it collects in earnest: the slope is that of the second half. */
const warmUpOf = (minutes: number) => minutes / 2;
const COOKIE_MS = 10 * 60_000;
const PAGES = ["/claims", "/patients", "/appeals", "/documents"];

/** MB a minute by least squares, and how much of the scatter the line explains. */
function slopeOf(samples: readonly { minute: number; mb: number }[]): { slope: number; r2: number } {
  const mean = (of: (sample: { minute: number; mb: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ minute }) => minute), mean(({ mb }) => mb)];
  const xy = mean(({ minute, mb }) => (minute - x) * (mb - y));
  const xx = mean(({ minute }) => (minute - x) ** 2);
  const yy = mean(({ mb }) => (mb - y) ** 2);
  return { slope: xy / xx, r2: yy === 0 ? 0 : xy ** 2 / (xx * yy) };
}

/** MB a minute that a process may grow by after the warm-up. */
const MOST_MB_A_MINUTE = 1;
/** The rush before the soak (R6): so many requests are timed, after others in which each route is loaded and compiled. */
const RUSH = { requests: 10_000, connections: 50, warmUp: 1_000 };
const LISTS = ["patients/", "claims/", "worklist/", "notifications/", "documents/uploads/", "claims/totals/"];

/**
 * A rush of mixed requests over many connections, then mixed work and reading over `connections` at once for `minutes`,
 * without any fault. `problems`: answers of 500 and above, calls without an answer, stuck runs, memory that grows.
 */
export async function runSoak(options: {
  dataDir: string;
  minutes: number;
  connections: number;
  requests?: number;
  say(line: string): void;
}) {
  // As many web processes as an installation of this machine's size has (scripts/web.ts).
  const app = await openChaosInstallation(options.dataDir, { WEB_CONCURRENCY: "" });
  try {
    const tally = new Tally();
    const ledger = emptyLedger();
    const callers = await Promise.all(
      Array.from({ length: PRACTICES }, (_, n) =>
        signUp(app.base, tally, `soaker-${n}`, () => app.mail.sent),
      ),
    );
    const rushed = await rush(callers, options.requests ?? RUSH.requests);
    options.say(`${rushed.requests} requests at ${RUSH.connections} connections, reads: ${rushed.said}`);
    const began = Date.now();
    const until = began + options.minutes * 60_000;
    tally.giveUpAt = until + 60_000;
    const chance = new Chance(17);
    const hands = Array.from({ length: options.connections }, (_, n) => {
      const by = callers[n % PRACTICES] as Caller;
      // Half of them work, half look at pages and lists.
      return n % 2 === 0
        ? work(by, new Chance(chance.int(0, 2 ** 31)), ledger, tally, until)
        : look(app, by, tally, until);
    });
    const watched = await processesAtWork(app);
    const samples = Object.fromEntries(
      Object.keys(watched).map((name): [string, { minute: number; mb: number }[]] => [name, []]),
    );
    let rounds = 0;
    const timer = setInterval(async () => {
      const minute = (Date.now() - began) / 60_000;
      const now: string[] = [];
      for (const [name, pid] of Object.entries(watched)) {
        const mb = await residentMb(pid);
        if (mb !== null) samples[name]?.push({ minute, mb });
        now.push(`${name} ${mb?.toFixed(0) ?? "gone"} MB`);
      }
      rounds += 1;
      if (rounds % 12 === 0) options.say(`minute ${rounds / 12}: ${now.join(", ")}`);
    }, EVERY_MS);
    const pieces = await Promise.all(hands);
    clearInterval(timer);
    const stuck = await nothingStuck(app);
    const memory = Object.fromEntries(
      Object.entries(samples).map(([part, all]) => {
        const measured = all.filter(({ minute }) => minute >= warmUpOf(options.minutes));
        const { slope, r2 } = slopeOf(measured);
        const peak = Math.max(...all.map(({ mb }) => mb));
        return [part, { samples: measured.length, slope, r2, peak }];
      }),
    );
    const grown = Object.entries(memory)
      .filter(([, { slope }]) => !(slope < MOST_MB_A_MINUTE))
      .map(([part, { slope }]) => `${part} grows by ${slope.toFixed(2)} MB a minute`);
    const unavailable = tally.unavailable > 0 ? [`${tally.unavailable} calls were answered 503`] : [];
    return {
      rush: `${rushed.requests} requests, reads: ${rushed.said}`,
      pieces: pieces.reduce((sum, one) => sum + one, 0),
      answers: tally.answers,
      noAnswer: tally.noAnswer,
      unavailable: tally.unavailable,
      problems: [
        ...new Set([...tally.problems, ...stuck.problems, ...tally.unanswered, ...unavailable, ...grown]),
      ],
      memory,
    };
  } finally {
    await app.stop();
  }
}

/** Nine reads to each write; the times of the reads are told and judged by nobody, for they depend on what else the machine does. */
async function rush(callers: readonly Caller[], requests: number) {
  const times: number[] = [];
  const all = requests + RUSH.warmUp;
  let sent = 0;
  const connection = async (n: number) => {
    const by = callers[n % callers.length] as Caller;
    while (sent < all) {
      sent += 1;
      const timed = sent > RUSH.warmUp;
      if (sent % 10 === 0) await by.done("POST", "/v1/documents/minimal-appeals/", {}, `rush-${sent}`);
      else {
        const began = performance.now();
        await by.done("GET", `/v1/${LISTS[sent % LISTS.length]}`);
        if (timed) times.push(performance.now() - began);
      }
    }
  };
  await Promise.all(Array.from({ length: RUSH.connections }, (_, n) => connection(n)));
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return { requests, said: `half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms` };
}

async function look(app: ChaosInstallation, by: Caller, tally: Tally, until: number): Promise<number> {
  let cookie = "";
  let cookieAt = 0;
  for (let n = 0; Date.now() < until; n += 1) {
    if (Date.now() - cookieAt > COOKIE_MS) {
      ({ cookie } = await signIn(app.origin, by.username, PASSWORD));
      cookieAt = Date.now();
    }
    const page = PAGES[n % PAGES.length] ?? "/claims";
    const began = Date.now();
    try {
      const answer = await fetch(app.origin + page, { headers: { cookie }, redirect: "manual" });
      await answer.arrayBuffer();
      tally.answers += 1;
      if (answer.status !== 200) tally.problems.push(`the page ${page} answered ${answer.status}`);
    } catch (error) {
      tally.tellUnanswered(`the page ${page}`, began, error);
    }
    await by.done("GET", `/v1/claims/?search=CH-${n}`);
  }
  return 0;
}

/** The worker and each process that answers requests, by a name for each. */
async function processesAtWork(app: ChaosInstallation): Promise<Record<string, number>> {
  const { web, worker } = app.parts;
  const below = (await processesBelow(web.pid ?? 0)).filter(({ command }) =>
    /next-server|next\/dist\/bin/.test(command),
  );
  const answering = below.length > 0 ? below.map(({ pid }) => pid) : [web.pid ?? 0];
  return {
    ...Object.fromEntries(answering.map((pid, n) => [`web ${n + 1}`, pid])),
    worker: worker.pid ?? 0,
  };
}

async function residentMb(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kb = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
  return Number.isFinite(kb) ? kb / 1024 : null;
}
