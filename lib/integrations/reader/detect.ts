import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { type Archive, ArchiveRefused, openArchive } from "./archive";
import { FileRefused } from "./file-refused";
import { READ_LIMITS } from "./limits";
import { DOCX, type MediaType } from "./media-types";

export { FileRefused } from "./file-refused";
export type { MediaType } from "./media-types";

const EXTENSIONS: Record<string, MediaType> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  tif: "image/tiff",
  tiff: "image/tiff",
  docx: DOCX,
};

/** Names under which browsers and scanners declare the same types. */
const DECLARED: Record<string, MediaType> = {
  "application/pdf": "application/pdf",
  "application/x-pdf": "application/pdf",
  "image/png": "image/png",
  "image/x-png": "image/png",
  "image/jpeg": "image/jpeg",
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "image/tiff": "image/tiff",
  "image/tif": "image/tiff",
  [DOCX]: DOCX,
};
const NOT_SPECIFIC = new Set(["", "application/octet-stream", "binary/octet-stream", "application/unknown"]);

const HEAD_BYTES = 4_100;
/** A ZIP archive's end record is in its last 22 + 65,535 bytes. */
const TAIL_BYTES = 66_000;
const MARKUP_BYTES = 2_048;
/** A PDF, PNG, JPEG or TIFF with a single pixel or page is larger than this. */
const LEAST_BYTES = 60;

/**
 * Says what an uploaded file is. Its extension, its content and (when specific) the declared type have to agree. Reads
 * some kilobytes and an archive's directory, never parses a PDF or decodes a picture: safe in the web process.
 * Throws FileRefused.
 */
export async function detectFile(
  path: string,
  originalName: string,
  declaredType?: string,
): Promise<{ mediaType: MediaType }> {
  const { size, head, tail } = await readEnds(path);
  if (size === 0) throw new FileRefused("empty");
  if (size > MAX_FILE_BYTES) throw new FileRefused("too_large");
  const extension = /\.([^.\s]+)\s*$/.exec(originalName)?.[1]?.toLowerCase() ?? "";
  if (extension === "docm" || extension === "dotm") throw new FileRefused("macros");
  const found = await contentType(path, head);
  const named = EXTENSIONS[extension];
  if (!named)
    throw new FileRefused(
      /^hei[cf]$|^webp$|^gif$|^bmp$/.test(extension) ? "unsupported_photo" : "unsupported",
    );
  if (found !== named) throw new FileRefused("mismatch");
  const declared = (declaredType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!NOT_SPECIFIC.has(declared) && DECLARED[declared] !== found) throw new FileRefused("mismatch");
  if (size < LEAST_BYTES) throw new FileRefused("damaged");
  if (found !== DOCX) refuseSecondFile(head, tail);
  if (found === "image/png") checkPngSize(head);
  return { mediaType: found };
}

async function contentType(path: string, head: Buffer): Promise<MediaType> {
  const text = head.toString("latin1");
  const start = text.replace(/^(?:\xEF\xBB\xBF)?\s+|^\xEF\xBB\xBF/, "");
  if (start.startsWith("%PDF-")) return "application/pdf";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "image/tiff";
  if (text.startsWith("PK")) return wordDocument(path);
  if (isMarkup(start) || isMarkup(utf16(head))) throw new FileRefused("web_page");
  if (/^MZ|^\x7FELF|^#!|^\xCA\xFE\xBA\xBE|^[\xCE\xCF]\xFA\xED\xFE|^\0asm/.test(text))
    throw new FileRefused("program");
  if (text.startsWith("\xD0\xCF\x11\xE0")) throw new FileRefused("unsupported_word");
  const other = await fileTypeFromBuffer(head).catch(() => undefined);
  if (other?.mime.startsWith("image/")) throw new FileRefused("unsupported_photo");
  if (/executable|x-msdownload|x-elf|x-mach/.test(other?.mime ?? "")) throw new FileRefused("program");
  throw new FileRefused(text.slice(0, 1024).includes("%PDF-") ? "mixed_content" : "unsupported");
}

async function wordDocument(path: string): Promise<MediaType> {
  let archive: Archive | undefined;
  try {
    archive = await openArchive(path);
    if (archive.names.some((name) => /vbaproject|vbadata\.xml$|\.(bin\.)?exe$/i.test(name))) {
      throw new FileRefused("macros");
    }
    const types = (await archive.read("[Content_Types].xml", 1024 * 1024))?.toString("utf8") ?? "";
    if (/macroEnabled/i.test(types)) throw new FileRefused("macros");
    if (!types.includes("wordprocessingml.document.main+xml")) throw new FileRefused("unsupported");
    return DOCX;
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    const reason = { bomb: "archive_bomb", damaged: "damaged", encrypted: "encrypted" } as const;
    throw new FileRefused(reason[error.reason], { cause: error });
  } finally {
    archive?.close();
  }
}

/** A file that is two things at once is opened as the harmless one here and as the other one elsewhere. */
function refuseSecondFile(head: Buffer, tail: Buffer): void {
  const start = head.subarray(0, MARKUP_BYTES).toString("latin1");
  const end = tail.subarray(-MARKUP_BYTES).toString("latin1");
  if (holdsMarkup(start) || holdsMarkup(end) || endsAsZip(tail)) throw new FileRefused("mixed_content");
}

/** Each comment ends at its first end: one that may run on would be tried in every way of many comments. */
const isMarkup = (text: string) =>
  /^(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype|html|head|body|script|svg|x?html:|iframe|title|table|div|meta|p\b)/i.test(
    text,
  ) ||
  /^MIME-Version:|^Content-Type:\s*(?:multipart|text)/im.test(text.slice(0, 512)) ||
  /^<\?xml/.test(text);

const holdsMarkup = (text: string) =>
  /<(?:html|script|svg|iframe|body|!doctype\s+html|\?php)[\s>/]/i.test(text);

const utf16 = (head: Buffer) =>
  head[0] === 0xff && head[1] === 0xfe ? head.subarray(2).toString("utf16le").trimStart() : "";

function endsAsZip(tail: Buffer): boolean {
  const at = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  // The record's last field is the length of the comment, which fills the rest of the file.
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length;
}

function checkPngSize(head: Buffer): void {
  if (head.length < 33 || head.toString("latin1", 12, 16) !== "IHDR") throw new FileRefused("damaged");
  const pixels = head.readUInt32BE(16) * head.readUInt32BE(20);
  if (pixels === 0) throw new FileRefused("damaged");
  if (pixels > READ_LIMITS.pixels) throw new FileRefused("too_large_picture");
}

async function readEnds(path: string): Promise<{ size: number; head: Buffer; tail: Buffer }> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const from = Math.max(0, size - TAIL_BYTES);
    return { size, head: await read(0, Math.min(size, HEAD_BYTES)), tail: await read(from, size - from) };
  } finally {
    await file.close();
  }
}
