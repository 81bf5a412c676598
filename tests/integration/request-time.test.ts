import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ensureProof } from "@/lib/domain/case/proof/ensure-proof";
import { requestSending } from "@/lib/domain/delivery/request";
import { recognizeBox } from "@/lib/domain/document/extraction/read-box";
import { openedFile } from "@/lib/domain/document/upload/file-checks";
import { inContext } from "@/lib/domain/kernel/context";
import { fetchStaged } from "@/lib/domain/kernel/staged-files";
import { ensureExport } from "@/lib/domain/letter/export/export";
import { type PrintOrder, printLetter } from "@/lib/domain/letter/export/render";
import { getPractice } from "@/lib/domain/letter/facts/appeal-facts";
import { endOfRequest, inOneTime, storage } from "@/lib/integrations/services";
import { newStorageKey, StorageMissing } from "@/lib/integrations/storage/storage";
import { sampleFile } from "../support/file-form";
import { overrides } from "../support/gate";
import { APPEALS, type RestDesk, restDesk } from "../support/rest-desk";
import { stageFile } from "../support/stage-file";
import { dayFromNow } from "../support/steady-zone";

/** What runs beside a request ends before the host ends the request. */

let desk: RestDesk;
let order: PrintOrder;
beforeAll(async () => {
  desk = await restDesk();
  const { bytes } = sampleFile("supporting_docs", "denial-02.pdf");
  const storageKey = newStorageKey();
  await storage().put(storageKey, bytes, { contentType: "application/pdf" });
  const { ctx } = desk.person;
  order = {
    practice: await inContext(ctx, (tx) => getPractice(tx, ctx)),
    letter: { content: "<p>We appeal.</p>", contentFormat: "html" },
    claimNumber: "A-1",
    files: [
      {
        id: crypto.randomUUID(),
        title: "Notice",
        mediaType: "application/pdf",
        sha256: createHash("sha256").update(bytes).digest("hex"),
        storageKey,
      },
    ],
    cover: null,
    draft: false,
  };
});
afterEach(() => void vi.restoreAllMocks());

it("a packet that is not there in time is refused until later, its turn counts, and nothing is left behind it", async () => {
  const toFile = storage().toFile.bind(storage());
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  vi.spyOn(storage(), "toFile").mockImplementation(async (...asked) => {
    await opened;
    return toFile(...asked);
  });
  // Two are built at once: the third never gets its turn.
  const late = await Promise.allSettled([1, 2, 3].map(() => printLetter(order, Date.now())));
  for (const one of late)
    expect(one).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE", retryAfter: 30 } });
  open();
  expect((await printLetter(order)).pages).toBeGreaterThan(1);
});

it("a box that is not read in time is refused until later, its turn counts, and one that nobody waits for is not begun", async () => {
  let give = (_: Error) => {};
  const given = new Promise<never>((_resolve, reject) => {
    give = reject;
  });
  given.catch(() => {});
  const asked = vi.spyOn(storage(), "toFile").mockImplementation(() => given);
  const document = { storageKey: newStorageKey(), mediaType: "image/png" };
  const box = { x: 0, y: 0, width: 1, height: 1 };
  // Two are read at once, and hold both places.
  const two = [1, 2].map(() => recognizeBox(document, 1, box));
  const late = recognizeBox(document, 1, box, Date.now());
  await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 30 });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), 60_000);
  give(new StorageMissing());
  for (const one of await Promise.allSettled(two)) expect(one.status).toBe("rejected");
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveBeenCalledTimes(2);
});

it("all that a request does with files shares one time", async () => {
  const alone = endOfRequest();
  const [first, later] = await inOneTime(async () => {
    const begun = endOfRequest();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [begun, endOfRequest()];
  });
  expect(later).toBe(first);
  expect(first).toBeGreaterThanOrEqual(alone);
});

it("an upload in parts that the store doesn't give in time stays where it is", async () => {
  const { bytes } = sampleFile("denial_letter", "denial-02.pdf");
  const sent = await stageFile(desk.rest, "denial_letter", "notice.pdf", bytes);
  const { ctx } = desk.person;
  const folder = await mkdtemp(path.join(tmpdir(), "late-"));
  let given: AbortSignal | undefined;
  vi.spyOn(storage().staging, "toFile").mockImplementation((_key, _path, signal) => {
    given = signal;
    return new Promise(() => {});
  });
  // Its time began an hour ago.
  vi.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 3_600_000);
  const fetched = inOneTime(() => fetchStaged(ctx, sent, { folder, index: 0, fileBytes: 1e9 }));
  await expect(fetched).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 30 });
  expect(given === undefined || given.aborted).toBe(true);
  vi.restoreAllMocks();
  expect((await fetchStaged(ctx, sent, { folder, index: 1, fileBytes: 1e9 })).file.size).toBe(bytes.length);
  await rm(folder, { recursive: true });
});

describe("a packet that takes longer than its request", () => {
  const asked = { method: "email", to: "payer@payer.example", overrides } as const;
  async function withPaper(): Promise<{ appealId: string; enclosures: string[] }> {
    const appealId = await desk.appealWithLetter();
    const { body } = await desk.upload(appealId, "supporting_docs", "denial-02.pdf");
    return { appealId, enclosures: [body.uploaded_documents[0].id] };
  }
  const exportsOf = (appealId: string) =>
    desk.t.admin`select form, cover ->> 'toFax' as to_fax from letter_exports where appeal_id = ${appealId}`;

  it("is built by a workflow meanwhile, and the next call takes that one", async () => {
    const { ctx } = desk.person;
    const letter = await withPaper();
    const late = { code: "UNAVAILABLE", message: expect.stringContaining("being made"), retryAfter: 30 };
    await expect(requestSending(ctx, { ...letter, ...asked }, Date.now() - 1)).rejects.toMatchObject(late);
    // Asked again while it is being made: told so, and not built a second time.
    const fetched = vi.spyOn(storage(), "toFile");
    await expect(requestSending(ctx, { ...letter, ...asked }, Date.now() - 1)).rejects.toMatchObject(late);
    expect(fetched).not.toHaveBeenCalled();
    expect(await desk.workflows.run("letter/packet.requested")).toBe(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await requestSending(ctx, { ...letter, ...asked })).toMatchObject({ state: "queued" });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await exportsOf(letter.appealId)).toHaveLength(1);
  });

  it("is handed over when a request comes while it is made, as soon as it is there", async () => {
    const { ctx } = desk.person;
    const letter = await withPaper();
    const ask = { enclosures: letter.enclosures };
    await expect(ensureExport(ctx, letter.appealId, { ...ask, until: Date.now() - 1 })).rejects.toThrow();
    const waiting = ensureExport(ctx, letter.appealId, { ...ask, until: Date.now() + 3_600_000 });
    const [made] = await Promise.all([waiting, desk.workflows.run("letter/packet.requested")]);
    expect(made).toMatchObject({ isNew: false, row: { form: "pdf" } });
  });

  it("of a fax names whom it is for to no engine", async () => {
    const { ctx } = desk.person;
    const letter = await withPaper();
    const fax = { ...letter, method: "fax", to: "(415) 555-0123", overrides } as const;
    await expect(requestSending(ctx, fax, Date.now() - 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    const [told] = await desk.t
      .admin`select data::text from event_outbox where name = 'letter/packet.requested'
      and data ->> 'appealId' = ${letter.appealId}`;
    expect(told?.data).not.toContain("5550123");
    await desk.workflows.run("letter/packet.requested");
    expect(await exportsOf(letter.appealId)).toEqual([{ form: "fax", to_fax: "+14155550123" }]);
  });

  it("that can't be built ends the work, and who asks again is told why", async () => {
    const { ctx } = desk.person;
    const letter = await withPaper();
    const ask = { enclosures: letter.enclosures };
    await expect(ensureExport(ctx, letter.appealId, { ...ask, until: Date.now() - 1 })).rejects.toThrow();
    await desk.t
      .admin`update documents set sha256 = ${"0".repeat(64)} where id = ${letter.enclosures[0] ?? ""}`;
    await desk.workflows.run("letter/packet.requested");
    await desk.t.admin`update event_outbox set ended_at = now() where name = 'letter/packet.requested'`;
    await expect(ensureExport(ctx, letter.appealId, ask)).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  });
});

describe("a proof of sending that takes longer than its request", () => {
  const exportsOf = (appealId: string) =>
    desk.t.admin`select form, pages, cover ->> 'toFax' as to_fax from letter_exports
      where appeal_id = ${appealId} and form = 'proof'`;
  async function sent() {
    const appealId = await desk.appealWithLetter();
    const { ctx } = desk.person;
    const { id } = await requestSending(ctx, {
      appealId,
      method: "email",
      to: "payer@payer.example",
      overrides,
    });
    await desk.workflows.run("delivery/requested");
    return { appealId, deliveryId: id, at: `${APPEALS}${appealId}/deliveries/${id}/rebuttal/` };
  }

  it("is built by a workflow meanwhile, and the download takes that one", async () => {
    const { ctx } = desk.person;
    const { at, ...of } = await sent();
    const late = { code: "UNAVAILABLE", retryAfter: 30, extra: { being_made: true } };
    await expect(ensureProof(ctx, { ...of, until: Date.now() - 1 })).rejects.toMatchObject(late);
    const fetched = vi.spyOn(storage(), "toFile");
    await expect(ensureProof(ctx, { ...of, until: Date.now() - 1 })).rejects.toMatchObject(late);
    expect(fetched).not.toHaveBeenCalled();
    expect(await desk.workflows.run("delivery/proof.requested")).toBe(1);
    const [made] = await exportsOf(of.appealId);
    vi.restoreAllMocks();
    const built = vi.spyOn(storage(), "toFile");
    const answer = await desk.rest("GET", at);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(built).not.toHaveBeenCalled();
    expect(await exportsOf(of.appealId)).toEqual([made]);
  });

  it("of a fax names its number to no engine, and is what goes out", async () => {
    const { ctx } = desk.person;
    const { at, ...of } = await sent();
    const faxTo = "+14155550188";
    const asked = ensureProof(ctx, { ...of, faxTo, until: Date.now() - 1 });
    await expect(asked).rejects.toMatchObject({ code: "UNAVAILABLE" });
    const [told] = await desk.t
      .admin`select data::text from event_outbox where name = 'delivery/proof.requested'
      and data ->> 'deliveryId' = ${of.deliveryId}`;
    expect(told?.data).not.toContain("5550188");
    await desk.workflows.run("delivery/proof.requested");
    const built = vi.spyOn(storage(), "toFile");
    const { status, body } = await desk.rest("POST", at, { json: { method: "fax", to: faxTo, overrides } });
    expect([status, body.delivery.proves]).toEqual([202, of.deliveryId]);
    expect(built).not.toHaveBeenCalled();
    expect(await exportsOf(of.appealId)).toMatchObject([{ to_fax: faxTo, pages: body.delivery.pages }]);
  });

  it("is made anew once a receipt says more", async () => {
    const { ctx } = desk.person;
    const { at, ...of } = await sent();
    const { row: first } = await ensureProof(ctx, of);
    expect((await ensureProof(ctx, of)).row.id).toBe(first.id);
    const form = new FormData();
    form.append("reference", "7022 0410 0003 9999");
    form.append("happened_on", dayFromNow(-1));
    expect((await desk.rest("POST", at.replace("rebuttal/", "receipts/"), { form })).status).toBe(201);
    expect((await ensureProof(ctx, of)).row.id).not.toBe(first.id);
  });
});

it("opens no file for which no time is left", async () => {
  const file = { path: "/nowhere/at-all.pdf", field: "denial_letter" };
  await expect(openedFile(file, "application/pdf", Date.now())).rejects.toMatchObject({
    code: "UNSUPPORTED_MEDIA",
    message: expect.stringContaining("too long"),
  });
});
