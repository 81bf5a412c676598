import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DECISION_MESSAGES } from "@/lib/domain/case/decision/schema";
import { readPaperRemittance } from "@/lib/domain/remittance/from-paper/read-paper";
import { deniedClaim, patient } from "../support/claims";
import { decisionLetter, OVERTURNED, UPHELD } from "../support/decision-letter";
import { header, interchange, set } from "../support/era-builder";
import { fileForm } from "../support/file-form";
import { imported, posted } from "../support/remittance";
import { APPEALS, type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { dayFromNow, liveInSteadyZone } from "../support/steady-zone";

let desk: RestDesk;
let serial = 0;
let number: string;
let claimId: string;
let appealId: string;

beforeAll(async () => {
  desk = await restDesk();
  await liveInSteadyZone(desk.t);
});

/** An appeal for a claim of $1,000, sent on May 4, 2026. */
async function sentAppeal(claimNumber: string, fields: object = {}) {
  const patientId = await patient(desk.person.ctx, { first_name: "Maria", last_name: "Lopez" });
  const claim = await deniedClaim(desk.person.ctx, {
    patient: patientId,
    claim_number: claimNumber,
    total_charges: "1000.00",
    date_of_service_from: "2026-02-10",
    ...fields,
  });
  const id = await desk.newAppeal({ claim: claim.claim_id });
  await desk.t.admin`update appeals set status = 'sent', sent_at = '2026-05-04T15:00:00Z', sent_method = 'fax'
    where id = ${id}`;
  return { claimId: claim.claim_id, appealId: id };
}

beforeEach(async () => {
  serial += 1;
  number = `LHP-7700${serial}`;
  ({ claimId, appealId } = await sentAppeal(number));
});

const letter = (lines: readonly string[], more: object = {}) =>
  decisionLetter({ claimNumber: number, patient: "Maria Lopez", date: "June 12, 2026", lines, ...more });
const formOf = (bytes: Buffer) => ({ form: fileForm({ field: "file", name: "decision.pdf", bytes }) });

async function uploaded(bytes: Buffer, path = "/decisions/uploads/") {
  const { status, body } = await desk.rest("POST", path, formOf(bytes));
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: "proposed", outcome: null });
  await desk.workflows.run();
  return (await desk.rest("GET", `/decisions/${body.id}/`)).body;
}
const confirm = (id: string, json: object = {}) => desk.rest("POST", `/decisions/${id}/confirm/`, { json });
const appealNow = async (id = appealId) => (await desk.rest("GET", `${APPEALS}${id}/`)).body;
const kinds = async (id = appealId) =>
  (await appealNow(id)).clocks.map(({ kind, due, basis }: Record<string, string>) => [kind, due, basis]);

describe("a payer's answer that was uploaded without naming its appeal", () => {
  it("is read and put to the one appeal that it fits, and nothing follows until a person confirms it", async () => {
    const decision = await uploaded(letter(UPHELD));
    expect(decision).toMatchObject({
      appeal: appealId,
      outcome: "upheld",
      level: "first",
      decided_on: "2026-06-12",
      next_level_due: "2026-09-10",
      reference: "AP-2026-5512",
      problem: null,
    });
    expect(decision.candidates).toMatchObject([{ appeal: appealId }]);
    expect(decision.read).toContainEqual(
      expect.objectContaining({ field: "outcome", page: 1, quote: expect.stringContaining("upheld") }),
    );
    expect((await appealNow()).outcome).toBeNull();
    expect((await kinds())[0][0]).not.toBe("second_level");

    const { status, body } = await confirm(decision.id);
    expect([status, body.state, body.summary]).toEqual([200, "confirmed", "Upheld on June 12, 2026"]);
    expect((await appealNow()).outcome).toBe("upheld");
    expect(await kinds()).toContainEqual(["second_level", "2026-09-10", "letter"]);
    expect((await kinds()).map(([kind]: string[]) => kind)).not.toContain("payer_response");
    const { body: claim } = await desk.rest("GET", `/claims/${claimId}/`);
    expect(claim.clocks).toContainEqual(expect.objectContaining({ kind: "second_level", due: "2026-09-10" }));
    expect((await confirm(decision.id)).status).toBe(409);
    const { body: activity } = await desk.rest("GET", `/claims/${claimId}/activity/`);
    expect(activity.results[0]).toMatchObject({ entity: "decision", detail: { outcome: "upheld" } });
  });

  it("that fits no appeal, or two, is left to a person's choice", async () => {
    const none = await uploaded(letter(UPHELD, { claimNumber: "ELSEWHERE-1", patient: "Otto Nobody" }));
    expect(none).toMatchObject({ appeal: null, outcome: "upheld", candidates: [] });
    expect((await confirm(none.id)).body).toEqual({ appeal: [DECISION_MESSAGES.chooseAppeal] });

    const second = await sentAppeal(number);
    const two = await uploaded(letter(UPHELD));
    expect(two.appeal).toBeNull();
    expect(two.candidates.map(({ appeal }: { appeal: string }) => appeal).sort()).toEqual(
      [appealId, second.appealId].sort(),
    );
    expect((await confirm(two.id)).status).toBe(400);
    expect((await confirm(two.id, { appeal: UNKNOWN_ID })).body).toEqual({
      appeal: [DECISION_MESSAGES.chooseAppeal],
    });
    const { body: open } = await desk.rest("GET", "/decisions/");
    // Red where it was null, however few there were.
    expect(open.count).toBe(open.results.length);
    expect(open.results.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([none.id, two.id]),
    );
    expect((await confirm(two.id, { appeal: second.appealId })).body).toMatchObject({
      appeal: second.appealId,
      state: "confirmed",
    });
  });

  it("that is dated before its appeal went out says which one it names, and is left to a person", async () => {
    const early = await uploaded(letter(UPHELD, { date: "April 30, 2026" }));
    expect(early).toMatchObject({ appeal: null, candidates: [] });
    expect(early.too_early).toContain(number);
    const other = await uploaded(letter(UPHELD, { date: "April 30, 2026", patient: "Otto Nobody" }));
    expect(other.too_early).toBeNull();
  });

  it("is never another patient's, though the number is the same", async () => {
    const decision = await uploaded(letter(UPHELD, { patient: "Otto Nobody" }));
    expect(decision).toMatchObject({ appeal: null, candidates: [] });
  });

  it("of another practice is stopped, and kept", async () => {
    await desk.rest("PATCH", "/practice/", { json: { npi: "1234567893" } });
    const decision = await uploaded(
      letter(UPHELD, { claimNumber: "ELSEWHERE-2", patient: "Otto Nobody", npi: "1245319599" }),
    );
    expect(decision.problem).toBe(DECISION_MESSAGES.foreign);
    const { status, body } = await confirm(decision.id, { appeal: appealId });
    expect([status, body.code]).toEqual([409, "another_practice"]);
    expect((await desk.rest("POST", `/decisions/${decision.id}/dismiss/`, { json: {} })).body.state).toBe(
      "dismissed",
    );
    expect((await desk.rest("GET", `/documents/${decision.document.id}/file/`)).status).toBe(200);
  });

  it("is nobody else's to see", async () => {
    const decision = await uploaded(letter(UPHELD));
    expect((await desk.other("GET", `/decisions/${decision.id}/`)).status).toBe(404);
    expect((await desk.other("POST", `/decisions/${decision.id}/confirm/`, { json: {} })).status).toBe(404);
    expect((await desk.other("GET", `${APPEALS}${appealId}/decisions/`)).status).toBe(404);
    expect((await desk.other("GET", "/decisions/")).body.results).toEqual([]);
  });
});

describe("what can't be true", () => {
  it("is refused field by field, and the proposal stays as it was read", async () => {
    const decision = await uploaded(letter(OVERTURNED), `${APPEALS}${appealId}/decisions/uploads/`);
    expect(decision).toMatchObject({ outcome: "overturned", amount_paid: "412.00" });
    const refused = async (json: object) => (await confirm(decision.id, json)).body;
    expect(await refused({ decided_on: dayFromNow(1) })).toEqual({ decided_on: [DECISION_MESSAGES.future] });
    expect(await refused({ decided_on: "2026-05-01" })).toEqual({
      decided_on: [DECISION_MESSAGES.beforeSending("May 4, 2026")],
    });
    expect(await refused({ amount_paid: "1000.01" })).toEqual({
      amount_paid: [DECISION_MESSAGES.overClaim("$1,000.00")],
    });
    expect(await refused({ amount_allowed: "400" })).toEqual({
      amount_paid: [DECISION_MESSAGES.paidOverAllowed],
    });
    expect(await refused({ next_level_due: "2026-06-01" })).toEqual({
      next_level_due: [DECISION_MESSAGES.dueBefore],
    });
    expect(await refused({ received_on: "2026-06-01" })).toEqual({
      received_on: [DECISION_MESSAGES.receivedBefore],
    });
    expect(await refused({ outcome: "won" })).toHaveProperty("outcome");
    expect(await refused({ amount_paid: "-5" })).toHaveProperty("amount_paid");
    const { body: now } = await desk.rest("GET", `/decisions/${decision.id}/`);
    expect(now).toMatchObject({ state: "proposed", amount_paid: "412.00", decided_on: "2026-06-12" });
    expect((await confirm(decision.id, { decided_on: "2026-06-13" })).body).toMatchObject({
      decided_on: "2026-06-13",
      amount_paid: "412.00",
    });
  });

  it("is an answer to what was not sent", async () => {
    const draft = await desk.newAppeal({ patient_name: "Ana" });
    const json = { outcome: "upheld", decided_on: "2026-06-12" };
    expect((await desk.rest("POST", `${APPEALS}${draft}/decisions/`, { json })).body).toEqual({
      appeal: [DECISION_MESSAGES.notSent],
    });
    const { body } = await desk.rest("POST", `${APPEALS}${draft}/decisions/uploads/`, formOf(letter(UPHELD)));
    expect(body).toEqual({ appeal: [DECISION_MESSAGES.notSent] });
  });
});

describe("the next level", () => {
  it("answers the decision point by point, once however often it is asked for", async () => {
    const decision = await uploaded(letter(UPHELD));
    expect((await desk.rest("POST", `/decisions/${decision.id}/next-level/`, { json: {} })).status).toBe(409);
    await confirm(decision.id);
    const both = await Promise.all(
      [1, 2].map(() => desk.rest("POST", `/decisions/${decision.id}/next-level/`, { json: {} })),
    );
    expect(new Set(both.map(({ body }) => body.appeal)).size).toBe(1);
    const next = both[0]?.body.appeal;
    await desk.workflows.run();
    const appeal = await appealNow(next);
    expect(appeal).toMatchObject({ claim: claimId, status: "draft", follows: appealId, level: "first" });
    expect(appeal.documents[0]).toMatchObject({ id: decision.document.id, document_type: "denial" });
    expect(appeal.denial_text).toContain("measured progress");
    expect(appeal.letter.content).toContain("measured progress");
    expect(appeal.letter.content).toContain("plan of care");
    expect(appeal.letter.content.toLowerCase()).toContain("second");
    // Red where the decision was said to be of the claim's first denial's day, and to give that one's code.
    expect(appeal.letter.content).toContain("our notice of June 12, 2026");
    expect(appeal.letter.content).not.toContain("gives code");
    expect(await kinds(next)).toContainEqual(["second_level", "2026-09-10", "letter"]);
    expect(await kinds()).toEqual([]);
  });

  it("is a second level also where the decision came without a paper", async () => {
    const { body } = await desk.rest("POST", `${APPEALS}${appealId}/decisions/`, {
      json: {
        outcome: "upheld",
        decided_on: "2026-06-12",
        next_level_due: "2026-09-10",
        reasons: ["The plan of care was not signed by a physician."],
      },
    });
    const begun = await desk.rest("POST", `/decisions/${body.id}/next-level/`, { json: {} });
    await desk.workflows.run();
    const next = await appealNow(begun.body.appeal);
    expect(next.denial_text).toBe("The plan of care was not signed by a physician.");
    expect(next.letter.content.toLowerCase()).toContain("second");
    expect(next.letter.content).toContain("our notice of June 12, 2026");
    expect(await kinds(next.id)).toContainEqual(["second_level", "2026-09-10", "person"]);
  });

  it("follows no decision that was won", async () => {
    const { body } = await desk.rest("POST", `${APPEALS}${appealId}/decisions/`, {
      json: { outcome: "overturned", decided_on: "2026-06-12" },
    });
    expect(body).toMatchObject({ state: "confirmed", source: "person" });
    expect((await desk.rest("POST", `/decisions/${body.id}/next-level/`, { json: {} })).status).toBe(409);
  });
});

describe("a payment that was posted after the appeal", () => {
  const remit = (paid: number, date: string, trace: string) =>
    interchange([
      set("0001", [
        ...header(String(paid), trace, date),
        "LX*1",
        `CLP*${number}*1*1000*${paid}*0*12*P${number}*11*1`,
        "NM1*QC*1*LOPEZ*MARIA****MI*W1",
        "DTM*232*20260210",
        `CAS*CO*45*${1000 - paid}`,
      ]),
    ]);

  it("closes the loop by itself", async () => {
    await posted(desk.person.ctx, remit(412, "20260620", `EFT${number}`));
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${appealId}/decisions/`);
    expect(body.decisions).toMatchObject([
      {
        source: "remittance",
        state: "confirmed",
        outcome: "overturned",
        amount_paid: "412.00",
        summary: "Overturned, paid $412.00 on June 20, 2026",
      },
    ]);
    expect((await appealNow()).outcome).toBe("overturned");
    expect(await kinds()).toEqual([]);
  });

  it("is told on the decision that was confirmed before, once however often it is posted", async () => {
    const { body: told } = await desk.rest("POST", `${APPEALS}${appealId}/decisions/`, {
      json: { outcome: "overturned", decided_on: "2026-06-12" },
    });
    expect(await kinds()).toEqual([["follow_up", "2026-07-12", "rule"]]);
    await posted(desk.person.ctx, remit(412, "20260621", `EFTB${number}`));
    await desk.workflows.run();
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${appealId}/decisions/`);
    expect(body.decisions).toMatchObject([
      { id: told.id, source: "person", amount_paid: "412.00", paid_on: "2026-06-21" },
    ]);
  });

  it("is waited for on the worklist until it is posted, whatever the decision promises", async () => {
    const { body: told } = await desk.rest("POST", `${APPEALS}${appealId}/decisions/`, {
      json: { outcome: "overturned", decided_on: "2026-06-12", amount_paid: "412.00" },
    });
    expect(told.summary).toBe("Overturned on June 12, 2026, $412.00 not posted yet");
    const listed = async () => {
      const open = await desk.rest("GET", "/worklist/?page_size=100&state=open");
      const waiting = await desk.rest("GET", "/worklist/?page_size=100&state=waiting");
      const items = [...open.body.results, ...waiting.body.results] as Record<string, unknown>[];
      return items.filter((item) => item.claim_id === claimId);
    };
    const why = "Overturned, and no payment is posted yet: ask for it.";
    expect(await listed()).toMatchObject([{ clock: "follow_up", due: "2026-07-12", why }]);
    await posted(desk.person.ctx, remit(412, "20260621", `EFTC${number}`));
    await desk.workflows.run();
    expect(await listed()).toEqual([]);
  });

  it("closes it by a paper EOB too, and the record says that it was paper", async () => {
    const { id } = await paperEob(412);
    const applied = await desk.rest("POST", `/payers/remittances/${id}/apply/`, { json: {} });
    expect(applied).toMatchObject({ status: 200, body: { unmatched: 0 } });
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${appealId}/decisions/`);
    expect(body.decisions).toMatchObject([
      {
        source: "paper_eob",
        paid_by: "paper_eob",
        state: "confirmed",
        amount_paid: "412.00",
        summary: "Overturned, paid $412.00 on June 20, 2026",
      },
    ]);
    expect((await appealNow()).outcome).toBe("overturned");
    expect(await kinds()).toEqual([]);
    const [recorded] = await desk.t.admin`
      select detail ->> 'source' as source from audit_events where entity = 'decision' and entity_id = ${body.decisions[0].id}`;
    expect(recorded?.source).toBe("paper_eob");
  });

  it("says of a decision by letter that a paper EOB paid it", async () => {
    const { body: told } = await desk.rest("POST", `${APPEALS}${appealId}/decisions/`, {
      json: { outcome: "overturned", decided_on: "2026-06-12" },
    });
    const { id } = await paperEob(405);
    await desk.rest("POST", `/payers/remittances/${id}/apply/`, { json: {} });
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${appealId}/decisions/`);
    expect(body.decisions).toMatchObject([
      {
        id: told.id,
        source: "person",
        paid_by: "paper_eob",
        summary: "Overturned, paid $405.00 on June 20, 2026",
      },
    ]);
  });

  /** An EOB of one line as it is printed, uploaded and read. */
  async function paperEob(paid: number) {
    const dollars = (amount: number) => amount.toFixed(2).padEnd(10);
    const text = `Tamarack Valley Health                                   Remittance Advice
Provider: Foxhollow Family Medicine                      Check #: 4412${number.slice(-4)}
                                                         Check Date: 06/20/2026
                                                         Check Amount: $${dollars(paid)}

Patient: Maria Lopez          Member ID: TV77120044    Claim ID: TV26090015    Patient Account #: ${number}

Date of Service  CPT     Charges   Allowed   Adjustment   Code     Deductible   Paid
02/10/2026       99213   1000.00   ${dollars(paid)}${dollars(1000 - paid)}   CO-45    0.00         ${dollars(paid)}
Claim Totals             1000.00   ${dollars(paid)}${dollars(1000 - paid)}            0.00         ${dollars(paid)}
`;
    const file = await imported(desk.person.ctx, text, "eob.txt");
    await readPaperRemittance(desk.person.ctx, file.id);
    return file;
  }

  it("before the appeal says nothing of it", async () => {
    await posted(desk.person.ctx, remit(100, "20260401", `EFTC${number}`));
    await desk.workflows.run();
    expect((await desk.rest("GET", `${APPEALS}${appealId}/decisions/`)).body.decisions).toEqual([]);
  });
});
