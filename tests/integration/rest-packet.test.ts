import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { storage } from "@/lib/integrations/services";
import { denialFile } from "../support/file-bytes";
import { type FormFile, fileForm, sampleFile } from "../support/file-form";
import { overrides } from "../support/gate";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { APPEALS, type RestDesk, restDesk, UNKNOWN_ID } from "../support/rest-desk";
import { tiff } from "../support/tiff-builder";
import { unreadableFiles } from "../support/unreadable-files";

const CLAIM = "CLM-PACKET-1";

let desk: RestDesk;
beforeAll(async () => {
  desk = await restDesk();
});

const textsOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;

async function papers(appeal: string, files: FormFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const { body } = await desk.rest("POST", `${APPEALS}${appeal}/uploads/`, { form: fileForm(file) });
    ids.push(body.uploaded_documents[0].id);
  }
  return ids;
}

const field = "supporting_docs";
const lines = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of the operative report`);
const report = (pages: number): FormFile => ({
  field,
  name: "operative_report.pdf",
  bytes: pdfOfPages(Array.from({ length: pages }, () => ({ content: textLines(lines) }))),
});

async function mixed(): Promise<FormFile[]> {
  const frame = { width: 64, height: 64, pixels: Buffer.alloc(64 * 64, 200) };
  const jpeg = { data: await readFile(denialFile("denial-22.jpg")), width: 1700, height: 2200 };
  return [
    sampleFile("denial_letter", "denial-02.pdf"),
    report(2),
    { field, name: "scan.pdf", bytes: pdfOfPages([{ jpeg }]) },
    sampleFile(field, "denial-08.png"),
    { field, name: "fax.tiff", bytes: tiff([frame, frame, frame]) },
    sampleFile(field, "denial-12.docx"),
  ];
}

const row = async (appeal: string) =>
  desk.t.admin`select id, form, cover, enclosures, enclosures_key, pages, sha256 from letter_exports
    where appeal_id = ${appeal} order by created_at, id`;

describe("a letter with six documents of six kinds", () => {
  let appeal: string;
  let ids: string[];
  let order: string[];
  beforeAll(async () => {
    appeal = await desk.appealWithLetter({ claim_number: CLAIM, payer_name: "Lakeside Health" });
    ids = await papers(appeal, await mixed());
    order = ids.toReversed();
  }, 120_000);

  it("is one PDF in the chosen order, with a list, page numbers and bookmarks", {
    timeout: 120_000,
  }, async () => {
    const { rest } = desk;
    const { body } = await rest("POST", `${APPEALS}${appeal}/export/`, { json: { enclosures: order } });
    expect(body.enclosures.map(({ document }: { document: string }) => document)).toEqual(order);
    expect(body.enclosures.at(-1).title).toBe("Denial letter");
    expect(body.enclosures.at(-2).title).toBe("Operative report");
    const file = await rest("GET", `${APPEALS}${appeal}/download/`);
    expect(file.bytes).toHaveLength(body.size_bytes);

    const document = await PDFDocument.load(new Uint8Array(file.bytes), { updateMetadata: false });
    expect(document.getPageCount()).toBe(body.pages);
    expect(document.catalog.toString()).toContain("/Outlines");
    const texts = await textsOf(file.bytes);
    texts.forEach((text, index) => {
      expect(text).toContain(`Claim ${CLAIM} · page ${index + 1} of ${body.pages}`);
    });
    const listed = texts.findIndex((text) => /No\.\s+Document\s+Pages/.test(text));
    expect(body.enclosures[0].first_page).toBe(listed + 2);
    const [denial] = body.enclosures.slice(-1);
    expect(texts[denial.first_page - 1]).toContain("EFKQ2T7XX00");
    const enclosed = body.enclosures.reduce((sum: number, { pages }: { pages: number }) => sum + pages, 0);
    expect(listed + 1 + enclosed).toBe(body.pages);

    const [made] = await row(appeal);
    const hashes = await desk.t.admin`select id, sha256 from documents where id in ${desk.t.admin(ids)}`;
    expect(made).toMatchObject({ form: "pdf", pages: body.pages });
    for (const one of made?.enclosures ?? [])
      expect(hashes).toContainEqual({ id: one.documentId, sha256: one.sha256 });
    const [audited] = await desk.t
      .admin`select detail from audit_events where action = 'export' order by id desc limit 1`;
    expect(audited?.detail).toMatchObject({ enclosures: 6, pages: body.pages });
  });

  it("is made once for the same papers, and what is exported last is what is downloaded and sent", {
    timeout: 120_000,
  }, async () => {
    const { rest, workflows, t } = desk;
    const at = `${APPEALS}${appeal}/`;
    const packet = (await rest("GET", `${at}download/`)).bytes;
    expect(await row(appeal)).toHaveLength(1);
    const alone = (await rest("POST", `${at}export/`, { json: { enclosures: [] } })).body;
    expect(alone.enclosures).toEqual([]);
    expect((await rest("GET", `${at}download/`)).bytes).toHaveLength(alone.size_bytes);
    await rest("POST", `${at}export/`, { json: { enclosures: order } });
    expect((await rest("GET", `${at}download/`)).bytes.equals(packet)).toBe(true);

    const to = "packets@payer.example";
    const sending = rest("POST", `${at}send/`, { json: { method: "email", to, overrides } });
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 60_000 }).toBe(1);
    expect((await sending).body.delivery).toMatchObject({ state: "sent", enclosures: { length: 6 } });
    const [mail] = await t.admin`select attachments from local_outbox where recipient = ${to}`;
    expect(mail?.attachments).toMatchObject([{ size: packet.length }]);
    // The letter without its papers is another sending.
    const bare = rest("POST", `${at}send/`, { json: { method: "email", to, enclosures: [], overrides } });
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 60_000 }).toBe(1);
    expect((await bare).body.delivery).toMatchObject({ state: "sent", enclosures: [] });
    const sent = (await rest("GET", at)).body.deliveries;
    expect(sent.map(({ enclosures }: { enclosures: unknown[] }) => enclosures.length)).toEqual([0, 6]);
    const [approved] =
      await t.admin`select detail from audit_events where action = 'approve' order by id limit 1`;
    expect(approved?.detail.sha256).toBe(createHash("sha256").update(packet).digest("hex"));
  });

  it("gets a cover sheet as a fax, which names no patient", { timeout: 120_000 }, async () => {
    const { rest, workflows, t } = desk;
    const [first] = ids;
    const body = { method: "fax", to: "(415) 555-0123", enclosures: [first] };
    const sending = rest("POST", `${APPEALS}${appeal}/send/`, { json: { ...body, overrides } });
    await expect.poll(() => workflows.run("delivery/requested"), { timeout: 60_000 }).toBe(1);
    const { delivery } = (await sending).body;
    const [fax] = await t.admin`select id, attachments from local_outbox where recipient = '+14155550123'`;
    expect(fax?.attachments).toHaveLength(1);
    const made = (await row(appeal)).find(({ form }) => form === "fax");
    expect(made).toMatchObject({ pages: delivery.pages, cover: { toFax: "+14155550123" } });
    expect(delivery.enclosures).toMatchObject([{ document: first }]);
    // The person's own download stays the packet without a cover.
    expect((await rest("GET", `${APPEALS}${appeal}/`)).body.exported.pages).not.toBe(delivery.pages);
  });
});

describe("what can't be enclosed", () => {
  it("stops the export and names itself", { timeout: 120_000 }, async () => {
    const { rest } = desk;
    const appeal = await desk.appealWithLetter({ claim_number: CLAIM });
    const locked = (await unreadableFiles()).find(({ name }) => name === "PDF with a password");
    if (!locked) throw new Error("no locked sample");
    const [good, bad] = await papers(appeal, [report(1), { ...report(2), name: "Chart of May.pdf" }]);
    // An upload of it is refused; one that was stored before that rule is still there.
    const [kept] = await desk.t.admin`select storage_key from documents where id = ${bad ?? ""}`;
    const { sha256 } = await storage().put(kept?.storage_key, locked.bytes, {
      contentType: "application/pdf",
    });
    await desk.t.admin`update documents set sha256 = ${sha256} where id = ${bad ?? ""}`;
    const enclosures = [good, bad];
    const sentence =
      "Enclosure 2, “Chart of May”, is protected with a password. Save a copy without the password, upload it and enclose that.";
    const exported = await rest("POST", `${APPEALS}${appeal}/export/`, { json: { enclosures } });
    expect([exported.status, exported.body]).toMatchObject([
      422,
      { detail: sentence, reason: "encrypted", enclosure: bad },
    ]);
    const send = { method: "email", to: "a@payer.example", enclosures };
    expect((await rest("POST", `${APPEALS}${appeal}/send/`, { json: { ...send, overrides } })).status).toBe(
      422,
    );
    expect(await row(appeal)).toEqual([]);
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${appeal}`).toEqual([]);
  });

  it("is what the appeal has not, twice the same, and a file that changed in the store", {
    timeout: 120_000,
  }, async () => {
    const { rest } = desk;
    const appeal = await desk.appealWithLetter({ claim_number: CLAIM });
    const stranger = await desk.appealWithLetter({ claim_number: CLAIM });
    const [own] = await papers(appeal, [report(1)]);
    const [foreign] = await papers(stranger, [report(1)]);
    const ask = async (enclosures: unknown[]) => {
      const { status, body } = await rest("POST", `${APPEALS}${appeal}/export/`, { json: { enclosures } });
      return [status, Object.keys(body)[0]?.split(".")[0]];
    };
    for (const id of [foreign, UNKNOWN_ID, "x"]) expect(await ask([own, id])).toEqual([400, "enclosures"]);
    expect(await ask([own, own])).toEqual([400, "enclosures"]);
    await desk.t.admin`update documents set sha256 = 'changed' where id = ${own ?? ""}`;
    const changed = await rest("POST", `${APPEALS}${appeal}/export/`, { json: { enclosures: [own] } });
    expect([changed.status, changed.body.reason]).toEqual([422, "missing"]);
  });

  it("is more than the channel takes, which is said before anything is sent", {
    timeout: 120_000,
  }, async () => {
    const { rest } = desk;
    const appeal = await desk.appealWithLetter({ claim_number: CLAIM });
    const ids = await papers(appeal, [report(180), report(180)]);
    const fax = { method: "fax", to: "(415) 555-0124", enclosures: ids };
    const { status, body } = await rest("POST", `${APPEALS}${appeal}/send/`, { json: { ...fax, overrides } });
    expect([status, body.detail]).toEqual([422, expect.stringContaining("a fax takes 350")]);
    expect(await desk.t.admin`select 1 from deliveries where appeal_id = ${appeal}`).toEqual([]);
  });
});

describe("sent by the person's own means", () => {
  it("is recorded with the way and the reference number, once", async () => {
    const { rest } = desk;
    const appeal = await desk.appealWithLetter({ claim_number: CLAIM, payer_name: "Lakeside Health" });
    const mark = (more: object) =>
      rest("PATCH", `${APPEALS}${appeal}/`, { json: { status: "sent", ...more } });
    const early = await rest("PATCH", `${APPEALS}${appeal}/`, { json: { reference_number: "X" } });
    expect([early.status, Object.keys(early.body)]).toEqual([400, ["status"]]);
    expect((await mark({ sent_method: "fax" })).status).toBe(400);
    const portal = await mark({ sent_method: "portal", reference_number: "PRT-2026-77" });
    expect(portal.body).toMatchObject({
      status: "sent",
      sent_method: "portal",
      deliveries: [
        {
          method: "portal",
          to: "Lakeside Health",
          state: "sent",
          provider: "person",
          reference: "PRT-2026-77",
          letter_version: 1,
        },
      ],
    });
    expect(
      (await mark({ sent_method: "portal", reference_number: "PRT-2026-77" })).body.deliveries,
    ).toHaveLength(1);
    const both = await mark({ sent_method: "mail", reference_number: "9400 1000" });
    expect(both.body).toMatchObject({
      sent_method: "mail",
      deliveries: [{ method: "mail" }, { method: "portal" }],
    });
    expect(both.body.sent_at).toBe(portal.body.sent_at);
    const trail = await desk.t
      .admin`select detail from audit_events where entity_id = ${appeal} and action = 'send'`;
    expect(trail).toHaveLength(2);
    expect(JSON.stringify(trail)).not.toContain("PRT-2026-77");
  });

  it("keeps what the gate finds with the mark, and the pages stay a draft", async () => {
    const { rest } = desk;
    const appeal = await desk.appealWithLetter({ claim_number: CLAIM, payer_name: "Lakeside Health" });
    const content = "<p>Please pay [amount].</p>";
    await rest("PATCH", `${APPEALS}${appeal}/letter/`, { json: { content, format: "html" } });
    const { body } = await rest("PATCH", `${APPEALS}${appeal}/`, {
      json: { status: "sent", sent_method: "portal", sent_reason: "The portal asked for it on the last day" },
    });
    expect(body.deliveries[0].overrides).toContainEqual(
      expect.objectContaining({ code: "blank", reason: "The portal asked for it on the last day" }),
    );
    const { body: exported } = await rest("POST", `${APPEALS}${appeal}/export/`);
    expect(exported.draft).toBe(true);
    const silent = await rest("PATCH", `${APPEALS}${appeal}/`, {
      json: { status: "sent", sent_method: "mail" },
    });
    expect(silent.body.deliveries[0].overrides[0].reason).toBe("Marked as sent without a reason");
  });
});
