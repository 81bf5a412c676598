import type { FileRefusedReason } from "@/lib/integrations/reader/file-refused";
import { cut, padded, sample, text } from "./file-bytes";
import { pdfOfPages, textLines } from "./pdf-builder";
import { contentTypes, docx, wordParagraph, wordPart, zip } from "./zip-builder";

/** A file that an upload must refuse. */
export type RefusedFile = { name: string; bytes: Buffer; declared?: string; refused: FileRefusedReason };

const HTML = "<!DOCTYPE html><html><body><p>Denied</p><script>alert(1)</script></body></html>";

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

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from(sample("denial-08.png"));
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}
