/** Why a document could not be read, with the sentence the user sees. */
const SENTENCES = {
  empty: "This file is empty. Upload the document again.",
  no_text:
    "No text could be found in this file. Upload a sharper scan (300 dpi, not too light) or the original document.",
  no_pages: "This document has no pages. Export or scan it again and upload the new file.",
  too_many_pages:
    "This document has more pages than can be read at once. Upload only the pages of the notice.",
  encrypted: "This file is protected with a password. Save a copy without the password and upload it again.",
  damaged: "This file is damaged or incomplete. Download or scan it again and upload the new file.",
  too_large_picture:
    "This picture has more than 40 million pixels. Scan it at 300 dpi or save a smaller copy and upload that.",
  too_complex: "This file contains more than can be read safely. Print it to a new PDF and upload that.",
  active:
    "This file runs programs or loads other files when it is opened. Print it to a new PDF and upload that.",
  timeout:
    "Reading this file took too long. Split it into smaller files, or upload only the pages of the notice.",
  memory: "This file needs more memory than is allowed. Print it to a new PDF and upload that.",
  unsupported: "This kind of file cannot be read. Upload it as PDF, DOCX, JPG, PNG or TIFF.",
  canceled: "Reading was stopped. Start it again.",
  failed:
    "This file could not be read. Try again; if that does not help, print it to a new PDF and upload that.",
} as const;

export type ReadFailureReason = keyof typeof SENTENCES;

export const isReadFailureReason = (value: unknown): value is ReadFailureReason =>
  typeof value === "string" && Object.hasOwn(SENTENCES, value);

/** Thrown for a file that cannot be read; `message` is a sentence for the user and names nothing of the content. */
export class ReadFailure extends Error {
  readonly reason: ReadFailureReason;

  constructor(reason: ReadFailureReason, options: { cause?: unknown } = {}) {
    super(SENTENCES[reason], options);
    this.name = "ReadFailure";
    this.reason = reason;
  }
}
