import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createClaim } from "@/lib/domain/claim/mutations";
import { readStoredDocument } from "@/lib/domain/document/extraction/read-stored";
import type { Ctx } from "@/lib/domain/kernel/context";
import { readPaperRemittance } from "@/lib/domain/remittance/from-paper/read-paper";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { header, interchange, set } from "../support/era-builder";
import { imported, posted } from "../support/remittance";
import { person } from "../support/remittance-claim";
import { restClient } from "../support/rest";
import { useDatabase } from "../support/routes";
import { textPdf } from "../support/text-pdf";

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  useDatabase(t.db);
});

const paper = (name: string) => readFileSync(`tests/fixtures/eob/${name}.txt`, "utf8");
const PLAN = paper("seen/plan-three-patients");

/** What three patients' claims of `PLAN` look like before a payer says anything. */
async function practice(changes: Record<string, unknown> = {}) {
  const { ctx, tokens } = await account(t.db, { tin: "987654321", ...changes });
  const claims = [];
  for (const [last, first, number, day, charge] of [
    ["Merriweather", "Josephine", "FX-2210", "2026-08-04", "405.00"],
    ["Pemberton", "Aloysius", "FX-2214", "2026-08-05", "95.00"],
    ["Abernathy", "Rosalind", "FX-2219", "2026-08-06", "210.00"],
  ] as const) {
    const patient = await person(ctx, { first_name: first, last_name: last });
    const claim = await createClaim(ctx, {
      patient: patient.patient_id,
      claim_number: number,
      total_charges: charge,
      date_of_service_from: day,
    });
    claims.push(claim.claim_id);
  }
  return { ctx, claims, rest: restClient(tokens.access) };
}

/** Uploads a paper and reads it, as the worker does. */
async function read(ctx: Ctx, text: string, name = "eob.txt") {
  const file = await imported(ctx, text, name);
  expect(file.state).toBe("reading");
  await readPaperRemittance(ctx, file.id);
  return file.id;
}

const ledger = (practiceId: string) => t.admin`
  select c.claim_number, c.status, c.total_charges, c.total_allowed_amount, c.total_paid_amount, c.patient_responsibility,
         c.denial_category, c.payer_claim_number,
         (select jsonb_agg(jsonb_build_array(l.procedure_code, l.total_charge, l.insurance_paid_amount, l.denied_amount, l.allowed_amount, l.status) order by l.line_number)
            from claim_line_items l where l.practice_id = c.practice_id and l.claim_id = c.id) as lines,
         (select jsonb_agg(jsonb_build_array(a.line_number, a.group_code, a.reason_code, a.amount) order by a.line_number, a.group_code, a.reason_code)
            from claim_adjustments a join remittance_claims r on r.practice_id = a.practice_id and r.id = a.remittance_claim_id
           where r.practice_id = c.practice_id and r.claim_id = c.id) as adjustments
    from claims c where c.practice_id = ${practiceId} order by c.claim_number`;

const person835 = (last: string, first: string, id: string) => `NM1*QC*1*${last}*${first}****MI*${id}`;
/** The same check as `PLAN`, as an 835. */
const SAME_835 = interchange([
  set("0001", [
    ...header("241.10", "00418822", "20260828"),
    "LX*1",
    "CLP*FX-2210*1*405*176.1*44.4**26C0811200451",
    person835("MERRIWEATHER", "JOSEPHINE", "HCP88210043"),
    "SVC*HC:99213*165*78.5**1",
    "DTM*472*20260804",
    "CAS*PR*3*20",
    "CAS*CO*45*66.5",
    "AMT*B6*98.5",
    "SVC*HC:20610:RT*240*97.6**1",
    "DTM*472*20260804",
    "CAS*PR*2*24.4",
    "CAS*CO*45*118",
    "AMT*B6*122",
    "CLP*FX-2214*1*95*0*0**26C0811200467",
    person835("PEMBERTON", "ALOYSIUS", "HCP88210099"),
    "SVC*HC:97140:GP*95*0**1",
    "DTM*472*20260805",
    "CAS*CO*197*95",
    "AMT*B6*0",
    "CLP*FX-2219*1*210*65*75**26C0811200480",
    person835("ABERNATHY", "ROSALIND", "HCP88210131"),
    "SVC*HC:99214*210*65**1",
    "DTM*472*20260806",
    "CAS*PR*1*75",
    "CAS*CO*45*70",
    "AMT*B6*140",
  ]),
]);

describe("a remittance on paper", () => {
  it("becomes the same balances in the ledger as the same content as an 835", async () => {
    const onPaper = await practice();
    const fileId = await read(onPaper.ctx, PLAN);
    const applied = await onPaper.rest("POST", `/payers/remittances/${fileId}/apply/`, { json: {} });
    expect(applied).toMatchObject({ status: 200, body: { updated: 3, unmatched: 0, newly_denied: 1 } });
    const asFile = await practice({ tin: "123456789" });
    expect(await posted(asFile.ctx, SAME_835)).toMatchObject({ updated: 3, newly_denied: 1 });
    const [a, b] = [await ledger(onPaper.ctx.practiceId), await ledger(asFile.ctx.practiceId)];
    expect(a).toHaveLength(3);
    expect([...a]).toEqual([...b]);
    expect(a[0]).toMatchObject({
      claim_number: "FX-2210",
      total_paid_amount: "17610",
      patient_responsibility: "4440",
    });
  });

  it("is posted once, whether it comes again as a scan or as an 835", async () => {
    const { ctx, rest } = await practice();
    const first = await read(ctx, PLAN);
    await rest("POST", `/payers/remittances/${first}/apply/`, { json: {} });
    const before = await ledger(ctx.practiceId);
    const again = await rest("POST", `/payers/remittances/${first}/apply/`, { json: {} });
    expect(again.body).toMatchObject({ updated: 0, unchanged: 3 });
    const scan = await read(ctx, `${PLAN}\n`, "scan.txt");
    const rescanned = await rest("POST", `/payers/remittances/${scan}/apply/`, { json: {} });
    expect(rescanned.body).toMatchObject({ updated: 0, unchanged: 3 });
    await t.admin`update practices set tin = '123456789' where id = ${ctx.practiceId}`;
    expect(await posted(ctx, SAME_835)).toMatchObject({ updated: 0, unchanged: 3, conflicts: 0 });
    expect([...(await ledger(ctx.practiceId))]).toEqual([...before]);
    const misread = await read(ctx, PLAN.replaceAll("65.00", "66.00"), "misread.txt");
    const other = await rest("POST", `/payers/remittances/${misread}/apply/`, {
      json: { accept_differences: true },
    });
    expect(other.body).toMatchObject({ updated: 0, unmatched: 2 });
    expect([...(await ledger(ctx.practiceId))]).toEqual([...before]);
  });

  it("says by how much it is off, is put right by a person, and only then posted", async () => {
    const { ctx, rest } = await practice();
    const fileId = await read(ctx, paper("seen/off-by-twelve"));
    const preview = await rest("GET", `/payers/remittances/${fileId}/`);
    expect(preview.body).toMatchObject({
      state: "ready",
      status: "flagged",
      paper: {
        version: 1,
        balanced: false,
        imbalances: [{ level: "line", claim: 1, line: 1, off: "-12.00" }],
      },
    });
    const refused = await rest("POST", `/payers/remittances/${fileId}/apply/`, { json: {} });
    expect(refused).toMatchObject({ status: 409, body: { code: "not_balanced" } });
    const correct = (version: number, ...changes: object[]) =>
      rest("PATCH", `/payers/remittances/${fileId}/sheet/`, { json: { version, changes } });
    const put = await correct(1, {
      claim: 1,
      line: 1,
      field: "adjustments",
      value: "CO-45 48.00; PR-3 12.00",
    });
    expect(put).toMatchObject({ status: 200, body: { version: 2, balanced: true, imbalances: [] } });
    expect((await correct(1, { field: "total", value: "1.00" })).status).toBe(409);
    expect((await correct(2, { claim: 9, field: "claim_number", value: "X1" })).status).toBe(400);
    expect((await correct(2, { claim: 1, line: 1, field: "paid", value: "eighty" })).status).toBe(400);
    const stale = await rest("POST", `/payers/remittances/${fileId}/apply/`, { json: { version: 1 } });
    expect(stale.status).toBe(409);
    const done = await rest("POST", `/payers/remittances/${fileId}/apply/`, {
      json: { version: 2, create_missing: true },
    });
    expect(done).toMatchObject({ status: 200, body: { created: 1 } });
    expect((await correct(2, { claim: 1, line: 1, field: "paid", value: "80.00" })).status).toBe(409);
  });

  it("takes a person's choice of claim, and leaves out what they say", async () => {
    const { ctx, claims, rest } = await practice();
    const text = PLAN.replace("FX-2214", "ZZ-1").replace("PEMBERTON, ALOYSIUS", "PEMBERTON, AL");
    const fileId = await read(ctx, text);
    const other = await practice();
    const correct = (version: number, changes: object[]) =>
      rest("PATCH", `/payers/remittances/${fileId}/sheet/`, { json: { version, changes } });
    const foreign = await correct(1, [{ claim: 2, field: "claim_id", value: other.claims[1] }]);
    expect(foreign).toMatchObject({ status: 400, body: { changes: ["This claim is not on file."] } });
    const chosen = await correct(1, [
      { claim: 2, field: "claim_id", value: claims[1] },
      { claim: 3, field: "left_out", value: "true" },
    ]);
    expect(chosen.status).toBe(200);
    const { body } = await rest("GET", `/payers/remittances/${fileId}/`);
    expect(body.claims.map(({ claim_id }: { claim_id: string }) => claim_id)).toEqual([claims[0], claims[1]]);
    const applied = await rest("POST", `/payers/remittances/${fileId}/apply/`, { json: {} });
    expect(applied.body).toMatchObject({ updated: 2 });
    const rows = await ledger(ctx.practiceId);
    expect(rows.map(({ total_paid_amount }) => total_paid_amount)).toEqual(["17610", "0", null]);
  });

  it("goes into quarantine where it is another practice's, and shows nothing", async () => {
    const { ctx, rest } = await practice({ tin: "111111111" });
    const fileId = await read(ctx, PLAN);
    const { body } = await rest("GET", `/payers/remittances/${fileId}/`);
    expect(body).toMatchObject({ state: "quarantined", paper: null, claims: [], payer_name: null });
    expect((await rest("POST", `/payers/remittances/${fileId}/apply/`, { json: {} })).status).toBe(409);
    expect((await rest("GET", `/payers/remittances/${fileId}/file/`)).status).toBe(404);
    expect(await t.admin`select 1 from remittance_sheets where practice_id = ${ctx.practiceId}`).toHaveLength(
      0,
    );
  });

  it("keeps its original, for the practice alone", async () => {
    const { ctx, rest } = await practice();
    const fileId = await read(ctx, PLAN);
    const file = await rest("GET", `/payers/remittances/${fileId}/file/`);
    expect(file.status).toBe(200);
    const { rest: stranger } = await practice();
    expect((await stranger("GET", `/payers/remittances/${fileId}/file/`)).status).toBe(404);
    const patch = { json: { version: 1, changes: [{ field: "total", value: "1.00" }] } };
    expect((await stranger("PATCH", `/payers/remittances/${fileId}/sheet/`, patch)).status).toBe(404);
  });

  it("is read from a PDF in the reading process, with its pages counted", async () => {
    const { ctx, rest } = await practice();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(textPdf(PLAN))]), "eob.pdf");
    const sent = await rest("POST", "/payers/remittances/", { form });
    expect(sent).toMatchObject({
      status: 201,
      body: { state: "reading", media_type: "application/pdf", paper: null },
    });
    const early = await rest("POST", `/payers/remittances/${sent.body.id}/apply/`, { json: {} });
    expect(early).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("still being read") },
    });
    await readPaperRemittance(ctx, sent.body.id);
    const { body } = await rest("GET", `/payers/remittances/${sent.body.id}/`);
    expect(body).toMatchObject({
      state: "ready",
      pages_total: 1,
      claim_count: 3,
      payment_total: "241.10",
      paper: { balanced: true, total: "241.10", trace_number: "00418822" },
    });
    expect(body.claims.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "update",
      "update",
      "update",
    ]);
  });

  it("is made of a document that is there already, and outlives it", async () => {
    const { ctx, claims, rest } = await practice();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(textPdf(PLAN))]), "eob.pdf");
    form.append("document_type", "eob");
    const { body: document } = await rest("POST", `/claims/${claims[0]}/upload_document/`, { form });
    const early = await rest("POST", `/documents/${document.id}/remittance/`, { json: {} });
    expect(early.status).toBe(409);
    await readStoredDocument(ctx, document.id);
    const made = await rest("POST", `/documents/${document.id}/remittance/`, { json: {} });
    expect(made).toMatchObject({ status: 201, body: { source: "document", document_id: document.id } });
    const again = await rest("POST", `/documents/${document.id}/remittance/`, { json: {} });
    expect(again.body.id).toBe(made.body.id);
    await readPaperRemittance(ctx, made.body.id);
    await rest("DELETE", `/documents/${document.id}/`);
    const applied = await rest("POST", `/payers/remittances/${made.body.id}/apply/`, {
      json: { version: 1 },
    });
    expect(applied.body).toMatchObject({ updated: 3 });
    expect((await rest("GET", `/payers/remittances/${made.body.id}/file/`)).status).toBe(200);
    const { rest: stranger } = await practice();
    expect((await stranger("POST", `/documents/${document.id}/remittance/`, { json: {} })).status).toBe(404);
  });

  it("says so where nothing of a remittance stands on it", async () => {
    const { ctx, rest } = await practice();
    const fileId = await read(ctx, "Dear practice,\n\nwe owe you $12.00.\n\nSincerely\n");
    expect((await rest("GET", `/payers/remittances/${fileId}/`)).body).toMatchObject({
      state: "unreadable",
      problems: [{ message: "No claim with its amounts was found on this paper." }],
    });
  });
});
