import type { Box } from "@/lib/core/document-text";

/** What the viewer marks: words of one page of one document. */
export type Highlight = { documentId: string; page: number; boxes: readonly Box[]; label: string };
