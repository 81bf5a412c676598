import { CLAIM_PAGES_PER_HOUR } from "../schema";

const HOUR_MS = 3_600_000;

/**
 * Seconds until a file of `pages` may be added to what came within the last hour, 0 for now. A file that is larger than
 * the whole allowance is taken when the hour is empty.
 */
export function waitForPages(
  recent: readonly { pages: number; at: Date }[],
  pages: number,
  now: Date,
): number {
  const live = recent
    .map((file) => ({ pages: file.pages, until: file.at.getTime() + HOUR_MS }))
    .filter(({ until }) => until > now.getTime())
    .sort((a, b) => a.until - b.until);
  let used = live.reduce((sum, file) => sum + file.pages, 0);
  if (used === 0 || used + pages <= CLAIM_PAGES_PER_HOUR) return 0;
  for (const file of live) {
    used -= file.pages;
    if (used === 0 || used + pages <= CLAIM_PAGES_PER_HOUR) {
      return Math.max(1, Math.ceil((file.until - now.getTime()) / 1000));
    }
  }
  return 0;
}
