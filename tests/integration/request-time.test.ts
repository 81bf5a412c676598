import { createHash } from "node:crypto";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { requestSending } from "@/lib/domain/delivery/request";
import { openedFile } from "@/lib/domain/document/upload/file-checks";
import { inContext } from "@/lib/domain/kernel/context";
import { type PrintOrder, printLetter } from "@/lib/domain/letter/export/render";
import { getPractice } from "@/lib/domain/letter/facts/appeal-facts";
import { storage } from "@/lib/integrations/services";
import { newStorageKey } from "@/lib/integrations/storage/storage";
import { sampleFile } from "../support/file-form";
import { overrides } from "../support/gate";
import { type RestDesk, restDesk } from "../support/rest-desk";

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

it("a batch's letter for which no time is left is for the next call", async () => {
  const { ctx } = desk.person;
  const id = await desk.appealWithLetter();
  const asked = { appealId: id, method: "email", to: "payer@payer.example", overrides } as const;
  const made = await desk.upload(id, "supporting_docs", "denial-02.pdf");
  const enclosures = [made.body.uploaded_documents[0].id];
  await expect(requestSending(ctx, { ...asked, enclosures }, Date.now())).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  expect(await requestSending(ctx, { ...asked, enclosures })).toMatchObject({ state: "queued" });
});

it("opens no file for which no time is left", async () => {
  const file = { path: "/nowhere/at-all.pdf", field: "denial_letter" };
  await expect(openedFile(file, "application/pdf", Date.now())).rejects.toMatchObject({
    code: "UNSUPPORTED_MEDIA",
    message: expect.stringContaining("too long"),
  });
});
