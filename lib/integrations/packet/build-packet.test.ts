import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { denialFile, unreadableFiles } from "@/tests/support/malformed-files";
import { pdf, pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { tiff } from "@/tests/support/tiff-builder";
import { docx, wordParagraph } from "@/tests/support/zip-builder";
import { renderLetterPdf } from "../pdf/letter-pdf";
import { DOCX, type MediaType } from "../reader/media-types";
import { ReadFailure } from "../reader/read-failure";
import { assemblePacket } from "./assemble";
import { buildPacket, type Packet, type PacketEnclosure, type PacketInput } from "./build-packet";
import { CHANNEL_LIMITS } from "./channel-limits";
import type { PacketJob } from "./messages";
import { PacketFailure } from "./packet-failure";

const CLAIM = "CLM-2026-00418";
const letterhead = {
  name: "Riverside Spine & Pain Associates",
  addressLines: ["1200 River Road, Suite 240", "Portland, OR 97204"],
  phone: "(503) 555-0142",
  fax: "(503) 555-0143",
};
const cover = { to: "Blue Harbor Health Plan, Appeals", toFax: "(800) 555-0199", date: "March 4, 2026" };
const LINES = Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of the operative report`);

let folder: string;
let letter: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "packet-test-"));
  const content = `<p>Dear reviewer,</p>${"<p>The record shows that conservative care was tried and failed.</p>".repeat(34)}<p>Sincerely,</p>`;
  letter = (await renderLetterPdf({ letterhead, content, format: "html", claimNumber: CLAIM })).bytes;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const enclosure = (
  title: string,
  file: Uint8Array | string,
  mediaType: MediaType = "application/pdf",
): PacketEnclosure => ({ id: `id-${title.length}`, title, mediaType, open: () => file });

const build = (enclosures: PacketEnclosure[], more: Partial<PacketInput> = {}) =>
  buildPacket({ letter, enclosures, claimNumber: CLAIM, letterhead, channel: "pdf", ...more } as PacketInput);

/** In this process, where a test can look into it; without the limits. */
async function assemble(enclosures: PacketEnclosure[], more: Partial<PacketJob> = {}): Promise<Packet> {
  const workDir = await mkdtemp(path.join(folder, "job-"));
  const stored = async (name: string, open: PacketEnclosure["open"]) => {
    const file = await open();
    if (typeof file === "string") return file;
    await writeFile(path.join(workDir, name), file);
    return path.join(workDir, name);
  };
  const files = [];
  for (const [index, { open, ...rest }] of enclosures.entries()) {
    files.push({ ...rest, file: await stored(`${index}`, open) });
  }
  const job: PacketJob = {
    workDir,
    limits: { milliseconds: 60_000, memory: 0 },
    letter: await stored("letter", () => letter),
    enclosures: files,
    letterhead,
    claimNumber: CLAIM,
    channel: "pdf",
    most: CHANNEL_LIMITS[more.channel ?? "pdf"],
    cover: null,
    createdAt: new Date("2026-03-04T12:00:00Z"),
    pixels: 40_000_000,
    ...more,
  };
  const result = await assemblePacket(job, () => undefined);
  return { ...result, bytes: await readFile(path.join(workDir, "packet.pdf")) };
}

const textsOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;

/** Everything that a PDF's file holds: its dictionaries, and its streams unpacked where they are no pictures. */
async function insideOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return object.toString();
      const filter = object.dict.get(PDFName.of("Filter"))?.toString() ?? "";
      const data = /DCT|JPX|CCITT|JBIG/.test(filter) ? Buffer.alloc(0) : decodePDFRawStream(object).decode();
      return `${object.dict.toString()}\n${Buffer.from(data).toString("latin1")}`;
    })
    .join("\n");
}

async function picturesOf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const entry = (key: string) => object.dict.get(PDFName.of(key))?.toString();
    if (entry("Subtype") !== "/Image") return [];
    return [{ color: entry("ColorSpace"), width: Number(entry("Width")), height: Number(entry("Height")) }];
  });
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

async function mixed(): Promise<PacketEnclosure[]> {
  const jpeg = { data: await readFile(denialFile("denial-22.jpg")), width: 1700, height: 2200 };
  const { data, info } = await sharp(jpeg.data)
    .greyscale()
    .resize(850)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frame = { width: info.width, height: info.height, pixels: data };
  return [
    enclosure(
      "Operative report, Łukasz Nguyễn 手術",
      pdfOfPages([{ content: textLines(LINES) }, { content: textLines(LINES.concat(LINES.slice(0, 21))) }]),
    ),
    enclosure("Scanned denial", pdfOfPages([{ jpeg }])),
    enclosure(
      "Odd pages",
      pdfOfPages([
        { content: textLines(LINES), entries: "/Rotate 90" },
        { content: textLines(LINES), entries: "/CropBox [0 396 612 792]" },
        { content: textLines(LINES), entries: "/MediaBox [0 0 5000 700]" },
        { content: textLines(LINES), entries: "/MediaBox [-100 -300 500 14000] /Rotate 180" },
      ]),
    ),
    enclosure("Picture", denialFile("denial-08.png"), "image/png"),
    enclosure("Fax of three pages", tiff([frame, frame, frame]), "image/tiff"),
    enclosure("Medical necessity", denialFile("denial-12.docx"), DOCX),
  ];
}

describe("a packet of a letter and six documents", () => {
  let packet: Packet;
  let texts: string[];
  beforeAll(async () => {
    packet = await build(await mixed());
    texts = await textsOf(packet.bytes);
  }, 60_000);

  it("has its parts in order, and counts their pages", () => {
    expect(packet.parts.map(({ kind, firstPage, pages }) => [kind, firstPage, pages])).toEqual([
      ["letter", 1, 2],
      ["list", 3, 1],
      ["enclosure", 4, 2],
      ["enclosure", 6, 1],
      ["enclosure", 7, 4],
      ["enclosure", 11, 1],
      ["enclosure", 12, 3],
      ["enclosure", 15, 1],
    ]);
    expect(packet.parts[2]?.enclosureId).toBe(`id-${"Operative report, Łukasz Nguyễn 手術".length}`);
    expect(packet.pages).toBe(15);
    expect(texts).toHaveLength(15);
    expect(texts[0]).toContain("Dear reviewer");
    expect(texts[3]).toContain("Line 40 of the operative report");
    expect(texts[7]).toContain("Line 1 of the operative report");
    expect(texts[14]).toMatch(/Text rendition of Medical necessity, without its layout and pictures/);
    expect(texts[14]).toContain("NGUYEN, THI MAU");
    expect(texts[14]).toContain("Florida Blue");
  });

  it("lists the enclosures with their pages", () => {
    expect(texts[2]).toContain("Enclosures");
    expect(texts[2]).toMatch(/Operative report, Łukasz Nguyễn .*\s2\s+pages 4 to 5/);
    expect(texts[2]).toMatch(/Odd pages\s+4\s+pages 7 to 10/);
    expect(texts[2]).toMatch(/Medical necessity\s+1\s+page 15/);
  });

  it("stamps every page at its foot, below everything else, on paper of Letter size", async () => {
    const document = await getDocumentProxy(new Uint8Array(packet.bytes));
    for (let number = 1; number <= packet.pages; number += 1) {
      const page = await document.getPage(number);
      expect([...page.view].sort((a, b) => a - b)).toEqual([0, 0, 612, 792]);
      expect(page.rotate).toBe(0);
      const items = (await page.getTextContent()).items.flatMap((item) =>
        "str" in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
      );
      const foot = items.filter(({ y }) => y < 32);
      expect(foot.map(({ text }) => text).join("")).toBe(`Claim ${CLAIM} · page ${number} of 15`);
    }
  });

  it("has a bookmark for each part, with titles of any script", async () => {
    const document = await getDocumentProxy(new Uint8Array(packet.bytes));
    const outline = (await document.getOutline()) ?? [];
    expect(outline.map(({ title }) => title)).toEqual([
      "Appeal letter",
      "Enclosures",
      "Operative report, Łukasz Nguyễn 手術",
      "Scanned denial",
      "Odd pages",
      "Picture",
      "Fax of three pages",
      "Medical necessity",
    ]);
    const target = outline[4]?.dest as [{ num: number; gen: number }];
    expect(await document.getPageIndex(target[0])).toBe(6);
  });

  it("says nothing of the patient in its metadata", async () => {
    const { info } = await (await getDocumentProxy(new Uint8Array(packet.bytes))).getMetadata();
    expect(info).toMatchObject({ Title: "Appeal packet", Producer: "Appeals desk", Creator: "Appeals desk" });
    expect(Object.keys(info)).not.toContain("Author");
  });

  it("keeps greys grey, at a scan's resolution", async () => {
    const pictures = await picturesOf(packet.bytes);
    expect(pictures).toHaveLength(5);
    for (const { color, width, height } of pictures) {
      expect(color).toBe("/DeviceGray");
      expect(Math.max(width, height)).toBeLessThanOrEqual(2200);
    }
  });
});

describe("a fax", () => {
  it("has a cover sheet that says nothing of the case, and stands upright", async () => {
    const wide = pdfOfPages([{ content: textLines(LINES), entries: "/MediaBox [0 0 792 612]" }]);
    const packet = await build([enclosure("Therapy table", wide)], {
      channel: "fax",
      cover,
    } as Partial<PacketInput>);
    const [first = "", ...others] = await textsOf(packet.bytes);
    expect(packet.parts.map(({ kind }) => kind)).toEqual(["cover", "letter", "list", "enclosure"]);
    expect(first).toMatch(/To\s+Blue Harbor Health Plan, Appeals\s+Fax\s+\(800\) 555-0199/);
    expect(first).toMatch(/Pages\s+5, with this one/);
    expect(first).toContain("Confidential");
    expect(first).toContain("page 1 of 5");
    expect(first).not.toContain(CLAIM);
    expect(first).not.toContain("Therapy table");
    for (const text of others) expect(text).toContain(CLAIM);
    const document = await PDFDocument.load(packet.bytes);
    for (const page of document.getPages()) expect(page.getSize()).toEqual({ width: 612, height: 792 });
  });

  it("is refused by its pages before it is sent", async () => {
    const long = pdfOfPages(Array.from({ length: 349 }, () => ({ content: textLines(["x"]) })));
    const error = await failureOf(assemble([enclosure("Chart", long)], { channel: "fax", cover }));
    expect(error).toMatchObject({ reason: "over_limit", enclosureId: null });
    expect(error).toMatchObject({ sentence: expect.stringContaining("a fax takes 350") });
  });
});

describe("what is enclosed", () => {
  it("brings no scripts, actions, files or metadata along", async () => {
    const bytes = pdf([
      "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert('payload')) >> /AA << /WC << /S /Launch /F (payload.exe) >> >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (payload) >>] >> /EmbeddedFiles << /Names [(f) 8 0 R] >> >> >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /JS 5 0 R >> /XObject << /F 6 0 R >> >> /AA << /O << /S /JavaScript /JS (payload) >> >> /Annots [7 0 R] /Metadata 9 0 R >>",
      {
        dictionary: "",
        stream: Buffer.from("BT /JS 12 Tf 50 700 Td (Visible text) Tj ET q 100 0 0 100 50 300 cm /F Do Q"),
      },
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      {
        dictionary:
          "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Metadata 9 0 R /AF [8 0 R] /OPI << /payload 1 >> /PieceInfo << /payload 8 0 R >>",
        stream: Buffer.from([128]),
      },
      "<< /Type /Annot /Subtype /Link /Rect [0 0 600 700] /A << /S /Launch /F (payload.exe) >> >>",
      "<< /Type /Filespec /F (payload.exe) /EF << /F 10 0 R >> >>",
      { dictionary: "/Type /Metadata /Subtype /XML", stream: Buffer.from("<x>payload</x>") },
      { dictionary: "/Type /EmbeddedFile", stream: Buffer.from("MZ payload") },
    ]);
    const packet = await assemble([enclosure("Scripted", bytes)]);
    const inside = await insideOf(packet.bytes);
    expect((await textsOf(packet.bytes))[3]).toContain("Visible text");
    expect(await picturesOf(packet.bytes)).toHaveLength(1);
    expect(inside).not.toMatch(
      /payload|\/JavaScript|\/Launch|\/OpenAction|\/EmbeddedFile|\/AA\b|\/Annots|\/Metadata/,
    );
  });

  it("shows filled fields, notes and stamps, which become part of the page", async () => {
    const bytes = pdf([
      "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /NeedAppearances true /DR << /Font << /F 4 0 R >> >> /DA (/F 10 Tf 0 g) >> >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> /Annots [6 0 R 7 0 R] >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      { dictionary: "", stream: Buffer.from("BT /F 12 Tf 50 700 Td (Body text) Tj ET") },
      "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Filled value) /Rect [50 600 250 620] /F 4 /DA (/F 10 Tf 0 g) /P 3 0 R >>",
      "<< /Type /Annot /Subtype /FreeText /Contents (A free note) /Rect [50 10 250 30] /F 4 /DA (/F 10 Tf 0 g) >>",
    ]);
    const packet = await assemble([enclosure("Form", bytes)]);
    const [, , , text = ""] = await textsOf(packet.bytes);
    for (const part of ["Body text", "Filled value", "A free note"]) expect(text).toContain(part);
    expect(await insideOf(packet.bytes)).not.toContain("/Widget");
  });

  it("keeps hidden layers hidden", async () => {
    const layered = (off: string) =>
      pdf([
        `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] ${off} >> >> >>`,
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /Properties << /L 6 0 R >> >> >>",
        {
          dictionary: "",
          stream: Buffer.from(
            "BT /F 12 Tf 50 700 Td (Shown) Tj ET /OC /L BDC BT /F 12 Tf 50 600 Td (Layer) Tj ET EMC",
          ),
        },
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        "<< /Type /OCG /Name (Layer) >>",
      ]);
    const [on, off] = [
      await assemble([enclosure("On", layered(""))]),
      await assemble([enclosure("Off", layered("/OFF [6 0 R]"))]),
    ];
    expect((await textsOf(on.bytes))[3]).toMatch(/Shown\s+Layer/);
    expect((await textsOf(off.bytes))[3]).not.toContain("Layer");
    expect(await picturesOf(off.bytes)).toEqual([{ color: "/DeviceRGB", width: 1700, height: 2200 }]);
  });

  it("may be locked against changes, and may come with packed objects", async () => {
    const source = await PDFDocument.create();
    source.addPage([612, 792]).drawText("Opens without a password", { x: 50, y: 700 });
    const packed = await source.save({ useObjectStreams: true });
    source.encrypt({ ownerPassword: "owner", permissions: {} });
    const locked = await source.save();
    const packet = await assemble([enclosure("Packed", packed), enclosure("Locked", locked)]);
    const texts = await textsOf(packet.bytes);
    expect(texts[3]).toContain("Opens without a password");
    expect(texts[4]).toContain("Opens without a password");
  });

  it("bounds large pictures and keeps colour, black and white as they are", async () => {
    const large = await sharp({ create: { width: 5000, height: 6000, channels: 3, background: "#c04040" } })
      .png()
      .toBuffer();
    const bilevel = await sharp({ create: { width: 1700, height: 2200, channels: 3, background: "#ffffff" } })
      .threshold()
      .toColourspace("b-w")
      .tiff({ bitdepth: 1, compression: "ccittfax4", xres: 7.87, yres: 7.87 })
      .toBuffer();
    const packet = await assemble([
      enclosure("Photo", large, "image/png"),
      enclosure("Fax", bilevel, "image/tiff"),
    ]);
    const [photo, fax] = await picturesOf(packet.bytes);
    expect(photo).toEqual({ color: "/DeviceRGB", width: 1700, height: 2040 });
    expect(fax).toEqual({ color: "/DeviceGray", width: 1700, height: 2200 });
    expect(await insideOf(packet.bytes)).toMatch(/BitsPerComponent 1\b/);
  });

  it("sets headings, lists and wide tables of a Word document", async () => {
    const heading = '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>History</w:t></w:r></w:p>';
    const item = "<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>Physical therapy</w:t></w:r></w:p>";
    const row = `<w:tr>${Array.from({ length: 20 }, (_, n) => `<w:tc>${wordParagraph(`c${n}`)}</w:tc>`).join("")}</w:tr>`;
    const bytes = docx(`${heading}${item}<w:tbl>${row}</w:tbl>${wordParagraph("End")}`);
    const [, , , text = ""] = await textsOf((await assemble([enclosure("Word", bytes, DOCX)])).bytes);
    expect(text).toMatch(/History\s+• Physical therapy\s+c0 \| c1 \|.* \| c19\s+End/s);
  });

  it("may be nothing at all: then there is no list", async () => {
    const packet = await assemble([], { claimNumber: null });
    expect(packet.parts.map(({ kind }) => kind)).toEqual(["letter"]);
    expect((await textsOf(packet.bytes))[1]).toContain("page 2 of 2");
  });

  it("may be so much that the list takes several pages", async () => {
    const page = pdfOfPages([{ content: textLines(["x"]) }]);
    const packet = await assemble(Array.from({ length: 60 }, (_, n) => enclosure(`Document ${n + 1}`, page)));
    const list = packet.parts.find(({ kind }) => kind === "list");
    expect(list?.pages).toBe(2);
    expect((await textsOf(packet.bytes)).slice(2, 4).join(" ")).toMatch(/Document 60\s+1\s+page 64/);
    expect(packet.parts.at(-1)?.firstPage).toBe(64);
  });
});

describe("a packet that cannot be built", () => {
  it("names the enclosure at fault, with the title for the user only", async () => {
    const good = enclosure("Notes", pdfOfPages([{ content: textLines(["x"]) }]));
    const locked = (await unreadableFiles()).find(({ name }) => name === "PDF with a password");
    const cases: [PacketEnclosure, string][] = [
      [enclosure("Chart of Jane Roe", locked?.bytes ?? ""), "encrypted"],
      [enclosure("Chart of Jane Roe", Buffer.from("%PDF-1.7\nnothing")), "damaged"],
      [enclosure("Chart of Jane Roe", Buffer.alloc(0)), "empty"],
      [enclosure("Chart of Jane Roe", path.join(folder, "gone")), "missing"],
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

  it("ends at its limits of time and memory, and when it is cancelled", async () => {
    const enclosures = await mixed();
    const reasons = await Promise.all(
      [
        build(enclosures, { limits: { milliseconds: 300 } }),
        build(enclosures, { limits: { memory: 20_000_000 } }),
        build(enclosures, { signal: AbortSignal.abort() }),
        build(enclosures, { signal: AbortSignal.timeout(200) }),
      ].map(async (building) => ((await failureOf(building)) as PacketFailure).reason),
    );
    expect(reasons).toEqual(["timeout", "memory", "cancelled", "cancelled"]);
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
    process.env.TMPDIR = await mkdtemp(path.join(folder, "work-"));
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
