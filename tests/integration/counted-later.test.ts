import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CLAIM_DOCUMENT_MESSAGES } from "@/lib/domain/document/schema";
import { namedFiles } from "@/lib/domain/kernel/named-files";
import { checkDocument } from "@/lib/integrations/reader/read-document";
import { ReadFailure } from "@/lib/integrations/reader/read-failure";
import { storage } from "@/lib/integrations/services";
import { claim, patient } from "../support/claims";
import { type FormFile, fileForm, sampleFile } from "../support/file-form";
import { pdfWith } from "../support/hostile-pdfs";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";

/** Files that a request has no time to open are taken sealed, and a workflow opens them. */

vi.mock("@/lib/integrations/reader/read-document", async (original) => {
  const own = await original<typeof import("@/lib/integrations/reader/read-document")>();
  return { ...own, checkDocument: vi.fn(own.checkDocument) };
});

let desk: RestDesk;
let patientId: string;
let claimId: string;
beforeAll(async () => {
  // A host's usual time: what is left of it is less than a file's own minute.
  desk = await restDesk({ REQUEST_SECONDS: "60" });
  const { ctx } = desk.person;
  patientId = await patient(ctx);
  claimId = (await claim(ctx, { patient: patientId })).claim_id;
});
beforeEach(() => void vi.mocked(checkDocument).mockClear());

const late = () => vi.mocked(checkDocument).mockRejectedValueOnce(new ReadFailure("timeout"));
async function toLibrary(file: FormFile) {
  const form = fileForm(file);
  form.append("patient", patientId);
  late();
  return desk.rest("POST", "/documents/uploads/", { form });
}
const look = async (id: string) => (await desk.rest("GET", `/documents/uploads/${id}/`)).body;
const rowOf = async (id: string) =>
  (
    await desk.t
      .admin`select storage_key, original_storage_key, quarantine_reason from documents where id = ${id}`
  )[0];
const notice = () => sampleFile("file", "denial-02.pdf");

describe("a file that its request had no time to open", () => {
  it("is taken with its pages unknown, shown to nobody until it was opened, and then read", async () => {
    const { status, body } = await toLibrary(notice());
    expect([status, body.pages, body.ocr_status, body.counting]).toEqual([201, null, "pending", true]);
    const file = `/documents/${body.id}/file/`;
    const closed = await desk.rest("GET", file);
    expect([closed.status, closed.headers.get("retry-after")]).toEqual([503, "10"]);
    const sealed = await rowOf(body.id);
    // Whatever forgets to ask finds nothing either, and a backup misses nothing.
    expect(await storage().exists(sealed?.storage_key)).toBe(false);
    const named = await desk.t.admin.unsafe(await namedFiles(desk.t.admin));
    expect(named.map(({ key }) => key)).not.toContain(sealed?.storage_key);
    expect(named.map(({ key }) => key)).toContain(sealed?.original_storage_key);

    expect(await desk.workflows.run("document/count.requested")).toBe(1);
    const counted = await look(body.id);
    expect([counted.pages > 0, "counting" in counted]).toEqual([true, false]);
    expect((await desk.rest("GET", file)).bytes.equals(notice().bytes)).toBe(true);
    expect(await rowOf(body.id)).toMatchObject({ original_storage_key: null });
    expect(await desk.workflows.run("document/uploaded")).toBe(1);
    expect(await look(body.id)).toMatchObject({ ocr_status: "success", being_read: false });
  });

  it("loses what acts in it as any other, and only the copy is handed out", async () => {
    const bytes = pdfWith({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" });
    const { body } = await toLibrary({ field: "file", name: "acts.pdf", bytes });
    await desk.workflows.run("document/count.requested");
    const { bytes: shown } = await desk.rest("GET", `/documents/${body.id}/download/`);
    expect(shown.toString("latin1", 0, 5)).toBe("%PDF-");
    expect(shown.toString("latin1")).not.toMatch(/JavaScript|OpenAction/);
    expect((await rowOf(body.id))?.original_storage_key).toEqual(expect.any(String));
  });

  it("says why when it can't be opened, or holds a virus, and stays sealed", async () => {
    const cut = { field: "file", name: "cut.pdf", bytes: notice().bytes.subarray(0, 600) };
    const broken = (await toLibrary(cut)).body;
    await desk.workflows.run("document/count.requested");
    const { ocr_status, ocr_error } = await look(broken.id);
    expect([ocr_status, ocr_error]).toEqual(["failed", expect.stringMatching(/\w+\./)]);
    const closed = await desk.rest("GET", `/documents/${broken.id}/file/`);
    expect([closed.status, closed.body.error]).toEqual([422, ocr_error]);

    const virus = (await toLibrary(notice())).body;
    vi.mocked(checkDocument).mockResolvedValueOnce({ pages: 1, infected: true, flattened: false });
    await desk.workflows.run("document/count.requested");
    expect((await rowOf(virus.id))?.quarantine_reason).toEqual(expect.any(String));
    expect(await look(virus.id)).toMatchObject({
      ocr_status: "failed",
      ocr_error: CLAIM_DOCUMENT_MESSAGES.infected,
    });
    expect((await desk.rest("GET", `/documents/${virus.id}/file/`)).status).toBe(422);
  });

  it("of an appeal is opened by whoever comes first: the reading that a person asks for; until then nothing encloses it", async () => {
    const id = await desk.appealWithLetter();
    late();
    const { status, body } = await desk.upload(id, "supporting_docs", "denial-02.pdf");
    const [document] = body.uploaded_documents;
    expect([status, document.counting]).toEqual([201, true]);
    const json = { enclosures: [document.id] };
    const early = await desk.rest("POST", `${APPEALS}${id}/export/`, { json });
    expect([early.status, early.body.being_made]).toEqual([503, true]);
    await desk.rest("POST", `${APPEALS}${id}/extract/`, { json: {} });
    await desk.workflows.run("appeal/extraction.requested");
    const { body: appeal } = await desk.rest("GET", `${APPEALS}${id}/`);
    expect(appeal.documents[0]).toMatchObject({ ocr_status: "success" });
    expect(appeal.documents[0]).not.toHaveProperty("counting");
    expect((await desk.rest("POST", `${APPEALS}${id}/export/`, { json })).status).toBeLessThan(300);
    // The count that was asked for finds its work done.
    await desk.workflows.run("document/count.requested");
    expect((await desk.rest("GET", `/documents/${document.id}/file/`)).status).toBe(200);
  });

  it("of a claim counts as a page of the hour until its pages are known", async () => {
    late();
    const at = `/claims/${claimId}/upload_document/`;
    const { status, body } = await desk.rest("POST", at, { form: fileForm(notice()) });
    expect([status, body.pages, body.counting]).toEqual([201, 1, true]);
    await desk.workflows.run("document/count.requested");
    await desk.workflows.run("document/uploaded");
    const { body: list } = await desk.rest("GET", `/claims/${claimId}/documents/`);
    expect(list.documents[0]).toMatchObject({ ocr_status: "success", pages: expect.any(Number) });
    expect(list.documents[0]).not.toHaveProperty("counting");
  });
});
