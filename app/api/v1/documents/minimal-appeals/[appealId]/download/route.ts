export { letterDownload as GET } from "@/lib/transport/letter-download";

/** Seconds: a letter that has no PDF yet is printed. */
export const maxDuration = 120;
