import { once } from "node:events";
import { createServer, connect as dial } from "node:net";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { connect, type Database, inPracticeAtOnce, sendAlong, transact } from "@/db/client";
import { runForBytes, runKept } from "@/db/kept-query";
import { type TestDatabase, testDatabase } from "../support/database";
import { FaultProxy, POSTGRES } from "../support/fault-proxy";
import { waitFor } from "../support/wait";

/** What postgres.js 3.4.9 does with a connection that ends is not all as it should be: docs/decisions/lost-connections.md. */

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.admin`create table notes (word text primary key)`;
  await t.admin`grant select, insert on notes to appeals_app`;
});
beforeEach(() => t.admin`delete from notes`);

async function behindProxy(
  connections: number,
): Promise<{ db: Database; proxy: FaultProxy; end(): Promise<void> }> {
  const url = new URL(t.appUrl);
  const proxy = await FaultProxy.before(Number(url.port), POSTGRES);
  url.port = String(proxy.port);
  const db = connect(url.href, { max: connections });
  const end = async () => {
    await db.$client.end({ timeout: 2 });
    proxy.close();
  };
  return { db, proxy, end };
}

const note = (word: string) => sql`insert into notes values (${word})`;
const words = async () => (await t.admin`select word from notes order by word`).map(({ word }) => word);
const settles = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => "done",
      () => "refused",
    ),
    new Promise((resolve) => setTimeout(() => resolve("waits for ever"), 15_000)),
  ]);

it("sends nothing of a transaction whose connection has ended on the next one's", async () => {
  const { db, proxy, end } = await behindProxy(1);
  const goOn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = transact(db, async (tx) => {
    await tx.execute(note("first"));
    begun.resolve();
    await goOn.promise;
    await tx.execute(note("first, later"));
  });
  await begun.promise;
  proxy.reset();
  expect(await settles(first)).toBe("refused");
  const second = transact(db, async (tx) => {
    await tx.execute(note("second"));
    goOn.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    throw new Error("the second is taken back");
  });
  expect(await settles(second)).toBe("refused");
  expect(await words()).toEqual([]);
  await end();
});

// Seen red as "reading 'write'" of null, outside of any promise: vitest counts it although every line here passes.
it.each(["goes on", "fails", "sends along", "asks again"])(
  "does not end the process where the work takes no notice that its connection ended, and %s",
  async (how) => {
    const { db, proxy, end } = await behindProxy(1);
    const asked = Promise.withResolvers<void>();
    const work = transact(db, async (tx) => {
      const answer = runKept(tx, "a long look", () => sql`select pg_sleep(30)`, {});
      asked.resolve();
      await answer.catch(() => {});
      if (how === "fails") throw new Error("of its own");
      if (how === "sends along") sendAlong(tx, "select 1", []);
      if (how === "asks again") await runKept(tx, "a short look", () => sql`select 1`, {}).catch(() => {});
    });
    await asked.promise;
    const isAsking = () => t.admin`select 1 from pg_stat_activity where query = 'select pg_sleep(30)'`;
    await waitFor(async () => (await isAsking()).length > 0, { what: "the statement to run" });
    proxy.reset();
    expect(await settles(work)).toBe("refused");
    expect(await settles(db.execute(sql`select 1`))).toBe("done");
    await end();
  },
);

const NOBODY = { practiceId: null };
const noted = (tx: Parameters<Parameters<typeof transact>[1]>[0], word: string, then = sql`word`) =>
  runForBytes(tx, {
    key: null,
    build: () =>
      sql`with kept as (insert into notes values (${word}) returning word) select ${then} from kept`,
    values: {},
  });

it("keeps what a statement with its commit behind it wrote, and answers its rows", async () => {
  const { db, end } = await behindProxy(1);
  const rows = await inPracticeAtOnce(db, NOBODY, (tx) => noted(tx, "at once"));
  expect(rows.map(([word]) => String(word))).toEqual(["at once"]);
  expect(await words()).toEqual(["at once"]);
  await end();
});

it("answers nothing and keeps nothing where such a statement fails", async () => {
  const { db, end } = await behindProxy(1);
  const failing = inPracticeAtOnce(db, NOBODY, (tx) => noted(tx, "never", sql`1 / length(left(word, 0))`));
  await expect(failing).rejects.toThrow(/division by zero/);
  expect(await words()).toEqual([]);
  expect(await settles(db.execute(sql`select 1`))).toBe("done");
  await end();
});

it("sends nothing of such a transaction behind its commit", async () => {
  const { db, end } = await behindProxy(1);
  const late = inPracticeAtOnce(db, NOBODY, async (tx) => {
    await noted(tx, "first");
    return noted(tx, "too late");
  });
  await expect(late).rejects.toThrow(/commit has been sent/);
  expect(await words()).toEqual(["first"]);
  await end();
});

it("answers such a statement whose connection ends, and keeps nothing of it", async () => {
  const { db, proxy, end } = await behindProxy(1);
  const lost = inPracticeAtOnce(db, NOBODY, (tx) => noted(tx, "cut off", sql`pg_sleep(30)`));
  const isAsking = () => t.admin`select 1 from pg_stat_activity where query like '%pg_sleep(30) from kept'`;
  const outcome = settles(lost);
  await waitFor(async () => (await isAsking()).length > 0, { what: "the statement to run" });
  proxy.reset();
  expect(await outcome).toBe("refused");
  expect(await settles(db.execute(sql`select 1`))).toBe("done");
  expect(await words()).toEqual([]);
  await end();
});

it("begins each life of a connection anew, and counts no row of the one before", async () => {
  const port = Number(new URL(t.appUrl).port);
  let mode: "pass" | "cut" | "starting" = "cut";
  const server = createServer((client) => {
    client.on("error", () => {});
    if (mode === "starting") {
      const said = Buffer.from("SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0");
      const head = Buffer.alloc(5, "E");
      head.writeInt32BE(said.length + 4, 1);
      client.once("data", () => client.end(Buffer.concat([head, said])));
      return;
    }
    const service = dial(port, "127.0.0.1");
    let passed = 0;
    service.on("error", () => client.destroy());
    client.on("close", () => service.destroy());
    client.pipe(service);
    service.on("data", (chunk: Buffer) => {
      passed += chunk.length;
      client.write(chunk);
      if (mode === "cut" && passed > 200_000) client.end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(t.appUrl);
  url.port = String((server.address() as { port: number }).port);
  const db = connect(url.href, { max: 1 });
  const long = db.execute(sql`select n, repeat('x', 1000) from generate_series(1, 100000) n`);
  expect(await settles(long)).toBe("refused");
  mode = "starting";
  expect(await settles(db.execute(sql`select 1`))).toBe("refused");
  mode = "pass";
  // The driver may tell once more that the database was starting; what it answers must be whole.
  await settles(db.execute(sql`select 2`));
  for (let n = 0; n < 3; n += 1) {
    const [row] = await db.execute<{ n: number }>(sql`select ${n}::int as n`);
    expect(row?.n).toBe(n);
  }
  await db.$client.end({ timeout: 1 });
  server.close();
});

it("answers a statement whose connection fails at once, before the driver listens", async () => {
  const db = connect("postgres://somebody:secret@255.255.255.255:5432/nowhere", { max: 1 });
  expect(await settles(db.execute(sql`select 1`))).toBe("refused");
  await db.$client.end({ timeout: 1 });
});

it("answers a statement that is sent in the moment in which its connection ends", async () => {
  const { db, proxy, end } = await behindProxy(1);
  for (let turns = 0; turns < 12; turns += 1) {
    expect(await settles(db.execute(sql`select 1`))).not.toBe("waits for ever");
    proxy.reset();
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await settles(db.execute(sql`select 2`))).not.toBe("waits for ever");
  }
  await settles(db.execute(sql`select 3`));
  expect(await settles(db.execute(sql`select 4`))).toBe("done");
  await end();
});

it("answers every statement, and has all its connections again, however often they end", async () => {
  const { db, proxy, end } = await behindProxy(4);
  const outcomes: Promise<unknown>[] = [];
  for (let round = 0; round < 60; round += 1) {
    for (let one = 0; one < 6; one += 1) {
      const work =
        one % 2 === 0
          ? transact(db, async (tx) => {
              await tx.execute(sql`select 1`);
              await tx.execute(sql`select 2`);
            })
          : db.execute(sql`select 3`);
      outcomes.push(settles(work));
    }
    if (round % 3 === 0) proxy.reset();
    if (round % 10 === 5) await proxy.set({ kind: "truncate", bytes: round * 7 });
    if (round % 10 === 7) await proxy.set({ kind: "refuse" });
    if (round % 10 === 8) await proxy.set(null);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await proxy.set(null);
  expect(new Set(await Promise.all(outcomes))).not.toContain("waits for ever");
  // Each slot of the pool once it may have failed for what came before.
  await Promise.all(Array.from({ length: 12 }, () => settles(db.execute(sql`select 4`))));
  const again = await Promise.all(
    Array.from({ length: 12 }, () => settles(db.execute(sql`select pg_sleep(0.05)`))),
  );
  expect(new Set(again)).toEqual(new Set(["done"]));
  await end();
});
