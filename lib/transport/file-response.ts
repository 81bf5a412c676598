import { Readable } from "node:stream";
import { contentDisposition } from "@/lib/domain/document/store/filename";

/** What a browser may show by itself; everything else is only ever saved. */
const SHOWN = ["application/pdf", "image/png", "image/jpeg"];

/**
 * A stored file as an answer that can't act as a page (S32): no sniffing, no scripts, no embedding by others, and
 * saved unless it is a PDF or a plain picture.
 */
export function fileResponse(
  body: Readable | Uint8Array<ArrayBuffer>,
  file: { size: number; filename: string; mediaType: string; show: "inline" | "attachment" },
): Response {
  const inline = file.show === "inline" && SHOWN.includes(file.mediaType);
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : body;
  return new Response(content, {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Length": String(file.size),
      "Content-Disposition": contentDisposition(inline ? "inline" : "attachment", file.filename),
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
