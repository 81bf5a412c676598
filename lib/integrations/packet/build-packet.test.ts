import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { CLAIM, cover, enclosure, failureOf, LINES, mixed, packetWorkshop } from "@/tests/support/packets";
import { pdf, pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { tiff } from "@/tests/support/tiff-builder";
import { docx, wordParagraph } from "@/tests/support/zip-builder";
import { DOCX } from "../reader/media-types";
import type { Packet, PacketInput } from "./build-packet";

const { build, assemble } = packetWorkshop();

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

  it("stamps every page at its foot, below everything else, as the letter cites it, on paper of Letter size", async () => {
    const enclosures = packet.parts.filter(({ kind }) => kind === "enclosure");
    const cited = enclosures.flatMap(({ pages }, at) =>
      Array.from({ length: pages }, (_, page) => `Enclosure ${at + 1}, page ${page + 1} · `),
    );
    const document = await getDocumentProxy(new Uint8Array(packet.bytes));
    for (let number = 1; number <= packet.pages; number += 1) {
      const page = await document.getPage(number);
      expect([...page.view].sort((a, b) => a - b)).toEqual([0, 0, 612, 792]);
      expect(page.rotate).toBe(0);
      const items = (await page.getTextContent()).items.flatMap((item) =>
        "str" in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
      );
      const foot = items.filter(({ y }) => y < 32);
      expect(foot.map(({ text }) => text).join("")).toBe(
        `${cited[number - 4] ?? ""}Claim ${CLAIM} · page ${number} of 15`,
      );
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
    expect(info).toMatchObject({ Title: "Appeal letter", Producer: "Appeals desk", Creator: "Appeals desk" });
    expect(Object.keys(info)).not.toContain("Author");
  });

  it("keeps grays gray, at a scan's resolution", async () => {
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

  it("bounds large pictures and keeps color, black and white as they are", async () => {
    const large = await sharp({ create: { width: 5000, height: 6000, channels: 3, background: "#c04040" } })
      .png()
      .toBuffer();
    const bilevel = await sharp({ create: { width: 1700, height: 2200, channels: 3, background: "#ffffff" } })
      .threshold()
      .toColorspace("b-w")
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

  it("leaves pages behind: the others keep their numbers, and the list says what is missing", async () => {
    const says = (words: string) => ({ content: textLines([words]) });
    const chart = pdfOfPages([says("Own first"), says("Somebody else"), says("Own third")]);
    const frame = { width: 40, height: 40, pixels: Buffer.alloc(1600, 120) };
    const { bytes, parts } = await build([
      enclosure("Denial letter", pdfOfPages([says("Denied")])),
      { ...enclosure("Chart", chart), leftOut: [2] },
      { ...enclosure("A fax", tiff([frame, frame, frame]), "image/tiff"), leftOut: [1, 2] },
    ]);
    const pages = await textsOf(bytes);
    expect(parts.slice(2).map(({ pages: count }) => count)).toEqual([1, 2, 1]);
    expect(pages.join()).toMatch(/Chart \(without page 2\)\s+2\s+pages 5 to 6/);
    expect(pages.slice(-3)).toEqual([
      expect.stringMatching(/Own first.*Enclosure 2, page 1 · /s),
      expect.stringMatching(/Own third.*Enclosure 2, page 3 · /s),
      expect.stringMatching(/Enclosure 3, page 3 · /),
    ]);
    expect(await insideOf(bytes)).toContain("Own third");
    expect(await insideOf(bytes)).not.toContain("Somebody else");
  });

  it("takes nothing along that only a page left behind draws, where all pages share one list of pictures", async () => {
    const picture = (width: number) => ({
      dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8`,
      stream: Buffer.alloc(width, 100),
    });
    const form = {
      dictionary: "/Type /XObject /Subtype /Form /BBox [0 0 612 792]",
      stream: Buffer.from("q 50 0 0 50 90 500 cm /OfForm Do Q"),
    };
    const draws = (...names: string[]) => ({
      dictionary: "",
      stream: Buffer.from(names.map((name) => `q 100 0 0 100 50 600 cm /${name} Do Q`).join(" ")),
    });
    const page = (contents: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Resources 5 0 R >>`;
    const chart = pdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
      page(6),
      page(7),
      "<< /XObject << /Own#41 8 0 R /Other 9 0 R /Form 10 0 R /OfForm 11 0 R >> >>",
      draws("OwnA", "Form"),
      draws("Other"),
      picture(3),
      picture(5),
      form,
      picture(7),
    ]);
    const { bytes } = await build([{ ...enclosure("Chart", chart), leftOut: [2] }]);
    expect((await picturesOf(bytes)).map(({ width }) => width).sort()).toEqual([3, 7]);
  });

  it("is refused when no page of a document is left", async () => {
    const nothing = { ...enclosure("Chart", pdfOfPages([{ content: textLines(LINES) }])), leftOut: [1] };
    expect(await failureOf(build([nothing]))).toMatchObject({
      reason: "nothing_left",
      sentence: expect.stringContaining("“Chart”, has no page left to enclose."),
    });
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
