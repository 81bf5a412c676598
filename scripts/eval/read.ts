import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentText } from "@/lib/core/document-text";
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
export async function listFiles(dir: string): Promise<string[]> {
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
export function fileKindOf(file: string): string {
  const { name, ext } = path.parse(file);
  if (ext === ".txt") return "text";
  return /\.(scan|fax|photo)$/.exec(name)?.[1] ?? ext.slice(1).toLowerCase();
}
