/** Why an upload is not taken, with the sentence the user sees. */
const SENTENCES = {
  empty: "This file is empty. Choose the document again.",
  too_large: "This file is larger than 50 MB. Split it, or scan it with a lower resolution, and upload that.",
  unsupported:
    "This kind of file cannot be uploaded. Save the document as PDF, JPG, PNG or TIFF and upload that.",
  unsupported_photo: "This kind of photo cannot be read. Save it as JPG or PNG and upload that.",
  unsupported_word:
    "This is an old or a protected Word document. Save it as .docx without a password, or as PDF, and upload that.",
  web_page: "This is a web page, not a document. Print the page to a PDF and upload that.",
  program: "This file is a program, not a document. Choose the document itself.",
  mismatch:
    "The name of this file does not match what is in it. Save the document again as PDF, JPG, PNG or TIFF.",
  macros: "This Word document contains macros. Save it as a plain .docx or as PDF and upload that.",
  encrypted: "This file is protected with a password. Save a copy without the password and upload it again.",
  damaged: "This file is damaged or incomplete. Download or scan it again and upload the new file.",
  mixed_content: "This file contains a second, hidden file. Print the document to a new PDF and upload that.",
  archive_bomb:
    "This file unpacks to far more than a document holds. Print the document to a PDF and upload that.",
  too_large_picture:
    "This picture has more than 40 million pixels. Scan it at 300 dpi or save a smaller copy and upload that.",
} as const;

export type FileRefusedReason = keyof typeof SENTENCES;

/** Thrown for an upload that is not what it must be; `message` is a sentence for the user. */
export class FileRefused extends Error {
  readonly reason: FileRefusedReason;

  constructor(reason: FileRefusedReason, options: { cause?: unknown } = {}) {
    super(SENTENCES[reason], options);
    this.name = "FileRefused";
    this.reason = reason;
  }
}
