import type { Node } from "@tiptap/pm/model";
import { BLANK } from "./letter-stats";

/** A stretch of the editor's document. */
export type Place = { from: number; to: number };

/** All places of the editor's document whose text matches, in its order. */
function placesOf(doc: Node, pattern: RegExp): Place[] {
  const places: Place[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    // A line break counts as one character, as it does in positions.
    const text = node.textBetween(0, node.content.size, "\n", "\n");
    for (const match of text.matchAll(pattern)) {
      const from = position + 1 + match.index;
      places.push({ from, to: from + match[0].length });
    }
    return false;
  });
  return places;
}

export const blankPlaces = (doc: Node) => placesOf(doc, BLANK);

/** Where a text stands for the n-th time (from 0); its spaces match any white space. */
export function placeOf(doc: Node, text: string, occurrence: number): Place | null {
  const escaped = text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/\s+/g, "\\s+");
  if (escaped === "") return null;
  const all = placesOf(doc, new RegExp(escaped, "g"));
  return all[occurrence] ?? all.at(-1) ?? null;
}
