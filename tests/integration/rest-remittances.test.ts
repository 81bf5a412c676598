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
    ["a PDF", "%PDF-1.7 nothing", "binary"],
    ["an empty file", "", "empty"],
    ["an 837", interchange([set("0001", ["BHT*0019*00*1*20260302*1200*CH"], undefined, "837")]), "not_835"],
  ])("names what is wrong with %s", async (_what, bytes, code) => {
    const { rest } = await signedIn();
    const { status, body } = await send(rest, bytes);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "unreadable", claims: [] });
    expect(body.problems[0]).toMatchObject({ code, message: expect.any(String) });
    const applied = await rest("POST", `/payers/remittances/${body.id}/apply/`, { json: {} });
    expect(applied.status).toBe(422);
  });

  it("refuses a call without a file, and one that is no form", async () => {
    const { rest } = await signedIn();
    const form = new FormData();
    form.append("note", "x");
    expect((await rest("POST", "/payers/remittances/", { form })).body).toEqual({
      file: ["Choose a remittance file (.835, .edi or .txt)."],
    });
    expect((await rest("POST", "/payers/remittances/", { json: {} })).status).toBe(415);
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
      { claim_number: "A1", patient_name: "ANA LIMA", total_paid_amount: "80.00", source: "remittance" },
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
    expect(conflict).toMatchObject({ field: "total_paid_amount", ours: "81.00", patient_name: "ANA LIMA" });
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
