/** Items in the order of `ids`; those that are new keep their order among themselves, at the top. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1));
}
