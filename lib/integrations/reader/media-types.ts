export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The kinds of files that can be read. Which of them an upload accepts is the caller's decision. */
export type MediaType = "application/pdf" | "image/png" | "image/jpeg" | "image/tiff" | typeof DOCX;
