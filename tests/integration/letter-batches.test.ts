import { beforeAll, expect, it } from "vitest";
import { BATCH_MESSAGES } from "@/lib/domain/case/batch/schema";
import { deniedClaim, patient } from "../support/claims";
import { APPEALS, type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";

const LETTERS = "/worklist/letters/";
let desk: RestDesk;
let serial = 0;

beforeAll(async () => {
  desk = await restDesk();
  await liveInSteadyZone(desk.t);
});

/** A denied claim on the worklist; answers the case's id. */
async function onWorklist(fields: object = {}, denial: object = {}): Promise<string> {
  serial += 1;
  const { ctx } = desk.person;
  const claim = await deniedClaim(ctx, {
    patient: await patient(ctx, { first_name: "Maria", last_name: `Lopez${serial}` }),
    claim_number: `BATCH-${serial}`,
    insurance_plan_name: "Granite Mutual",
    total_charges: "200.00",
    ...fields,
    denial_details: {
      denial_date: dayFromNow(-10),
      denial_category: "medical_necessity",
      denial_summary: "Not medically necessary.",
      appeal_deadline: dayFromNow(20),
      ...denial,
    },
  });
  await desk.rest("GET", "/worklist/?page_size=100");
  const [row] = await desk.t.admin`select id from worklist_items where claim_id = ${claim.claim_id}`;
  return String(row?.id);
}
const begin = (ids: string[], as = desk.rest) => as("POST", LETTERS, { json: { ids } });

it("drafts the letters of one payer in the background, and each is reviewed and sent by itself", async () => {
  const ids = [await onWorklist(), await onWorklist()];
  const { status, body: begun } = await begin(ids);
  expect([status, begun.payer_name, begun.under_way]).toEqual([201, "Granite Mutual", true]);
  expect(begun.letters.map(({ state }: { state: string }) => state)).toEqual(["waiting", "waiting"]);
  // The drafts are begun, then written.
  await desk.workflows.run();
  await desk.workflows.run();
  const at = `${LETTERS}${begun.id}/`;
  const { body: batch } = await desk.rest("GET", at);
  expect(batch.letters).toMatchObject([
    { state: "ready", version: 1, claim_number: "BATCH-1" },
    { state: "ready", version: 1, claim_number: "BATCH-2" },
  ]);
  const [one, two] = batch.letters.map(({ appeal }: { appeal: string }) => appeal);
  expect((await desk.rest("GET", `${APPEALS}${one}/`)).body.status).toBe("draft");

  // The same cases again keep the drafts that are there.
  const { body: again } = await begin(ids);
  await desk.workflows.run();
  const { body: kept } = await desk.rest("GET", `${LETTERS}${again.id}/`);
  expect(kept.letters).toMatchObject([
    { appeal: one, version: 1 },
    { appeal: two, version: 1 },
  ]);

  // Each by its own gate: what stands in the way of one is told of it, and is no delivery.
  const letters = [
    { appeal: one, version: 1 },
    { appeal: two, version: 7 },
  ];
  const json = { method: "email", to: "appeals@granite.example", letters };
  expect((await desk.unverified("POST", `${at}send/`, { json })).status).toBe(403);
  const { status: sent, body } = await desk.rest("POST", `${at}send/`, { json });
  expect(sent).toBe(202);
  expect(body.results.map(({ status: one }: { status: string }) => one)).toEqual(["refused", "refused"]);
  expect(body.results[0].message).toContain("isn't ready");
  const [none] = await desk.t.admin`select count(*)::int as n from deliveries`;
  expect(none?.n).toBe(0);

  const zip = await desk.rest("GET", `${at}packets/?appeals=${one},${two}`);
  expect([zip.status, zip.headers.get("content-type")]).toEqual([200, "application/zip"]);
  for (const path of [at, `${at}packets/?appeals=${one}`])
    expect((await desk.other("GET", path)).status).toBe(404);
  expect((await desk.other("POST", `${at}send/`, { json })).status).toBe(404);
  const foreign = { ...json, letters: [{ appeal: UNKNOWN_ID, version: 1 }] };
  expect((await desk.rest("POST", `${at}send/`, { json: foreign })).body).toEqual({
    letters: [BATCH_MESSAGES.chooseLetters],
  });
  expect((await desk.rest("GET", LETTERS)).body.batches).toMatchObject([{ letters: 2 }, { letters: 2 }]);
});

it("refuses cases of two payers, of two reasons, of another practice, and too many", async () => {
  const [one, payer, reason] = [
    await onWorklist(),
    await onWorklist({ insurance_plan_name: "Summit Health" }),
    await onWorklist({}, { denial_category: "authorization" }),
  ];
  const said = async (ids: string[], as = desk.rest) => (await begin(ids, as)).body.ids;
  expect(await said([one, payer])).toEqual([BATCH_MESSAGES.onePayer]);
  expect(await said([one, reason])).toEqual([BATCH_MESSAGES.oneReason]);
  expect(await said([one, UNKNOWN_ID])).toEqual([BATCH_MESSAGES.choose]);
  expect(await said([one], desk.other)).toEqual([BATCH_MESSAGES.choose]);
  expect(await said(Array.from({ length: 26 }, () => one))).toEqual([BATCH_MESSAGES.tooMany]);
});
