import type { LetterReviewDto } from "@/lib/domain/letter/schema";

type Counts = Pick<LetterReviewDto, "confirmed" | "in_documents"> & { unsupported: readonly unknown[] };

export function factsTitle({ unsupported }: Counts): string {
  if (unsupported.length === 0) return "Every fact stands in a record or a document";
  return unsupported.length === 1
    ? "1 fact without a source"
    : `${unsupported.length} facts without a source`;
}

const areOrIs = (count: number) => (count === 1 ? "is" : "are");

/** A fact that only the documents have is as good as their reading: it counts as found, not as confirmed. */
export function factsNote({ unsupported, confirmed, in_documents }: Counts): string {
  const known = `${confirmed} ${areOrIs(confirmed)} confirmed by your records or by a person`;
  const found = in_documents === 0 ? known : `${known}, ${in_documents} only read in the documents`;
  if (unsupported.length > 0)
    return `These were not found in any document or record. Of the others, ${found}.`;
  if (in_documents === 0) return `${known}.`;
  return `${found}. Compare ${in_documents === 1 ? "it" : "those"} with the paper.`;
}
