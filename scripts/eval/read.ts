import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { DocumentText, PageText } from "@/lib/core/document-text";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { Truth } from "./compare";

const MEDIA_TYPES: Record<string, MediaType> = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".tif": "image/tiff",
  ".tiff": "image/tiff",
};

/** The documents of a folder: DIR/*.txt and DIR/files/*. */
async function listFiles(dir: string): Promise<string[]> {
  const inside = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  const texts = (await inside(dir)).filter((name) => name.endsWith(".txt"));
  const files = (await inside(path.join(dir, "files"))).filter(
    (name) => MEDIA_TYPES[path.extname(name).toLowerCase()],
  );
  return [...texts, ...files.map((name) => path.join("files", name))];
}

/** A document to be measured: its name, what kind of file it is, and how its words are had. */
export type Source = { file: string; fileKind: string; read: () => Promise<DocumentText> };

export async function sourcesIn(
  dir: string,
): Promise<{ sources: Source[]; truth: Record<string, Truth> | undefined }> {
  const files = await listFiles(dir);
  return {
    sources: files.map((file) => ({
      file,
      fileKind: fileKindOf(file),
      read: () => readText(path.join(dir, file)),
    })),
    truth: await readTruth(dir),
  };
}

const exported = z.object({
  documents: z.array(
    z.object({
      document: z.string(),
      kind: z.string().nullable(),
      corrections: z.record(z.string(), z.object({ value: z.string() })),
      pages: z.array(z.custom<PageText>((page) => typeof page === "object" && page !== null)),
    }),
  ),
});

/** What a practice exported of its corrections: only the corrected fields are measured, from the words as they were read. */
export async function sourcesOfCorrections(
  file: string,
): Promise<{ sources: Source[]; truth: Record<string, Truth> }> {
  const { documents } = exported.parse(JSON.parse(await readFile(file, "utf8")));
  const truth = documents.map(({ document, corrections }): [string, Truth] => {
    const values = Object.entries(corrections).map(([field, { value }]): [string, unknown] =>
      field === "denial_text" ? ["denial_text_contains", value ? [value] : []] : [field, value || null],
    );
    return [document, { ...Object.fromEntries(values), scored: Object.keys(corrections) }];
  });
  return {
    sources: documents.map(({ document, pages }) => ({
      file: document,
      fileKind: pages.some((page) => page.method === "ocr") ? "scan" : "text",
      read: async () => ({ pages }),
    })),
    truth: Object.fromEntries(truth),
  };
}

export async function readText(file: string): Promise<DocumentText> {
  const extension = path.extname(file).toLowerCase();
  if (extension === ".txt") return fromPlainText(await readFile(file, "utf8"));
  const { readDocument } = await import("@/lib/integrations/reader/read-document");
  const mediaType = MEDIA_TYPES[extension];
  if (!mediaType) throw new Error(`no reader for ${extension} files`);
  return readDocument({ path: file, mediaType });
}

export async function readTruth(dir: string): Promise<Record<string, Truth> | undefined> {
  const text = await readFile(path.join(dir, "truth.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, Truth>);
}

/** A file is measured by the truth of its own name, else of the text it was made from. */
export function truthOf(file: string, truth: Record<string, Truth>): Truth | undefined {
  const name = path.parse(file).name;
  return truth[file] ?? truth[`${name}.txt`] ?? truth[`${name.replace(/\.(?:scan|fax|photo|pdf)$/, "")}.txt`];
}

/** What a file is to the reader: "text", "pdf", "scan", "fax", "photo". */
function fileKindOf(file: string): string {
  const { name, ext } = path.parse(file);
  if (ext === ".txt") return "text";
  return /\.(scan|fax|photo)$/.exec(name)?.[1] ?? ext.slice(1).toLowerCase();
}
