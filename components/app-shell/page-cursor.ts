/** The cursor in a page's `next`, which is an address in the API's answers and bare in a page's first list. */
export function cursorOf(next: string | null): string | null {
  if (!next) return null;
  const at = next.indexOf("?");
  return at < 0 ? next : new URLSearchParams(next.slice(at + 1)).get("cursor");
}
