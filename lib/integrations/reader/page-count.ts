import type { ReadJob } from "./messages";
import { countPdfPages } from "./pdf";
import { countFrames } from "./picture";

/** The number of a file's pages, without reading them. Only the reading process calls it. Throws ReadFailure. */
export async function countFilePages(job: Pick<ReadJob, "file" | "mediaType" | "limits">): Promise<number> {
  if (job.mediaType === "application/pdf") return countPdfPages(job.file, job.limits);
  return job.mediaType === "image/tiff" ? countFrames(job.file) : 1;
}
