import { beforeAll, expect, it } from "vitest";
import { shiftDays, todayIn } from "@/lib/core/dates";
import type { Ctx } from "@/lib/domain/kernel/context";
import { claim, deniedClaim as denied, patient } from "../support/claims";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

/** A quick appeal and its claim are one case (docs/product.md, W10). */

let desk: RestDesk;
let serial = 0;
let number: string;
beforeAll(async () => {
  desk = await restDesk();
});

const soon = shiftDays(todayIn("America/New_York"), 30);
const deniedClaim = (ctx: Ctx, fields: object) =>
  denied(ctx, {
    denial_details: { denial_summary: "Not medically necessary.", appeal_deadline: soon },
    ...fields,
  });
const maria = { first_name: "Maria", last_name: "Lopez" };
const newNumber = () => {
  serial += 1;
  number = `JOIN-${1000 + serial}`;
  return number;
};
const key = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const rows = async () => {
  const { results } = (await desk.rest("GET", "/worklist/?page_size=200")).body;
  return results.filter((row: { claim_number: string }) => key(row.claim_number) === key(number));
};
const claimOf = async (id: string) => (await desk.rest("GET", `${APPEALS}${id}/`)).body.claim;
const quick = (fields: object = {}) =>
  desk.newAppeal({
    ...{ patient_name: "LOPEZ, MARIA", claim_number: number, payer_name: "Lakeside Health" },
    ...{ denial_text: "Not medically necessary.", ...fields },
  });

it("an appeal becomes its claim's, whichever came first, with what people did about it", async () => {
  const id = await quick({ claim_number: newNumber() });
  const [alone] = await rows();
  expect(alone).toMatchObject({ claim_id: null, appeal_id: id });
  const act = { action: "note", ids: [alone.id], note: "Called twice." };
  expect((await desk.rest("POST", "/worklist/actions/", { json: act })).status).toBe(200);
  const { claim_id } = await deniedClaim(desk.person.ctx, {
    patient: await patient(desk.person.ctx, maria),
    claim_number: number.toLowerCase().replace("-", " "),
  });
  expect(await rows()).toMatchObject([{ claim_id, note: "Called twice." }]);
  expect(await claimOf(id)).toBe(claim_id);

  const later = await quick();
  expect(await rows()).toHaveLength(1);
  expect(await claimOf(later)).toBe(claim_id);
});

it("is not joined with another patient's claim, nor where two claims fit, nor against a person's choice", async () => {
  await deniedClaim(desk.person.ctx, { patient: await patient(desk.person.ctx), claim_number: newNumber() });
  const other = await quick();
  expect(await rows()).toHaveLength(2);
  expect(await claimOf(other)).toBeNull();

  const patientId = await patient(desk.person.ctx, maria);
  await deniedClaim(desk.person.ctx, { patient: patientId, claim_number: newNumber() });
  await claim(desk.person.ctx, { patient: patientId, claim_number: number, confirm_duplicate: true });
  const two = await quick();
  await rows();
  expect(await claimOf(two)).toBeNull();

  const mine = await patient(desk.person.ctx, maria);
  const { claim_id } = await deniedClaim(desk.person.ctx, { patient: mine, claim_number: newNumber() });
  const chosen = await quick();
  await rows();
  expect(await claimOf(chosen)).toBe(claim_id);
  await desk.rest("PATCH", `${APPEALS}${chosen}/`, { json: { claim: null } });
  expect(await rows()).toHaveLength(2);
  expect(await claimOf(chosen)).toBeNull();
});

it("is never joined with another practice's claim", async () => {
  await deniedClaim(desk.otherPerson.ctx, {
    patient: await patient(desk.otherPerson.ctx, maria),
    claim_number: newNumber(),
  });
  const id = await quick();
  expect(await rows()).toHaveLength(1);
  expect(await claimOf(id)).toBeNull();
});

it("an appeal of a batch can be deleted, and leaves the batch", async () => {
  const appeals: string[] = [];
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    appeals.push(await quick({ claim_number: newNumber(), payer_name: "Batchcare" }));
    ids.push((await rows())[0].id);
  }
  const { status, body } = await desk.rest("POST", "/worklist/letters/", { json: { ids } });
  expect(status).toBe(201);
  expect((await desk.rest("DELETE", `${APPEALS}${appeals[0]}/`)).status).toBe(204);
  const { body: left } = await desk.rest("GET", `/worklist/letters/${body.id}/`);
  expect(left.letters).toHaveLength(1);
});
