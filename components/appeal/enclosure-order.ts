import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import type { EnclosedDto } from "@/lib/domain/appeal/schema";

/** Which documents go into the packet: all of the appeal's in the order of the screen, and those that are chosen. */
export type Enclosing = { order: readonly string[]; chosen: ReadonlySet<string> };

/** The packet's documents in its order. */
export const enclosedIds = ({ order, chosen }: Enclosing): string[] => order.filter((id) => chosen.has(id));

/** Begins with what the last PDF enclosed, in its order; the appeal's other documents follow unchosen. */
export function startEnclosing(documents: readonly string[], exported: readonly string[]): Enclosing {
  const kept = exported.filter((id) => documents.includes(id));
  return { order: [...kept, ...documents.filter((id) => !kept.includes(id))], chosen: new Set(kept) };
}

/** The same for the documents as they are now: new ones come last, those that are gone drop out. */
export function withDocuments({ order, chosen }: Enclosing, documents: readonly string[]): Enclosing {
  const kept = order.filter((id) => documents.includes(id));
  return {
    order: [...kept, ...documents.filter((id) => !kept.includes(id))],
    chosen: new Set([...chosen].filter((id) => documents.includes(id))),
  };
}

export function toggled(enclosing: Enclosing, id: string): Enclosing {
  const chosen = new Set(enclosing.chosen);
  if (!chosen.delete(id)) chosen.add(id);
  return { ...enclosing, chosen };
}

/** Takes a chosen document to the place of the chosen one before or after it, over what is not chosen. */
export function moved(enclosing: Enclosing, id: string, by: -1 | 1): Enclosing {
  const ids = enclosedIds(enclosing);
  const neighbor = ids[ids.indexOf(id) + by];
  if (!enclosing.chosen.has(id) || neighbor === undefined) return enclosing;
  const order = enclosing.order.filter((other) => other !== id);
  order.splice(order.indexOf(neighbor) + (by === 1 ? 1 : 0), 0, id);
  return { ...enclosing, order };
}

/** The pages that stay behind, of each of these. */
export const leftOutOf = (
  documents: readonly Pick<AppealDocumentDto, "id" | "pages_left_out">[],
  ids: readonly string[],
): string =>
  ids.map((id) => documents.find((document) => document.id === id)?.pages_left_out.join(" ") ?? "").join();

/** Whether a PDF holds just these documents in this order, with the pages that would go along now. */
export const holdsJust = (
  made: readonly Pick<EnclosedDto, "document" | "pages_left_out">[],
  documents: readonly Pick<AppealDocumentDto, "id" | "pages_left_out">[],
  ids: readonly string[],
): boolean =>
  made.map(({ document }) => document).join() === ids.join() &&
  made.map(({ pages_left_out }) => pages_left_out.join(" ")).join() === leftOutOf(documents, ids);
