import { beforeAll, describe, expect, it } from "vitest";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { fileForm } from "../support/file-form";
import { overrides } from "../support/gate";
import { practiceOfTwo } from "../support/invited";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { restClient } from "../support/rest";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const EOB = [
  "Lakeside Health Plan",
  "Explanation of Benefits      Date: October 12, 2026",
  "THIS IS NOT A BILL",
  "Patient: Ana Muestra    Member ID: LK2195080    Claim ID: LK172288635",
  "Date         Code      Charge      Discount    You owe     Plan paid",
  "09/15/2026   97110     120.00      48.00       15.00       57.00",
  "Total                  120.00      48.00       15.00       57.00",
];
const STATEMENT = [
  "HARBOR POINT PHYSICAL THERAPY",
  "Billing Statement",
  "Statement Date 08/28/2026        Account # 468727",
  "Responsible party: Ana Muestra",
  "07/15/2026  Your insurance did not pay: non-covered service      0.00",
  "            Balance due                              240.00",
  "Please detach and return this portion with your check. Amount enclosed: ________",
];
const DENIAL = [
  "Medicare Administrative Contractor: Palmetto GBA",
  "Date of this notice: October 1, 2026",
  "Patient: Ana Muestra",
  "Claim number: LK-20260302-7",
  "Reason code: CO-50. The service is not medically necessary.",
];
const LETTER =
  "<p>Palmetto GBA</p><p>RE: Patient Ana Muestra, claim number LK-20260302-7</p><p>We ask for a review of your notice.</p>";

async function withPaper(lines: readonly string[], fields: object = {}): Promise<string> {
  const id = await desk.newAppeal({ patient_name: "Ana Muestra", ...fields });
  await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
    form: fileForm({
      field: "denial_letter",
      name: "paper.pdf",
      bytes: pdfOfPages([{ content: textLines([...lines]) }]),
    }),
  });
  await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
  await desk.workflows.run();
  return `${APPEALS}${id}/`;
}
const noLetter = async (at: string) => expect((await desk.rest("GET", `${at}letter/`)).status).toBe(404);
const problemsOf = async (at: string): Promise<GateProblemDto[]> =>
  (await desk.rest("GET", `${at}gate/`)).body.problems;

describe("a paper that denies nothing", () => {
  it.each([
    ["a paid EOB", EOB],
    ["a patient's statement", STATEMENT],
  ])("%s gets no letter of any kind without a reason, and none is sent", async (_what, lines) => {
    const at = await withPaper(lines);
    const asked = [
      {},
      { move: "appeal" },
      { move: "appeal", paper: "expedited_appeal" },
      { move: "external_review" },
      { move: "reopening" },
      { move: "corrected_claim" },
      { move: "send_records" },
      { move: "bill_right_payer" },
      { move: "appeal", override_reason: "   " },
    ];
    for (const json of asked) {
      const { status, body } = await desk.rest("POST", `${at}generate/`, { json });
      expect([json, status]).toEqual([json, 409]);
      expect(body).toMatchObject({
        code: "no_standing",
        advice: { appeal_possible: false, reason: expect.stringMatching(/\S/), source: expect.any(String) },
      });
    }
    await desk.workflows.run();
    await noLetter(at);

    // A person who writes it all the same, and takes the paper for something else, still meets the gate.
    await desk.rest("PATCH", `${at}letter/`, { json: { content: LETTER, format: "html" } });
    expect((await problemsOf(at)).map(({ code }) => code)).toContain("no_standing");
    const json = { method: "email", to: "appeals@lakeside.example" };
    expect((await desk.rest("POST", `${at}send/`, { json })).body).toMatchObject({ code: "not_ready" });
  });

  it("goes on with a reason, which is kept with who gave it", async () => {
    const at = await withPaper(STATEMENT);
    const override_reason = "The payer's letter is on its way; its reference desk asked for this.";
    expect((await desk.rest("POST", `${at}generate/`, { json: { override_reason } })).status).toBe(202);
    const kept = await desk.t.admin`select actor_id, detail from audit_events
      where entity_id = ${at.split("/").at(-2) ?? ""} and action = 'generate'`;
    expect(kept).toMatchObject([{ actor_id: desk.person.user.id, detail: { override_reason } }]);
  });
});

describe("lateness that nobody confirmed", () => {
  const late = [
    "We know that this appeal is late.",
    "Although this request is being sent after the deadline, please accept it.",
    "Please accept this late appeal.",
    "We have missed your deadline.",
    "There is good cause for the delay.",
  ];
  const write = (at: string, sentence: string) =>
    desk.rest("PATCH", `${at}letter/`, { json: { content: `${LETTER}<p>${sentence}</p>`, format: "html" } });
  const said = async (at: string) =>
    (await problemsOf(at)).filter(({ code, message }) => code === "unsourced_fact" && /late/.test(message));

  it("is refused in the words of a letter, until a person confirms the date that has passed", async () => {
    const at = await withPaper(DENIAL);
    await desk.rest("POST", `${at}generate/`, { json: {} });
    await desk.workflows.run();
    expect(await said(at)).toEqual([]);
    for (const sentence of late) {
      await write(at, sentence);
      expect([sentence, (await said(at)).length]).toEqual([sentence, 1]);
    }
    const json = { method: "email", to: "appeals@palmetto.example" };
    expect((await desk.rest("POST", `${at}send/`, { json })).status).toBe(409);
    await write(at, "You state that our claim was late, and that this appeal is a copy of it.");
    expect(await said(at)).toEqual([]);

    await write(at, late[0] ?? "");
    const typed = { value: "2026-10-31", confidence: 1, method: "person", page: 1, boxes: [], context: "" };
    await desk.t
      .admin`update appeals set facts = facts || ${JSON.stringify({ appeal_deadline: typed })}::text::jsonb
      where id = ${at.split("/").at(-2) ?? ""}`;
    expect(await said(at)).toEqual([]);
    expect((await problemsOf(at)).map(({ code }) => code)).toContain("deadline_passed");
  });
});

describe("a citation over REST", () => {
  it.each([
    ["of another plan", "Under 29 CFR 2560.503-1(h) you must review this.", /another kind of plan/],
    ["of another level", "Under 42 CFR 405.960-405.978 you must review this.", /level of appeal/],
    ["of another stage", "Under 42 CFR 422.590(a) you must decide.", /another kind of plan|stage of care/],
    ["that is not on the shelf", "Under 42 CFR 410.32 this is covered.", /not among the rules/],
    ["that has to be checked first", "Under 42 CFR 405.948 another person decides.", /checked first/],
    ["by a law's name", "ERISA gives a full and fair review.", /another kind of plan/],
  ])(
    "%s is refused by the gate and at the sending, and opens its entry beside the letter",
    async (_what, sentence, why) => {
      const at = await withPaper(DENIAL, { payer_name: "Palmetto GBA", claim_number: "LK-20260302-7" });
      await desk.rest("PATCH", `${at}letter/`, {
        json: { content: `${LETTER}<p>${sentence}</p>`, format: "html" },
      });
      const refused = (await problemsOf(at)).filter(({ code }) => code === "misplaced_citation");
      expect(refused).toMatchObject([{ where: "letter", message: expect.stringMatching(why) }]);
      const json = { method: "email", to: "appeals@palmetto.example" };
      const sent = await desk.rest("POST", `${at}send/`, { json });
      expect(sent.status).toBe(409);
      expect(sent.body.problems.map(({ code }: GateProblemDto) => code)).toContain("misplaced_citation");
    },
  );
});

describe("what the gate finds, passed by somebody who may not", () => {
  it("is refused without the right, without a reason, for a code that is none, and never for another practice's notice", async () => {
    const { owner, colleague } = await practiceOfTwo(desk.t);
    await desk.t
      .admin`update users set email_verified_at = now() where id in (${colleague.user.id}, ${owner.user.id})`;
    const staff = restClient(colleague.tokens.access);
    const { body } = await staff("POST", APPEALS, { json: { patient_name: "Ana Muestra" } });
    await staff("POST", `${APPEALS}${body.id}/generate/`, { json: {} });
    await desk.workflows.run();
    const ask = (passed: object[], client = staff) =>
      client("POST", `${APPEALS}${body.id}/send/`, {
        json: { method: "email", to: "a@payer.example", overrides: passed },
      });
    expect((await ask(overrides)).status).toBe(403);
    const boss = restClient(owner.tokens.access);
    expect((await ask([{ code: "payer_mismatch", reason: " " }], boss)).status).toBe(400);
    expect((await ask([{ code: "all", reason: "Pass it." }], boss)).status).toBe(400);
    expect((await ask([], desk.other)).status).toBe(404);
    const foreign = await ask([{ code: "foreign_notice", reason: "It is ours." }], boss);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${body.id}`).toEqual([]);
  });
});
