import { createHash } from "node:crypto";

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** The half of an id that an import keeps: with it the order of the rows, and what the screens show of an id. */
const KEPT = 18;

/** Who an id in the file is: of a person by name, of a row by the half that every import keeps. */
export const stableText = (text: string, owner: string): string =>
  text.replaceAll(ID, (id) => (id === owner ? "owner" : id.slice(0, KEPT)));

/**
 * The id that a row gets in the practice that takes it over: the same at every attempt, another one in every practice, so
 * that two practices of one installation can't collide.
 */
export function importedId(id: string, practiceId: string): string {
  const hash = createHash("sha256").update(`${practiceId}/${id}`).digest("hex");
  const variant = ((Number.parseInt(hash.charAt(0), 16) & 0x3) | 0x8).toString(16);
  return `${id.slice(0, KEPT)}-${variant}${hash.slice(1, 4)}-${hash.slice(4, 16)}`;
}

/** The same for every id in a text. `people` are those of the practice's people. */
export const importedText = (text: string, practiceId: string, people: ReadonlyMap<string, string>): string =>
  text.replaceAll(ID, (id) => people.get(id) ?? importedId(id, practiceId));
