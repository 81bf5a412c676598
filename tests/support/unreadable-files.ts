import { DOCX, type MediaType } from "@/lib/integrations/reader/media-types";
import type { ReadFailureReason } from "@/lib/integrations/reader/read-failure";
import { cut, padded, sample } from "./file-bytes";
import { blankPng, jpegClaiming, lockedPdf, pictureBomb, streamBomb } from "./hostile-files";
import { pdf, pdfOfPages, textLines } from "./pdf-builder";
import { tiff } from "./tiff-builder";
import { contentTypes, docx, wordParagraph, wordPart, zip } from "./zip-builder";

/** A file that looks right from outside, and fails when it is read. `process`: needs the limits of a process of its own. */
export type UnreadableFile = {
  name: string;
  mediaType: MediaType;
  bytes: Buffer;
  fails: ReadFailureReason[];
  process?: boolean;
};

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
