import "./app-settings";
import path from "node:path";
import postgres from "postgres";
import { hashToken, newPair } from "@/lib/domain/account/tokens";
import { buildIfNeeded } from "../launch/build";
import { type Call, callsOf } from "./http/calls";
import { requestOf } from "./http/load";
import { cpuMs } from "./http/processes";
import { clean, PASSWORD, rowsOf, type Seeded, seed } from "./http/seed";
import { startPostgres, startWeb, type Web } from "./http/servers";
import { signUp } from "./http/sign-in";

const PRACTICES = 200;
const CLAIMS = 400_000;
const PEOPLE = 3;
/** Of the day, as a share of the busiest: people come, work, eat, work and go. */
const HOURS: Record<string, number> = {
  ...{ "7:00": 0.15, "8:00": 0.6, "9:00": 1, "10:00": 1, "11:00": 0.9, "12:00": 0.35 },
  ...{ "13:00": 0.8, "14:00": 0.95, "15:00": 0.85, "16:00": 0.6, "17:00": 0.25, "18:00": 0.05 },
};
/** Calls of one person in a busy hour. */
const HABITS: Record<string, number> = {
  "claims-list": 60,
  "claims-denied": 20,
  claim: 60,
  "patient-search": 30,
  "claim-change": 15,
  "claim-create": 6,
  "documents-list": 10,
  "appeals-list": 10,
  "letter-save": 4,
  "upload-1-mb": 3,
  statistics: 2,
  "page-claims": 10,
  "page-patients": 5,
};
const SECONDS_OF_EACH_HOUR = 10;

type Person = { seeded: Seeded; bearer: string; cookie: string };

/**
 * A working day of 200 practices: some seconds of each hour, at that hour's own rate, each request when its time comes and
 * not when the one before is done. Prints what callers waited and what share of a core web and database took.
 */
export async function print(): Promise<void> {
  await buildIfNeeded();
  const dataDir = path.resolve(process.env.DATA_DIR || ".data-bench");
  const server = await startPostgres(process.cwd(), dataDir);
  const database = `bench_day_${CLAIMS}`;
  const admin = server.url("admin", database);
  try {
    await server.migrate(database);
    const web = await startWeb(process.cwd(), dataDir, server.url("app", database));
    try {
      if (!(await seed(admin, CLAIMS, PRACTICES))) {
        await signUp(web.base, "bench", PASSWORD);
        await seed(admin, CLAIMS, PRACTICES);
      }
      const people = await signInAll(admin);
      console.log(
        `${people.length} practices, ${CLAIMS.toLocaleString("en-US")} claims, ${PEOPLE} people each\n`,
      );
      console.log(
        "| hour | requests/s | p50 ms | p95 ms | p99 ms | web, % of a core | database, % of a core |",
      );
      console.log(
        "|------|------------|--------|--------|--------|------------------|-----------------------|",
      );
      await hour(web, server.pid, people, 0.5);
      for (const [name, share] of Object.entries(HOURS)) {
        const { took, cpu } = await hour(web, server.pid, people, share);
        const at = (part: number) => (took[Math.floor(took.length * part)] ?? Number.NaN).toFixed(0);
        const rate = (took.length / SECONDS_OF_EACH_HOUR).toFixed(1);
        const [ofWeb, ofDatabase] = cpu.map((ms) => (ms / SECONDS_OF_EACH_HOUR / 10).toFixed(0));
        console.log(
          `| ${name} | ${rate} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${ofWeb} | ${ofDatabase} |`,
        );
      }
    } finally {
      await web.stop();
    }
    await clean(admin);
  } finally {
    await server.stop();
  }
}

/** Somebody of each practice, with a token and a browser's cookie that last the day. */
async function signInAll(adminUrl: string): Promise<Person[]> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const members = await admin<{ practiceId: string; userId: string }[]>`
      select practice_id as "practiceId", user_id as "userId" from members where is_owner`;
    const people: Person[] = [];
    for (const { practiceId, userId } of members) {
      const tokenOf = async (carrier: string) => {
        const { access } = newPair();
        await admin`with opened as (
            insert into sessions (user_id, member_practice_id, carrier, expires_at)
            values (${userId}, ${practiceId}, ${carrier}, now() + interval '1 day') returning id)
          insert into access_tokens (token_hash, session_id, expires_at)
          select ${hashToken(access)}, id, now() + interval '1 day' from opened`;
        return access;
      };
      const seeded = { username: "", practiceId, userId, ...(await rowsOf(admin, practiceId)) };
      const bearer = await tokenOf("bearer");
      people.push({ seeded, bearer, cookie: `__Host-access=${await tokenOf("browser")}` });
    }
    return people;
  } finally {
    await admin.end();
  }
}

async function hour(web: Web, postgresPid: number, people: readonly Person[], share: number) {
  const calls = callsOf(process.cwd(), []).filter(({ name }) => HABITS[name]);
  const weights = calls.map(({ name }) => HABITS[name] ?? 0);
  const inHour = weights.reduce((sum, n) => sum + n, 0) * PEOPLE * people.length;
  const perSecond = (inHour / 3600) * share;
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const cpu = async () => Promise.all([cpuMs(web.pid), cpuMs(postgresPid)]);
  const before = await cpu();
  const started = performance.now();
  let due = 0;
  while (due < SECONDS_OF_EACH_HOUR * 1000) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + due - performance.now())));
    const person = people[Math.floor(Math.random() * people.length)];
    if (person) under.push(ask(web, chosen(calls, weights), person).then((ms) => void took.push(ms)));
    due += (-Math.log(1 - Math.random()) / perSecond) * 1000;
  }
  await Promise.all(under);
  const after = await cpu();
  took.sort((a, b) => a - b);
  return { took, cpu: after.map((ms, n) => ms - (before[n] ?? 0)) };
}

function chosen(calls: readonly Call[], weights: readonly number[]): Call {
  let left = Math.random() * weights.reduce((sum, n) => sum + n, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const call = calls[at] ?? calls[0];
  if (!call) throw new Error("no calls");
  return call;
}

async function ask(web: Web, call: Call, { seeded, bearer, cookie }: Person): Promise<number> {
  const { path: at, body, ...request } = requestOf(call, seeded, { bearer, cookie }, web.base);
  const started = performance.now();
  const answer = await fetch(web.base + at, { ...request, ...(body && { body: new Uint8Array(body) }) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call.name} answered ${answer.status}`);
  return performance.now() - started;
}
