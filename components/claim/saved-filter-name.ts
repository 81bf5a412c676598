/** Names that differ only in capitals are the same. */
export const sameName = (a: string, b: string): boolean =>
  a.replaceAll(/\s+/g, " ").trim().toLowerCase() === b.replaceAll(/\s+/g, " ").trim().toLowerCase();
