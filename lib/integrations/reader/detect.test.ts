import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { denialFile } from "@/tests/support/file-bytes";
import { pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { refusedFiles } from "@/tests/support/refused-files";
import { unreadableFiles } from "@/tests/support/unreadable-files";
import { docx, wordParagraph } from "@/tests/support/zip-builder";
import { detectFile, FileRefused } from "./detect";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "detect-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const refusal = (file: string, name: string, declared?: string) =>
  detectFile(file, name, declared).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("detectFile", () => {
  it.each([
    ["denial-02.pdf", "application/pdf", "application/pdf"],
    ["denial-04.pdf", "application/octet-stream", "application/pdf"],
    ["denial-08.png", undefined, "image/png"],
    ["denial-22.jpg", "image/jpg", "image/jpeg"],
    ["denial-12.docx", "", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("takes %s declared as %s", async (name, declared, mediaType) => {
    expect(await detectFile(denialFile(name), name.toUpperCase(), declared)).toEqual({ mediaType });
  });

  it("takes a PDF behind a byte order mark and a Word document with an embedded sheet", async () => {
    const marked = path.join(folder, "marked");
    const page = pdfOfPages([{ content: textLines(["Denied"]) }]);
    await writeFile(marked, Buffer.concat([Buffer.from("\uFEFF"), page]));
    expect(await detectFile(marked, "letter.pdf")).toEqual({ mediaType: "application/pdf" });
    const word = path.join(folder, "word");
    await writeFile(word, docx(wordParagraph("Denied"), [{ name: "word/embeddings/a.xlsx", data: "x" }]));
    expect((await detectFile(word, "letter.docx")).mediaType).toContain("wordprocessingml");
  });

  it("refuses every disguised, damaged and hostile file for its reason, with a sentence", async () => {
    const wrong: string[] = [];
    for (const { name, bytes, declared, refused } of refusedFiles()) {
      const file = path.join(folder, "file");
      await writeFile(file, bytes);
      const error = await refusal(file, name, declared);
      const reason = error instanceof FileRefused ? error.reason : String(error);
      if (reason !== refused) wrong.push(`${name}: ${reason} instead of ${refused}`);
      else expect((error as FileRefused).message).toMatch(/^Th.+\. .+\.$/);
    }
    expect(wrong).toEqual([]);
  });

  it("refuses more than 50 MB without reading it", async () => {
    const file = path.join(folder, "large.pdf");
    await writeFile(file, pdfOfPages([{ content: textLines(["Denied"]) }]));
    await truncate(file, 52_428_801);
    expect(await refusal(file, "large.pdf")).toMatchObject({ reason: "too_large" });
  });

  it("has a corpus of at least 100 bad files", async () => {
    expect(refusedFiles().length + (await unreadableFiles()).length).toBeGreaterThanOrEqual(100);
  });
});
