import { stat } from "node:fs/promises";
import type { PageText } from "@/lib/core/document-text";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { readDocx } from "./docx";
import { DOCX } from "./media-types";
import type { ReadJob } from "./messages";
import type { Ocr } from "./ocr";
import { readPdf } from "./pdf";
import { readPicture } from "./picture";
import { ReadFailure } from "./read-failure";

/**
 * Reads a file page by page in this process; `ocr` is asked for when the first picture comes. Only the reading process
 * and tests call it: time and memory are not limited here. Throws ReadFailure.
 */
export async function* readPages(
  job: Pick<ReadJob, "file" | "mediaType" | "limits">,
  ocr: () => Promise<Ocr>,
): AsyncGenerator<{ page: PageText; of: number }> {
  const { size } = await stat(job.file);
  if (size === 0) throw new ReadFailure("empty");
  if (size > MAX_FILE_BYTES) throw new ReadFailure("too_complex");
  switch (job.mediaType) {
    case "application/pdf":
      return yield* readPdf(job.file, job.limits, ocr);
    case "image/png":
    case "image/jpeg":
    case "image/tiff":
      return yield* readPicture(job.file, job.limits, ocr);
    case DOCX: {
      const { pages } = await readDocx(job.file, job.limits);
      for (const page of pages) yield { page, of: pages.length };
      return;
    }
    default:
      throw new ReadFailure("unsupported");
  }
}
