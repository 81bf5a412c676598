/** Which of the files that were dropped, chosen or pasted a place for files takes. */

export interface FileLimits {
  /** MIME types to their extensions. */
  accept: Readonly<Record<string, readonly string[]>>;
  /** In bytes. */
  maxSize?: number | undefined;
  multiple: boolean;
}
export type Refused = { name: string; why: "type" | "size" | "count" | "unreadable" };

/** What macOS and Windows leave in folders. */
const LEFTOVERS = new Set([".DS_Store", "Thumbs.db"]);

/** Those that are taken, and why the others are not. Of several for a place that takes one, the first that fits. */
export function sortFiles(files: readonly File[], limits: FileLimits): { taken: File[]; refused: Refused[] } {
  const taken: File[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    if (LEFTOVERS.has(file.name)) continue;
    const refuse = (why: Refused["why"]) => refused.push({ name: file.name, why });
    const type = typeOf(file, limits.accept);
    if (type === null) refuse("type");
    else if (file.size > (limits.maxSize ?? Number.POSITIVE_INFINITY)) refuse("size");
    else if (!limits.multiple && taken.length > 0) refuse("count");
    else
      taken.push(file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified }));
  }
  return { taken, refused };
}

/** By its type or, where a system knows none for it, by the end of its name; null for what is not accepted. */
function typeOf({ type, name }: File, accept: FileLimits["accept"]): string | null {
  if (type.toLowerCase() in accept) return type;
  const named = Object.entries(accept).find(([, ends]) =>
    ends.some((end) => name.toLowerCase().endsWith(end)),
  );
  return named?.[0] ?? null;
}

/** Whether what is dragged over the place would be refused, as far as a browser tells before it is dropped. */
export const isRefused = (types: readonly string[], { accept, multiple }: FileLimits): boolean =>
  (!multiple && types.length > 1) || types.some((type) => type !== "" && !(type.toLowerCase() in accept));

/** `accept` of an `<input type="file">`. */
export const acceptList = (accept: FileLimits["accept"]): string => Object.entries(accept).flat(2).join(",");
