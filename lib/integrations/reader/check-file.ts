import { readFile } from "node:fs/promises";
import { DOCX } from "./media-types";
import type { Checked, ReadJob } from "./messages";
import { ReadFailure } from "./read-failure";

/**
 * Opens a file to its last page without reading it, and says what it holds beside its pages. Only the reading process
 * calls it, which loads PDFium, the decoder of pictures or the Word reader, never two. Throws ReadFailure.
 */
export async function checkFile(job: ReadJob): Promise<Checked> {
  switch (job.mediaType) {
    case "application/pdf": {
      const { checkPdf } = await import("./check-pdf");
      return checkPdf(job);
    }
    case "image/png":
    case "image/jpeg":
    case "image/tiff": {
      const { holdsTestSignatureInPicture } = await import("./picture-chunks");
      const infected = holdsTestSignatureInPicture(await readFile(job.file));
      if (infected) return { pages: 1, infected, flattened: false };
      const { decodeFrames } = await import("./picture");
      return { pages: await decodeFrames(job.file, job.limits), infected, flattened: false };
    }
    case DOCX: {
      const { checkDocx } = await import("./check-docx");
      return { pages: 1, infected: await checkDocx(job.file), flattened: false };
    }
    default:
      throw new ReadFailure("unsupported");
  }
}
