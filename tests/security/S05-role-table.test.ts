import { beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "@/app/api/v1/openapi.json/api-document";
import { scopeOf } from "@/lib/core/api-scopes";
import { log } from "@/lib/core/log";
import type { Carrier } from "@/lib/domain/account/sessions";
import { CALLERS, type Caller, entryKind, ROLE_TABLE } from "@/lib/domain/kernel/permission";
import { successStatus } from "@/lib/transport/openapi/document";
import { roleTable, writtenRoleTable } from "../../scripts/role-table";
import { type ApiCall, apiCalls } from "../support/api-calls";
import { SAMPLES, sampleOf } from "../support/api-samples";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { type PracticeAtWork, practiceAtWork, rolesAreKnown } from "../support/practice-at-work";
import { practiceChecksums } from "../support/practice-rows";
import { callAs, inParallel } from "../support/probes";
import { useDatabase as serveFrom } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";

// Seen red: the owner's check left out of `admit` and `requireOwner` (out of one of them, the other holds), `verified` left
// out of `admit`; calls that moved to the owner without the table being written again.

let t: TestDatabase;
let w: PracticeAtWork;
let calls: ApiCall[];

beforeAll(async () => {
  log.level = "error";
  t = await testDatabase();
  settingsOf(t);
  serveFrom(t.db);
  w = await practiceAtWork(t, workflowsOnDemand(t.db));
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
    for (const cell of cells().filter(({ admission }) => admission === "yes")) {
      const { make, endsCaller } = sampleOf(cell.call.name);
      const { caller } = cell;
      const standing = caller === "anonymous" ? null : w.people[caller];
      const person = endsCaller && caller !== "anonymous" ? await w.newPerson(caller) : standing;
      const sample = await make(w, person ?? w.people.owner);
      const { status, text } = await callAs(cell.call, person, cell.carrier, sample);
      const due = sample.expect ?? successStatus(cell.call.method, cell.call.handler.spec);
      if (status !== due) differing.push(`${nameOf(cell)}: ${status}, not ${due}: ${text.slice(0, 200)}`);
      await sample.after?.();
    }
    expect(differing).toEqual([]);
  }, 900_000);
});
