import type { ReadJob } from "./messages";

/**
 * The number of a file's pages, without reading them. Only the reading process calls it, which loads PDFium or the
 * decoder of pictures, never both. Throws ReadFailure.
 */
export async function countFilePages(job: Pick<ReadJob, "file" | "mediaType" | "limits">): Promise<number> {
  if (job.mediaType === "application/pdf") {
    const { countPdfPages } = await import("./pdf-document");
    return countPdfPages(job.file, job.limits);
  }
  if (job.mediaType !== "image/tiff") return 1;
  const { countFrames } = await import("./picture");
  return countFrames(job.file);
}
