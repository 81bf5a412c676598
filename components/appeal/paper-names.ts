import type { PAPER_LABELS, PAPER_WORDS } from "@/lib/core/notice-labels";

/** What papers and their stages are called, by the names of the wire: handed in by the server, as no script needs the words. */
export type PaperNames = { words: typeof PAPER_WORDS; labels: typeof PAPER_LABELS };
