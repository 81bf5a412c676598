export type PersonOption = { value: string; label: string };
type Person = { id: string; first_name: string; last_name: string; username?: string };

/** The people of the practice, for choosing one. */
export const personOptions = (people: readonly Person[]): PersonOption[] =>
  people.map((person) => ({
    value: person.id,
    label: `${person.first_name} ${person.last_name}`.trim() || person.username || "Unnamed",
  }));

/** Who is chosen now stays in the list when it has not loaded, or when that person has left. */
export function withChosen(
  options: readonly PersonOption[],
  chosen: { id: string | null; name: string | null },
): readonly PersonOption[] {
  if (!chosen.id || options.some(({ value }) => value === chosen.id)) return options;
  return [{ value: chosen.id, label: chosen.name || "Unnamed" }, ...options];
}
