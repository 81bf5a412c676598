import { beforeAll, expect, it } from "vitest";
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

it("is refused where it is longer than any name", async () => {
  const answer = await desk.rest("GET", `${APPEALS}?search=${"x".repeat(101)}`);
  expect([answer.status, answer.body]).toEqual([400, { search: ["Search for at most 100 characters."] }]);
});
