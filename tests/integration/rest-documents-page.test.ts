import { beforeAll, describe, expect, it } from "vitest";
import { claim, patient } from "../support/claims";
import { type FormFile, fileForm, sampleFile } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";

const UPLOADS = "/documents/uploads/";
const PDF = pdfOfPages([{ content: textLines(["A note of a visit"]) }]);

let desk: RestDesk;
let who: string;
beforeAll(async () => {
  desk = await restDesk();
  who = await patient(desk.person.ctx, { first_name: "Ottoline", last_name: "Farquhar" });
});

async function upload(file: FormFile, fields: Record<string, string> = {}, rest = desk.rest) {
  const form = fileForm(file);
  for (const [name, value] of Object.entries({ patient: who, ...fields })) form.append(name, value);
  return rest("POST", UPLOADS, { form });
}
const idsOf = async (query: string) =>
  (await desk.rest("GET", `${UPLOADS}?${query}`)).body.documents.map(({ id }: { id: string }) => id);

describe("the Documents page", () => {
  it("takes a file of a patient and has it read", async () => {
    const { rest, workflows, person } = desk;
    const { body } = await upload(sampleFile("file", "denial-02.pdf"), {
      provider_id: person.ctx.actor.userId,
      original_filename: "Aetna denial.pdf",
      document_type: "denial_letter",
    });
    expect(body).toMatchObject({
      original_filename: "Aetna denial.pdf",
      file_name: "Aetna denial.pdf",
      patient: who,
      patient_name: "Ottoline Farquhar",
      provider_id: person.ctx.actor.userId,
      claim: null,
      appeal: null,
      appeals: 0,
      document_type: "denial_letter",
      pages: 1,
      ocr_status: "pending",
      file_url: `/api/v1/documents/${body.id}/file/`,
    });
    await workflows.run();
    expect((await rest("GET", `${UPLOADS}${body.id}/`)).body).toMatchObject({
      ocr_status: "success",
      kind: "denial",
      stage: "post_service",
      level: "initial",
      line_of_business: "commercial",
      pages_read: 1,
    });
    expect((await rest("GET", `/documents/${body.id}/file/`)).headers.get("content-type")).toBe(
      "application/pdf",
    );
    expect((await rest("GET", `/documents/${body.id}/pages/?page=1`)).body.text).toContain("EFKQ2T7XX00");
    // What it says is found: parts of words from their beginning, in any order, and by nobody else.
    expect(await idsOf("search=notice%20EFKQ2T7")).toContain(body.id);
    expect(await idsOf("search=efkq2t7xx00")).toEqual([body.id]);
    expect(await idsOf("search=FKQ2T7XX00")).toEqual([]);
    expect(await idsOf("search=efkq2t7xx00%20nowhere")).toEqual([]);
    expect(await idsOf("search=%27%20%7C%20!")).toEqual([]);
    const theirs = await desk.other("GET", `${UPLOADS}?search=efkq2t7xx00`);
    expect(theirs.body).toMatchObject({ count: 0, documents: [] });
    const trail = await desk.t
      .admin`select action from audit_events where entity_id = ${body.id} and patient_id = ${who}`;
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["create", "read", "download"]));
  });

  it("takes Word and pictures, and refuses the rest", async () => {
    expect((await upload(sampleFile("file", "denial-12.docx"))).body.document_type).toBe("supporting_docs");
    expect((await upload(sampleFile("file", "denial-08.png"))).status).toBe(201);
    const program = await upload({ field: "file", name: "a.pdf", bytes: Buffer.from("MZ no document") });
    expect([program.status, Object.keys(program.body)]).toEqual([415, expect.arrayContaining(["errors"])]);
    expect((await upload({ field: "other", name: "a.pdf", bytes: PDF })).body).toEqual({
      file: ["Please select a file to upload"],
    });
    const theirs = await patient(desk.otherPerson.ctx);
    for (const id of [theirs, UNKNOWN_ID, "4711", ""]) {
      const refused = await upload({ field: "file", name: "a.pdf", bytes: PDF }, { patient: id });
      expect([refused.status, refused.body]).toEqual([400, { patient: ["Choose a patient from the list."] }]);
    }
    const stranger = desk.otherPerson.ctx.actor.userId;
    const provider = await upload({ field: "file", name: "a.pdf", bytes: PDF }, { provider_id: stranger });
    expect(provider.body).toEqual({ provider_id: ["Choose a provider from the list."] });
  });

  it("shows all documents with where they belong, by patient, type, day and words", async () => {
    const { rest, newAppeal } = desk;
    const own = await patient(desk.person.ctx, { first_name: "Isolde", last_name: "Quarrington" });
    const { claim_id } = await claim(desk.person.ctx, { patient: own, claim_number: "CLM-DOCS-5" });
    const form = fileForm(sampleFile("file", "denial-02.pdf"));
    form.append("document_type", "denial_letter");
    const ofClaim = (await rest("POST", `/claims/${claim_id}/upload_document/`, { form })).body.id;
    const appeal = await newAppeal({ patient: own });
    const ofAppeal = (await desk.upload(appeal, "denial_letter", "denial-08.png")).body.uploaded_documents[0]
      .id;
    const mine = (await upload(sampleFile("file", "denial-22.jpg"), { patient: own })).body.id;

    const { body } = await rest("GET", `${UPLOADS}?patient=${own}`);
    expect(body).toMatchObject({
      count: 3,
      results: body.documents,
      documents: [
        { id: mine, claim: null, appeal: null, appeals: 0, being_read: true },
        { id: ofAppeal, appeal, appeals: 1, document_type: "denial_letter", being_read: false },
        {
          id: ofClaim,
          claim: claim_id,
          claim_number: "CLM-DOCS-5",
          appeal: null,
          patient_name: "Isolde Quarrington",
        },
      ],
    });
    expect(await idsOf(`patient=${own}&document_type=denial_letter`)).toEqual([ofAppeal, ofClaim]);
    await rest("PATCH", `${APPEALS}${appeal}/`, { json: { patient: null } });
    expect(await idsOf(`patient=${own}&document_type=denial_letter`)).toEqual([ofClaim]);
    await rest("PATCH", `${APPEALS}${appeal}/`, { json: { patient: own } });
    expect(await idsOf(`patient=${own}&document_type=denial_letter`)).toEqual([ofAppeal, ofClaim]);
    expect(await idsOf("search=isolde%20denial-22")).toEqual([mine]);
    expect(await idsOf("search=docs-5")).toEqual([ofClaim]);
    expect(await idsOf("search=100%25")).toEqual([]);
    expect(await idsOf(`patient=${own}&date_to=2020-01-01`)).toEqual([]);
    expect(await idsOf(`patient=${own}&date_from=2020-01-01&page_size=1`)).toEqual([mine]);
    const first = (await rest("GET", `${UPLOADS}?patient=${own}&page_size=2`)).body;
    const following = await rest("GET", first.next.replace("/api/v1", ""));
    expect(following.body.documents.map(({ id }: { id: string }) => id)).toEqual([ofClaim]);
    const foreign = await desk.other("GET", UPLOADS);
    expect(foreign.body.count).toBe(0);
    for (const id of [mine, ofAppeal, ofClaim]) {
      expect((await desk.other("GET", `${UPLOADS}${id}/`)).status).toBe(404);
      expect((await desk.other("GET", `/documents/${id}/file/`)).status).toBe(404);
      expect((await desk.other("DELETE", `${UPLOADS}${id}/`)).status).toBe(404);
    }
  });

  it("starts a quick appeal from several documents, and lets it use more", async () => {
    const { rest, workflows } = desk;
    const typed = { document_type: "denial_letter" };
    const letter = (await upload(sampleFile("file", "denial-02.pdf"), typed)).body.id;
    const note = (await upload(sampleFile("file", "denial-08.png"))).body.id;
    await workflows.run();
    const { status, body } = await rest("POST", APPEALS, { json: { documents: [note, letter] } });
    expect([status, body]).toMatchObject([
      201,
      {
        patient: who,
        patient_name: "Ottoline Farquhar",
        claim_number: "EFKQ2T7XX00",
        extraction: { state: "done" },
        documents: [
          { id: note, document_type: "supporting" },
          { id: letter, document_type: "denial" },
        ],
      },
    ]);
    expect((await rest("GET", `${APPEALS}${body.id}/uploads/${letter}/file/`)).status).toBe(200);
    expect((await rest("GET", `${UPLOADS}${letter}/`)).body.appeals).toBe(1);

    const more = (await upload(sampleFile("file", "denial-22.jpg"))).body.id;
    const attached = await rest("POST", `${APPEALS}${body.id}/documents/`, {
      json: { documents: [more, letter] },
    });
    expect(attached.body.documents.map(({ id }: { id: string }) => id)).toEqual([note, letter, more]);

    // Taking it out of the appeal, or deleting the appeal, leaves it to the practice.
    expect((await rest("DELETE", `${APPEALS}${body.id}/uploads/${letter}/`)).status).toBe(204);
    expect((await rest("GET", `${UPLOADS}${letter}/`)).body.appeals).toBe(0);
    await rest("DELETE", `${APPEALS}${body.id}/`);
    for (const id of [note, letter, more]) expect((await rest("GET", `${UPLOADS}${id}/`)).status).toBe(200);

    const theirs = await patient(desk.otherPerson.ctx);
    const foreign = (
      await upload({ field: "file", name: "a.pdf", bytes: PDF }, { patient: theirs }, desk.other)
    ).body.id;
    for (const id of [foreign, UNKNOWN_ID]) {
      const refused = await rest("POST", APPEALS, { json: { documents: [note, id] } });
      expect([refused.status, refused.body]).toEqual([
        400,
        { documents: ["Choose documents from the list."] },
      ]);
    }
  });

  it("keeps what was uploaded to a deleted appeal while another appeal uses it", async () => {
    const { rest, newAppeal } = desk;
    const [first, second] = [await newAppeal(), await newAppeal()];
    const shared = (await desk.upload(first, "denial_letter", "denial-08.png")).body.uploaded_documents[0].id;
    const alone = (await desk.upload(first, "supporting_docs", "denial-02.pdf")).body.uploaded_documents[0]
      .id;
    await rest("POST", `${APPEALS}${second}/documents/`, { json: { documents: [shared] } });
    await rest("DELETE", `${APPEALS}${first}/`);
    expect((await rest("GET", `${UPLOADS}${shared}/`)).body).toMatchObject({ appeal: null, appeals: 1 });
    expect((await rest("GET", `${UPLOADS}${alone}/`)).status).toBe(404);
    expect((await rest("DELETE", `${UPLOADS}${shared}/`)).status).toBe(204);
    expect((await rest("GET", `${APPEALS}${second}/`)).body.documents).toEqual([]);
  });
});
