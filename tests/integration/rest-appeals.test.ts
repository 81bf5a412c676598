import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { overrides } from "../support/gate";
import { APPEALS, type RestDesk, refusal, restDesk } from "../support/rest-desk";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const pdfText = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

describe("a quick appeal by REST", () => {
  it("goes from the denial letter to the outbox", async () => {
    const { rest, workflows, upload, t } = desk;
    const created = await rest("POST", APPEALS, { json: { payer_name: "  Aetna   Health " } });
    expect(created.body).toMatchObject({
      payer_name: "Aetna Health",
      status: "draft",
      documents: [],
      letter: null,
    });
    const at = `${APPEALS}${created.body.id}/`;

    const uploaded = await upload(created.body.id, "denial_letter", "denial-02.pdf");
    expect(uploaded.body).toMatchObject({
      uploaded_documents: [{ document_type: "denial", ocr_status: "pending" }],
      errors: {},
    });
    const started = await rest("POST", `${at}extract/`, { json: { force: false } });
    expect(started.body).toMatchObject({
      documents: 1,
      message: "Extraction job started. Processing documents...",
    });
    await workflows.run();
    const read = await rest("GET", at);
    expect(read.body).toMatchObject({
      claim_number: "EFKQ2T7XX00",
      payer_name: "Aetna Health",
      extraction: { state: "done", evidence: { claim_number: { value: "EFKQ2T7XX00", page: 1 } } },
      documents: [{ ocr_status: "success", kind: "denial", pages_read: 1 }],
    });

    const [document] = read.body.documents;
    const page = await rest("GET", `${at}uploads/${document.id}/pages/?page=1`);
    expect(page.body.text).toContain("EFKQ2T7XX00");

    const edited = await rest("PATCH", `${at}metadata/`, { json: { patient_name: "Jasper Q. Placeholder" } });
    expect(edited.body).toMatchObject({ patient_name: "Jasper Q. Placeholder", claim_number: "EFKQ2T7XX00" });
    expect(edited.body.extraction.evidence.patient_name).toBeUndefined();
    expect(edited.body.extraction.evidence.claim_number).toBeDefined();

    expect((await rest("GET", `${at}letter/`)).status).toBe(404);
    const generation = await rest("POST", `${at}generate/`, { json: { model: "gpt-4o" } });
    expect(generation.body).toMatchObject({
      status: "queued",
      attempt: 1,
      model: "gpt-4o",
      engine: "built-in",
    });
    await workflows.run();
    const letter = await rest("GET", `${at}letter/`);
    expect(letter.body).toMatchObject({ version: 1, origin: "generated", rendered_pdf_path: null });
    expect(letter.body.content).toContain("EFKQ2T7XX00");

    const content = `${letter.body.content}<p>Call Łukasz Nguyễn.</p><script>alert(1)</script>`;
    const saved = await rest("PATCH", `${at}letter/`, { json: { content, format: "html", base_version: 1 } });
    expect(saved.body).toMatchObject({ version: 2, origin: "edited" });
    expect(saved.body.content).not.toContain("script");

    const exported = await rest("POST", `${at}export/`);
    expect(exported.body).toMatchObject({ version: 2, pdf_url: `/api${at}download/` });
    const file = await rest("GET", `${at}download/`);
    expect(file.bytes.length).toBe(exported.body.size_bytes);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const text = await pdfText(file.bytes);
    for (const words of ["EFKQ2T7XX00", "Łukasz Nguyễn"]) expect(text).toContain(words);
    expect((await rest("GET", `/minimal-appeals/${created.body.id}/download/`)).bytes).toEqual(file.bytes);

    const sending = rest("POST", `${at}send/`, {
      json: { method: "email", to: " Appeals@Payer.example ", version: 2, overrides },
    });
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 20_000 }).toBe(1);
    expect((await sending).body).toMatchObject({
      status: "sent",
      message: "Appeal sent successfully via email!",
      delivery: { state: "sent", letter_version: 2, provider: "outbox" },
    });
    const sent = await rest("GET", at);
    expect(sent.body).toMatchObject({ status: "sent", sent_method: "email", exported: { version: 2 } });
    const mails =
      await t.admin`select subject, text from local_outbox where recipient ilike 'appeals@payer.example'`;
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/EFKQ2T7XX00|Placeholder/);

    const list = await rest("GET", `${APPEALS}?status=sent`);
    expect(list.body).toMatchObject({
      count: 1,
      next: null,
      results: [{ id: created.body.id, has_letter: true }],
    });
  });

  it("writes one letter for two clicks, and a further one on demand", async () => {
    const { rest, workflows, newAppeal, t } = desk;
    const id = await newAppeal({ patient_name: "Ana Muestra" });
    const clicks = await Promise.all(
      [1, 2, 3].map(() => rest("POST", `${APPEALS}${id}/generate/`, { json: {} })),
    );
    expect(new Set(clicks.map(({ body }) => body.generation_id)).size).toBe(1);
    await workflows.run();
    const again = await rest("POST", `${APPEALS}${id}/generate/`, { json: {} });
    expect(again.body).toMatchObject({ attempt: 2, status: "queued" });
    await workflows.run();
    expect((await rest("GET", `${APPEALS}${id}/`)).body).toMatchObject({
      generation: { attempt: 2, status: "done" },
      letter: { version: 2 },
    });
    const versions = await t.admin`select version from letter_versions where appeal_id = ${id}`;
    expect(versions).toHaveLength(2);
  });

  it("sends once for two clicks, and once more when asked to", async () => {
    const { rest, workflows, appealWithLetter, t } = desk;
    const id = await appealWithLetter();
    const to = `desk-${id}@payer.example`;
    const send = (more = {}) =>
      rest("POST", `${APPEALS}${id}/send/`, { json: { method: "email", to, overrides, ...more } });
    const clicks = [send(), send(), send()];
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 20_000 }).toBe(1);
    const ids = (await Promise.all(clicks)).map(({ body }) => body.delivery.id);
    expect(new Set(ids).size).toBe(1);
    expect((await send()).body).toMatchObject({ status: "sent", delivery: { id: ids[0] } });
    const mails = () => t.admin`select id from local_outbox where recipient = ${to}`;
    expect(await mails()).toHaveLength(1);

    const more = send({ again: true });
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 20_000 }).toBe(1);
    expect((await more).body.delivery.id).not.toBe(ids[0]);
    expect(await mails()).toHaveLength(2);
  });

  it("faxes to the outbox and keeps the number in one form", async () => {
    const { rest, workflows, appealWithLetter } = desk;
    const id = await appealWithLetter();
    const sending = rest("POST", `${APPEALS}${id}/send/`, {
      json: { method: "fax", to: "(212) 555-0147", overrides },
    });
    // A fax has a cover sheet: its PDF is made by the packet's own process.
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 30_000 }).toBe(1);
    expect((await sending).body.delivery).toMatchObject({ method: "fax", to: "+12125550147", pages: 2 });
  });

  it("is marked as sent with a letter only, and stays sent", async () => {
    const { rest, newAppeal, appealWithLetter } = desk;
    const blank = await newAppeal();
    const tooEarly = await rest("PATCH", `${APPEALS}${blank}/`, { json: { status: "sent" } });
    expect([tooEarly.status, tooEarly.body]).toEqual([400, refusal("No letter content found to export")]);
    const id = await appealWithLetter();
    const marked = await rest("PATCH", `${APPEALS}${id}/`, { json: { status: "sent" } });
    expect(marked.body).toMatchObject({ status: "sent", sent_method: "manual", exported: { version: 1 } });
    const once = await rest("PATCH", `${APPEALS}${id}/`, { json: { status: "sent" } });
    expect(once.body.sent_at).toBe(marked.body.sent_at);
    const back = await rest("PATCH", `${APPEALS}${id}/`, { json: { status: "draft" } });
    expect([back.status, back.body]).toEqual([
      400,
      { status: ["A sent appeal can't become a draft again."] },
    ]);
  });

  it("gives 409 with the current letter to who edited an older one", async () => {
    const { rest, appealWithLetter } = desk;
    const id = await appealWithLetter();
    const save = (content: string) =>
      rest("PATCH", `${APPEALS}${id}/letter/`, { json: { content, format: "html", base_version: 1 } });
    expect((await save("<p>First</p>")).status).toBe(200);
    const late = await save("<p>Second</p>");
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: "Someone else saved this letter in the meantime. Compare before you save yours.",
      current: { version: 2, content: "<p>First</p>" },
    });
    const stale = await rest("POST", `${APPEALS}${id}/send/`, {
      json: { method: "email", to: "appeals@payer.example", version: 1, overrides },
    });
    expect(stale.status).toBe(409);
  });

  it("is deleted with its documents; the record stays for the audit", async () => {
    const { rest, newAppeal, upload, t } = desk;
    const id = await newAppeal();
    const { body } = await upload(id, "denial_letter", "denial-08.png");
    const file = `${APPEALS}${id}/uploads/${body.uploaded_documents[0].id}/file/`;
    expect((await rest("GET", file)).headers.get("content-type")).toBe("image/png");
    expect((await rest("DELETE", `${APPEALS}${id}/`)).status).toBe(204);
    for (const address of [`${APPEALS}${id}/`, file]) expect((await rest("GET", address)).status).toBe(404);
    expect((await rest("DELETE", `${APPEALS}${id}/`)).status).toBe(404);
    const listed = await rest("GET", `${APPEALS}?page_size=200`);
    expect(listed.body.results.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(await t.admin`select 1 from appeals where id = ${id}`).toHaveLength(1);
  });

  it("is listed page by page, each once, newest first", async () => {
    const { rest, newAppeal } = desk;
    for (let n = 0; n < 5; n += 1) await newAppeal();
    const all = (await rest("GET", `${APPEALS}?page_size=200`)).body;
    const seen: string[] = [];
    let next: string | null = `/api/v1${APPEALS}?page_size=2`;
    while (next) {
      const page = await rest("GET", next.replace("/api/v1", ""));
      expect(page.body.count).toBe(all.count);
      expect(page.body.results.length).toBeLessThanOrEqual(2);
      seen.push(...page.body.results.map((one: { id: string }) => one.id));
      next = page.body.next;
    }
    expect(seen).toEqual(all.results.map((one: { id: string }) => one.id));
    expect(new Set(seen).size).toBe(all.count);
  });
});
