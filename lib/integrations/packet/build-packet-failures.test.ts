import { mkdtemp, readdir } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it, vi } from "vitest";
import { enclosure, failureOf, mixed, packetWorkshop } from "@/tests/support/packets";
import { pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { unreadableFiles } from "@/tests/support/unreadable-files";
import { ReadFailure } from "../reader/read-failure";
import type { PacketEnclosure } from "./build-packet";
import { PacketFailure } from "./packet-failure";

const { build, assemble, inFolder } = packetWorkshop();

describe("a packet that cannot be built", () => {
  it("names the enclosure at fault, with the title for the user only", async () => {
    const good = enclosure("Notes", pdfOfPages([{ content: textLines(["x"]) }]));
    const locked = (await unreadableFiles()).find(({ name }) => name === "PDF with a password");
    const cases: [PacketEnclosure, string][] = [
      [enclosure("Chart of Jane Roe", locked?.bytes ?? ""), "encrypted"],
      [enclosure("Chart of Jane Roe", Buffer.from("%PDF-1.7\nnothing")), "damaged"],
      [enclosure("Chart of Jane Roe", Buffer.alloc(0)), "empty"],
      [enclosure("Chart of Jane Roe", inFolder("gone")), "missing"],
    ];
    for (const [bad, reason] of cases) {
      const error = await failureOf(build([good, bad]));
      expect(error).toBeInstanceOf(PacketFailure);
      if (!(error instanceof PacketFailure)) return;
      expect(error).toMatchObject({ reason, enclosureId: bad.id, title: bad.title });
      expect(error.message).toMatch(/^Enclosure 2 /);
      expect(error.sentence).toMatch(/^Enclosure 2, “Chart of Jane Roe”, /);
      expect(`${error.stack}${JSON.stringify(error)}${Object.keys(error)}`).not.toContain("Jane");
    }
  });

  it("ends at its limits of time and memory, and when it is canceled", async () => {
    const enclosures = await mixed();
    const reasons = await Promise.all(
      [
        build(enclosures, { limits: { milliseconds: 300 } }),
        build(enclosures, { limits: { memory: 20_000_000 } }),
        build(enclosures, { signal: AbortSignal.abort() }),
        build(enclosures, { signal: AbortSignal.timeout(200) }),
      ].map(async (building) => ((await failureOf(building)) as PacketFailure).reason),
    );
    expect(reasons).toEqual(["timeout", "memory", "canceled", "canceled"]);
  });

  it("is refused when another program counts other pages in it", async () => {
    const save = PDFDocument.prototype.save;
    const spy = vi.spyOn(PDFDocument.prototype, "save").mockImplementation(function (
      this: PDFDocument,
      options,
    ) {
      this.removePage(1);
      return save.call(this, options);
    });
    try {
      expect(await failureOf(assemble([]))).toMatchObject({ reason: "page_count", enclosureId: null });
    } finally {
      spy.mockRestore();
    }
  });

  it("leaves nothing behind", async () => {
    const before = process.env.TMPDIR;
    process.env.TMPDIR = await mkdtemp(inFolder("work-"));
    try {
      await build([]);
      await failureOf(build([enclosure("Broken", Buffer.from("x"))]));
      expect((await readdir(process.env.TMPDIR)).filter((name) => name.startsWith("packet-"))).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
});

describe("hostile files", () => {
  it("fail with a reason, or are put on paper whole; the caller goes on", { timeout: 180_000 }, async () => {
    const wrong: string[] = [];
    for (const { name, mediaType, bytes, fails, process: own } of await unreadableFiles()) {
      const enclosures = [enclosure(name, bytes, mediaType)];
      const error = await failureOf(
        own ? build(enclosures, { limits: { milliseconds: 15_000 } }) : assemble(enclosures),
      );
      const isReason = error instanceof PacketFailure || error instanceof ReadFailure;
      // Blank pages and long documents are no fault in an enclosure, and a bomb need not be set off to be enclosed.
      const mayPass = own || fails.some((reason) => /^(no_text|too_many_pages)$/.test(reason));
      if (error === undefined ? !mayPass : !isReason) wrong.push(`${name}: ${error ?? "was enclosed"}`);
    }
    expect(wrong).toEqual([]);
  });
});
