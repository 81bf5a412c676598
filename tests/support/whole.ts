/** True for `npm run test:long`, which runs in full what `npm test` repeats a smaller number of times. */
export const WHOLE = process.env.WHOLE_TESTS === "1";

/**
 * One of each `oneOf` items in their order, the same ones at every run; all of them for the whole. Which one of a group
 * is taken varies from group to group, so that no rhythm of the list falls together with the choice.
 */
export function shareOf<T>(items: readonly T[], oneOf: number): T[] {
  if (WHOLE) return [...items];
  return items.filter((_, at) => {
    const group = Math.floor(at / oneOf);
    return at % oneOf === (Math.imul(group + 1, 2_654_435_761) >>> 16) % oneOf;
  });
}
