import type { Chart } from "@/lib/domain/reading/chart/chart";

/**
 * Titles of the appeal's papers of which the letter uses nothing because they are about somebody else, and which stay behind for it. Nothing
 * has to be settled, but whoever uploaded one took it for this patient's.
 */
export function papersOfOthers(
  { facts, leftOut }: Chart,
  papers: readonly { id: string; title: string }[],
  enclosed: readonly string[],
): string[] {
  const isOfOthers = (id: string) =>
    !enclosed.includes(id) &&
    leftOut.some(({ documentId, reason }) => documentId === id && reason === "other_patient") &&
    !facts.some(({ place }) => place.documentId === id);
  return papers.flatMap(({ id, title }) => (isOfOthers(id) ? [title] : []));
}
