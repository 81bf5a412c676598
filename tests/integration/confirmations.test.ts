import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
  await desk.t
    .admin`update users set first_name = 'Maria', last_name = 'Chen' where id = ${desk.person.user.id}`;
});

/** Medicare gives out no number like this one, so it is in doubt. */
const NOTICE = [
  "Lakeside Health Plan",
  "Notice of claim denial",
  "Date of this notice: March 2, 2026",
  "Patient: Ana Muestra",
  "Medicare number: 1SG4-LE5-OI73",
  "Claim number: LK-88120-7",
  "Date of service: February 9, 2026",
  "Reason code: 50. The service is not medically necessary.",
];
const LETTER =
  "<p>Lakeside Health Plan</p><p>RE: Ana Muestra, Medicare number 1SG4-LE5-OI73, claim LK-88120-7. We answer your notice of March 2, 2026.</p>";

async function read(): Promise<string> {
  const id = await desk.newAppeal();
  const bytes = pdfOfPages([{ content: textLines(NOTICE) }]);
  await desk.rest("POST", `${APPEALS}${id}/uploads/`, {
    form: fileForm({ field: "denial_letter", name: "denial.pdf", bytes }),
  });
  await again(id);
  return id;
}

async function again(id: string, force = false) {
  await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: { force } });
  await desk.workflows.run();
}

const confirm = (id: string, json: object, by = desk.rest) =>
  by("POST", `${APPEALS}${id}/confirmations/`, { json });
const undo = (id: string, name: string, by = desk.rest) =>
  by("DELETE", `${APPEALS}${id}/confirmations/${name}/`);
const extraction = async (id: string) => (await desk.rest("GET", `${APPEALS}${id}/`)).body.extraction;

async function doubtsAtGate(id: string): Promise<string[]> {
  const { body } = await desk.rest("GET", `${APPEALS}${id}/gate/`);
  return body.problems
    .filter((one: { code: string }) => one.code === "doubtful_value")
    .map((one: { text: string }) => one.text);
}

describe("a value that is right but doubtful", () => {
  it("is confirmed by a person, under their name, and then stops nothing at the gate", async () => {
    const id = await read();
    await desk.rest("POST", `${APPEALS}${id}/generate/`, { json: {} });
    await desk.workflows.run();
    await desk.rest("PATCH", `${APPEALS}${id}/letter/`, { json: { content: LETTER, format: "html" } });
    expect(await doubtsAtGate(id)).toEqual(["1SG4-LE5-OI73"]);
    expect((await extraction(id)).to_check).toEqual([
      ...["patient_name", "claim_number", "payer_name", "denial_code", "denial_text", "member_id"],
    ]);

    const { status, body } = await confirm(id, { name: "member_id", value: "1SG4-LE5-OI73" });
    expect(status).toBe(200);
    expect(body.extraction.to_check).not.toContain("member_id");
    const by = { by: "Maria Chen", at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(body.extraction.confirmations.member_id).toEqual({
      ...{ value: "1SG4-LE5-OI73", document: null, page: null, boxes: [], drawn: false, ...by },
    });
    expect(body.extraction.facts.member_id).toMatchObject({ method: "rules", page: 1, confirmed: by });
    expect(body.extraction.facts.member_id.doubt).toBeUndefined();
    expect(await doubtsAtGate(id)).toEqual([]);

    await again(id, true);
    expect((await extraction(id)).facts.member_id.confirmed.by).toBe("Maria Chen");
    expect((await undo(id, "member_id")).body.extraction.facts.member_id.doubt).toContain("Medicare");
    expect(await doubtsAtGate(id)).toEqual(["1SG4-LE5-OI73"]);
    expect((await undo(id, "member_id")).status).toBe(404);
  });
});

describe("another value", () => {
  it("corrects and confirms, is kept for the regression set, and goes back when it is undone", async () => {
    const id = await read();
    const typed = await confirm(id, { name: "claim_number", value: "  LK-88120-9 " });
    expect(typed.body).toMatchObject({ claim_number: "LK-88120-9" });
    expect(typed.body.extraction.evidence.claim_number).toBeUndefined();
    const date = await confirm(id, { name: "notice_date", value: "03/12/2026" });
    expect(date.body.extraction.facts.notice_date).toMatchObject({
      value: "2026-03-12",
      method: "person",
      boxes: [],
    });

    await again(id, true);
    const { body: exported } = await desk.rest("GET", "/practice/corrections/export/");
    const [document] = exported.documents.filter(
      (one: { corrections: object }) => "notice_date" in one.corrections,
    );
    expect(document.corrections).toMatchObject({
      claim_number: { value: "LK-88120-9", read: "LK-88120-7" },
      notice_date: { value: "2026-03-12", read: "2026-03-02" },
    });

    const back = await undo(id, "claim_number");
    expect(back.body).toMatchObject({ claim_number: "LK-88120-7" });
    expect(back.body.extraction.evidence.claim_number).toMatchObject({ page: 1, method: "rules" });
    expect((await undo(id, "notice_date")).body.extraction.facts.notice_date.value).toBe("2026-03-02");
  });

  it("keeps the first value to go back to, however often it is typed anew", async () => {
    const id = await read();
    await confirm(id, { name: "claim_number", value: "B1" });
    await confirm(id, { name: "claim_number", value: "B2" });
    expect((await undo(id, "claim_number")).body.claim_number).toBe("LK-88120-7");
  });

  it("leaves a field empty that the papers don't state, also when they are read again", async () => {
    const id = await read();
    await confirm(id, { name: "denial_code", value: "" });
    await again(id, true);
    const { body } = await desk.rest("GET", `${APPEALS}${id}/`);
    expect(body.denial_code).toBe("");
    expect(body.extraction.to_check).not.toContain("denial_code");
  });

  it("is confirmed by who edits the fields or types the patient's name", async () => {
    const id = await read();
    await desk.rest("PATCH", `${APPEALS}${id}/metadata/`, {
      json: { claim_number: "C-9", payer_name: "Lakeside Health Plan" },
    });
    await desk.rest("PATCH", `${APPEALS}${id}/`, { json: { patient_name: "Ana B. Muestra" } });
    const { confirmations } = await extraction(id);
    expect(Object.keys(confirmations).sort()).toEqual(["claim_number", "patient_name"]);
    expect(confirmations.patient_name).toMatchObject({ value: "Ana B. Muestra", by: "Maria Chen" });
  });
});

describe("what is refused", () => {
  it.each([
    ["a date that is none", { name: "notice_date", value: "soon" }, "value"],
    ["an amount that is none", { name: "billed_amount", value: "much" }, "value"],
    ["an empty fact", { name: "member_id", value: " " }, "value"],
    ["a field that is none", { name: "ssn", value: "1" }, "name"],
    [
      "a document of nobody",
      { name: "member_id", value: "1SG4-LE5-OI73", document: crypto.randomUUID() },
      "document",
    ],
  ])("%s", async (_what, json, field) => {
    const { status, body } = await confirm(await read(), json);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
  });

  it("another practice's appeal and its documents", async () => {
    const [id, other] = [await read(), await read()];
    expect((await confirm(id, { name: "claim_number", value: "1" }, desk.other)).status).toBe(404);
    expect((await undo(id, "claim_number", desk.other)).status).toBe(404);
    const { documents } = (await desk.rest("GET", `${APPEALS}${other}/`)).body;
    const { body } = await confirm(id, {
      name: "member_id",
      value: "1SG4-LE5-OI73",
      document: documents[0].id,
    });
    expect(body).toEqual({ document: ["Choose a document of this appeal."] });
  });
});
