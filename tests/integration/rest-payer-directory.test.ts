import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "../support/file-form";
import { APPEALS, type RestDesk, refusal, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { textPdf } from "../support/text-pdf";

/** Takes appeals at one box and claims at another. */
const NOTICE = `Aetna
October 1, 2026
Patient: Ana Muestra    Member ID: W100200300
Claim number: CLM-9     Date of service: 09/04/2026
Your claim was denied. CO-16 N286: Missing/incomplete/invalid referring provider primary identifier.
Mail corrected claims to PO Box 31362, Salt Lake City, UT 84131.
Mail appeals to Provider Appeals, PO Box 30432, Salt Lake City, UT 84130. Fax appeals to 801-555-0144.
`;

const DIRECTORY = "/payers/directory/";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const add = (fields: Record<string, unknown>, rest = desk.rest) => rest("POST", DIRECTORY, { json: fields });

describe("the directory of payers", () => {
  it("keeps, changes and removes an entry", async () => {
    const { rest, t } = desk;
    const { status, body } = await add({
      name: "  Harbor   Mutual ",
      payer_id: "HM001",
      appeals_address: "Appeals Unit\nPO Box 12\nAlbany, NY 12201",
      fax: "(518) 555-0142",
      portal_url: "https://harbor.example/appeals",
      verified: true,
    });
    expect([status, body]).toMatchObject([
      201,
      { name: "Harbor Mutual", fax: "+15185550142", source: "entered", source_document: null },
    ]);
    expect(body.verified_at).not.toBeNull();
    const at = `${DIRECTORY}${body.id}/`;
    const changed = await rest("PATCH", at, { json: { note: "Ask for Ms. Ito", fax: "" } });
    expect(changed.body).toMatchObject({ note: "Ask for Ms. Ito", fax: "", name: "Harbor Mutual" });
    expect((await rest("GET", `${DIRECTORY}?search=arbor`)).body).toMatchObject({
      count: 1,
      results: [{ id: body.id }],
    });
    expect((await rest("GET", `${DIRECTORY}?search=hm00`)).body.count).toBe(1);
    expect((await rest("GET", `${DIRECTORY}?search=%25`)).body.count).toBe(0);
    expect((await rest("DELETE", at)).status).toBe(204);
    expect((await rest("GET", at)).body).toEqual(refusal("Payer not found."));
    expect((await add({ name: "Harbor Mutual" })).status).toBe(201);
    const trail =
      await t.admin`select action from audit_events where entity = 'payer' and entity_id = ${body.id} and result = 'success' order by id`;
    expect(trail.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  });

  it("names what is wrong, and knows a payer however it is typed", async () => {
    const bad = await add({ name: "", fax: "12", portal_url: "javascript:alert(1)" });
    expect([bad.status, Object.keys(bad.body).sort()]).toEqual([400, ["name", "portal_url"]]);
    expect(Object.keys((await add({ name: "Payer F", fax: "12" })).body)).toEqual(["fax"]);
    await add({ name: "Blue-Cross of Maine" });
    const two = await Promise.all([
      add({ name: "BLUE CROSS OF MAINE" }),
      add({ name: "Payer P" }),
      add({ name: "payer p." }),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it("is walked page by page in the order of names, and is a practice's own", async () => {
    const { rest, other } = desk;
    const names = ["Zeta", "Alpha", "Mid"].map((name) => `Walk ${name}`);
    for (const name of names) await add({ name }, other);
    const first = (await other("GET", `${DIRECTORY}?page_size=2`)).body;
    const second = (await other("GET", first.next.replace("/api/v1", ""))).body;
    const walked = [...first.results, ...second.results].map(({ name }: { name: string }) => name);
    expect(walked).toEqual(["Walk Alpha", "Walk Mid", "Walk Zeta"]);
    for (const id of [first.results[0].id, UNKNOWN_ID]) {
      expect((await rest("GET", `${DIRECTORY}${id}/`)).status).toBe(404);
      expect((await rest("PATCH", `${DIRECTORY}${id}/`, { json: { note: "x" } })).status).toBe(404);
      expect((await rest("DELETE", `${DIRECTORY}${id}/`)).status).toBe(404);
    }
    expect((await rest("GET", `${DIRECTORY}?cursor=x`)).status).toBe(400);
  });
});

describe("an appeal's payer", () => {
  it("is proposed from the letter, confirmed by a person, and used in the next letter", {
    timeout: 120_000,
  }, async () => {
    const { rest, workflows, newAppeal, upload } = desk;
    const id = await newAppeal({ patient_name: "Ana Muestra", claim_number: "CLM-1" });
    await upload(id, "denial_letter", "denial-02.pdf");
    await rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await workflows.run();
    const { facts } = (await rest("GET", `${APPEALS}${id}/`)).body.extraction;
    const at = `${APPEALS}${id}/payer/`;
    const asked = await rest("GET", at);
    expect(asked.body.entry).toBeNull();
    expect(asked.body.proposal).toMatchObject({
      name: "Aetna",
      evidence: { appeals_address: facts.payer_address ? { value: facts.payer_address.value } : null },
    });
    expect(asked.body.proposal.differs.length).toBeGreaterThan(0);

    const typed = "Corrected Appeals Desk\nPO Box 999\nHartford, CT 06101";
    const confirmed = await rest("POST", at, { json: { appeals_address: typed } });
    expect(confirmed.body).toMatchObject({
      name: "Aetna",
      appeals_address: typed,
      source: "letter",
      source_document: expect.any(String),
      verified_at: expect.any(String),
    });
    expect((await rest("GET", at)).body.entry).toMatchObject({ id: confirmed.body.id });
    // Again: the same entry, changed.
    const again = await rest("POST", at, { json: { appeals_address: typed, payer_id: "60054" } });
    expect(again.body).toMatchObject({ id: confirmed.body.id, payer_id: "60054" });

    await rest("POST", `${APPEALS}${id}/generate/`, { json: {} });
    await workflows.run();
    expect((await rest("GET", `${APPEALS}${id}/letter/`)).body.content).toContain("PO Box 999");
    expect((await desk.other("GET", at)).status).toBe(404);
    expect((await desk.other("POST", at, { json: {} })).status).toBe(404);
  });

  // Red where a corrected claim was proposed to the number and the address that take appeals.
  it("is for a corrected claim where the notice has those go, and not its appeals address", {
    timeout: 120_000,
  }, async () => {
    const { rest, workflows, newAppeal } = desk;
    const id = await newAppeal({ patient_name: "Ana Muestra", claim_number: "CLM-9" });
    const file = { field: "denial_letter", name: "notice.pdf", bytes: textPdf(NOTICE) };
    await rest("POST", `${APPEALS}${id}/uploads/`, { form: fileForm(file) });
    await rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await workflows.run();
    const at = `${APPEALS}${id}/payer/`;
    expect((await rest("GET", at)).body.claims_place).toBeNull();
    await rest("POST", `${APPEALS}${id}/generate/`, {
      json: { move: "corrected_claim", override_reason: "Box 17 was empty" },
    });
    await workflows.run();
    expect((await rest("GET", at)).body.claims_place).toEqual({
      address: "PO Box 31362, Salt Lake City, UT 84131",
      fax: "",
      says: "Mail corrected claims to PO Box 31362, Salt Lake City, UT 84131.",
    });
    const { content } = (await rest("GET", `${APPEALS}${id}/letter/`)).body;
    expect(content).toContain("PO Box 31362");
    expect(content).not.toContain("PO Box 30432");
  });

  it("needs an address or a fax number to confirm", async () => {
    const id = await desk.newAppeal({ payer_name: "Nothing Known Health" });
    expect((await desk.rest("GET", `${APPEALS}${id}/payer/`)).body).toEqual({
      ...{ entry: null, proposal: null, claims_place: null },
    });
    expect((await desk.rest("POST", `${APPEALS}${id}/payer/`, { json: {} })).body).toEqual({
      appeals_address: ["Enter an address or a fax number to confirm."],
    });
  });
});
