import type { LetterReviewDto } from "@/lib/domain/letter/schema";

type Counts = Pick<LetterReviewDto, "confirmed" | "in_documents"> & { unsupported: readonly unknown[] };

export function factsTitle({ unsupported }: Counts): string {
  if (unsupported.length === 0) return "Every fact stands in a record or a document";
  return unsupported.length === 1
    ? "1 fact without a source"
    : `${unsupported.length} facts without a source`;
}

/** A fact that only the documents have is as good as their reading: it counts as found, not as confirmed. */
export function factsNote({ unsupported, confirmed, in_documents }: Counts): string {
  const found = `${confirmed} confirmed by your records or by a person, ${in_documents} as read in the documents only`;
  if (unsupported.length > 0)
    return `These were not found in any document or record. Of the others, ${found}.`;
  if (in_documents === 0) return `${confirmed} confirmed by your records or by a person.`;
  return `${found}. Compare ${in_documents === 1 ? "it" : "those"} with the paper.`;
}
