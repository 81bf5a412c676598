/**
 * What was typed in step 1 and is not saved yet, kept in this browser per appeal (docs/product.md, H4). The key
 * holds the appeal's id alone; saving removes the entry.
 */
export type TypedNames = { patient_name: string; payer_name: string };

type Kept = TypedNames & { since: string };

const keyOf = (appealId: string) => `appeal-typed-${appealId}`;

/**
 * What was typed while the appeal stood as it stands now (`updatedAt`). What is older than a later change of the
 * appeal is forgotten: it must not overwrite that.
 */
export function readTypedNames(appealId: string, updatedAt: string): TypedNames | null {
  const kept = parseKept(read(keyOf(appealId)));
  if (!kept) return null;
  if (kept.since === updatedAt) return { patient_name: kept.patient_name, payer_name: kept.payer_name };
  keepTypedNames(appealId, updatedAt, null);
  return null;
}

/** What was typed into a draft that a person left, and begins anew. */
export const forgetTypedNames = (appealId: string): void => keepTypedNames(appealId, "", null);

/** Keeps them; null forgets. A closed storage only means that a reload loses them. */
export function keepTypedNames(appealId: string, updatedAt: string, names: TypedNames | null): void {
  try {
    if (names) window.localStorage.setItem(keyOf(appealId), JSON.stringify({ ...names, since: updatedAt }));
    else window.localStorage.removeItem(keyOf(appealId));
  } catch {
    // Nothing to do: see above.
  }
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The entry of a browser's storage, which anyone could have written. */
export function parseKept(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { patient_name, payer_name, since } = value as Record<string, unknown>;
    const isKept = [patient_name, payer_name, since].every((one) => typeof one === "string");
    return isKept ? (value as Kept) : null;
  } catch {
    return null;
  }
}
