import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { inContext } from "@/lib/domain/kernel/context";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

/** Finding an appeal by what is remembered of it: patient, claim number, payer. */

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
  await desk.newAppeal({
    patient_name: "Ana Muestra",
    claim_number: "CLM-1001",
    payer_name: "Granite Mutual",
  });
  await desk.newAppeal({
    patient_name: "Ben Beispiel",
    claim_number: "CLM-2002",
    payer_name: "Granite Mutual",
  });
  await desk.newAppeal({ patient_name: "Cora 100%", claim_number: "CLM_3003", payer_name: "Summit" });
});

const found = async (search: string, rest = desk.rest) => {
  const { body } = await rest("GET", `${APPEALS}?search=${encodeURIComponent(search)}`);
  const names = body.results.map((appeal: { patient_name: string }) => appeal.patient_name).sort();
  expect(body.count).toBe(names.length);
  return names;
};

it.each([
  ["muestra", ["Ana Muestra"]],
  ["granite ben", ["Ben Beispiel"]],
  ["clm-", ["Ana Muestra", "Ben Beispiel"]],
  ["GRANITE", ["Ana Muestra", "Ben Beispiel"]],
  ["granite summit", []],
  ["mutual ana CLM-1001 muestra granite", ["Ana Muestra"]],
  ["mutual ana CLM-1001 muestra summit", []],
  ["na granite", ["Ana Muestra"]],
  ["0%", ["Cora 100%"]],
  ["_3", ["Cora 100%"]],
  ["\\", []],
  ["  ", ["Ana Muestra", "Ben Beispiel", "Cora 100%"]],
])("every word of %j counts, and counts as it is written", async (search, names) => {
  expect(await found(search)).toEqual(names);
});

it("stays within the practice, and is recorded as a search without its words", async () => {
  expect(await found("muestra", desk.other)).toEqual([]);
  const [record] = await desk.t.admin`
    select action, detail::text from audit_events
    where practice_id = ${desk.otherPerson.ctx.practiceId} and entity = 'appeal' order by id desc limit 1`;
  expect(record?.action).toBe("search");
  expect(record?.detail).not.toContain("muestra");
});

it("is the same on the board, and follows what an appeal is called now", async () => {
  const { body } = await desk.rest("GET", "/appeals/board/?search=summit+cora");
  expect(body.stages.flatMap(({ results }: { results: unknown[] }) => results)).toHaveLength(1);
  const id = await desk.newAppeal({ patient_name: "Dora Exempel", payer_name: "Granite Mutual" });
  expect(await found("exempel")).toEqual(["Dora Exempel"]);
  await desk.rest("PATCH", `${APPEALS}${id}/`, { json: { patient_name: "Dora Ejemplo" } });
  expect([await found("exempel"), await found("ejemplo")]).toEqual([[], ["Dora Ejemplo"]]);
  await desk.rest("DELETE", `${APPEALS}${id}/`);
  expect(await found("ejemplo")).toEqual([]);
});

it("goes through the index although row security is on", async () => {
  const { ctx } = desk.person;
  await desk.t.admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into appeal_search select ${ctx.practiceId}, gen_random_uuid(), ' plan ' || md5(g::text) from generate_series(1, 5000) g`;
  });
  await desk.t.admin`analyze appeal_search`;
  const plan = await inContext(ctx, async (tx) => {
    await tx.execute(sql`select set_config('app.search_1', app_search_pattern('muestra'), true)`);
    return tx.execute(sql`explain select appeal_id from appeal_search where practice_id = ${ctx.practiceId}`);
  });
  await desk.t.admin`delete from appeal_search where search_text like ' plan %'`;
  const text = plan.map((row) => Object.values(row)[0]).join("\n");
  expect(text).toContain("Bitmap Index Scan on appeal_search_text");
});

it("is refused where it is longer than any name", async () => {
  const answer = await desk.rest("GET", `${APPEALS}?search=${"x".repeat(101)}`);
  expect([answer.status, answer.body]).toEqual([400, { search: ["Search for at most 100 characters."] }]);
});
