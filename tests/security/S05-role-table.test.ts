import { beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "@/app/api/v1/openapi.json/api-document";
import { scopeOf } from "@/lib/core/api-scopes";
import { log } from "@/lib/core/log";
import type { Carrier } from "@/lib/domain/account/sessions";
import { CALLERS, type Caller, entryKind, ROLE_TABLE } from "@/lib/domain/kernel/permission";
import { successStatus } from "@/lib/transport/openapi/document";
import { placesOf } from "@/lib/transport/route-spec";
import { roleTable, writtenRoleTable } from "../../scripts/role-table";
import { type ApiCall, apiCalls } from "../support/api-calls";
import { SAMPLES, sampleOf } from "../support/api-samples";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { everyColumn, MARKED, spoiled, undeclared, withExtras } from "../support/extra-fields";
import { type PracticeAtWork, practiceAtWork, rolesAreKnown } from "../support/practice-at-work";
import { practiceChecksums, tenantTables } from "../support/practice-rows";
import { callAs, inParallel } from "../support/probes";
import { useDatabase as serveFrom } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";
import { shareOf } from "../support/whole";

// Seen red: the owner's check left out of `admit` and `requireOwner` (out of one of them, the other holds), `verified` left
// out of `admit`; calls that moved to the owner without the table being written again.

let t: TestDatabase;
let w: PracticeAtWork;
let workflows: ReturnType<typeof workflowsOnDemand>;
let calls: ApiCall[];
/** What each admitted call came to, for S06. */
const answers: { cell: Cell; status: number; text: string }[] = [];

beforeAll(async () => {
  log.level = "error";
  t = await testDatabase();
  settingsOf(t);
  serveFrom(t.db);
  // A call that sends waits four seconds for the sending.
  workflows = workflowsOnDemand(t.db, { atOnce: ["delivery/requested"] });
  w = await practiceAtWork(t, workflows);
  calls = (await apiCalls()).filter(({ name }) => name in SAMPLES);
}, 600_000);

type Cell = { call: ApiCall; caller: Caller; carrier: Carrier };
const cells = (): (Cell & { admission: "yes" | number })[] =>
  calls.flatMap((call) =>
    CALLERS.flatMap((caller) =>
      (["bearer", "browser"] as const).map((carrier) => ({
        call,
        caller,
        carrier,
        admission: admissionOf(call, caller, carrier),
      })),
    ),
  );

/** What the table says, with scopes for keys. A browser's cookie that holds a key is nobody's. */
function admissionOf(call: ApiCall, caller: Caller, carrier: Carrier): "yes" | number {
  const kind = entryKind(call.handler.spec);
  if (caller === "API key" && carrier === "browser") return kind === "public" ? "yes" : 401;
  const said = ROLE_TABLE[kind][caller];
  return said === "by scope" ? (scopeOf(call.method, call.path) ? "yes" : 403) : said;
}
const nameOf = ({ call, caller, carrier }: Cell) => `${caller} by ${carrier}: ${call.name}`;

describe("S05: the role table", () => {
  it("knows every role, and a sample of every call", async () => {
    expect(rolesAreKnown()).toBe(true);
    const names = (await apiCalls()).map(({ name }) => name);
    expect(
      names.filter((name) => !(name in SAMPLES)),
      "add a sample to tests/support/api-samples.ts",
    ).toEqual([]);
    expect(Object.keys(SAMPLES).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("stands in docs/security.md; `npx tsx scripts/role-table.ts` writes it", async () => {
    expect(writtenRoleTable()).toBe(roleTable(await apiDocument()));
  });

  it("refuses where it says so, and nothing is changed", async () => {
    const refused = cells().filter(({ admission }) => admission !== "yes");
    const samples = new Map<string, Awaited<ReturnType<ReturnType<typeof sampleOf>["make"]>>>();
    for (const call of calls) samples.set(call.name, await sampleOf(call.name).make(w, w.people.owner));
    const before = await practiceChecksums(t.admin, w.practiceId);
    const differing: string[] = [];
    await inParallel(refused, async (cell) => {
      const person = cell.caller === "anonymous" ? null : w.people[cell.caller];
      const { status } = await callAs(cell.call, person, cell.carrier, samples.get(cell.call.name) ?? {});
      if (status !== cell.admission) differing.push(`${nameOf(cell)}: ${status}, not ${cell.admission}`);
    });
    expect(differing).toEqual([]);
    expect(await practiceChecksums(t.admin, w.practiceId)).toEqual(before);
    expect(refused.length).toBeGreaterThan(300);
  });

  it("admits where it says so, and the call does its work", async () => {
    const differing: string[] = [];
    const extras = await everyColumn(t.admin);
    const admitted = cells().filter(({ admission }) => admission === "yes");
    // Every call by everyone it admits by token; by a browser's cookie, which leads to the same person, a share.
    const byBrowser = shareOf(
      admitted.filter(({ carrier }) => carrier === "browser"),
      3,
    );
    for (const cell of [...admitted.filter(({ carrier }) => carrier === "bearer"), ...byBrowser]) {
      const { make, endsCaller } = sampleOf(cell.call.name);
      const { caller } = cell;
      const standing = caller === "anonymous" ? null : w.people[caller];
      const person = endsCaller && caller !== "anonymous" ? await w.newPerson(caller) : standing;
      const sample = await make(w, person ?? w.people.owner);
      // Once a call is enough of what no call asks for.
      const more =
        caller === "owner" && cell.carrier === "bearer" ? withExtras(cell.call, sample, extras) : sample;
      const { status, text } = await callAs(cell.call, person, cell.carrier, more);
      answers.push({ cell, status, text });
      const due = sample.expect ?? successStatus(cell.call.method, cell.call.handler.spec);
      if (status !== due) differing.push(`${nameOf(cell)}: ${status}, not ${due}: ${text.slice(0, 200)}`);
      await sample.after?.();
    }
    // What is still being sent changes nothing below.
    await workflows.run("delivery/requested");
    expect(differing).toEqual([]);
  }, 900_000);
});

describe("S06: fields, one by one", () => {
  it("whatever else is sent is written nowhere, at any level of any call", async () => {
    // The owner's calls above were made with every column of the database beside their own fields.
    expect(answers.length).toBeGreaterThan(800);
    const tables = [
      ...(await tenantTables(t.admin)).map(({ table }) => table),
      "users",
      "practices",
      "sessions",
    ];
    const seen = ["(66601.66,t)", '{"amount": 66601}', "(6660166)", "(018f66601abc)", "(00:00:01.66601+00)"];
    const marks = await t.admin<{ seen: boolean }[]>`
      select text ~ ${MARKED} as seen from unnest(${seen}::text[]) with ordinality as u(text, n) order by n`;
    expect(marks.map((row) => row.seen)).toEqual([true, true, true, false, false]);
    const written: string[] = [];
    for (const table of tables) {
      const [row] =
        await t.admin`select count(*)::int as rows from ${t.admin(table)} x where x::text ~ ${MARKED}`;
      if (row?.rows !== 0) written.push(`${table}: ${row?.rows} rows`);
    }
    expect(written).toEqual([]);
  });

  it("and reaches no operation: what a schema makes of it is the same", async () => {
    const extras = await everyColumn(t.admin);
    const differing: string[] = [];
    let compared = 0;
    for (const call of calls) {
      const schema = placesOf(call.method, call.handler.spec).body;
      const sample = await sampleOf(call.name).make(w, w.people.owner);
      if (!schema || !sample.json) continue;
      compared += 1;
      const plain = schema.safeParse(sample.json);
      const more = schema.safeParse(withExtras(call, sample, extras).json);
      if (JSON.stringify(plain.data) !== JSON.stringify(more.data)) differing.push(call.name);
      await sample.after?.();
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(60);
    expect({}).not.toHaveProperty("is_owner");
  });

  it("of a wrong type, too long or of no such choice are refused by name, and nothing is written", async () => {
    const wrong: string[] = [];
    const tries = [];
    for (const call of calls) {
      const sample = await sampleOf(call.name).make(w, w.people.owner);
      // Whatever comes is read as a number there: no type is wrong.
      const places = call.inputs.filter(({ trail }) => trail[0] !== "days_back");
      tries.push(...spoiled(sample, places).map((one) => ({ ...one, call })));
    }
    const before = await practiceChecksums(t.admin, w.practiceId);
    await inParallel(tries, async ({ call, what, sample }) => {
      const { status, text } = await callAs(call, w.people.owner, "bearer", sample);
      const name =
        what
          .split(" ")[1]
          ?.split(".")
          .findLast((key) => !/^\d+$/.test(key)) ?? "";
      if (status < 400 || status >= 500) wrong.push(`${call.name} ${what}: ${status}`);
      else if (status === 400 && !text.includes(name))
        wrong.push(`${call.name} ${what} does not name it: ${text.slice(0, 120)}`);
    });
    expect(wrong).toEqual([]);
    expect(await practiceChecksums(t.admin, w.practiceId)).toEqual(before);
    expect(tries.length).toBeGreaterThan(500);
  }, 900_000);

  it("in an answer are those that its declaration names, for every role", () => {
    const stray = answers.flatMap(({ cell, status, text }) => {
      if (status >= 300 || !text.startsWith("{")) return [];
      return undeclared(cell.call, JSON.parse(text)).map((key) => `${nameOf(cell)} answers ${key}`);
    });
    expect(stray).toEqual([]);
  });

  it("hold no Social Security number, except where a person asks for it", () => {
    // The API's own document gives the same invented number as its sample.
    const ofPeople = answers.filter(({ cell }) => cell.call.name !== "GET /openapi.json");
    const told = ofPeople.filter(({ text }) => /219-?09-?9999/.test(text)).map(({ cell }) => nameOf(cell));
    expect([...new Set(told.map((name) => name.replace(/^.*: /, "")))]).toEqual([
      "POST /patients/{patientId}/reveal-ssn/",
    ]);
    expect(told.filter((name) => name.startsWith("API key"))).toEqual([]);
  });
});
