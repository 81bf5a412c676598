/** Text of a row is cut here; the full text stays within reach (docs/product.md, F11). */
export const TEXT_CUTS = { uhcDescription: 50, notes: 100 } as const;

/** The text as it is shown, and whether it is only its beginning. A cut text ends in "…" beyond `length`. */
export function cutText(text: string, length: number): { shown: string; isCut: boolean } {
  const letters = [...text];
  if (letters.length <= length) return { shown: text, isCut: false };
  return { shown: `${letters.slice(0, length).join("").trimEnd()}…`, isCut: true };
}

/** "3 documents on file": whether what an item asks for may be there already. */
export function documentWords(count: number): string {
  if (count === 0) return "Needs documents, none on file";
  return `Needs documents, ${count} on file`;
}
