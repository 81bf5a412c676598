import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { FileRefusedReason } from "@/lib/integrations/reader/file-refused";
import { DOCX, type MediaType } from "@/lib/integrations/reader/media-types";
import type { ReadFailureReason } from "@/lib/integrations/reader/read-failure";
import { pdf, pdfOfPages, textLines } from "./pdf-builder";
import { tiff } from "./tiff-builder";
import { contentTypes, docx, wordParagraph, wordPart, zip } from "./zip-builder";

export const denialFile = (name: string) =>
  fileURLToPath(new URL(`../fixtures/denials/${name}`, import.meta.url));

/** A file that an upload must refuse. */
export type RefusedFile = { name: string; bytes: Buffer; declared?: string; refused: FileRefusedReason };

/** A file that looks right from outside, and fails when it is read. `process`: needs the limits of a process of its own. */
export type UnreadableFile = {
  name: string;
  mediaType: MediaType;
  bytes: Buffer;
  fails: ReadFailureReason[];
  process?: boolean;
};

const HTML = "<!DOCTYPE html><html><body><p>Denied</p><script>alert(1)</script></body></html>";
const sample = (name: string) => readFileSync(denialFile(name));
const text = (value: string) => Buffer.from(value, "latin1");
const padded = (start: string) => Buffer.concat([text(start), Buffer.alloc(200)]);
const onePage = () => pdfOfPages([{ content: textLines(["Denial notice", "Claim number 123"]) }]);

export function refusedFiles(): RefusedFile[] {
  const paragraph = wordParagraph("Denied");
  const scan = sample("denial-22.jpg");
  const png = sample("denial-08.png");
  return [
    { name: "empty.pdf", bytes: Buffer.alloc(0), refused: "empty" },
    { name: "empty.docx", bytes: Buffer.alloc(0), refused: "empty" },
    { name: "page.pdf", bytes: text(HTML), refused: "web_page" },
    { name: "page-after-space.pdf", bytes: text(`\n\n  ${HTML}`), refused: "web_page" },
    { name: "page-with-mark.pdf", bytes: text(`\xEF\xBB\xBF${HTML}`), refused: "web_page" },
    { name: "wide-page.pdf", bytes: Buffer.from(`\uFEFF${HTML}`, "utf16le"), refused: "web_page" },
    { name: "page.docx", bytes: text(HTML), refused: "web_page" },
    { name: "page.jpg", bytes: text(`<!-- hello --><html>${HTML}`), refused: "web_page" },
    {
      name: "drawing.png",
      bytes: text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      refused: "web_page",
    },
    { name: "drawing.svg", bytes: text("<svg onload='alert(1)'/>"), refused: "web_page" },
    {
      name: "archived-page.pdf",
      bytes: text(`MIME-Version: 1.0\nContent-Type: multipart/related\n\n${HTML}`),
      refused: "web_page",
    },
    { name: "program.pdf", bytes: padded("MZ\x90\x00"), refused: "program" },
    { name: "program.docx", bytes: padded("\x7FELF\x02\x01\x01"), refused: "program" },
    { name: "script.pdf", bytes: text("#!/bin/sh\nrm -rf ~\n"), refused: "program" },
    { name: "letter.txt", bytes: text("Your claim was denied."), refused: "unsupported" },
    { name: "letter.pdf", bytes: text("Your claim was denied."), refused: "unsupported" },
    {
      name: "letter.doc.pdf",
      bytes: padded("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"),
      refused: "unsupported_word",
    },
    { name: "photo.gif", bytes: padded("GIF89a"), refused: "unsupported_photo" },
    { name: "photo.jpg", bytes: padded("RIFF\x24\0\0\0WEBPVP8 "), refused: "unsupported_photo" },
    { name: "no-extension", bytes: onePage(), refused: "unsupported" },
    { name: "notice.pdf.exe", bytes: onePage(), refused: "unsupported" },
    { name: "notice.png", bytes: onePage(), refused: "mismatch" },
    { name: "scan.png", bytes: scan, refused: "mismatch" },
    { name: "scan.tiff", bytes: png, refused: "mismatch" },
    { name: "notice.docx", bytes: onePage(), refused: "mismatch" },
    { name: "notice.pdf", bytes: docx(paragraph), refused: "mismatch" },
    { name: "declared.pdf", bytes: onePage(), declared: "image/png", refused: "mismatch" },
    {
      name: "declared-page.pdf",
      bytes: onePage(),
      declared: "text/html; charset=utf-8",
      refused: "mismatch",
    },
    { name: "header-only.pdf", bytes: text("%PDF-1.7\n"), refused: "damaged" },
    { name: "header-only.png", bytes: png.subarray(0, 8), refused: "damaged" },
    { name: "header-only.jpg", bytes: scan.subarray(0, 20), refused: "damaged" },
    {
      name: "both.pdf",
      bytes: Buffer.concat([text(`%PDF-1.7\n${HTML}\n`), sample("denial-02.pdf")]),
      refused: "mixed_content",
    },
    { name: "page-first.pdf", bytes: Buffer.concat([text("x = 1\n"), onePage()]), refused: "mixed_content" },
    { name: "page-behind.pdf", bytes: Buffer.concat([onePage(), text(HTML)]), refused: "mixed_content" },
    {
      name: "archive-behind.pdf",
      bytes: Buffer.concat([onePage(), docx(paragraph)]),
      refused: "mixed_content",
    },
    { name: "archive-behind.jpg", bytes: Buffer.concat([scan, docx(paragraph)]), refused: "mixed_content" },
    {
      name: "script-behind.png",
      bytes: Buffer.concat([png, text("<script>alert(1)</script>")]),
      refused: "mixed_content",
    },
    { name: "huge-square.png", bytes: pngHeader(16_000, 16_000), refused: "too_large_picture" },
    { name: "no-width.png", bytes: pngHeader(0, 100), refused: "damaged" },
    {
      name: "macros.docx",
      bytes: docx(paragraph, [{ name: "word/vbaProject.bin", data: "x" }]),
      refused: "macros",
    },
    { name: "macros.docm", bytes: docx(paragraph), refused: "macros" },
    {
      name: "macro-type.docx",
      bytes: zip([
        contentTypes("application/vnd.ms-word.document.macroEnabled.main+xml"),
        { name: "word/document.xml", data: wordPart("document", paragraph) },
      ]),
      refused: "macros",
    },
    { name: "archive.docx", bytes: zip([{ name: "readme.txt", data: "hello" }]), refused: "unsupported" },
    {
      name: "sheet.docx",
      bytes: zip([
        contentTypes("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
      ]),
      refused: "unsupported",
    },
    {
      name: "bomb.docx",
      bytes: docx(paragraph, [{ name: "word/media/a.bmp", data: Buffer.alloc(8_000_000) }]),
      refused: "archive_bomb",
    },
    {
      name: "claims-much.docx",
      bytes: docx(paragraph, [{ name: "word/media/a.bmp", data: "x", statedSize: 3_000_000_000 }]),
      refused: "archive_bomb",
    },
    {
      name: "many-entries.docx",
      bytes: docx(
        paragraph,
        Array.from({ length: 2_500 }, (_, index) => ({ name: `word/media/${index}`, data: "" })),
      ),
      refused: "archive_bomb",
    },
    {
      name: "overlapping.docx",
      bytes: docx(paragraph, [
        { name: "a", data: "x".repeat(900) },
        { name: "b", data: "x".repeat(900), sharesPrevious: true },
      ]),
      refused: "archive_bomb",
    },
    {
      name: "nested.docx",
      bytes: docx(paragraph, [{ name: "word/embeddings/more.zip", data: zip([]) }]),
      refused: "archive_bomb",
    },
    {
      name: "link.docx",
      bytes: docx(paragraph, [{ name: "word/link", data: "/etc/passwd", symbolicLink: true }]),
      refused: "archive_bomb",
    },
    {
      name: "climbing.docx",
      bytes: docx(paragraph, [{ name: "../../evil", data: "x" }]),
      refused: "damaged",
    },
    {
      name: "locked.docx",
      bytes: docx(paragraph, [{ name: "word/secret", data: "x", encrypted: true }]),
      refused: "encrypted",
    },
    ...[0.2, 0.5, 0.8, 0.99].map((share) => ({
      name: `cut-off-at-${share}.docx`,
      bytes: cut(sample("denial-12.docx"), share),
      refused: "damaged" as const,
    })),
  ];
}

export async function unreadableFiles(): Promise<UnreadableFile[]> {
  const damaged: ReadFailureReason[] = ["damaged", "encrypted", "no_pages"];
  const cutOff = (name: string, mediaType: MediaType, shares: number[]) =>
    shares.map((share) => ({
      name: `${name} cut off at ${share}`,
      mediaType,
      bytes: cut(sample(name), share),
      fails: damaged,
    }));
  const frame = { width: 64, height: 64, pixels: Buffer.alloc(64 * 64, 255) };
  const pages = (tree: string, ...more: string[]) =>
    pdf(["<< /Type /Catalog /Pages 2 0 R >>", tree, ...more]);
  const leaf = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>";
  return [
    ...cutOff("denial-02.pdf", "application/pdf", [0.05, 0.2, 0.4, 0.6, 0.8, 0.95]),
    ...cutOff("denial-04.pdf", "application/pdf", [0.01, 0.3, 0.6, 0.9]),
    ...cutOff("denial-08.png", "image/png", [0.01, 0.3, 0.6, 0.9]),
    ...cutOff("denial-22.jpg", "image/jpeg", [0.001, 0.3, 0.6, 0.9]),
    { name: "TIFF cut off", mediaType: "image/tiff", bytes: cut(tiff([frame]), 0.5), fails: damaged },
    {
      name: "noise behind a PDF header",
      mediaType: "application/pdf",
      bytes: padded("%PDF-1.7\n"),
      fails: damaged,
    },
    {
      name: "PDF with a password",
      mediaType: "application/pdf",
      bytes: await lockedPdf(),
      fails: ["encrypted"],
    },
    {
      name: "PDF without pages",
      mediaType: "application/pdf",
      bytes: pages("<< /Type /Pages /Kids [] /Count 0 >>"),
      fails: ["no_pages", "damaged"],
    },
    {
      name: "PDF of 500 pages",
      mediaType: "application/pdf",
      bytes: pdfOfPages(Array.from({ length: 500 }, () => ({ content: textLines(["x"]) }))),
      fails: ["too_many_pages"],
    },
    {
      name: "PDF that claims 50,000 pages",
      mediaType: "application/pdf",
      bytes: pages("<< /Type /Pages /Kids [3 0 R] /Count 50000 >>", leaf),
      fails: ["too_many_pages"],
    },
    {
      name: "PDF whose page tree loops",
      mediaType: "application/pdf",
      bytes: pages(
        "<< /Type /Pages /Kids [3 0 R] /Count 20 >>",
        "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 20 >>",
      ),
      fails: ["damaged", "no_pages", "no_text"],
    },
    {
      name: "PDF without a catalog",
      mediaType: "application/pdf",
      bytes: pdf(["<< /Type /Nothing >>"]),
      fails: damaged,
    },
    {
      name: "blank PDF",
      mediaType: "application/pdf",
      bytes: pages("<< /Type /Pages /Kids [3 0 R] /Count 1 >>", leaf),
      fails: ["no_text"],
    },
    {
      name: "PDF with a doubly packed stream of 1.5 GB",
      mediaType: "application/pdf",
      bytes: streamBomb(),
      fails: ["memory", "timeout", "no_text", "damaged", "too_complex"],
      process: true,
    },
    {
      name: "PDF with a picture of 60,000 pixels square",
      mediaType: "application/pdf",
      bytes: pictureBomb(),
      fails: ["memory", "timeout", "no_text", "damaged"],
      process: true,
    },
    {
      name: "16,000-pixel-square PNG",
      mediaType: "image/png",
      bytes: blankPng(16_000),
      fails: ["too_large_picture"],
    },
    {
      name: "65,000-pixel-square JPEG",
      mediaType: "image/jpeg",
      bytes: jpegClaiming(65_000),
      fails: ["too_large_picture"],
    },
    {
      name: "TIFF of 2,000 frames",
      mediaType: "image/tiff",
      bytes: tiff(Array.from({ length: 2_000 }, () => frame)),
      fails: ["too_many_pages"],
    },
    {
      name: "TIFF whose frames loop",
      mediaType: "image/tiff",
      bytes: tiff([frame, frame], { loop: true }),
      fails: ["too_many_pages", "damaged", "no_text"],
    },
    {
      name: "TIFF that claims 30,000 pixels square",
      mediaType: "image/tiff",
      bytes: tiff([{ ...frame, width: 30_000, height: 30_000 }]),
      fails: ["too_large_picture", "damaged"],
    },
    ...unreadableWord(),
  ];
}

function unreadableWord(): UnreadableFile[] {
  const of = (name: string, bytes: Buffer, ...fails: ReadFailureReason[]): UnreadableFile => ({
    name,
    mediaType: DOCX,
    bytes,
    fails,
  });
  const body = (data: string | Buffer, statedSize?: number) =>
    zip([
      contentTypes(),
      { name: "word/document.xml", data, ...(statedSize === undefined ? {} : { statedSize }) },
    ]);
  const entity = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${"bcdefghij"[i]} "${`&${"abcdefghi"[i]};`.repeat(10)}">`).join("")}]>`;
  const xml = wordPart("document", wordParagraph("Denied"));
  return [
    of(
      "DOCX with an entity bomb",
      body(`<?xml version="1.0"?>${entity}<w:document xmlns:w="x">&j;</w:document>`),
      "too_complex",
      "damaged",
    ),
    of(
      "DOCX with an outside entity",
      body(`<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.slice(21)}`),
      "too_complex",
      "damaged",
    ),
    of("DOCX that states a smaller size", body(xml, 40), "damaged"),
    of("DOCX that states a larger size", body(xml, 4_000), "damaged"),
    of("DOCX without a body", zip([contentTypes()]), "damaged"),
    of("DOCX with broken XML", body(xml.slice(0, -30)), "damaged"),
    of("DOCX with bytes for XML", body(Buffer.alloc(500, 7)), "damaged"),
    of("DOCX nested 3,000 deep", docx("<w:sdt>".repeat(3_000) + "</w:sdt>".repeat(3_000)), "too_complex"),
    of(
      "DOCX of tables in tables",
      docx(`${"<w:tbl><w:tr><w:tc>".repeat(40)}${"</w:tc></w:tr></w:tbl>".repeat(40)}`),
      "too_complex",
    ),
    of(
      "DOCX of 200 pages",
      docx('<w:p><w:r><w:t>x</w:t><w:br w:type="page"/></w:r></w:p>'.repeat(200)),
      "too_many_pages",
    ),
    of("blank DOCX", docx("<w:p/>"), "no_text"),
  ];
}

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

async function lockedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: "secret", ownerPassword: "other" });
  return Buffer.from(await document.save());
}

/** 1.5 GB of spaces: one packed piece that ends at a byte, repeated. */
function streamBomb(): Buffer {
  const piece = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, 0x20), { finishFlush: constants.Z_SYNC_FLUSH });
  const LAST_BLOCK = [0x03, 0x00];
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(96).fill(piece), Buffer.from(LAST_BLOCK)]);
  return pdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
    { dictionary: "/Filter [/FlateDecode /FlateDecode]", stream: deflateSync(once, { level: 9 }) },
  ]);
}

function pictureBomb(): Buffer {
  return pdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>",
    { dictionary: "", stream: Buffer.from("q 612 0 0 792 0 0 cm /Scan Do Q") },
    {
      dictionary:
        "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
      stream: deflateSync(Buffer.alloc(30_000_000), { level: 9 }),
    },
  ]);
}

/** A white picture of one bit a pixel. */
function blankPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from(sample("denial-08.png"));
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

/** A JPEG whose frame header states another size than its data has. */
function jpegClaiming(side: number): Buffer {
  const bytes = Buffer.from(sample("denial-22.jpg"));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}
