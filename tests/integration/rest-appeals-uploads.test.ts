import { beforeAll, describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { type FormFile, fileForm, sampleFile } from "../support/file-form";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { refusedFiles } from "../support/refused-files";
import { APPEALS, type RestDesk, refusal, restDesk } from "../support/rest-desk";
import { unreadableFiles } from "../support/unreadable-files";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const send = (appeal: string, ...files: FormFile[]) =>
  desk.rest("POST", `${APPEALS}${appeal}/uploads/`, { form: fileForm(...files) });
const kept = async (appeal: string) => (await desk.rest("GET", `${APPEALS}${appeal}/`)).body.documents;
const supporting = (name: string) => sampleFile("supporting_docs", name);

describe("an upload by REST", () => {
  it("takes each kind of file under its field, the claimed type and name notwithstanding", async () => {
    const appeal = await desk.newAppeal();
    const { body } = await send(
      appeal,
      { ...sampleFile("denial_letter", "denial-02.pdf"), type: "application/octet-stream" },
      { ...sampleFile("original_claim", "denial-08.png"), name: "../../Scan\u202Egnp.exe\r\n .png" },
      supporting("denial-12.docx"),
      supporting("denial-22.jpg"),
    );
    expect(body.errors).toEqual({});
    expect(
      body.uploaded_documents.map(
        (one: { document_type: string; uploaded_document_info: { media_type: string } }) => [
          one.document_type,
          one.uploaded_document_info.media_type,
        ],
      ),
    ).toEqual([
      ["denial", "application/pdf"],
      ["claim", "image/png"],
      ["supporting", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      ["supporting", "image/jpeg"],
    ]);
    const [, claim] = body.uploaded_documents;
    expect(claim.uploaded_document_info.original_filename).not.toMatch(/[\r\n\u202E/\\]/);
    const file = await desk.rest("GET", claim.file_url.replace("/api/v1", ""));
    expect(file.bytes).toEqual(sampleFile("", "denial-08.png").bytes);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    const saved = await desk.rest("GET", `${claim.file_url.replace("/api/v1", "")}?download=1`);
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment;/);
  });

  it("refuses each file that is not what it should be, and says so in a sentence", async () => {
    const appeal = await desk.newAppeal();
    for (const { name, bytes, declared } of refusedFiles()) {
      const type = declared ? { type: declared } : {};
      const { status, body } = await send(appeal, { field: "supporting_docs", name, bytes, ...type });
      expect(status, name).toBe(415);
      expect(body.error, name).toMatch(/^[A-Z].*\.$/);
      expect(body.errors, name).toEqual({ supporting_docs: [body.error] });
    }
    expect(await kept(appeal)).toEqual([]);
  });

  it("keeps the good files of a mixed upload and names the others", async () => {
    const appeal = await desk.newAppeal();
    const [empty, page] = ["empty.pdf", "page.pdf"].map((name) =>
      refusedFiles().find((one) => one.name === name),
    );
    if (!empty || !page) throw new Error("the corpus lacks them");
    const { status, body } = await send(
      appeal,
      { field: "denial_letter", name: page.name, bytes: page.bytes, type: "application/pdf" },
      supporting("denial-08.png"),
      { field: "supporting_docs", name: empty.name, bytes: empty.bytes },
      { field: "medical_records", name: "a.png", bytes: sampleFile("", "denial-08.png").bytes },
    );
    expect(status).toBe(201);
    expect(body.uploaded_documents).toHaveLength(1);
    expect(body.errors).toEqual({
      denial_letter: [expect.stringContaining("web page")],
      supporting_docs: [expect.stringContaining("empty")],
      medical_records: ["Appeals don't take this kind of document."],
    });
    expect(await kept(appeal)).toHaveLength(1);
  });

  it("takes one denial letter, also of two at once, and another when the first is deleted", async () => {
    const appeal = await desk.newAppeal();
    const full = "This appeal already has a denial letter. Remove it before you upload another.";
    const letter = sampleFile("denial_letter", "denial-08.png");
    const both = await send(appeal, letter, letter);
    expect([both.status, both.body.errors]).toEqual([201, { denial_letter: [full] }]);
    const second = await send(appeal, letter);
    expect([second.status, second.body]).toEqual([400, { denial_letter: [full] }]);
    const [first] = await kept(appeal);
    const address = `${APPEALS}${appeal}/uploads/${first.id}/`;
    expect((await desk.rest("DELETE", address)).status).toBe(204);
    expect((await desk.rest("DELETE", address)).body).toEqual(refusal("Document not found."));
    expect((await desk.rest("GET", `${address}file/`)).status).toBe(404);
    expect((await send(appeal, letter)).status).toBe(201);

    const race = await desk.newAppeal();
    const answers = await Promise.all([1, 2, 3].map(() => send(race, letter)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await kept(race)).toHaveLength(1);
  });

  it("refuses a file over 50 MB without refusing its companion", async () => {
    const appeal = await desk.newAppeal();
    const page = pdfOfPages([{ content: textLines(["Claim number 123"]) }]);
    const large = {
      field: "supporting_docs",
      name: "large.pdf",
      bytes: Buffer.concat([page, Buffer.alloc(MAX_FILE_BYTES)]),
    };
    const alone = await send(appeal, large);
    expect(alone.status).toBe(413);
    expect(alone.body.error).toContain("larger than 50 MB");
    const { status, body } = await send(appeal, large, supporting("denial-08.png"));
    expect([status, body.uploaded_documents.length]).toEqual([201, 1]);
    expect(body.errors.supporting_docs).toEqual([expect.stringContaining("larger than 50 MB")]);
  });

  it("refuses more files at once than it takes, instead of losing some", async () => {
    const appeal = await desk.newAppeal();
    const many = Array.from({ length: 21 }, () => supporting("denial-08.png"));
    const { status, body } = await send(appeal, ...many);
    expect([status, body]).toEqual([400, refusal("Send at most 20 files at once.")]);
    expect(await kept(appeal)).toEqual([]);
    expect((await send(appeal, ...many.slice(1))).body.uploaded_documents).toHaveLength(20);
  });

  it("refuses what is no upload", async () => {
    const appeal = await desk.newAppeal();
    const post = (raw: BodyInit, type: string) =>
      desk.rest("POST", `${APPEALS}${appeal}/uploads/`, { raw, headers: { "Content-Type": type } });
    const notForm = refusal("Send the files as multipart/form-data.");
    // JSON names files that were sent in parts before.
    expect(await post("{}", "application/json")).toMatchObject({
      status: 400,
      body: { files: ["Name the files that were sent in parts, or send them as multipart/form-data."] },
    });
    expect(await post("%PDF-1.7", "application/pdf")).toMatchObject({ status: 415, body: notForm });
    const broken = refusal("The upload was incomplete. Please try again.");
    expect(await post("x", "multipart/form-data")).toMatchObject({ status: 400, body: broken });
    const start =
      '--b\r\nContent-Disposition: form-data; name="denial_letter"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    expect(await post(start, "multipart/form-data; boundary=b")).toMatchObject({ status: 400, body: broken });
    const none = { non_field_errors: ["Choose at least one file to upload."] };
    expect(await post("--b--\r\n", "multipart/form-data; boundary=b")).toMatchObject({
      status: 400,
      body: none,
    });
    const words = new FormData();
    words.append("denial_letter", "a file, I promise");
    const text = await desk.rest("POST", `${APPEALS}${appeal}/uploads/`, { form: words });
    expect([text.status, text.body]).toEqual([400, none]);
    expect(await kept(appeal)).toEqual([]);
  });
});

describe("a file that can't be read", () => {
  it("fails alone and with a reason; the others are read and the appeal goes on", async () => {
    const appeal = await desk.newAppeal();
    const names = [
      "PDF with a password",
      "PDF of 500 pages",
      "noise behind a PDF header",
      "16,000-pixel-square PNG",
      "blank DOCX",
      "DOCX with an entity bomb",
    ];
    const bad = (await unreadableFiles()).filter(({ name }) => names.includes(name));
    expect(bad).toHaveLength(names.length);
    const extension = (type: string) => (type.endsWith("document") ? "docx" : (type.split("/")[1] ?? ""));
    await send(appeal, sampleFile("denial_letter", "denial-02.pdf"));
    const refusedAtOnce: string[] = [];
    for (const { name, mediaType, bytes } of bad) {
      const file = `${name.replaceAll(/\W+/g, "-")}.${extension(mediaType)}`;
      const { status, body } = await send(appeal, { field: "supporting_docs", name: file, bytes });
      expect([201, 415], name).toContain(status);
      if (status === 415) refusedAtOnce.push(body.error);
    }
    for (const sentence of refusedAtOnce) expect(sentence).toMatch(/^[A-Z].*\.$/);
    await desk.rest("POST", `${APPEALS}${appeal}/extract/`, { json: {} });
    await desk.workflows.run();
    const { body } = await desk.rest("GET", `${APPEALS}${appeal}/`);
    expect(body).toMatchObject({ claim_number: "EFKQ2T7XX00", extraction: { state: "done" } });
    const [letter, ...others] = body.documents;
    expect(letter).toMatchObject({ ocr_status: "success", ocr_error: null });
    expect(others.length + refusedAtOnce.length).toBe(names.length);
    for (const one of others) {
      expect(one).toMatchObject({ ocr_status: "failed", extraction_metadata: null });
      expect(one.ocr_error, one.uploaded_document_info.original_filename).toMatch(/^[A-Z].*\.$/);
    }
    // Once more: the same ending, and the person can go on to the letter.
    await desk.rest("POST", `${APPEALS}${appeal}/extract/`, { json: { force: true } });
    await desk.workflows.run();
    const again = await desk.rest("GET", `${APPEALS}${appeal}/`);
    expect(again.body.documents.map((one: { ocr_status: string }) => one.ocr_status)).toEqual(
      body.documents.map((one: { ocr_status: string }) => one.ocr_status),
    );
    expect((await desk.rest("POST", `${APPEALS}${appeal}/generate/`, { json: {} })).status).toBe(202);
  });
});
