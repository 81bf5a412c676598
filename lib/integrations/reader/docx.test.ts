import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { denialFile } from "@/tests/support/file-bytes";
import { docx, wordParagraph, wordPart, type ZipEntry } from "@/tests/support/zip-builder";
import { readDocx } from "./docx";
import { READ_LIMITS } from "./limits";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "docx-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function textOf(body: string, extra: ZipEntry[] = []): Promise<string[]> {
  const file = path.join(folder, "letter.docx");
  await writeFile(file, docx(body, extra));
  return (await readDocx(file, READ_LIMITS)).pages.map(({ text }) => text);
}

const cell = (inner: string, span = 1) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${inner}</w:tc>`;
const tableRow = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;

describe("readDocx", () => {
  it("reads the sample with the payer that stands in the page header only", async () => {
    const { pages } = await readDocx(denialFile("denial-12.docx"), READ_LIMITS);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ number: 1, method: "structure" });
    expect(pages[0]?.text.split("\n")[0]).toContain("Florida Blue");
    expect(pages[0]?.text).toMatch(/^Patient {2,}NGUYEN, THI MAU$/m);
    expect(pages[0]?.text).toMatch(/^Adjustment code {2,}CO-252$/m);
  });

  it("lays cells out as columns, also under a cell that spans two", async () => {
    const table = `<w:tbl>${tableRow(cell(wordParagraph("Totals"), 2), cell(wordParagraph("9.00")))}${tableRow(
      cell(wordParagraph("99213")),
      cell(wordParagraph("office visit") + wordParagraph("level 3")),
      cell(wordParagraph("120.00")),
    )}</w:tbl>`;
    const [text = ""] = await textOf(table);
    const rows = text.split("\n");
    expect(rows).toHaveLength(3);
    expect(rows[0]?.indexOf("9.00")).toBe(rows[1]?.indexOf("120.00"));
    expect(rows[2]?.indexOf("level 3")).toBe(rows[1]?.indexOf("office visit"));
  });

  it("reads headers, footnotes, footers and text boxes once each", async () => {
    const box = `<w:p><w:r><w:t>Before</w:t><mc:AlternateContent><mc:Choice><w:txbxContent>${wordParagraph("In a box")}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${wordParagraph("In a box")}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const [text = ""] = await textOf(box, [
      { name: "word/header1.xml", data: wordPart("hdr", wordParagraph("Acme Health Plan")) },
      { name: "word/header2.xml", data: wordPart("hdr", wordParagraph("Acme Health Plan")) },
      { name: "word/footer1.xml", data: wordPart("ftr", wordParagraph("Page footer")) },
      {
        name: "word/footnotes.xml",
        data: wordPart("footnotes", `<w:footnote>${wordParagraph("A note")}</w:footnote>`),
      },
    ]);
    expect(text.split("\n").filter(Boolean)).toEqual([
      "Acme Health Plan",
      "Before",
      "In a box",
      "A note",
      "Page footer",
    ]);
  });

  it("leaves out deleted, hidden and field text", async () => {
    const [text] = await textOf(
      "<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>new</w:t></w:r></w:p>",
    );
    expect(text).toBe("new");
  });

  it("makes columns of tabs and pages of page breaks", async () => {
    const pages = await textOf(
      '<w:p><w:r><w:t>Claim</w:t><w:tab/><w:t>12345</w:t><w:br w:type="page"/><w:t>second</w:t></w:r></w:p>',
    );
    expect(pages).toEqual([expect.stringMatching(/^Claim {2,}12345$/), "second"]);
  });
});
