import { beforeAll, describe, expect, it } from "vitest";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { header, interchange, plainClaim, set } from "../support/era-builder";
import { type RestAnswer, restClient } from "../support/rest";
import { useDatabase } from "../support/routes";

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  useDatabase(t.db);
});

const REMIT = interchange([set("0001", [...header("80"), ...plainClaim("A1", "P1")])]);
const upload = (bytes: string, name = "march.835", field = "file") => {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  return form;
};

async function signedIn(changes: Record<string, unknown> = {}) {
  const { ctx, tokens } = await account(t.db, changes);
  return { ctx, rest: restClient(tokens.access) };
}
const send = (rest: ReturnType<typeof restClient>, bytes: string, name?: string): Promise<RestAnswer> =>
  rest("POST", "/payers/remittances/", { form: upload(bytes, name) });

describe("POST /payers/remittances/", () => {
  it("answers the reading and changes nothing", async () => {
    const { ctx, rest } = await signedIn();
    const { status, body } = await send(rest, REMIT);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(String),
      status: "read",
      state: "ready",
      // The practice has no TIN or NPI to compare with.
      notice: expect.stringContaining("Profile"),
      payer_name: "LAKESIDE HEALTH PLAN",
      payee_npi: "1234567893",
      payee_tin: "123456789",
      payment_total: "80.00",
      claims: [
        {
          claim_number: "A1",
          payer_claim_number: "P1",
          status_code: "1",
          charge: "120.00",
          paid: "80.00",
          patient_responsibility: "20.00",
          patient_name: "ANA LIMA",
          adjustments: [
            { level: "line", line: 1, group: "CO", reason: "45", amount: "20.00" },
            { level: "line", line: 1, group: "PR", reason: "2", amount: "20.00" },
          ],
          lines: [{ line: 1, procedure_code: "97110", charge: "120.00", paid: "80.00" }],
          proposed_category: null,
          proposed_move: "bill_patient",
          outcome: "create",
        },
      ],
      problems: [],
    });
    expect(await t.admin`select 1 from claims where practice_id = ${ctx.practiceId}`).toHaveLength(0);
    const again = await send(rest, REMIT);
    expect(again.body.id).toBe(body.id);
  });

  it("is read without a notice where the TIN is ours", async () => {
    const { rest } = await signedIn({ tin: "123456789" });
    expect((await send(rest, REMIT)).body).toMatchObject({ status: "read", notice: "" });
  });

  it.each([
    [
      "a PDF",
      "%PDF-1.7 nothing",
      "This is not a text file. Upload the remittance itself (.835, .edi or .txt), not a PDF or an archive.",
    ],
    [
      "a binary file",
      "PK\u0003\u0004\u0000\u0000\u0008\u0000",
      "This is not a text file. Upload the remittance itself (.835, .edi or .txt), not a PDF or an archive.",
    ],
    ["an empty file", "", "The file is empty."],
    [
      "an 837",
      interchange([set("0001", ["BHT*0019*00*1*20260302*1200*CH"], undefined, "837")]),
      "This is a claim file (837), not a remittance (835). It was left out.",
    ],
  ])("says what is wrong with %s", async (_what, bytes, sentence) => {
    const { rest } = await signedIn();
    const { status, body } = await send(rest, bytes);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "unreadable", claims: [] });
    expect(body.problems[0].message).toBe(sentence);
    const applied = await rest("POST", `/payers/remittances/${body.id}/apply/`, { json: {} });
    expect(applied.status).toBe(422);
    expect(applied.body.detail).toBe(
      "Nothing in this file can be used. See the problems that were found in it.",
    );
  });

  const oneClaim = (...claim: string[]) => interchange([set("0001", [...header("0"), "LX*1", ...claim])]);
  it.each([
    [
      "an amount that overflows",
      oneClaim("CLP*B4*1*123456789012345.00*0*0*12*Q4", "NM1*QC*1*LIMA*ANA"),
      "The claim's charge (CLP03) is above 99,999,999.99 and was not used.",
      { charge: null },
    ],
    [
      "a date in 2099",
      oneClaim("CLP*B6*1*20*20*0*12*Q6", "NM1*QC*1*LIMA*ANA", "DTM*232*20990105"),
      /2099.* is out of range; check it\.$/,
      { claim_number: "B6" },
    ],
    [
      "one interchange number twice",
      REMIT + REMIT.replace("EFT1", "EFT2"),
      "Interchange control number 000000001 of the same sender occurs more than once in this file.",
      { claim_number: "A1" },
    ],
  ])("flags %s and takes the rest over", async (_what, bytes, sentence, claim) => {
    const { rest } = await signedIn();
    const { body } = await send(rest, bytes);
    expect(body).toMatchObject({ status: "flagged", state: "ready" });
    const matching = expect.stringMatching(sentence) as unknown;
    const said = typeof sentence === "string" ? sentence : matching;
    expect(body.problems.map(({ message }: { message: string }) => message)).toContainEqual(said);
    expect(body.claims[0]).toMatchObject(claim);
    const applied = await rest("POST", `/payers/remittances/${body.id}/apply/`, {
      json: { create_missing: true },
    });
    expect(applied.body).toMatchObject({ status: "applied", conflicts: 0 });
    const [stored] = (await rest("GET", "/claims/")).body.results;
    expect(JSON.stringify(stored)).not.toContain("2099");
  });

  it("flags an interchange number that came before in another file", async () => {
    const { rest } = await signedIn();
    const { id } = (await send(rest, REMIT)).body;
    await rest("POST", `/payers/remittances/${id}/apply/`, { json: { create_missing: true } });
    const { body } = await send(rest, REMIT.replaceAll("A1", "A2").replace("EFT1", "EFT2"));
    expect(body.problems[0].message).toBe(
      "Interchange control number 000000001 of the same sender came before in another file.",
    );
  });

  it("names a file of another practice and says what to do, and nothing of what it holds", async () => {
    const { rest } = await signedIn({ tin: "987654321" });
    const { body } = await send(rest, REMIT, "theirs.835");
    expect(body.quarantine_reason).toBe(
      "theirs.835 is addressed to another practice: its tax ID or NPI is not yours. It is in quarantine, and nothing from it was read into your claims. If it is yours, correct the TIN and NPI in Profile and upload it again.",
    );
    const seen = [body, (await rest("GET", "/payers/remittances/")).body];
    for (const secret of ["LIMA", "123456789", "LAKESIDE", "80.00", "W1", "EFT1"]) {
      expect(JSON.stringify(seen)).not.toContain(secret);
    }
  });

  it("refuses a call without a file, and one that is no form", async () => {
    const { rest } = await signedIn();
    const form = new FormData();
    form.append("note", "x");
    expect((await rest("POST", "/payers/remittances/", { form })).body).toEqual({
      file: ["Choose a remittance file (.835, .edi or .txt)."],
    });
    expect((await rest("POST", "/payers/remittances/", { json: {} })).body).toEqual({
      files: ["Name the files that were sent in parts, or send them as multipart/form-data."],
    });
    expect((await restClient()("POST", "/payers/remittances/", { form: upload(REMIT) })).status).toBe(401);
  });
});

describe("POST /payers/remittances/{id}/apply/", () => {
  it("answers the counts, and the second time that nothing changed", async () => {
    const { rest } = await signedIn();
    const { id } = (await send(rest, REMIT)).body;
    const apply = (json: unknown) => rest("POST", `/payers/remittances/${id}/apply/`, { json });
    expect((await apply({})).body).toMatchObject({ created: 0, updated: 0, unmatched: 1 });
    expect((await apply({ create_missing: true })).body).toMatchObject({ created: 1, conflicts: 0 });
    expect((await apply({ create_missing: true })).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
    });
    expect((await rest("GET", "/claims/")).body.results).toMatchObject([
      { claim_number: "A1", patient_name: "Ana Lima", total_paid_amount: "80.00", source: "remittance" },
    ]);
    expect((await rest("GET", "/patients/")).body.results).toMatchObject([{ date_of_birth: "", gender: "" }]);
    const [listed] = (await rest("GET", "/payers/remittances/")).body.results;
    expect(listed).toMatchObject({ id, filename: "march.835", state: "applied", result: { created: 1 } });
    const preview = await rest("GET", `/payers/remittances/${id}/?max_claims=0`);
    expect(preview.body).toMatchObject({ state: "applied", claims: [] });
  });

  it("answers 409 for a file in quarantine, and 404 for anybody else's and unknown ids alike", async () => {
    const { rest } = await signedIn({ tin: "987654321" });
    const { id, quarantine_reason } = (await send(rest, REMIT, "theirs.835")).body;
    expect(quarantine_reason).toContain("theirs.835");
    expect((await rest("POST", `/payers/remittances/${id}/apply/`, { json: {} })).status).toBe(409);
    const stranger = await signedIn();
    for (const one of [id, crypto.randomUUID(), "x"]) {
      expect((await stranger.rest("POST", `/payers/remittances/${one}/apply/`, { json: {} })).status).toBe(
        404,
      );
      expect((await stranger.rest("GET", `/payers/remittances/${one}/`)).status).toBe(404);
    }
  });
});

describe("differences and notifications", () => {
  it("are listed, settled and read over REST", async () => {
    const { ctx, rest } = await signedIn();
    const { id } = (await send(rest, REMIT)).body;
    await rest("POST", `/payers/remittances/${id}/apply/`, { json: { create_missing: true } });
    await t.admin`update claims set total_paid_amount = 8100 where practice_id = ${ctx.practiceId}`;
    const second = interchange([
      set("0001", [
        ...header("90", "EFT2", "20260401"),
        ...plainClaim("A1", "P1").map((one) =>
          one.replace("*120*80*", "*120*90*").replace("CO*45*20", "CO*45*10"),
        ),
      ]),
    ]);
    const next = await send(rest, second);
    expect(next.body.claims).toMatchObject([{ outcome: "conflict" }]);
    await rest("POST", `/payers/remittances/${next.body.id}/apply/`, { json: {} });
    const [conflict] = (await rest("GET", "/payers/conflicts/")).body.results;
    const ofClaim = await rest("GET", `/payers/conflicts/?claim_id=${conflict.claim_id}`);
    expect(ofClaim.body).toMatchObject({ count: 1, results: [{ id: conflict.id }] });
    const ofNone = await rest("GET", `/payers/conflicts/?claim_id=${crypto.randomUUID()}`);
    expect(ofNone.body).toMatchObject({ count: 0, results: [] });
    expect((await rest("GET", "/payers/conflicts/?claim_id=x")).status).toBe(400);
    expect(conflict).toMatchObject({ field: "total_paid_amount", ours: "81.00", patient_name: "Ana Lima" });
    const settle = (json: unknown) => rest("POST", `/payers/conflicts/${conflict.id}/resolve/`, { json });
    expect((await settle({ take: "both" })).status).toBe(400);
    expect((await settle({ take: "ours" })).status).toBe(204);
    expect((await settle({ take: "ours" })).status).toBe(404);
    expect((await rest("GET", "/payers/conflicts/")).body.results).toEqual([]);
    expect((await rest("GET", "/notifications/")).body).toMatchObject({ unread: 0, results: [] });
    expect((await rest("POST", "/notifications/read/")).status).toBe(204);
    expect((await rest("POST", `/notifications/${crypto.randomUUID()}/read/`)).status).toBe(404);
  });
});
