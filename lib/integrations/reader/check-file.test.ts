import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sample } from "@/tests/support/file-bytes";
import { pdfWith } from "@/tests/support/hostile-pdfs";
import { type HostileUpload, hostileUploads } from "@/tests/support/hostile-uploads";
import { docx, wordParagraph } from "@/tests/support/zip-builder";
import { ArchiveRefused } from "./archive";
import { checkFile } from "./check-file";
import { detectFile, FileRefused } from "./detect";
import { READ_LIMITS } from "./limits";
import { DOCX, type MediaType } from "./media-types";
import { ReadFailure } from "./read-failure";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "check-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ENDINGS: Record<MediaType, string> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/tiff": "tiff",
  [DOCX]: "docx",
};

/** Both halves of an upload's acceptance in this process: what it is, and whether it opens. */
async function fateOf({ mediaType, bytes }: Pick<HostileUpload, "mediaType" | "bytes">) {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  try {
    await detectFile(file, `letter.${ENDINGS[mediaType]}`, mediaType);
    const job = { task: "check" as const, file, mediaType, ocrEngine: "auto" as const, workDir: folder };
    const checked = await checkFile({
      ...job,
      limits: { ...READ_LIMITS, pages: 5_000 },
      flatTo: `${file}.flat`,
    });
    if (checked.infected) return { fate: "infected", file };
    return { fate: checked.flattened ? "flattened" : "taken", file };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return { fate: "refused", file };
    if (error instanceof ReadFailure || error instanceof FileRefused || error instanceof ArchiveRefused)
      return { fate: "refused", file };
    throw error;
  }
}

async function textsOf(file: string): Promise<string[]> {
  const { extractText, getDocumentProxy } = await import("unpdf");
  return (await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))))).text;
}

const ACTS =
  /JavaScript|Launch|EmbeddedFile|RichMedia|XFA|Movie|Sound|Rendition|ImportData|SubmitForm|GoToE|GoToR|OpenAction|\/AA\b|\/3D|\/URI|Annots|evil/;

describe("a file that is brought", () => {
  it("is refused, made harmless or found, of more than 300 that mean harm", async () => {
    const files = await hostileUploads();
    expect(files.length).toBeGreaterThanOrEqual(300);
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (const one of files) {
      const { fate, file } = await fateOf(one);
      counts[fate] = (counts[fate] ?? 0) + 1;
      if (fate === "flattened") {
        const copy = (await readFile(`${file}.flat`)).toString("latin1");
        if (ACTS.test(copy)) wrong.push(`${one.name}: the copy still acts: ${ACTS.exec(copy)?.[0]}`);
      }
      const right = fate === one.fate || (one.fate === "flattened" && fate === "refused");
      if (!right) wrong.push(`${one.name}: ${fate}, not ${one.fate}`);
    }
    expect(wrong).toEqual([]);
    // Most of what acts still can be used.
    expect(counts.flattened).toBeGreaterThan(80);
  }, 300_000);

  it("stays as it is when it only is to be shown", async () => {
    const clean: [string, MediaType, Buffer][] = [
      ...["denial-02.pdf", "denial-04.pdf"].map((name): [string, MediaType, Buffer] => [
        name,
        "application/pdf",
        sample(name),
      ]),
      ["denial-08.png", "image/png", sample("denial-08.png")],
      ["denial-22.jpg", "image/jpeg", sample("denial-22.jpg")],
      ["denial-12.docx", DOCX, sample("denial-12.docx")],
      ["opens at its page", "application/pdf", pdfWith({ catalog: "/OpenAction [3 0 R /FitH null]" })],
      [
        "goes to its page",
        "application/pdf",
        pdfWith({ catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>" }),
      ],
      [
        "goes to a page by number",
        "application/pdf",
        pdfWith({ catalog: "/OpenAction 6 0 R", objects: ["<< /S /GoTo /D [3 0 R /Fit] >>"] }),
      ],
      [
        "links to the payer",
        "application/pdf",
        pdfWith({
          page: "/Annots [<< /Type /Annot /Subtype /Link /Rect [1 1 9 9] /A << /S /URI /URI (https://payer.example/) >> >>]",
        }),
      ],
      [
        "a form without scripts",
        "application/pdf",
        pdfWith({
          catalog: "/AcroForm << /Fields [6 0 R] >>",
          page: "/Annots [6 0 R]",
          objects: [
            "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ana) /Rect [9 9 90 30] /P 3 0 R >>",
          ],
        }),
      ],
      ["a Word letter", DOCX, docx(wordParagraph("Denied"))],
    ];
    for (const [name, mediaType, bytes] of clean) {
      const { fate, file } = await fateOf({ mediaType, bytes });
      expect([name, fate]).toEqual([name, "taken"]);
      expect(await readFile(file)).toEqual(bytes);
    }
  });

  it("keeps its words when it is flattened, those typed into its form too", async () => {
    const acting = pdfWith({
      catalog:
        "/OpenAction << /S /JavaScript /JS (x) >> /AcroForm << /Fields [6 0 R] /NeedAppearances true /DR << /Font << /F 5 0 R >> >> /DA (/F 10 Tf 0 g) >>",
      page: "/Annots [6 0 R]",
      objects: [
        "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ana) /F 4 /DA (/F 10 Tf 0 g) /Rect [50 50 200 80] /P 3 0 R >>",
      ],
    });
    const { fate, file } = await fateOf({ mediaType: "application/pdf", bytes: acting });
    expect(fate).toBe("flattened");
    const [text = ""] = await textsOf(`${file}.flat`);
    for (const part of ["Claim number 123", "Ana"]) expect(text).toContain(part);
  });
});
